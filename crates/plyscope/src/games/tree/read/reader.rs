//! A place in the text, with all that is open there and read so far.

use crate::games::notation::{Expected, NotationError, NotationErrorKind, TextPart, rest};
use crate::games::tree::number::{Number, is_name_char};
use crate::games::tree::sketch::Sketch;
use crate::{Limits, Player};

/// Reads a tree, with a stack of its own for what is open.
pub(super) struct Reader<'a> {
    pub(super) part: TextPart<'a>,
    pub(super) text: &'a str,
    /// In bytes.
    pub(super) at: usize,
    pub(super) player: Player,
    /// `true` if that player moves at every node.
    pub(super) one_player: bool,
    /// `true` if the text says who moves at the root.
    pub(super) root_is_said: bool,
    /// The place of a word before the node, if it may say who moves there.
    pub(super) word_before: Option<(usize, usize)>,
    /// `true` if that is a name with a colon outside of a map, as the notation has it.
    pub(super) word_is_name: bool,
    /// The lists in parentheses.
    pub(super) tuples: Tuples,
    /// The place of the first list with a number before other lists, in bytes.
    pub(super) number_first: Option<usize>,
    /// `true` if there is a comma, or a leaf that isn't the first child of a list.
    pub(super) has_leaves_behind: bool,
    /// The brackets that are open, outermost first.
    pub(super) open: Vec<OpenBracket>,
    /// The JSON objects that are open.
    pub(super) objects: Vec<Object>,
    pub(super) sketch: Sketch,
    /// `true` if the forms of other programs are read as well.
    foreign: bool,
    limits: Limits,
    /// `true` if the letter `x` is a value that nobody knows.
    pub(super) takes_letters: bool,
    /// `true` once something is read that only such a form has.
    pub(super) seen_foreign: bool,
}

/// The lists in parentheses, counted.
#[derive(Default)]
pub(super) struct Tuples {
    pub(super) all: u32,
    /// Those of three numbers with commas, except for the root.
    pub(super) of_three: u32,
    /// The place of the first of these, in bytes.
    pub(super) first: (usize, usize),
}

/// A bracket that is open.
pub(super) struct OpenBracket {
    pub(super) node: u32,
    pub(super) bracket: Bracket,
    /// Its place, in bytes.
    start: u32,
    /// `true` for a list that begins with a name between quotation marks and a comma.
    pub(super) is_tuple_of_name: bool,
    /// `true` for a list that begins with a word that says who moves and a comma.
    pub(super) is_label_and_comma: bool,
    /// A label at its beginning.
    pub(super) head: Head,
    /// The number of children that have begun.
    pub(super) children: u32,
    /// The number of children that are bracketed leaves, counted up to 2.
    pub(super) bracketed: u8,
    /// `true` if the list has no name and no bounds, and all it holds so far is
    /// numbers without names.
    pub(super) plain: bool,
}

impl OpenBracket {
    pub(super) fn new(node: u32, bracket: Bracket, start: usize, plain: bool) -> OpenBracket {
        let (is_tuple_of_name, is_label_and_comma) = (false, false);
        let (start, head, children, bracketed) = (start as u32, Head::No, 0, 0);
        OpenBracket {
            node,
            bracket,
            start,
            is_tuple_of_name,
            is_label_and_comma,
            head,
            children,
            bracketed,
            plain,
        }
    }

    /// Returns its place, in bytes. The text is shorter than 2^32.
    pub(super) fn start(&self) -> usize {
        self.start as usize
    }
}

/// A label or a number at the beginning of a list, if it is right before another list.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Head {
    No,
    /// With a space between them.
    Spaced,
    Attached,
    Number,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Bracket {
    Square,
    Round,
    /// In the forms of other programs.
    Brace,
    /// The children of the innermost JSON object.
    Children,
}

