//! The events by which a link names a step, such as its second cutoff.

use plyscope::{Event, NodeId};

/// An event by which a step can be named.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Debug)]
#[repr(u32)]
pub enum Landmark {
    /// A cutoff.
    Cutoff,
    /// A purge of OPEN.
    Purge,
    /// The start of a new search of the root.
    Pass,
    /// The evaluation of a leaf.
    Leaf,
    /// A visit of a node.
    Node,
}

impl Landmark {
    /// Returns the landmark of an event, and the node that it visits.
    #[inline(always)]
    pub(crate) fn of(event: &Event<'_>) -> Option<(Landmark, NodeId)> {
        Some(match *event {
            Event::Cutoff { .. } => (Landmark::Cutoff, NodeId::ROOT),
            Event::Purge { .. } => (Landmark::Purge, NodeId::ROOT),
            Event::Pass { .. } => (Landmark::Pass, NodeId::ROOT),
            Event::Evaluate { node, .. } => (Landmark::Leaf, node),
            Event::Enter { node, .. }
            | Event::Pop { node, .. }
            | Event::Select { node }
            | Event::Expand { node, .. } => (Landmark::Node, node),
            _ => return None,
        })
    }
}
