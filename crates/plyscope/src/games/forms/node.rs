//! A node as a form says it.

use std::fmt::Write;

use super::outcomes::{self, is_letter, is_outcome};
use crate::Player;
use crate::games::bare_tree::{Mover, leaf_value, mover, said};
use crate::games::notation::NotationErrorKind;

/// A node: a leaf has a value, any other one children, and perhaps an estimate as its value. A leaf
/// without a value is a mistake in the text.
#[derive(Debug, Default)]
pub(super) struct Node {
    pub(super) name: Option<String>,
    /// A number as the notation writes it, or a word for the outcome of a game.
    pub(super) value: Option<String>,
    pub(super) player: Option<Player>,
    /// `true` if chance moves there.
    pub(super) is_chance: bool,
    /// The probability of the move that leads there, as the notation writes it.
    pub(super) probability: Option<String>,
    /// The label of the edge to it: a probability, if chance moves above.
    pub(super) edge: Option<String>,
    pub(super) children: Vec<Node>,
    /// The mistake of the whole, if the text has this form but isn't a tree, and the word that it
    /// is about.
    pub(super) mistake: Option<(String, NotationErrorKind)>,
}

impl Node {
    /// Returns what a text is that has the form but isn't a tree.
    pub(super) fn mistaken(word: &str, kind: NotationErrorKind) -> Node {
        Node { mistake: Some((word.to_owned(), kind)), ..Node::default() }
    }

    pub(super) fn leaf(value: impl Into<String>) -> Node {
        Node { value: Some(value.into()), ..Node::default() }
    }

    /// Returns a leaf whose value nobody knows.
    pub(super) fn unknown() -> Node {
        Node::leaf("?")
    }

    pub(super) fn inner(children: Vec<Node>) -> Node {
        Node { children, ..Node::default() }
    }

    /// Gives it a label: `8`, `a`, `a: 8`, `a = 8` or `a (8)`.
    pub(super) fn labelled(mut self, label: &str) -> Node {
        if let Some(value) = leaf_value(label) {
            self.value = Some(value);
            return self;
        }
        if is_outcome(label) {
            return self.called(label);
        }
        let in_brackets = || label.strip_suffix(')')?.split_once('(');
        let parts = label.split_once([':', '=']).or_else(in_brackets);
        // Only a leaf has a value that nobody knows, and `f(x)` is a name.
        let has_children = !self.children.is_empty();
        let is_name = |value: &str| is_letter(value) && (has_children || label.ends_with(')'));
        let parts = parts.filter(|(_, value)| !is_name(value.trim()));
        match parts.and_then(|(name, value)| Some((name, outcomes::value(value.trim())?))) {
            Some((name, value)) => {
                self.value = Some(value);
                self.called(name.trim())
            }
            None => self.called(label),
        }
    }

    /// Gives it a name, which may say who moves there.
    pub(super) fn called(mut self, name: &str) -> Node {
        let said = said(name).filter(|_| !self.children.is_empty());
        // A word that says nothing else is no name.
        let is_bare = mover(name).is_some() && !name.ends_with(|c: char| c.is_ascii_digit());
        if said.is_none() || !is_bare {
            self.name = Some(name.to_owned());
        }
        match said {
            Some(mover) => self.moved_by(mover),
            None => self,
        }
    }

    /// Says who moves at it.
    pub(super) fn moved_by(mut self, mover: Mover) -> Node {
        match mover {
            Mover::Player(player) => self.player = Some(player),
            Mover::Chance => self.is_chance = true,
        }
        self
    }

    /// Reads its name again, now that all its children are known.
    pub(super) fn settled(mut self) -> Node {
        match self.name.take() {
            Some(name) => self.called(&name),
            None => self,
        }
    }

    /// Returns the node if it has a value or children.
    pub(super) fn complete(self) -> Option<Node> {
        self.is_complete().then_some(self)
    }

    fn is_complete(&self) -> bool {
        self.value.is_some() || !self.children.is_empty()
    }

    /// Returns `true` if this is a tree in which nothing is missing.
    pub(super) fn is_whole(&self) -> bool {
        self.mistake.is_none() && self.without_value().is_none()
    }

    /// Returns the word that a leaf has as its value, or as a name without a value.
    pub(super) fn outcome(&self) -> Option<&str> {
        self.value.as_deref().or(self.name.as_deref()).filter(|word| is_outcome(word))
    }

    /// Takes a leaf that has no value, and `x` for a name, for one whose value nobody knows.
    pub(super) fn with_unknown_leaves(mut self) -> Node {
        let has_letter = self.name.as_deref().is_some_and(is_letter);
        if self.children.is_empty() && self.value.is_none() && has_letter {
            return Node::unknown();
        }
        self.children = self.children.into_iter().map(Node::with_unknown_leaves).collect();
        self
    }

    /// Returns the name of the first leaf without a value, if there is one.
    pub(super) fn without_value(&self) -> Option<&str> {
        if self.children.is_empty() && self.value.is_none() {
            return Some(self.name.as_deref().unwrap_or_default());
        }
        self.children.iter().find_map(Node::without_value)
    }

    /// Writes the tree as JSON, as the notation reads it.
    pub(super) fn to_json(&self) -> String {
        let mut json = String::new();
        self.write(&mut json);
        json
    }

    fn write(&self, json: &mut String) {
        json.push('{');
        if let Some(name) = &self.name {
            json.push_str("\"name\":\"");
            for c in name.chars() {
                match c {
                    '"' | '\\' => json.extend(['\\', c]),
                    c if c.is_control() => _ = write!(json, "\\u{:04x}", u32::from(c)),
                    c => json.push(c),
                }
            }
            json.push_str("\",");
        }
        if let Some(player) = self.player {
            let player = if player == Player::Max { "max" } else { "min" };
            _ = write!(json, "\"player\":\"{player}\",");
        }
        if self.is_chance {
            json.push_str("\"type\":\"chance\",");
        }
        if let Some(probability) = &self.probability {
            _ = write!(json, "\"probability\":\"{probability}\",");
        }
        if let Some(value) = &self.value {
            _ = write!(json, "\"value\":{value}");
        }
        if !self.children.is_empty() {
            json.push_str(if self.value.is_some() { ",\"children\":[" } else { "\"children\":[" });
            for (index, child) in self.children.iter().enumerate() {
                if index > 0 {
                    json.push(',');
                }
                child.write(json);
            }
            json.push(']');
        }
        json.push('}');
    }
}
