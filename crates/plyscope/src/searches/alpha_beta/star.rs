//! What is left out at chance nodes, and the range of values that it goes by.

use crate::options::{CHANCE, OptionError, RANGE, Settings};
use crate::{Game, Interval, Value};

/// What is left out at chance nodes, where the mean of the children is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Chance {
    /// Nothing: each child is searched, with the window of all values.
    Full,
    /// What can't matter, whatever the children are worth that are left (Ballard 1983, Star1).
    #[default]
    Star1,
    /// As in Star1, after one child of each child was searched for a bound (Ballard 1983, Star2).
    Star2,
}

impl Chance {
    pub(super) fn of(settings: &Settings) -> Chance {
        match settings.word(CHANCE.name) {
            "full" => Chance::Full,
            "star2" => Chance::Star2,
            _ => Chance::Star1,
        }
    }
}

/// Returns the range of values by which children of chance nodes are left out: the one that the settings
/// give, or that of the game, if it is known.
///
/// # Errors
///
/// The range that is given doesn't contain the values of the game.
///
/// ```
/// use plyscope::{AnyGame, Interval, Search, Settings, Value, alpha_beta};
///
/// let game: AnyGame = "[chance:[5,2],chance:[9,-1]]".parse()?;
/// let algorithm = alpha_beta::AlphaBeta::<AnyGame>::ALGORITHM;
/// let settings = Settings::defaults(algorithm.options);
/// // A unit is a half.
/// let known = Interval { lower: Value::new(-2), upper: Value::new(18) };
/// assert_eq!(alpha_beta::range(&settings, &game)?, Some(known));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn range(settings: &Settings, game: &impl Game) -> Result<Option<Interval>, OptionError> {
    Ok(given(settings, game)?.or_else(|| known(game, settings.horizon(game).ok().flatten())))
}

/// Returns the range of values of a game that is searched to this depth, if it is known.
pub(super) fn known(game: &impl Game, depth: Option<u32>) -> Option<Interval> {
    if depth.is_none() { game.outcome_range() } else { game.value_range() }
}

/// Returns the range that the settings give.
pub(super) fn given(
    settings: &Settings,
    game: &impl Game,
) -> Result<Option<Interval>, OptionError> {
    let name = RANGE.name;
    let Some(given) = settings.range(name, game.unit())? else { return Ok(None) };
    let known = known(game, settings.horizon(game)?);
    if let Some(known) = known.filter(|it| it.lower < given.lower || given.upper < it.upper) {
        let shown = |value: Value| value.display(game.unit());
        let (least, most) = (shown(known.lower), shown(known.upper));
        let why = format!(
            "the values of this game go from {least} to {most}: `range=` has to contain them"
        );
        return Err(OptionError::Incompatible { name, why });
    }
    Ok(Some(given))
}
