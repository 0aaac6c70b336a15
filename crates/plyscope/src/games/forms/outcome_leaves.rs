//! Trees whose leaves are words: they stand for values only if all of them do.

use super::node::Node;
use super::outcomes::{Worth, worth};
use crate::games::bare_tree::{mover, number};
use crate::games::notation::{NotationError, NotationErrorKind, TextPart, piece, rest};

/// A word in a text, without the quotation marks around it.
struct Token<'a> {
    word: &'a str,
    start: usize,
    /// `true` if a colon follows: it is a name, or a label.
    is_name: bool,
}

/// Returns the text with numbers instead of the words, one character after the other, if all other
/// words are names before a colon or say who moves. Refuses numbers beside such words.
pub(super) fn in_notation(text: &str) -> Option<Result<String, NotationError>> {
    // `max[` or `branching=2:` may stand in front.
    let front = text.trim_start().split(['[', '(', '{', ':']).next()?;
    if front.contains('\n') || front.len() == text.trim_start().len() {
        return None;
    }
    let tokens = tokens(text);
    let is_leaf = |token: &&Token<'_>| !token.is_name && mover(token.word).is_none();
    let mut first: Option<(&Token<'_>, Worth)> = None;
    let mut mixed = false;
    let names: Vec<_> = tokens.iter().filter(|token| token.is_name).map(|it| it.word).collect();
    for token in tokens.iter().filter(is_leaf) {
        // What stands behind a bracket is the name of a list.
        if names.contains(&token.word) || piece(text, 0, token.start).ends_with([')', ']', '}']) {
            return None;
        }
        match (worth(token.word), &first) {
            (Some(worth), None) => first = Some((token, worth)),
            (Some(worth), Some((_, before))) => mixed |= worth.is_truth != before.is_truth,
            (None, _) if number(token.word).is_some() => mixed = true,
            (None, _) => return None,
        }
    }
    let (first, worth_of_first) = first?;
    // One leaf alone says too little.
    if tokens.iter().filter(is_leaf).count() < 2 {
        return None;
    }
    if mixed {
        let place = TextPart::of(text).part(first.start, first.start + first.word.len());
        return Some(Err(place.error(refused(first.word, worth_of_first))));
    }
    let mut plain = String::new();
    let mut at = 0;
    for token in tokens.iter().filter(is_leaf) {
        let Some(Worth { value, .. }) = worth(token.word) else { continue };
        // In quotation marks, the marks are spaces.
        let before = piece(text, at, token.start);
        let is_quoted = before.ends_with('"');
        plain.push_str(before.strip_suffix('"').unwrap_or(before));
        let length = token.word.len() + 2 * usize::from(is_quoted);
        plain.push_str(&format!("{value:length$}"));
        at = token.start + token.word.len() + usize::from(is_quoted);
    }
    plain.push_str(rest(text, at));
    Some(Ok(plain))
}

fn refused(word: &str, Worth { value, .. }: Worth) -> NotationErrorKind {
    NotationErrorKind::MixedOutcomes { word: word.to_owned(), value }
}

/// Returns the words and numbers of a text.
fn tokens(text: &str) -> Vec<Token<'_>> {
    let is_word = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.');
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(start) = rest(text, at).find(is_word).map(|it| at + it) {
        let tail = rest(text, start);
        let word = piece(tail, 0, tail.find(|c| !is_word(c)).unwrap_or(tail.len()));
        at = start + word.len();
        let after = rest(text, at).trim_start_matches('"').trim_start();
        tokens.push(Token { word, start, is_name: after.starts_with([':', '=']) });
    }
    tokens
}

/// Gives the leaves of a tree their values if all of them are such words, or are unknown. Otherwise
/// returns the mistake and the word.
pub(super) fn settled(mut node: Node) -> Result<Node, (String, NotationErrorKind)> {
    let mut seen = Seen::default();
    seen.look(&node);
    let Some((word, worth)) = seen.first else { return Ok(node) };
    if seen.has_others || seen.truths > 0 && seen.truths < seen.words {
        return if seen.is_value { Err((word.clone(), refused(&word, worth))) } else { Ok(node) };
    }
    if seen.words > 1 {
        settle(&mut node);
    }
    Ok(node)
}

/// The leaves of a tree.
#[derive(Default)]
struct Seen {
    /// The first word.
    first: Option<(String, Worth)>,
    /// `true` if some word can only be a value.
    is_value: bool,
    /// `true` if there are leaves with other values, or without one.
    has_others: bool,
    words: usize,
    truths: usize,
}

impl Seen {
    fn look(&mut self, node: &Node) {
        if !node.children.is_empty() {
            return node.children.iter().for_each(|child| self.look(child));
        }
        match node.outcome().and_then(|word| Some((word, worth(word)?))) {
            Some((word, worth)) => {
                self.words += 1;
                self.truths += usize::from(worth.is_truth);
                self.is_value |= node.value.is_some();
                self.first.get_or_insert((word.to_owned(), worth));
            }
            None => self.has_others |= node.value.as_deref() != Some("?"),
        }
    }
}

fn settle(node: &mut Node) {
    if node.children.is_empty()
        && let Some(worth) = node.outcome().and_then(worth)
    {
        if node.value.is_none() {
            node.name = None;
        }
        node.value = Some(worth.value.to_owned());
    }
    node.children.iter_mut().for_each(settle);
}
