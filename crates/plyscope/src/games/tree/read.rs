//! Reading trees: one pass, one stack, no recursion.

mod doubts;
mod foreign;
mod forest;
mod labels;
mod marks;
mod object;
mod quoted;
mod reader;
mod unknown;

pub(super) use self::forest::ESCAPED;
pub(in crate::games) use self::quoted::quoted;
use self::reader::{Bracket, Head, OpenBracket, Reader, Seen};
use self::unknown::LETTERS;
use super::number::{Number, is_name_char, is_name_start};
use super::shape::Shape;
use super::sketch::Worth;
use crate::Limits;
use crate::games::bare_tree::{after_players, is_minus};
use crate::games::notation::{Expected, NotationError, NotationErrorKind, TextPart, piece, rest};
use crate::scale::LARGE;

/// Reads the text after `tree:`.
pub(super) fn read(part: TextPart<'_>, limits: Limits) -> Result<Shape, NotationError> {
    if u32::try_from(part.as_str().len()).is_err() {
        return Err(part.part(0, 0).error(NotationErrorKind::TooLong));
    }
    let mut reader = Reader::new(part, false, limits);
    if let Err(error) = reader.read() {
        // Another form is looked for only in a text that would be an error otherwise, so that no
        // text changes its meaning.
        reader = Reader::new(part, true, limits);
        if let Err(foreign) = reader.read() {
            reader = read_unknown(part, limits, if reader.seen_foreign { foreign } else { error })?;
        }
    }
    reader.sketch.settle_boxes();
    reader.turns()?;
    let (player, one_player) = (reader.player, reader.one_player);
    let mut shape = reader.sketch.finish(part, player, limits)?;
    shape.one_player = one_player;
    shape.settle_movers();
    Ok(shape)
}

/// Reads a text with the letter `x` for values that nobody knows, which is refused with this error
/// otherwise.
fn read_unknown(
    part: TextPart<'_>,
    limits: Limits,
    error: NotationError,
) -> Result<Reader<'_>, NotationError> {
    let is_doubtful = matches!(
        *error.kind,
        NotationErrorKind::NameOrUnknown(_) | NotationErrorKind::ListOfLabel(_)
    );
    if !LARGE || is_doubtful || !part.as_str().contains(LETTERS) {
        return Err(error);
    }
    let mut last = error;
    for foreign in [false, true] {
        let mut reader = Reader::new(part, foreign, limits);
        reader.takes_letters = true;
        match reader.read() {
            Ok(()) => return Ok(reader),
            // It is about what follows the letter.
            Err(error) if error.offset > last.offset => last = error,
            Err(_) => {}
        }
    }
    Err(last)
}

