//! Errors in a line of text, and their places.

mod gambit;
mod readings;

use std::error::Error;
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use self::readings::{apart, joined, leaf_without_value, mixed_outcomes, name_or_unknown};
use crate::limits::grouped;
use crate::scale::about;
use crate::{Limits, OptionError, Player, Unit, Value};

pub use self::gambit::GambitMistake;
pub use self::readings::Turn;

/// The error of a text that names no game or tree, and its place.
///
/// Its `Display` is the message, then the line with a caret under the place.
///
/// ```
/// use plyscope::tree::Tree;
///
/// let error = "[[3,12,8],\n [2,4,6)]".parse::<Tree>().unwrap_err();
/// assert_eq!((error.line, error.column, error.offset, error.length), (2, 8, 18, 1));
/// assert_eq!(
///     error.to_string(),
///     "line 2, column 8: expected `]`, a comma or a space, found `)`\n \
///      [2,4,6)]\n       ^",
/// );
/// ```
#[derive(Clone, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {kind}\n{excerpt}")]
#[non_exhaustive]
pub struct NotationError {
    /// The kind of error.
    pub kind: Box<NotationErrorKind>,
    /// The place where it begins, in characters from the start of the text.
    pub offset: usize,
    /// The number of characters that it spans; 0 at the end of the text.
    pub length: usize,
    /// Its line, counted from 1.
    pub line: usize,
    /// Its column in characters, counted from 1.
    pub column: usize,
    /// The line, or a piece of it, and below it the caret.
    excerpt: String,
}

