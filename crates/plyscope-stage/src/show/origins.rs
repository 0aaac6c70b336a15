//! The origin of a bound: the child that set an end of a window, and its parent.

use plyscope::{Bound, CutBy, NodeId, Player, Value};

use crate::record::state::{NodeNumbers, Phase, State};
use crate::record::topology::Topology;

/// Returns an end of a window with these numbers, if the search has one there. The other end of a
/// test lies beside the value that it asks for.
fn end_of(numbers: NodeNumbers, end: CutBy) -> Option<Value> {
    match (numbers, end) {
        (NodeNumbers::Window { alpha, .. }, CutBy::Alpha) => Some(alpha),
        (NodeNumbers::Window { beta, .. }, CutBy::Beta) => Some(beta),
        (NodeNumbers::Test { asker: Player::Max, than, .. }, CutBy::Alpha)
        | (NodeNumbers::Test { asker: Player::Min, than, .. }, CutBy::Beta) => Some(than),
        _ => None,
    }
}

/// Returns the child whose value has set α or β of a node on the path: a child of the node itself,
/// or of the ancestor that handed the bound down. `None` if no child has set it: it is that of the
/// first window, that of a test, or one that the memory had. Also if two nodes on the way have it
/// from a child: a search that hands down one bound may have found the same value twice. And if it
/// is more than [`FAR`] plies above.
pub(crate) fn origin(
    topology: &Topology,
    state: &State,
    node: NodeId,
    end: CutBy,
) -> Option<NodeId> {
    let of = |node| end_of(state.node_numbers(node), end);
    // A leaf has the window of its parent.
    let mut node = if of(node).is_some() { node } else { topology.parent(node)? };
    let value = of(node)?;
    let (player, _) = owner(end);
    let (mut below, mut found) = (None, None);
    for _ in 0..FAR {
        if let Some(child) = setter(topology, state, node, end, value, below)
            && found.replace(child).is_some()
        {
            return None;
        }
        let above = topology.parent(node).filter(|&above| !topology.is_chance(above));
        match above.filter(|&parent| of(parent) == Some(value)) {
            Some(parent) => (node, below) = (parent, Some(node)),
            // A second search begins at the value that the test of its node has found.
            None => {
                return found.filter(|_| !state.is_again(node) || topology.player(node) == player);
            }
        }
    }
    None
}

/// The number of plies that are looked through: a panel asks for each of its rows.
const FAR: usize = 1_000;

/// Returns the player whose value an end is, and the bound that does not make sure of it.
fn owner(end: CutBy) -> (Player, Bound) {
    match end {
        CutBy::Alpha => (Player::Max, Bound::Upper),
        CutBy::Beta => (Player::Min, Bound::Lower),
    }
}

/// Returns the child that has given `node` this end of its window, if one has. The children from
/// `below` on are from an earlier search, if from any.
fn setter(
    topology: &Topology,
    state: &State,
    node: NodeId,
    end: CutBy,
    value: Value,
    below: Option<NodeId>,
) -> Option<NodeId> {
    let (player, unsure) = owner(end);
    let NodeNumbers::Window { value: Some(best), .. } = state.node_numbers(node) else {
        return None;
    };
    if best != value || topology.player(node) != player {
        return None;
    }
    let gave = |child: &NodeId| {
        state.phase(*child) == Phase::Resolved
            && matches!(
                state.node_numbers(*child),
                NodeNumbers::Value(result, bound) if result == value && bound != unsure
            )
    };
    topology.children(node).iter().take_while(|&child| Some(child) != below).find(gave)
}
