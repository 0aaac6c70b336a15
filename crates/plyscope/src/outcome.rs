//! The outcome of a search.

use crate::{Counts, Interval, Path, Payoffs, Value};

/// The end of a search: the answer, the move to play and the counts.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Outcome {
    /// The bounds of the root's value; equal where the value is known.
    pub bounds: Interval,
    /// The mean result at the root, for a search that estimates its value.
    pub mean: Option<Mean>,
    /// What each player gets, for a search of several players.
    pub payoffs: Option<Payoffs>,
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
        Outcome {
            bounds,
            mean: None,
            payoffs: None,
            best: None,
            line: Path::default(),
            reason,
            counts: Counts::default(),
        }
    }

    /// Returns `true` if the move or the value is proved: it can't be refuted by what the search
    /// left out.
    ///
    /// ```
    /// use plyscope::{Silent, b_star::{self, BStar}, run, tree::Tree};
    ///
    /// // Nothing is left to expand, and B may still be better than A.
    /// let tree: Tree = "[A:2..9[3..5,4],B:0..7]".parse()?;
    /// let outcome = run(&mut BStar::new(&tree, b_star::Options::default())?, &mut Silent);
    /// assert!(outcome.best == Some(0) && !outcome.is_proved());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn is_proved(&self) -> bool {
        matches!(self.reason, Reason::Solved | Reason::Separation)
    }

    /// Returns the root's value, if it is known exactly.
    pub fn value(&self) -> Option<Value> {
        (self.bounds.lower == self.bounds.upper).then_some(self.bounds.lower)
    }
}

/// The reason why a search ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
// See docs/decisions/reasons-of-the-end.md.
pub enum Reason {
    /// The value is found.
    Solved,
    /// B*: one child is proved at least as good as every other.
    Separation,
    /// The budget is spent, or there are more than 2³² nodes to be told apart; the answer is an
    /// estimate.
    Budget,
    /// B*: there is nothing left to expand, because leaves are known by intervals only; the answer
    /// is an estimate.
    Exhausted,
    /// The search cut off nodes without a proof that they are irrelevant, as its options asked, or
    /// by bounds of the game that may be wrong: the answer may be wrong.
    Unsound,
    /// The value lies outside the window that the search was given, on the side that the bounds tell.
    Window,
    /// The value of a position matters that nobody knows ([`Value::UNKNOWN`]); the answer is an
    /// estimate.
    Unknown,
}

/// The mean of some values.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Mean {
    /// The number of values.
    pub count: u64,
    /// The sum of the values, in units.
    pub total: i64,
}

impl Mean {
    /// Returns the mean, in units; `None` without a value.
    pub fn units(self) -> Option<f64> {
        (self.count > 0).then(|| self.total as f64 / self.count as f64)
    }
}
