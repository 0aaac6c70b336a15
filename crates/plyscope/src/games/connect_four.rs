//! Connect Four, on bitboards.

use std::fmt;

use super::any::{GameInfo, RegisteredGame, from_text};
use super::arguments::Arguments;
use super::notation::{NotationError, NotationErrorKind, TextPart};
use super::opening::{OPENING, OPENING_SEED, opening};
use crate::{Board, Cell, Game, Interval, Limits, OptionKind, OptionSpec, Player, Value};

/// Connect Four on seven columns of six squares. MAX moves first, and whoever
/// has four in a row, a column or a diagonal has won.
///
/// Written `connect-four:4453`: the columns played so far, 1 to 7 from the
/// left; without any it begins with the empty board. Whose turn it is follows
/// from their count. Moves are named by their columns and go from left to
/// right, or with `order=centre` from the middle outwards: 4, 3, 5, 2, 6, 1, 7. With
/// `opening=8,seed=3`, eight moves at random come before the start, the same for the same seed.
///
/// The value of a position depends on `evaluation`:
///
/// | | MAX has won | draw | MIN has won | nobody has won yet (a horizon) |
/// | --- | --- | --- | --- | --- |
/// | `open-fours` (default) | 70 | 0 | −70 | the lines of four still open to MAX less those still open to MIN, −69 to 69 |
/// | `zero` | 1 | 0 | −1 | 0 |
///
/// A line is open to a side as long as the other has no disc on it. So in
/// both, no evaluation is worth as much as a win.
///
/// ```
/// use plyscope::{Game, Player, Value, connect_four::ConnectFour};
///
/// let game: ConnectFour = "connect-four:4".parse()?;
/// assert_eq!(game.player(&game.start()), Player::Min);
/// assert_eq!(game.value(&game.start()), Value::new(7), "seven lines go through that square");
///
/// let error = "connect-four:4444444".parse::<ConnectFour>().unwrap_err();
/// assert!(error.to_string().contains("column 4 is full"));
/// # Ok::<(), plyscope::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ConnectFour {
    /// The columns played before the start, counted from 0.
    played: [u8; SQUARES],
    count: u8,
    start: Position,
    order: Order,
    evaluation: Evaluation,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Order {
    LeftToRight,
    Centre,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Evaluation {
    OpenFours,
    Zero,
}

impl Evaluation {
    /// Returns the value of a position that MAX has won: the greatest of all.
    fn win(self) -> i32 {
        match self {
            Evaluation::OpenFours => WIN,
            Evaluation::Zero => 1,
        }
    }
}

/// A board: for each side, a bit for each square that it holds. A column
/// takes seven bits, the lowest square first; the seventh stays empty, so that
/// no line runs from one column into the next. The highest bit of `max` says
/// that MIN is to move: counting discs takes longer than all else.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Position {
    max: u64,
    min: u64,
}

/// A column, counted from 0 from the left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Column(pub u8);

const COLUMNS: u8 = 7;
const ROWS: u8 = 6;
const SQUARES: usize = COLUMNS as usize * ROWS as usize;
/// From a square to the next one above, on the right, and on both diagonals.
const DIRECTIONS: [u32; 4] = [1, 7, 6, 8];
/// The lowest square of each column.
const BOTTOM: u64 = 0x0000_0408_1020_4081;
const BOARD: u64 = BOTTOM * 0b11_1111;
const FROM_THE_CENTRE: [u8; COLUMNS as usize] = [3, 2, 4, 1, 5, 0, 6];
/// A win is worth more than all 69 lines of four.
const WIN: i32 = 70;

/// In `Position::max`.
const MIN_TO_MOVE: u64 = 1 << 63;

pub(super) const fn square(column: u8, row: u8) -> u64 {
    1 << (7 * column + row)
}

/// The lines of four that lie on these squares, each by its last square in
/// one direction.
const fn fours(squares: u64, direction: u32) -> u64 {
    let pairs = squares & squares >> direction;
    pairs & pairs >> (2 * direction)
}

