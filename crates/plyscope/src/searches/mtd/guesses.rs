//! The question of each pass of MTD.

use crate::options::{self, OptionError, Settings};
use crate::{Game, Interval, Player, Value, Window};

/// The guess of the first pass, and how the next ones follow.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub enum First {
    /// ∞, then downwards: the leaves of SSS*.
    #[default]
    Inf,
    /// The least there is above −∞, then upwards: the leaves of DUAL*.
    NegInf,
    /// This value, then on the side that its answer points to: MTD(f).
    Guess(Value),
    /// The middle of the bounds. An infinite end is asked for first, as by the
    /// two above, so that there is a middle.
    Bisect,
}

/// The options of [`Mtd`](super::Mtd).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The guess of the first pass, and how the next ones follow.
    pub first: First,
    /// The number of units that each next pass asks further than needed, as
    /// long as all answers pointed to the same side (Plaat's MTD(step)).
    /// Bisection has no use for it.
    pub step: u32,
    /// `true` if equal positions are remembered in a transposition table, besides nodes.
    pub table: bool,
    /// The depth at which nodes are evaluated instead of searched, if any.
    pub depth: Option<u32>,
}

impl Options {
    /// # Errors
    ///
    /// A number is finer or greater than the game's values can be, or a step
    /// comes with bisection.
    pub(in crate::searches) fn from_settings(
        settings: &Settings,
        game: &impl Game,
    ) -> Result<Options, OptionError> {
        let unit = game.unit();
        let first = match settings.word("first") {
            "inf" => First::Inf,
            "-inf" => First::NegInf,
            "bisect" => First::Bisect,
            _ => First::Guess(settings.value("first", unit)?),
        };
        let step = settings.value("step", unit)?.units().unsigned_abs();
        if first == First::Bisect && step > 0 {
            let why = "`first=bisect` always asks for the middle: leave out `step`, or take another `first`";
            return Err(OptionError::Incompatible { name: "step", why: why.to_owned() });
        }
        let table = settings.remembers(options::TABLE.name, game);
        Ok(Options { first, step, table, depth: settings.horizon(game)? })
    }

    /// Returns the line of the listing that makes the guess.
    pub(super) fn guess_line(&self) -> &'static str {
        let steps = self.step > 0;
        match self.first {
            First::Inf if steps => "  γ ← max(lower+1, v−step), at first ∞",
            First::Inf => "  γ ← upper",
            First::NegInf if steps => "  γ ← min(v+1+step, upper), at first −∞+1",
            First::NegInf => "  γ ← lower+1",
            First::Guess(_) if steps => "  γ ← the guess; then v or v+1, and a step on",
            First::Guess(_) => "  γ ← the guess; then v, or v+1 if v ≥ γ",
            First::Bisect => "  γ ← the middle of lower and upper",
        }
    }
}

/// The bounds of the root's value so far, and the guess under way.
#[derive(Debug)]
pub(super) struct Guesses {
    options: Options,
    bounds: Interval,
    gamma: Value,
    passes: u32,
    /// `true` if the first answer said that the value is less.
    downwards: bool,
    /// `true` if the last answer said so.
    is_less: bool,
}

impl Guesses {
    pub(super) fn new(options: Options) -> Guesses {
        Guesses {
            options,
            bounds: Interval::ALL,
            gamma: Value::INF,
            passes: 0,
            downwards: true,
            is_less: true,
        }
    }

    /// Returns the guess: the pass asks whether the root is worth this much or
    /// more.
    pub(super) fn gamma(&self) -> Value {
        self.gamma
    }

    /// Returns the guess as a null window.
    pub(super) fn window(&self) -> Window {
        Window::better_than(Player::Min, self.gamma)
    }

    /// Returns the number of guesses so far.
    pub(super) fn passes(&self) -> u32 {
        self.passes
    }

    /// Returns the bounds of the root's value so far.
    pub(super) fn bounds(&self) -> Interval {
        self.bounds
    }

    /// Returns the root's value, if the bounds meet.
    pub(super) fn value(&self) -> Option<Value> {
        // See docs/decisions/mtd-needs-no-pass-for-every-value.md.
        let Interval { lower, upper } = self.bounds;
        (lower == upper).then_some(lower)
    }

    /// Makes the next guess: above `lower`, and at most `upper`, so that every
    /// answer narrows the bounds.
    pub(super) fn guess(&mut self) {
        // See docs/decisions/one-rule-guesses-for-mtd.md.
        let Interval { lower, upper } = self.bounds;
        let least = Value::new(lower.units() + 1);
        self.gamma = match self.options.first {
            First::Bisect if upper == Value::INF => upper,
            First::Bisect if lower == Value::NEG_INF => least,
            First::Bisect => {
                let (lower, upper) = (i64::from(lower.units()), i64::from(upper.units()));
                // Between two values.
                Value::new(((lower + upper + 1).div_euclid(2)) as i32)
            }
            First::Inf if self.passes == 0 => upper,
            First::NegInf if self.passes == 0 => least,
            First::Guess(value) if self.passes == 0 => value.max(least),
            _ => self.beyond(least),
        };
        self.passes += 1;
    }

    /// Returns the next guess on the side that the last answer points to.
    fn beyond(&self, least: Value) -> Value {
        let Interval { upper, .. } = self.bounds;
        // Steps are at most as great as a value.
        let step = if self.is_less == self.downwards { self.options.step as i32 } else { 0 };
        let guess = if self.is_less { upper.plus(-step) } else { least.plus(step) };
        guess.clamp(least, upper)
    }

    /// Narrows the bounds by `value`, which the pass has returned.
    pub(super) fn learn(&mut self, value: Value) {
        self.is_less = value < self.gamma;
        if self.passes == 1 {
            self.downwards = self.is_less;
        }
        if self.is_less {
            self.bounds.upper = value;
        } else {
            self.bounds.lower = value;
        }
    }
}
