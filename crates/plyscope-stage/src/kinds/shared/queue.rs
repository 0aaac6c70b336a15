//! The changes of waiting nodes: in OPEN, or among the live nodes of branch and bound.

use plyscope::{Bound, NodeId, Status, Value};
use serde::Serialize;

use crate::recorded_tree::RecordedTree;
use crate::state::{NodeNumbers, Phase};

/// The change that a step makes to an entry of a queue.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum QueueChange {
    /// The entry was the head, and was removed.
    Popped,
    /// The entry was added.
    Pushed,
    /// The entry was removed unexamined.
    Purged,
}

/// Removes a node from the head of the queue.
pub(in crate::kinds) fn pop(tree: &mut RecordedTree, node: NodeId, status: Status) {
    tree.mark(node, |it| match status {
        Status::Live => it.with_open(None).with_phase(Phase::Live),
        Status::Solved => it.with_open(None),
    });
}

/// Adds a node to the queue. The merit of a live node is such a `bound`.
pub(in crate::kinds) fn push(
    tree: &mut RecordedTree,
    node: NodeId,
    status: Status,
    merit: Value,
    bound: Bound,
) {
    let edit = tree.edit(node).open(Some(status));
    match status {
        Status::Live => edit.numbers(NodeNumbers::Merit(merit, bound)),
        Status::Solved => {
            edit.phase(Phase::Resolved).numbers(NodeNumbers::Value(merit, Bound::Exact))
        }
    }
    .write();
}
