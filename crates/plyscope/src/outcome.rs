//! The outcome of a search.

use crate::{Interval, Path, Value};

/// The end of a search: the answer, the move to play and the counts.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Outcome {
    /// The bounds of the root's value; equal for every search but B*.
    pub bounds: Interval,
    /// The root's child to play, counted from 0; `None` where there is none.
    pub best: Option<u32>,
    /// The principal variation, as far as the search knows it.
    pub line: Path,
    /// The reason why the search ended.
    pub reason: Reason,
    /// The counts of the search.
    pub counts: Counts,
}

impl Outcome {
    /// Returns an outcome with these bounds and no move, for a search that is written
    /// elsewhere; the other fields can be set.
    pub fn new(bounds: Interval, reason: Reason) -> Outcome {
        Outcome { bounds, best: None, line: Path::default(), reason, counts: Counts::default() }
    }

    /// Returns the root's value, if it is known exactly.
    pub fn value(&self) -> Option<Value> {
        (self.bounds.lower == self.bounds.upper).then_some(self.bounds.lower)
    }
}

/// The reason why a search ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Reason {
    /// The value is found.
    Solved,
    /// B*: one child is proved at least as good as every other.
    Separation,
    /// The budget is spent; the answer is an estimate.
    Budget,
    /// B*: there is nothing left to expand, because leaves are known by intervals only; the answer
    /// is an estimate.
    Exhausted,
    /// As its options asked, the search cut off nodes without a proof that they are irrelevant: the
    /// value it found may be wrong.
    Unsound,
}

/// The counts of a search: how much it has done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Counts {
    /// The number of different nodes entered or evaluated, the root included.
    pub nodes: u64,
    /// The number of different leaves evaluated.
    pub leaves: u64,
    /// The number of evaluations, repeats included.
    pub evaluations: u64,
    /// The number of cutoffs.
    pub cutoffs: u64,
    /// Best-first searches: the number of nodes taken from OPEN.
    pub pops: Option<u64>,
    /// Best-first searches: the greatest number of entries in OPEN.
    pub open_max: Option<u64>,
    /// Best-first searches of a tree in memory: the number of nodes expanded.
    pub expansions: Option<u64>,
    /// Searches with several passes: the number of passes.
    pub passes: Option<u64>,
    /// Searches with null windows: the number of null windows opened below a wider one.
    pub tests: Option<u64>,
    /// Searches with null windows: the number of tests followed by a search of the same node.
    pub researches: Option<u64>,
    /// Searches that play at random: the playouts.
    pub playouts: Option<Playouts>,
}

/// Random games that a search has played to their end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Playouts {
    /// The number of playouts.
    pub count: u64,
    /// The sum of their results, in units.
    pub total: i64,
}

impl Playouts {
    /// Returns the mean result, in units; `None` without a playout.
    pub fn mean(self) -> Option<f64> {
        (self.count > 0).then(|| self.total as f64 / self.count as f64)
    }
}
