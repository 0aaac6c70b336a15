//! Pig: roll the die again, or keep what the turn has brought.

use std::fmt;

use super::any::{GameInfo, RegisteredGame, from_text};
use super::arguments::Arguments;
use super::notation::{NotationError, NotationErrorKind, TextPart};
use crate::{Game, Interval, Limits, OptionKind, OptionSpec, Player, Unit, Value};

/// Pig with few rolls: in a turn, a player rolls a die, adds what it shows, and may roll again or hold
/// and keep the sum. A 1 ends the turn with nothing. MAX has the first turn. At the end the game is worth
/// the difference of what the two have; at a horizon, too, with the sum of the turn.
///
/// Written `pig:die=3,rolls=2,turns=1`: a die with so many sides, so many rolls in a turn at most, and
/// so many turns for each player. These are the defaults.
///
/// Each roll is a node where chance moves, with the sides in order, from 1. A player rolls before holding.
///
/// ```
/// use plyscope::{Game, pig::Pig};
///
/// let pig: Pig = "pig:die=6".parse()?;
/// let start = pig.start();
/// assert!(pig.is_chance(&start));
/// let mut moves = Vec::new();
/// pig.moves(&start, &mut moves);
/// let after_five = pig.play(&start, &moves[4]);
/// moves.clear();
/// pig.moves(&after_five, &mut moves);
/// let names = moves.iter().map(|mv| pig.move_name(&after_five, mv).unwrap()).collect::<Vec<_>>();
/// assert_eq!(names, ["hold", "roll"]);
/// # Ok::<(), plyscope::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pig {
    sides: u8,
    /// The most rolls in a turn.
    rolls: u8,
    /// The turns of each player.
    turns: u8,
}

/// What both have, and how far the turn is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// What MAX and MIN have kept.
    kept: [u16; 2],
    /// The sum of this turn.
    sum: u16,
    player: Player,
    /// `true` if the die is to be rolled.
    is_rolling: bool,
    rolls_left: u8,
    /// The turns that are left, this one included; of both players together.
    turns_left: u8,
}

impl Position {
    /// Returns what MAX and MIN have kept.
    pub fn kept(&self) -> [u16; 2] {
        self.kept
    }

    /// Returns the sum of this turn, which isn't kept yet.
    pub fn sum(&self) -> u16 {
        self.sum
    }
}

/// A move: of the player, or of the die.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Keeps the sum, and ends the turn.
    Hold,
    /// Rolls again.
    Roll,
    /// The die shows this.
    Side(u8),
}

impl Pig {
    /// Returns the position after a turn that has brought so much.
    fn next_turn(&self, position: &Position, brought: u16) -> Position {
        let mut kept = position.kept;
        kept[usize::from(position.player == Player::Min)] += brought;
        Position {
            kept,
            sum: 0,
            player: position.player.opponent(),
            is_rolling: true,
            rolls_left: self.rolls,
            turns_left: position.turns_left - 1,
        }
    }

    /// Returns the most that a player can get.
    fn most(&self) -> i32 {
        i32::from(self.sides) * i32::from(self.rolls) * i32::from(self.turns)
    }

    /// Returns the common denominator of all means: a roll divides by the sides of the die.
    fn parts(&self) -> Option<u32> {
        let rolls = 2 * u32::from(self.rolls) * u32::from(self.turns);
        u32::from(self.sides).checked_pow(rolls)
    }
}

impl Game for Pig {
    type Position = Position;
    type Move = Move;

