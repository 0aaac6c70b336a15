//! The last two plies in one step, for when nobody listens.

use super::{Cut, LineRange, Traversal};
use crate::{Game, NodeId, Player, Value};

/// More frames than there can be. An `Option` would be asked once more for each
/// node, which can be measured.
const NEVER: usize = usize::MAX;

/// How many frames there are when a child may be looked at in passing: the
/// child's children lie at the horizon.
pub(super) fn above(horizon: Option<u32>) -> usize {
    match horizon {
        Some(horizon) if horizon > 0 => horizon as usize - 1,
        _ => NEVER,
    }
}

impl<G: Game> Traversal<G> {
    /// For a search that needs a frame for each node, even where nobody listens.
    pub(in crate::searches) fn without_frontier_steps(self) -> Traversal<G> {
        Traversal { frontier: NEVER, ..self }
    }

    /// Looks at the last frame's next child with this window, and at the
    /// child's children up to one whose value ends the work there, without a
    /// frame for any of them; where that comes to the same: those children lie
    /// at the horizon, and nothing is kept of them. Only for when nobody
    /// listens.
    pub(in crate::searches) fn frontier_step(
        &mut self,
        (alpha, beta): (Value, Value),
        cut: Cut,
    ) -> Option<(NodeId, Value, LineRange)> {
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
        let bound = match player {
            Player::Max => beta,
            Player::Min => alpha,
        };
        let (mut value, mut best, mut tried) = (player.worst(), 0, 0);
        for mv in &self.moves[moves..] {
            let found = self.game.value(&self.game.play(&position, mv));
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
        let leaf = self.lines.begin();
        let mut line = leaf;
        if tried > 0 {
            self.fresh += count;
            self.counts.cutoffs += u64::from(tried < count);
            self.lines.take(&mut line, leaf, best);
        } else {
            value = self.game.value(&position);
        }
        let leaves = u64::from(tried.max(1));
        self.counts.nodes += u64::from(tried) + 1;
        self.counts.leaves += leaves;
        self.counts.evaluations += leaves;
        Some((node, value, line))
    }
}
