//! A position, and when it is the last one.

use super::square::Square;
use crate::Player;

/// When the game is over besides on a full board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ends {
    Line,
    FullBoard,
}

impl Ends {
    /// In the order of the enumeration.
    pub(super) const NAMES: &[&str] = &["line", "full-board"];
}

/// A board: for each side, a bit for each square that it holds, in reading
/// order from the lowest bit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Position {
    pub(super) x: u16,
    pub(super) o: u16,
}

const FULL: u16 = 0o777;

/// Rows, columns and diagonals.
pub(super) const LINES: [u16; 8] = [
    0b000_000_111,
    0b000_111_000,
    0b111_000_000,
    0b001_001_001,
    0b010_010_010,
    0b100_100_100,
    0b100_010_001,
    0b001_010_100,
];

pub(super) fn has_line(squares: u16) -> bool {
    LINES.iter().any(|line| squares & line == *line)
}

impl Position {
    pub(super) fn player(self) -> Player {
        if self.x.count_ones() == self.o.count_ones() { Player::Max } else { Player::Min }
    }

    pub(super) fn after(self, square: Square) -> Position {
        match self.player() {
            Player::Max => Position { x: self.x | 1 << square.0, ..self },
            Player::Min => Position { o: self.o | 1 << square.0, ..self },
        }
    }

    pub(super) fn is_over(self, ends: Ends) -> bool {
        self.x | self.o == FULL || ends == Ends::Line && (has_line(self.x) || has_line(self.o))
    }
}
