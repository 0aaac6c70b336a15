//! What other programs write in lists: names before the children and names with spaces,
//! lists and maps in braces, a comma after the last child.

use super::object::{KEYS, KEYS_OF_OTHERS};
use super::reader::{Bracket, Head, OpenBracket, Reader};
use super::unknown::LETTERS;
use crate::games::bare_tree::{Mover, mover};
use crate::games::notation::{Expected, NotationError, NotationErrorKind, piece};
use crate::games::tree::number::is_name_start;

impl Reader<'_> {
    /// Returns `true` if the brace here begins a node as a JSON object; otherwise it begins a
    /// list.
    pub(super) fn is_object(&self) -> bool {
        let inside = self.rest().get(1..).unwrap_or_default().trim_start();
        let key = inside.strip_prefix('"');
        inside.starts_with('}')
            || key.is_some_and(|key| {
                let is_key = |known: &str| {
                    key.strip_prefix(known).is_some_and(|after| after.starts_with('"'))
                };
                KEYS.into_iter().any(is_key)
            })
    }

    /// Returns `true` for a brace that begins a list.
    pub(super) fn is_list_in_braces(&self) -> bool {
        self.reads_foreign() && self.peek() == Some('{') && !self.is_object()
    }

    /// Refuses a key of a node as a name in a map: most likely the text is JSON with a
    /// mistake. The name begins at byte `start`, and its colon would be here.
    pub(super) fn check_name(&self, start: usize, name: &str) -> Result<(), NotationError> {
        let in_map = self.open.last().is_some_and(|open| open.bracket == Bracket::Brace);
        match KEYS.into_iter().chain(KEYS_OF_OTHERS).find(|key| *key == name) {
            Some(key) if in_map && self.peek() == Some(':') => {
                let end = start + piece(self.text, start, self.at).trim_end().len();
                Err(self.part.part(start, end).error(NotationErrorKind::KeyAsName(key)))
            }
            _ => Ok(()),
        }
    }

    /// Returns the text up to the next character that no name has without quotation
    /// marks, and that character.
    fn words(&self) -> (&str, Option<char>) {
        let rest = self.rest();
        let ends = |c| matches!(c, ':' | ',' | '[' | ']' | '(' | ')' | '{' | '}' | '"' | '\n');
        let end = rest.find(ends).unwrap_or(rest.len());
        (piece(rest, 0, end), piece(rest, end, rest.len()).chars().next())
    }

    /// Reads a name with spaces or signs and its colon, if there is one.
    pub(super) fn name_with_spaces(&mut self) -> bool {
        if !self.peek().is_some_and(is_name_start) {
            return false;
        }
        let (name, Some(':')) = self.words() else { return false };
        let length = name.len() + ":".len();
        let name = name.trim_end().to_owned();
        self.sketch.name_next(name);
        self.at += length;
        self.skip_space();
        self.seen_foreign = true;
        true
    }

    /// Reads the name of a list that stands before its children, if there is one, as in
    /// `(A 3 12)`.
    pub(super) fn head(&mut self, node: u32) -> Result<(), NotationError> {
        self.skip_space();
        let start = self.at;
        let Some(name) = self.word()? else { return Ok(()) };
        let place = self.part.part(start, self.at);
        self.skip_space();
        let is_word_cut = place.as_str().len() == self.at - start && !self.words().0.is_empty();
        // The name of the first child; a number; or a name with other signs than spaces. Only the list
        // right behind `chance` can have probabilities.
        let is_of_child = mover(place.as_str()) == Some(Mover::Chance) && self.has_probability();
        let own = self.peek() == Some(':') || name == "inf" || is_of_child;
        if own || is_word_cut {
            self.at = start;
            return Ok(());
        }
        self.seen_foreign = true;
        let spaced = self.words();
        if spaced.1 == Some(':') && spaced.0.starts_with(is_name_start) {
            if self.open.last().is_some_and(|open| open.bracket != Bracket::Round) {
                self.at = start;
                return Ok(());
            }
            let end = self.at + spaced.0.trim_end().len();
            return Err(self.part.part(start, end).error(NotationErrorKind::NameOrTwo));
        }
        if self.sketch.has_name(node) {
            // It may be the label of the first child, as in `max(min(3,4),min(5,6))`.
            if matches!(self.peek(), Some('[' | '(' | '{')) && mover(place.as_str()).is_some() {
                self.at = start;
                return Ok(());
            }
            return Err(place.error(NotationErrorKind::SecondName));
        }
        if self.peek() == Some(',')
            && LETTERS.iter().any(|letter| place.as_str() == letter.to_string())
        {
            return Err(place.error(NotationErrorKind::NameOrUnknown(name)));
        }
        self.sketch.name(node, name);
        let end = start + place.as_str().len();
        self.word_before = Some((start, end));
        self.note_label(node)?;
        let next = self.peek();
        if let Some(open) = self.open.last_mut() {
            // As in a tuple.
            let is_label = mover(place.as_str()).is_some();
            open.is_tuple_of_name = next == Some(',') && place.as_str().starts_with('"');
            open.is_label_and_comma = next == Some(',') && is_label;
            if is_label && matches!(next, Some('[' | '(' | '{')) {
                open.head = if self.at == end { Head::Attached } else { Head::Spaced };
            }
        }
        if next == Some(',') {
            self.at += 1;
            self.skip_space();
        }
        if self.open.last().is_some_and(|open| self.peek() == Some(open.bracket.close())) {
            return Err(self.expected(Expected::NodeAfterName));
        }
        Ok(())
    }

    /// After a comma: skips the space before the end of the list, if that is next.
    pub(super) fn skip_space_before(&mut self, close: char) -> bool {
        self.skip_space();
        let is_last = self.peek() == Some(close);
        self.seen_foreign |= is_last;
        is_last
    }

    /// Skips a comma at the end of the text.
    pub(super) fn skip_last_comma(&mut self) {
        if self.rest().trim_end() == "," {
            self.at = self.text.len();
            self.seen_foreign = true;
        }
    }

    /// After a list in braces: if it is the outermost one and has one name, the root has
    /// this name. Further below, it may be a map of one name, and is refused here.
    pub(super) fn name_root(&mut self, list: &OpenBracket) -> Result<(), NotationError> {
        if list.children > 1 {
            return Ok(());
        }
        if list.node == 0 && self.sketch.only_child_is_named() {
            self.sketch.drop_root();
        } else if list.node > 0
            && self.sketch.name_of(list.node).is_none()
            && let Some(name) = self.sketch.name_of(list.node + 1)
        {
            let place = self.part.part(list.start(), self.at);
            return Err(place.error(NotationErrorKind::NodeOrChild(name.to_owned())));
        }
        Ok(())
    }
}
