//! The places of a tree's nodes, by rank.

use std::ops::Range;

use plyscope::{NodeId, Siblings};

use super::last_ranks::LastRanks;
use crate::record::topology::Topology;

/// A tidy drawing of a tree. A link is not drawn: it has no place of its own, but that of the node
/// it stands for.
///
/// Nodes have new numbers here, their *ranks*: breadth first, from left to right. So every ply is
/// one range of ranks with rising x, and two binary searches find the part of it in a window; the
/// children of consecutive ranks are consecutive as well.
///
/// x is in units of the distance between neighbours: two nodes of one ply are at least 1 apart,
/// siblings and cousins alike, the left-most node of all is at 0, and a parent is midway between
/// its first child and its last, up to a few billionths of the drawing's width. The layout takes
/// time linear in the number of nodes (see [Buchheim, Jünger, Leipert 2002][1]) and a little over 12
/// bytes a node. [`Drawing`](super::Drawing) computes it in portions.
///
/// ```
/// use plyscope::{NodeId, Player};
/// use plyscope_stage::{Layout, Topology};
///
/// let mut tree = Topology::new(Player::Max);
/// tree.expand(NodeId::ROOT, 3, Player::Min);
/// tree.expand(NodeId(3), 2, Player::Max);
///
/// let layout = Layout::of(&tree);
/// assert_eq!(layout.plies(), 3);
/// assert_eq!(layout.ply(1), 1..4);
/// assert_eq!(layout.ply(1).map(|rank| layout.x(rank)).collect::<Vec<_>>(), [0.0, 1.0, 2.0]);
/// assert_eq!(layout.x(layout.rank(&tree, NodeId(4))), 1.5);
/// assert_eq!((layout.width(), layout.depth()), (2.5, 2));
/// ```
///
/// [1]: https://doi.org/10.1007/3-540-36151-0_32
// See docs/decisions/positions-are-counted-in-grains.md.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    /// The node at each rank.
    pub(super) node: Vec<u32>,
    /// The rank of the first child, or the one that it would have; one more at the end, so that a
    /// node's children end where the next node's begin.
    pub(super) first_child: Vec<u32>,
    /// The places in grains, counted from the left.
    pub(super) x: Vec<u32>,
    /// The size of a grain: a power of two, so small that the width is just under 2^32 grains. A
    /// number of 8 bytes would make no visible difference.
    pub(super) grain: f64,
    /// The first rank of each ply; one more at the end.
    pub(super) ply_start: Vec<u32>,
    pub(super) width: f64,
    /// The least distance between neighbours on each ply, in grains; [`u32::MAX`] for a single
    /// node.
    pub(super) least_gap: Vec<u32>,
    /// The first node of each block of ranks; [`u32::MAX`] if the others are not numbered from it on.
    pub(super) in_turn: Vec<u32>,
    /// The number of nodes of the tree, links included.
    pub(super) nodes: usize,
    pub(super) last: LastRanks,
}

/// The number of ranks in a block.
pub(crate) const BLOCK: usize = 64;

impl Layout {
    /// The number of bytes that a node takes.
    pub const BYTES_A_NODE: usize = 12;

    /// Returns `true` if the node was in the tree when that was drawn.
    pub fn knows(&self, node: NodeId) -> bool {
        node.index() < self.nodes
    }

    /// The number of nodes of the tree when it was drawn, links included.
    pub fn nodes(&self) -> usize {
        self.nodes
    }

    /// The number of nodes that have a place, at least one.
    #[expect(clippy::len_without_is_empty, reason = "there is always a root")]
    pub fn len(&self) -> usize {
        self.node.len()
    }

    /// Returns the distance between the left-most and the right-most node.
    pub fn width(&self) -> f64 {
        self.width
    }

    /// Returns the ply of the deepest node; the root's is 0.
    pub fn depth(&self) -> usize {
        self.plies() - 1
    }

    /// The number of plies, at least one.
    pub fn plies(&self) -> usize {
        self.ply_start.len() - 1
    }

    /// Returns the numbers of the nodes with these ranks.
    pub(crate) fn nodes_at(&self, ranks: Range<usize>) -> &[u32] {
        &self.node[ranks]
    }

    /// Returns the first node of a block of ranks, if the others are numbered from it on. To read
    /// this takes less than to read all of them, as the memory is gone through in its order.
    pub(crate) fn in_turn(&self, block: usize) -> Option<u32> {
        Some(self.in_turn[block]).filter(|&first| first != u32::MAX)
    }

