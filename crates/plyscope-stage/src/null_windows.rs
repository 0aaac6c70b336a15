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
    /// How the last event entered a node, if it did.
    pub(crate) entry: Option<Entry>,
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
        Testing { node: None, window: (Value::NEG_INF, Value::INF), entry: None, left: None }
    }
}

impl Testing {
    /// Takes in the next event.
    pub(crate) fn follow(&mut self, event: &Event<'_>) {
        self.entry = None;
        match *event {
            Event::Enter { node, alpha, beta } => {
                let is_again = self.left.take() == Some(node);
                let is_test = self.node.is_none() && is_null(alpha, beta);
                if is_test {
                    self.node = Some(node);
                    self.window = (alpha, beta);
                }
                self.entry = Some(match (is_again, is_test) {
                    (true, _) => Entry::Again,
                    (false, true) => Entry::Test,
                    (false, false) => Entry::Plain,
                });
            }
            Event::Leave { node, .. } => {
                self.node.take_if(|tested| *tested == node);
                self.left = Some(node);
            }
            Event::Store { .. } => {}
            _ => self.left = None,
        }
    }
}

/// Returns `true` if nothing lies between these bounds.
fn is_null(alpha: Value, beta: Value) -> bool {
    alpha.just_above() >= beta
}
