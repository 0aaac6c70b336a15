//! The tree that Monte Carlo tree search keeps in memory.

use crate::pages::{self, Pages};
use crate::searches::bytes;
use crate::work::look_at;
use crate::{NodeId, Player, Siblings, Value};

use super::Visits;

/// The subtree below a node.
#[derive(Debug)]
pub(super) enum Below<P> {
    /// It isn't expanded yet, for which its position is needed.
    Unknown(P),
    /// Nothing: the game is over, or this is the horizon. It is worth this.
    Leaf(Value),
    /// These, and who moves to them.
    Children(Siblings, Player),
}

/// All nodes generated so far, in that order.
pub(super) struct Nodes<P> {
    below: Pages<Below<P>>,
    /// A column of its own: selection looks at siblings.
    visits: Vec<Visits>,
}

impl<P> Nodes<P> {
    pub(super) fn new(root: P) -> Nodes<P> {
        let mut below = Pages::new();
        below.push(Below::Unknown(root));
        Nodes { below, visits: vec![Visits::default()] }
    }

    pub(super) fn bytes(&self) -> usize {
        pages::bytes(&self.below) + bytes::of_list(&self.visits)
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
        look_at(1);
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

    /// Adds further nodes at these positions. They belong to a node once
    /// [`set_children`](Nodes::set_children) is called.
    pub(super) fn add(&mut self, positions: impl Iterator<Item = P>) {
        positions.for_each(|position| self.below.push(Below::Unknown(position)));
        self.visits.resize(self.below.len(), Visits::default());
    }

    /// Makes the last nodes the children of a node.
    pub(super) fn set_children(&mut self, node: NodeId, player: Player, children: Siblings) {
        self.below[node.index()] = Below::Children(children, player);
    }
}
