//! The changes of waiting nodes: in OPEN, or among the live nodes of branch and bound.

use plyscope::{Bound, Event, NodeId, Status, Value};
use serde::Serialize;

use crate::record::recorded_tree::RecordedTree;
use crate::record::state::{NodeNumbers, Phase};

/// The counts of a queue, up to a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct QueueTally {
    /// The number of nodes taken from its head.
    pub pops: u32,
    /// The number of entries.
    pub open: u32,
    /// The greatest number of entries.
    pub open_max: u32,
}

impl QueueTally {
    /// Counts an event that means the same in every queue.
    #[inline(always)]
    pub(in crate::kinds) fn count(&mut self, event: &Event<'_>) {
        match event {
            Event::Pop { .. } => {
                self.pops += 1;
                self.open -= 1;
            }
            Event::Push { .. } => {
                self.open += 1;
                self.open_max = self.open_max.max(self.open);
            }
            _ => {}
        }
    }
}

/// The change that a step makes to an entry of a queue.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
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
