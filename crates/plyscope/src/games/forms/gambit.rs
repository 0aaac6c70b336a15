//! Trees in files of the program Gambit: `EFG 2 R "title" { "MAX" "MIN" }`, then a line a node.

use std::collections::{BTreeMap, BTreeSet};

use super::DEEPEST;
use super::node::Node;
use crate::Player;
use crate::decimal::Decimal;
use crate::games::bare_tree::{Mover, mover, number};
use crate::games::notation::{GambitMistake, NotationError, NotationErrorKind, TextPart, rest};

/// Reads such a file, if the text is one; `text` is the one as it was given.
pub(super) fn read(text: &str) -> Option<Result<Node, NotationError>> {
    let begin = text.trim_start().strip_prefix("EFG")?;
    let (version, title) = begin.split_once('"')?;
    let mut words = version.split_whitespace();
    let is_one = version.starts_with(char::is_whitespace)
        && words.next().is_some_and(|word| number(word).is_some())
        && matches!(words.next(), Some("R" | "D"))
        && words.next().is_none()
        && !title.is_empty();
    is_one.then(|| Reader::new(text).file())
}

/// A piece of the file, with its place in bytes.
#[derive(Clone)]
struct Piece {
    start: usize,
    end: usize,
    kind: Kind,
}

#[derive(Clone, PartialEq)]
enum Kind {
    /// Between quotation marks.
    Text(String),
    /// A word, a number, or a brace.
    Word(String),
}

struct Reader<'a> {
    part: TextPart<'a>,
    pieces: Vec<Piece>,
    at: usize,
    /// `true` if the first player is MIN.
    is_min_first: bool,
    /// The payoffs of each outcome that was given.
    outcomes: BTreeMap<String, Vec<String>>,
    /// The information sets seen so far, with their players.
    sets: BTreeSet<(String, String)>,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Reader<'a> {
        let pieces = pieces(text);
        let part = TextPart::of(text);
        let (outcomes, sets) = (BTreeMap::new(), BTreeSet::new());
        Reader { part, pieces, at: 0, is_min_first: false, outcomes, sets }
    }

    /// Returns the next piece without going on.
    fn peek(&self) -> Option<&Kind> {
        self.pieces.get(self.at).map(|piece| &piece.kind)
    }

    /// Returns the error about the piece at this place.
    fn error(&self, at: usize, mistake: GambitMistake) -> NotationError {
        let end = self.part.as_str().trim_end().len();
        let place = self.pieces.get(at).map_or((end, end), |piece| (piece.start, piece.end));
        self.part.part(place.0, place.1).error(NotationErrorKind::Gambit(mistake))
    }

    fn is_word(&self, word: &str) -> bool {
        matches!(self.peek(), Some(Kind::Word(here)) if here == word)
    }

    fn word(&mut self) -> Result<String, NotationError> {
        match self.peek() {
            Some(Kind::Word(word)) if !matches!(&**word, "{" | "}") => {
                let word = word.clone();
                self.at += 1;
                Ok(word)
            }
            _ => Err(self.error(self.at, GambitMistake::Form)),
        }
    }

    fn text(&mut self) -> Result<String, NotationError> {
        match self.peek() {
            Some(Kind::Text(text)) => {
                let text = text.clone();
                self.at += 1;
                Ok(text)
            }
            _ => Err(self.error(self.at, GambitMistake::Form)),
        }
    }

    fn skip_text(&mut self) {
        if matches!(self.peek(), Some(Kind::Text(_))) {
            self.at += 1;
        }
    }

    /// Reads texts, or numbers and commas, between braces.
    fn list(&mut self) -> Result<Vec<String>, NotationError> {
        if !self.is_word("{") {
            return Err(self.error(self.at, GambitMistake::Form));
        }
        self.at += 1;
        let mut items = Vec::new();
        while !self.is_word("}") {
            match self.peek() {
                Some(Kind::Text(item)) => items.push(item.clone()),
                Some(Kind::Word(item)) if item != "{" => items.push(item.clone()),
                _ => return Err(self.error(self.at, GambitMistake::Form)),
            }
            self.at += 1;
        }
        self.at += 1;
        Ok(items)
    }

    fn file(mut self) -> Result<Node, NotationError> {
        self.at += 1;
        self.word()?;
        self.word()?;
        self.text()?;
        let at = self.at;
        let players = self.list()?;
        let [first, second] = &*players else {
            return Err(self.error(at, GambitMistake::Players));
        };
        // The first one is MAX, unless the names say otherwise.
        let is = |name: &str, player| mover(name) == Some(Mover::Player(player));
        self.is_min_first = is(first, Player::Min) || is(second, Player::Max);
        self.skip_text();
        let tree = self.node(None, 0)?;
        if self.at < self.pieces.len() {
            return Err(self.error(self.at, GambitMistake::Form));
        }
        Ok(tree)
    }

    fn node(&mut self, action: Option<String>, depth: usize) -> Result<Node, NotationError> {
        let begin = self.at;
        if depth > DEEPEST {
            return Err(self.error(begin, GambitMistake::Form));
        }
        let kind = self.word()?;
        let name = self.text()?;
        let name = Some(name).filter(|name| !name.is_empty()).or(action);
        let mut node = match &*kind {
            "t" => {
                let value = self.outcome(begin)?;
                let value = value.ok_or_else(|| self.error(begin, GambitMistake::NoPayoff))?;
                Node::leaf(value)
            }
            "p" => self.personal(begin, depth)?,
            "c" => self.chance(begin, depth)?,
            _ => return Err(self.error(begin, GambitMistake::Form)),
        };
        node.name = name;
        Ok(node)
    }

    fn personal(&mut self, begin: usize, depth: usize) -> Result<Node, NotationError> {
        let (player, set) = (self.word()?, self.word()?);
        let mover = match &*player {
            "1" if self.is_min_first => Player::Min,
            "1" => Player::Max,
            "2" if self.is_min_first => Player::Max,
            "2" => Player::Min,
            _ => return Err(self.error(begin, GambitMistake::Players)),
        };
        if !self.sets.insert((player, set)) {
            return Err(self.error(begin, GambitMistake::Set));
        }
        self.skip_text();
        let actions = self.list()?;
        self.no_outcome(begin)?;
        if actions.is_empty() {
            return Err(self.error(begin, GambitMistake::Form));
        }
        let children = actions
            .into_iter()
            .map(|action| self.node(Some(action).filter(|action| !action.is_empty()), depth + 1));
        let mut node = Node::inner(children.collect::<Result<_, _>>()?);
        node.player = Some(mover);
        Ok(node)
    }

    /// Reads a node where chance moves: each action with its probability.
    fn chance(&mut self, begin: usize, depth: usize) -> Result<Node, NotationError> {
        self.word()?;
        self.skip_text();
        let actions = self.list()?;
        self.no_outcome(begin)?;
        let (pairs, rest) = actions.as_chunks::<2>();
        if pairs.is_empty() || !rest.is_empty() {
            return Err(self.error(begin, GambitMistake::Form));
        }
        let children = pairs.iter().map(|[action, probability]| {
            let action = Some(action.clone()).filter(|action| !action.is_empty());
            let child = self.node(action, depth + 1)?;
            Ok(Node { probability: Some(probability.clone()), ..child })
        });
        let children = children.collect::<Result<_, _>>()?;
        Ok(Node { is_chance: true, ..Node::inner(children) })
    }

    /// Reads the outcome of a node that isn't an end, which has to be none.
    fn no_outcome(&mut self, begin: usize) -> Result<(), NotationError> {
        let at = self.at;
        match self.outcome(begin)? {
            Some(value) if value != "0" => Err(self.error(at, GambitMistake::Inner)),
            _ => Ok(()),
        }
    }

    /// Reads an outcome: its number, name and payoffs, which are given at the first one of a number.
    /// Returns what MAX gets.
    fn outcome(&mut self, begin: usize) -> Result<Option<String>, NotationError> {
        let number = self.word()?;
        self.skip_text();
        let at = self.at;
        if self.is_word("{") {
            let payoffs = self.list()?;
            if payoffs.len() != 2 {
                return Err(self.error(begin, GambitMistake::Players));
            }
            if !are_opposite(&payoffs[0], &payoffs[1]) {
                return Err(self.error(at + 1, GambitMistake::Sum));
            }
            self.outcomes.insert(number.clone(), payoffs);
        }
        let of_max = usize::from(self.is_min_first);
        Ok(self.outcomes.get(&number).map(|payoffs| payoffs[of_max].clone()))
    }
}

