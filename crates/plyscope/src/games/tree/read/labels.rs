//! Words that say who moves at a node: `max[3,4]`, `(min 3 4)`, `{"type":"MIN"}`.

use super::reader::{Bracket, Head, OpenBracket, Reader};
use crate::games::bare_tree::{Mover, mover};
use crate::games::notation::{
    Expected, NotationError, NotationErrorKind, TextPart, Turn, piece, rest,
};
use crate::games::tree::sketch::Label;

/// The longest word that a message repeats.
const LONGEST_WORD: usize = 24;

impl Reader<'_> {
    /// Returns the place of a name before a list, from `start` up to here, where it may be a label.
    /// Between quotation marks it is one only in a map, where all names have them.
    pub(super) fn label_before(&self, start: usize) -> Option<(usize, usize)> {
        let in_map = self.open.last().is_some_and(|open| open.bracket == Bracket::Brace);
        let word = piece(self.text, start, self.at).trim_end();
        (in_map || !word.starts_with('"')).then_some((start, start + word.len()))
    }

    /// Takes a label right before a list, as in `max(3,4)`: it was read from `start` on.
    pub(super) fn function(&mut self, start: usize) -> Result<bool, NotationError> {
        let word = piece(self.text, start, self.at).trim_end();
        if mover(word).is_none() || !matches!(self.peek(), Some('[' | '(' | '{')) {
            return Ok(false);
        }
        if let Some(open) = self.open.last().filter(|open| open.head != Head::No) {
            return Err(self.head_or_next(open));
        }
        self.seen_foreign = true;
        self.word_before = Some((start, start + word.len()));
        self.sketch.name_next(word.to_owned());
        Ok(true)
    }

    /// After a child: refuses a word before it that may say who moves there, or at the list around it.
    pub(super) fn check_head(&self) -> Result<(), NotationError> {
        match self.open.last() {
            Some(open)
                if open.head == Head::Attached
                    && open.children == 1
                    && !matches!(self.peek(), Some('[' | '(' | '{')) =>
            {
                Err(self.head_or_next(open))
            }
            _ => Ok(()),
        }
    }

    fn head_or_next(&self, open: &OpenBracket) -> NotationError {
        let inside = rest(self.text, open.start() + 1);
        let start = self.text.len() - inside.trim_start().len();
        let end = start + label_length(rest(self.text, start));
        let place = self.part.part(start, end);
        place.error(NotationErrorKind::HeadOrNext(short(place)))
    }

    /// Returns `true` if a label is here.
    pub(super) fn is_label_here(&self) -> bool {
        let word = piece(self.rest(), 0, label_length(self.rest()));
        mover(word.trim_matches('"')).is_some()
    }

    /// Takes note of the word before a list or an object, which begins this node, if it is a label.
    pub(super) fn note_label(&mut self, node: u32) -> Result<(), NotationError> {
        let Some((start, end)) = self.word_before.take() else { return Ok(()) };
        let word = piece(self.text, start, end).trim_matches('"');
        match mover(word) {
            Some(Mover::Chance) => Err(self.part.part(start, end).error(NotationErrorKind::Chance)),
            Some(Mover::Player(player)) => {
                let is_name = word.ends_with(|c: char| c.is_ascii_digit());
                let (start, end) = (start as u32, end as u32);
                self.sketch.labels.push(Label { node, depth: 0, player, is_name, start, end });
                Ok(())
            }
            None => Ok(()),
        }
    }

    /// Reads the player of a JSON object, after its key.
    pub(super) fn said_player(
        &mut self,
        node: u32,
        key: &'static str,
        place: TextPart<'_>,
    ) -> Result<(), NotationError> {
        let start = self.at;
        let word = self.word_in_quotes();
        let end = start + word.len() + "\"\"".len();
        let one_player = word.strip_suffix("-only");
        if one_player.is_some() && node != 0 {
            return Err(place.error(NotationErrorKind::Player));
        }
        let player = match mover(one_player.unwrap_or(word)) {
            Some(Mover::Player(player)) => player,
            Some(Mover::Chance) => {
                return Err(self.part.part(start, end).error(NotationErrorKind::Chance));
            }
            None => return Err(self.expected(Expected::Player)),
        };
        self.at = end;
        if node == 0 {
            // `min:` stands in front already.
            if self.root_is_said {
                return Err(place.error(NotationErrorKind::Twice(key)));
            }
            (self.player, self.one_player) = (player, one_player.is_some());
            self.root_is_said = true;
        } else {
            let (start, end) = (start as u32, end as u32);
            self.sketch.labels.push(Label { node, depth: 0, player, is_name: true, start, end });
        }
        Ok(())
    }

    /// Decides who moves at the root, and refuses a label where it is the other player's turn.
    pub(super) fn turns(&mut self) -> Result<(), NotationError> {
        // Most trees have none, so that a still lacks what follows.
        if self.sketch.labels.is_empty() {
            return Ok(());
        }
        let labels = self.sketch.take_labels();
        let Some(first) = labels.first() else { return Ok(()) };
        if !self.root_is_said && first.depth == 0 {
            (self.player, self.root_is_said) = (first.player, true);
        }
        let (root, one_player) = (self.player, self.one_player);
        let fits = |label: &Label| {
            let is_other = !one_player && label.depth % 2 == 1;
            label.player == if is_other { root.opponent() } else { root }
        };
        let is_again = !one_player && self.sketch.changes_turns();
        let Some(label) = labels.iter().find(|label| is_again || !fits(label)) else {
            return Ok(());
        };
        let place = self.part.part(label.start as usize, label.end as usize);
        let turn = if is_again {
            Turn::Again
        } else if one_player {
            Turn::OneSided
        } else if self.root_is_said || labels.iter().any(fits) {
            Turn::Alternating
        } else {
            Turn::MaxBegins
        };
        let (word, player) = (short(place), label.player);
        Err(place.error(NotationErrorKind::Mover { word, player, turn }))
    }
}

/// Returns the length of the word, with the quotation marks around it, that a text begins with.
fn label_length(text: &str) -> usize {
    let is_end = |c: char| !c.is_alphanumeric() && c != '"';
    text.find(is_end).unwrap_or(text.len())
}

/// Returns the beginning of a word, without quotation marks.
fn short(word: TextPart<'_>) -> String {
    word.as_str().trim_matches('"').chars().take(LONGEST_WORD).collect()
}
