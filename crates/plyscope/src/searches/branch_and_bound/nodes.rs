//! The nodes of branch and bound.

use crate::searches::bytes;
use crate::{NodeId, Path, Siblings};

#[derive(Debug)]
struct Node<P> {
    position: P,
    parent: NodeId,
    /// Which of its parent's children it is, counted from 0.
    child: u32,
    depth: u32,
}

/// All nodes generated so far, in that order.
#[derive(Debug)]
pub(super) struct Nodes<P>(Vec<Node<P>>);

impl<P> Nodes<P> {
    /// Returns the root alone.
    pub(super) fn new(position: P) -> Nodes<P> {
        Nodes(vec![Node { position, parent: NodeId::ROOT, child: 0, depth: 0 }])
    }

    /// Adds the children of a node.
    pub(super) fn add(&mut self, parent: NodeId, positions: impl Iterator<Item = P>) -> Siblings {
        let first = NodeId(self.0.len() as u32);
        let depth = self.depth(parent) + 1;
        let node = |(child, position)| Node { position, parent, child, depth };
        self.0.extend((0..).zip(positions).map(node));
        Siblings { first, count: self.0.len() as u32 - first.0 }
    }

    pub(super) fn bytes(&self) -> usize {
        bytes::of_list(&self.0)
    }

    pub(super) fn position(&self, node: NodeId) -> &P {
        &self.0[node.index()].position
    }

    pub(super) fn depth(&self, node: NodeId) -> u32 {
        self.0[node.index()].depth
    }

    pub(super) fn path(&self, mut node: NodeId) -> Path {
        let mut path = Vec::new();
        while node != NodeId::ROOT {
            let Node { parent, child, .. } = self.0[node.index()];
            path.push(child);
            node = parent;
        }
        path.reverse();
        Path::from(path)
    }
}