pub(super) fn has_four(squares: u64) -> bool {
    DIRECTIONS.iter().any(|&direction| fours(squares, direction) != 0)
}

/// Returns the number of lines of four without a disc of the side that holds
/// these squares.
fn open_beside(squares: u64) -> i32 {
    let open = BOARD & !squares;
    DIRECTIONS.iter().map(|&direction| fours(open, direction).count_ones() as i32).sum()
}

impl Position {
    fn player(self) -> Player {
        if self.max & MIN_TO_MOVE == 0 { Player::Max } else { Player::Min }
    }

    /// Only the player who moved last can have won.
    fn winner(self) -> Option<Player> {
        let (last, squares) = match self.player() {
            Player::Max => (Player::Min, self.min),
            Player::Min => (Player::Max, self.max),
        };
        has_four(squares).then_some(last)
    }

    fn is_free(self, column: u8) -> bool {
        (self.max | self.min) & square(column, ROWS - 1) == 0
    }

    /// With a disc more in a free column.
    fn after(self, column: u8) -> Position {
        let taken = self.max | self.min;
        // The carry falls on the lowest free square.
        let disc = (taken + square(column, 0)) & (square(column, 0) * 0b11_1111);
        let max = self.max ^ MIN_TO_MOVE;
        match self.player() {
            Player::Max => Position { max: max | disc, ..self },
            Player::Min => Position { max, min: self.min | disc },
        }
    }
}

impl Game for ConnectFour {
    type Position = Position;
    type Move = Column;

    fn start(&self) -> Position {
        self.start
    }
    fn player(&self, position: &Position) -> Player {
        position.player()
    }
    fn moves(&self, position: &Position, moves: &mut Vec<Column>) {
        if position.winner().is_some() {
            return;
        }
        let free = |column: &u8| position.is_free(*column);
        match self.order {
            Order::LeftToRight => moves.extend((0..COLUMNS).filter(free).map(Column)),
            Order::Centre => moves.extend(FROM_THE_CENTRE.into_iter().filter(free).map(Column)),
        }
    }
    fn play(&self, position: &Position, column: &Column) -> Position {
        position.after(column.0)
    }
    fn value(&self, position: &Position) -> Value {
        let win = self.evaluation.win();
        Value::new(match (position.winner(), self.evaluation) {
            (Some(Player::Max), _) => win,
            (Some(Player::Min), _) => -win,
            (None, Evaluation::Zero) => 0,
            // On a full board without a winner, no line is open.
            (None, Evaluation::OpenFours) => open_beside(position.min) - open_beside(position.max),
        })
    }
    fn value_range(&self) -> Option<Interval> {
        let win = self.evaluation.win();
        Interval::new(Value::new(-win), Value::new(win))
    }
    fn board(&self, position: &Position) -> Option<Board> {
        let cell = |row, column| match square(column, row) {
            disc if position.max & disc != 0 => Cell::Disc(Player::Max),
            disc if position.min & disc != 0 => Cell::Disc(Player::Min),
            _ => Cell::Empty,
        };
        let rows = (0..ROWS).rev();
        let cells = rows.flat_map(|row| (0..COLUMNS).map(move |column| cell(row, column)));
        Some(Board::Grid { columns: COLUMNS.into(), cells: cells.collect() })
    }
    fn move_name(&self, _: &Position, column: &Column) -> Option<String> {
        Some((column.0 + 1).to_string())
    }
}

from_text!(ConnectFour);

