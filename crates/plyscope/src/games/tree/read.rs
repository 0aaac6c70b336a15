//! Reading trees: one pass, one stack, no recursion. It can pause at any node.

mod foreign;
mod forest;
#[cfg(feature = "games")]
mod marks;
mod object;
mod quoted;
mod reader;

use self::reader::{Bracket, Open, Reader, Seen, Stage};
use super::number::{FOREIGN_FORMS, Number, PAUSES, is_name_char, is_name_start};
use super::shape::Shape;
use super::sketch::Leaf;
use super::sketch::finish::Finish;
use crate::Player;
use crate::games::notation::{Expected, NotationError, NotationErrorKind, Part, piece, rest};
use crate::work::look_at;

/// Reads the text after `tree:`.
#[cfg(feature = "all")]
pub(super) fn read(part: Part<'_>) -> Result<Shape, NotationError> {
    let mut reading = Reading::of(part)?;
    loop {
        if let Some(shape) = reading.go_on(part, usize::MAX)? {
            return Ok(shape);
        }
    }
}

/// Reads the text after `tree:`, as a small module does, without a pause.
#[cfg(not(feature = "all"))]
pub(super) fn read(part: Part<'_>) -> Result<Shape, NotationError> {
    if u32::try_from(part.as_str().len()).is_err() {
        return Err(part.part(0, 0).error(NotationErrorKind::TooLong));
    }
    let mut reader = Reader::new(part, false);
    if let Err(error) = reader.go_on(usize::MAX) {
        reader = Reader::new(part, true);
        if !FOREIGN_FORMS {
            return Err(error);
        }
        if let Err(foreign) = reader.go_on(usize::MAX) {
            return Err(if reader.seen_foreign { foreign } else { error });
        }
    }
    let mut finish = Finish::of(reader.sketch, reader.player);
    finish.go_on(part, usize::MAX)?;
    let mut shape = finish.take();
    shape.one_player = reader.one_player;
    Ok(shape)
}

/// A text that is being read. It doesn't hold the text.
#[cfg(feature = "all")]
pub(crate) struct Reading(Phase);

#[cfg(feature = "all")]
#[allow(clippy::large_enum_variant, reason = "there is one for each text")]
enum Phase {
    /// The nodes are read, one after the other. If the forms of other programs are read, with the error
    /// without them.
    Text(Reader<'static>, Option<NotationError>),
    /// All are read. `true` if one player moves at every node.
    Finish(Finish, bool),
}

#[cfg(feature = "all")]
impl Reading {
    /// Nothing is read yet of the text after `tree:`.
    pub(crate) fn of(part: Part<'_>) -> Result<Reading, NotationError> {
        if u32::try_from(part.as_str().len()).is_err() {
            return Err(part.part(0, 0).error(NotationErrorKind::TooLong));
        }
        Ok(Reading(Phase::Text(Reader::new(part, false).with(Part::of("")), None)))
    }

