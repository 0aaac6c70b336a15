//! A tree as it is read: depth-first, before its unit and its bracketed leaves
//! are known.

mod chances;
mod finish;

use std::collections::BTreeMap;
use std::ops::Range;

use super::graph::Graph;
use super::number::Number;
use super::probability::Probability;
use crate::games::bare_tree::Mover;
use crate::games::notation::TextPart;

/// What a node is worth.
#[derive(Clone, Copy)]
pub(super) enum Worth {
    /// The value of a leaf; of an inner node, an estimate.
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
    /// Bounds, and the estimates of inner nodes, in any order.
    worths: Vec<(u32, Worth)>,
    /// The inner nodes that are not quiet, in any order.
    unquiet: Vec<u32>,
    /// Names, in any order.
    names: Vec<(u32, Box<str>)>,
    bracketed: usize,
    /// The greatest number of decimals of a number so far.
    decimals: u8,
    /// The labels of nodes that say who moves there, in any order.
    pub(super) labels: Vec<Label>,
    /// The probabilities of children of chance nodes, in any order.
    chances: Vec<Chance>,
    /// What they weigh among their siblings, in the order of nodes; known at the end.
    weights: Vec<(u32, u32)>,
    /// Marks, and nodes that are used again, in any order.
    graph: Graph,
    /// The nodes that have a mark, by mark.
    marked: BTreeMap<Box<str>, u32>,
}

/// A word that says who moves at a node, or that chance does.
pub(super) struct Label {
    pub(super) node: u32,
    pub(super) mover: Mover,
    /// `true` if the name of the node is to be kept: that of `MAX2[3,4]` and `B:max[3,4]`.
    pub(super) is_name: bool,
    /// `true` if it would be that player's turn without it.
    pub(super) is_turn: bool,
    /// Its place, in bytes.
    pub(super) start: u32,
    pub(super) end: u32,
}

/// A probability of a node, with its place in bytes.
struct Chance {
    node: u32,
    probability: Probability,
    start: u32,
    end: u32,
}