impl RegisteredGame for ConnectFour {
    const INFO: GameInfo = GameInfo {
        name: "connect-four",
        about: "Discs fall into seven columns of six; four in a row win. MAX moves first.",
        example: "connect-four:4453",
        options: &[
            OptionSpec {
                name: "order",
                kind: OptionKind::Choice(&["left-to-right", "centre"]),
                default: "left-to-right",
                about: "The order of moves: through the columns from the left, or from the centre \
                        outwards: 4, 3, 5, 2, 6, 1, 7.",
            },
            OptionSpec {
                name: "evaluation",
                kind: OptionKind::Choice(&["open-fours", "zero"]),
                default: "open-fours",
                about: "Worth 70 for a win, and at a horizon the lines of four still open to MAX \
                        less those open to MIN (open-fours); or 1 for a win, and 0 at a horizon \
                        (zero).",
            },
            OPENING,
            OPENING_SEED,
        ],
    };

    fn read(text: TextPart<'_>, _: Limits) -> Result<ConnectFour, NotationError> {
        let arguments = Arguments::read(text, Self::INFO.name, Self::INFO.options)?;
        let mut game = ConnectFour {
            played: [0; SQUARES],
            count: 0,
            start: Position::default(),
            order: match arguments.settings.word("order") {
                "centre" => Order::Centre,
                _ => Order::LeftToRight,
            },
            evaluation: match arguments.settings.word("evaluation") {
                "zero" => Evaluation::Zero,
                _ => Evaluation::OpenFours,
            },
        };
        match arguments.positional[..] {
            [] => {}
            [moves] => game.replay(moves)?,
            [_, second, ..] => {
                return Err(second.error(NotationErrorKind::position(MovesError::SecondWord)));
            }
        }
        for Column(column) in opening(&game, &arguments.settings) {
            game.fill(column);
        }
        Ok(game)
    }
}

impl ConnectFour {
    /// Plays a move that leads to the start, in a free column.
    fn fill(&mut self, column: u8) {
        self.start = self.start.after(column);
        // Every move fills a square: there are no more than these.
        self.played[usize::from(self.count)] = column;
        self.count += 1;
    }

    /// Plays the moves that lead to the start.
    fn replay(&mut self, moves: TextPart<'_>) -> Result<(), NotationError> {
        let text = moves.as_str();
        for (at, char) in text.char_indices() {
            let place = moves.part(at, at + char.len_utf8());
            let column = match char.to_digit(10) {
                Some(number @ 1..=7) => number as u8 - 1,
                _ => return Err(place.error(NotationErrorKind::position(MovesError::Column))),
            };
            if let Some(winner) = self.start.winner() {
                let winner = if winner == Player::Max { "MAX" } else { "MIN" };
                let rest = moves.part(at, text.len());
                return Err(rest.error(NotationErrorKind::position(MovesError::Over { winner })));
            }
            if !self.start.is_free(column) {
                let error = MovesError::Full { column: column + 1 };
                return Err(place.error(NotationErrorKind::position(error)));
            }
            self.fill(column);
        }
        Ok(())
    }
}

#[derive(Debug, thiserror::Error)]
enum MovesError {
    #[error("a move is a digit from 1 to 7")]
    Column,
    #[error("column {column} is full: it holds six discs")]
    Full { column: u8 },
    #[error("{winner} has four in a row already, so the game is over before this move")]
    Over { winner: &'static str },
    #[error("the moves stand in one word, such as 4453")]
    SecondWord,
}

impl fmt::Display for ConnectFour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("connect-four")?;
        let mut separator = ":";
        if self.count > 0 {
            f.write_str(separator)?;
            for column in &self.played[..usize::from(self.count)] {
                write!(f, "{}", column + 1)?;
            }
            separator = ",";
        }
        if self.order == Order::Centre {
            write!(f, "{separator}order=centre")?;
            separator = ",";
        }
        match self.evaluation {
            Evaluation::OpenFours => Ok(()),
            Evaluation::Zero => write!(f, "{separator}evaluation=zero"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_69_lines_and_no_two_columns_touch() {
        assert_eq!(BOARD.count_ones() as usize, SQUARES);
        assert_eq!(open_beside(0), 69);
        assert_eq!(WIN, open_beside(0) + 1);
        assert_eq!(BOARD & square(0, ROWS), 0);
    }
}
