//! The events of a run, packed.

mod coder;
mod events;
mod fields;
mod packed;
#[cfg(test)]
mod tests;

use std::ops::Range;

use coder::Context;
use packed::{Packed, Reader};
use plyscope::work::look_at;
use plyscope::{Event, Line, Outcome};

/// Every event of a run, a few bytes each, in order.
///
/// Data that follows from earlier events is left out: [`Context`] holds what is expected. It is
/// reset at every 64th event, where a [`Block`] begins, so that any event is found by reading at
/// most 64.
#[derive(Clone, Debug, Default)]
pub(crate) struct EventLog {
    packed: Packed,
    /// The blocks that are full, and the last one.
    blocks: Vec<Block>,
    last: Block,
    len: usize,
    context: Context,
}

/// A block of 64 events.
#[derive(Clone, Copy, Debug, Default)]
struct Block {
    /// The position of the events.
    bytes: u64,
    /// The position of their changes.
    changes: u64,
    /// The events that have changes, and those that end a step: a bit for each event.
    changed: u64,
    ends: u64,
    /// The number of steps that end before these events.
    steps: u32,
}

/// The number of events of a block: one for each bit.
const BLOCK: usize = u64::BITS as usize;

impl EventLog {
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    /// Returns the number of steps that have ended.
    pub(crate) fn steps(&self) -> usize {
        self.steps_before(self.len)
    }

    pub(crate) fn outcome(&self) -> Option<&Outcome> {
        self.packed.outcome()
    }

    /// Returns the number of bytes it takes.
    pub(crate) fn bytes(&self) -> usize {
        self.packed.bytes() + self.blocks.capacity() * size_of::<Block>()
    }

    /// Begins the next event. `changes` returns the position of its changes.
    #[inline]
    pub(crate) fn begin(&mut self, changes: impl FnOnce() -> u64) {
        if self.len.is_multiple_of(BLOCK) {
            if self.len > 0 {
                self.blocks.push(self.last);
            }
            let steps = self.last.steps + self.last.ends.count_ones();
            let (bytes, changes) = (self.packed.position(), changes());
            self.last = Block { bytes, changes, changed: 0, ends: 0, steps };
            self.context = Context::default();
        }
    }

    /// Appends the event that has begun; `changed` is `true` if it changed anything.
    #[inline]
    pub(crate) fn push(&mut self, line: Line, event: Event<'_>, changed: bool) {
        self.last.changed |= u64::from(changed) << (self.len % BLOCK);
        self.packed.push(&mut self.context, line, event);
        self.len += 1;
    }

    /// Marks the last event as the end of a step.
    #[inline]
    pub(crate) fn end_step(&mut self) {
        if let Some(last) = self.len.checked_sub(1) {
            self.last.ends |= 1 << (last % BLOCK);
        }
    }

    /// Returns `true` if the last event ended a step, or there is none.
    #[inline]
    pub(crate) fn is_at_end_of_step(&self) -> bool {
        self.len.checked_sub(1).is_none_or(|last| self.last.ends >> (last % BLOCK) & 1 == 1)
    }

    /// Returns the events of the block with the change at a position, and of the block before it,
    /// and the position where the changes of the next block begin, if there is one.
    pub(crate) fn around_change(&self, position: u64) -> (Range<usize>, Option<u64>) {
        let is_before = |block: &Block| block.changes <= position;
        let blocks = self.blocks.partition_point(is_before) + usize::from(is_before(&self.last));
        let events = blocks.saturating_sub(2) * BLOCK..self.len.min(blocks * BLOCK);
        let next = (events.end < self.len).then(|| self.block(blocks).changes);
        (events, next)
    }

    fn block(&self, index: usize) -> &Block {
        self.blocks.get(index).unwrap_or(&self.last)
    }

    /// Returns the number of steps that end before this event.
    pub(crate) fn steps_before(&self, event: usize) -> usize {
        // The block may not have begun: then the last one is full.
        let Some(last) = event.min(self.len).checked_sub(1) else { return 0 };
        let block = self.block(last / BLOCK);
        let until = u64::MAX >> (BLOCK - 1 - last % BLOCK);
        block.steps as usize + (block.ends & until).count_ones() as usize
    }

    /// Returns the number of events up to the end of a step, counted from 1; after the last step,
    /// that of all events.
    pub(crate) fn end_of_step(&self, step: usize) -> usize {
        if step == 0 {
            return 0;
        }
        if step > self.steps() {
            return self.len;
        }
        // The last block with fewer steps before it.
        let blocks = self.blocks.partition_point(|block| (block.steps as usize) < step);
        let index = if (self.last.steps as usize) < step { self.blocks.len() } else { blocks - 1 };
        let block = self.block(index);
        let mut ends = block.ends;
        for _ in 1..step - block.steps as usize {
            ends &= ends - 1;
        }
        index * BLOCK + ends.trailing_zeros() as usize + 1
    }

    /// Returns the end of the changes of the events before this one: a position in the changes, and
    /// the number of events with changes that follow it.
    pub(crate) fn changes_before(&self, event: usize) -> (u64, u32) {
        let Some(last) = event.checked_sub(1) else { return (0, 0) };
        let block = self.block(last / BLOCK);
        let until = u64::MAX >> (BLOCK - 1 - last % BLOCK);
        (block.changes, (block.changed & until).count_ones())
    }

    /// Returns the event as it was reported, and its line; `None` beyond the end.
    pub(crate) fn get(&self, index: usize) -> Option<(Line, Event<'_>)> {
        self.range(index, self.len).next()
    }

    /// Returns the events from one index up to another.
    pub(crate) fn range(&self, from: usize, to: usize) -> impl Iterator<Item = (Line, Event<'_>)> {
        let to = to.min(self.len);
        let begin = from / BLOCK * BLOCK;
        // For an empty range nothing is decoded, not even the events before it.
        let (from, to) = if from < to { (from, to) } else { (begin, begin) };
        let reader = self.packed.read(self.block(begin / BLOCK).bytes);
        let mut events = Events { reader, index: begin, to };
        for _ in begin..from {
            events.next();
        }
        events
    }
}

/// An iterator over the events from the beginning of a block on.
struct Events<'a> {
    reader: Reader<'a>,
    index: usize,
    to: usize,
}

impl<'a> Iterator for Events<'a> {
    type Item = (Line, Event<'a>);

    #[cfg_attr(not(plyscope_frame), inline(always))]
    fn next(&mut self) -> Option<(Line, Event<'a>)> {
        if self.index >= self.to {
            return None;
        }
        if self.index.is_multiple_of(BLOCK) {
            self.reader.reset();
        }
        look_at(1);
        #[cfg(test)]
        decoded::note(self.index);
        self.index += 1;
        self.reader.next()
    }
}

/// Collects the indices of decoded events, for tests.
#[cfg(test)]
pub(crate) mod decoded {
    use std::cell::RefCell;

    thread_local! {
        static DECODED: RefCell<Option<Vec<usize>>> = const { RefCell::new(None) };
    }

    /// Notes that an event is decoded.
    pub(super) fn note(index: usize) {
        DECODED.with_borrow_mut(|decoded| decoded.iter_mut().for_each(|it| it.push(index)));
    }

    /// Returns the indices of the events that `work` decodes.
    pub(crate) fn by(work: impl FnOnce()) -> Vec<usize> {
        DECODED.with_borrow_mut(|decoded| *decoded = Some(Vec::new()));
        work();
        DECODED.take().unwrap_or_default()
    }
}
