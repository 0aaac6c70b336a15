//! Counting what happened up to a moment.

use plyscope::{Event, NodeId, Value};
use serde::Serialize;

use crate::null_windows::Testing;
use crate::results::Results;

/// How often what happened, up to a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[non_exhaustive]
pub struct Tally {
    /// Nodes entered, popped live, or told bounds or numbers; repeats count.
    pub nodes: u32,
    /// Evaluations of leaves.
    pub evaluations: u32,
    /// Cutoffs.
    pub cutoffs: u32,
    /// Nodes taken from OPEN.
    pub pops: u32,
    /// Entries in OPEN.
    pub open: u32,
    /// The greatest number of entries in OPEN.
    pub open_max: u32,
    /// Nodes expanded.
    pub expansions: u32,
    /// Branch and bound: the best solution so far, and its value.
    #[serde(skip)]
    pub incumbent: Option<(NodeId, Value)>,
    /// Branch and bound: the first child of the popped node. Those that are
    /// dropped at once never entered the queue.
    #[serde(skip)]
    pub(crate) fresh: Option<NodeId>,
    /// Searches of the root.
    pub passes: u32,
    /// Nodes that a table answered for.
    pub reused: u32,
    /// Null windows opened below a wider one.
    pub tests: u32,
    /// Tests that were followed by a search of the same node.
    pub researches: u32,
    /// Monte Carlo tree search: the results of the playouts.
    #[serde(skip)]
    pub(crate) results: Results,
    /// Searches with null windows: where the test is that is under way.
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
