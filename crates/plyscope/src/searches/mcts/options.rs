//! The options of Monte Carlo tree search.

use crate::options::DEPTH;
use crate::scale::about;
use crate::{Game, OptionError, OptionKind, OptionSpec, Settings, Unit, Value};

/// The scale of means in UCB1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Means {
    /// Scaled from 0, the least result so far, to 1, the greatest.
    #[default]
    Scaled,
    /// As it is.
    Raw,
}

/// The move that is played in the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pick {
    /// The most visited one.
    #[default]
    Visits,
    /// The one with the best mean.
    Value,
}

/// The options of Monte Carlo tree search. Each has a default.
#[derive(Clone, PartialEq, Debug)]
pub struct Options {
    /// The number of playouts.
    pub iterations: u32,
    /// UCB1's constant: the weight of what was tried less often.
    pub exploration: f64,
    /// The scale of means in UCB1.
    pub means: Means,
    /// The move that is played in the end.
    pub pick: Pick,
    /// The results of the first playouts, in units of the game: what is played there doesn't count.
    pub results: Vec<Value>,
    /// The same seed gives the same playouts.
    pub seed: u64,
    /// Nodes at this depth are leaves, and playouts end there.
    pub depth: Option<u32>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            iterations: 200,
            exploration: 1.414,
            means: Means::Scaled,
            pick: Pick::Visits,
            results: Vec::new(),
            seed: 1,
            depth: None,
        }
    }
}

/// The decimals of UCB1's constant.
const DECIMALS: u8 = 6;

impl Options {
    pub(in crate::searches) fn from_settings(
        settings: &Settings,
        game: &impl Game,
    ) -> Result<Options, OptionError> {
        let default = Options::default();
        Ok(Options {
            iterations: settings.number("iterations").unwrap_or(default.iterations),
            exploration: read_exploration(settings)?,
            means: means(settings),
            pick: if settings.word("pick") == "value" { Pick::Value } else { Pick::Visits },
            results: results(settings, game.unit())?,
            seed: settings.number("seed").unwrap_or(default.seed),
            depth: settings.horizon(game)?,
        })
    }
}

/// Returns the constant as the nearest number to what is written. Read as a
/// value, it needs no table of powers.
fn read_exploration(settings: &Settings) -> Result<f64, OptionError> {
    let name = "exploration";
    let word = settings.word(name);
    let parts = Value::read(word, Unit::decimals(DECIMALS)).ok_or_else(|| OptionError::Value {
        name: name.to_owned(),
        value: word.to_owned(),
        takes: format!("a number from 0 to 1000 with at most {DECIMALS} decimals"),
    })?;
    Ok(f64::from(parts.units()) / 10_f64.powi(i32::from(DECIMALS)))
}

/// Returns UCB1's constant of a search with these settings.
///
/// ```
/// use plyscope::{AnyGame, Search, Settings, mcts};
///
/// let algorithm = mcts::Mcts::<AnyGame>::ALGORITHM;
/// let settings = Settings::of(algorithm.name, algorithm.options, [("exploration", "0.7")])?;
/// assert_eq!(mcts::exploration(&settings), 0.7);
/// # Ok::<(), plyscope::OptionError>(())
/// ```
pub fn exploration(settings: &Settings) -> f64 {
    read_exploration(settings).unwrap_or(Options::default().exploration)
}

/// Returns the scale of means in UCB1, in a search with these settings.
pub fn means(settings: &Settings) -> Means {
    if settings.word("means") == "raw" { Means::Raw } else { Means::Scaled }
}

/// Returns the results that the settings give to the first playouts, in a game with this unit.
fn results(settings: &Settings, unit: Unit) -> Result<Vec<Value>, OptionError> {
    let name = "results";
    let words = settings.word(name).split(',').filter(|word| !word.is_empty());
    let read = |word: &str| {
        Value::read(word, unit).ok_or_else(|| OptionError::Value {
            name: name.to_owned(),
            value: word.to_owned(),
            takes: format!(
                "results that are values of this game, of {} at most",
                Value::MOST / unit.parts() as i32
            ),
        })
    };
    words.map(read).collect()
}

/// The greatest number of results that are given, and the greatest size of one.
const MOST_RESULTS: usize = 1000;
const GREATEST_RESULT: i64 = 1_000_000;

pub(super) const SPECS: &[OptionSpec] = &[
    OptionSpec {
        name: "iterations",
        kind: OptionKind::Number { min: 1, max: 1_000_000_000 },
        default: "200",
        about: about("How many playouts there are; the answer is a judgement."),
    },
    OptionSpec {
        name: "exploration",
        kind: OptionKind::Decimal { min: 0, max: 1000 },
        default: "1.414",
        about: about(
            "UCB1's constant C: the greater, the more often moves are tried that look worse.",
        ),
    },
    OptionSpec {
        name: "means",
        kind: OptionKind::Choice(&["scaled", "raw"]),
        default: "scaled",
        about: about(
            "In UCB1, scale means by the least and the greatest result so far, or take them as they are.",
        ),
    },
    OptionSpec {
        name: "pick",
        kind: OptionKind::Choice(&["visits", "value"]),
        default: "visits",
        about: about(
            "In the end, play the move that was visited most often, or the one with the best mean.",
        ),
    },
    OptionSpec {
        name: "results",
        kind: OptionKind::Numbers {
            count: MOST_RESULTS,
            min: -GREATEST_RESULT,
            max: GREATEST_RESULT,
        },
        default: "",
        about: about(
            "The results of the first playouts, in order, instead of those that are played.",
        ),
    },
    OptionSpec {
        name: "seed",
        kind: OptionKind::Number { min: 0, max: i64::MAX },
        default: "1",
        about: about("Another seed, other random moves."),
    },
    DEPTH,
];
