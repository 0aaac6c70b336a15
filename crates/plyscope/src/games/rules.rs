//! A game whose rules are somewhere else, such as in another language. Text can't name it.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use super::any::{GameInfo, RegisteredGame};
use super::names;
use super::notation::{NotationError, TextPart};
use crate::unit::greatest_common_divisor;
use crate::{Game, Interval, Limits, Player, Unit, Value};

/// The rules of a game whose positions are numbers, those of [`Game`]. Equal positions have equal
/// numbers. The moves in a position are counted from 0.
///
/// The rules answer the same to the same question.
pub trait Rules: fmt::Debug + Send + Sync {
    /// Returns the position at the root.
    fn start(&self) -> u32;
    /// Returns the player to move; where chance moves, the one who moved last.
    fn player(&self, position: u32) -> Player;
    /// Returns the number of legal moves; 0 if the game is over.
    fn moves(&self, position: u32) -> u32;
    /// Returns the position after a move.
    fn play(&self, position: u32, mv: u32) -> u32;
    /// Returns the value to MAX: exact if the game is over, an evaluation elsewhere.
    fn value(&self, position: u32) -> Value;
    /// Returns the name of a move, if it has one.
    fn move_name(&self, position: u32, mv: u32) -> Option<String>;
    /// Returns a number that equal moves of different positions have in common, for searches that
    /// remember which moves were good. Without it, that is their place.
    fn move_number(&self, position: u32, mv: u32) -> u32 {
        let _ = position;
        mv
    }
    /// Returns a weight, not 0, for each move of a position where chance moves: see [`Game::weights`].
    /// `None` if a player moves there, or the game is over. It is asked only of games
    /// [with chance](Ruled::with_chance).
    fn chance(&self, position: u32) -> Option<Vec<u32>> {
        let _ = position;
        None
    }
    /// Takes note that the means on a line to this position, where chance moves, are a whole number of
    /// `parts` of 1, which don't divide those of [`Ruled::with_chance`]: a mean will be rounded down. Rules
    /// whose parts may be wrong end the search.
    fn notice_fine_chance(&self, position: u32, parts: u64) {
        let _ = (position, parts);
    }
}

/// A position of a game by its rules. Positions with the same number are equal.
#[derive(Clone, Copy, Debug)]
pub struct RuledPosition {
    number: u32,
    /// The parts of 1 that the means on the line to it take.
    parts: u64,
}

impl PartialEq for RuledPosition {
    fn eq(&self, other: &RuledPosition) -> bool {
        self.number == other.number
    }
}

impl Eq for RuledPosition {}

impl Hash for RuledPosition {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.number.hash(state);
    }
}

/// A move of a game by its rules: its place among those of a position. Moves with the same
/// [number](Rules::move_number) are equal.
#[derive(Clone, Copy, Debug)]
pub struct RuledMove {
    place: u32,
    number: u32,
}

impl PartialEq for RuledMove {
    fn eq(&self, other: &RuledMove) -> bool {
        self.number == other.number
    }
}

impl Eq for RuledMove {}

impl Hash for RuledMove {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.number.hash(state);
    }
}

/// A game by its [`Rules`], as [`AnyGame`](crate::AnyGame) takes it. A search of a game that is known
/// when it is compiled is faster: it takes any [`Game`].
///
/// ```
/// use plyscope::{AnyGame, AnySearch, Player, Ruled, Rules, Silent, Value};
///
/// /// Take one to three; whoever takes the last one wins. A position is twice what is left, and
/// /// one more if MIN is to move.
/// #[derive(Debug)]
/// struct Subtraction;
///
/// impl Rules for Subtraction {
///     fn start(&self) -> u32 {
///         2 * 6
///     }
///     fn player(&self, position: u32) -> Player {
///         if position % 2 == 0 { Player::Max } else { Player::Min }
///     }
///     fn moves(&self, position: u32) -> u32 {
///         (position / 2).min(3)
///     }
///     fn play(&self, position: u32, mv: u32) -> u32 {
///         2 * (position / 2 - 1 - mv) + 1 - position % 2
///     }
///     fn value(&self, position: u32) -> Value {
///         Value::new(if position % 2 == 0 { -1 } else { 1 })
///     }
///     fn move_name(&self, _: u32, mv: u32) -> Option<String> {
///         Some(format!("−{}", mv + 1))
///     }
/// }
///
/// let game = AnyGame::from(Ruled::new(Subtraction));
/// let mut search = AnySearch::new("alpha-beta", game)?;
/// while search.step(&mut Silent) {}
/// let outcome = search.outcome().unwrap();
/// assert_eq!((outcome.value(), outcome.best), (Some(Value::new(1)), Some(1)));
/// # Ok::<(), plyscope::SearchError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Ruled {
    rules: Arc<dyn Rules>,
    decimals: u8,
    names_moves: bool,
    merges: bool,
    is_endless: bool,
    value_range: Option<Interval>,
    /// The parts of 1 that means take, if there is chance.
    parts: Option<u32>,
}

impl Ruled {
    /// Returns the game with these rules.
    pub fn new(rules: impl Rules + 'static) -> Ruled {
        Ruled {
            rules: Arc::new(rules),
            decimals: 0,
            names_moves: true,
            merges: false,
            is_endless: false,
            value_range: None,
            parts: None,
        }
    }

