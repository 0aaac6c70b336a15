//! The look of a node that is drawn by itself.

use plyscope::{NodeId, Status};

use super::input::SceneInput;
use crate::draw::painter::{Ink, NamedStyle, Stroke};
use crate::record::state::{NodeNumbers, Phase};
use crate::show::evaluated::is_evaluated_leaf;

/// Returns `true` if the numbers of a node say that it is disproved.
fn is_disproved(input: &SceneInput<'_>, node: NodeId) -> bool {
    input.own_numbers.is_some_and(|own| match input.state.node_numbers(node) {
        NodeNumbers::Own(words) => own.is_disproved(words),
        _ => false,
    })
}

/// The look of a node that is drawn by itself.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Look {
    Cut,
    Idle,
    /// A leaf that was evaluated in an earlier pass, and not looked at in this one.
    Known,
    Live,
    /// Waiting in OPEN, live.
    Open,
    /// Waiting in OPEN, solved.
    Solved,
    /// Not searched again: the value was in the memory.
    Reused,
    Resolved,
    /// Resolved, and disproved: the goal can't be reached from there.
    Disproved,
}

impl Look {
    pub(super) const ALL: [Look; 9] = [
        Look::Cut,
        Look::Idle,
        Look::Known,
        Look::Live,
        Look::Open,
        Look::Solved,
        Look::Reused,
        Look::Resolved,
        Look::Disproved,
    ];

    /// Returns the look of a node; `below_cut` if one of its ancestors is cut. What was evaluated
    /// looks evaluated, whatever was cut above it since.
    pub(super) fn of(input: &SceneInput<'_>, node: NodeId, below_cut: bool) -> Look {
        let state = input.state;
        let is_known = || is_evaluated_leaf(input.topology, state, node);
        match (state.phase(node), state.in_open(node)) {
            (Phase::Cut, _) if is_known() => Look::Resolved,
            (Phase::Cut, _) => Look::Cut,
            (_, Some(Status::Live)) => Look::Open,
            (_, Some(Status::Solved)) => Look::Solved,
            _ if state.is_reused(node) => Look::Reused,
            (Phase::Resolved, None) if is_disproved(input, node) => Look::Disproved,
            (Phase::Resolved, None) => Look::Resolved,
            (Phase::Live, None) => Look::Live,
            (Phase::Idle, None) if is_known() => Look::Known,
            (Phase::Idle, None) if below_cut => Look::Cut,
            (Phase::Idle, None) => Look::Idle,
        }
    }

    pub(super) fn fill(self) -> Ink {
        match self {
            Look::Live => Ink::Live,
            Look::Known | Look::Reused | Look::Solved | Look::Disproved => Ink::Hairline,
            Look::Resolved => Ink::Ink,
            Look::Cut | Look::Idle | Look::Open => Ink::Paper,
        }
    }

    pub(super) fn rim(self) -> Stroke {
        match self {
            Look::Cut => Stroke { dashed: true, ..Stroke::new(Ink::Idle, 1.2) },
            Look::Idle | Look::Known => Stroke::new(Ink::Idle, 1.0),
            Look::Live => Stroke::new(Ink::Alpha, 1.8),
            Look::Open | Look::Reused | Look::Resolved | Look::Solved | Look::Disproved => {
                Stroke::new(Ink::Ink, 2.0)
            }
        }
    }

    /// Returns the style of the mark of a node, whose fill and rim these are.
    #[inline(always)] // For a painter without names, nothing is left of it.
    pub(super) fn style(self, node: NodeId, fill: Ink, rim: Stroke) -> NamedStyle {
        let name = match self {
            Look::Cut => "cut node",
            Look::Idle => "idle node",
            Look::Known => "known node",
            Look::Live => "live node",
            Look::Open => "open node",
            Look::Solved => "solved node",
            Look::Reused => "reused node",
            Look::Resolved => "resolved node",
            Look::Disproved => "disproved node",
        };
        let (fill, node) = (Some(fill), Some(node));
        NamedStyle { fill, node, ..NamedStyle::of_line(name, rim) }
    }
}
