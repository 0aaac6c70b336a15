//! The counts of a search that deepens, from its events.

use plyscope::{Bound, Event, NodeId};

/// The counts of a search that deepens, up to a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct DeepeningTally {
    /// The number of searches of the root.
    pub passes: u32,
    /// The depth of the last one.
    pub depth: u32,
    /// The number of nodes, and of roots, that were searched again because a window failed.
    pub researches: u32,
    /// For each [`OrderReason`](plyscope::OrderReason), the number of nodes of the last pass whose first move came first
    /// because of it.
    pub(super) first: [u32; 4],
    /// `true` if its value lies outside its window, so that it is searched again.
    pub(super) failed: bool,
    /// The node whose children have just been cut off: those that aren't siblings in a row have an
    /// event each.
    cut: Option<NodeId>,
    /// The node that has just been left.
    left: Option<NodeId>,
}

impl DeepeningTally {
    /// Updates the counts with the next event. Returns `false` if a cutoff is a part of the one
    /// before.
    pub(super) fn follow(&mut self, event: &Event<'_>) -> bool {
        let (cut, left) = (self.cut.take(), self.left.take());
        match *event {
            Event::Pass { .. } => {
                self.passes += 1;
                self.depth += u32::from(!self.failed);
                self.researches += u32::from(self.failed);
                self.failed = false;
                self.first = [0; 4];
            }
            Event::Leave { node: NodeId::ROOT, bound, .. } => self.failed = bound != Bound::Exact,
            Event::Leave { node, .. } => self.left = Some(node),
            Event::Order { because, .. } => self.first[because as usize] += 1,
            Event::Store { .. } => self.left = left,
            // It was only tested with a null window.
            Event::Enter { node, .. } => self.researches += u32::from(left == Some(node)),
            Event::Cutoff { node, .. } => {
                self.cut = Some(node);
                return cut != Some(node);
            }
            _ => {}
        }
        true
    }
}