    /// Goes on for about so many bytes or nodes. Returns the tree once it is complete.
    pub(super) fn go_on(
        &mut self,
        part: Part<'_>,
        most: usize,
    ) -> Result<Option<Shape>, NotationError> {
        match &mut self.0 {
            Phase::Text(paused, own) => {
                let paused = std::mem::replace(paused, Reader::new(Part::of(""), false));
                let mut reader = paused.with(part);
                match reader.go_on(most) {
                    Ok(false) => self.0 = Phase::Text(reader.with(Part::of("")), own.take()),
                    Ok(true) => {
                        let finish = Finish::of(reader.sketch, reader.player);
                        self.0 = Phase::Finish(finish, reader.one_player);
                    }
                    Err(error) => {
                        let Some(own) = own.take() else {
                            if !FOREIGN_FORMS {
                                return Err(error);
                            }
                            // Another form is looked for only in a text that would be an error
                            // otherwise, so that no text changes its meaning.
                            let foreign = Reader::new(part, true).with(Part::of(""));
                            self.0 = Phase::Text(foreign, Some(error));
                            return Ok(None);
                        };
                        return Err(if reader.seen_foreign { error } else { own });
                    }
                }
                Ok(None)
            }
            Phase::Finish(finish, one_player) => Ok(finish.go_on(part, most)?.then(|| {
                let mut shape = finish.take();
                shape.one_player = *one_player;
                shape
            })),
        }
    }
}

/// Returns the player to move at the root, `true` if nobody else ever moves, and the text after
/// `min:`, `min-only:` or `max-only:`, if it begins so. Trees of one player are among the games.
pub(in crate::games) fn after_players(text: &str) -> Option<(Player, bool, &str)> {
    let text = text.trim_start();
    let after = |front| text.strip_prefix(front)?.trim_start().strip_prefix(':');
    if cfg!(feature = "games") {
        let only = [("max-only", Player::Max), ("min-only", Player::Min)];
        for (front, player) in only {
            if let Some(rest) = after(front) {
                return Some((player, true, rest));
            }
        }
    }
    after("min").map(|rest| (Player::Min, false, rest))
}

impl Reader<'_> {
    /// Reads about so many bytes. Returns `true` at the end of the text.
    fn go_on(&mut self, most: usize) -> Result<bool, NotationError> {
        let end = self.at.saturating_add(most);
        loop {
            let from = self.at;
            match self.stage {
                Stage::Begin => self.begin(),
                Stage::Tree(Seen::List) => self.stage = Stage::Tree(self.node()?),
                Stage::Tree(Seen::Whole) => match self.open.last() {
                    Some(open) => {
                        let bracket = open.bracket;
                        let is_more = self.separator(bracket)?;
                        let seen = if is_more { Seen::List } else { self.close(bracket)? };
                        self.stage = Stage::Tree(seen);
                    }
                    None => return self.end().map(|()| true),
                },
                Stage::Forest { is_environment } => {
                    if self.forest_part()? {
                        return self.end_forest(is_environment).map(|()| true);
                    }
                }
            }
            look_at(self.at - from);
            if PAUSES && self.at >= end {
                return Ok(false);
            }
        }
    }

    /// Reads what stands before the first node.
    fn begin(&mut self) {
        if let Some((player, one_player, rest)) = after_players(self.text) {
            self.at = self.text.len() - rest.len();
            (self.player, self.one_player) = (player, one_player);
        }
        self.stage = if self.reads_foreign() && self.is_forest() {
            Stage::Forest { is_environment: self.begin_forest() }
        } else {
            Stage::Tree(Seen::List)
        };
    }

    /// Reads what stands after the last node.
    fn end(&mut self) -> Result<(), NotationError> {
        self.skip_space();
        if self.reads_foreign() {
            self.skip_last_comma();
        }
        self.peek().map_or(Ok(()), |_| Err(self.expected(Expected::End)))
    }

    /// Reads a node, or as much of it as stands before its first child.
    fn node(&mut self) -> Result<Seen, NotationError> {
        self.skip_space();
        let named = self.name()?;
        #[cfg(feature = "games")]
        let named = match self.peek() {
            Some('*') => return self.again(),
            Some('&') => {
                self.mark()?;
                // A second name would be one too many, in an object as well.
                true
            }
            _ => named,
        };
        let expected = if named { Expected::NodeAfterName } else { Expected::Node };
        match self.peek() {
            Some('[') => self.list(Bracket::Square, !named),
            Some('(') => self.list(Bracket::Round, !named),
            Some('{') if self.is_list_in_braces() => self.list(Bracket::Brace, !named),
            Some('{') => self.object(named),
            Some(_) => match self.number()? {
                Some(number) => self.number_or_interval(number, named),
                None => Err(self.expected(expected)),
            },
            None => Err(self.expected(expected)),
        }
    }

    /// Reads a name and its colon, if there is one.
    fn name(&mut self) -> Result<bool, NotationError> {
        let start = self.at;
        let Some(name) = self.word()? else { return Ok(false) };
        self.skip_space();
        if self.reads_foreign() {
            self.check_name(start, &name)?;
        }
        if self.peek() == Some(':') {
            self.at += 1;
            self.skip_space();
            self.sketch.name_next(name);
            return Ok(true);
        }
        let is_infinite = name == "inf";
        // Then it may be `inf`; a text in quotation marks can only be a name.
        if rest(self.text, start).starts_with('"') {
            return Err(self.expected(Expected::Char(':')));
        }
        self.at = start;
        Ok(self.reads_foreign() && !is_infinite && self.name_with_spaces())
    }

