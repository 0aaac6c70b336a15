//! The shape of a recorded tree: 12 bytes a node, in the order of generation.

use std::ops::Range;

use plyscope::work::look_at;
use plyscope::{NodeId, Player, Siblings, Value};

use crate::record::node_set::NodeSet;
use crate::record::pages::Column;
use crate::scale::GAMES;

/// The parents and children of all nodes. Nodes are numbered as the search generated them, children
/// of one node consecutively; a parent comes before its children.
#[derive(Clone, Debug)]
pub struct Topology {
    nodes: Column<Shape>,
    /// The nodes that are links, in order, each with the one it stands for.
    links: Vec<(NodeId, NodeId)>,
    /// `true` if chance moves at some node.
    has_chance: bool,
}

/// A node in its tree.
// See docs/decisions/a-leafs-value-is-stored-as-a-first-child.md.
#[derive(Clone, Copy, Debug, Default)]
struct Shape {
    /// The node above; `u32::MAX` for the root.
    parent: u32,
    /// The number of children in the upper bits, then whether the node has a known value, whether
    /// its children are known, whether it is a leaf, whether chance moves, and the player to move.
    shape: u32,
    /// The first child of a node with children; the value of a leaf, if it is known.
    below: u32,
}

/// Deeper nodes are shown by the end of their path.
const SHOWN_PLIES: usize = 32;
/// The number of plies of that end.
const LAST_PLIES: usize = 6;

/// Of so many nodes, one is looked at before others are marked.
const LOOKS: usize = 64;

const MIN_TO_MOVE: u32 = 1;
const LEAF: u32 = 2;
const EXPANDED: u32 = 4;
const VALUED: u32 = 8;
const CHANCE: u32 = 16;
/// The lowest bit of the number of children: 2^27 children are more than fit in memory.
const COUNT: u32 = 5;

impl Topology {
    /// Returns a tree with only a root.
    pub fn new(root: Player) -> Topology {
        let mut topology = Topology { nodes: Column::default(), links: vec![], has_chance: false };
        topology.push(1, u32::MAX, root);
        topology
    }

    fn push(&mut self, count: u32, parent: u32, player: Player) {
        let shape = if player == Player::Min { MIN_TO_MOVE } else { 0 };
        self.nodes.extend(count as usize, Shape { parent, shape, below: 0 });
    }

    /// Adds the children of a node, unless they are there already.
    pub fn expand(&mut self, node: NodeId, count: u32, player: Player) {
        let first = self.len() as u32;
        let Shape { shape, below, .. } = &mut self.nodes[node.index()];
        if *shape & EXPANDED != 0 {
            return;
        }
        *shape = *shape & (LEAF | MIN_TO_MOVE | VALUED | CHANCE) | EXPANDED;
        if count > 0 {
            // The node is not a leaf after all.
            *shape = *shape & !VALUED | count << COUNT;
            *below = first;
        }
        self.push(count, node.0, player);
    }

    /// Records that another player is to move at a node than at its first sibling.
    pub(crate) fn set_player(&mut self, node: NodeId, player: Player) {
        let shape = &mut self.nodes[node.index()].shape;
        *shape = *shape & !MIN_TO_MOVE | if player == Player::Min { MIN_TO_MOVE } else { 0 };
    }

    /// Records that chance moves at a node.
    pub fn set_chance(&mut self, node: NodeId) {
        self.nodes[node.index()].shape |= CHANCE;
        self.has_chance = true;
    }

    /// Records that a node, generated after all that were recorded before, has the position of an
    /// earlier one.
    pub fn link(&mut self, node: NodeId, of: NodeId) {
        self.links.push((node, of));
    }

    /// Returns the earlier node with the same position, if this one is only a link to it, without
    /// children of its own.
    pub fn link_of(&self, node: NodeId) -> Option<NodeId> {
        let index = self.links.binary_search_by_key(&node, |&(node, _)| node).ok()?;
        Some(self.links[index].1)
    }

    /// Returns the later nodes with the position of this one, which are links to it. Reads all
    /// links.
    pub fn links_to(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        self.links.iter().filter(move |&&(_, of)| of == node).map(|&(link, _)| link)
    }

    /// Returns those of these siblings that are links, each with the node it stands for.
    pub(crate) fn links_among(&self, siblings: Siblings) -> &[(NodeId, NodeId)] {
        let before = |node: u32| self.links.partition_point(|&(link, _)| link.0 < node);
        &self.links[before(siblings.first.0)..before(siblings.first.0 + siblings.count)]
    }

