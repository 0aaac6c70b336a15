//! Reading trees with payoffs: one pass, no recursion.

use super::written::{Node, Written};
use crate::games::notation::{Expected, NotationError, NotationErrorKind, TextPart};
use crate::games::tree::{Number, is_name_char, is_name_start, quoted};
use crate::{Limits, Payoffs, Seat, Unit, Value};

#[derive(Debug, thiserror::Error)]
enum PlayersError {
    #[error("a leaf has the payoffs of three players, such as `(1,2,6)`: this one has {0}")]
    Count(usize),
    #[error("there is no player {0}: the players are p1, p2 and p3")]
    NoSeat(u32),
    #[error("a payoff is finite")]
    Infinite,
    #[error(
        "a node is a list `[…]` of nodes, or the payoffs of all players in parentheses, `(1,2,6)`"
    )]
    NoNode,
}

/// A node as it is read: the numbers are values as soon as the finest decimal is known.
struct Read<'a> {
    name: Option<Box<str>>,
    /// Who moves there, and its place, if it is said.
    said: Option<(u32, TextPart<'a>)>,
    children: Vec<u32>,
    payoffs: Vec<Number>,
}

/// A text that is being read.
struct Reader<'a> {
    part: TextPart<'a>,
    at: usize,
    nodes: Vec<Read<'a>>,
    decimals: u8,
}

/// Reads a tree and nothing else.
pub(super) fn read(part: TextPart<'_>, limits: Limits) -> Result<Written, NotationError> {
    if u32::try_from(part.as_str().len()).is_err() {
        return Err(part.part(0, 0).error(NotationErrorKind::TooLong));
    }
    let mut reader = Reader { part, at: 0, nodes: Vec::new(), decimals: 0 };
    // The lists that are open.
    let mut open = Vec::new();
    loop {
        let node = reader.node()?;
        if let Some(&parent) = open.last() {
            let parent: &mut Read<'_> = &mut reader.nodes[parent as usize];
            parent.children.push(node);
        }
        if reader.nodes[node as usize].payoffs.is_empty() {
            open.push(node);
            continue;
        }
        loop {
            match (reader.peek(), open.is_empty()) {
                (None, true) => return reader.finish(limits),
                (Some(','), false) => {
                    reader.at += 1;
                    break;
                }
                (Some(']'), false) => {
                    reader.at += 1;
                    open.pop();
                }
                (_, true) => return Err(reader.expected(Expected::End)),
                (_, false) => return Err(reader.expected(Expected::Either(',', ']'))),
            }
        }
    }
}

impl<'a> Reader<'a> {
    fn peek(&mut self) -> Option<char> {
        let rest = &self.part.as_str()[self.at..];
        self.at += rest.len() - rest.trim_start().len();
        rest.trim_start().chars().next()
    }

    /// The character that comes next is not what is expected.
    fn expected(&mut self, expected: Expected) -> NotationError {
        let length = self.peek().map_or(0, char::len_utf8);
        self.part.part(self.at, self.at + length).expected(expected)
    }

    fn wrong(&self, start: usize, error: PlayersError) -> NotationError {
        self.part.part(start, self.at).error(NotationErrorKind::position(error))
    }

    /// Reads a leaf, or the beginning of a list up to its bracket. Returns its index.
    fn node(&mut self) -> Result<u32, NotationError> {
        let mut name = None;
        let mut word = self.word()?;
        if word.is_some() && self.peek() == Some(':') {
            self.at += 1;
            name = word.map(|(word, _)| word.into());
            word = self.word()?;
        }
        let said = match word {
            None => None,
            Some((word, place)) => match word.strip_prefix('p').map(str::parse) {
                Some(Ok(seat)) if seat > 0 => Some((seat, place)),
                _ => return Err(place.error(NotationErrorKind::position(PlayersError::NoNode))),
            },
        };
        let mut payoffs = Vec::new();
        match self.peek() {
            Some('[') => {
                self.at += 1;
                if self.peek() == Some(']') {
                    let place = self.part.part(self.at - 1, self.at + 1);
                    return Err(place.error(NotationErrorKind::EmptyList));
                }
            }
            Some('(') if said.is_none() => payoffs = self.payoffs()?,
            next => {
                let start = self.at;
                self.at += next.map_or(0, char::len_utf8);
                return Err(self.wrong(start, PlayersError::NoNode));
            }
        }
        self.nodes.push(Read { name, said, children: Vec::new(), payoffs });
        Ok(self.nodes.len() as u32 - 1)
    }

