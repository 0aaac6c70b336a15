//! The most important part of the state of a node.

use plyscope::{CutBy, NodeId};

use crate::record::state::Flags;
use crate::record::state::{Phase, State};
use crate::record::topology::Topology;

/// The state that a pixel shows for the nodes in it; the most important is the greatest.
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
    /// Cut, without a bound as the cause.
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

    /// Returns the state of the node itself; a node below a cut is idle.
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
}

/// The number of ancestors that are checked for a cut. Further below one, nodes of a chain look
/// idle.
const CLIMB: usize = 1024;

/// Returns `true` if the children of an idle node are below a cut.
pub(super) fn is_below_cut(topology: &Topology, state: &State, node: NodeId) -> bool {
    let above = std::iter::successors(Some(node), |&node| topology.parent(node));
    above
        .take(CLIMB)
        .map(|node| state.phase(node))
        .find(|&phase| phase != Phase::Idle)
        .is_some_and(|phase| phase == Phase::Cut)
}
