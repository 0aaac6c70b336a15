//! The tree that Monte Carlo tree search keeps in memory.

use crate::searches::bytes;
use crate::{NodeId, Player, Siblings, Value};

use super::Visits;

/// The subtree below a node.
#[derive(Debug)]
pub(super) enum Below<P> {
    /// It isn't expanded yet, for which its position is needed.
    Unknown(P),
    /// Nothing: the game is over, or this is the horizon. It is worth this.
    Leaf(Value),
    /// Its children, and the player who moves to them.
    Children(Siblings, Player),
    /// Its children, of which chance takes one, and their weights.
    Chance(Siblings, Box<[u32]>),
}

/// All nodes generated so far, in that order.
pub(super) struct Nodes<P> {
    below: Vec<Below<P>>,
    /// A column of its own: selection looks at siblings.
    visits: Vec<Visits>,
}

impl<P> Nodes<P> {
    pub(super) fn new(root: P) -> Nodes<P> {
        Nodes { below: vec![Below::Unknown(root)], visits: vec![Visits::default()] }
    }

    pub(super) fn bytes(&self) -> usize {
        bytes::of_list(&self.below) + bytes::of_list(&self.visits)
    }

    pub(super) fn len(&self) -> usize {
        self.below.len()
    }

    pub(super) fn below(&self, node: NodeId) -> &Below<P> {
        &self.below[node.index()]
    }

    pub(super) fn visits(&self, node: NodeId) -> Visits {
        self.visits[node.index()]
    }

    /// Those of siblings, left to right.
    pub(super) fn visits_of(&self, nodes: Siblings) -> &[Visits] {
        &self.visits[nodes.first.index()..][..nodes.count as usize]
    }

    pub(super) fn visit(&mut self, node: NodeId, result: i32) -> Visits {
        let visits = &mut self.visits[node.index()];
        visits.add(result);
        *visits
    }

    pub(super) fn set_leaf(&mut self, node: NodeId, value: Value) {
        self.below[node.index()] = Below::Leaf(value);
    }

    /// Adds the children of a node at which this player moves to these positions.
    pub(super) fn add_children(
        &mut self,
        node: NodeId,
        player: Player,
        positions: impl Iterator<Item = P>,
    ) -> Siblings {
        let first = self.below.len();
        self.below.extend(positions.map(Below::Unknown));
        self.visits.resize(self.below.len(), Visits::default());
        let count = (self.below.len() - first) as u32;
        let children = Siblings { first: NodeId(first as u32), count };
        self.below[node.index()] = Below::Children(children, player);
        children
    }

    /// Leaves it to chance which child of a node is taken, by these weights.
    pub(super) fn set_chance(&mut self, node: NodeId, children: Siblings, weights: Vec<u32>) {
        self.below[node.index()] = Below::Chance(children, weights.into());
    }
}
