//! Reading a board.

use super::position::{Ends, Position, has_line};
use crate::games::notation::{NotationError, NotationErrorKind, TextPart};

impl Position {
    /// Returns the position if it can be reached from the empty board.
    fn check(self, ends: Ends) -> Result<Position, BoardError> {
        let (x, o) = (self.x.count_ones(), self.o.count_ones());
        if x != o && x != o + 1 {
            return Err(BoardError::Count { x, o });
        }
        match (has_line(self.x), has_line(self.o)) {
            // Play has gone on after any line.
            _ if ends == Ends::FullBoard => Ok(self),
            (true, true) => Err(BoardError::TwoWinners),
            (true, false) if x == o => {
                Err(BoardError::MovedAfterTheEnd { winner: 'X', loser: 'O' })
            }
            (false, true) if x > o => Err(BoardError::MovedAfterTheEnd { winner: 'O', loser: 'X' }),
            _ => Ok(self),
        }
    }
}

pub(super) fn read_board(board: TextPart<'_>, ends: Ends) -> Result<Position, NotationError> {
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
    position.check(ends).map_err(|error| board.error(NotationErrorKind::position(error)))
}

#[derive(Debug, thiserror::Error)]
pub(super) enum BoardError {
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
