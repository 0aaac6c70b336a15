//! The state of a node in one word, by importance.

use plyscope::{CutBy, NodeId};

use crate::state::Flags;
use crate::{Phase, State, Topology};

/// What a pixel says of the nodes in it; the most important is the greatest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Tone {
    /// Not looked at.
    Idle,
    /// Its value, or what matters of it, is known.
    Resolved,
    /// Entered, unresolved.
    Live,
    /// Waiting in OPEN.
    Open,
    /// On the best line.
    Line,
    /// Cut, without a bound to blame.
    Cut,
    /// Cut because of β.
    BetaCut,
    /// Cut because of α.
    AlphaCut,
}

impl Tone {
    /// All of them, by importance.
    pub(super) const ALL: [Tone; 8] = [
        Tone::Idle,
        Tone::Resolved,
        Tone::Live,
        Tone::Open,
        Tone::Line,
        Tone::Cut,
        Tone::BetaCut,
        Tone::AlphaCut,
    ];

    /// The state of this node itself; below a cut nodes are just idle.
    pub(super) fn of(flags: Flags) -> Tone {
        match (flags.cut_by(), flags.phase()) {
            (Some(CutBy::Alpha), _) => Tone::AlphaCut,
            (Some(CutBy::Beta), _) => Tone::BetaCut,
            (None, Phase::Cut) => Tone::Cut,
            _ if flags.is_on_line() => Tone::Line,
            _ if flags.is_open() => Tone::Open,
            (None, Phase::Live) => Tone::Live,
            (None, Phase::Resolved) => Tone::Resolved,
            (None, Phase::Idle) => Tone::Idle,
        }
    }

    /// Whether the search has been there.
    pub(super) fn is_touched(self) -> bool {
        !matches!(self, Tone::Idle | Tone::Cut)
    }
}

/// How far up a cut is looked for. Deeper below one, nodes of a chain look
/// merely idle.
const CLIMB: usize = 1024;

/// Whether the children of a node, idle themselves, hang below a cut.
pub(super) fn is_below_cut(topology: &Topology, state: &State, node: NodeId) -> bool {
    let above = std::iter::successors(Some(node), |&node| topology.parent(node));
    above
        .take(CLIMB)
        .map(|node| state.phase(node))
        .find(|&phase| phase != Phase::Idle)
        .is_some_and(|phase| phase == Phase::Cut)
}
