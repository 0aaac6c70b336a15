//! The eight ways to turn and mirror a board.

use super::position::Position;

/// The image of every set of squares by each symmetry; the first is the
/// identity.
static SYMMETRIES: [[u16; 512]; 8] = symmetries();

const fn symmetries() -> [[u16; 512]; 8] {
    let mut all = [[0; 512]; 8];
    let mut which = 0;
    while which < 8 {
        let mut squares = 0;
        while squares < 512 {
            let mut square = 0;
            while square < 9 {
                if squares & 1 << square != 0 {
                    all[which][squares] |= 1 << image(which, square);
                }
                square += 1;
            }
            squares += 1;
        }
        which += 1;
    }
    all
}

/// Returns the square that a square becomes: turned by so many quarters, and mirrored from
/// the fifth on.
const fn image(which: usize, square: usize) -> usize {
    let (mut row, mut column) = (square / 3, square % 3);
    let mut quarters = which % 4;
    while quarters > 0 {
        (row, column) = (column, 2 - row);
        quarters -= 1;
    }
    if which >= 4 {
        column = 2 - column;
    }
    3 * row + column
}

impl Position {
    /// The one that stands for all eight: that whose X come first in reading
    /// order, then whose O do.
    pub(super) fn representative(self) -> Position {
        let turned = SYMMETRIES.iter().map(|symmetry| Position {
            x: symmetry[usize::from(self.x)],
            o: symmetry[usize::from(self.o)],
        });
        turned.min_by_key(|position| (position.x, position.o)).unwrap_or(self)
    }
}