/// The kinds of error in a line of text.
#[derive(Clone, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NotationErrorKind {
    /// Something else is expected here.
    #[error("expected {expected}, found {found}")]
    #[non_exhaustive]
    Expected {
        /// The text that is expected.
        expected: Expected,
        /// The text that is found instead.
        found: Found,
    },
    /// `[]`.
    #[error("a list needs at least one child; a leaf is a number without brackets")]
    EmptyList,
    /// `2..9 [4]`, which is one node to some and two to others.
    #[error(
        "this list could be below the interval or beside it: \
         write `2..9[4]` for the one, `2..9, [4]` for the other"
    )]
    Ambiguous,
    /// More than nine digits after the point.
    #[error("a number has at most {} decimals", NotationErrorKind::DECIMALS)]
    TooManyDecimals,
    /// A fraction such as `1/3`, or a number with an exponent, that has no exact decimal.
    #[error(
        "this number isn't exact with {} decimals: write it rounded",
        NotationErrorKind::DECIMALS
    )]
    Inexact,
    /// A number that doesn't fit, in units of the tree's finest decimal.
    #[error(
        "this number is too great: with {decimals} decimals, as somewhere in this text, \
         the greatest is {}", Value::new(Value::MOST).display(Unit::decimals(*.decimals))
    )]
    TooGreat {
        /// The decimals of the finest number in the text.
        decimals: u8,
    },
    /// `9..2`.
    #[error("the lower bound comes first, and must not be above the upper one")]
    Reversed,
    /// More than 4 GB of text.
    #[error("the text is longer than 4,294,967,295 bytes")]
    TooLong,
    /// An unknown key of a JSON object.
    #[error("`{0}` is not a key of a node; a node has children, name, value, lower, upper")]
    Key(String),
    /// A node with more children than [`Limits`](crate::Limits) allow.
    #[error(
        "a node has at most {} children here; the command line and the crate have no such limit",
        grouped(*.most)
    )]
    TooWide {
        /// The limit.
        most: u32,
    },
    /// A line of play longer than [`Limits`](crate::Limits) allow.
    #[error(
        "a line has at most {} plies here; the command line and the crate have no such limit",
        grouped(*.most)
    )]
    TooDeep {
        /// The limit.
        most: u32,
    },
    /// A key of a JSON object in a map of names.
    #[error(
        "`{0}` can't be a name in a map of names: it is a key of a node, \
         whose others are `children`, `name`, `value`, `lower`, `upper`, `player`, `type` and `probability`"
    )]
    KeyAsName(&'static str),
    /// A second name, in a list, for a node that has one before the list.
    #[error("this node has a name already")]
    SecondName,
    /// `(two words: 3)`, where the first word may be the name of the list.
    #[error("this could be one name or two: put a name with spaces between quotation marks here")]
    NameOrTwo,
    /// `(x, 3)`, where the letter may be the name of the list or a value that nobody knows.
    #[error("{}", name_or_unknown(.0))]
    NameOrUnknown(String),
    /// A leaf without a value, in a tree that is written with names.
    #[error("{}", leaf_without_value(.0))]
    LeafWithoutValue(String),
    /// `("S", [3, 4])`, where the list may be the children or a child.
    #[error(
        "this list may be the children or one child: write `\"{0}\":[3,4]` for the one, \
         `\"{0}\":[[3,4]]` for the other"
    )]
    ChildrenOrChild(String),
    /// `min([8,3])`, where the list may be that of the children, or a child.
    #[error(
        "this list may be that of the children or the only child: write `{0}[8,3]` for the one, \
         `{0}[[8,3]]` for the other"
    )]
    ListOfLabel(String),
    /// `[{"L":[8,3]}]`, where the map may be the node of that name, or have it as its only child.
    #[error(
        "this may be the node `{0}` or one with only that child: write `{0}:[8,3]` for the one, \
         `[{0}:[8,3]]` for the other"
    )]
    NodeOrChild(String),
    /// `(chance (0.9 8) (0.1 3))`, where the numbers may be probabilities.
    #[error(
        "these numbers add up to 1, so they may be probabilities: write `{share}:{value}`, with a \
         colon, for a probability, and one at each child of the chance node if these are values"
    )]
    #[non_exhaustive]
    ChanceOrValues {
        /// The first number.
        share: String,
        /// The number behind it.
        value: String,
    },
    /// Something that a form of other programs can't say, such as `branching=2: 8 3 5`; a sentence.
    #[error("{0}")]
    Form(String),
    /// Of edges between names, a node below no other one, besides the first such node.
    #[error("`{0}` is a second root: each other node of a tree is below one that is named")]
    SecondRoot(String),
    /// Of edges between names, a node below two others.
    #[error(
        "`{0}` is below two nodes: in a tree, each is below one; in the notation, `*x` is the node marked `&x` again"
    )]
    TwoParents(String),
    /// Of edges between names, a node below itself.
    #[error("`{0}` is below itself: a line of play would come back to it, for ever")]
    Circle(String),
    /// `W` beside numbers, or beside `True`.
    #[error("{}", mixed_outcomes(word, value))]
    #[non_exhaustive]
    MixedOutcomes {
        /// The word.
        word: String,
        /// The number.
        value: &'static str,
    },
    /// A file of the program Gambit that isn't a tree of MAX and MIN.
    #[error("{0}")]
    Gambit(GambitMistake),
    /// A key of a JSON object that occurs twice.
    #[error("`{0}` is given twice")]
    Twice(&'static str),
    /// A JSON object without children, and without a value.
    #[error("this node has neither children nor a value")]
    NoValue,
    /// A JSON object with a value besides bounds, or with one bound.
    #[error("a node has either a value, or lower and upper")]
    Bounds,
    /// `*x` without `&x` before it.
    #[error("no node before this one is marked `&{0}`")]
    UnknownMark(String),
    /// `&x` for two nodes.
    #[error("`&{0}` marks another node already")]
    MarkTwice(String),
    /// `*x` below `&x`.
    #[error(
        "this is below the node that `&{0}` marks: a line of play would come back to it, for ever"
    )]
    Cycle(String),
    /// `?` as a bound, or at a node with children.
    #[error("{}", about("only the value of a leaf can be unknown, not a bound, nor an estimate"))]
    UnknownInner,
    /// A JSON object with `same` and more than a name.
    #[error("a node that is the same as another has nothing of its own but a name")]
    Same,
    /// `max-only` or `min-only` as the player of a node below the root.
    #[error("only the root says that one player moves at every node")]
    Player,
    /// Several nodes without a list around them.
    #[error(
        "several nodes need brackets around them, such as [[3,12,8],[2,4,6]]; before the leaves of a \
         uniform tree, write `branching=2:`"
    )]
    NoBrackets,
    /// `chance` before a list, at its beginning, or as the type of a node, in a build without it.
    #[error("this says that chance decides here, and this build has no chance nodes")]
    Chance,
    /// `chance` at a node where another word says that a player moves.
    #[error("this says that chance decides here, and another word that a player moves")]
    ChanceOrPlayer,
    /// A probability that is no number from 0 to 1.
    #[error("a probability is a fraction such as 1/3, a decimal number or a percentage")]
    NoProbability,
    /// A probability at a child of a node where chance doesn't decide.
    #[error(
        "this is a probability, and nothing says that chance decides at the node above: write \
         `chance[1/3:5, 2/3:9]`"
    )]
    NoChance,
    /// Probabilities at some children of a chance node.
    #[error(
        "some children of this node have a probability and some don't: write one at each, or none \
         where all are the same"
    )]
    SomeChances,
    /// Probabilities with another sum than 1.
    #[error("these probabilities add up to {0}, and not to 1")]
    ChanceSum(String),
    /// A probability of 0.
    #[error("what has the probability 0 never comes: leave it out")]
    NeverChance,
    /// Probabilities with a common denominator that is too great.
    #[error("the probabilities of this tree have a common denominator that is too great")]
    FineChance,
    /// An infinite value in a tree with chance.
    #[error("a tree with chance nodes has no infinite values: write a great number")]
    InfiniteChance,
    /// A number that doesn't fit, in units of the common denominator of the probabilities.
    #[error(
        "this number is too great: the probabilities of this tree need parts of 1/{parts}, with which \
         the greatest is {}", i64::from(Value::MOST) / i64::from(*parts)
    )]
    #[non_exhaustive]
    TooGreatForChance {
        /// The common denominator.
        parts: u32,
    },
    /// A word that says who moves, such as `max`, where it is the other player's turn.
    #[error(
        "`{word}` says whose turn it is, but {}; write {}`\"{word}\":[3,4]` if it is a name",
        turn.reason(*player),
        turn.remedy()
    )]
    #[non_exhaustive]
    Mover {
        /// The word.
        word: String,
        /// The player who would move.
        player: Player,
        /// Why it is the other player's turn.
        turn: Turn,
    },
    /// `(max(8,3),max(5,6))`, where the first word may belong to the list that it is in.
    #[error(
        "this may say who moves at the list around it or at the next one: write `{0},(` for the one, \
         `{0}:(` for the other"
    )]
    HeadOrNext(String),
    /// `(8,3,2)`, where no other list has parentheses.
    #[error(
        "these may be the values of one leaf for three players, or three leaves: write `players:` \
         before the tree for the one, `[{0}]` for the other"
    )]
    ThreeValues(String),
    /// `[3 [3 [3] [12]] [2 [2] [4]]]` or `(3(3 12)(2 4))`, without commas.
    #[error(
        "this may be the value of the node around it, or belong to its first child: write `{0}[` and \
         the children for the one, commas between the children for the other"
    )]
    NumberBeforeLists(String),
    /// `1,000`.
    #[error("`{}` is two numbers here: write `{}` for one, `{}` for two", .0, joined(.0), apart(.0))]
    Thousands(String),
    /// `[{"score":8,"rank":2},{"score":3,"rank":1}]`.
    #[error(
        "this may be one leaf with several numbers or several leaves: write `{{\"value\":{value}}}` \
         for a leaf with this value, or `[{leaves}]` for the leaves"
    )]
    #[non_exhaustive]
    Record {
        /// One of the numbers, as it is written.
        value: String,
        /// All of them, with commas.
        leaves: String,
    },
    /// There is no game of this name.
    #[error(
        "there is no game `{name}`{}; there are {}",
        near.map_or_else(String::new, |near| format!(" (did you mean `{near}`?)")),
        known.join(", ")
    )]
    UnknownGame {
        /// The name that was given.
        name: String,
        /// The name of a game that is nearly the same.
        near: Option<&'static str>,
        /// The names of all games, also of those that this build leaves out.
        known: &'static [&'static str],
    },
    /// A game that is left out of this build.
    #[error("this build has no {0}: it was compiled without that game")]
    LeftOut(&'static str),
    /// An argument of a game that is not valid.
    #[error("{0}")]
    Option(OptionError),
    /// A position that the game can't be in.
    #[error("{0}")]
    Position(Arc<dyn Error + Send + Sync>),
}

