//! The states that were reached, each by the node that it cost least.

use std::hash::Hash;

use rustc_hash::FxHashMap;

use crate::searches::bytes;
use crate::{NodeId, Value};

/// The node by which each state was reached at the least cost so far, and the cost. It is only
/// asked, never gone through.
#[derive(Debug)]
pub(super) struct States<P>(FxHashMap<P, (NodeId, Value)>);

/// What is known of the state of a new node.
pub(super) enum Reached {
    First,
    /// It was reached by this node at no greater cost.
    Before(NodeId),
    /// It was reached by this node at a greater cost.
    AtGreaterCost(NodeId),
}

impl<P: Eq + Hash> States<P> {
    pub(super) fn new() -> States<P> {
        States(FxHashMap::default())
    }

    pub(super) fn bytes(&self) -> usize {
        bytes::of_map(&self.0)
    }

    /// Returns how the state was reached before, and keeps the cheaper node.
    pub(super) fn reach(&mut self, state: P, node: NodeId, cost: Value) -> Reached {
        let known = self.0.entry(state).or_insert((node, cost));
        let (first, least) = *known;
        if first == node {
            return Reached::First;
        }
        if least <= cost {
            return Reached::Before(first);
        }
        *known = (node, cost);
        Reached::AtGreaterCost(first)
    }
}
