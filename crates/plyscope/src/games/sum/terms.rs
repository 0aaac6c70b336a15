//! The terms of a sum and all that they can become.

use std::fmt;
use std::ops::Range;

use super::token::Token;
use crate::{Interval, Player, Unit, Value};

/// All games and numbers that occur in a sum, each after its options.
#[derive(PartialEq, Eq)]
pub(super) struct Terms {
    decimals: u8,
    nodes: Vec<Node>,
    /// The options of all nodes, each node's side by side: Left's, then
    /// Right's.
    options: Vec<u32>,
    roots: Vec<u32>,
    /// The sum as it is written.
    text: String,
}

/// A game, or a number.
#[derive(PartialEq, Eq)]
struct Node {
    text: Range<u32>,
    /// In `options`; none of a number.
    left: Range<u32>,
    right: Range<u32>,
    stops: Stops,
    least: i32,
    greatest: i32,
}

/// The results of a game that is played alone, by the player who begins.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Stops {
    left: i32,
    right: i32,
    /// `true` if it is nowhere better to leave the first move to the other:
    /// neither here nor in anything that this can become.
    worth_moving: bool,
}

impl Node {
    /// The node's part of a sum's bounds.
    fn bounds(&self) -> (i32, i32) {
        // See docs/decisions/bounds-of-a-sum.md.
        let Stops { left, right, worth_moving } = self.stops;
        if worth_moving { (right, left) } else { (self.least, self.greatest) }
    }
}

/// A game that hasn't been closed yet.
struct OpenGame {
    text: u32,
    left: Vec<u32>,
    right: Vec<u32>,
    /// `true` if its bar has been read.
    half: bool,
}

impl Terms {
    /// Builds the terms that were read; braces are balanced, no side is empty, and
    /// numbers are in units of so many decimals.
    pub(super) fn of(tokens: &[Token<Value>], decimals: u8) -> Terms {
        let mut terms = Terms {
            decimals,
            nodes: Vec::new(),
            options: Vec::new(),
            roots: Vec::new(),
            text: String::new(),
        };
        let mut open: Vec<OpenGame> = Vec::new();
        for token in tokens {
            let text = terms.text.len() as u32;
            terms.write(token);
            let node = match token {
                Token::Open => {
                    open.push(OpenGame { text, left: Vec::new(), right: Vec::new(), half: false });
                    continue;
                }
                Token::Bar => {
                    if let Some(game) = open.last_mut() {
                        game.half = true;
                    }
                    continue;
                }
                Token::Comma | Token::Plus => continue,
                Token::Number(value) => terms.add_number(text, value.units()),
                Token::Close => match open.pop() {
                    Some(game) => terms.add_game(&game),
                    None => continue,
                },
            };
            match open.last_mut() {
                None => terms.roots.push(node),
                Some(game) if game.half => game.right.push(node),
                Some(game) => game.left.push(node),
            }
        }
        terms
    }

    fn write(&mut self, token: &Token<Value>) {
        match token {
            Token::Number(value) => self.text.push_str(&value.display(self.unit()).to_string()),
            Token::Open => self.text.push('{'),
            Token::Bar => self.text.push('|'),
            Token::Comma => self.text.push(','),
            Token::Close => self.text.push('}'),
            Token::Plus => self.text.push('+'),
        }
    }

    fn nodes<'a>(&'a self, which: &'a [u32]) -> impl Iterator<Item = &'a Node> {
        which.iter().map(|&node| &self.nodes[node as usize])
    }

    fn add_number(&mut self, text: u32, value: i32) -> u32 {
        let stops = Stops { left: value, right: value, worth_moving: true };
        self.add(text, 0..0, 0..0, stops, (value, value))
    }

    fn add_game(&mut self, game: &OpenGame) -> u32 {
        let (lefts, rights) = (|| self.nodes(&game.left), || self.nodes(&game.right));
        let all = || lefts().chain(rights());
        // No side is empty.
        let left = lefts().map(|option| option.stops.right).max().unwrap_or_default();
        let right = rights().map(|option| option.stops.left).min().unwrap_or_default();
        let worth_moving = left >= right && all().all(|option| option.stops.worth_moving);
        let least = all().map(|option| option.least).min().unwrap_or_default();
        let greatest = all().map(|option| option.greatest).max().unwrap_or_default();

        let first = self.options.len() as u32;
        let middle = first + game.left.len() as u32;
        self.options.extend(game.left.iter().chain(&game.right));
        let last = self.options.len() as u32;
        let stops = Stops { left, right, worth_moving };
        self.add(game.text, first..middle, middle..last, stops, (least, greatest))
    }

    fn add(
        &mut self,
        text: u32,
        left: Range<u32>,
        right: Range<u32>,
        stops: Stops,
        (least, greatest): (i32, i32),
    ) -> u32 {
        let text = text..self.text.len() as u32;
        self.nodes.push(Node { text, left, right, stops, least, greatest });
        self.nodes.len() as u32 - 1
    }

    pub(super) fn unit(&self) -> Unit {
        Unit::decimals(self.decimals)
    }

    /// The nodes that a game begins with, one a term.
    pub(super) fn roots(&self) -> &[u32] {
        &self.roots
    }

    /// Returns the moves of a player at a node.
    pub(super) fn options(&self, node: u32, player: Player) -> &[u32] {
        let node = &self.nodes[node as usize];
        let side = if player == Player::Max { &node.left } else { &node.right };
        &self.options[side.start as usize..side.end as usize]
    }

    /// Returns the node as it is written.
    pub(super) fn text(&self, node: u32) -> &str {
        let Range { start, end } = self.nodes[node as usize].text;
        &self.text[start as usize..end as usize]
    }

    /// Returns the sum of the bounds of the nodes.
    pub(super) fn bounds(&self, nodes: &[u32]) -> Interval {
        let bounds = self.nodes(nodes).map(Node::bounds);
        let (lower, upper) = bounds.fold((0, 0), |(lower, upper), (least, greatest)| {
            (lower + i64::from(least), upper + i64::from(greatest))
        });
        // The whole sum was found to fit.
        Interval { lower: Value::new(lower as i32), upper: Value::new(upper as i32) }
    }

    /// Returns the most moves and the most plies that the sum can have, if each term is played in
    /// until it is a number.
    pub(super) fn size(&self) -> (usize, usize) {
        // Options come before the game that has them.
        let mut sizes: Vec<(usize, usize)> = Vec::with_capacity(self.nodes.len());
        for node in &self.nodes {
            let options = self.options[node.left.start as usize..node.right.end as usize].iter();
            let own = (node.left.len().max(node.right.len()), usize::from(!node.left.is_empty()));
            let size = options
                .map(|&option| sizes[option as usize])
                .fold(own, |size, below| (size.0.max(below.0), size.1.max(below.1 + 1)));
            sizes.push(size);
        }
        let of_roots = self.roots.iter().map(|&root| sizes[root as usize]);
        of_roots.fold((0, 0), |sum, root| (sum.0 + root.0, sum.1 + root.1))
    }

    /// The least and the greatest that the sum can come to, whoever plays how
    /// badly.
    pub(super) fn extent(&self) -> (i64, i64) {
        let sum = |part: fn(&Node) -> i32| {
            self.nodes(&self.roots).map(|root| i64::from(part(root))).sum()
        };
        (sum(|node| node.least), sum(|node| node.greatest))
    }
}

impl fmt::Display for Terms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}
