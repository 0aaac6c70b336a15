//! A game whose rules are somewhere else, such as in another language. Text can't name it.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use super::any::{GameInfo, RegisteredGame};
use super::names;
use super::notation::{NotationError, TextPart};
use crate::{Game, Interval, Limits, Player, Unit, Value};

/// The rules of a game whose positions are numbers, those of [`Game`]. Equal positions have equal
/// numbers. The moves in a position are counted from 0.
///
/// The rules answer the same to the same question.
pub trait Rules: fmt::Debug + Send + Sync {
    /// Returns the position at the root.
    fn start(&self) -> u32;
    /// Returns the player to move.
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
}

/// Games are equal if they have their rules in common.
impl PartialEq for Ruled {
    fn eq(&self, other: &Ruled) -> bool {
        Arc::ptr_eq(&self.rules, &other.rules)
    }
}

impl Eq for Ruled {}

impl Game for Ruled {
    type Position = u32;
    type Move = RuledMove;

    fn start(&self) -> u32 {
        self.rules.start()
    }
    fn player(&self, &position: &u32) -> Player {
        self.rules.player(position)
    }
    fn moves(&self, &position: &u32, moves: &mut Vec<RuledMove>) {
        let places = 0..self.rules.moves(position);
        let number = |place| self.rules.move_number(position, place);
        moves.extend(places.map(|place| RuledMove { place, number: number(place) }));
    }
    fn is_over(&self, &position: &u32) -> bool {
        self.rules.moves(position) == 0
    }
    fn play(&self, &position: &u32, mv: &RuledMove) -> u32 {
        self.rules.play(position, mv.place)
    }
    fn value(&self, &position: &u32) -> Value {
        self.rules.value(position)
    }
    fn gives_bounds(&self) -> bool {
        false
    }
    fn unit(&self) -> Unit {
        Unit::decimals(self.decimals)
    }
    fn move_name(&self, &position: &u32, mv: &RuledMove) -> Option<String> {
        self.rules.move_name(position, mv.place)
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
