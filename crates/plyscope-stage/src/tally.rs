//! Counting what happened up to a moment.

use plyscope::{Event, NodeId, SearchKind, Status, Value};
use serde::Serialize;

use crate::null_windows::{Entry, Testing};

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
    fresh: Option<NodeId>,
    /// Searches of the root.
    pub passes: u32,
    /// Nodes that a table answered for.
    pub reused: u32,
    /// Null windows opened below a wider one.
    pub tests: u32,
    /// Tests that were followed by a search of the same node.
    pub researches: u32,
    #[serde(skip)]
    pub(crate) testing: Testing,
}

impl Tally {
    /// Counts an event; of an `enter` it tells how.
    #[inline(always)]
    pub(crate) fn count(&mut self, event: &Event<'_>, kind: SearchKind) -> Option<Entry> {
        let entry = self.testing.see(event);
        match entry {
            Some(Entry::Test) => self.tests += 1,
            Some(Entry::Again) => self.researches += 1,
            Some(Entry::Plain) | None => {}
        }
        match event {
            Event::Enter { .. } => self.nodes += 1,
            Event::Evaluate { .. } => self.evaluations += 1,
            Event::Cutoff { .. } => self.cutoffs += 1,
            Event::Pass { .. } => self.passes += 1,
            Event::Lookup { hit, .. } => self.reused += u32::from(*hit),
            Event::Pop { status, case, .. } => {
                self.pops += 1;
                self.open -= 1;
                // Without a case it is branch and bound's, which told bounds.
                self.nodes += u32::from(*status == Status::Live && case.is_some());
                self.fresh = None;
            }
            Event::Push { .. } => {
                self.open += 1;
                self.open_max = self.open_max.max(self.open);
            }
            Event::Purge { nodes } => {
                let was_open = |node: &&NodeId| self.fresh.is_none_or(|fresh| **node < fresh);
                self.open -= nodes.iter().filter(was_open).count() as u32;
            }
            Event::Incumbent { node, value } => self.incumbent = Some((*node, *value)),
            Event::Bounds { .. } => self.nodes += 1,
            Event::Expand { children, .. } => {
                self.fresh = Some(children.first);
                self.expansions += 1;
                // In these, a node counts as soon as it is generated.
                if let SearchKind::Intervals | SearchKind::Proofs | SearchKind::Live = kind {
                    self.nodes += children.count;
                }
            }
            // The root, before anything is expanded.
            Event::Prove { .. } if self.nodes == 0 => self.nodes = 1,
            // Its position is counted already.
            Event::Same { .. } => self.nodes -= 1,
            _ => {}
        }
        entry
    }
}
