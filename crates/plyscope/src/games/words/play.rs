//! Plays, and what they are called.

use super::rules::LARGEST;

/// A word that is laid on the board, or a pass.
///
/// In one place, so that a move of any game is small.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Play(Box<Word>);

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Word {
    /// The square of the first letter, by rows from the top left corner.
    first: u8,
    down: bool,
    count: u8,
    /// All letters of the word, those that lay there before as well; a blank is a small letter.
    /// None for a pass.
    letters: [u8; LARGEST],
    points: i16,
}

impl Play {
    /// Returns the play of a word that begins on this square.
    pub(super) fn of(first: u8, down: bool, word: &[u8], points: i16) -> Play {
        let mut letters = [0; LARGEST];
        letters[..word.len()].copy_from_slice(word);
        Play(Box::new(Word { first, down, count: word.len() as u8, letters, points }))
    }

    pub(super) fn pass() -> Play {
        Play::of(0, false, &[], 0)
    }

    pub(super) fn is_pass(&self) -> bool {
        self.0.count == 0
    }

    pub(super) fn points(&self) -> i16 {
        self.0.points
    }

    fn letters(&self) -> &[u8] {
        &self.0.letters[..usize::from(self.0.count)]
    }

    /// Returns the squares of the word with its letters.
    pub(super) fn squares(&self, size: usize) -> impl Iterator<Item = (usize, u8)> {
        let step = if self.0.down { size } else { 1 };
        let squares = (usize::from(self.0.first)..).step_by(step);
        squares.zip(self.letters().iter().copied())
    }

    /// Returns the letters that come from the rack, with their squares.
    pub(super) fn laid(&self, tiles: &[u8], size: usize) -> impl Iterator<Item = (usize, u8)> {
        self.squares(size).filter(|&(square, _)| tiles[square] == 0)
    }

    /// Returns the name: the row before the column for a word across, the column before the row for
    /// one down, then the word and its points.
    pub(super) fn name(&self, size: usize) -> String {
        if self.is_pass() {
            return "pass".to_owned();
        }
        debug_assert!(size <= LARGEST, "as many columns as there are letters for");
        let first = usize::from(self.0.first);
        let (row, column) = (first / size + 1, char::from(b'A' + (first % size) as u8));
        let word = String::from_utf8_lossy(self.letters());
        let points = self.points();
        if self.0.down {
            format!("{column}{row} {word} {points}")
        } else {
            format!("{row}{column} {word} {points}")
        }
    }
}
