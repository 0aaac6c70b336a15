//! The board of a position, to be drawn.

use crate::Player;

/// A position as a person would see it on the table. It is data: a painter
/// decides how it is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Board {
    /// Cells in rows, the first row at the top.
    Grid {
        /// The number of cells in a row.
        columns: usize,
        /// Row by row, each from left to right.
        cells: Vec<Cell>,
    },
    /// Squares for letters, in rows as in a grid, and the letters that both sides hold.
    Letters {
        /// The number of squares in a row.
        columns: usize,
        /// Row by row, each from left to right.
        cells: Vec<Cell>,
        /// The letters of MAX, and those of MIN.
        racks: [Vec<Cell>; 2],
    },
    /// Heaps of matches, one number a heap.
    Heaps(Vec<u32>),
    /// Places on a map, and the route through them so far.
    Map {
        /// Each place's distance from the left and from the top, from 0 to
        /// 1000.
        places: Vec<(u16, u16)>,
        /// The route, by the places' numbers counted from 0; a round trip ends
        /// where it began.
        way: Vec<usize>,
        /// The names of the places; empty if they have numbers alone.
        names: Vec<String>,
    },
    /// A sum, one term after the other, each as it is written.
    Sum(Vec<String>),
}

/// The content of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cell {
    /// Nothing.
    Empty,
    /// An X.
    Cross,
    /// An O.
    Nought,
    /// A disc of this side's colour.
    Disc(Player),
    /// A tile with a number on it.
    Tile(u8),
    /// A letter; a blank is `?` on a rack, and a small letter on a square.
    Letter {
        /// The letter.
        letter: char,
        /// The points that it is worth.
        worth: u8,
    },
    /// An empty square that counts the letter on it, or the word, so many times.
    Premium {
        /// The number of times for the letter.
        letter: u8,
        /// The number of times for the word.
        word: u8,
    },
    /// A piece of chess.
    Chessman(Player, Chessman),
}

/// A kind of piece in chess.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs)]
pub enum Chessman {
    Pawn,
    Knight,
    Bishop,
    Rook,
    Queen,
    King,
}
