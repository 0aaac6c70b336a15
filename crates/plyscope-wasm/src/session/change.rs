//! What a step has changed.

use plyscope::NodeId;
use plyscope_stage::NodeNumbers;

/// What a step has changed.
#[derive(Debug, Default)]
pub(super) struct Change {
    /// The nodes with new numbers, and the numbers before.
    pub(super) numbers: Vec<(NodeId, NodeNumbers)>,
    /// The node that the step before was about.
    pub(super) before: Option<NodeId>,
}
