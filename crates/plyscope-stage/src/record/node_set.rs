//! A set of nodes, a bit for each node of a tree.

use std::ops::Range;

use plyscope::NodeId;

/// The number of nodes of a word.
pub(crate) const BITS: usize = u64::BITS as usize;

/// A set of the nodes of a tree.
#[derive(Clone)]
pub(crate) struct NodeSet {
    words: Vec<u64>,
    /// The range of the words that were written since the set was empty. All others are zero.
    written: Range<usize>,
}

/// No words.
const NONE: Range<usize> = Range { start: usize::MAX, end: 0 };

fn bit(node: NodeId) -> u64 {
    1 << (node.index() % BITS)
}

impl NodeSet {
    /// Returns the empty set of a tree of so many nodes.
    pub(crate) fn new(nodes: usize) -> NodeSet {
        NodeSet { words: vec![0; nodes.div_ceil(BITS)], written: NONE }
    }

    /// Returns these nodes of a tree of so many nodes.
    pub(crate) fn of(len: usize, nodes: impl Iterator<Item = NodeId>) -> NodeSet {
        let mut set = NodeSet::new(len);
        nodes.for_each(|node| set.insert(node));
        set
    }

    pub(crate) fn insert(&mut self, node: NodeId) {
        self.insert_word(node.index(), bit(node));
    }

    /// Adds those of [`BITS`] nodes whose bits are set; `first` is one of these nodes.
    pub(crate) fn insert_word(&mut self, first: usize, bits: u64) {
        if bits == 0 {
            return;
        }
        let word = first / BITS;
        self.words[word] |= bits;
        if word < self.written.start {
            self.written.start = word;
        }
        if word >= self.written.end {
            self.written.end = word + 1;
        }
    }

    /// Takes all nodes out, in time in proportion to the number of nodes from the first to the
    /// last.
    pub(crate) fn clear(&mut self) {
        let Range { start, end } = std::mem::replace(&mut self.written, NONE);
        self.words[start.min(end)..end].fill(0);
    }

    pub(crate) fn contains(&self, node: NodeId) -> bool {
        self.words[node.index() / BITS] & bit(node) != 0
    }

    /// Returns the first of these nodes that is in the set.
    pub(crate) fn first_in(&self, nodes: Range<u32>) -> Option<NodeId> {
        let (mut at, end) = (nodes.start as usize, nodes.end as usize);
        while at < end {
            let word = self.words[at / BITS] >> (at % BITS);
            if word != 0 {
                at += word.trailing_zeros() as usize;
                return (at < end).then_some(NodeId(at as u32));
            }
            at = (at / BITS + 1) * BITS;
        }
        None
    }

    /// Returns the last node in the set that comes before `end`.
    pub(crate) fn last_before(&self, end: NodeId) -> Option<NodeId> {
        let (mut word, count) = (end.index() / BITS, end.index() % BITS);
        let mut bits = if count > 0 { self.words[word] & ((1 << count) - 1) } else { 0 };
        while bits == 0 {
            word = word.checked_sub(1)?;
            bits = self.words[word];
        }
        Some(NodeId((word * BITS) as u32 + bits.ilog2()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cleared_set_is_empty() {
        let mut set = NodeSet::of(200, [70, 130, 3].map(NodeId).into_iter());
        set.clear();
        assert_eq!(set.first_in(0..200), None);
        set.insert(NodeId(70));
        assert_eq!(
            (set.first_in(0..200), set.last_before(NodeId(200))),
            (Some(NodeId(70)), Some(NodeId(70)))
        );
    }

    #[test]
    fn members_are_found_from_both_ends() {
        let nodes = [0, 63, 64, 130, 199].map(NodeId);
        let set = NodeSet::of(200, nodes.into_iter());
        assert!((0..200).map(NodeId).all(|node| set.contains(node) == nodes.contains(&node)));
        for begin in 0..=200 {
            for end in begin..=200 {
                let first = nodes.iter().find(|node| (begin..end).contains(&node.0));
                assert_eq!(set.first_in(begin..end), first.copied(), "{begin}..{end}");
            }
            let last = nodes.iter().rfind(|node| node.0 < begin);
            assert_eq!(set.last_before(NodeId(begin)), last.copied(), "before {begin}");
        }
    }
}
