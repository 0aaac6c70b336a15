//! The log of the changes of the state, in entries that are their own inverses.
//!
//! An entry records what one event changed of one node. It holds the node; then, in one word, its
//! flags before XOR after, which of its numbers changed, and whether it is the first entry of its
//! event; then the changed numbers, before XOR after. Siblings whose flags change alike share an
//! entry, which counts them.
//!
//! The order of entries doesn't matter, so the same reading goes forward and back.

use plyscope::work::look_at;
use plyscope::{NodeId, Siblings};

use crate::record::pages::Stream;
use crate::record::state::{NUMBERS, State};

/// The lowest of the bits that mark the changed numbers; the flags are below.
const CHANGED: u32 = 16;
/// The first entry of an event.
const BEGINS: u32 = 1 << (CHANGED + NUMBERS as u32);
/// The lowest bit of the number of siblings that follow.
const MORE: u32 = CHANGED + NUMBERS as u32 + 1;
/// The greatest number of siblings that may follow.
const MOST_MORE: u32 = u32::MAX >> MORE;

/// All entries, in order.
// See docs/decisions/changes-may-be-applied-in-any-order.md.
#[derive(Clone, Debug, Default)]
pub(crate) struct Changes {
    words: Stream<u32>,
    /// `true` if the current event has an entry.
    begun: bool,
}

impl Changes {
    /// Begins the entries of another event. Returns `true` if the last event had any.
    #[inline]
    pub(crate) fn next_event(&mut self) -> bool {
        std::mem::take(&mut self.begun)
    }

    /// Returns the position of the next entry.
    pub(crate) fn position(&self) -> u64 {
        self.words.position()
    }

    /// Records the changes of a node, before XOR after; nothing if all are zero.
    #[inline(always)]
    pub(crate) fn push(&mut self, node: NodeId, flags: u16, numbers: [u32; NUMBERS]) {
        if flags == 0 && numbers == [0; NUMBERS] {
            return;
        }
        let mut control = u32::from(flags) | self.begins();
        let room = self.words.room::<{ 2 + NUMBERS }>();
        let mut len = 2;
        for (column, number) in numbers.into_iter().enumerate() {
            // A zero is overwritten by the next number.
            room[len] = number;
            len += usize::from(number != 0);
            control |= u32::from(number != 0) << (CHANGED + column as u32);
        }
        room[0] = node.0;
        room[1] = control;
        self.words.advance(len);
    }

    /// Records a change of the flags of siblings, the same for all.
    #[inline]
    pub(crate) fn push_alike(&mut self, mut nodes: Siblings, flags: u16) {
        while flags != 0 && nodes.count > 0 {
            let more = MOST_MORE.min(nodes.count - 1);
            let control = u32::from(flags) | more << MORE | self.begins();
            *self.words.room() = [nodes.first.0, control];
            self.words.advance(2);
            nodes = nodes.after(more + 1);
        }
    }

    /// Returns the bit that marks the first entry of an event, if the next entry is one.
    fn begins(&mut self) -> u32 {
        if std::mem::replace(&mut self.begun, true) { 0 } else { BEGINS }
    }

    /// Returns the position of the entries of the event that follows so many events with entries,
    /// counted from a position at which one begins.
    pub(crate) fn skip(&self, from: u64, mut events: u32) -> u64 {
        let mut entries = self.entries(from, self.position());
        loop {
            let here = entries.position();
            let Some(entry) = entries.next() else { return self.position() };
            if entry.control & BEGINS != 0 {
                if events == 0 {
                    return here;
                }
                events -= 1;
            }
        }
    }

    /// Applies the entries between two positions, or reverts them.
    pub(crate) fn apply(&self, mut from: u64, to: u64, state: &mut State) {
        while from < to {
            let next = Stream::<u32>::after(from).min(to);
            self.apply_on_page(from, next, state);
            from = next;
        }
    }

    // See docs/decisions/a-long-loop-is-a-function-of-its-own.md.
    #[inline(never)]
    fn apply_on_page(&self, from: u64, to: u64, state: &mut State) {
        for entry in self.entries(from, to) {
            look_at(entry.nodes().count as usize);
            state.flip(entry.nodes(), entry.control as u16);
            let mut columns = entry.control >> CHANGED & ((1 << NUMBERS) - 1);
            for xor in entry.numbers {
                let column = columns.trailing_zeros() as usize;
                columns &= columns - 1;
                *state.number_mut(NodeId(entry.node), column) ^= xor;
            }
        }
    }

