//! The counts up to a moment.

use plyscope::Event;

/// The counts up to a moment that every kind of search has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Tally {
    /// The number of nodes entered, popped live, or given bounds or numbers; repeats count.
    pub nodes: u32,
    /// The number of evaluations of leaves.
    pub evaluations: u32,
    /// The number of cutoffs.
    pub cutoffs: u32,
    /// The number of nodes expanded.
    pub expansions: u32,
}

impl Tally {
    /// Counts an event as every kind of search does.
    #[inline(always)]
    pub(crate) fn count(&mut self, event: &Event<'_>) {
        match event {
            Event::Enter { .. } => self.nodes += 1,
            Event::Evaluate { .. } => self.evaluations += 1,
            Event::Cutoff { .. } => self.cutoffs += 1,
            Event::Expand { .. } => self.expansions += 1,
            _ => {}
        }
    }
}