/// Returns `true` if these are two numbers with the sum zero.
fn are_opposite(one: &str, other: &str) -> bool {
    let exact = |text: &str| {
        // A fraction has to be the same, digit by digit.
        let is_negative = text.starts_with('-');
        let size = text.trim_start_matches(['-', '+']);
        number(text)?;
        let units = Decimal::signed(size).and_then(|(decimal, _)| decimal.units(9));
        let key = units.map_or_else(|| size.to_owned(), |units| units.to_string());
        Some((is_negative && key != "0", key))
    };
    match (exact(one), exact(other)) {
        (Some((_, one)), Some((_, other))) if one == "0" => other == "0",
        (Some(one), Some(other)) => one.0 != other.0 && one.1 == other.1,
        _ => false,
    }
}

/// Cuts the file into its pieces. Commas only separate.
fn pieces(text: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut at = 0;
    while let Some(c) = rest(text, at).chars().next() {
        let start = at;
        at += c.len_utf8();
        let kind = match c {
            c if c.is_whitespace() || c == ',' => continue,
            '"' => {
                let mut inside = String::new();
                let mut is_escaped = false;
                for c in rest(text, at).chars() {
                    at += c.len_utf8();
                    match c {
                        '"' if !is_escaped => break,
                        '\\' if !is_escaped => is_escaped = true,
                        c => {
                            inside.push(c);
                            is_escaped = false;
                        }
                    }
                }
                Kind::Text(inside)
            }
            '{' | '}' => Kind::Word(c.to_string()),
            _ => {
                let is_end = |c: char| c.is_whitespace() || matches!(c, ',' | '{' | '}' | '"');
                let tail = rest(text, start);
                let word = &tail[..tail.find(is_end).unwrap_or(tail.len())];
                at = start + word.len();
                Kind::Word(word.to_owned())
            }
        };
        pieces.push(Piece { start, end: at, kind });
    }
    pieces
}
