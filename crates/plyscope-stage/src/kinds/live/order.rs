//! The order of the live nodes.

use plyscope::{NodeId, Settings, Value};

use crate::record::state::{NodeNumbers, State};
use crate::record::topology::Topology;

/// Returns `true` if the deepest live node comes first, instead of the one with the least bound.
pub(super) fn is_by_depth(settings: &Settings) -> bool {
    settings.has("order") && settings.word("order") == "depth"
}

/// Returns `true` if among nodes with the same bound the deepest one comes first.
pub(super) fn are_ties_by_depth(settings: &Settings) -> bool {
    settings.has("ties") && settings.word("ties") == "deeper"
}

/// Returns the number of plies above each node.
pub(super) fn depths(topology: &Topology) -> Vec<u32> {
    let mut depths = Vec::with_capacity(topology.len());
    depths.push(0);
    while depths.len() < topology.len() {
        // Siblings are consecutive.
        let parent = topology.parent(NodeId(depths.len() as u32)).unwrap_or(NodeId::ROOT);
        let count = topology.children(parent).count as usize;
        depths.resize(depths.len() + count, depths[parent.index()] + 1);
    }
    depths
}

/// Returns the merit of a node, which is its bound.
pub(super) fn merit_of(state: &State, node: NodeId) -> Option<Value> {
    match state.node_numbers(node) {
        NodeNumbers::Merit(merit, _) => Some(merit),
        _ => None,
    }
}
