//! A node on the way from the root.

use super::LineRange;
use crate::{Bound, NodeId, Player, Siblings, Value};

/// A node on the way from the root.
#[derive(Debug)]
pub(in crate::searches) struct Frame<P> {
    pub(in crate::searches) node: NodeId,
    pub(in crate::searches) position: P,
    pub(in crate::searches) player: Player,
    /// None where the node is a leaf.
    pub(in crate::searches) children: Siblings,
    /// How many children have returned.
    pub(in crate::searches) tried: u32,
    /// The window as passed in.
    pub(in crate::searches) alpha: Value,
    pub(in crate::searches) beta: Value,
    /// The best value so far; before a child has returned, the worst there is.
    pub(in crate::searches) value: Value,
    /// The same of what its children were said to return, which is less
    /// exact where a search fails hard.
    pub(in crate::searches) told: Value,
    /// What the child said of its value whose value this is; kept by NegaScout
    /// only.
    pub(in crate::searches) best_says: Bound,
    /// Where its moves begin in `Traversal::moves`.
    pub(super) moves: u32,
    pub(super) line: LineRange,
}

impl<P> Frame<P> {
    /// The window that its next child gets.
    pub(in crate::searches) fn window(&self) -> (Value, Value) {
        match self.player {
            Player::Max => (self.alpha.max(self.value), self.beta),
            Player::Min => (self.alpha, self.beta.min(self.value)),
        }
    }

    pub(in crate::searches) fn is_last_tried(&self) -> bool {
        self.tried == self.children.count
    }
}
