//! The events of a run, packed.

mod pack;
mod unpack;

use plyscope::{Event, Interval, Line, NodeId, Outcome, Value};

use crate::pages::{Lists, Stream};

/// Every event of a run, a few bytes each, in order.
///
/// Data that follows from earlier events is left out: [`Context`] holds what is expected. It is
/// reset at every 64th event, where a [`Block`] begins, so that any event is found by reading at
/// most 64. The lists that an [`Event`] borrows are stored separately.
#[derive(Clone, Debug, Default)]
pub(crate) struct EventLog {
    bytes: Stream<u8>,
    nodes: Lists<NodeId>,
    bounds: Lists<Interval>,
    outcome: Option<Outcome>,
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

/// The expected data of the next event, from those before.
#[derive(Clone, Copy, Debug)]
struct Context {
    /// The node at work.
    node: u32,
    /// The node that was last expanded or given a result.
    parent: u32,
    /// The node before the one that is entered next.
    child: u32,
    /// The number of the next node to be generated.
    fresh: u32,
    /// The last value, and the last that was a best value so far.
    value: Value,
    best: Value,
    /// The last window.
    alpha: Value,
    beta: Value,
}

impl Default for Context {
    fn default() -> Context {
        let (alpha, beta) = (Value::NEG_INF, Value::INF);
        let (value, best) = (Value::ZERO, Value::ZERO);
        Context { node: 0, parent: 0, child: u32::MAX, fresh: 1, value, best, alpha, beta }
    }
}

/// The kinds of events, as numbers of five bits. The bits above them hold one of a few cases:
/// `FIRST`, `SECOND` and `THIRD`.
mod kind {
    pub(super) const PASS: u8 = 0;
    pub(super) const ENTER: u8 = 1;
    pub(super) const EXPAND: u8 = 2;
    pub(super) const SAME: u8 = 3;
    pub(super) const EVALUATE: u8 = 4;
    pub(super) const BOUNDS: u8 = 5;
    pub(super) const BACKUP: u8 = 6;
    pub(super) const BACKUP_BOUNDS: u8 = 7;
    pub(super) const CUTOFF: u8 = 8;
    pub(super) const LEAVE: u8 = 9;
    pub(super) const LOOKUP: u8 = 10;
    pub(super) const STORE: u8 = 11;
    pub(super) const POP: u8 = 12;
    pub(super) const PUSH: u8 = 13;
    pub(super) const PURGE: u8 = 14;
    pub(super) const CHOOSE: u8 = 15;
    pub(super) const SELECT: u8 = 16;
    pub(super) const PROVE: u8 = 17;
    pub(super) const INCUMBENT: u8 = 18;
    pub(super) const DONE: u8 = 19;
    pub(super) const PLAYOUT: u8 = 20;
    pub(super) const VISIT: u8 = 21;
    pub(super) const MASK: u8 = 31;
}
const FIRST: u8 = 1 << 5;
const SECOND: u8 = 1 << 6;
const THIRD: u8 = 1 << 7;

impl EventLog {
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    /// Returns the number of steps that have ended.
    pub(crate) fn steps(&self) -> usize {
        self.steps_before(self.len)
    }

    pub(crate) fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// Returns the number of bytes it takes.
    pub(crate) fn bytes(&self) -> usize {
        let lists = self.nodes.bytes() + self.bounds.bytes();
        self.bytes.bytes() + lists + self.blocks.capacity() * size_of::<Block>()
    }

    /// Begins the next event. `changes` returns the position of its changes.
    #[inline]
    pub(crate) fn begin(&mut self, changes: impl FnOnce() -> u64) {
        if self.len.is_multiple_of(BLOCK) {
            if self.len > 0 {
                self.blocks.push(self.last);
            }
            let steps = self.last.steps + self.last.ends.count_ones();
            let (bytes, changes) = (self.bytes.position(), changes());
            self.last = Block { bytes, changes, changed: 0, ends: 0, steps };
            self.context = Context::default();
        }
    }

