//! Text that means something else to whoever wrote it: it is refused, with what each of its readings
//! would be written as.

use super::reader::{OpenBracket, Reader, Tuples};
use crate::games::notation::{NotationError, NotationErrorKind, piece};
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