    /// Sets the number of decimals of one unit of a value, at most 9: see [`Game::unit`].
    pub fn with_decimals(self, decimals: u8) -> Ruled {
        Ruled { decimals: decimals.min(9), ..self }
    }

    /// Sets whether moves have names: see [`Game::names_moves`].
    pub fn with_names(self, names_moves: bool) -> Ruled {
        Ruled { names_moves, ..self }
    }

    /// Sets whether equal positions are to be one node: see [`Game::merges`].
    pub fn with_merging(self, merges: bool) -> Ruled {
        Ruled { merges, ..self }
    }

    /// Sets whether a line of play may never end: see [`Game::is_endless`].
    pub fn with_endless_lines(self, is_endless: bool) -> Ruled {
        Ruled { is_endless, ..self }
    }

    /// Sets the least and the greatest finite value: see [`Game::value_range`].
    pub fn with_range(self, value_range: Option<Interval>) -> Ruled {
        Ruled { value_range, ..self }
    }

    /// Sets that chance moves at [some positions](Rules::chance). The unit of values is one of so many
    /// `parts` of the last decimal, so that each mean is a whole number of units, as in a tree with chance:
    /// the common denominator of the products of all probabilities on a line. [`CommonParts`](crate::CommonParts) finds it in a
    /// small game. Values and their range are in that unit.
    ///
    /// Successors of one position may then have different players to move.
    pub fn with_chance(self, parts: u32) -> Ruled {
        Ruled { parts: Some(parts.max(1)), ..self }
    }
}

/// Games are equal if they have their rules in common.
impl PartialEq for Ruled {
    fn eq(&self, other: &Ruled) -> bool {
        Arc::ptr_eq(&self.rules, &other.rules)
    }
}

impl Eq for Ruled {}

impl Game for Ruled {
    type Position = RuledPosition;
    type Move = RuledMove;

    fn start(&self) -> RuledPosition {
        RuledPosition { number: self.rules.start(), parts: 1 }
    }
    fn player(&self, position: &RuledPosition) -> Player {
        self.rules.player(position.number)
    }
    fn moves(&self, position: &RuledPosition, moves: &mut Vec<RuledMove>) {
        let places = 0..self.rules.moves(position.number);
        let number = |place| self.rules.move_number(position.number, place);
        moves.extend(places.map(|place| RuledMove { place, number: number(place) }));
    }
    fn is_over(&self, position: &RuledPosition) -> bool {
        self.rules.moves(position.number) == 0
    }
    fn play(&self, position: &RuledPosition, mv: &RuledMove) -> RuledPosition {
        let number = self.rules.play(position.number, mv.place);
        RuledPosition { number, parts: self.parts_below(position) }
    }
    fn value(&self, position: &RuledPosition) -> Value {
        self.rules.value(position.number)
    }
    fn gives_bounds(&self) -> bool {
        false
    }
    fn unit(&self) -> Unit {
        match self.parts {
            None => Unit::decimals(self.decimals),
            Some(parts) => Unit::part(Unit::decimals(self.decimals).parts().saturating_mul(parts)),
        }
    }
    fn has_chance(&self) -> bool {
        self.parts.is_some()
    }
    fn is_chance(&self, position: &RuledPosition) -> bool {
        self.has_chance() && self.rules.chance(position.number).is_some()
    }
    fn weights(&self, position: &RuledPosition, weights: &mut Vec<u32>) {
        weights.extend(self.rules.chance(position.number).into_iter().flatten());
    }
    fn mixes_players(&self) -> bool {
        self.has_chance()
    }
    fn move_name(&self, position: &RuledPosition, mv: &RuledMove) -> Option<String> {
        self.rules.move_name(position.number, mv.place)
    }
    fn names_moves(&self) -> bool {
        self.names_moves
    }
    fn merges(&self) -> bool {
        self.merges
    }
    fn is_endless(&self) -> bool {
        self.is_endless
    }
    fn value_range(&self) -> Option<Interval> {
        self.value_range
    }
}

impl Ruled {
    /// Returns the parts of 1 that the means on a line through this position take below it.
    fn parts_below(&self, position: &RuledPosition) -> u64 {
        let Some(all) = self.parts else { return position.parts };
        let Some(weights) = self.rules.chance(position.number) else { return position.parts };
        let parts = position.parts.saturating_mul(parts_of(&weights));
        if !u64::from(all).is_multiple_of(parts) {
            self.rules.notice_fine_chance(position.number, parts);
        }
        parts
    }
}

/// Returns the number of parts into which a mean with these weights divides 1.
pub(super) fn parts_of(weights: &[u32]) -> u64 {
    let common = weights.iter().map(|&it| u64::from(it)).fold(0, greatest_common_divisor);
    weights.iter().map(|&it| u64::from(it)).sum::<u64>() / common.max(1)
}

impl RegisteredGame for Ruled {
    const INFO: GameInfo = GameInfo {
        name: "rules",
        about: "A game by rules of a program; text can't name it.",
        example: "rules",
        options: &[],
    };

    /// No text is such a game.
    fn read(text: TextPart<'_>, _: Limits) -> Result<Ruled, NotationError> {
        Err(text.error(names::unknown(Self::INFO.name)))
    }
}

/// Writes the name alone: the rules have no text.
impl fmt::Display for Ruled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Self::INFO.name)
    }
}