    fn start(&self) -> Position {
        Position {
            kept: [0, 0],
            sum: 0,
            player: Player::Max,
            is_rolling: true,
            rolls_left: self.rolls,
            turns_left: 2 * self.turns,
        }
    }
    fn player(&self, position: &Position) -> Player {
        position.player
    }
    fn moves(&self, position: &Position, moves: &mut Vec<Move>) {
        if self.is_over(position) {
            return;
        }
        if position.is_rolling {
            moves.extend((1..=self.sides).map(Move::Side));
        } else {
            moves.push(Move::Hold);
            moves.extend((position.rolls_left > 0).then_some(Move::Roll));
        }
    }
    fn is_over(&self, position: &Position) -> bool {
        position.turns_left == 0
    }
    fn play(&self, position: &Position, mv: &Move) -> Position {
        match *mv {
            Move::Hold => self.next_turn(position, position.sum),
            Move::Roll => Position { is_rolling: true, ..*position },
            Move::Side(1) => self.next_turn(position, 0),
            Move::Side(side) => {
                let rolled = Position {
                    sum: position.sum + u16::from(side),
                    is_rolling: false,
                    rolls_left: position.rolls_left - 1,
                    ..*position
                };
                // Nothing is left to decide.
                match rolled.rolls_left {
                    0 => self.next_turn(&rolled, rolled.sum),
                    _ => rolled,
                }
            }
        }
    }
    fn value(&self, position: &Position) -> Value {
        let [max, min] = position.kept.map(i32::from);
        let sum = i32::from(position.sum);
        let ahead = if position.player == Player::Max { sum } else { -sum };
        Value::new((max - min + ahead) * self.unit().parts() as i32)
    }
    fn unit(&self) -> Unit {
        Unit::part(self.parts().unwrap_or(1))
    }
    fn has_chance(&self) -> bool {
        true
    }
    fn is_chance(&self, position: &Position) -> bool {
        position.is_rolling && !self.is_over(position)
    }
    fn weights(&self, _: &Position, weights: &mut Vec<u32>) {
        weights.extend((0..self.sides).map(|_| 1));
    }
    /// Some moves of a player end the turn, and some don't.
    fn mixes_players(&self) -> bool {
        true
    }
    fn value_range(&self) -> Option<Interval> {
        let most = self.most() * self.unit().parts() as i32;
        Interval::new(Value::new(-most), Value::new(most))
    }
    fn move_name(&self, _: &Position, mv: &Move) -> Option<String> {
        Some(match mv {
            Move::Hold => "hold".to_owned(),
            Move::Roll => "roll".to_owned(),
            Move::Side(side) => side.to_string(),
        })
    }
}

from_text!(Pig);

/// The names of the options.
const DIE: &str = "die";
const ROLLS: &str = "rolls";
const TURNS: &str = "turns";

impl RegisteredGame for Pig {
    const INFO: GameInfo = GameInfo {
        name: "pig",
        about: "A die: roll again, or keep the sum of the turn; a 1 loses it.",
        example: "pig:die=3",
        options: &[
            OptionSpec {
                name: DIE,
                kind: OptionKind::Number { min: 2, max: 20 },
                default: "3",
                about: "The number of sides of the die.",
            },
            OptionSpec {
                name: ROLLS,
                kind: OptionKind::Number { min: 1, max: 10 },
                default: "2",
                about: "The most rolls in a turn.",
            },
            OptionSpec {
                name: TURNS,
                kind: OptionKind::Number { min: 1, max: 10 },
                default: "1",
                about: "The number of turns that each player has.",
            },
        ],
    };

    fn read(text: TextPart<'_>, limits: Limits) -> Result<Pig, NotationError> {
        let arguments = Arguments::read(text, Self::INFO.name, Self::INFO.options)?;
        if let Some(first) = arguments.positional.first() {
            return Err(first.error(NotationErrorKind::position(PigError::Positional)));
        }
        let number = |name| arguments.settings.number(name).unwrap_or(1);
        let pig = Pig { sides: number(DIE), rolls: number(ROLLS), turns: number(TURNS) };
        let most = pig.parts().map(|parts| i64::from(parts) * i64::from(pig.most()));
        if most.is_none_or(|most| most > i64::from(Value::MOST)) {
            return Err(text.error(NotationErrorKind::position(PigError::Parts)));
        }
        let plies = 4 * usize::from(pig.rolls) * usize::from(pig.turns);
        match NotationErrorKind::too_large(limits, pig.sides.into(), plies) {
            Some(refusal) => Err(text.error(refusal)),
            None => Ok(pig),
        }
    }
}

#[derive(Debug, thiserror::Error)]
enum PigError {
    #[error("Pig has options only, such as die=3, rolls=2 and turns=1")]
    Positional,
    #[error(
        "so many rolls of such a die have a common denominator that is too great: take fewer rolls or \
         turns, or a die with fewer sides"
    )]
    Parts,
}

impl fmt::Display for Pig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "pig:{DIE}={},{ROLLS}={},{TURNS}={}", self.sides, self.rolls, self.turns)
    }
}
