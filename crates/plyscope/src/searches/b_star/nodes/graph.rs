//! Equal positions as one node: the first with a position stands for all
//! later ones, its links.

use std::collections::BTreeSet;

use super::Nodes;
use crate::NodeId;

impl<P> Nodes<P> {
    /// The node that this one stands for: the first with its position, or
    /// itself.
    pub(in super::super) fn first(&self, node: NodeId) -> NodeId {
        // See docs/decisions/equal-positions-stay-a-tree-of-numbers.md.
        self.first[node.index()]
    }

    /// A first node and its links, in the order of generation.
    pub(in super::super) fn copies(&self, first: NodeId) -> impl Iterator<Item = NodeId> {
        let links = self.links.get(&first).into_iter().flatten().copied();
        std::iter::once(first).chain(links)
    }

    /// The parents of a first node and of its links; one twice, where two of
    /// its moves lead to the same position.
    pub(super) fn parents(&self, first: NodeId) -> impl Iterator<Item = NodeId> {
        let copies = self.copies(first).filter(|&copy| copy != NodeId::ROOT);
        copies.map(|copy| self.nodes[copy.index()].parent)
    }

    /// Returns `true` if `above` is `below`, or on a path from the root to it: a link
    /// from there to here would close a cycle. Both are first nodes.
    pub(in super::super) fn is_above(&self, above: NodeId, below: NodeId) -> bool {
        let least = self.rank[above.index()];
        let mut seen = BTreeSet::new();
        let mut waiting = vec![below];
        while let Some(node) = waiting.pop() {
            if node == above {
                return true;
            }
            // Ranks fall on every path up.
            if self.rank[node.index()] > least && seen.insert(node) {
                waiting.extend(self.parents(node));
            }
        }
        false
    }

    /// Gives a first node `least` for its rank, if it has less, so that the
    /// ranks still rise from every parent to its children.
    pub(super) fn raise(&mut self, first: NodeId, least: u32) {
        let mut waiting = vec![(first, least)];
        while let Some((node, least)) = waiting.pop() {
            if self.rank[node.index()] < least {
                self.rank[node.index()] = least;
                let children = self.children(node).into_iter().flat_map(|children| children.iter());
                waiting.extend(children.map(|child| (self.first(child), least + 1)));
            }
        }
    }
}
