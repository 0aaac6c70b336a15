//! The nodes of the tree that is searched.

use std::cmp::Ordering;

use crate::{NodeId, Player, Siblings};

#[derive(Debug)]
pub(super) struct Node {
    pub(super) parent: NodeId,
    pub(super) depth: u32,
    pub(super) player: Player,
    /// `true` once it was popped as a live state.
    pub(super) visited: bool,
    /// No nodes if it isn't expanded, or is a leaf.
    pub(super) children: Siblings,
    /// The leaf that its merit comes from, as far as it is known.
    pub(super) source: NodeId,
}

/// Returns which of two nodes is further left in the tree. A node comes before those below it.
pub(super) fn tree_order(nodes: &[Node], mut a: NodeId, mut b: NodeId) -> Ordering {
    let depth = |node: NodeId| nodes[node.index()].depth;
    let parent = |node: NodeId| nodes[node.index()].parent;
    let by_depth = depth(a).cmp(&depth(b));
    while depth(a) > depth(b) {
        a = parent(a);
    }
    while depth(b) > depth(a) {
        b = parent(b);
    }
    if a == b {
        return by_depth;
    }
    while parent(a) != parent(b) {
        (a, b) = (parent(a), parent(b));
    }
    a.cmp(&b)
}
