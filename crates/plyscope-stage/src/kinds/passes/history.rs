//! The passes of a search that searches the root repeatedly.

use plyscope::{Interval, Siblings, Value};

use crate::kinds::shared::touched::Touched;

/// One pass, possibly still under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Pass {
    /// The bound that it tests: whether the root's value is this much or more.
    pub gamma: Value,
    /// The value that it returned: a lower bound if that is `gamma` or more, else an upper bound.
    /// `None` while it is under way.
    pub found: Option<Value>,
    /// The root's bounds after it, or those before it while it is under way.
    pub bounds: Interval,
    /// The number of leaves that it evaluated.
    pub leaves: u32,
    /// The number of nodes whose value was in the memory.
    pub reused: u32,
}

/// The work of a search up to a moment: the leaves that it evaluated, and the nodes whose value was
/// in the memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Work {
    pub(super) leaves: u32,
    pub(super) reused: u32,
}

/// All passes of a recording.
#[derive(Clone, Debug, Default)]
pub(super) struct History {
    passes: Vec<Record>,
    pub(super) touched: Touched,
}

#[derive(Clone, Copy, Debug)]
struct Record {
    whole: Pass,
    /// The work before the pass.
    before: Work,
    /// The number of events before the pass began, and before it returned.
    begin: usize,
    end: usize,
}

impl History {
    /// Begins a pass. Returns the nodes that the previous pass entered or cut off.
    pub(super) fn begin(&mut self, gamma: Value, before: Work, events: usize) -> Vec<Siblings> {
        let bounds = self.passes.last().map_or(Interval::ALL, |last| last.whole.bounds);
        let whole = Pass { gamma, found: None, bounds, leaves: 0, reused: 0 };
        self.passes.push(Record { whole, before, begin: events, end: usize::MAX });
        self.touched.take()
    }

    /// Returns about how many bytes it takes.
    pub(super) fn bytes(&self) -> usize {
        self.passes.capacity() * size_of::<Record>() + self.touched.bytes()
    }

    /// Ends the last pass with this event.
    pub(super) fn end(&mut self, value: Value, now: Work, event: usize) {
        let Some(Record { whole, before, end, .. }) = self.passes.last_mut() else { return };
        *end = event + 1;
        *whole = whole.so_far(*before, now);
        whole.found = Some(value);
        if value < whole.gamma {
            whole.bounds.upper = value;
        } else {
            whole.bounds.lower = value;
        }
    }

    /// Returns the passes that had begun after so many events.
    pub(super) fn until(&self, events: usize, now: Work) -> Vec<Pass> {
        let begun = self.passes.partition_point(|pass| pass.begin < events);
        let mut passes: Vec<Pass> = self.passes[..begun].iter().map(|pass| pass.whole).collect();
        if let (Some(record), Some(last)) = (self.passes[..begun].last(), passes.last_mut())
            && record.end > events
        {
            let bounds = begun.checked_sub(2).map(|before| self.passes[before].whole.bounds);
            let under_way = Pass { found: None, bounds: bounds.unwrap_or(Interval::ALL), ..*last };
            *last = under_way.so_far(record.before, now);
        }
        passes
    }
}

impl Pass {
    fn so_far(self, before: Work, now: Work) -> Pass {
        Pass { leaves: now.leaves - before.leaves, reused: now.reused - before.reused, ..self }
    }
}
