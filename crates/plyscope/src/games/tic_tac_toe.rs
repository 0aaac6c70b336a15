//! Tic-tac-toe, from any position.

mod symmetry;

use std::fmt::{self, Write};

use super::any::{Entry, GameInfo};
use super::arguments::Arguments;
use super::notation::{NotationError, NotationErrorKind, Part};
use crate::{Board, Cell, Game, Interval, OptionKind, OptionSpec, Player, Value};

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
/// So in both, no evaluation is worth as much as a win.
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

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Evaluation {
    Outcome,
    Lines,
}

/// A board: for each side, a bit for each square that it holds, in reading
/// order from the lowest bit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Position {
    x: u16,
    o: u16,
}

/// A square, counted from 0 in reading order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Square(pub u8);

const FULL: u16 = 0o777;

/// Rows, columns and diagonals.
const LINES: [u16; 8] = [
    0b000_000_111,
    0b000_111_000,
    0b111_000_000,
    0b001_001_001,
    0b010_010_010,
    0b100_100_100,
    0b100_010_001,
    0b001_010_100,
];

fn has_line(squares: u16) -> bool {
    LINES.iter().any(|line| squares & line == *line)
}

impl Evaluation {
    /// Returns the value of a position that X has won: the greatest of all.
    fn win(self) -> i32 {
        match self {
            Evaluation::Outcome => 1,
            Evaluation::Lines => 9,
        }
    }
}

impl Position {
    fn player(self) -> Player {
        if self.x.count_ones() == self.o.count_ones() { Player::Max } else { Player::Min }
    }

    fn after(self, square: Square) -> Position {
        match self.player() {
            Player::Max => Position { x: self.x | 1 << square.0, ..self },
            Player::Min => Position { o: self.o | 1 << square.0, ..self },
        }
    }

    fn is_over(self) -> bool {
        has_line(self.x) || has_line(self.o) || self.x | self.o == FULL
    }

    /// Returns `true` if this position can be reached from the empty board.
    fn check(self) -> Result<Position, BoardError> {
        let (x, o) = (self.x.count_ones(), self.o.count_ones());
        if x != o && x != o + 1 {
            return Err(BoardError::Count { x, o });
        }
        match (has_line(self.x), has_line(self.o)) {
            (true, true) => Err(BoardError::TwoWinners),
            (true, false) if x == o => {
                Err(BoardError::MovedAfterTheEnd { winner: 'X', loser: 'O' })
            }
            (false, true) if x > o => Err(BoardError::MovedAfterTheEnd { winner: 'O', loser: 'X' }),
            _ => Ok(self),
        }
    }
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
        if position.is_over() {
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
        let win = self.evaluation.win();
        if has_line(position.x) {
            return Value::new(win);
        }
        if has_line(position.o) {
            return Value::new(-win);
        }
        match self.evaluation {
            Evaluation::Outcome => Value::ZERO,
            // On a full board without a winner, no line is open.
            Evaluation::Lines => {
                let open = |others: u16| LINES.iter().filter(|line| *line & others == 0).count();
                Value::new(open(position.o) as i32 - open(position.x) as i32)
            }
        }
    }
    fn value_range(&self) -> Option<Interval> {
        let win = self.evaluation.win();
        Interval::new(Value::new(-win), Value::new(win))
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

impl Entry for TicTacToe {
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
                name: "merge",
                kind: OptionKind::Choice(Merge::NAMES),
                default: Merge::NAMES[0],
                about: "The nodes that are searched once: of moves that are mirror images the first \
                        (symmetric-children), equal positions (positions), or both, so that \
                        symmetric positions are equal too (symmetric-positions).",
            },
        ],
    };

    fn read(text: Part<'_>) -> Result<TicTacToe, NotationError> {
        let arguments = Arguments::read(text, Self::INFO.name, Self::INFO.options)?;
        let start = match arguments.positional[..] {
            [] => Position::default(),
            [board] => read_board(board)?,
            [_, second, ..] => {
                return Err(second.error(NotationErrorKind::position(BoardError::SecondBoard)));
            }
        };
        let evaluation = match arguments.settings.word("evaluation") {
            "lines" => Evaluation::Lines,
            _ => Evaluation::Outcome,
        };
        let merge = match arguments.settings.word("merge") {
            "symmetric-children" => Merge::SymmetricChildren,
            "positions" => Merge::Positions,
            "symmetric-positions" => Merge::SymmetricPositions,
            _ => Merge::None,
        };
        Ok(TicTacToe { start, evaluation, merge })
    }
}

fn read_board(board: Part<'_>) -> Result<Position, NotationError> {
    let mut position = Position::default();
    let mut rows = 0;
    for (row, text) in board.split('/').enumerate() {
        let columns = text.as_str().chars().count();
        if row > 2 || columns != 3 {
            return Err(text.error(NotationErrorKind::position(BoardError::Shape)));
        }
        for (column, (at, char)) in text.as_str().char_indices().enumerate() {
            let square = 1 << (3 * row + column);
            match char {
                'X' | 'x' => position.x |= square,
                'O' | 'o' => position.o |= square,
                '.' => {}
                _ => {
                    let place = text.part(at, at + char.len_utf8());
                    return Err(place.error(NotationErrorKind::position(BoardError::Square)));
                }
            }
        }
        rows += 1;
    }
    if rows != 3 {
        return Err(board.error(NotationErrorKind::position(BoardError::Shape)));
    }
    position.check().map_err(|error| board.error(NotationErrorKind::position(error)))
}

#[derive(Debug, thiserror::Error)]
enum BoardError {
    #[error("a board is three rows of three squares with `/` between them, such as X.O/.X./..O")]
    Shape,
    #[error("a square is X, O or `.`")]
    Square,
    #[error("there is only one board")]
    SecondBoard,
    #[error(
        "{x} X and {o} O are not possible: X moves first, so there are as many X as O, or one more"
    )]
    Count { x: u32, o: u32 },
    #[error("both sides can't have three in a row")]
    TwoWinners,
    #[error("{winner} has three in a row, and yet {loser} has moved after that")]
    MovedAfterTheEnd { winner: char, loser: char },
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
        if self.evaluation == Evaluation::Lines {
            f.write_str(",evaluation=lines")?;
        }
        match self.merge {
            Merge::None => Ok(()),
            merge => write!(f, ",merge={}", Merge::NAMES[merge as usize]),
        }
    }
}
