//! Words for values: who wins, `W`, `L`, `D`, or whether something is true.

use crate::games::bare_tree::leaf_value;

/// The words for the outcome of a game, for MAX.
const OUTCOMES: [(&str, &str); 10] = [
    ("W", "1"),
    ("L", "-1"),
    ("D", "0"),
    ("win", "1"),
    ("won", "1"),
    ("loss", "-1"),
    ("lose", "-1"),
    ("lost", "-1"),
    ("draw", "0"),
    ("tie", "0"),
];

const TRUTHS: [(&str, &str); 2] = [("true", "1"), ("false", "0")];

/// A word for a value, which is one of a set of words.
#[derive(Clone, Copy)]
pub(super) struct Worth {
    pub(super) value: &'static str,
    pub(super) is_truth: bool,
}

/// Returns what a word stands for.
pub(super) fn worth(word: &str) -> Option<Worth> {
    let is = |known: &str| {
        if known.len() == 1 { known == word } else { known.eq_ignore_ascii_case(word) }
    };
    let find = |words: &[(&str, &'static str)], is_truth| {
        let value = words.iter().find(|(known, _)| is(known))?.1;
        Some(Worth { value, is_truth })
    };
    find(&OUTCOMES, false).or_else(|| find(&TRUTHS, true))
}

/// Returns `true` for a word that stands for the value of a leaf.
pub(super) fn is_outcome(word: &str) -> bool {
    worth(word).is_some()
}

/// Returns `true` for the letter of a value that nobody knows.
pub(super) fn is_letter(word: &str) -> bool {
    matches!(word, "x" | "X")
}

/// Returns `true` for the letter, or the sign, of a value that nobody knows.
pub(super) fn is_unknown(word: &str) -> bool {
    is_letter(word) || word == "?"
}

/// Returns the value of a leaf as the notation writes it, or a word that stands for one.
pub(super) fn value(word: &str) -> Option<String> {
    if is_letter(word) {
        return Some("?".to_owned());
    }
    leaf_value(word).or_else(|| is_outcome(word).then(|| word.to_owned()))
}