    /// Returns the ranks of a ply, from left to right; empty below the deepest.
    pub fn ply(&self, ply: usize) -> Range<usize> {
        match self.ply_start.get(ply..ply + 2) {
            Some(bounds) => bounds[0] as usize..bounds[1] as usize,
            None => self.len()..self.len(),
        }
    }

    /// Returns the ply of a rank, by binary search.
    pub(crate) fn ply_of(&self, rank: usize) -> usize {
        self.ply_start.partition_point(|&start| start as usize <= rank) - 1
    }

    /// Returns the place of a rank.
    pub fn x(&self, rank: usize) -> f64 {
        f64::from(self.x[rank]) * self.grain
    }

    /// Returns the least distance between neighbours on a ply; a ply with a single node has a great
    /// one.
    pub(crate) fn least_gap(&self, ply: usize) -> f64 {
        f64::from(self.least_gap[ply]) * self.grain
    }

    /// Returns the number of bytes it holds.
    pub fn bytes(&self) -> usize {
        size_of::<u32>()
            * (self.node.capacity()
                + self.least_gap.capacity()
                + self.first_child.capacity()
                + self.x.capacity()
                + self.in_turn.capacity()
                + self.ply_start.capacity())
    }

    /// Returns the node at a rank.
    pub fn node(&self, rank: usize) -> NodeId {
        NodeId(self.node[rank])
    }

    /// Returns the rank of a node of the tree that was drawn. It is found on the path from the
    /// root, so the cost is proportional to its depth. A link has the rank of the node it stands
    /// for.
    pub fn rank(&self, topology: &Topology, node: NodeId) -> usize {
        let node = topology.link_of(node).unwrap_or(node);
        if let Some(rank) = self.last.get(node) {
            return rank;
        }
        let rank = self.rank_below(topology, node);
        self.last.put(node, rank);
        rank
    }

    fn rank_below(&self, topology: &Topology, mut node: NodeId) -> usize {
        let mut way = Vec::new();
        while let Some(parent) = topology.parent(node) {
            let first = topology.children(parent).first;
            let elder = Siblings { first, count: node.0 - first.0 };
            way.push(elder.count as usize - topology.links_among(elder).len());
            node = parent;
        }
        way.iter().rev().fold(0, |rank, child| self.first_child[rank] as usize + child)
    }

    /// Returns the ranks of the children of a rank, from left to right.
    pub fn children(&self, rank: usize) -> Range<usize> {
        self.children_of(rank..rank + 1)
    }

    /// Returns the ranks of all children of consecutive ranks.
    pub(super) fn children_of(&self, ranks: Range<usize>) -> Range<usize> {
        self.first_child[ranks.start] as usize..self.first_child[ranks.end] as usize
    }

    /// Returns the rank of the parent, by binary search on the ply above; `None` for the root.
    pub fn parent(&self, rank: usize) -> Option<usize> {
        let above = self.ply(self.ply_of(rank).checked_sub(1)?);
        let first_child = &self.first_child[above.start..above.end];
        // Nodes without children begin where the next node begins, so the parent is the last node
        // that begins here or before.
        let before = first_child.partition_point(|&first| first as usize <= rank);
        Some(above.start + before - 1)
    }

    /// Returns the ranks of a ply with x in `from..=to`, by two binary searches.
    pub fn between(&self, ply: usize, from: f64, to: f64) -> Range<usize> {
        let ranks = self.ply(ply);
        let x = &self.x[ranks.clone()];
        let start = x.partition_point(|&x| f64::from(x) * self.grain < from);
        let end = x.partition_point(|&x| f64::from(x) * self.grain <= to).max(start);
        ranks.start + start..ranks.start + end
    }

    /// Returns the left and the right edge of a subtree, and its deepest ply. The cost is
    /// proportional to its depth.
    pub fn extent(&self, rank: usize) -> (f64, f64, usize) {
        let (mut left, mut right, mut ply) = (f64::INFINITY, f64::NEG_INFINITY, self.ply_of(rank));
        let mut ranks = rank..rank + 1;
        loop {
            left = left.min(self.x(ranks.start));
            right = right.max(self.x(ranks.end - 1));
            ranks = self.children_of(ranks);
            if ranks.is_empty() {
                return (left, right, ply);
            }
            ply += 1;
        }
    }
}