impl NotationError {
    /// Returns the place, in characters.
    pub(crate) fn range(&self) -> Range<usize> {
        self.offset..self.offset + self.length
    }
}

impl NotationErrorKind {
    /// The most digits that may follow a decimal point.
    pub const DECIMALS: u8 = 9;

    /// Returns what is wrong with a game of so many children or plies, if it is larger than the
    /// limits.
    pub(crate) fn too_large(
        limits: Limits,
        children: usize,
        plies: usize,
    ) -> Option<NotationErrorKind> {
        if children > limits.children as usize {
            Some(NotationErrorKind::TooWide { most: limits.children })
        } else if plies > limits.plies as usize {
            Some(NotationErrorKind::TooDeep { most: limits.plies })
        } else {
            None
        }
    }

    /// Of a text that names no game, says that it is of a game that this build leaves out.
    pub(crate) fn suggest(&mut self, left_out: &NotationErrorKind) {
        if let (NotationErrorKind::UnknownGame { near, .. }, NotationErrorKind::LeftOut(game)) =
            (self, left_out)
        {
            *near = Some(game);
        }
    }

    pub(crate) fn position(error: impl Error + Send + Sync + 'static) -> NotationErrorKind {
        NotationErrorKind::Position(Arc::new(error))
    }
}

/// The text that is expected in a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Expected {
    /// A leaf or a list.
    Node,
    /// A leaf or a list, since a name has been given already.
    NodeAfterName,
    /// The end of a list, or a separator of its children.
    SeparatorOr(char),
    /// This character.
    Char(char),
    /// One of these characters.
    Either(char, char),
    /// A number.
    Number,
    /// The upper bound of an interval.
    UpperBound,
    /// A name in quotation marks.
    Quoted,
    /// A character that may follow a backslash between quotation marks.
    Escape,
    /// `"max"` or `"min"`.
    Player,
    /// `true` or `false`.
    Truth,
    /// The end of a LaTeX environment.
    EndForest,
    /// A mark after `&` or `*`.
    Mark,
    /// Nothing more.
    End,
    /// `name=value`.
    Argument,
    /// The name of a game, or a tree.
    Game,
    /// A number or a game in braces.
    Term,
    /// A plus after a term of a sum, or the end.
    PlusOrEnd,
    /// A separator after an option in braces, or the end.
    AfterOption,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expected::Node => f.write_str("a number or a list"),
            Expected::Mark => f.write_str("the name of a node"),
            Expected::NodeAfterName => f.write_str("a number or a list after the name"),
            Expected::SeparatorOr(close) => write!(f, "`{close}`, a comma or a space"),
            Expected::Char(char) => write!(f, "`{char}`"),
            Expected::Either(one, other) => write!(f, "`{one}` or `{other}`"),
            Expected::Number => f.write_str("a number"),
            Expected::UpperBound => f.write_str("the upper bound after `..`"),
            Expected::Quoted => f.write_str("text in quotation marks"),
            Expected::Escape => f.write_str("`\"`, `\\`, `/`, b, f, n, r, t or u with four digits"),
            Expected::Player => f.write_str("\"max\" or \"min\""),
            Expected::Truth => f.write_str("true or false"),
            Expected::EndForest => f.write_str("`\\end{forest}`"),
            Expected::End => f.write_str("the end of the text"),
            Expected::Argument => f.write_str("`name=value`"),
            Expected::Game => f.write_str("the name of a game, or a tree such as [[3,12],[2,4]]"),
            Expected::Term => f.write_str("a number or `{`"),
            Expected::PlusOrEnd => f.write_str("`+` or the end of the sum"),
            Expected::AfterOption => f.write_str("a comma, `|` or `}`"),
        }
    }
}