    /// Reads a text in quotation marks, or a word that is a name without them.
    fn word(&mut self) -> Result<Option<String>, NotationError> {
        match self.peek() {
            Some('"') => self.quoted().map(Some),
            Some(c) if is_name_start(c) => {
                let rest = self.rest();
                let length = rest.find(|c| !is_name_char(c)).unwrap_or(rest.len());
                self.at += length;
                Ok(Some(piece(rest, 0, length).to_owned()))
            }
            _ => Ok(None),
        }
    }

    fn list(&mut self, bracket: Bracket, plain: bool) -> Result<Seen, NotationError> {
        let start = self.at;
        self.seen_foreign |= bracket == Bracket::Brace;
        self.at += 1;
        self.skip_space();
        if self.peek() == Some(bracket.close()) {
            return Err(self.part.part(start, self.at + 1).error(NotationErrorKind::EmptyList));
        }
        let node = self.sketch.begin_list(self.open.len());
        self.open.push(Open { node, bracket, children: 0, bracketed: 0, plain });
        if self.reads_foreign() && bracket == Bracket::Round {
            self.head(node)?;
        }
        Ok(Seen::List)
    }

    fn number_or_interval(&mut self, lower: Number, named: bool) -> Result<Seen, NotationError> {
        let start = lower.at();
        if !self.rest().starts_with("..") {
            if matches!(self.peek(), Some('[' | '(' | '{')) {
                return Err(self.here().error(NotationErrorKind::NumberBeforeList));
            }
            self.leaf(Leaf::Value(lower), !named);
            return Ok(Seen::Whole);
        }
        self.at += "..".len();
        let upper = match self.number()? {
            Some(upper) => upper,
            None => return Err(self.expected(Expected::UpperBound)),
        };
        if lower.is_above(upper) {
            return Err(self.part.part(start, self.at).error(NotationErrorKind::Reversed));
        }
        let bracket = match self.peek() {
            Some('[') => Bracket::Square,
            Some('(') => Bracket::Round,
            Some('{') if self.is_list_in_braces() => Bracket::Brace,
            _ => {
                self.leaf(Leaf::Bounds(lower, upper), false);
                let end = self.at;
                self.skip_space();
                let is_brace = self.is_list_in_braces();
                self.seen_foreign |= is_brace;
                if is_brace || matches!(self.peek(), Some('[' | '(')) {
                    return Err(self.here().error(NotationErrorKind::Ambiguous));
                }
                // The space stays, for it separates.
                self.at = end;
                return Ok(Seen::Whole);
            }
        };
        self.sketch.bounds_next(lower, upper);
        self.list(bracket, false)
    }

    /// `plain` where it is a number without a name.
    fn leaf(&mut self, leaf: Leaf, plain: bool) {
        self.sketch.leaf(self.open.len(), leaf);
        self.count_child(plain, false);
    }

    /// After a child: whether another one follows.
    fn separator(&mut self, bracket: Bracket) -> Result<bool, NotationError> {
        let end = self.at;
        self.skip_space();
        match self.peek() {
            Some(c) if c == bracket.close() => Ok(false),
            Some(',') => {
                self.at += 1;
                Ok(!(self.reads_foreign() && self.skip_space_before(bracket.close())))
            }
            _ if bracket == Bracket::Children => Err(self.expected(Expected::Either(',', ']'))),
            Some('[' | '(' | '{') => Ok(true),
            Some(c) if self.at > end && !matches!(c, ')' | ']' | '}') => Ok(true),
            _ => Err(self.expected(Expected::SeparatorOr(bracket.close()))),
        }
    }

    /// Reads the bracket that ends the innermost list.
    fn close(&mut self, bracket: Bracket) -> Result<Seen, NotationError> {
        self.at += 1;
        let list = self.open.pop();
        if bracket == Bracket::Children {
            return self.fields();
        }
        let bracketed = list.as_ref().filter(|list| list.plain && list.children == 1);
        if let Some(list) = bracketed {
            self.sketch.take_as_leaf(list.node);
        }
        let bracketed = bracketed.is_some();
        self.count_child(false, bracketed);
        if let Some(list) = list.filter(|_| self.reads_foreign() && bracket == Bracket::Brace) {
            self.name_root(&list);
        }
        Ok(Seen::Whole)
    }
}
