//! Nim: heaps of matches.

use std::fmt;

use super::any::{GameInfo, RegisteredGame, from_text};
use super::arguments::Arguments;
use super::notation::{NotationError, NotationErrorKind, TextPart};
use crate::{Board, Game, Interval, Limits, OptionKind, OptionSpec, Player, Value};

/// Nim: the player to move takes as many matches as they like from one heap,
/// at least one, with `max-take=3` three at most. MAX moves first. A game is worth 1 if MAX wins and −1 if MIN
/// does; at a horizon, where nobody has won yet, 0.
///
/// Written `nim:3,2`: up to eight heaps of up to 255 matches. Whoever takes
/// the last match loses (*misère*), or with `play=normal` wins.
///
/// Moves go heap by heap, and in a heap from one match upwards.
///
/// ```
/// use plyscope::{Game, nim::Nim};
///
/// let nim: Nim = "nim:3,2".parse()?;
/// let start = nim.start();
/// let mut moves = Vec::new();
/// nim.moves(&start, &mut moves);
/// assert_eq!(nim.move_name(&start, &moves[1]), Some("1,2".into()));
/// assert_eq!(nim.play(&start, &moves[1]).heaps()[..2], [1, 2]);
/// # Ok::<(), plyscope::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Nim {
    heaps: [u8; MOST_HEAPS],
    count: u8,
    misere: bool,
    /// The most matches that a move takes.
    most: u8,
}

const MOST_HEAPS: usize = 8;

/// The heaps, and whose turn it is. Heaps keep their places: (2,1) and (1,2)
/// are different positions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    heaps: [u8; MOST_HEAPS],
    player: Player,
}

impl Position {
    /// The number of matches in each heap; heaps that aren't in the game have
    /// none.
    pub fn heaps(&self) -> [u8; 8] {
        self.heaps
    }
}

/// Some matches from one heap.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    /// Counted from 0.
    pub heap: u8,
    /// The number of matches taken, at least one.
    pub taken: u8,
}

impl Game for Nim {
    type Position = Position;
    type Move = Move;

    fn start(&self) -> Position {
        Position { heaps: self.heaps, player: Player::Max }
    }
    fn player(&self, position: &Position) -> Player {
        position.player
    }
    fn moves(&self, position: &Position, moves: &mut Vec<Move>) {
        for (heap, &matches) in (0..).zip(&position.heaps) {
            moves.extend((1..=matches.min(self.most)).map(|taken| Move { heap, taken }));
        }
    }
    fn is_over(&self, position: &Position) -> bool {
        position.heaps == [0; MOST_HEAPS]
    }
    fn play(&self, position: &Position, mv: &Move) -> Position {
        let mut heaps = position.heaps;
        heaps[usize::from(mv.heap)] -= mv.taken;
        Position { heaps, player: position.player.opponent() }
    }
    fn value(&self, position: &Position) -> Value {
        if !self.is_over(position) {
            return Value::ZERO;
        }
        // The other player has taken the last match.
        let max_wins = (position.player == Player::Max) == self.misere;
        Value::new(if max_wins { 1 } else { -1 })
    }
    fn board(&self, position: &Position) -> Option<Board> {
        let heaps = &position.heaps[..usize::from(self.count)];
        Some(Board::Heaps(heaps.iter().copied().map(u32::from).collect()))
    }
    fn value_range(&self) -> Option<Interval> {
        Interval::new(Value::new(-1), Value::new(1))
    }
    /// Returns the heaps that it leaves, which books write beside a node.
    fn move_name(&self, position: &Position, mv: &Move) -> Option<String> {
        let left = self.play(position, mv);
        Some(written(&left.heaps[..usize::from(self.count)]))
    }
}

from_text!(Nim);

impl RegisteredGame for Nim {
    const INFO: GameInfo = GameInfo {
        name: "nim",
        about: "Heaps of matches: take as many as you like from one heap.",
        example: "nim:3,2",
        options: &[
            OptionSpec {
                name: "play",
                kind: OptionKind::Choice(&["misere", "normal"]),
                default: "misere",
                about: "Whoever takes the last match loses (misere) or wins (normal).",
            },
            OptionSpec {
                name: MAX_TAKE,
                kind: OptionKind::Number { min: 1, max: u8::MAX as i64 },
                default: "",
                about: "The most matches that a move takes; without it, a heap can be taken at once.",
            },
        ],
    };

    fn read(text: TextPart<'_>, limits: Limits) -> Result<Nim, NotationError> {
        let arguments = Arguments::read(text, Self::INFO.name, Self::INFO.options)?;
        let misere = arguments.settings.word("play") == "misere";
        let most = arguments.settings.number(MAX_TAKE).unwrap_or(u8::MAX);
        let (mut heaps, mut moves, mut all) = ([0; MOST_HEAPS], 0, 0);
        for (at, argument) in arguments.positional.iter().enumerate() {
            let Some(heap) = heaps.get_mut(at) else {
                return Err(argument.error(NotationErrorKind::position(HeapsError::TooMany)));
            };
            let matches = argument.as_str().parse();
            *heap = matches
                .map_err(|_| argument.error(NotationErrorKind::position(HeapsError::Matches)))?;
            // Each match may be a ply, and as many as can be taken at once are moves.
            all += usize::from(*heap);
            moves += usize::from((*heap).min(most));
            if let Some(refusal) = NotationErrorKind::too_large(limits, moves, all) {
                return Err(argument.error(refusal));
            }
        }
        let count = arguments.positional.len() as u8;
        if count == 0 {
            return Ok(Nim { heaps: [3, 2, 0, 0, 0, 0, 0, 0], count: 2, misere, most });
        }
        Ok(Nim { heaps, count, misere, most })
    }
}

/// The option that limits a move.
const MAX_TAKE: &str = "max-take";

#[derive(Debug, thiserror::Error)]
enum HeapsError {
    #[error("there are at most {MOST_HEAPS} heaps")]
    TooMany,
    #[error("a heap is a whole number of matches from 0 to 255")]
    Matches,
}

fn written(heaps: &[u8]) -> String {
    heaps.iter().map(u8::to_string).collect::<Vec<_>>().join(",")
}

impl fmt::Display for Nim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let heaps = written(&self.heaps[..usize::from(self.count)]);
        write!(f, "nim:{heaps}{}", if self.misere { "" } else { ",play=normal" })?;
        match self.most {
            u8::MAX => Ok(()),
            most => write!(f, ",{MAX_TAKE}={most}"),
        }
    }
}
