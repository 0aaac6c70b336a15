//! Tic-tac-toe, from any position.

mod evaluation;
mod position;
mod read;
mod square;
mod symmetry;

use std::fmt::{self, Write};

use self::evaluation::{Evaluation, Win};
use self::position::Ends;
use self::read::{BoardError, read_board};
use super::any::{GameInfo, RegisteredGame, from_text};
use super::arguments::Arguments;
use super::notation::{NotationError, NotationErrorKind, TextPart};
use crate::{
    Board, Cell, Game, Interval, Limits, OptionError, OptionKind, OptionSpec, Player, Value,
};

pub use self::position::Position;
pub use self::square::Square;

/// Tic-tac-toe. X is MAX and moves first.
///
/// Written `tic-tac-toe:X.O/.X./..O`, row by row from the top; without a
/// board it begins with the empty one. Whose turn it is follows from the
/// count. Moves go through the empty squares in reading order, and are named
/// as on a chess board: columns a to c from the left, rows 1 to 3 from below.
///
/// The value of a position depends on `evaluation`:
///
/// | | X has won | draw | O has won | nobody has won yet (a horizon) |
/// | --- | --- | --- | --- | --- |
/// | `outcome` (default) | 1 | 0 | −1 | 0 |
/// | `lines` | 9 | 0 | −9 | lines still open to X less lines still open to O, −8 to 8 |
///
/// So in both, no evaluation is worth as much as a win. With `win=inf` a win is
/// worth ∞ instead of 9, and with `win=none` no more than the lines that it leaves
/// open: an evaluation that doesn't see that the game is won.
///
/// With `ends=full-board` play goes on after three in a row, until all squares are
/// taken, so that there are 9! orders of moves. If both sides have a line, neither
/// has won.
///
/// Which positions are one follows from `merge`; the value is the same in all:
///
/// | | |
/// | --- | --- |
/// | `none` (default) | every node stands for itself |
/// | `symmetric-children` | a move that leads to a mirror image or a rotation of what an earlier move leads to is left out |
/// | `positions` | equal positions are one to a search that can remember them |
/// | `symmetric-positions` | both; and every position after a move is turned so that symmetric ones are equal |
///
/// ```
/// use plyscope::{Game, Player, Value, tic_tac_toe::TicTacToe};
///
/// let game: TicTacToe = "tic-tac-toe:X../.O./...,evaluation=lines".parse()?;
/// assert_eq!(game.player(&game.start()), Player::Max);
/// assert_eq!(game.value(&game.start()), Value::new(-1), "three lines to four");
///
/// let error = "tic-tac-toe:XX./.../...".parse::<TicTacToe>().unwrap_err();
/// assert!(error.to_string().contains("2 X and 0 O"));
/// # Ok::<(), plyscope::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TicTacToe {
    start: Position,
    evaluation: Evaluation,
    merge: Merge,
    ends: Ends,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Merge {
    None,
    SymmetricChildren,
    Positions,
    SymmetricPositions,
}

impl Merge {
    /// In the order of the enumeration.
    const NAMES: &[&str] = &["none", "symmetric-children", "positions", "symmetric-positions"];
}

impl Game for TicTacToe {
    type Position = Position;
    type Move = Square;

    fn start(&self) -> Position {
        self.start
    }
    fn player(&self, position: &Position) -> Player {
        position.player()
    }
    fn moves(&self, position: &Position, moves: &mut Vec<Square>) {
        if position.is_over(self.ends) {
            return;
        }
        let taken = position.x | position.o;
        let squares = (0..9).filter(|square| taken & (1 << square) == 0).map(Square);
        match self.merge {
            Merge::None | Merge::Positions => moves.extend(squares),
            Merge::SymmetricChildren | Merge::SymmetricPositions => {
                let mut seen = [Position::default(); 9];
                for (count, square) in squares.enumerate() {
                    seen[count] = position.after(square).representative();
                    if !seen[..count].contains(&seen[count]) {
                        moves.push(square);
                    }
                }
            }
        }
    }
    fn play(&self, position: &Position, square: &Square) -> Position {
        let after = position.after(*square);
        match self.merge {
            Merge::SymmetricPositions => after.representative(),
            Merge::None | Merge::SymmetricChildren | Merge::Positions => after,
        }
    }
    fn value(&self, position: &Position) -> Value {
        self.evaluation.value(*position)
    }
    fn value_range(&self) -> Option<Interval> {
        self.evaluation.range()
    }
    fn board(&self, position: &Position) -> Option<Board> {
        let cell = |square: u16| match (position.x & 1 << square, position.o & 1 << square) {
            (0, 0) => Cell::Empty,
            (_, 0) => Cell::Cross,
            _ => Cell::Nought,
        };
        Some(Board::Grid { columns: 3, cells: (0..9).map(cell).collect() })
    }
    fn merges(&self) -> bool {
        matches!(self.merge, Merge::Positions | Merge::SymmetricPositions)
    }
    fn move_name(&self, _: &Position, square: &Square) -> Option<String> {
        let (row, column) = (square.0 / 3, square.0 % 3);
        Some(format!("{}{}", char::from(b'a' + column), 3 - row))
    }
}