impl Bracket {
    pub(super) fn close(self) -> char {
        match self {
            Bracket::Square | Bracket::Children => ']',
            Bracket::Round => ')',
            Bracket::Brace => '}',
        }
    }
}

/// The text found in the place of a node.
#[derive(Clone, Copy)]
pub(super) enum Seen {
    /// All of a node.
    Whole,
    /// The beginning of a list, so that its first child is next.
    List,
}

/// A JSON object.
pub(super) struct Object {
    pub(super) node: u32,
    /// The place of its brace, in bytes, for mistakes of the whole.
    pub(super) brace: usize,
    /// `true` if its first key is still to come.
    pub(super) first: bool,
    /// The keys so far; a name before the brace counts.
    pub(super) seen: Vec<&'static str>,
    pub(super) has_children: bool,
    pub(super) value: Option<Number>,
    pub(super) lower: Option<Number>,
    pub(super) upper: Option<Number>,
    /// The node that it stands for.
    pub(super) same: Option<u32>,
}

impl<'a> Reader<'a> {
    pub(super) fn new(part: TextPart<'a>, foreign: bool, limits: Limits) -> Reader<'a> {
        Reader {
            part,
            text: part.as_str(),
            at: 0,
            player: Player::Max,
            one_player: false,
            root_is_said: false,
            word_before: None,
            word_is_name: false,
            tuples: Tuples::default(),
            number_first: None,
            has_leaves_behind: false,
            open: Vec::new(),
            objects: Vec::new(),
            sketch: Sketch::default(),
            foreign,
            limits,
            takes_letters: false,
            seen_foreign: false,
        }
    }

    /// Returns `true` if the forms of other programs are read as well.
    pub(super) fn reads_foreign(&self) -> bool {
        self.foreign
    }

    /// Begins a node here: refused at once where it is one too many, so that a text that is far
    /// too long isn't read to its end.
    pub(super) fn begin_node(&mut self) -> Result<(), NotationError> {
        let depth = self.open.len();
        self.word_before = None;
        self.word_is_name = false;
        let Some(parent) = self.open.last_mut() else { return Ok(()) };
        parent.children += 1;
        let children = parent.children as usize;
        // A bracket around the root and one around each leaf may turn out to be no plies.
        let plies = depth.saturating_sub(2);
        match NotationErrorKind::too_large(self.limits, children, plies) {
            Some(kind) => Err(self.word_here().error(kind)),
            None => Ok(()),
        }
    }

    /// Takes note of a child that has ended.
    pub(super) fn end_child(&mut self, plain: bool, bracketed: bool) {
        if let Some(parent) = self.open.last_mut() {
            parent.plain &= plain;
            parent.bracketed = (parent.bracketed + u8::from(bracketed)).min(2);
            self.sketch.bracketed_siblings |= parent.bracketed == 2;
        }
    }

    pub(super) fn number(&mut self) -> Result<Option<Number>, NotationError> {
        let Some((number, end)) = Number::read(self.part, self.at)? else { return Ok(None) };
        self.check_thousands(end)?;
        self.at = end;
        Ok(Some(number))
    }

    /// Returns the text that is still to be read.
    pub(super) fn rest(&self) -> &'a str {
        rest(self.text, self.at)
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    pub(super) fn skip_space(&mut self) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start().len();
    }

    /// The character at this place.
    pub(super) fn here(&self) -> TextPart<'a> {
        let length = self.peek().map_or(0, char::len_utf8);
        self.part.part(self.at, self.at + length)
    }

    /// A whole word or one other character at this place.
    fn word_here(&self) -> TextPart<'a> {
        let rest = self.rest();
        match rest.find(|c| !is_name_char(c)).unwrap_or(rest.len()) {
            0 => self.here(),
            length => self.part.part(self.at, self.at + length),
        }
    }

    /// Returns the error that something else is expected at this place.
    pub(super) fn expected(&self, expected: Expected) -> NotationError {
        self.word_here().expected(expected)
    }
}
