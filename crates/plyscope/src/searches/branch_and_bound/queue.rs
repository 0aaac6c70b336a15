//! The queue of live nodes.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::searches::bytes;
use crate::{NodeId, Value};

/// The place of a node in the queue: the least is popped first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Entry {
    /// Comes before the bound.
    pub(super) rank: u32,
    pub(super) bound: Value,
    /// Decides among equal bounds.
    pub(super) tie: u32,
    /// Decides among equals: the node that was generated first is popped first.
    pub(super) node: NodeId,
}

/// The live nodes in order.
///
/// A node that is removed leaves its entry behind until that is the first one, so that a removal
/// doesn't look through the queue.
#[derive(Debug)]
pub(super) struct Queue {
    entries: BinaryHeap<Reverse<Entry>>,
    /// A bit for each node, from the root on: 1 for those that are live.
    live: Vec<u64>,
    len: usize,
}

impl Queue {
    pub(super) fn new() -> Queue {
        Queue { entries: BinaryHeap::new(), live: Vec::new(), len: 0 }
    }

    /// Returns the number of live nodes.
    pub(super) fn len(&self) -> usize {
        self.len
    }

    pub(super) fn bytes(&self) -> usize {
        self.entries.capacity() * size_of::<Entry>() + bytes::of_list(&self.live)
    }

    /// Adds a node that was never in the queue.
    pub(super) fn push(&mut self, entry: Entry) {
        let (word, bit) = place(entry.node);
        if self.live.len() <= word {
            self.live.resize(word + 1, 0);
        }
        self.live[word] |= bit;
        self.len += 1;
        self.entries.push(Reverse(entry));
    }

    /// Returns the entry of the node that would be popped.
    pub(super) fn first(&self) -> Option<Entry> {
        self.entries.peek().map(|Reverse(entry)| *entry)
    }

    pub(super) fn pop(&mut self) -> Option<Entry> {
        let first = self.first()?;
        self.remove(first.node);
        Some(first)
    }

    /// Removes a node. Returns `false` if it isn't live.
    pub(super) fn remove(&mut self, node: NodeId) -> bool {
        let (word, bit) = place(node);
        let is_live = self.live.get(word).is_some_and(|live| live & bit != 0);
        if is_live {
            self.live[word] &= !bit;
            self.len -= 1;
            while self.first().is_some_and(|first| !self.is_live(first.node)) {
                self.entries.pop();
            }
        }
        is_live
    }

    /// Removes the nodes whose bounds are at least that, and adds them to a list.
    pub(super) fn remove_from(&mut self, bound: Value, removed: &mut Vec<NodeId>) {
        let beaten = self.iter().filter(|entry| entry.bound >= bound).map(|entry| entry.node);
        let beaten: Vec<NodeId> = beaten.collect();
        for node in &beaten {
            let (word, bit) = place(*node);
            self.live[word] &= !bit;
        }
        self.len -= beaten.len();
        removed.extend(beaten);
        let live = &self.live;
        self.entries.retain(|Reverse(entry)| is_in(live, entry.node));
    }

    /// Returns the entries of all live nodes, in any order.
    pub(super) fn iter(&self) -> impl Iterator<Item = Entry> {
        let entries = self.entries.iter().map(|Reverse(entry)| *entry);
        entries.filter(|entry| self.is_live(entry.node))
    }

    fn is_live(&self, node: NodeId) -> bool {
        is_in(&self.live, node)
    }
}

/// Returns the word and the bit of a node.
fn place(node: NodeId) -> (usize, u64) {
    (node.index() / 64, 1 << (node.index() % 64))
}

fn is_in(live: &[u64], node: NodeId) -> bool {
    let (word, bit) = place(node);
    live.get(word).is_some_and(|live| live & bit != 0)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Against a set, with nodes that are pushed, popped and removed at random.
    #[test]
    fn nodes_leave_in_order_whatever_is_removed_between() {
        let mut random = oorandom::Rand32::new(7);
        for _ in 0..200 {
            let (mut queue, mut live) = (Queue::new(), BTreeSet::new());
            for number in 0..300 {
                let mut below = |end: u32| random.rand_range(0..end);
                let entry = Entry {
                    rank: below(2),
                    bound: Value::new(below(9) as i32),
                    tie: below(3),
                    node: NodeId(number),
                };
                queue.push(entry);
                live.insert(entry);
                match below(8) {
                    0..4 => {
                        let node = NodeId(below(number + 1));
                        let known = live.iter().copied().find(|entry| entry.node == node);
                        assert_eq!(queue.remove(node), known.is_some());
                        live.retain(|entry| entry.node != node);
                    }
                    4 => {
                        let bound = Value::new(4 + below(5) as i32);
                        let mut removed = Vec::new();
                        queue.remove_from(bound, &mut removed);
                        removed.sort_unstable();
                        let is_beaten = |entry: &&Entry| entry.bound >= bound;
                        let beaten: BTreeSet<_> =
                            live.iter().filter(is_beaten).map(|entry| entry.node).collect();
                        assert!(removed.into_iter().eq(beaten));
                        live.retain(|entry| entry.bound < bound);
                    }
                    5 => assert_eq!(queue.pop(), live.pop_first()),
                    _ => {}
                }
                assert_eq!((queue.len(), queue.first()), (live.len(), live.first().copied()));
                assert_eq!(queue.iter().collect::<BTreeSet<_>>(), live);
            }
        }
    }
}
