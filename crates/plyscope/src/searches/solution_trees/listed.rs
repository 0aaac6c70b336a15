//! OPEN as a sorted list.

use std::cmp::Ordering;

use crate::open::Entry;
use crate::searches::bytes;
use crate::{NodeId, Siblings, Status, Value};

/// OPEN as a list, sorted by merit and then from left to right. A node is in it once.
///
/// Slower than [`Open`](crate::open::Open), but its states may stand anywhere in the tree.
#[derive(Debug)]
pub(super) struct Listed {
    /// The head is the last.
    entries: Vec<Entry>,
}

impl Listed {
    /// Returns a list of one live state.
    pub(super) fn new(node: NodeId, merit: Value) -> Listed {
        Listed { entries: vec![Entry { node, status: Status::Live, merit }] }
    }

    pub(super) fn len(&self) -> usize {
        self.entries.len()
    }

    pub(super) fn bytes(&self) -> usize {
        bytes::of_list(&self.entries)
    }

    /// Takes out the head.
    pub(super) fn pop(&mut self) -> Option<Entry> {
        self.entries.pop()
    }

    /// Adds a state, unless its node is in the list already. `order` compares nodes from left to
    /// right. Returns `true` if the state was added.
    pub(super) fn push(
        &mut self,
        entry: Entry,
        order: impl Fn(NodeId, NodeId) -> Ordering,
    ) -> bool {
        if self.entries.iter().any(|other| other.node == entry.node) {
            return false;
        }
        let comes_later = |other: &Entry| match other.merit.cmp(&entry.merit) {
            Ordering::Equal => order(other.node, entry.node) == Ordering::Greater,
            by_merit => by_merit == Ordering::Less,
        };
        let place = self.entries.partition_point(comes_later);
        self.entries.insert(place, entry);
        true
    }

    /// Removes the states of these siblings, and reports each, from left to right.
    pub(super) fn purge(&mut self, siblings: Siblings, removed: &mut impl FnMut(NodeId)) {
        for node in siblings.iter() {
            if let Some(at) = self.entries.iter().position(|entry| entry.node == node) {
                self.entries.remove(at);
                removed(node);
            }
        }
    }
}
