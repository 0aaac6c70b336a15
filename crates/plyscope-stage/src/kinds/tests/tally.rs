//! The counts and the state of a search with null windows, from its events: the nodes that are only
//! tested, and those that are searched after a test.

use plyscope::{Event, NodeId, Window};

/// The counts and the state of a search with null windows, up to a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct TestsTally {
    /// The number of null windows opened below a wider one.
    pub tests: u32,
    /// The number of tests that were followed by a search of the same node.
    pub researches: u32,
    /// The node that is tested: all work below it belongs to the test.
    pub(super) node: Option<NodeId>,
    /// The null window of the test.
    pub(super) window: Window,
    /// The way in which the last event entered a node, if it did.
    pub(super) entry: Option<EntryKind>,
    /// The node that has just been left.
    left: Option<NodeId>,
}

/// The way in which a node is entered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum EntryKind {
    /// The node is entered for the first time in this search of its parent.
    Plain,
    /// The node is entered with a null window, below a wider one.
    Test,
    /// The node is entered just after it was left: it was tested.
    Again,
}

impl Default for TestsTally {
    fn default() -> TestsTally {
        TestsTally {
            tests: 0,
            researches: 0,
            node: None,
            window: Window::ALL,
            entry: None,
            left: None,
        }
    }
}

impl TestsTally {
    /// Updates the state with the next event.
    pub(super) fn follow(&mut self, event: &Event<'_>) {
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
                let entry = match (is_again, is_test) {
                    (true, _) => EntryKind::Again,
                    (false, true) => EntryKind::Test,
                    (false, false) => EntryKind::Plain,
                };
                self.tests += u32::from(entry == EntryKind::Test);
                self.researches += u32::from(entry == EntryKind::Again);
                self.entry = Some(entry);
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