from_text!(TicTacToe);

impl RegisteredGame for TicTacToe {
    const INFO: GameInfo = GameInfo {
        name: "tic-tac-toe",
        about: "Three in a row on a board of nine squares; X is MAX and moves first.",
        example: "tic-tac-toe:X.O/.X./..O",
        options: &[
            OptionSpec {
                name: "evaluation",
                kind: OptionKind::Choice(&["outcome", "lines"]),
                default: "outcome",
                about: "Worth 1, 0 or -1 (outcome); or 9 for a win, and at a horizon the lines \
                        still open to X less those open to O (lines).",
            },
            OptionSpec {
                name: "win",
                kind: OptionKind::Choice(Win::NAMES),
                default: Win::NAMES[0],
                about: "With evaluation=lines, the worth of a win: 9, infinite (inf), or no more \
                        than the open lines (none), so that a win looks like any position.",
            },
            OptionSpec {
                name: "ends",
                kind: OptionKind::Choice(Ends::NAMES),
                default: Ends::NAMES[0],
                about: "The game ends with three in a row (line), or only on a full board \
                        (full-board), so that there are 9! orders of moves.",
            },
            OptionSpec {
                name: "merge",
                kind: OptionKind::Choice(Merge::NAMES),
                default: Merge::NAMES[0],
                about: "The nodes that are searched once: of moves that are mirror images the first \
                        (symmetric-children), equal positions (positions), or both, so that \
                        symmetric positions are equal too (symmetric-positions).",
            },
        ],
    };

    fn read(text: TextPart<'_>, _: Limits) -> Result<TicTacToe, NotationError> {
        let arguments = Arguments::read(text, Self::INFO.name, Self::INFO.options)?;
        let settings = &arguments.settings;
        let ends = match settings.word("ends") {
            "full-board" => Ends::FullBoard,
            _ => Ends::Line,
        };
        let start = match arguments.positional[..] {
            [] => Position::default(),
            [board] => read_board(board, ends)?,
            [_, second, ..] => {
                return Err(second.error(NotationErrorKind::position(BoardError::SecondBoard)));
            }
        };
        let evaluation = match settings.word("evaluation") {
            "lines" => Evaluation::Lines(Win::named(settings.word("win"))),
            _ if settings.is_given("win") => {
                let why =
                    "`win` is the worth of a win where lines are counted: add `evaluation=lines`";
                let error = OptionError::Incompatible { name: "win", why: why.to_owned() };
                return Err(arguments.place("win").option(error));
            }
            _ => Evaluation::Outcome,
        };
        let merge = match settings.word("merge") {
            "symmetric-children" => Merge::SymmetricChildren,
            "positions" => Merge::Positions,
            "symmetric-positions" => Merge::SymmetricPositions,
            _ => Merge::None,
        };
        Ok(TicTacToe { start, evaluation, merge, ends })
    }
}

impl fmt::Display for TicTacToe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("tic-tac-toe:")?;
        for square in 0..9 {
            if square > 0 && square % 3 == 0 {
                f.write_char('/')?;
            }
            let bit = 1 << square;
            f.write_char(match (self.start.x & bit != 0, self.start.o & bit != 0) {
                (true, _) => 'X',
                (_, true) => 'O',
                _ => '.',
            })?;
        }
        if let Evaluation::Lines(win) = self.evaluation {
            f.write_str(",evaluation=lines")?;
            if win != Win::Nine {
                write!(f, ",win={}", Win::NAMES[win as usize])?;
            }
        }
        if self.ends != Ends::Line {
            write!(f, ",ends={}", Ends::NAMES[self.ends as usize])?;
        }
        match self.merge {
            Merge::None => Ok(()),
            merge => write!(f, ",merge={}", Merge::NAMES[merge as usize]),
        }
    }
}
