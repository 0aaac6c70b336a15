//! The counts of branch and bound.

use plyscope::{NodeId, Value};

use crate::kinds::shared::queue::QueueTally;

/// The counts of branch and bound, up to a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct LiveTally {
    /// The counts of the queue of live nodes.
    pub queue: QueueTally,
    /// The best solution so far, and its value.
    pub incumbent: Option<(NodeId, Value)>,
    /// The first child of the popped node. Children that are dropped at once never entered the
    /// queue.
    pub(super) fresh: Option<NodeId>,
}
