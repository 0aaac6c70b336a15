//! Plays, and what they are called.

use super::rules::LARGEST;

/// A word that is laid on the board, or a pass.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Play {
    /// The square of the first letter, by rows from the top left corner.
    pub(super) first: u8,
    pub(super) down: bool,
    /// All letters of the word, those that lay there before as well; a blank is a small letter.
    /// Empty for a pass.
    pub(super) word: Box<[u8]>,
    pub(super) points: i16,
}

impl Play {
    pub(super) fn pass() -> Play {
        Play { first: 0, down: false, word: Box::default(), points: 0 }
    }

    pub(super) fn is_pass(&self) -> bool {
        self.word.is_empty()
    }

    /// Returns the squares of the word with its letters.
    pub(super) fn squares(&self, size: usize) -> impl Iterator<Item = (usize, u8)> {
        let step = if self.down { size } else { 1 };
        let squares = (usize::from(self.first)..).step_by(step);
        squares.zip(self.word.iter().copied())
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
        let first = usize::from(self.first);
        let (row, column) = (first / size + 1, char::from(b'A' + (first % size) as u8));
        let word = String::from_utf8_lossy(&self.word);
        let points = self.points;
        if self.down {
            format!("{column}{row} {word} {points}")
        } else {
            format!("{row}{column} {word} {points}")
        }
    }
}
