//! The passes of a search that asks for the root's value again and again.

use plyscope::{Interval, NodeId, Value};

use crate::tally::Tally;

/// One pass, as far as it has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Pass {
    /// It asks whether the root is worth this much, or more.
    pub gamma: Value,
    /// What it returned: a lower bound if that is `gamma` or more, else an
    /// upper one. None while it is under way.
    pub found: Option<Value>,
    /// The root's bounds after it, or those before while it is under way.
    pub bounds: Interval,
    /// Leaves that it evaluated.
    pub leaves: u32,
    /// Nodes that the memory answered for.
    pub reused: u32,
}

/// All passes of a recording.
#[derive(Clone, Debug, Default)]
pub(super) struct History {
    passes: Vec<Record>,
    /// The nodes that the last one entered or cut off.
    touched: Vec<NodeId>,
}

#[derive(Clone, Copy, Debug)]
struct Record {
    whole: Pass,
    /// What had happened before it.
    before: Tally,
    /// How many events lay behind when it began, and when it returned.
    begin: usize,
    end: usize,
}

impl History {
    /// A pass begins. Answers which nodes the one before has touched.
    pub(super) fn begin(&mut self, gamma: Value, before: Tally, events: usize) -> Vec<NodeId> {
        let bounds = self.passes.last().map_or(Interval::ALL, |last| last.whole.bounds);
        let whole = Pass { gamma, found: None, bounds, leaves: 0, reused: 0 };
        self.passes.push(Record { whole, before, begin: events, end: usize::MAX });
        std::mem::take(&mut self.touched)
    }

    pub(super) fn touch(&mut self, node: NodeId) {
        self.touched.push(node);
    }

    /// The last pass returns; the last of its events is this one.
    pub(super) fn end(&mut self, value: Value, now: Tally, event: usize) {
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

    /// The passes that had begun when so many events lay behind.
    pub(super) fn until(&self, events: usize, now: Tally) -> Vec<Pass> {
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
    fn so_far(self, before: Tally, now: Tally) -> Pass {
        Pass {
            leaves: now.evaluations - before.evaluations,
            reused: now.reused - before.reused,
            ..self
        }
    }
}
