//! The options of Monte Carlo tree search.

use crate::options::DEPTH;
use crate::scale::about;
use crate::{Game, OptionError, OptionKind, OptionSpec, Settings, Unit, Value};

/// The options of Monte Carlo tree search. Each has a default.
#[derive(Clone, PartialEq, Debug)]
pub struct Options {
    /// The number of playouts.
    pub iterations: u32,
    /// UCB1's constant: the weight of what was tried less often.
    pub exploration: f64,
    /// The same seed gives the same playouts.
    pub seed: u64,
    /// Nodes at this depth are leaves, and playouts end there.
    pub depth: Option<u32>,
}

impl Default for Options {
    fn default() -> Options {
        Options { iterations: 200, exploration: 1.414, seed: 1, depth: None }
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
        name: "seed",
        kind: OptionKind::Number { min: 0, max: i64::MAX },
        default: "1",
        about: about("Another seed, other random moves."),
    },
    DEPTH,
];
