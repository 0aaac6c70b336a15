//! A row or a column of the board, as the generator of plays sees it.

use super::lexicon::{ALL_LETTERS, Alphabet, Lexicon, each_letter};
use super::rules::{LARGEST, worth};
use super::table::Table;

/// The word in the other direction that a letter on an empty square would complete.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Cross {
    /// The letters that make a word there; all of them where no letter is beside.
    pub(super) letters: Alphabet,
    /// The worth of the letters beside; `None` if there are none.
    pub(super) beside: Option<i32>,
}

/// The squares of a row, from the left, or of a column, from the top.
pub(super) struct Line {
    /// The number of squares.
    pub(super) size: usize,
    /// The place on the board of the first square.
    first: usize,
    /// The distance from one square to the next.
    step: usize,
    /// The letter there; 0 where there is none.
    pub(super) tiles: [u8; LARGEST],
    pub(super) crosses: [Cross; LARGEST],
    /// The empty squares through which a new word may connect with what lies on the board.
    pub(super) anchors: [bool; LARGEST],
}

impl Line {
    /// Returns the row or column with this number, if a word can be laid there with letters that
    /// are wanted.
    pub(super) fn of(
        &Table { size, tiles, lexicon, .. }: &Table<'_>,
        down: bool,
        number: usize,
        is_first: bool,
        wanted: Alphabet,
    ) -> Option<Line> {
        let (step, across) = if down { (size, 1) } else { (1, size) };
        let first = number * across;
        let centre = size / 2 * size + size / 2;
        let mut line = Line {
            size,
            first,
            step,
            tiles: [0; LARGEST],
            crosses: [Cross { letters: ALL_LETTERS, beside: None }; LARGEST],
            anchors: [false; LARGEST],
        };
        for at in 0..size {
            line.tiles[at] = tiles[first + at * step];
        }
        let is_tile = |square: usize| tiles[square] != 0;
        let mut has_anchors = false;
        for at in 0..size {
            let square = line.square(at);
            if line.tiles[at] != 0 {
                continue;
            }
            // Along the other direction, `number` is the place.
            let is_crossed = number > 0 && is_tile(square - across)
                || number + 1 < size && is_tile(square + across);
            if is_crossed {
                let before = (1..=number).map(|n| tiles[square - n * across]);
                let after = (1..size - number).map(|n| tiles[square + n * across]);
                let tile = |&tile: &u8| tile != 0;
                let (before, after) = (before.take_while(tile), after.take_while(tile));
                line.crosses[at] = cross(before, after, lexicon, wanted);
            }
            line.anchors[at] = is_crossed
                || at > 0 && line.tiles[at - 1] != 0
                || at + 1 < size && line.tiles[at + 1] != 0
                || is_first && square == centre;
            has_anchors |= line.anchors[at];
        }
        has_anchors.then_some(line)
    }

    /// Returns the place of a square on the board.
    pub(super) fn square(&self, at: usize) -> usize {
        self.first + at * self.step
    }
}

/// Returns which of the letters that are wanted make a word between those before, the nearest
/// first, and those after; there are some.
fn cross(
    before: impl Iterator<Item = u8> + Clone,
    after: impl Iterator<Item = u8> + Clone,
    lexicon: &Lexicon,
    wanted: Alphabet,
) -> Cross {
    let beside = Some(before.clone().chain(after.clone()).map(worth).sum());
    let walk = |state, tile: u8| lexicon.after(state, tile);
    let (mut prefix, mut count) = ([0; LARGEST], 0);
    for tile in before {
        prefix[count] = tile;
        count += 1;
    }
    let mut letters = 0;
    let before = prefix[..count].iter().rev();
    if let Some(state) = before.copied().try_fold(lexicon.start(), walk) {
        each_letter(lexicon.letters(state) & wanted, |letter| {
            let state = lexicon.next(state, letter);
            let end = state.and_then(|state| after.clone().try_fold(state, walk));
            letters |= Alphabet::from(end.is_some_and(|end| lexicon.is_word(end))) << letter;
        });
    }
    Cross { letters, beside }
}
