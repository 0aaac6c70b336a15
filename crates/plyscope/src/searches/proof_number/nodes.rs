//! The tree that proof-number search keeps in memory.

use crate::searches::bytes;
use crate::{NodeId, Player, Proof, Siblings};

/// All nodes generated so far, in that order.
pub(super) struct Nodes<P> {
    /// The player to move, and the children where the node is expanded.
    shapes: Vec<(Player, Option<Siblings>)>,
    /// The position of a node that may be expanded, until it is.
    positions: Vec<Option<P>>,
    /// A column of its own: a descent and an update look at siblings.
    numbers: Vec<Proof>,
}

impl<P> Nodes<P> {
    pub(super) fn new() -> Nodes<P> {
        Nodes { shapes: Vec::new(), positions: Vec::new(), numbers: Vec::new() }
    }

    pub(super) fn bytes(&self) -> usize {
        let columns = bytes::of_list(&self.shapes) + bytes::of_list(&self.numbers);
        columns + bytes::of_list(&self.positions)
    }

    pub(super) fn len(&self) -> usize {
        self.shapes.len()
    }

    /// Adds a node, with its position if it may be expanded.
    pub(super) fn add(&mut self, player: Player, position: Option<P>, numbers: Proof) {
        self.shapes.push((player, None));
        self.positions.push(position);
        self.numbers.push(numbers);
    }

    pub(super) fn player(&self, node: NodeId) -> Player {
        self.shapes[node.index()].0
    }

    pub(super) fn numbers(&self, node: NodeId) -> Proof {
        self.numbers[node.index()]
    }

    /// The children, where the node is expanded.
    pub(super) fn children(&self, node: NodeId) -> Option<Siblings> {
        self.shapes[node.index()].1
    }

    /// The position of a node that is about to be expanded.
    pub(super) fn take_position(&mut self, node: NodeId) -> Option<P> {
        self.positions[node.index()].take()
    }

    pub(super) fn set_children(&mut self, node: NodeId, children: Siblings) {
        self.shapes[node.index()].1 = Some(children);
    }

    fn numbers_of(&self, nodes: Siblings) -> impl Iterator<Item = Proof> {
        self.numbers[nodes.first.index()..][..nodes.count as usize].iter().copied()
    }

    /// Returns the child on the path to the most-proving node: at a MAX node the
    /// least proof number, at a MIN node the least disproof number, the
    /// left-most among equals.
    pub(super) fn most_proving(&self, node: NodeId, children: Siblings) -> NodeId {
        let numbers = self.numbers_of(children).zip(children.iter());
        let least = match self.player(node) {
            Player::Max => numbers.min_by_key(|(numbers, _)| numbers.proof),
            Player::Min => numbers.min_by_key(|(numbers, _)| numbers.disproof),
        };
        least.map_or(children.first, |(_, child)| child)
    }

    /// Recomputes an expanded node from its children. Returns its numbers
    /// if they changed.
    pub(super) fn update(&mut self, node: NodeId) -> Option<Proof> {
        let children = self.children(node)?;
        let numbers = Proof::of(self.player(node), self.numbers_of(children));
        let before = std::mem::replace(&mut self.numbers[node.index()], numbers);
        (before != numbers).then_some(numbers)
    }
}
