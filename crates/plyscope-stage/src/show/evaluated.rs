//! The leaves that were evaluated.

use plyscope::{Bound, NodeId};

use crate::record::state::{NodeNumbers, State};
use crate::record::topology::Topology;

/// Returns `true` if the value of a leaf is known from its evaluation, whatever was cut above it
/// since.
pub(crate) fn is_evaluated_leaf(topology: &Topology, state: &State, node: NodeId) -> bool {
    let is_value = matches!(state.node_numbers(node), NodeNumbers::Value(_, Bound::Exact));
    is_value && topology.is_leaf(node)
}