    /// Records that a node is a leaf, and its value if that is a single one.
    pub(crate) fn set_leaf(&mut self, node: NodeId, value: Option<Value>) {
        let Shape { shape, below, .. } = &mut self.nodes[node.index()];
        *shape |= LEAF;
        // The value of a node with children is determined by them.
        if let Some(value) = value.filter(|_| *shape >> COUNT == 0) {
            *shape |= VALUED;
            *below = value.units() as u32;
        }
    }

    /// Records that a node was evaluated at the horizon: it is no leaf.
    pub(crate) fn unset_leaf(&mut self, node: NodeId) {
        self.nodes[node.index()].shape &= !(LEAF | VALUED);
    }

    /// The number of nodes, at least one.
    #[expect(clippy::len_without_is_empty, reason = "there is always a root")]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Returns the number of bytes it takes.
    pub(crate) fn bytes(&self) -> usize {
        self.nodes.bytes() + self.links.capacity() * size_of::<(NodeId, NodeId)>()
    }

    /// Returns the parent; `None` for the root.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        look_at(1);
        match self.nodes[node.index()].parent {
            u32::MAX => None,
            parent => Some(NodeId(parent)),
        }
    }

    /// Returns the children, left to right; none if the node wasn't expanded.
    pub fn children(&self, node: NodeId) -> Siblings {
        look_at(1);
        let Shape { shape, below, .. } = self.nodes[node.index()];
        let count = shape >> COUNT;
        Siblings { first: NodeId(if count == 0 { 0 } else { below }), count }
    }

    /// Returns `true` if the node's children are known.
    pub fn is_expanded(&self, node: NodeId) -> bool {
        self.nodes[node.index()].shape & EXPANDED != 0
    }

    /// Returns `true` if chance moves at some node.
    pub(crate) fn has_chance(&self) -> bool {
        GAMES && self.has_chance
    }

    /// Returns `true` if chance moves at the node.
    pub fn is_chance(&self, node: NodeId) -> bool {
        self.has_chance() && self.nodes[node.index()].shape & CHANCE != 0
    }

    /// Returns the player to move at the node; where chance moves, the one who moved last.
    pub fn player(&self, node: NodeId) -> Player {
        look_at(1);
        if self.nodes[node.index()].shape & MIN_TO_MOVE != 0 { Player::Min } else { Player::Max }
    }

    /// Returns `true` if the node is known to be a leaf: from the start in a tree that was written
    /// down, and otherwise from its evaluation on.
    pub fn is_leaf(&self, node: NodeId) -> bool {
        self.nodes[node.index()].shape & LEAF != 0
    }

    /// Returns the value of a leaf, if it is known to be a single one.
    pub fn leaf_value(&self, node: NodeId) -> Option<Value> {
        let Shape { shape, below, .. } = self.nodes[node.index()];
        (shape & VALUED != 0).then(|| Value::with_units(below as i32))
    }

    /// Returns the index of the node among its siblings, counted from 0.
    pub fn child_number(&self, node: NodeId) -> u32 {
        self.parent(node).map_or(0, |parent| node.0 - self.children(parent).first.0)
    }

    /// Returns the path from the root to the node.
    pub fn path(&self, mut node: NodeId) -> plyscope::Path {
        let mut children = Vec::new();
        while let Some(parent) = self.parent(node) {
            children.push(self.child_number(node));
            node = parent;
        }
        children.reverse();
        children.into()
    }

    /// Returns the number of plies above a node, by following its parents.
    pub(crate) fn depth(&self, node: NodeId) -> usize {
        std::iter::successors(self.parent(node), |&node| self.parent(node)).count()
    }

    /// Returns the first of these nodes from left to right; an ancestor comes before its
    /// descendants. Takes time in proportion to the number of their ancestors, however long the
    /// nodes' paths are, and however many siblings they have; less where the first ones are soon
    /// found.
    pub(crate) fn first_in_order(&self, nodes: &NodeSet, most: usize) -> Vec<NodeId> {
        let any = |range: Range<u32>| (!range.is_empty()).then_some(NodeId(range.start));
        let first = self.first_below(NodeId::ROOT, nodes, most, any, self.len() / LOOKS);
        first.unwrap_or_else(|| self.first_by_ancestors(nodes, most))
    }

    /// As [`first_in_order`](Topology::first_in_order), from the nodes up.
    fn first_by_ancestors(&self, nodes: &NodeSet, most: usize) -> Vec<NodeId> {
        look_at(self.len() / u64::BITS as usize);
        // These and the nodes above them. Those come before their children, and of siblings, the
        // last tells of their parent.
        let (mut marked, mut end) = (nodes.clone(), NodeId(self.len() as u32));
        let mut top = NodeId::ROOT;
        while let Some(node) = marked.last_before(end) {
            top = node;
            // All others are below it.
            let is_last = marked.last_before(node).is_none();
            let Some(parent) = self.parent(node).filter(|_| !is_last) else { break };
            marked.insert(parent);
            end = self.children(parent).first.min(node);
        }
        let first = self.first_below(top, nodes, most, |range| marked.first_in(range), usize::MAX);
        first.unwrap_or_default()
    }

    /// Returns the first of these nodes at and below a node; `None` if so many looks don't find
    /// them. `first` returns the first of siblings to look at.
    fn first_below(
        &self,
        top: NodeId,
        nodes: &NodeSet,
        most: usize,
        first: impl Fn(Range<u32>) -> Option<NodeId>,
        looks: usize,
    ) -> Option<Vec<NodeId>> {
        let top = top.0..top.0 + 1;
        // Those that are next come last.
        let (mut found, mut next) = (Vec::new(), vec![top]);
        for _ in 0..looks {
            if found.len() == most {
                return Some(found);
            }
            let Some(range) = next.pop() else { return Some(found) };
            let Some(node) = first(range.clone()) else { continue };
            next.push(node.0 + 1..range.end);
            if nodes.contains(node) {
                found.push(node);
            }
            // Siblings are consecutive.
            let Siblings { first: child, count } = self.children(node);
            next.push(child.0..child.0 + count);
        }
        None
    }

    /// Returns the path as it is shown: only its end if it is long.
    pub fn short_path(&self, node: NodeId) -> String {
        if self.is_within(node, SHOWN_PLIES) {
            return self.path(node).to_string();
        }
        let ways_up = std::iter::successors(Some(node), |&node| self.parent(node));
        let mut end: Vec<u32> =
            ways_up.take(LAST_PLIES).map(|node| self.child_number(node)).collect();
        end.reverse();
        format!("….{}", plyscope::Path::from(end))
    }

    /// Returns `true` if at most so many plies are above the node.
    pub(crate) fn is_within(&self, mut node: NodeId, plies: usize) -> bool {
        for _ in 0..=plies {
            match self.parent(node) {
                Some(parent) => node = parent,
                None => return true,
            }
        }
        false
    }

    /// Returns the node at the end of a path; `None` if the tree doesn't have it.
    pub fn node_at(&self, path: &plyscope::Path) -> Option<NodeId> {
        path.children().iter().try_fold(NodeId::ROOT, |node, &child| {
            let children = self.children(node);
            (child < children.count).then(|| children.nth(child))
        })
    }
}

