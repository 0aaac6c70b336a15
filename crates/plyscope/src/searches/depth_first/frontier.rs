//! The last two plies in one step, for when nobody listens.

use super::Cut;
use super::pv::Pv;
use super::traversal::Traversal;
use crate::{Game, NodeId, Value, Window};

impl<G: Game> Traversal<G> {
    /// Searches the last frame's next child with this window, without a frame
    /// for it or its children, up to one of them whose value ends the work.
    /// Returns the child, its value and its principal variation; `None` if the
    /// result would be another one, as the children don't lie at the horizon or
    /// something is kept of them. Only for when nobody listens.
    pub(in crate::searches) fn frontier_step(
        &mut self,
        window: Window,
        cut: Cut,
    ) -> Option<(NodeId, Value, Pv)> {
        // See docs/decisions/unobserved-steps-may-be-longer.md.
        if self.frames.len() != self.frontier {
            return None;
        }
        let parent = self.frames.last()?;
        let mv = &self.moves[(parent.moves + parent.tried) as usize];
        let (node, position) =
            (parent.children.nth(parent.tried), self.game.play(&parent.position, mv));
        let moves = self.moves.len();
        self.game.moves(&position, &mut self.moves);
        let player = self.game.player(&position);
        let (_, bound) = window.cutoff_at(player);
        let (mut value, mut best, mut tried) = (player.worst(), 0, 0);
        for mv in &self.moves[moves..] {
            let leaf = self.game.play(&position, mv);
            let found = self.game.value_ahead(&leaf, &mut self.counts.ahead);
            if found.is_unknown() {
                // The search ends at that child.
                self.moves.truncate(moves);
                return None;
            }
            if tried == 0 || player.prefers(found, value) {
                (value, best) = (found, tried);
            }
            tried += 1;
            if cut.passes(player, value, bound) {
                break;
            }
        }
        let count = (self.moves.len() - moves) as u32;
        self.moves.truncate(moves);
        if tried == 0 {
            value = self.game.value_ahead(&position, &mut self.counts.ahead);
            if value.is_unknown() {
                return None;
            }
        }
        let leaf = self.pvs.begin();
        let mut pv = leaf;
        if tried > 0 {
            self.number(count);
            self.counts.cutoffs += u64::from(tried < count);
            self.pvs.take(&mut pv, leaf, best);
        }
        let leaves = u64::from(tried.max(1));
        self.counts.nodes += u64::from(tried) + 1;
        self.counts.leaves += leaves;
        self.counts.evaluations += leaves;
        Some((node, value, pv))
    }
}
