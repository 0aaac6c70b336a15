//! Leaves whose values nobody knows: `?`, and `x` where that can be nothing else.

use super::reader::{Reader, Seen};
use crate::games::notation::{Expected, NotationError, NotationErrorKind, rest};
use crate::games::tree::number::{Number, is_name_char, is_name_start};
use crate::games::tree::sketch::Worth;
use crate::scale::LARGE;

/// The letters for such a value.
pub(super) const LETTERS: [char; 2] = ['x', 'X'];

/// The longest word that a message repeats, in bytes.
const LONGEST_WORD: usize = 24;

impl Reader<'_> {
    /// Reads a number, or the sign of a value that nobody knows.
    pub(super) fn number_or_unknown(&mut self) -> Result<Option<Number>, NotationError> {
        match self.number()? {
            None if LARGE => Ok(self.unknown()),
            number => Ok(number),
        }
    }

    fn unknown(&mut self) -> Option<Number> {
        let at = self.at;
        let is_letter = |c: &char| self.takes_letters && LETTERS.contains(c);
        self.peek().filter(|c| *c == '?' || is_letter(c))?;
        if rest(self.text, at + 1).starts_with(is_name_char) {
            return None;
        }
        self.at += 1;
        Some(Number::unknown(at))
    }

    /// Returns the error that no node begins here: a word among numbers may be a leaf.
    pub(super) fn no_leaf(&self, expected: Expected) -> NotationError {
        let rest = self.rest();
        let (word, after) = rest.split_at(rest.find(|c| !is_name_char(c)).unwrap_or(rest.len()));
        let is_word = word.starts_with(is_name_start) && word.len() <= LONGEST_WORD;
        let ends = after.trim_start().starts_with([',', ']', ')', '}']);
        if !LARGE || expected != Expected::Node || !is_word || !ends || self.open.is_empty() {
            return self.expected(expected);
        }
        let kind = NotationErrorKind::LeafWithoutValue(word.to_owned());
        self.part.part(self.at, self.at + word.len()).error(kind)
    }

    /// Adds a leaf of such a value. `?..?` is one, too, which is not in brackets by itself.
    pub(super) fn unknown_leaf(
        &mut self,
        number: Number,
        named: bool,
    ) -> Result<Seen, NotationError> {
        if matches!(self.peek(), Some('[' | '(' | '{')) {
            return Err(number.place(self.part).error(NotationErrorKind::UnknownInner));
        }
        if !self.rest().starts_with("..") {
            self.leaf(Worth::Value(number), !named);
            return Ok(Seen::Whole);
        }
        self.at += "..".len();
        if self.unknown().is_none() {
            return Err(self.expected(Expected::Char('?')));
        }
        self.leaf(Worth::Bounds(number, number), false);
        Ok(Seen::Whole)
    }
}
