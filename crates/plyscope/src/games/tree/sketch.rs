//! A tree as it is read: depth-first, before its unit and its bracketed leaves
//! are known.

pub(super) mod finish;

#[cfg(feature = "games")]
use std::collections::BTreeMap;

#[cfg(feature = "games")]
use super::graph::Graph;
use super::number::{Number, PAUSES};

/// The greatest number of nodes for which there is room at once. A longer list grows by doubling.
const ROOM: usize = 1 << 23;

/// The value or the bounds of a leaf.
#[derive(Clone, Copy)]
pub(super) enum Leaf {
    /// Its value.
    Value(Number),
    /// Its bounds.
    Bounds(Number, Number),
}

/// The nodes in the order in which they begin in the text.
#[derive(Default)]
pub(super) struct Sketch {
    /// `true` if some list holds two bracketed leaves.
    pub(super) bracketed_siblings: bool,
    nodes: Vec<Node>,
    /// The values of the leaves that have one, and the lower bounds of those
    /// that don't, in the order of nodes.
    values: Vec<Number>,
    /// Bounds, in any order.
    bounds: Vec<(u32, Number, Number)>,
    /// Names, in any order.
    names: Vec<(u32, Box<str>)>,
    bracketed: usize,
    /// The greatest number of decimals of a number so far.
    decimals: u8,
    /// Marks, and nodes that are used again, in any order.
    #[cfg(feature = "games")]
    graph: Graph,
    /// The nodes that have a mark, by mark. A hash map would stop now and then to grow.
    #[cfg(feature = "games")]
    marked: BTreeMap<Box<str>, u32>,
}

#[derive(Clone, Copy)]
struct Node {
    depth: u32,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Inner,
    /// A list that holds one number and nothing else.
    Bracketed,
    Leaf,
    /// It stands for a node that was read before.
    #[cfg(feature = "games")]
    Again,
}

impl Sketch {
    /// Returns a sketch with room for the nodes of a text of so many bytes, so that no list of
    /// millions is copied when it grows.
    pub(super) fn of_text(bytes: usize) -> Sketch {
        if !PAUSES {
            return Sketch::default();
        }
        // Between two nodes there is a separator, or a bracket around one of them is closed.
        let most = (bytes / 2 + 1).min(ROOM);
        let (nodes, values) = (Vec::with_capacity(most), Vec::with_capacity(most));
        Sketch { nodes, values, ..Sketch::default() }
    }

    /// The number of the next node. The text has fewer than 2^32 characters,
    /// and a node has at least one.
    pub(super) fn next(&self) -> u32 {
        self.nodes.len() as u32
    }

    /// Gives a name to the node that begins next.
    pub(super) fn name_next(&mut self, name: String) {
        self.name(self.next(), name);
    }

    pub(super) fn name(&mut self, node: u32, name: String) {
        self.names.push((node, name.into()));
    }

    /// Gives bounds to the node that begins next.
    pub(super) fn bounds_next(&mut self, lower: Number, upper: Number) {
        self.bounds(self.next(), lower, upper);
    }

    pub(super) fn bounds(&mut self, node: u32, lower: Number, upper: Number) {
        self.decimals = self.decimals.max(lower.decimals).max(upper.decimals);
        self.bounds.push((node, lower, upper));
    }

    /// Begins an inner node.
    pub(super) fn begin_list(&mut self, depth: usize) -> u32 {
        let node = self.next();
        self.nodes.push(Node { depth: depth as u32, kind: Kind::Inner });
        node
    }

    pub(super) fn leaf(&mut self, depth: usize, leaf: Leaf) {
        let node = self.begin_list(depth);
        self.leaf_after_all(node, leaf);
    }

    /// The node, the last one so far, turns out to be a leaf.
    pub(super) fn leaf_after_all(&mut self, node: u32, leaf: Leaf) {
        self.nodes[node as usize].kind = Kind::Leaf;
        match leaf {
            Leaf::Value(value) => {
                self.decimals = self.decimals.max(value.decimals);
                self.values.push(value);
            }
            Leaf::Bounds(lower, upper) => {
                self.values.push(lower);
                self.bounds(node, lower, upper);
            }
        }
    }

    /// Returns the node with this mark.
    #[cfg(feature = "games")]
    pub(super) fn marked(&self, mark: &str) -> Option<u32> {
        self.marked.get(mark).copied()
    }

    #[cfg(feature = "games")]
    pub(super) fn mark(&mut self, node: u32, mark: String) {
        let mark = Box::<str>::from(mark);
        self.graph.marks.push((node, mark.clone()));
        self.marked.insert(mark, node);
    }

    /// Adds a node that stands for another.
    #[cfg(feature = "games")]
    pub(super) fn again(&mut self, depth: usize, of: u32) {
        let node = self.begin_list(depth);
        self.again_after_all(node, of);
    }

    /// The node, the last one so far, turns out to stand for another.
    #[cfg(feature = "games")]
    pub(super) fn again_after_all(&mut self, node: u32, of: u32) {
        self.nodes[node as usize].kind = Kind::Again;
        self.graph.again.push((node, of));
    }

    /// Takes the list as a bracketed leaf.
    pub(super) fn take_as_leaf(&mut self, node: u32) {
        self.nodes[node as usize].kind = Kind::Bracketed;
        self.bracketed += 1;
    }

    /// Returns `true` if this node has a name.
    pub(super) fn has_name(&self, node: u32) -> bool {
        // The names of the first nodes are needed, and of the last one.
        self.names.iter().take(2).chain(self.names.last()).any(|(named, _)| *named == node)
    }

    /// Returns `true` if the node after the root has a name, and the root neither name nor
    /// bounds.
    pub(super) fn only_child_is_named(&self) -> bool {
        self.has_name(1) && !self.has_name(0) && self.bounds.iter().all(|(node, ..)| *node != 0)
    }

    /// Makes the root of its only child, the node after it.
    pub(super) fn drop_root(&mut self) {
        self.nodes.remove(0);
        for node in &mut self.nodes {
            node.depth -= 1;
        }
        let names = self.names.iter_mut().map(|(node, _)| node);
        for node in names.chain(self.bounds.iter_mut().map(|(node, ..)| node)) {
            *node -= 1;
        }
        #[cfg(feature = "games")]
        self.graph.renumber(|node| node.saturating_sub(1));
    }
}
