//! A sum of games: several at once, a move in one of them.

mod read;
mod terms;
mod token;

use std::fmt;
use std::sync::Arc;

use super::any::{GameInfo, RegisteredGame, from_text};
use super::arguments::Arguments;
use super::notation::{Expected, NotationError, NotationErrorKind, TextPart};
use crate::{
    Board, BoundParts, Game, Interval, Limits, OptionKind, OptionSpec, Player, Unit, Value,
};

use self::terms::Terms;

/// A sum of games in the usual brace notation: the player to move plays in one
/// of the terms. MAX is Left and moves first.
///
/// Written `sum:{4|1}+{3|-2}+{0|-5}`. A term is a number, or
/// `{left options|right options}` with commas between the options, which are
/// terms themselves. Left moves to one of the left options, Right to one of
/// the right ones. A number is a score and isn't played in: the game is over
/// when all terms are numbers, and it is worth their sum. With `first=right`,
/// MIN moves first. A clone costs next to nothing.
///
/// Moves go through the terms from left to right, and through each term's
/// options; a move is named by its term and the game that this becomes: `1:4`.
///
/// **Bounds.** A term has two *stops*: its results if it is played alone
/// by turns, with Left or with Right to begin. The sum lies between the sums
/// of the right and of the left stops, as long as nowhere inside a term the
/// left stop is below the right one (Milnor 1953); a term where that is so
/// counts from its least number to its greatest. A position at a horizon is
/// worth the middle of its bounds.
///
/// **Values** are whole numbers of the finest decimal in the sum.
///
/// ```
/// use plyscope::{Game, Interval, sum::Sum};
///
/// let sum: Sum = "sum:{{5|1}|0}+3".parse()?;
/// let start = sum.start();
/// assert_eq!(sum.interval(&start), Interval::new(3.into(), 4.into()));
///
/// let mut moves = Vec::new();
/// sum.moves(&start, &mut moves);
/// assert_eq!(sum.move_name(&start, &moves[0]), Some("1:{5|1}".into()));
/// # Ok::<(), plyscope::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Sum {
    terms: Arc<Terms>,
    first: Player,
}

/// The state of each term, and the player to move.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// Nodes of [`Terms`], one a term.
    nodes: Box<[u32]>,
    player: Player,
}

/// An option of one term.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    /// Counted from 0.
    pub term: u32,
    /// The option, of those on the mover's side, counted from 0.
    pub option: u32,
}

/// A move whose outcome takes more characters is named by its number.
const LONGEST_NAME: usize = 24;

impl Game for Sum {
    type Position = Position;
    type Move = Move;

    fn start(&self) -> Position {
        Position { nodes: self.terms.roots().into(), player: self.first }
    }
    fn player(&self, position: &Position) -> Player {
        position.player
    }
    fn moves(&self, position: &Position, moves: &mut Vec<Move>) {
        for (term, &node) in (0..).zip(&position.nodes) {
            let options = self.terms.options(node, position.player).len() as u32;
            moves.extend((0..options).map(|option| Move { term, option }));
        }
    }
    fn play(&self, position: &Position, mv: &Move) -> Position {
        let mut nodes = position.nodes.clone();
        let node = &mut nodes[mv.term as usize];
        *node = self.terms.options(*node, position.player)[mv.option as usize];
        Position { nodes, player: position.player.opponent() }
    }
    fn value(&self, position: &Position) -> Value {
        let Interval { lower, upper } = self.terms.bounds(&position.nodes);
        // Both fit, and so do the values between them.
        Value::new((i64::from(lower.units()) + i64::from(upper.units())).div_euclid(2) as i32)
    }
    fn interval(&self, position: &Position) -> Option<Interval> {
        Some(self.terms.bounds(&position.nodes))
    }
    fn bound_parts(&self, position: &Position) -> Option<BoundParts> {
        let terms = position.nodes.iter().map(|node| self.terms.bounds(&[*node]));
        Some(BoundParts::Terms(terms.collect())).filter(|_| position.nodes.len() > 1)
    }
    fn unit(&self) -> Unit {
        self.terms.unit()
    }
    fn move_name(&self, position: &Position, mv: &Move) -> Option<String> {
        let node = position.nodes[mv.term as usize];
        let option = self.terms.options(node, position.player)[mv.option as usize];
        let (term, text) = (mv.term + 1, self.terms.text(option));
        if text.len() <= LONGEST_NAME {
            return Some(format!("{term}:{text}"));
        }
        let side = if position.player == Player::Max { "left" } else { "right" };
        Some(format!("{term}:{side} {}", mv.option + 1))
    }
    fn board(&self, position: &Position) -> Option<Board> {
        let terms = position.nodes.iter().map(|&node| self.terms.text(node).to_owned());
        Some(Board::Sum(terms.collect()))
    }
}

const EXAMPLE: &str = "{4|1}+{3|-2}+{0|-5}";

from_text!(Sum);

impl RegisteredGame for Sum {
    const INFO: GameInfo = GameInfo {
        name: "sum",
        about: "Several games at once, a move in one of them: {left options|right options}, and \
                numbers are scores.",
        example: "sum:{4|1}+{3|-2}+{0|-5}",
        options: &[OptionSpec {
            name: "first",
            kind: OptionKind::Choice(&["left", "right"]),
            default: "left",
            about: "The player who moves first: Left, who is MAX, or Right, who is MIN.",
        }],
    };

    fn read(text: TextPart<'_>, limits: Limits) -> Result<Sum, NotationError> {
        let arguments = Arguments::read(text, Self::INFO.name, Self::INFO.options)?;
        let sum = match arguments.positional[..] {
            [] => TextPart::of(EXAMPLE),
            [sum] => sum,
            [_, second, ..] => return Err(second.expected(Expected::Argument)),
        };
        let first = match arguments.settings.word("first") {
            "right" => Player::Min,
            _ => Player::Max,
        };
        let terms = read::read(sum)?;
        let (children, plies) = terms.size();
        match NotationErrorKind::too_large(limits, children, plies) {
            Some(refusal) => Err(sum.error(refusal)),
            None => Ok(Sum { terms: Arc::new(terms), first }),
        }
    }
}

impl fmt::Display for Sum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "sum:{}", self.terms)?;
        f.write_str(if self.first == Player::Min { ",first=right" } else { "" })
    }
}

impl fmt::Debug for Sum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Sum({self})")
    }
}