#[cfg(test)]
mod tests {
    use std::ops::Range;

    use plyscope::NodeId;

    use crate::record::node_set::NodeSet;
    use crate::test_support::grow;

    #[test]
    fn nodes_are_in_the_order_of_their_paths() {
        let tree = grow(&[3, 2, 0, 4, 1, 0, 2, 0, 0, 3]);
        let nodes = || (0..tree.len() as u32).map(NodeId);
        for a in nodes() {
            assert_eq!(tree.depth(a), tree.path(a).children().len());
        }
        let all: Vec<_> = nodes().filter(|node| node.0 % 3 != 1).collect();
        let mut sorted = all.clone();
        sorted.sort_by_key(|&node| tree.path(node));
        let set = NodeSet::of(tree.len(), all.iter().copied());
        for most in 0..=sorted.len() {
            assert_eq!(tree.first_in_order(&set, most), sorted[..most]);
            assert_eq!(tree.first_by_ancestors(&set, most), sorted[..most]);
            let any = |range: Range<u32>| (!range.is_empty()).then_some(NodeId(range.start));
            let first = tree.first_below(NodeId::ROOT, &set, most, any, usize::MAX);
            assert_eq!(first.as_deref(), Some(&sorted[..most]));
        }
        assert!(tree.first_in_order(&NodeSet::new(tree.len()), 3).is_empty());
    }
}