    /// Reads a name, with or without quotation marks, or the word for a player.
    fn word(&mut self) -> Result<Option<(String, TextPart<'a>)>, NotationError> {
        let first = self.peek();
        let start = self.at;
        let text = &self.part.as_str()[start..];
        if first == Some('"') {
            let word = quoted(self.part.as_str(), &mut self.at);
            let word = word.map_err(|expected| self.expected(expected))?;
            return Ok(Some((word, self.part.part(start, self.at))));
        }
        if !first.is_some_and(is_name_start) {
            return Ok(None);
        }
        let length = text.find(|char| !is_name_char(char)).unwrap_or(text.len());
        self.at = start + length;
        Ok(Some((text[..length].to_owned(), self.part.part(start, self.at))))
    }

    /// Reads the payoffs of a leaf.
    fn payoffs(&mut self) -> Result<Vec<Number>, NotationError> {
        let start = self.at;
        let mut payoffs = Vec::new();
        loop {
            self.at += 1;
            self.peek();
            let Some((number, end)) = Number::read(self.part, self.at)? else {
                return Err(self.expected(Expected::Number));
            };
            let place = self.part.part(self.at, end);
            self.at = end;
            if number.value(number.decimals).is_some_and(|value| !value.is_finite()) {
                return Err(place.error(NotationErrorKind::position(PlayersError::Infinite)));
            }
            self.decimals = self.decimals.max(number.decimals);
            payoffs.push(number);
            match self.peek() {
                Some(',') => {}
                Some(')') => break,
                _ => return Err(self.expected(Expected::Either(',', ')'))),
            }
        }
        self.at += 1;
        let found = payoffs.len();
        if found != Payoffs::COUNT {
            return Err(self.wrong(start, PlayersError::Count(found)));
        }
        Ok(payoffs)
    }

    /// Returns the tree, once all is read.
    fn finish(self, limits: Limits) -> Result<Written, NotationError> {
        // Who moves at a node if it doesn't say so, and its ply.
        let mut turns = vec![(Seat::FIRST, 0_usize); self.nodes.len()];
        let mut nodes = Vec::with_capacity(self.nodes.len());
        for (index, read) in self.nodes.into_iter().enumerate() {
            let (turn, ply) = turns[index];
            if let Some(refusal) = NotationErrorKind::too_large(limits, read.children.len(), ply) {
                return Err(self.part.error(refusal));
            }
            let seat = match read.said {
                None => turn,
                Some((seat, _)) if seat as usize <= Payoffs::COUNT => Seat::new(seat - 1),
                Some((seat, place)) => {
                    let error = PlayersError::NoSeat(seat);
                    return Err(place.error(NotationErrorKind::position(error)));
                }
            };
            for &child in &read.children {
                turns[child as usize] = (seat.next(), ply + 1);
            }
            let mut values = [Value::ZERO; Payoffs::COUNT];
            for (value, number) in values.iter_mut().zip(read.payoffs) {
                let too_great = || number.too_great(self.part, self.decimals);
                *value = number.value(self.decimals).ok_or_else(too_great)?;
            }
            let (name, children) = (read.name, read.children);
            nodes.push(Node { name, seat, children, payoffs: Payoffs::new(values) });
        }
        Ok(Written { nodes, unit: Unit::decimals(self.decimals) })
    }
}
