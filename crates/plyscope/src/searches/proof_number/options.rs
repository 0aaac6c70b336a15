//! The options of proof-number search.

use std::num::NonZeroU64;

use crate::options::DEPTH;
use crate::scale::about;
use crate::{Game, OptionError, OptionKind, OptionSpec, Settings, Value};

/// The options of [`ProofNumber`](super::ProofNumber).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The least value that MAX is to get; `None` for more than 0, which is a
    /// win. A draw then is a disproof.
    pub goal: Option<Value>,
    /// The most expansions there may be, if there is a limit.
    pub budget: Option<NonZeroU64>,
    /// The depth at which nodes are leaves, if any.
    pub depth: Option<u32>,
}

impl Options {
    /// # Errors
    ///
    /// The goal is finer or greater than the game's values can be.
    pub(in crate::searches) fn from_settings(
        settings: &Settings,
        game: &impl Game,
    ) -> Result<Options, OptionError> {
        let depth = settings.horizon(game)?;
        let goal = if settings.is_given("goal") {
            Some(settings.value("goal", game.unit())?)
        } else {
            None
        };
        Ok(Options { goal, budget: settings.number("budget"), depth })
    }

    /// Returns the least value that proves.
    pub(super) fn goal(&self) -> Value {
        self.goal.unwrap_or(Value::new(1))
    }
}

const MOST: i64 = 1_000_000_000;

pub(super) const SPECS: &[OptionSpec] = &[
    OptionSpec {
        name: "goal",
        kind: OptionKind::Decimal { min: -Value::MOST as i64, max: Value::MOST as i64 },
        default: "",
        about: about("Prove that MAX gets at least this; without it, more than 0, which is a win."),
    },
    OptionSpec {
        name: "budget",
        kind: OptionKind::Number { min: 1, max: MOST },
        default: "",
        about: about("The greatest number of expansions; a search that stops there has no proof."),
    },
    DEPTH,
];
