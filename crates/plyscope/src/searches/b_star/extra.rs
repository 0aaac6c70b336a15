//! What is counted of B* besides its own work: the least that any proof needs, and wrong moves.

use super::BStar;
use super::least::{MOST_NODES, WholeNode, least_expansions};
use crate::searches::counts::{LEAST, WRONG_MOVES};
use crate::{Counts, Game, NodeId, Reason};

impl<G: Game> BStar<G> {
    /// Returns the counts with those that the options ask for.
    pub(super) fn more_counts(&mut self, mut counts: Counts, best: Option<&u32>) -> Counts {
        if self.options.least
            && let Some(nodes) = self.whole_tree()
            && let Some(least) = least_expansions(&nodes)
        {
            counts = counts.with(&[LEAST], &[least]);
        }
        if self.first_bounds.may_be_wrong()
            && let Some(truth) = self.first_bounds.truth(NodeId::ROOT)
            && let Some(best) = best
        {
            let child = self.nodes.root_children().nth(*best);
            let is_wrong = self.first_bounds.truth(child) != Some(truth);
            counts = counts.with(&[WRONG_MOVES], &[u64::from(is_wrong)]);
        }
        counts
    }

    /// Returns the reason of the end: a separation by bounds that may be wrong proves nothing.
    pub(super) fn sound(&self, reason: Reason) -> Reason {
        match reason {
            Reason::Separation if self.first_bounds.may_be_wrong() => Reason::Unsound,
            reason => reason,
        }
    }

    /// Returns the whole tree with the bounds of its nodes as they are first given, if it is small
    /// and each search of the root would begin with the same ones. The search is at its end: what
    /// it has not generated is generated now.
    fn whole_tree(&mut self) -> Option<Vec<WholeNode>> {
        if self.options.graph || self.options.rounds() > 0 || !self.has_few_nodes() {
            return None;
        }
        let mut at = 0;
        while at < self.nodes.len() {
            let node = NodeId(at as u32);
            if !self.nodes.is_leaf(node) {
                self.children(node);
            }
            at += 1;
        }
        Some((0..at as u32).map(|node| self.whole_node(NodeId(node))).collect())
    }

    /// Returns `true` if the whole tree is small. Bounds may take long, so none are asked for
    /// before that is known.
    fn has_few_nodes(&self) -> bool {
        let (mut waiting, mut moves, mut count) = (vec![(self.game.start(), 0)], Vec::new(), 1);
        while let Some((position, depth)) = waiting.pop() {
            if self.options.depth == Some(depth) {
                continue;
            }
            moves.clear();
            self.game.moves(&position, &mut moves);
            count += moves.len();
            if count > MOST_NODES {
                return false;
            }
            waiting.extend(moves.iter().map(|mv| (self.game.play(&position, mv), depth + 1)));
        }
        true
    }

    fn whole_node(&self, node: NodeId) -> WholeNode {
        let children = self.nodes.children(node).map_or(0..0, |children| {
            children.first.index()..children.first.index() + children.count as usize
        });
        let bounds = self.nodes.widened(node, 0, self.first_bounds.range);
        WholeNode { player: self.nodes.player(node), bounds, children: children.collect() }
    }
}