impl Chance {
    fn place<'a>(&self, part: TextPart<'a>) -> TextPart<'a> {
        part.part(self.start as usize, self.end as usize)
    }
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

    /// Gives bounds or an estimate to the inner node that begins next.
    pub(super) fn worth_next(&mut self, worth: Worth) {
        self.worth(self.next(), worth);
    }

    /// Notes that an inner node is not quiet.
    pub(super) fn unquiet(&mut self, node: u32) {
        self.unquiet.push(node);
    }

    pub(super) fn worth(&mut self, node: u32, worth: Worth) {
        let (Worth::Value(lower) | Worth::Bounds(lower, _)) = worth;
        let (Worth::Value(upper) | Worth::Bounds(_, upper)) = worth;
        self.decimals = self.decimals.max(lower.decimals).max(upper.decimals);
        self.worths.push((node, worth));
    }

    /// Takes note of a word, in these bytes of the text, that says who moves at a node.
    pub(super) fn label(&mut self, node: u32, mover: Mover, is_name: bool, place: Range<usize>) {
        let (start, end) = (place.start as u32, place.end as u32);
        self.labels.push(Label { node, mover, is_name, is_turn: true, start, end });
    }

    /// Gives a probability, in these bytes of the text, to the node that begins next.
    pub(super) fn chance(&mut self, node: u32, probability: Probability, place: Range<usize>) {
        let (start, end) = (place.start as u32, place.end as u32);
        self.chances.push(Chance { node, probability, start, end });
    }

    /// Begins an inner node.
    pub(super) fn begin_list(&mut self, depth: usize) -> u32 {
        let node = self.next();
        self.nodes.push(Node { depth: depth as u32, kind: Kind::Inner });
        node
    }

    pub(super) fn leaf(&mut self, depth: usize, worth: Worth) {
        let node = self.begin_list(depth);
        self.leaf_after_all(node, worth);
    }

    /// The node, the last one so far, turns out to be a leaf.
    pub(super) fn leaf_after_all(&mut self, node: u32, worth: Worth) {
        self.nodes[node as usize].kind = Kind::Leaf;
        match worth {
            Worth::Value(value) => {
                self.decimals = self.decimals.max(value.decimals);
                self.values.push(value);
            }
            Worth::Bounds(lower, _) => {
                self.values.push(lower);
                self.worth(node, worth);
            }
        }
    }

    /// Returns the node with this mark.
    pub(super) fn marked(&self, mark: &str) -> Option<u32> {
        self.marked.get(mark).copied()
    }

    pub(super) fn mark(&mut self, node: u32, mark: String) {
        let mark = Box::<str>::from(mark);
        self.graph.marks.push((node, mark.clone()));
        self.marked.insert(mark, node);
    }

    /// Adds a node that stands for another.
    pub(super) fn again(&mut self, depth: usize, of: u32) {
        let node = self.begin_list(depth);
        self.again_after_all(node, of);
    }

    /// The node, the last one so far, turns out to stand for another.
    pub(super) fn again_after_all(&mut self, node: u32, of: u32) {
        self.nodes[node as usize].kind = Kind::Again;
        self.graph.again.push((node, of));
    }

    /// Takes the list as a bracketed leaf.
    pub(super) fn take_as_leaf(&mut self, node: u32) {
        self.nodes[node as usize].kind = Kind::Bracketed;
        self.bracketed += 1;
    }

    /// Makes a leaf of a list that holds one number, the last node so far.
    pub(super) fn become_leaf(&mut self, node: u32) {
        self.nodes.pop();
        self.nodes[node as usize].kind = Kind::Leaf;
    }

    /// Returns the number that is most likely the value, and all numbers, if this list, the last one
    /// so far, may be a record: all its children are leaves with names, and these are the names in
    /// the list before it, or one is that of a value.
    pub(super) fn record(&self, list: u32, children: usize) -> Option<(&Number, &[Number])> {
        let first = self.names.len().checked_sub(children).filter(|_| children > 1)?;
        let names = &self.names[first..];
        let is_record = self.next() as usize == list as usize + 1 + children
            && (list + 1..).zip(names).all(|(node, (named, _))| node == *named);
        if !is_record {
            return None;
        }
        let before = first.checked_sub(children).map(|from| &self.names[from..first]);
        let is_like_the_last = before.is_some_and(|before| {
            before.iter().zip(names).all(|((_, one), (_, other))| one == other)
        });
        let value = names.iter().position(|(_, name)| ["score", "utility"].contains(&&**name));
        let value = value.or(is_like_the_last.then_some(0))?;
        let numbers = self.values.get(self.values.len().checked_sub(children)?..)?;
        Some((numbers.get(value)?, numbers))
    }

    /// Returns `true` if this is the last name so far, and that of this node.
    pub(super) fn is_named(&self, node: u32, name: &str) -> bool {
        self.names.last().is_some_and(|(named, last)| *named == node && **last == *name)
    }

    /// Returns `true` if this node has a name.
    pub(super) fn has_name(&self, node: u32) -> bool {
        // The names of the first nodes are needed, and of the last one.
        self.names.iter().take(2).chain(self.names.last()).any(|(named, _)| *named == node)
    }

    /// Returns the name of a node, if it has one that stood before what is below it.
    pub(super) fn name_of(&self, node: u32) -> Option<&str> {
        let at = self.names.partition_point(|(named, _)| *named < node);
        self.names.get(at).filter(|(named, _)| *named == node).map(|(_, name)| &**name)
    }

    /// Returns `true` if the node after the root has a name, and the root neither name, bounds nor an
    /// estimate.
    pub(super) fn only_child_is_named(&self) -> bool {
        self.has_name(1) && !self.has_name(0) && self.worths.iter().all(|(node, _)| *node != 0)
    }

    /// Makes the root of its only child, the node after it.
    pub(super) fn drop_root(&mut self) {
        self.nodes.remove(0);
        for node in &mut self.nodes {
            node.depth -= 1;
        }
        self.renumber(|node| node.saturating_sub(1));
    }
}
