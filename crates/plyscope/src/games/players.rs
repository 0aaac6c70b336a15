//! Trees of games of three players, each with a payoff of their own.

mod position;
mod random;
mod read;
mod written;

use std::fmt;
use std::sync::Arc;

pub use self::position::Position;
use self::random::Random;
use self::written::Written;
use super::any::{GameInfo, RegisteredGame, from_text};
use super::notation::{NotationError, TextPart};
use crate::{Game, Interval, Limits, Payoffs, Player, Seat, Unit, Value};

/// A tree in which each leaf has a payoff for each of three players, written out or random.
///
/// Written `players:[[(1,2,6),(4,3,2)],[(6,1,2),(7,4,1)]]`: lists, and at the leaves the payoffs of
/// players 1, 2 and 3 in parentheses. Names stand before a colon, `A:(1,2,6)`. Player 1 moves at the
/// root, player 2 below, and so on, in turn; `p1`, `p2` or `p3` before a list says who moves there,
/// `[A:p1[…],p3[…]]`, and the turn goes on from there.
///
/// `players:random,branching=3,depth=3,seed=7` has leaves at which the players share a sum, each
/// share as likely as any other. A clone costs next to nothing.
///
/// **For a search of two players,** player 1 is MAX, the others are MIN together, and a position is
/// worth what player 1 gets: the paranoid reduction (Sturtevant and Korf 2000).
///
/// ```
/// use plyscope::{Game, Payoffs, Player, Value, players::Players};
///
/// let game: Players = "players:[A:[(1,2,6),(4,3,2)],B:[(6,1,2),(7,4,1)]]".parse()?;
/// let child = game.play(&game.start(), &0);
/// assert_eq!((game.seat(&child).number(), game.player(&child)), (2, Player::Min));
/// let leaf = game.play(&child, &1);
/// assert_eq!(game.payoffs(&leaf), Some(Payoffs::new([4, 3, 2].map(Value::new))));
/// assert_eq!(game.value(&leaf), Value::new(4));
/// # Ok::<(), plyscope::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Players(Form);

#[derive(Clone, PartialEq, Eq)]
enum Form {
    Written(Arc<Written>),
    Random(Random),
}

impl Game for Players {
    type Position = Position;
    type Move = u32;

    fn start(&self) -> Position {
        Position { number: 0, ply: 0 }
    }
    fn player(&self, position: &Position) -> Player {
        if self.seat(position) == Seat::FIRST { Player::Max } else { Player::Min }
    }
    fn moves(&self, position: &Position, moves: &mut Vec<u32>) {
        moves.extend(
            0..match &self.0 {
                Form::Written(tree) => tree.node(position).children.len() as u32,
                Form::Random(tree) => tree.children(position),
            },
        );
    }
    fn play(&self, position: &Position, child: &u32) -> Position {
        let number = match &self.0 {
            Form::Written(tree) => tree.node(position).children[*child as usize].into(),
            Form::Random(tree) => tree.child(position, *child),
        };
        Position { number, ply: position.ply + 1 }
    }
    fn value(&self, position: &Position) -> Value {
        self.payoffs(position).map_or(Value::ZERO, |payoffs| payoffs.of(Seat::FIRST))
    }
    fn seat(&self, position: &Position) -> Seat {
        match &self.0 {
            Form::Written(tree) => tree.node(position).seat,
            Form::Random(_) => Seat::new(position.ply),
        }
    }
    fn payoffs(&self, position: &Position) -> Option<Payoffs> {
        Some(match &self.0 {
            Form::Written(tree) => tree.node(position).payoffs,
            Form::Random(tree) => tree.payoffs(position),
        })
    }
    fn unit(&self) -> Unit {
        match &self.0 {
            Form::Written(tree) => tree.unit,
            Form::Random(_) => Unit::ONE,
        }
    }
    fn mixes_players(&self) -> bool {
        // Players 2 and 3 are both MIN, so that they don't take turns.
        true
    }
    fn value_range(&self) -> Option<Interval> {
        match &self.0 {
            Form::Written(tree) => tree.range(),
            Form::Random(tree) => Interval::new(Value::ZERO, tree.total()),
        }
    }
    fn payoff_bounds(&self) -> Option<(Value, Value)> {
        match &self.0 {
            Form::Written(tree) => tree.bounds(),
            Form::Random(tree) => Some((Value::ZERO, tree.total())),
        }
    }
    fn names_moves(&self) -> bool {
        match &self.0 {
            Form::Written(tree) => tree.has_names(),
            Form::Random(_) => false,
        }
    }
    fn move_name(&self, position: &Position, child: &u32) -> Option<String> {
        match &self.0 {
            Form::Written(tree) => {
                tree.node(&self.play(position, child)).name.as_deref().map(str::to_owned)
            }
            Form::Random(_) => None,
        }
    }
}

const EXAMPLE: &str = "players:[[(1,2,6),(4,3,2)],[(6,1,2),(7,4,1)]]";

from_text!(Players);

impl RegisteredGame for Players {
    const INFO: GameInfo = GameInfo {
        name: "players",
        about: "A tree of a game of three players: lists, and at the leaves what each of them gets; \
                or a random one.",
        example: EXAMPLE,
        options: random::OPTIONS,
    };

    fn read(text: TextPart<'_>, limits: Limits) -> Result<Players, NotationError> {
        let text = text.trim();
        if text.as_str().is_empty() {
            return EXAMPLE.parse();
        }
        Ok(Players(match text.as_str().contains(['[', '(']) {
            true => Form::Written(Arc::new(read::read(text, limits)?)),
            false => Form::Random(random::read(text, limits)?),
        }))
    }
}

impl fmt::Display for Players {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("players:")?;
        match &self.0 {
            Form::Written(tree) => tree.fmt(f),
            Form::Random(tree) => tree.fmt(f),
        }
    }
}

impl fmt::Debug for Players {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Players({self})")
    }
}
