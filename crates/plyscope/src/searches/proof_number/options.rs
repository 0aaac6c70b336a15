//! What proof-number search can be told.

use std::num::NonZeroU64;

use crate::options::DEPTH;
use crate::{OptionError, OptionKind, OptionSpec, Settings, Value};

/// What is to be proved, and with how much. What is not said has its default.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// What MAX is to get, at least. Without it, more than 0: a win. A draw
    /// then is a disproof.
    pub goal: Option<Value>,
    /// The most expansions there may be; without it, as many as it takes.
    pub budget: Option<NonZeroU64>,
    /// Nodes at this depth are leaves.
    pub depth: Option<u32>,
}

impl Options {
    /// Takes what is said of a game with so many decimals.
    pub(super) fn from_settings(settings: &Settings, decimals: u8) -> Result<Options, OptionError> {
        let goal =
            if settings.is_given("goal") { Some(settings.value("goal", decimals)?) } else { None };
        Ok(Options { goal, budget: settings.number("budget"), depth: settings.number("depth") })
    }

    /// The least value that proves.
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
        about: "Prove that MAX gets at least this; without it, more than 0, which is a win.",
    },
    OptionSpec {
        name: "budget",
        kind: OptionKind::Number { min: 1, max: MOST },
        default: "",
        about: "After so many expansions the answer is a judgement.",
    },
    DEPTH,
];