    /// Returns the nodes whose flags change between two positions.
    pub(crate) fn flagged(&self, from: u64, to: u64) -> impl Iterator<Item = NodeId> {
        let flagged = self.entries(from, to).filter(|entry| entry.control as u16 != 0);
        flagged.flat_map(|entry| entry.nodes().iter())
    }

    /// Returns the position of the first entry, from this one on, that changes one of two nodes and
    /// is on the same page; if there is none, the beginning of the next page.
    // See docs/decisions/a-long-loop-is-a-function-of-its-own.md.
    #[inline(never)]
    pub(crate) fn next_of(&self, from: u64, nodes: [NodeId; 2]) -> Result<u64, u64> {
        let after = Stream::<u32>::after(from);
        let mut entries = self.entries(from, after.min(self.position()));
        loop {
            let here = entries.position();
            let Some(entry) = entries.next() else { return Err(after) };
            let entry = entry.nodes();
            if nodes.iter().any(|node| node.0.wrapping_sub(entry.first.0) < entry.count) {
                return Ok(here);
            }
        }
    }

    /// Returns the nodes that change between two positions; a node may occur several times.
    pub(crate) fn nodes(&self, from: u64, to: u64) -> impl Iterator<Item = NodeId> {
        self.entries(from, to).flat_map(|entry| entry.nodes().iter())
    }

    /// Returns the number of changed flags and numbers of nodes, by all events together. Reads all
    /// entries.
    pub(crate) fn count(&self) -> usize {
        let changed = |entry: Change<'_>| {
            let flags = if entry.control as u16 == 0 { 0 } else { entry.nodes().count };
            flags as usize + entry.numbers.len()
        };
        self.entries(0, self.position()).map(changed).sum()
    }

    /// Returns the entries between two positions.
    fn entries(&self, from: u64, to: u64) -> Entries<'_> {
        Entries { changes: self, words: &[], next: from, to }
    }

    /// Returns the number of bytes it takes.
    pub(crate) fn bytes(&self) -> usize {
        self.words.bytes()
    }
}

struct Change<'a> {
    node: u32,
    control: u32,
    numbers: &'a [u32],
}

impl Change<'_> {
    #[inline]
    fn nodes(&self) -> Siblings {
        Siblings { first: NodeId(self.node), count: (self.control >> MORE) + 1 }
    }
}

struct Entries<'a> {
    changes: &'a Changes,
    /// The words of this page that are still to be read, and their end.
    words: &'a [u32],
    next: u64,
    to: u64,
}

impl Entries<'_> {
    /// Returns the position of the next entry.
    fn position(&self) -> u64 {
        self.next - self.words.len() as u64
    }
}

impl<'a> Iterator for Entries<'a> {
    type Item = Change<'a>;

    #[inline]
    fn next(&mut self) -> Option<Change<'a>> {
        loop {
            if let &[node, control, ref rest @ ..] = self.words {
                let count = (control >> CHANGED & ((1 << NUMBERS) - 1)).count_ones();
                let (numbers, words) = rest.split_at(count as usize);
                self.words = words;
                return Some(Change { node, control, numbers });
            }
            if self.next >= self.to {
                return None;
            }
            let words = self.changes.words.written(self.next);
            if words.is_empty() {
                self.next = Stream::<u32>::after(self.next);
            } else {
                let count = (words.len() as u64).min(self.to - self.next);
                self.words = &words[..count as usize];
                self.next += count;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Events with a few entries, with as many as fill a page, and with none.
    #[test]
    fn so_many_events_are_skipped() {
        let mut changes = Changes::default();
        let mut begun = Vec::new();
        for event in 0..200_u32 {
            let count = [1, 3, 0, 900, 2_100, 2, 9_000][event as usize % 7] + event / 7;
            if count > 0 {
                begun.push(changes.position());
            }
            for node in 0..count {
                changes.push(NodeId(node), 1, [node % 3, 0, event]);
            }
            assert_eq!(changes.next_event(), count > 0);
        }
        for (first, &from) in begun.iter().enumerate().step_by(11) {
            for (events, &position) in begun[first..].iter().enumerate() {
                assert_eq!(changes.skip(from, events as u32), position, "{events} from {first}");
            }
            let rest = (begun.len() - first) as u32;
            assert_eq!(changes.skip(from, rest), changes.position());
        }
    }
}
