//! A tree as it is read: depth-first, before its unit and its bracketed leaves
//! are known.

#[cfg(feature = "games")]
use super::graph::Graph;
use super::number::Number;
use super::shape::Shape;
#[cfg(feature = "games")]
use crate::Value;
use crate::games::notation::{NotationError, Part};
use crate::{Interval, Player};

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
    /// Marks, and nodes that are used again, in any order.
    #[cfg(feature = "games")]
    graph: Graph,
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
            Leaf::Value(value) => self.values.push(value),
            Leaf::Bounds(lower, upper) => {
                self.values.push(lower);
                self.bounds(node, lower, upper);
            }
        }
    }

    /// Returns the node with this mark.
    #[cfg(feature = "games")]
    pub(super) fn marked(&self, mark: &str) -> Option<u32> {
        self.graph.marks.iter().find(|(_, known)| **known == *mark).map(|(node, _)| *node)
    }

    #[cfg(feature = "games")]
    pub(super) fn mark(&mut self, node: u32, mark: String) {
        self.graph.marks.push((node, mark.into()));
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

    /// Returns the tree, once all is read.
    pub(super) fn finish(mut self, player: Player, part: Part<'_>) -> Result<Shape, NotationError> {
        if self.bracketed_siblings && self.bracketed == self.values.len() {
            self.unbox();
        }
        let bounds_of = self.places(self.bounds.iter().map(|(node, ..)| *node));

        let bounds = self.bounds.iter().flat_map(|(_, lower, upper)| [lower, upper]);
        let numbers = self.values.iter().chain(bounds);
        let decimals = numbers.map(|number| number.decimals).max().unwrap_or(0);
        let value =
            |number: Number| number.value(decimals).ok_or_else(|| number.too_great(part, decimals));

        let mut shape = Shape::new(player, decimals);
        let (order, children) = self.breadth_first();
        let leaf_numbers = self.leaf_numbers();
        for &node in &order {
            let bounds = match bounds_of.get(node as usize).map(|&at| self.bounds.get(at as usize))
            {
                Some(Some(&(_, lower, upper))) => {
                    Some(Interval { lower: value(lower)?, upper: value(upper)? })
                }
                _ => None,
            };
            let children = children[node as usize];
            #[cfg(feature = "games")]
            if self.nodes[node as usize].kind == Kind::Again {
                // Nobody asks for its value.
                shape.push_leaf(Interval::exactly(Value::NEG_INF));
                continue;
            }
            if children > 0 {
                shape.push_inner(children, bounds);
            } else if let Some(bounds) = bounds {
                shape.push_leaf(bounds);
            } else {
                let number = self.values[leaf_numbers[node as usize] as usize];
                shape.push_leaf(Interval::exactly(value(number)?));
            }
        }
        shape.names = self.renamed(&order);
        #[cfg(feature = "games")]
        if !self.graph.marks.is_empty() {
            let place = self.places(order.iter().copied());
            self.graph.renumber(|node| place[node as usize]);
            self.graph.sort();
            shape.graph = self.graph;
        }
        Ok(shape)
    }

    /// Makes a leaf of each box, and drops the leaf inside, which is the node
    /// that follows it.
    fn unbox(&mut self) {
        let mut place = Vec::with_capacity(self.nodes.len());
        let mut kept: Vec<Node> = Vec::with_capacity(self.nodes.len());
        for node in &self.nodes {
            place.push(kept.len() as u32);
            match node.kind {
                Kind::Leaf => {}
                Kind::Bracketed => kept.push(Node { kind: Kind::Leaf, ..*node }),
                Kind::Inner => kept.push(*node),
                #[cfg(feature = "games")]
                Kind::Again => kept.push(*node),
            }
        }
        for (node, _) in &mut self.names {
            *node = place[*node as usize];
        }
        for (node, ..) in &mut self.bounds {
            *node = place[*node as usize];
        }
        #[cfg(feature = "games")]
        self.graph.renumber(|node| place[node as usize]);
        self.nodes = kept;
    }

    /// Returns the nodes ply by ply, and the number of children of each.
    fn breadth_first(&self) -> (Vec<u32>, Vec<u32>) {
        let mut children = vec![0; self.nodes.len()];
        // The last node so far at each depth, and the number of nodes there.
        let (mut last, mut width): (Vec<usize>, Vec<u32>) = (Vec::new(), Vec::new());
        for (at, node) in self.nodes.iter().enumerate() {
            let depth = node.depth as usize;
            // A node is no more than one deeper than the one before it.
            if depth == last.len() {
                last.push(at);
                width.push(1);
            } else {
                last[depth] = at;
                width[depth] += 1;
            }
            if depth > 0 {
                children[last[depth - 1]] += 1;
            }
        }
        let mut place = 0;
        for width in &mut width {
            (*width, place) = (place, place + *width);
        }
        // Nodes of one ply keep their order, so that siblings stay together.
        let mut order = vec![0; self.nodes.len()];
        for (at, node) in self.nodes.iter().enumerate() {
            let place = &mut width[node.depth as usize];
            order[*place as usize] = at as u32;
            *place += 1;
        }
        (order, children)
    }

    /// For each leaf, the place of its number.
    fn leaf_numbers(&self) -> Vec<u32> {
        let mut next = 0;
        let number = |node: &Node| {
            let number = next;
            next += u32::from(node.kind == Kind::Leaf);
            number
        };
        self.nodes.iter().map(number).collect()
    }

    /// For each node its place in a list that says of which node each entry is;
    /// past the end of the list where it has none. Nothing at all for no list.
    fn places(&self, list: impl ExactSizeIterator<Item = u32>) -> Vec<u32> {
        if list.len() == 0 {
            return Vec::new();
        }
        let mut places = vec![u32::MAX; self.nodes.len()];
        for (place, node) in list.enumerate() {
            places[node as usize] = place as u32;
        }
        places
    }

    /// The names, by the breadth-first numbers of their nodes.
    fn renamed(&mut self, order: &[u32]) -> Vec<(u32, Box<str>)> {
        let name_of = self.places(self.names.iter().map(|(node, _)| *node));
        let mut names = Vec::with_capacity(self.names.len());
        if name_of.is_empty() {
            return names;
        }
        for (number, &node) in order.iter().enumerate() {
            if let Some((_, name)) = self.names.get_mut(name_of[node as usize] as usize) {
                names.push((number as u32, std::mem::take(name)));
            }
        }
        names
    }
}
