//! The mistake in a text that would be a tree in one of the forms but for one thing: a bracket that
//! is not closed, or a word where a value should be.

use std::collections::BTreeMap;

use super::outcomes::is_outcome;
use super::{behind, in_form};
use crate::games::bare_tree::leaf_value;
use crate::games::notation::{Expected, NotationError, NotationErrorKind, TextPart};

/// The most characters that are read, over and over, with one word after the other replaced.
const MOST: usize = 200_000;

/// Returns the mistake of a text, where `cleaned` is what remains of it without decorations, each
/// character in its place.
pub(super) fn mistake(text: TextPart<'_>, cleaned: &str) -> Option<NotationError> {
    let chars: Vec<char> = cleaned.chars().collect();
    let places: Vec<usize> = text.as_str().char_indices().map(|(at, _)| at).collect();
    if chars.len() > MOST || chars.len() != places.len() {
        return None;
    }
    let end = text.as_str().len();
    let place = |at: usize| places.get(at).copied().unwrap_or(end);
    let open = unclosed(&chars);
    let (before, after) = cleaned.split_at(byte_of(cleaned, open.at));
    if let Some(&first) = open.closing.first()
        && in_form(&(before.trim_end().to_owned() + &spaced(&open.closing) + after)).is_some()
    {
        let part = match open.at < chars.len() {
            true => text.part(place(open.at), place(open.at + 1)),
            false => text.trim().part(text.trim().as_str().len(), text.trim().as_str().len()),
        };
        return Some(part.expected(Expected::Char(first)));
    }
    let mut words = words(&chars);
    let is_number = |word: &str| leaf_value(word).is_some();
    // Otherwise, it may be something else.
    if !words.iter().any(|word| is_number(&word.text)) {
        return None;
    }
    // A value is seldom between quotation marks, and seldom twice the same word.
    let mut times: BTreeMap<String, usize> = BTreeMap::new();
    words.iter().for_each(|word| *times.entry(word.text.clone()).or_default() += 1);
    words.retain(|word| !is_number(&word.text) && !is_outcome(&word.text));
    words.sort_by_key(|word| (word.mark.is_some(), times[&word.text]));
    let is_whole = |text: String| in_form(&text).is_some_and(|node| node.is_whole());
    let is_wrong =
        |word: &&Word| word.with_value(&chars).iter().any(|by| is_whole(word.replaced(&chars, by)));
    let word = words.iter().take(MOST / chars.len()).find(is_wrong)?;
    let part = text.part(place(word.start), place(word.end));
    Some(part.error(NotationErrorKind::LeafWithoutValue(word.text.clone())))
}

/// Reads a text such as `S:[[8,3],5]`, a tree with a name, as the notation does after `tree:`, if it is one.
/// The place of a mistake is that in the text, where `cleaned` is what remains of it.
pub(super) fn named<T>(
    text: TextPart<'_>,
    cleaned: &str,
    read: impl Fn(&str) -> Result<T, NotationError>,
) -> Option<Result<T, NotationError>> {
    const FRONT: &str = "tree:";
    let name = name_before_list(cleaned)?;
    // One list may be anything.
    if cleaned.matches(BRACKETS).count() < 2 {
        let said = format!(
            "there is no game `{name}`; if it is the name of a tree, write `{FRONT}{name}:` and its list"
        );
        return Some(Err(text.find(name).error(NotationErrorKind::Form(said))));
    }
    let tree = read(&format!("{FRONT}{cleaned}"));
    Some(tree.map_err(|error| behind(FRONT, text.as_str(), error)))
}

const BRACKETS: [char; 3] = ['[', '(', '{'];

/// Returns the name of `S:[8,3]`.
fn name_before_list(cleaned: &str) -> Option<&str> {
    let (name, below) = cleaned.split_once(':')?;
    let name = name.trim();
    let is_name = !name.is_empty() && name.chars().all(char::is_alphanumeric);
    (is_name && below.trim_start().starts_with(BRACKETS)).then_some(name)
}

