//! The passes of a search that deepens.

use plyscope::{Bound, NodeId, Value, Window};

/// One pass, possibly still under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Pass {
    pub(super) depth: u32,
    /// `true` if the pass before it has searched to the same depth, with too narrow a window.
    pub(super) is_again: bool,
    /// The window of the root.
    pub(super) window: Window,
    /// The value that it returned, and the best move; `None` while it is under way.
    pub(super) found: Option<(Value, Bound, Option<NodeId>)>,
    /// The number of leaves that it evaluated.
    pub(super) leaves: u32,
}

/// All passes of a recording.
#[derive(Clone, Debug, Default)]
pub(super) struct History {
    passes: Vec<Record>,
}

#[derive(Clone, Copy, Debug)]
struct Record {
    whole: Pass,
    /// The number of leaves that were evaluated before the pass.
    before: u32,
    /// The number of events before the pass began, and before it returned.
    begin: usize,
    end: usize,
}

impl History {
    /// Begins a pass, before which so many leaves were evaluated.
    pub(super) fn begin(&mut self, depth: u32, window: Window, before: u32, events: usize) {
        let is_again = self.passes.last().is_some_and(|last| last.whole.depth == depth);
        let whole = Pass { depth, is_again, window, found: None, leaves: 0 };
        self.passes.push(Record { whole, before, begin: events, end: usize::MAX });
    }

    /// Ends the last pass with this event.
    pub(super) fn end(&mut self, found: (Value, Bound, Option<NodeId>), leaves: u32, event: usize) {
        let Some(Record { whole, before, end, .. }) = self.passes.last_mut() else { return };
        *end = event + 1;
        whole.leaves = leaves - *before;
        whole.found = Some(found);
    }

    /// Returns the passes that had begun after so many events and leaves.
    pub(super) fn until(&self, events: usize, leaves: u32) -> impl ExactSizeIterator<Item = Pass> {
        let begun = self.passes.partition_point(|pass| pass.begin < events);
        self.passes[..begun].iter().map(move |&Record { whole, before, end, .. }| {
            if end > events {
                Pass { found: None, leaves: leaves - before, ..whole }
            } else {
                whole
            }
        })
    }

    /// Returns about how many bytes it takes.
    pub(super) fn bytes(&self) -> usize {
        self.passes.capacity() * size_of::<Record>()
    }
}
