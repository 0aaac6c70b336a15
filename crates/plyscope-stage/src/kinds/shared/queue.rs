//! What changes at the nodes that wait: in OPEN, or among the live nodes of branch and bound.

use plyscope::{Bound, NodeId, Status, Value};
use serde::Serialize;

use crate::recorded_tree::RecordedTree;
use crate::state::{NodeNumbers, Phase};

/// The change that a step makes to an entry of a queue.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum QueueChange {
    /// It was the head, and left.
    Popped,
    /// It entered.
    Pushed,
    /// It left unexamined.
    Purged,
}

/// A node leaves the queue's head.
pub(in crate::kinds) fn pop(tree: &mut RecordedTree, node: NodeId, status: Status) {
    tree.mark(node, |it| match status {
        Status::Live => it.with_open(None).with_phase(Phase::Live),
        Status::Solved => it.with_open(None),
    });
}

/// A node enters the queue. The merit of a live one is such a `bound`.
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