/// Returns `true` for a text that looks like a tree: it has values, and lines or signs of structure.
pub(super) fn is_tree(cleaned: &str) -> bool {
    let numbers =
        cleaned.split(|c: char| !c.is_alphanumeric()).filter(|it| leaf_value(it).is_some());
    let has_signs = cleaned.trim().contains(['\n', '(', '[', '{', '<', '→', '>']);
    has_signs && numbers.count() > 1
}

/// Returns the place of a character in bytes.
fn byte_of(text: &str, at: usize) -> usize {
    text.char_indices().nth(at).map_or(text.len(), |(byte, _)| byte)
}

/// Returns the signs with a space before each, which some forms need.
fn spaced(signs: &[char]) -> String {
    signs.iter().flat_map(|&sign| [' ', sign]).collect()
}

/// A word of the text, with its place in characters.
struct Word {
    start: usize,
    end: usize,
    text: String,
    /// The quotation mark on both sides of it.
    mark: Option<char>,
}

impl Word {
    /// Returns what could stand in place of the word: a value, or the word with a value behind it, as
    /// an argument or as an entry.
    fn with_value(&self, chars: &[char]) -> Vec<String> {
        let value = "0".to_owned();
        let Some(mark) = self.mark else { return vec![value] };
        let word = format!("{mark}{}{mark}", self.text);
        let mut values = Vec::new();
        let after = chars[self.end + 1..].iter().find(|c| !c.is_whitespace());
        if after.is_some_and(|c| matches!(c, ')' | '}')) {
            values.extend([format!("{word}, 0"), format!("{word}, \"value\": 0")]);
        }
        // The first of a list is its label.
        let before = chars[..self.start - 1].iter().rfind(|c| !c.is_whitespace());
        if before.is_some_and(|c| matches!(c, ':' | '=' | '>' | ',')) {
            values.push(value);
        }
        values
    }

    /// Returns the text with something else in place of the word and its quotation marks.
    fn replaced(&self, chars: &[char], by: &str) -> String {
        let marks = usize::from(self.mark.is_some());
        let (before, after) = (&chars[..self.start - marks], &chars[self.end + marks..]);
        before.iter().copied().chain(by.chars()).chain(after.iter().copied()).collect()
    }
}

fn words(chars: &[char]) -> Vec<Word> {
    let mut words: Vec<Word> = Vec::new();
    for (at, &c) in chars.iter().enumerate() {
        if !c.is_alphanumeric() && c != '_' {
            continue;
        }
        match words.last_mut() {
            Some(word) if word.end == at => {
                word.end += 1;
                word.text.push(c);
            }
            _ => words.push(Word { start: at, end: at + 1, text: c.to_string(), mark: None }),
        }
    }
    for word in &mut words {
        let before = word.start.checked_sub(1).and_then(|at| chars.get(at));
        let mark = before.filter(|c| matches!(c, '"' | '\''));
        word.mark = mark.filter(|mark| chars.get(word.end) == Some(mark)).copied();
    }
    words
}

/// The brackets that are missing, and where.
struct Unclosed {
    /// The place, in characters.
    at: usize,
    /// The brackets that would close those that are open there, as far as they have to be closed.
    closing: Vec<char>,
}

/// Returns the brackets that are missing before one that closes another, or at the end.
fn unclosed(chars: &[char]) -> Unclosed {
    let mut open: Vec<char> = Vec::new();
    let mut quoted = None;
    for (at, &c) in chars.iter().enumerate() {
        match (quoted, c) {
            (Some(mark), _) if c == mark || c == '\n' => quoted = None,
            (Some(_), _) => {}
            (None, '"' | '\'') => quoted = Some(c),
            (None, '(') => open.push(')'),
            (None, '[') => open.push(']'),
            (None, '{') => open.push('}'),
            (None, ')' | ']' | '}') if open.last() != Some(&c) => {
                let inner = open.iter().rev().take_while(|close| **close != c);
                return Unclosed { at, closing: inner.copied().collect() };
            }
            (None, ')' | ']' | '}') => _ = open.pop(),
            _ => {}
        }
    }
    open.reverse();
    Unclosed { at: chars.len(), closing: open }
}