    /// Appends the event that has begun; `changed` is `true` if it changed anything.
    #[inline]
    pub(crate) fn push(&mut self, line: Line, event: Event<'_>, changed: bool) {
        self.last.changed |= u64::from(changed) << (self.len % BLOCK);
        self.pack(line, event);
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
        let mut events = unpack::Events::new(self, begin, to);
        for _ in begin..from {
            events.next();
        }
        events
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

#[cfg(test)]
mod tests {
    use plyscope::{Bound, CutBy, Player, Proof, Siblings, Status, Strategy};

    use super::unpack::BECAUSE;
    use super::*;

    /// Each kind, with a different number in each field.
    #[test]
    fn events_come_out_as_they_went_in() {
        let [one, two, three] = [1, 2, 3].map(NodeId);
        let [alpha, beta, v] = [Value::NEG_INF, Value::INF, Value::new(-7)];
        let pruned = Siblings { first: three, count: 9 };
        let (nodes, told) = ([two, three], [Interval::ALL, Interval::exactly(v)]);
        let mut events = vec![
            Event::Pass { number: 4, alpha, beta },
            Event::Enter { node: one, alpha, beta },
            Event::Expand { node: two, children: pruned, player: Player::Min, bounds: &told },
            Event::Expand { node: two, children: pruned, player: Player::Max, bounds: &[] },
            Event::Same { node: three, of: two },
            Event::Evaluate { node: one, value: v },
            Event::Bounds { node: one, bounds: Interval { lower: v, upper: beta } },
            Event::Backup { node: one, from: two, value: v, alpha, beta },
            Event::BackupBounds { node: one, bounds: Interval { lower: v, upper: beta } },
            Event::Cutoff { node: one, by: CutBy::Alpha, value: v, bound: alpha, pruned },
            Event::Cutoff { node: one, by: CutBy::Beta, value: v, bound: beta, pruned },
            Event::Lookup { node: one, known: None, hit: false },
            Event::Purge { nodes: &nodes },
            Event::Purge { nodes: &[] },
            Event::Select { node: three },
            Event::Prove { node: one, numbers: Proof::PROVED },
            Event::Prove { node: two, numbers: Proof { proof: 3, disproof: 4 } },
            Event::Incumbent { node: three, value: v },
            Event::Playout { node: three, value: v, plies: 0 },
            Event::Playout { node: one, value: beta, plies: u32::MAX },
            Event::Visit { node: one, visits: u32::MAX, total: i64::MIN },
            Event::Visit { node: one, visits: 1, total: i64::MAX },
            Event::Visit { node: two, visits: 300, total: -1 },
        ];
        for bound in [Bound::Exact, Bound::Lower, Bound::Upper] {
            events.push(Event::Leave { node: one, value: v, bound });
            events.push(Event::Store { node: one, value: v, bound });
            events.push(Event::Lookup { node: one, known: Some((v, bound)), hit: true });
        }
        for status in [Status::Live, Status::Solved] {
            events.push(Event::Push { node: one, status, merit: v });
            for case in [None, Some(1), Some(6)] {
                events.push(Event::Pop { node: one, status, merit: v, case });
            }
        }
        for because in BECAUSE {
            for strategy in [Strategy::ProveBest, Strategy::DisproveRest] {
                events.push(Event::Choose { strategy, node: two, because });
            }
        }
        let mut log = EventLog::default();
        for (index, event) in events.iter().enumerate() {
            log.begin(|| 0);
            log.push(index as u8, *event, false);
        }
        for (index, event) in events.iter().enumerate() {
            assert_eq!(log.get(index), Some((index as u8, *event)));
        }
        assert_eq!(log.get(log.len()), None);
        let all: Vec<_> = log.range(0, usize::MAX).map(|(_, event)| event).collect();
        assert_eq!(all, events);
    }
}
