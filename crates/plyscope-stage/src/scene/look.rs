//! The look of a node that is drawn by itself.

use plyscope::NodeId;

use crate::painter::{Ink, Stroke};
use crate::{Phase, State};

/// The look of a node that is drawn by itself.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Look {
    Cut,
    Idle,
    Live,
    /// Waiting in OPEN.
    Open,
    /// Not searched again: the value was in the memory.
    Reused,
    Resolved,
}

impl Look {
    pub(super) const ALL: [Look; 6] =
        [Look::Cut, Look::Idle, Look::Live, Look::Open, Look::Reused, Look::Resolved];

    pub(super) fn of(state: &State, node: NodeId, below_cut: bool) -> Look {
        match state.phase(node) {
            Phase::Cut => Look::Cut,
            _ if state.in_open(node).is_some() => Look::Open,
            _ if state.is_reused(node) => Look::Reused,
            Phase::Resolved => Look::Resolved,
            Phase::Live => Look::Live,
            Phase::Idle if below_cut => Look::Cut,
            Phase::Idle => Look::Idle,
        }
    }

    pub(super) fn fill(self) -> Ink {
        match self {
            Look::Live => Ink::Live,
            Look::Reused => Ink::Hairline,
            Look::Resolved => Ink::Ink,
            Look::Cut | Look::Idle | Look::Open => Ink::Paper,
        }
    }

    pub(super) fn rim(self) -> Stroke {
        match self {
            Look::Cut => Stroke { dashed: true, ..Stroke::new(Ink::Idle, 1.2) },
            Look::Idle => Stroke::new(Ink::Idle, 1.0),
            Look::Live => Stroke::new(Ink::Alpha, 1.8),
            Look::Open | Look::Reused | Look::Resolved => Stroke::new(Ink::Ink, 2.0),
        }
    }
}
