//! The worth of letters and squares, as data.

/// The worth of each letter, from A to Z; a blank is worth nothing.
const WORTHS: [u8; 26] =
    [1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 5, 1, 3, 1, 1, 3, 10, 1, 1, 1, 1, 4, 4, 8, 4, 10];

/// The greatest number of rows, and of letters in a word.
pub(super) const LARGEST: usize = 15;
/// The least number of rows.
pub(super) const SMALLEST: usize = 3;
/// The greatest number of letters on a rack.
pub(super) const FULL_RACK: usize = 7;
/// The worth of playing that many letters at once.
pub(super) const FULL_RACK_BONUS: i32 = 50;

/// The premium squares of the largest board: `d` and `t` count a letter twice and three times, `D`
/// and `T` the word. A smaller board has those around the centre.
const PREMIUMS: [&[u8; LARGEST]; LARGEST] = [
    b"T..d...T...d..T",
    b".D...t...t...D.",
    b"..D...d.d...D..",
    b"d..D...d...D..d",
    b"....D.....D....",
    b".t...t...t...t.",
    b"..d...d.d...d..",
    b"T..d...D...d..T",
    b"..d...d.d...d..",
    b".t...t...t...t.",
    b"....D.....D....",
    b"d..D...d...D..d",
    b"..D...d.d...D..",
    b".D...t...t...D.",
    b"T..d...T...d..T",
];

/// Returns the worth of a letter on a rack or on the board, where a blank is `?` or a small letter.
pub(super) fn worth(tile: u8) -> i32 {
    match tile {
        b'A'..=b'Z' => WORTHS[usize::from(tile - b'A')].into(),
        _ => 0,
    }
}

/// The number of times that a square counts its letter and its word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Premium {
    pub(super) letter: u8,
    pub(super) word: u8,
}

impl Premium {
    pub(super) const NONE: Premium = Premium { letter: 1, word: 1 };
}

/// Returns the premium of each square of a board with so many rows.
pub(super) fn premiums(size: usize) -> Vec<Premium> {
    let edge = (LARGEST - size) / 2;
    let rows = PREMIUMS[edge..edge + size].iter();
    let squares = rows.flat_map(|row| &row[edge..edge + size]);
    let premium = |square: &u8| match square {
        b'd' => Premium { letter: 2, word: 1 },
        b't' => Premium { letter: 3, word: 1 },
        b'D' => Premium { letter: 1, word: 2 },
        b'T' => Premium { letter: 1, word: 3 },
        _ => Premium::NONE,
    };
    squares.map(premium).collect()
}
