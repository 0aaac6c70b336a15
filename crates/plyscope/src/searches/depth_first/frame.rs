//! A node on the path.

use super::pv::Pv;
use crate::{Bound, NodeId, Player, Siblings, Value, Window};

/// A node on the path from the root to where the search is.
#[derive(Debug)]
pub(in crate::searches) struct Frame<P> {
    pub(in crate::searches) node: NodeId,
    pub(in crate::searches) position: P,
    pub(in crate::searches) player: Player,
    /// No nodes if the node is a leaf.
    pub(in crate::searches) children: Siblings,
    /// The number of children that have returned.
    pub(in crate::searches) tried: u32,
    /// The index of the child that comes next. It is `tried`, unless a search orders the children.
    pub(in crate::searches) next: u32,
    /// The window as passed in.
    pub(in crate::searches) window: Window,
    /// The best value so far; the worst there is before a child has returned.
    pub(in crate::searches) value: Value,
    /// The best of the values that its children were reported to return, which
    /// are less exact in a search that fails hard.
    pub(in crate::searches) reported: Value,
    /// The bound that came with `value` from a child; only NegaScout keeps it.
    pub(in crate::searches) best_bound: Bound,
    /// The index of its first move among the moves of the traversal.
    pub(in crate::searches) moves: u32,
    pub(super) pv: Pv,
}

impl<P> Frame<P> {
    /// Returns the window that its next child gets.
    pub(in crate::searches) fn child_window(&self) -> Window {
        self.window.narrowed(self.player, self.value)
    }

    /// Says that so many children have returned, from left to right.
    pub(in crate::searches) fn go_to(&mut self, tried: u32) {
        (self.tried, self.next) = (tried, tried);
    }

    pub(in crate::searches) fn is_last_tried(&self) -> bool {
        self.tried == self.children.count
    }
}