/// The text that is found in a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    /// Nothing: the text ends here.
    End,
    /// This text, cut to its first characters if it is long.
    Text(String),
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Found::End => f.write_str("the end of the text"),
            Found::Text(text) => write!(f, "`{text}`"),
        }
    }
}

/// Returns the text from one byte up to another, both at the edge of a character.
/// Slicing would panic elsewhere, and the code of that panic is large.
pub(crate) fn piece(text: &str, from: usize, to: usize) -> &str {
    text.get(from..to).unwrap_or_default()
}

/// Returns the text from a byte on, as [`piece`] does.
pub(crate) fn rest(text: &str, from: usize) -> &str {
    piece(text, from, text.len())
}

/// A part of a text that knows where it stands in the whole.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TextPart<'a> {
    whole: &'a str,
    /// In bytes.
    start: usize,
    end: usize,
}

impl<'a> TextPart<'a> {
    /// Returns the whole text as a part.
    pub(crate) fn of(whole: &'a str) -> TextPart<'a> {
        TextPart { whole, start: 0, end: whole.len() }
    }

    pub(crate) fn as_str(self) -> &'a str {
        piece(self.whole, self.start, self.end)
    }

    /// Returns the part of this part from byte `start` up to byte `end`.
    pub(crate) fn part(self, start: usize, end: usize) -> TextPart<'a> {
        TextPart { whole: self.whole, start: self.start + start, end: self.start + end }
    }

    /// Returns the part from the start of this one to the end of another one of the same text.
    pub(crate) fn up_to(self, other: TextPart<'a>) -> TextPart<'a> {
        TextPart { end: other.end, ..self }
    }

    /// Returns the place where this text stands first, or the whole part.
    pub(crate) fn find(self, text: &str) -> TextPart<'a> {
        match self.as_str().find(text) {
            Some(start) => self.part(start, start + text.len()),
            None => self,
        }
    }

    /// Returns the part without white space around it.
    pub(crate) fn trim(self) -> TextPart<'a> {
        let text = self.as_str();
        let start = text.len() - text.trim_start().len();
        self.part(start, start + text.trim().len())
    }

    /// Returns the parts before and after the first `separator`.
    pub(crate) fn split_once(self, separator: char) -> Option<(TextPart<'a>, TextPart<'a>)> {
        let text = self.as_str();
        let at = text.find(separator)?;
        Some((self.part(0, at), self.part(at + separator.len_utf8(), text.len())))
    }

    /// Returns the parts between the separators.
    pub(crate) fn split(self, separator: char) -> impl Iterator<Item = TextPart<'a>> {
        let mut rest = Some(self);
        std::iter::from_fn(move || {
            let part = rest?;
            let (first, others) = match part.split_once(separator) {
                Some((first, others)) => (first, Some(others)),
                None => (part, None),
            };
            rest = others;
            Some(first)
        })
    }

    /// Returns the parts between the commas, except for commas in brackets.
    pub(crate) fn arguments(self) -> impl Iterator<Item = TextPart<'a>> {
        let mut depth = 0_usize;
        let mut start = 0;
        let text = self.as_str();
        let is_comma = move |&(_, char): &(usize, char)| {
            match char {
                '{' | '[' => depth += 1,
                '}' | ']' => depth = depth.saturating_sub(1),
                _ => {}
            }
            char == ',' && depth == 0
        };
        let ends = text.char_indices().filter(is_comma).map(|(at, _)| at);
        ends.chain([text.len()]).map(move |end| {
            let part = self.part(start, end);
            start = end + 1;
            part
        })
    }

    /// Returns the error that something else is expected in place of this part.
    pub(crate) fn expected(self, expected: Expected) -> NotationError {
        self.error(NotationErrorKind::Expected { expected, found: self.found() })
    }

    /// Returns the beginning of this part, for a message.
    fn found(self) -> Found {
        let text = self.as_str();
        match text.char_indices().nth(LONGEST_FOUND) {
            _ if text.is_empty() => Found::End,
            Some((cut, _)) => Found::Text(format!("{}…", piece(text, 0, cut))),
            None => Found::Text(text.to_owned()),
        }
    }

    /// Returns an error of this kind in the place of this part.
    pub(crate) fn error(self, kind: NotationErrorKind) -> NotationError {
        let before = piece(self.whole, 0, self.start);
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        let column = piece(self.whole, line_start, self.start).chars().count() + 1;
        NotationError {
            kind: Box::new(kind),
            offset: before.chars().count(),
            length: self.as_str().chars().count(),
            line: before.matches('\n').count() + 1,
            column,
            excerpt: self.excerpt(line_start),
        }
    }

    /// The line that starts at `line_start` and the caret under this part; of
    /// a long line, only what stands around it.
    fn excerpt(self, line_start: usize) -> String {
        let before = &self.whole[line_start..self.start];
        let after = self.whole[self.start..].split('\n').next().unwrap_or_default();
        let cut_before = before.char_indices().rev().nth(WINDOW / 2).map(|(at, _)| at);
        let cut_after = after.char_indices().nth(WINDOW / 2).map(|(at, _)| at);

        // A tab or another control character would move the caret away.
        let plain = |text: &str| -> String {
            text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
        };
        let mut line = String::new();
        line.push_str(if cut_before.is_some() { "…" } else { "" });
        line.push_str(&plain(&before[cut_before.unwrap_or(0)..]));
        let column = line.chars().count();
        line.push_str(plain(&after[..cut_after.unwrap_or(after.len())]).trim_end());
        line.push_str(if cut_after.is_some() { "…" } else { "" });

        let room = (line.chars().count() - column.min(line.chars().count())).max(1);
        let carets = self.as_str().chars().take_while(|&c| c != '\n').count().clamp(1, room);
        format!("{line}\n{}{}", " ".repeat(column), "^".repeat(carets))
    }
}

/// The number of characters found that a message repeats.
const LONGEST_FOUND: usize = 24;
/// The number of characters of a long line that are shown around an error.
const WINDOW: usize = 60;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_cut_around_the_place() {
        let text = format!("{}x{}", "a".repeat(100), "b".repeat(100));
        let error = TextPart::of(&text).part(100, 101).expected(Expected::Number);
        assert_eq!((error.line, error.column, error.offset, error.length), (1, 101, 100, 1));
        let lines: Vec<_> = error.to_string().lines().map(str::to_owned).collect();
        assert_eq!(lines[1].chars().count(), 63);
        assert_eq!(lines[1].chars().nth(lines[2].len() - 1), Some('x'));
    }

    #[test]
    fn columns_are_counted_in_characters() {
        let error = TextPart::of("−∞\t?").part(7, 8).expected(Expected::Number);
        assert_eq!((error.column, error.offset), (4, 3));
        assert!(error.to_string().ends_with("−∞ ?\n   ^"), "{error}");
    }
}
