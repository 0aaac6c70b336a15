//! Counting what happened up to a moment.

use plyscope::{Event, Status, Strategy};
use serde::Serialize;

/// How often what happened, up to a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Tally {
    /// Nodes entered, popped live, or told bounds.
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
    /// Searches of the root.
    pub passes: u32,
    /// Nodes that a table answered for.
    pub reused: u32,
}

impl Tally {
    pub(crate) fn count(&mut self, event: &Event<'_>) {
        match event {
            Event::Enter { .. } => self.nodes += 1,
            Event::Evaluate { .. } => self.evaluations += 1,
            Event::Cutoff { .. } => self.cutoffs += 1,
            Event::Pass { .. } => self.passes += 1,
            Event::Lookup { hit, .. } => self.reused += u32::from(*hit),
            Event::Pop { status, .. } => {
                self.pops += 1;
                self.open -= 1;
                self.nodes += u32::from(*status == Status::Live);
            }
            Event::Push { .. } => {
                self.open += 1;
                self.open_max = self.open_max.max(self.open);
            }
            Event::Purge { nodes } => self.open -= nodes.len() as u32,
            Event::Bounds { .. } => self.nodes += 1,
            Event::Expand { bounds, .. } => {
                self.expansions += 1;
                self.nodes += bounds.len() as u32;
            }
            // Its position is counted already.
            Event::Same { .. } => self.nodes -= 1,
            _ => {}
        }
    }
}

/// What the timeline marks at a step; the greatest of its events' counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
#[repr(u8)]
pub enum Mark {
    /// Nothing.
    #[default]
    None = 0,
    /// A leaf is evaluated.
    Evaluation = 1,
    /// A new search of the root.
    Pass = 2,
    /// Nodes leave OPEN unexamined.
    Purge = 3,
    /// B* works the other way than before.
    Strategy = 4,
    /// A cutoff at a MIN node.
    AlphaCut = 5,
    /// A cutoff at a MAX node.
    BetaCut = 6,
    /// The end.
    End = 7,
}

impl Mark {
    /// Whether Shift with an arrow stops here.
    pub fn matters(self) -> bool {
        self > Mark::Evaluation
    }

    pub(crate) fn of(event: &Event<'_>, strategy: &mut Option<Strategy>) -> Mark {
        match event {
            Event::Evaluate { .. } => Mark::Evaluation,
            Event::Pass { .. } => Mark::Pass,
            Event::Purge { .. } => Mark::Purge,
            Event::Choose { strategy: now, .. } => {
                let before = strategy.replace(*now);
                if before == Some(*now) { Mark::None } else { Mark::Strategy }
            }
            Event::Cutoff { by: plyscope::CutBy::Alpha, .. } => Mark::AlphaCut,
            Event::Cutoff { by: plyscope::CutBy::Beta, .. } => Mark::BetaCut,
            Event::Done { .. } => Mark::End,
            _ => Mark::None,
        }
    }
}
