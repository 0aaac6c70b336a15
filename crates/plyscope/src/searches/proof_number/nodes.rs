//! The tree that proof-number search keeps in memory.

use crate::searches::bytes;
use crate::work::look_at;
use crate::{NodeId, Player, Proof, Siblings};

/// The part of the tree below a node.
#[derive(Debug)]
pub(super) enum Below<P> {
    /// It isn't expanded yet, for which its position is needed.
    Unknown(P),
    /// Nothing: the game is over, or this is the horizon.
    Leaf,
    /// These.
    Children(Siblings),
}

/// A node; its position is kept only until it is expanded.
struct Node<P> {
    player: Player,
    below: Below<P>,
}

/// All nodes generated so far, in that order.
pub(super) struct Nodes<P> {
    nodes: Vec<Node<P>>,
    /// A column of its own: a descent and an update look at siblings.
    numbers: Vec<Proof>,
}

impl<P> Nodes<P> {
    pub(super) fn new() -> Nodes<P> {
        Nodes { nodes: Vec::new(), numbers: Vec::new() }
    }

    pub(super) fn bytes(&self) -> usize {
        bytes::of_list(&self.nodes) + bytes::of_list(&self.numbers)
    }

    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(super) fn add(&mut self, player: Player, below: Below<P>, numbers: Proof) {
        self.nodes.push(Node { player, below });
        self.numbers.push(numbers);
    }

    pub(super) fn player(&self, node: NodeId) -> Player {
        self.nodes[node.index()].player
    }

    pub(super) fn numbers(&self, node: NodeId) -> Proof {
        self.numbers[node.index()]
    }

    /// The children, where the node is expanded.
    pub(super) fn children(&self, node: NodeId) -> Option<Siblings> {
        match self.nodes[node.index()].below {
            Below::Children(children) => Some(children),
            Below::Unknown(_) | Below::Leaf => None,
        }
    }

    /// The position of a node that is about to be expanded.
    pub(super) fn take_position(&mut self, node: NodeId) -> Option<P> {
        match std::mem::replace(&mut self.nodes[node.index()].below, Below::Leaf) {
            Below::Unknown(position) => Some(position),
            Below::Leaf | Below::Children(_) => None,
        }
    }

    pub(super) fn set_children(&mut self, node: NodeId, children: Siblings) {
        self.nodes[node.index()].below = Below::Children(children);
    }

    fn numbers_of(&self, nodes: Siblings) -> &[Proof] {
        look_at(nodes.count as usize);
        &self.numbers[nodes.first.index()..][..nodes.count as usize]
    }

    /// Returns the child on the path to the most-proving node: at a MAX node the
    /// least proof number, at a MIN node the least disproof number, the
    /// left-most among equals.
    pub(super) fn most_proving(&self, node: NodeId, children: Siblings) -> NodeId {
        let numbers = self.numbers_of(children).iter().zip(children.iter());
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
        let numbers = Proof::of(self.player(node), self.numbers_of(children).iter().copied());
        let before = std::mem::replace(&mut self.numbers[node.index()], numbers);
        (before != numbers).then_some(numbers)
    }
}
