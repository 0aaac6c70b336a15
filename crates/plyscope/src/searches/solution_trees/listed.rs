//! OPEN as a sorted list.

use std::cmp::Ordering;

use rustc_hash::FxHashMap;

use crate::open::OpenState;
use crate::{NodeId, Siblings, Status, Value};

/// OPEN as a list, sorted by merit and then from left to right. Of several states of one node with
/// one merit, the oldest comes first.
///
/// Slower than [`Open`](crate::open::Open), but its states may stand anywhere in the tree.
#[derive(Debug)]
pub(super) struct Listed {
    /// The list, cut into pieces, so that what is added moves few others. None is empty, and the
    /// head is the last of the last.
    pieces: Vec<Vec<Entry>>,
    /// The merits of each node that is in the list, one for each of its states.
    merits: FxHashMap<NodeId, Vec<Value>>,
    len: usize,
}

/// A state, and the leaf that its merit comes from.
type Entry = (OpenState, NodeId);

/// A piece of more entries is cut in two.
const LONGEST: usize = 512;

/// The entries that can be passed in the time that one of them is looked for, at least.
const FEW: usize = 16;

impl Listed {
    /// Returns a list of one live state.
    pub(super) fn new(node: NodeId, merit: Value) -> Listed {
        let mut list = Listed { pieces: Vec::new(), merits: FxHashMap::default(), len: 0 };
        let root = OpenState { node, status: Status::Live, merit };
        list.push(root, NodeId::ROOT, |_, _| Ordering::Equal);
        list
    }

    pub(super) fn len(&self) -> usize {
        self.len
    }

    /// Returns all states in order, the head first.
    pub(super) fn entries(&self) -> Vec<OpenState> {
        let entries = self.pieces.iter().rev().flat_map(|piece| piece.iter().rev());
        entries.map(|(state, _)| *state).collect()
    }

    pub(super) fn bytes(&self) -> usize {
        let of_state = size_of::<Value>() + size_of::<(NodeId, Vec<Value>)>();
        self.len * of_state + self.pieces.len() * LONGEST * size_of::<Entry>()
    }

    /// Takes out the head, and the leaf that its merit comes from.
    pub(super) fn pop(&mut self) -> Option<Entry> {
        let piece = self.pieces.last_mut()?;
        let entry = piece.pop()?;
        if piece.is_empty() {
            self.pieces.pop();
        }
        let OpenState { node, merit, .. } = entry.0;
        if let Some(merits) = self.merits.get_mut(&node) {
            if let Some(at) = merits.iter().position(|other| *other == merit) {
                merits.swap_remove(at);
            }
            if merits.is_empty() {
                self.merits.remove(&node);
            }
        }
        self.len -= 1;
        Some(entry)
    }

    /// Returns the piece and the place in it of the first entry that doesn't come after this one.
    fn place(
        &self,
        (node, merit): (NodeId, Value),
        order: impl Fn(NodeId, NodeId) -> Ordering,
    ) -> (usize, usize) {
        let comes_later = |(other, _): &Entry| match other.merit.cmp(&merit) {
            Ordering::Equal => order(other.node, node) == Ordering::Greater,
            by_merit => by_merit == Ordering::Less,
        };
        // The first whose last entry doesn't come later; the last one may end with one that does.
        let is_before = |piece: &Vec<Entry>| piece.last().is_some_and(comes_later);
        let piece = self.pieces.partition_point(is_before).min(self.pieces.len() - 1);
        (piece, self.pieces[piece].partition_point(comes_later))
    }

    /// Adds a state, whose merit comes from the leaf `source`. `order` compares nodes from left to
    /// right.
    pub(super) fn push(
        &mut self,
        state: OpenState,
        source: NodeId,
        order: impl Fn(NodeId, NodeId) -> Ordering,
    ) {
        let OpenState { node, merit, .. } = state;
        self.merits.entry(node).or_default().push(merit);
        if self.pieces.is_empty() {
            self.pieces.push(Vec::new());
        }
        let (at, place) = self.place((node, merit), order);
        let piece = &mut self.pieces[at];
        piece.insert(place, (state, source));
        if piece.len() > LONGEST {
            let end = piece.split_off(LONGEST / 2);
            self.pieces.insert(at + 1, end);
        }
        self.len += 1;
    }

    /// Removes the states of these siblings, and reports the node of each, from left to right.
    pub(super) fn purge(
        &mut self,
        siblings: Siblings,
        order: impl Fn(NodeId, NodeId) -> Ordering,
        removed: &mut impl FnMut(NodeId),
    ) {
        let merits = siblings.iter().filter_map(|node| Some((node, self.merits.remove(&node)?)));
        let found: Vec<(NodeId, Value)> = merits
            .flat_map(|(node, merits)| merits.into_iter().map(move |merit| (node, merit)))
            .collect();
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
                |(state, _): &Entry| state.node.0.wrapping_sub(siblings.first.0) >= siblings.count;
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
        let entry = |node, merit, source| {
            let merit = Value::new(merit);
            (OpenState { node: NodeId(node), status: Status::Solved, merit }, NodeId(source))
        };
        let start = OpenState { status: Status::Live, ..entry(0, 5, 0).0 };
        let mut list = Listed::new(start.node, start.merit);
        let mut plain = vec![(start, NodeId::ROOT)];
        let mut random = 7_u64;
        let mut draw = |most: u64| {
            random = random.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (random >> 33) % most
        };
        let (mut most_pieces, mut twice) = (0, 0);
        for _ in 0..20_000 {
            match draw(40) {
                0..2 => assert_eq!(list.pop(), plain.pop()),
                2 => {
                    // A few, or more than several pieces have.
                    let most = if draw(4) == 0 { 3_000 } else { 40 };
                    let siblings =
                        Siblings { first: NodeId(draw(4_000) as u32), count: draw(most) as u32 };
                    let mut purged = Vec::new();
                    list.purge(siblings, order, &mut |node| purged.push(node));
                    let is_one = |it: &Entry| siblings.iter().any(|node| node == it.0.node);
                    let mut expected: Vec<_> =
                        plain.iter().filter(|it| is_one(it)).map(|it| it.0.node).collect();
                    expected.sort();
                    assert_eq!(purged, expected);
                    plain.retain(|it| !is_one(it));
                }
                what => {
                    let (first, merit) = (draw(4_000) as u32, draw(4) as i32);
                    let count = if what == 3 { draw(200) as u32 } else { 1 };
                    for node in first..first + count {
                        // Told apart by the leaf.
                        let (state, source) = entry(node, merit, draw(1000) as u32);
                        list.push(state, source, order);
                        twice += u32::from(plain.iter().any(|it| it.0.node.0 == node));
                        plain.insert(0, (state, source));
                    }
                    // Of equals, those that came later are further from the end.
                    plain.sort_by(|(a, _), (b, _)| a.merit.cmp(&b.merit).then(b.node.cmp(&a.node)));
                }
            }
            assert_eq!(list.len(), plain.len());
            if draw(100) == 0 {
                let expected: Vec<_> = plain.iter().rev().map(|(state, _)| *state).collect();
                assert_eq!(list.entries(), expected);
            }
            most_pieces = most_pieces.max(list.pieces.len());
        }
        assert!(most_pieces > 6 && twice > 1000, "{most_pieces} pieces, {twice}");
        while let Some(entry) = list.pop() {
            assert_eq!(Some(entry), plain.pop());
        }
        assert!(plain.is_empty() && list.merits.is_empty());
    }
}
