//! UCB1: which child to visit next.

use crate::{Interval, Player};

/// The visits of a node: the playouts that began at it or below it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Visits {
    /// The number of playouts.
    pub count: u32,
    /// The sum of their results, which are MAX's, in units.
    pub total: i64,
}

impl Visits {
    /// Returns the mean result, in units; `None` without a visit.
    ///
    /// ```
    /// use plyscope::mcts::Visits;
    ///
    /// assert_eq!(Visits { count: 4, total: 10 }.mean(), Some(2.5));
    /// assert_eq!(Visits::default().mean(), None);
    /// ```
    pub fn mean(self) -> Option<f64> {
        (self.count > 0).then(|| self.total as f64 / f64::from(self.count))
    }

    /// One more playout with this result.
    pub(super) fn add(&mut self, result: i32) {
        self.count += 1;
        self.total += i64::from(result);
    }
}

/// The two terms of a child's upper confidence bound, UCB1 (Auer, Cesa-Bianchi
/// and Fischer 2002). Their sum decides: the child with the greatest is
/// visited next.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ucb1 {
    /// The mean result, scaled so that the least result so far is 0 and the greatest is 1, for the
    /// side that is to move.
    pub mean: f64,
    /// The exploration term: the less often the child was visited, the greater it is.
    pub exploration: f64,
}

impl Ucb1 {
    /// Returns the two terms of `child`.
    ///
    /// `player` moves at its parent, which was visited `parent` times.
    /// UCB1 takes rewards from 0 to 1: means are scaled by `results`, the
    /// least and the greatest result of any playout so far, as in MuZero
    /// (Schrittwieser et al. 2020); where these are equal, the mean is ½. For
    /// MIN it counts down from 1. The exploration term is
    /// `constant` · √(ln `parent` / `child`), without bound where the child has
    /// no visit.
    ///
    /// The logarithm is the same on every platform, and so is the choice.
    ///
    /// ```
    /// use plyscope::mcts::{Ucb1, Visits};
    /// use plyscope::{Interval, Player, Value};
    ///
    /// // Three visits with the results 4, 0 and 5, of ten at the parent.
    /// let child = Visits { count: 3, total: 9 };
    /// let results = Interval { lower: Value::ZERO, upper: Value::new(6) };
    /// let ucb1 = Ucb1::of(child, 10, Player::Max, results, 1.4);
    /// assert_eq!(ucb1.mean, 0.5);
    /// assert_eq!(ucb1.exploration, 1.4 * (10.0_f64.ln() / 3.0).sqrt());
    /// ```
    pub fn of(
        child: Visits,
        parent: u32,
        player: Player,
        results: Interval,
        constant: f64,
    ) -> Ucb1 {
        Ucb1::with_log(child, log(parent), player, results, constant)
    }

    /// The same, where the logarithm of the parent's visits is known.
    pub(super) fn with_log(
        child: Visits,
        log_parent: f64,
        player: Player,
        results: Interval,
        constant: f64,
    ) -> Ucb1 {
        // See docs/decisions/uct-scales-means-by-the-results-so-far.md.
        let Some(mean) = child.mean() else {
            return Ucb1 { mean: 0.5, exploration: f64::INFINITY };
        };
        let (least, greatest) = (results.lower.units(), results.upper.units());
        let scaled = if least == greatest {
            0.5
        } else {
            (mean - f64::from(least)) / (f64::from(greatest) - f64::from(least))
        };
        Ucb1 {
            mean: match player {
                Player::Max => scaled,
                Player::Min => 1.0 - scaled,
            },
            exploration: constant * (log_parent / f64::from(child.count)).sqrt(),
        }
    }

    /// Returns the sum of the two terms.
    pub fn value(self) -> f64 {
        self.mean + self.exploration
    }
}

/// Returns the natural logarithm of a number of visits. That of the standard
/// library may differ from platform to platform in the last digit, and with it
/// a choice.
pub(super) fn log(visits: u32) -> f64 {
    // See docs/decisions/uct-takes-its-logarithm-from-libm.md.
    libm::log(f64::from(visits))
}
