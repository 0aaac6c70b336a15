//! UCB1: which child to visit next.

use crate::{Interval, Player, Unit};

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

/// The measure of the mean results of children.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scale {
    /// The least and the greatest result of any playout so far count 0 and 1, as in MuZero
    /// (Schrittwieser et al. 2020); where they are equal, each mean counts ½.
    Results(Interval),
    /// Means count as they are, in wholes of this unit.
    Raw(Unit),
}

/// The two terms of a child's upper confidence bound, UCB1 (Auer, Cesa-Bianchi
/// and Fischer 2002). Their sum decides: the child with the greatest is
/// visited next.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ucb1 {
    /// The mean result by a [`Scale`], for the side that is to move.
    pub mean: f64,
    /// The exploration term: the less often the child was visited, the greater it is.
    pub exploration: f64,
}

impl Ucb1 {
    /// Returns the two terms of `child`.
    ///
    /// `player` moves at its parent, which was visited `parent` times.
    /// UCB1 takes rewards from 0 to 1, which a [`Scale::Results`] gives. For MIN a mean counts
    /// down from 1 there, and a raw one has the other sign. The exploration term is
    /// `constant` · √(ln `parent` / `child`), without bound where the child has
    /// no visit.
    ///
    /// The logarithm is the same on every platform, and so is the choice.
    ///
    /// ```
    /// use plyscope::mcts::{Scale, Ucb1, Visits};
    /// use plyscope::{Interval, Player, Unit, Value};
    ///
    /// // Three visits with the results 4, 0 and 5, of ten at the parent.
    /// let child = Visits { count: 3, total: 9 };
    /// let results = Interval { lower: Value::ZERO, upper: Value::new(6) };
    /// let ucb1 = Ucb1::of(child, 10, Player::Max, Scale::Results(results), 1.4);
    /// assert_eq!(ucb1.mean, 0.5);
    /// assert_eq!(Ucb1::of(child, 10, Player::Min, Scale::Raw(Unit::ONE), 1.4).mean, -3.0);
    /// assert_eq!(ucb1.exploration, 1.4 * (10.0_f64.ln() / 3.0).sqrt());
    /// ```
    pub fn of(child: Visits, parent: u32, player: Player, scale: Scale, constant: f64) -> Ucb1 {
        Ucb1::with_log(child, log(parent), player, scale, constant)
    }

    /// The same, where the logarithm of the parent's visits is known.
    #[inline]
    pub(super) fn with_log(
        child: Visits,
        log_parent: f64,
        player: Player,
        scale: Scale,
        constant: f64,
    ) -> Ucb1 {
        let Some(mean) = child.mean() else {
            return Ucb1 { mean: 0.5, exploration: f64::INFINITY };
        };
        Ucb1 {
            mean: scale.term(mean, player),
            exploration: constant * (log_parent / f64::from(child.count)).sqrt(),
        }
    }

    /// Returns the sum of the two terms.
    #[inline]
    pub fn value(self) -> f64 {
        self.mean + self.exploration
    }
}

impl Scale {
    /// Returns the term of a mean, in units, for the player to move.
    #[inline]
    fn term(self, mean: f64, player: Player) -> f64 {
        // See docs/decisions/uct-scales-means-by-the-results-so-far.md.
        let (for_max, both) = match self {
            Scale::Results(Interval { lower, upper }) => {
                let (least, greatest) = (f64::from(lower.units()), f64::from(upper.units()));
                let is_one = least == greatest;
                (if is_one { 0.5 } else { (mean - least) / (greatest - least) }, 1.0)
            }
            Scale::Raw(unit) => (mean / f64::from(unit.parts()), 0.0),
        };
        match player {
            Player::Max => for_max,
            Player::Min => both - for_max,
        }
    }
}

/// Returns the natural logarithm of a number of visits. That of the standard
/// library may differ from platform to platform in the last digit, and with it
/// a choice.
pub(super) fn log(visits: u32) -> f64 {
    // See docs/decisions/uct-takes-its-logarithm-from-libm.md.
    libm::log(f64::from(visits))
}
