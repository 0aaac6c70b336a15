//! A row or a column of the board, as the generator of plays sees it.

use super::lexicon::Lexicon;
use super::rules::{LARGEST, worth};

/// A bit for each letter.
type Letters = u32;
pub(super) const ALL_LETTERS: Letters = (1 << 26) - 1;

/// The word in the other direction that a letter on an empty square would complete.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Cross {
    /// The letters that make a word there; all of them where no letter is beside.
    pub(super) letters: Letters,
    /// The worth of the letters beside; `None` if there are none.
    pub(super) beside: Option<i32>,
}

impl Cross {
    pub(super) fn allows(self, letter: u8) -> bool {
        self.letters & 1 << (letter - b'A') != 0
    }
}

/// The squares of a row, from the left, or of a column, from the top.
pub(super) struct Line {
    /// The number of squares.
    pub(super) size: usize,
    /// The place of each square on the board.
    pub(super) squares: [usize; LARGEST],
    /// The letter there; 0 where there is none.
    pub(super) tiles: [u8; LARGEST],
    pub(super) crosses: [Cross; LARGEST],
    /// The empty squares through which a new word may connect with what lies on the board.
    pub(super) anchors: [bool; LARGEST],
}

impl Line {
    /// Returns the row or column with this number.
    pub(super) fn of(
        tiles: &[u8],
        size: usize,
        down: bool,
        number: usize,
        lexicon: &Lexicon,
    ) -> Line {
        let mut line = Line {
            size,
            squares: [0; LARGEST],
            tiles: [0; LARGEST],
            crosses: [Cross { letters: ALL_LETTERS, beside: None }; LARGEST],
            anchors: [false; LARGEST],
        };
        let (step, across) = if down { (size, 1) } else { (1, size) };
        for at in 0..size {
            let square = number * across + at * step;
            line.squares[at] = square;
            line.tiles[at] = tiles[square];
        }
        let is_first = tiles.iter().all(|&tile| tile == 0);
        for at in 0..size {
            if line.tiles[at] != 0 {
                continue;
            }
            let square = line.squares[at];
            // Along the other direction, `number` is the place.
            let before = (0..number).rev().map(|n| tiles[n * across + at * step]);
            let before = before.take_while(|&tile| tile != 0);
            let after = (number + 1..size).map(|n| tiles[n * across + at * step]);
            let after = after.take_while(|&tile| tile != 0);
            line.crosses[at] = cross(before, after, lexicon);
            let is_beside = |near: Option<usize>| near.is_some_and(|near| line.tiles[near] != 0);
            line.anchors[at] = line.crosses[at].beside.is_some()
                || is_beside(at.checked_sub(1))
                || is_beside((at + 1 < size).then_some(at + 1))
                || is_first && square == size / 2 * size + size / 2;
        }
        line
    }
}

/// Returns which letters make a word between those before, the nearest first, and those after.
fn cross(
    before: impl Iterator<Item = u8> + Clone,
    after: impl Iterator<Item = u8> + Clone,
    lexicon: &Lexicon,
) -> Cross {
    let beside = before.clone().chain(after.clone());
    if beside.clone().next().is_none() {
        return Cross { letters: ALL_LETTERS, beside: None };
    }
    let beside = Some(beside.map(worth).sum());
    let prefix = before.collect::<Vec<_>>();
    let walk = |state, tile: u8| lexicon.step(state, tile.to_ascii_uppercase());
    let mut letters = 0;
    if let Some(state) = prefix.iter().rev().try_fold(lexicon.start(), |s, &tile| walk(s, tile)) {
        lexicon.steps(state, |letter, state| {
            if after.clone().try_fold(state, walk).is_some_and(|end| lexicon.is_word(end)) {
                letters |= 1 << (letter - b'A');
            }
        });
    }
    Cross { letters, beside }
}