impl Reader<'_> {
    /// Reads all of the text.
    fn read(&mut self) -> Result<(), NotationError> {
        if let Some((player, one_player, rest)) = after_players(self.text) {
            self.at = self.text.len() - rest.len();
            (self.player, self.one_player) = (player, one_player);
            self.root_is_said = true;
        }
        if self.reads_foreign() && self.is_forest() {
            return self.forest();
        }
        let mut seen = Seen::List;
        loop {
            seen = match (seen, self.open.last()) {
                (Seen::List, _) => self.node()?,
                (Seen::Whole, None) => return self.end(),
                (Seen::Whole, Some(open)) => {
                    let bracket = open.bracket;
                    if self.separator(bracket)? { Seen::List } else { self.close(bracket)? }
                }
            };
        }
    }

    /// Reads what stands after the last node.
    fn end(&mut self) -> Result<(), NotationError> {
        self.skip_space();
        if self.reads_foreign() {
            self.skip_last_comma();
        }
        if self.peek().is_none() {
            return self.check_tuples().and_then(|()| self.check_numbers_first());
        }
        let rest = self.rest();
        let next = rest.strip_prefix(',').unwrap_or(rest).trim_start();
        let begins = |c| matches!(c, '[' | '(' | '{' | '.' | '+' | '∞' | '0'..='9') || is_minus(c);
        Err(if next.starts_with(begins) {
            self.here().error(NotationErrorKind::NoBrackets)
        } else {
            self.expected(Expected::End)
        })
    }

    /// Reads a node, or as much of it as stands before its first child.
    fn node(&mut self) -> Result<Seen, NotationError> {
        self.skip_space();
        self.begin_node()?;
        self.probability()?;
        let named = self.name()?;
        let named = match self.peek() {
            Some('*') => return self.again(),
            Some('&') => {
                self.mark()?;
                // A second name would be one too many, in an object as well.
                true
            }
            _ => named,
        };
        let is_labelled = named && self.label_after_name();
        let expected = if named { Expected::NodeAfterName } else { Expected::Node };
        match self.peek() {
            Some('[') => self.list(Bracket::Square, !named),
            Some('(') => self.list(Bracket::Round, !named),
            Some('{') if self.is_list_in_braces() => self.list(Bracket::Brace, !named),
            Some('{') => self.object(named),
            Some(_) => match self.number_or_unknown()? {
                Some(number) => {
                    let seen = self.number_or_interval(number, named)?;
                    let label = self.word_before.filter(|_| is_labelled);
                    match (label, &seen) {
                        // Nobody moves at a leaf.
                        (Some((start, end)), Seen::Whole) => {
                            Err(self.part.part(start, end).error(NotationErrorKind::SecondName))
                        }
                        _ => Ok(seen),
                    }
                }
                None => Err(self.no_leaf(expected)),
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
            self.word_before = self.label_before(start);
            self.word_is_name = self.open.last().is_none_or(|open| open.bracket != Bracket::Brace);
            self.at += 1;
            self.skip_space();
            self.sketch.name_next(name);
            return Ok(true);
        }
        if self.reads_foreign() && self.function(start)? {
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
        self.open.push(OpenBracket::new(node, bracket, start, plain));
        self.note_label(node)?;
        if self.reads_foreign() && (bracket == Bracket::Round || self.is_label_here()) {
            self.head(node)?;
        }
        Ok(Seen::List)
    }

    fn number_or_interval(&mut self, lower: Number, named: bool) -> Result<Seen, NotationError> {
        let start = lower.at();
        if lower.is_unknown() {
            return self.unknown_leaf(lower, named);
        }
        if !self.rest().starts_with("..") {
            let is_marked = LARGE && self.peek() == Some('!');
            self.at += usize::from(is_marked);
            if let Some(bracket) = self.bracket_here() {
                if is_marked {
                    self.sketch.unquiet(self.sketch.next());
                }
                if let Some(open) = self.open.last_mut().filter(|open| open.children == 1 && !named)
                {
                    open.head = Head::Number;
                }
                self.sketch.worth_next(Worth::Value(lower));
                return self.list(bracket, false);
            }
            // A leaf has no such mark.
            self.at -= usize::from(is_marked);
            self.leaf(Worth::Value(lower), !named);
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
        if let Some(bracket) = self.bracket_here() {
            self.sketch.worth_next(Worth::Bounds(lower, upper));
            return self.list(bracket, false);
        }
        self.leaf(Worth::Bounds(lower, upper), false);
        let end = self.at;
        self.skip_space();
        if let Some(bracket) = self.bracket_here() {
            self.seen_foreign |= bracket == Bracket::Brace;
            return Err(self.here().error(NotationErrorKind::Ambiguous));
        }
        // The space stays, for it separates.
        self.at = end;
        Ok(Seen::Whole)
    }

    /// Returns the bracket that begins a list here, if there is one.
    fn bracket_here(&self) -> Option<Bracket> {
        match self.peek()? {
            '[' => Some(Bracket::Square),
            '(' => Some(Bracket::Round),
            '{' if self.is_list_in_braces() => Some(Bracket::Brace),
            _ => None,
        }
    }

    /// `plain` where it is a number without a name.
    pub(super) fn leaf(&mut self, worth: Worth, plain: bool) {
        self.sketch.leaf(self.open.len(), worth);
        self.has_leaves_behind |= self.open.last().is_some_and(|list| list.children > 1);
        self.end_child(plain, false);
    }

    /// After a child: whether another one follows.
    fn separator(&mut self, bracket: Bracket) -> Result<bool, NotationError> {
        let end = self.at;
        self.skip_space();
        self.check_head()?;
        match self.peek() {
            Some(c) if c == bracket.close() => Ok(false),
            Some(',') => {
                self.has_leaves_behind = true;
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
        if let Some(list) = &list {
            self.check_tuple_of_name(list)?;
            self.check_list_of_label(list)?;
        }
        let bracketed = list.as_ref().filter(|list| list.plain && list.children == 1);
        let bracketed = match bracketed {
            Some(list) if list.is_tuple_of_name => {
                self.sketch.become_leaf(list.node);
                None
            }
            Some(list) => {
                self.sketch.take_as_leaf(list.node);
                bracketed
            }
            None => None,
        };
        let bracketed = bracketed.is_some();
        self.note_number_first();
        self.end_child(false, bracketed);
        if let Some(list) = list {
            match bracket {
                Bracket::Round => self.count_tuple(&list),
                Bracket::Brace => {
                    self.check_record(&list)?;
                    self.name_root(&list)?;
                }
                _ => {}
            }
        }
        Ok(Seen::Whole)
    }
}
