//! OPEN as a sorted list.

use std::cmp::Ordering;

use crate::open::OpenState;
use crate::searches::bytes;
use crate::{NodeId, Siblings, Status, Value};

/// OPEN as a list, sorted by merit and then from left to right. A node is in it once.
///
/// Slower than [`Open`](crate::open::Open), but its states may stand anywhere in the tree.
#[derive(Debug)]
pub(super) struct Listed {
    /// The list, cut into pieces, so that what is added moves few others. None is empty, and the
    /// head is the last of the last.
    pieces: Vec<Vec<OpenState>>,
    /// The merit of each node that is in the list.
    merits: Vec<Option<Value>>,
    len: usize,
}

/// A piece of more entries is cut in two.
const LONGEST: usize = 512;

/// The entries that can be passed in the time that one of them is looked for, at least.
const FEW: usize = 16;

impl Listed {
    /// Returns a list of one live state.
    pub(super) fn new(node: NodeId, merit: Value) -> Listed {
        let mut list = Listed { pieces: Vec::new(), merits: Vec::new(), len: 0 };
        list.push(OpenState { node, status: Status::Live, merit }, |_, _| Ordering::Equal);
        list
    }

    pub(super) fn len(&self) -> usize {
        self.len
    }

    pub(super) fn bytes(&self) -> usize {
        bytes::of_list(&self.merits) + self.pieces.len() * LONGEST * size_of::<OpenState>()
    }

    /// Takes out the head.
    pub(super) fn pop(&mut self) -> Option<OpenState> {
        let piece = self.pieces.last_mut()?;
        let entry = piece.pop()?;
        if piece.is_empty() {
            self.pieces.pop();
        }
        self.merits[entry.node.index()] = None;
        self.len -= 1;
        Some(entry)
    }

    /// Returns the piece and the place in it of the first entry that doesn't come after this one.
    fn place(
        &self,
        (node, merit): (NodeId, Value),
        order: impl Fn(NodeId, NodeId) -> Ordering,
    ) -> (usize, usize) {
        let comes_later = |other: &OpenState| match other.merit.cmp(&merit) {
            Ordering::Equal => order(other.node, node) == Ordering::Greater,
            by_merit => by_merit == Ordering::Less,
        };
        // The first whose last entry doesn't come later; the last one may end with one that does.
        let is_before = |piece: &Vec<OpenState>| piece.last().is_some_and(comes_later);
        let piece = self.pieces.partition_point(is_before).min(self.pieces.len() - 1);
        (piece, self.pieces[piece].partition_point(comes_later))
    }

    /// Adds a state, unless its node is in the list already. `order` compares nodes from left to
    /// right. Returns `true` if the state was added.
    pub(super) fn push(
        &mut self,
        entry: OpenState,
        order: impl Fn(NodeId, NodeId) -> Ordering,
    ) -> bool {
        let OpenState { node, merit, .. } = entry;
        if self.merits.len() <= node.index() {
            self.merits.resize(node.index() + 1, None);
        }
        if self.merits[node.index()].is_some() {
            return false;
        }
        self.merits[node.index()] = Some(merit);
        if self.pieces.is_empty() {
            self.pieces.push(Vec::new());
        }
        let (at, place) = self.place((node, merit), order);
        let piece = &mut self.pieces[at];
        piece.insert(place, entry);
        if piece.len() > LONGEST {
            let end = piece.split_off(LONGEST / 2);
            self.pieces.insert(at + 1, end);
        }
        self.len += 1;
        true
    }

    /// Removes the states of these siblings, and reports each, from left to right.
    pub(super) fn purge(
        &mut self,
        siblings: Siblings,
        order: impl Fn(NodeId, NodeId) -> Ordering,
        removed: &mut impl FnMut(NodeId),
    ) {
        let len = self.merits.len();
        let known = siblings.iter().take_while(|node| node.index() < len);
        let in_list = known.filter_map(|node| Some((node, self.merits[node.index()].take()?)));
        let found: Vec<_> = in_list.collect();
        found.iter().for_each(|&(node, _)| removed(node));
        self.len -= found.len();
        if found.len() * FEW < self.len {
            for one in found {
                let (at, place) = self.place(one, &order);
                self.pieces[at].remove(place);
                if self.pieces[at].is_empty() {
                    self.pieces.remove(at);
                }
            }
        } else {
            let others =
                |state: &OpenState| state.node.0.wrapping_sub(siblings.first.0) >= siblings.count;
            self.pieces.iter_mut().for_each(|piece| piece.retain(others));
            self.pieces.retain(|piece| !piece.is_empty());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The list as the definition has it, in which each state is looked for.
    #[test]
    fn it_is_the_list_that_is_gone_through() {
        let order = |one: NodeId, other: NodeId| one.0.cmp(&other.0);
        let mut list = Listed::new(NodeId(0), Value::new(5));
        let mut plain =
            vec![OpenState { node: NodeId(0), status: Status::Live, merit: Value::new(5) }];
        let mut random = 7_u64;
        let mut draw = |most: u64| {
            random = random.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (random >> 33) % most
        };
        let mut most_pieces = 0;
        for _ in 0..20_000 {
            match draw(40) {
                0 => assert_eq!(list.pop(), plain.pop()),
                1 => {
                    // A few, or more than several pieces have.
                    let most = if draw(40) == 0 { 3_000 } else { 40 };
                    let siblings =
                        Siblings { first: NodeId(draw(4_000) as u32), count: draw(most) as u32 };
                    let mut purged = Vec::new();
                    list.purge(siblings, order, &mut |node| purged.push(node));
                    let is_one = |entry: &OpenState| siblings.iter().any(|node| node == entry.node);
                    let mut expected: Vec<_> =
                        plain.iter().filter(|entry| is_one(entry)).map(|it| it.node).collect();
                    expected.sort();
                    assert_eq!(purged, expected);
                    plain.retain(|entry| !is_one(entry));
                }
                what => {
                    let (first, merit) = (draw(4_000) as u32, Value::new(draw(4) as i32));
                    let count = if what == 2 { draw(200) as u32 } else { 1 };
                    for node in (first..first + count).map(NodeId) {
                        let entry = OpenState { node, status: Status::Solved, merit };
                        let is_new = plain.iter().all(|other| other.node != node);
                        assert_eq!(list.push(entry, order), is_new);
                        if is_new {
                            plain.push(entry);
                        }
                    }
                    plain.sort_by(|a, b| a.merit.cmp(&b.merit).then(b.node.cmp(&a.node)));
                }
            }
            assert_eq!(list.len(), plain.len());
            most_pieces = most_pieces.max(list.pieces.len());
        }
        assert!(most_pieces > 6, "{most_pieces} pieces");
        while let Some(entry) = list.pop() {
            assert_eq!(Some(entry), plain.pop());
        }
    }
}
