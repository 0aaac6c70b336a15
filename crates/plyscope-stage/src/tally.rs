//! The counts up to a moment.

use plyscope::{Event, NodeId, Value};
use serde::Serialize;

use crate::null_windows::Testing;
use crate::results::Results;

/// The counts up to a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[non_exhaustive]
pub struct Tally {
    /// The number of nodes entered, popped live, or given bounds or numbers; repeats count.
    pub nodes: u32,
    /// The number of evaluations of leaves.
    pub evaluations: u32,
    /// The number of cutoffs.
    pub cutoffs: u32,
    /// The number of nodes taken from OPEN.
    pub pops: u32,
    /// The number of entries in OPEN.
    pub open: u32,
    /// The greatest number of entries in OPEN.
    pub open_max: u32,
    /// The number of nodes expanded.
    pub expansions: u32,
    /// Branch and bound: the best solution so far, and its value.
    #[serde(skip)]
    pub incumbent: Option<(NodeId, Value)>,
    /// Branch and bound: the first child of the popped node. Those that are
    /// dropped at once never entered the queue.
    #[serde(skip)]
    pub(crate) fresh: Option<NodeId>,
    /// The number of searches of the root.
    pub passes: u32,
    /// The number of nodes whose value was in a table.
    pub reused: u32,
    /// The number of null windows opened below a wider one.
    pub tests: u32,
    /// The number of tests that were followed by a search of the same node.
    pub researches: u32,
    /// Monte Carlo tree search: the results of the playouts.
    #[serde(skip)]
    pub(crate) results: Results,
    /// Searches with null windows: the test that is under way.
    #[serde(skip)]
    pub(crate) testing: Testing,
}

impl Tally {
    /// Counts an event as every kind of search does.
    #[inline(always)]
    pub(crate) fn count(&mut self, event: &Event<'_>) {
        match event {
            Event::Enter { .. } => self.nodes += 1,
            Event::Evaluate { .. } => self.evaluations += 1,
            Event::Cutoff { .. } => self.cutoffs += 1,
            Event::Pass { .. } => self.passes += 1,
            Event::Lookup { hit, .. } => self.reused += u32::from(*hit),
            Event::Pop { .. } => {
                self.pops += 1;
                self.open -= 1;
            }
            Event::Push { .. } => {
                self.open += 1;
                self.open_max = self.open_max.max(self.open);
            }
            Event::Expand { .. } => self.expansions += 1,
            _ => {}
        }
    }
}
