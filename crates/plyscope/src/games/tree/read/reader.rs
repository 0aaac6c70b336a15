//! A place in the text, with all that is open there and read so far.

use crate::Player;
use crate::games::notation::{Expected, NotationError, Part, rest};
use crate::games::tree::number::{FOREIGN_FORMS, Number, is_name_char};
use crate::games::tree::sketch::Sketch;

/// Reads a tree, with a stack of its own for what is open.
pub(super) struct Reader<'a> {
    pub(super) part: Part<'a>,
    pub(super) text: &'a str,
    /// In bytes.
    pub(super) at: usize,
    pub(super) player: Player,
    /// `true` if that player moves at every node.
    pub(super) one_player: bool,
    /// The brackets that are open, outermost first.
    pub(super) open: Vec<Open>,
    /// The JSON objects that are open.
    pub(super) objects: Vec<Object>,
    pub(super) sketch: Sketch,
    /// `true` if the forms of other programs are read as well.
    pub(super) foreign: bool,
    /// `true` once something is read that only such a form has.
    pub(super) seen_foreign: bool,
    pub(super) stage: Stage,
}

/// The part of the text that is read next.
#[derive(Clone, Copy)]
pub(super) enum Stage {
    /// The beginning of the text.
    Begin,
    /// A node of a tree, or what comes after one.
    Tree(Seen),
    /// A node of a `forest`, or its end.
    Forest {
        /// `true` if it is in an environment of LaTeX.
        is_environment: bool,
    },
}

/// A bracket that is open. Ten million of them shouldn't fill the memory.
pub(super) struct Open {
    pub(super) node: u32,
    pub(super) bracket: Bracket,
    /// Counted up to 2.
    pub(super) children: u8,
    /// The number of children that are bracketed leaves, counted up to 2.
    pub(super) bracketed: u8,
    /// `true` if the list has no name and no bounds, and all it holds so far is
    /// numbers without names.
    pub(super) plain: bool,
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
    #[cfg(feature = "games")]
    pub(super) same: Option<u32>,
}

impl<'a> Reader<'a> {
    pub(super) fn new(part: Part<'a>, foreign: bool) -> Reader<'a> {
        Reader {
            part,
            text: part.as_str(),
            at: 0,
            player: Player::Max,
            one_player: false,
            open: Vec::new(),
            objects: Vec::new(),
            sketch: Sketch::of_text(part.as_str().len()),
            foreign,
            seen_foreign: false,
            stage: Stage::Begin,
        }
    }

    /// Returns the reader with the text that it reads, for it may go on elsewhere than where it paused.
    #[cfg(feature = "all")]
    pub(super) fn with<'b>(self, part: Part<'b>) -> Reader<'b> {
        let Reader {
            at,
            player,
            one_player,
            open,
            objects,
            sketch,
            foreign,
            seen_foreign,
            stage,
            ..
        } = self;
        Reader {
            part,
            text: part.as_str(),
            at,
            player,
            one_player,
            open,
            objects,
            sketch,
            foreign,
            seen_foreign,
            stage,
        }
    }

    /// Returns `true` if the forms of other programs are read as well. It is never true
    /// where they are not compiled in, so that the compiler leaves their code out.
    pub(super) fn reads_foreign(&self) -> bool {
        FOREIGN_FORMS && self.foreign
    }

    pub(super) fn count_child(&mut self, plain: bool, bracketed: bool) {
        if let Some(parent) = self.open.last_mut() {
            parent.children = (parent.children + 1).min(2);
            parent.plain &= plain;
            parent.bracketed = (parent.bracketed + u8::from(bracketed)).min(2);
            self.sketch.bracketed_siblings |= parent.bracketed == 2;
        }
    }

    pub(super) fn number(&mut self) -> Result<Option<Number>, NotationError> {
        let Some((number, end)) = Number::read(self.part, self.at)? else { return Ok(None) };
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
    pub(super) fn here(&self) -> Part<'a> {
        let length = self.peek().map_or(0, char::len_utf8);
        self.part.part(self.at, self.at + length)
    }

    /// Returns the wrong text here: a whole word or one other character.
    pub(super) fn expected(&self, expected: Expected) -> NotationError {
        let rest = self.rest();
        let word = rest.find(|c| !is_name_char(c)).unwrap_or(rest.len());
        if word == 0 {
            return self.here().expected(expected);
        }
        self.part.part(self.at, self.at + word).expected(expected)
    }
}
