//! The movements in the picture that events cause.

use plyscope::{CutBy, Event, NodeId, Outcome, Siblings};

use crate::record::topology::Topology;

/// A movement in the picture while an event takes place.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Movement<'a> {
    /// Nothing but the ring moves: to the node where the next movement begins.
    Approach(NodeId),
    /// The search goes from one node to another.
    Go {
        /// The node it leaves.
        from: NodeId,
        /// The node it arrives at.
        to: NodeId,
    },
    /// A node is handed on, together with others that are handed on from the same node.
    Spread {
        /// The node that hands on.
        from: NodeId,
        /// The node that waits from then on.
        to: NodeId,
    },
    /// A node gets numbers that come from nowhere else.
    Appear(NodeId),
    /// A child's numbers go up to its parent.
    Rise {
        /// The child.
        from: NodeId,
        /// The parent.
        to: NodeId,
    },
    /// The edges to the children are drawn.
    Branch(Siblings),
    /// The edges to these nodes are struck through, one after the other.
    Strike(Siblings, CutBy),
    /// A line runs from the root down to a node: the way of a descent.
    Descend(NodeId),
    /// A line runs from the root down: the principal variation.
    Line(&'a Outcome),
    /// Nodes leave together.
    Vanish(&'a [NodeId]),
    /// Everything is replaced, from left to right.
    Wipe,
}

impl<'a> Movement<'a> {
    /// Returns the movement of an event that means the same in every kind of search; `at` is the
    /// node where the movement before it ended.
    pub(crate) fn of(event: &Event<'a>, at: NodeId, topology: &Topology) -> Option<Movement<'a>> {
        Some(match *event {
            // The first pass replaces nothing.
            Event::Pass { number, .. } if number > 1 => Movement::Wipe,
            Event::Enter { node, .. } => {
                let from = topology.parent(node)?;
                Movement::Go { from, to: node }
            }
            Event::Expand { children, .. } => Movement::Branch(children),
            Event::Evaluate { node, .. } | Event::Bounds { node, .. } => Movement::Appear(node),
            Event::Backup { node, from, .. } => Movement::Rise { from, to: node },
            Event::Cutoff { pruned, by, .. } => Movement::Strike(pruned, by),
            Event::Push { node, .. } if topology.parent(at) == Some(node) => {
                Movement::Rise { from: at, to: node }
            }
            Event::Push { node, .. } if at != node => Movement::Spread { from: at, to: node },
            Event::Pop { node, .. } => Movement::Appear(node),
            Event::Purge { nodes } => Movement::Vanish(nodes),
            Event::Select { node } => Movement::Descend(node),
            Event::Choose { node, .. } => Movement::Go { from: NodeId::ROOT, to: node },
            Event::Done { outcome } => Movement::Line(outcome),
            _ => return None,
        })
    }

    /// Returns the movement of new numbers of a node: from the child where the movement before
    /// ended, or from nowhere.
    pub(crate) fn up_to(node: NodeId, at: NodeId, topology: &Topology) -> Movement<'a> {
        if topology.parent(at) == Some(node) {
            Movement::Rise { from: at, to: node }
        } else {
            Movement::Appear(node)
        }
    }

    /// Returns the node where the movement begins; `None` if it begins in several places.
    pub(crate) fn start(&self, topology: &Topology) -> Option<NodeId> {
        match *self {
            Movement::Go { from, .. }
            | Movement::Spread { from, .. }
            | Movement::Rise { from, .. } => Some(from),
            Movement::Appear(node) => Some(node),
            Movement::Branch(nodes) | Movement::Strike(nodes, _) => topology.parent(nodes.first),
            Movement::Descend(_) | Movement::Line(_) => Some(NodeId::ROOT),
            Movement::Approach(_) | Movement::Vanish(_) | Movement::Wipe => None,
        }
    }

    /// Returns the node where the movement ends, for the next one.
    pub(crate) fn end(&self) -> Option<NodeId> {
        match *self {
            Movement::Go { to, .. } | Movement::Rise { to, .. } => Some(to),
            Movement::Appear(node) | Movement::Descend(node) => Some(node),
            Movement::Approach(_)
            | Movement::Spread { .. }
            | Movement::Branch(_)
            | Movement::Strike(..)
            | Movement::Line(_)
            | Movement::Vanish(_)
            | Movement::Wipe => None,
        }
    }

    /// Returns `true` if two consecutive movements take place at the same time.
    pub(crate) fn goes_with(&self, next: &Movement<'_>) -> bool {
        match (self, next) {
            (Movement::Spread { from, .. }, Movement::Spread { from: next, .. }) => from == next,
            (Movement::Appear(_), Movement::Appear(_)) => true,
            _ => false,
        }
    }

    /// Returns the relative time that it takes.
    pub(crate) fn weight(&self) -> f64 {
        match self {
            Movement::Appear(_) | Movement::Branch(_) => 1.0,
            Movement::Go { .. } | Movement::Spread { .. } => 1.5,
            _ => 3.0,
        }
    }
}
