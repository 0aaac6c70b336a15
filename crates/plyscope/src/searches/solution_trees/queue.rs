//! OPEN, in the way that the purge of case 4 takes.

use super::listed::Listed;
use super::nodes::{Node, tree_order};
use super::options::Purge;
use crate::open::{EmptyPlace, Open, OpenState};
use crate::{NodeId, Siblings, Value};

/// OPEN. Only where a purge leaves nothing below the node do the states that replace a state have
/// its place in the tree, as [`Open`] needs it.
#[derive(Debug)]
pub(super) enum Queue {
    /// With the place that the state left which was popped last.
    Linked(Open, Option<EmptyPlace>),
    Listed(Listed),
}

impl Queue {
    /// Returns a queue of the live root.
    pub(super) fn new(purge: Purge) -> Queue {
        match purge {
            Purge::Descendants => Queue::Linked(Open::new(NodeId::ROOT, Value::INF), None),
            Purge::Children => Queue::Listed(Listed::new(NodeId::ROOT, Value::INF)),
        }
    }

    pub(super) fn len(&self) -> usize {
        match self {
            Queue::Linked(open, _) => open.len(),
            Queue::Listed(open) => open.len(),
        }
    }

    /// Returns all states in order, the head first.
    pub(super) fn entries(&self) -> Vec<OpenState> {
        match self {
            Queue::Linked(open, emptied) => open.entries(emptied.as_ref()),
            Queue::Listed(open) => open.entries(),
        }
    }

    pub(super) fn bytes(&self) -> usize {
        match self {
            Queue::Linked(open, _) => open.bytes(),
            Queue::Listed(open) => open.bytes(),
        }
    }

    /// Takes out the head. Its node has the leaf that its merit comes from.
    pub(super) fn pop(&mut self, nodes: &mut [Node]) -> Option<OpenState> {
        match self {
            Queue::Linked(open, emptied) => {
                let (place, state) = open.pop(|node| nodes[node.index()].depth)?;
                *emptied = Some(place);
                Some(state)
            }
            Queue::Listed(open) => {
                let (state, source) = open.pop()?;
                // Another state of the node may have come after it.
                nodes[state.node.index()].source = source;
                Some(state)
            }
        }
    }

    /// Adds a state in place of the one that was popped last. Its merit comes from the leaf
    /// `source`.
    pub(super) fn push(&mut self, state: OpenState, source: NodeId, nodes: &mut [Node]) {
        match self {
            Queue::Linked(open, emptied) => {
                if let Some(place) = emptied.take() {
                    open.replace(place, state);
                    nodes[state.node.index()].source = source;
                }
            }
            Queue::Listed(open) => open.push(state, source, |a, b| tree_order(nodes, a, b)),
        }
    }

    /// Adds all children of a node of this depth in its place, if that can be done at once.
    pub(super) fn push_together(&mut self, children: Siblings, depth: u32, merit: Value) -> bool {
        if let Queue::Linked(open, emptied) = self
            && let Some(place) = emptied.take()
        {
            open.replace_by_children(place, children, depth, merit);
            return true;
        }
        false
    }

    /// Removes the states below a node, or only those of its children, and reports each.
    pub(super) fn purge(&mut self, node: NodeId, nodes: &[Node], mut removed: impl FnMut(NodeId)) {
        let &Node { depth, children, .. } = &nodes[node.index()];
        match self {
            Queue::Linked(open, Some(place)) => open.purge(place, depth, removed),
            Queue::Linked(_, None) => {}
            Queue::Listed(open) => {
                open.purge(children, |a, b| tree_order(nodes, a, b), &mut removed);
            }
        }
    }
}
