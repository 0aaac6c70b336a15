//! The signs of bounds, for everything that shows a number: the picture, the sentences, the panel,
//! the facts about a node.
//!
//! `≥` and `≤` stand before a number that is proved to be a bound of the node's value. A number
//! without a sign is the value itself, or what a node that is worked on has so far without a proof.
//! `Σ` stands before the part of a mean that a chance node has so far.

use plyscope::{Bound, Interval, NodeId, Player, Unit, Value};

use crate::record::state::{NodeNumbers, Phase, State};
use crate::record::topology::Topology;
use crate::show::sentence::shown;

/// Returns a number with its sign.
pub(crate) fn signed(number: Value, bound: Bound, unit: Unit) -> String {
    let sign = match bound {
        Bound::Exact => "",
        Bound::Lower => "≥ ",
        Bound::Upper => "≤ ",
    };
    format!("{sign}{}", shown(number, unit))
}

/// Returns `true` if what a node has so far is a part of a sum: chance moves there, and it is
/// worked on.
pub(crate) fn is_sum(topology: &Topology, state: &State, node: NodeId) -> bool {
    topology.is_chance(node) && state.phase(node) == Phase::Live
}

/// Returns what a node has so far, or its value, with the sign.
pub(crate) fn signed_at(
    topology: &Topology,
    state: &State,
    node: NodeId,
    (number, bound): (Value, Bound),
    unit: Unit,
) -> String {
    let sum = if is_sum(topology, state, node) { "Σ " } else { "" };
    format!("{sum}{}", signed(number, bound, unit))
}

/// Returns the best value so far of a node with these numbers, a window or a test, and the bound
/// that it is.
///
/// A result at or below α is only an upper bound of a child, and proves nothing about a MAX node;
/// neither does one at or above β about a MIN node.
pub(crate) fn best_so_far(
    topology: &Topology,
    state: &State,
    node: NodeId,
    numbers: NodeNumbers,
) -> Option<(Value, Bound)> {
    let (best, window) = match numbers {
        NodeNumbers::Window { value, .. } => (value?, window_from_above(topology, state, node)),
        NodeNumbers::Test { asker, than, value } => (value?, test_window(asker, than)),
        _ => return None,
    };
    let bound = match topology.player(node) {
        // A part of a sum.
        _ if topology.is_chance(node) => Bound::Exact,
        Player::Max if best > window.lower => Bound::Lower,
        Player::Min if best < window.upper => Bound::Upper,
        Player::Max | Player::Min => Bound::Exact,
    };
    Some((best, bound))
}

/// Returns the window that the node was given: its parent's, which stays the same meanwhile.
fn window_from_above(topology: &Topology, state: &State, node: NodeId) -> Interval {
    match topology.parent(node).map(|parent| state.node_numbers(parent)) {
        Some(NodeNumbers::Window { alpha, beta, .. }) => Interval { lower: alpha, upper: beta },
        Some(NodeNumbers::Test { asker, than, .. }) => test_window(asker, than),
        _ => Interval::ALL,
    }
}

/// Returns the null window of a test.
pub(crate) fn test_window(asker: Player, than: Value) -> Interval {
    match asker {
        Player::Max => Interval { lower: than, upper: than.just_above() },
        Player::Min => Interval { lower: than.just_below(), upper: than },
    }
}
