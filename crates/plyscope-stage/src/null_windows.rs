//! The state of a search with null windows, from its events: the nodes that are only tested, and
//! those that are searched after a test.

use plyscope::{Event, NodeId, Window};

/// The state of a search with null windows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Testing {
    /// The node that is tested: all work below it belongs to the test.
    pub(crate) node: Option<NodeId>,
    /// The null window of the test.
    pub(crate) window: Window,
    /// The way in which the last event entered a node, if it did.
    pub(crate) entry: Option<Entry>,
    /// The node that has just been left.
    left: Option<NodeId>,
}

/// The way in which a node is entered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Entry {
    /// The node is entered for the first time in this search of its parent.
    Plain,
    /// The node is entered with a null window, below a wider one.
    Test,
    /// The node is entered just after it was left: it was tested.
    Again,
}

impl Default for Testing {
    fn default() -> Testing {
        Testing { node: None, window: Window::ALL, entry: None, left: None }
    }
}

impl Testing {
    /// Updates the state with the next event.
    pub(crate) fn follow(&mut self, event: &Event<'_>) {
        self.entry = None;
        match *event {
            Event::Enter { node, alpha, beta } => {
                let is_again = self.left.take() == Some(node);
                let window = Window { alpha, beta };
                let is_test = self.node.is_none() && window.is_null();
                if is_test {
                    self.node = Some(node);
                    self.window = window;
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
