//! Words that say who moves at a node: `max[3,4]`, `(min 3 4)`, `{"type":"MIN"}`.

use std::ops::Range;

use super::reader::{Bracket, Head, OpenBracket, Reader};
use crate::games::bare_tree::{Mover, mover, said};
use crate::games::notation::{
    Expected, NotationError, NotationErrorKind, TextPart, Turn, piece, rest,
};
use crate::games::tree::probability::Probability;
use crate::games::tree::sketch::Label;
use crate::scale::LARGE;

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
        if let Some(open) =
            self.open.last().filter(|open| matches!(open.head, Head::Spaced | Head::Attached))
        {
            return Err(self.head_or_next(open));
        }
        self.seen_foreign = true;
        self.word_before = Some((start, start + word.len()));
        self.sketch.name_next(word.to_owned());
        Ok(true)
    }

    /// Takes a label between the name of a node and its list or bounds, as in `B:max[3,4]` and
    /// `B:max:2..9[3,4]`. Returns `true` if there is one.
    pub(super) fn label_after_name(&mut self) -> bool {
        let (start, end) = (self.at, self.at + label_length(self.rest()));
        let next = rest(self.text, end).chars().next();
        let is_label = mover(piece(self.text, start, end)).is_some();
        let has_label = self
            .word_before
            .is_some_and(|(start, end)| mover(piece(self.text, start, end)).is_some());
        if !is_label || has_label || !matches!(next, Some('[' | '(' | '{' | ':')) {
            return false;
        }
        self.word_before = Some((start, end));
        self.at = end + usize::from(next == Some(':'));
        self.skip_space();
        true
    }

    /// After a child: refuses a word or a number before it that may belong to the list around it.
    pub(super) fn check_head(&self) -> Result<(), NotationError> {
        let Some(open) = self.open.last().filter(|open| open.children == 1) else { return Ok(()) };
        let is_list_next = matches!(self.peek(), Some('[' | '(' | '{'));
        match open.head {
            Head::Attached if !is_list_next => Err(self.head_or_next(open)),
            Head::Number if is_list_next => Err(self.number_before_lists(open.start())),
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
            Some(mover) => {
                self.check_chance(mover, start..end)?;
                let has_digit = word.ends_with(|c: char| c.is_ascii_digit());
                let is_name = has_digit || !self.sketch.is_named(node, word);
                self.sketch.label(node, mover, is_name, start..end);
                Ok(())
            }
            // In the forms of others it may be one of several words.
            None => {
                let is_other = self.seen_foreign && !self.word_is_name;
                let said = if is_other { said(word) } else { None };
                if let Some(mover) = said {
                    self.check_chance(mover, start..end)?;
                    self.sketch.label(node, mover, true, start..end);
                }
                Ok(())
            }
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
            Some(chance) if one_player.is_none() => {
                self.check_chance(chance, start..end)?;
                self.at = end;
                self.sketch.label(node, chance, true, start..end);
                return Ok(());
            }
            _ => return Err(self.expected(Expected::Player)),
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
            self.sketch.label(node, Mover::Player(player), true, start..end);
        }
        Ok(())
    }

    /// Decides who moves at each node, and refuses a label if nothing says who moves at the root, or
    /// if it contradicts another word.
    pub(super) fn turns(&mut self) -> Result<(), NotationError> {
        // Most trees have none, so that a still lacks what follows.
        if self.sketch.labels.is_empty() {
            return Ok(());
        }
        let mut labels = self.sketch.take_labels();
        let refuse = |label: &Label, turn| {
            let place = self.part.part(label.start as usize, label.end as usize);
            match label.mover {
                Mover::Player(player) => {
                    let word = short(place);
                    Err(place.error(NotationErrorKind::Mover { word, player, turn }))
                }
                Mover::Chance => Err(place.error(NotationErrorKind::ChanceOrPlayer)),
            }
        };
        let same_node = |pair: &&[Label]| pair[0].node == pair[1].node;
        let mut pairs = labels.windows(2).filter(same_node);
        if let Some(pair) = pairs.find(|pair| pair[0].mover != pair[1].mover) {
            return refuse(&pair[1], Turn::Said);
        }
        labels.dedup_by_key(|label| label.node);
        if let Some(root) = labels.first().filter(|label| label.node == 0) {
            if let Mover::Player(player) = root.mover {
                if self.root_is_said && player != self.player {
                    return refuse(root, Turn::Said);
                }
                self.player = player;
            }
            self.root_is_said = true;
        }
        let players = self.sketch.players(self.player, self.one_player, &mut labels);
        if self.sketch.changes_players(&players, &labels)
            && let Some(first) = labels.first()
        {
            return refuse(first, Turn::Again);
        }
        labels.retain(|label| !label.is_turn);
        match labels.iter().find(|label| label.mover != Mover::Chance) {
            Some(first) if self.one_player => refuse(first, Turn::OneSided),
            Some(first) if !self.root_is_said => refuse(first, Turn::MaxBegins),
            _ => {
                self.sketch.labels = labels;
                Ok(())
            }
        }
    }
}

impl Reader<'_> {
    /// Refuses chance in the module of a frame.
    fn check_chance(&self, mover: Mover, place: Range<usize>) -> Result<(), NotationError> {
        if !LARGE && mover == Mover::Chance {
            return Err(self.part.part(place.start, place.end).error(NotationErrorKind::Chance));
        }
        Ok(())
    }

    /// Reads the probability of the node that begins here and its colon, if there is one: `1/3:`,
    /// `0.25:`, `50%:`.
    pub(super) fn probability(&mut self) -> Result<(), NotationError> {
        let rest = self.rest();
        let word = piece(rest, 0, rest.len() - rest.trim_start_matches(is_of_probability).len());
        let after = piece(rest, word.len(), rest.len());
        // In braces it is the name of a map.
        let in_list = self.open.last().is_some_and(|open| open.bracket != Bracket::Brace);
        if !LARGE || !in_list || word.is_empty() || !after.trim_start().starts_with(':') {
            return Ok(());
        }
        let place = self.at..self.at + word.len();
        self.probability_of(self.sketch.next(), word, place.clone())?;
        self.at = place.end;
        self.skip_space();
        self.at += 1;
        self.skip_space();
        Ok(())
    }

    /// Returns `true` if a list is here whose first node has a probability.
    pub(super) fn has_probability(&self) -> bool {
        let inside = self.rest().strip_prefix(['[', '(', '{']).unwrap_or_default().trim_start();
        let after = inside.trim_start_matches(is_of_probability);
        after.len() < inside.len() && after.trim_start().starts_with(':')
    }

    /// Gives a node the probability that stands in this place.
    pub(super) fn probability_of(
        &mut self,
        node: u32,
        word: &str,
        place: Range<usize>,
    ) -> Result<(), NotationError> {
        match Probability::read(word) {
            Some(probability) => {
                self.sketch.chance(node, probability, place);
                Ok(())
            }
            None => {
                let place = self.part.part(place.start, place.end);
                Err(place.error(NotationErrorKind::NoProbability))
            }
        }
    }
}

fn is_of_probability(c: char) -> bool {
    matches!(c, '0'..='9' | '.' | '/' | '%')
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
