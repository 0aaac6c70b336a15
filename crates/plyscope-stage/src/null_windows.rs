//! Following a search with null windows by its events: what is only tested,
//! and what is searched after a test.

use plyscope::{Event, NodeId, Value};

/// Where a search with null windows is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Testing {
    /// The node that is tested: all work below it is for that.
    pub(crate) node: Option<NodeId>,
    /// The null window that all of it has.
    pub(crate) window: (Value, Value),
    /// The node that has just been left.
    left: Option<NodeId>,
}

/// How a node is entered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Entry {
    /// For the first time in this search of its parent.
    Plain,
    /// With a null window, below a wider one.
    Test,
    /// Just after it was left: it was tested.
    Again,
}

impl Default for Testing {
    fn default() -> Testing {
        Testing { node: None, window: (Value::NEG_INF, Value::INF), left: None }
    }
}

impl Testing {
    /// Follows the search; of an `enter` it tells how.
    pub(crate) fn see(&mut self, event: &Event<'_>) -> Option<Entry> {
        match *event {
            Event::Enter { node, alpha, beta } => {
                let is_again = self.left.take() == Some(node);
                let is_null = is_null(alpha, beta);
                if self.node.is_some() || !is_null {
                    return Some(if is_again { Entry::Again } else { Entry::Plain });
                }
                self.node = Some(node);
                self.window = (alpha, beta);
                Some(if is_again { Entry::Again } else { Entry::Test })
            }
            Event::Leave { node, .. } => {
                self.node.take_if(|tested| *tested == node);
                self.left = Some(node);
                None
            }
            Event::Store { .. } => None,
            _ => {
                self.left = None;
                None
            }
        }
    }
}

/// Whether nothing lies between these bounds.
fn is_null(alpha: Value, beta: Value) -> bool {
    alpha.just_above() >= beta
}
