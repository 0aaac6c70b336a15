//! Text that means something else to whoever wrote it: it is refused, with what each of its readings
//! would be written as.

use super::reader::{Bracket, OpenBracket, Reader, Tuples};
use crate::games::bare_tree::mover;
use crate::games::notation::{NotationError, NotationErrorKind, piece, rest};
use crate::games::tree::number::Number;

impl Reader<'_> {
    /// Counts a list in parentheses that ends here.
    pub(super) fn count_tuple(&mut self, list: &OpenBracket) {
        let inside = piece(self.text, list.start() + 1, self.at - 1);
        // Three leaves without names; the root is a list of leaves.
        let is_of_three = list.node != 0
            && list.children == 3
            && self.sketch.next() == list.node + 4
            && inside.matches(',').count() >= 2
            && !inside.contains(['"', ':']);
        if is_of_three && self.tuples.of_three == 0 {
            self.tuples.first = (list.start(), self.at);
        }
        self.tuples.of_three += u32::from(is_of_three);
        self.tuples.all += 1;
    }

    /// Refuses tuples of three numbers if no other list has parentheses: each may be a leaf's values
    /// for three players.
    pub(super) fn check_tuples(&self) -> Result<(), NotationError> {
        let Tuples { all, of_three, first: (start, end) } = self.tuples;
        if of_three == 0 || of_three < all {
            return Ok(());
        }
        let leaves = piece(self.text, start + 1, end - 1).trim().to_owned();
        Err(self.part.part(start, end).error(NotationErrorKind::ThreeValues(leaves)))
    }

    /// Takes note of the list around one that has ended, if there is a number before that.
    pub(super) fn note_number_first(&mut self) {
        if let Some(around) = self.open.last().filter(|list| list.plain && list.children == 2) {
            let first = self.number_first.map_or(around.start(), |first| first.min(around.start()));
            self.number_first = Some(first);
        }
    }

    /// Refuses `[3 [3 [3] [12]] [2 [2] [4]]]`, as LaTeX has a tree with values at its inner nodes:
    /// without commas, and with each number alone in a list or before other lists.
    pub(super) fn check_numbers_first(&self) -> Result<(), NotationError> {
        match self.number_first {
            Some(list) if !self.has_leaves_behind => Err(self.number_before_lists(list)),
            _ => Ok(()),
        }
    }

    /// Returns the error of the number that is the first in the list at this byte.
    pub(super) fn number_before_lists(&self, list: usize) -> NotationError {
        let inside = rest(self.text, list + 1).trim_start();
        let start = self.text.len() - inside.len();
        let number =
            piece(inside, 0, inside.find(['[', '(', '{']).unwrap_or(inside.len())).trim_end();
        let place = self.part.part(start, start + number.len());
        place.error(NotationErrorKind::NumberBeforeLists(number.to_owned()))
    }

    /// Refuses a name between quotation marks, a comma and one list, in parentheses: the list may be
    /// that of the children, or a child.
    pub(super) fn check_tuple_of_name(&self, tuple: &OpenBracket) -> Result<(), NotationError> {
        let is_leaf = self.sketch.next() <= tuple.node + 2;
        if !tuple.is_tuple_of_name || tuple.children != 1 || is_leaf {
            return Ok(());
        }
        let name = piece(self.text, tuple.start(), self.at).split('"').nth(1).unwrap_or_default();
        let place = self.part.part(tuple.start(), self.at);
        Err(place.error(NotationErrorKind::ChildrenOrChild(name.to_owned())))
    }

    /// Refuses `min([8,3])` and `[min, [8,3]]`: the list may be that of the children, or a child.
    pub(super) fn check_list_of_label(&self, list: &OpenBracket) -> Result<(), NotationError> {
        let is_leaf = self.sketch.next() <= list.node + 2;
        if list.children != 1 || is_leaf || list.bracket == Bracket::Children {
            return Ok(());
        }
        let inside = piece(self.text, list.start() + 1, self.at - 1).trim();
        let before = piece(self.text, 0, list.start());
        let is_word = |c: char| c.is_alphanumeric() || c == '"';
        let (word, below) = if list.is_label_and_comma {
            inside.split_once(',').unwrap_or((inside, ""))
        } else if list.bracket == Bracket::Round {
            (rest(before, before.trim_end_matches(is_word).len()), inside)
        } else {
            return Ok(());
        };
        let (word, below) = (word.trim().trim_matches('"'), below.trim());
        // A list with a label of its own is a child.
        let is_list = below
            .strip_prefix('[')
            .is_some_and(|below| !below.trim_start().starts_with(is_word_start));
        if mover(word).is_none() || !is_list {
            return Ok(());
        }
        let place = self.part.part(list.start(), self.at);
        Err(place.error(NotationErrorKind::ListOfLabel(word.to_owned())))
    }

    /// Refuses the number from here up to `end` if it begins with a zero and may be the end of
    /// another one, as in `1,000`.
    pub(super) fn check_thousands(&self, end: usize) -> Result<(), NotationError> {
        let number = piece(self.text, self.at, end);
        let is_end_of_one = match number.as_bytes() {
            [b'0', b'0'..=b'9', b'0'..=b'9', after @ ..] => {
                !after.first().is_some_and(u8::is_ascii_digit)
            }
            _ => false,
        };
        if !is_end_of_one {
            return Ok(());
        }
        let Some(before) = piece(self.text, 0, self.at).strip_suffix(',') else { return Ok(()) };
        let before = before.trim_end_matches(|c: char| c.is_ascii_digit()).len();
        if before + 1 == self.at {
            return Ok(());
        }
        let place = self.part.part(before, end);
        Err(place.error(NotationErrorKind::Thousands(place.as_str().to_owned())))
    }

    /// Refuses a map of numbers that has the same names as the one before it, or one of a score: it
    /// may be a record of one leaf.
    pub(super) fn check_record(&self, map: &OpenBracket) -> Result<(), NotationError> {
        let Some((value, all)) = self.sketch.record(map.node, map.children as usize) else {
            return Ok(());
        };
        let written = |number: &Number| number.place(self.part).as_str();
        let value = written(value).to_owned();
        let leaves = all.iter().map(written).collect::<Vec<_>>().join(",");
        let place = self.part.part(map.start(), self.at);
        Err(place.error(NotationErrorKind::Record { value, leaves }))
    }
}

fn is_word_start(c: char) -> bool {
    c.is_alphabetic() || c == '"'
}
