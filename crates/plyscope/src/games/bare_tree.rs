//! Trees without the name of their game before them, as all texts that begin in one of these ways
//! are.

use crate::Player;
use crate::scale::LARGE;

/// Returns `true` if this is a tree without the name `tree:` before it.
pub(super) fn is_bare_tree(text: &str) -> bool {
    let text = text.trim_start();
    let number = |c: char| matches!(c, '0'..='9' | '+' | '.' | '∞') || is_minus(c);
    // The backslash is that of LaTeX's environment `forest`.
    text.starts_with(['[', '(', '{', '"', '&', '\\'])
        || text.starts_with(number)
        || after_players(text).is_some()
        || text.trim_end() == "inf"
        || text.starts_with("inf..")
        || (LARGE && text.starts_with('?'))
        || begins_with_mover(text)
}

/// Returns `true` if the first word says who moves at the root, as in `max(min(3,12),min(2,4))`.
fn begins_with_mover(text: &str) -> bool {
    if !text.starts_with(FIRST_LETTERS) {
        return false;
    }
    let end = text.find(|c: char| !c.is_alphanumeric()).unwrap_or(text.len());
    let (word, after) = text.split_at(end);
    mover(word).is_some() && after.trim_start().starts_with([':', '[', '(', '{'])
}

/// The first letters of all words that [`mover`] knows.
const FIRST_LETTERS: [char; 4] = ['m', 'M', 'c', 'C'];

/// The player who moves at a node, or chance, as a word before its children says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mover {
    Player(Player),
    Chance,
}

/// Returns who decides at a node that has this word before its children: `MIN`, `max2`, `chance`.
pub(super) fn mover(word: &str) -> Option<Mover> {
    // Most words end here, so that a still lacks what follows.
    if word.len() < 3 || !word.starts_with(FIRST_LETTERS) {
        return None;
    }
    let word = word.trim_end_matches(|c: char| c.is_ascii_digit());
    let movers = [
        ("max", Mover::Player(Player::Max)),
        ("min", Mover::Player(Player::Min)),
        ("chance", Mover::Chance),
    ];
    movers.into_iter().find_map(|(known, mover)| word.eq_ignore_ascii_case(known).then_some(mover))
}

/// Returns who moves at a node with this label, if one of its words says that: `S (MIN)`, `MinNode`,
/// `min_1`, `Minimizer`.
pub(super) fn said(label: &str) -> Option<Mover> {
    let whole = label.trim().trim_end_matches(|c: char| c.is_ascii_digit());
    let chance = ["avg", "average", "exp", "expect", "expectation", "expectimax", "expectminimax"];
    if chance.iter().any(|word| whole.eq_ignore_ascii_case(word)) {
        return Some(Mover::Chance);
    }
    let mut said = words(label).into_iter().filter_map(|word| {
        let lower = word.to_ascii_lowercase();
        // `minimax` is neither.
        let begins = |front| lower.starts_with(front) && lower != "minimax";
        match lower.as_str() {
            _ if begins("maximi") || lower == "maximum" => Some(Mover::Player(Player::Max)),
            _ if begins("minimi") || lower == "minimum" => Some(Mover::Player(Player::Min)),
            word => mover(word),
        }
    });
    let first = said.next()?;
    said.all(|other| other == first).then_some(first)
}

/// Cuts a label into words, as programs write them, too: `min_1`, `MinNode`.
fn words(label: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut last = ' ';
    for c in label.chars() {
        let begins = c.is_uppercase() && last.is_lowercase() || c.is_numeric() != last.is_numeric();
        if begins || !c.is_alphanumeric() {
            words.push(String::new());
        }
        if c.is_alphanumeric()
            && let Some(word) = words.last_mut()
        {
            word.push(c);
        }
        last = c;
    }
    words.retain(|word| !word.is_empty());
    words
}

/// Returns `true` for a minus: U+002D, U+2212, or one of the dashes that text programs
/// make of them.
pub(super) fn is_minus(c: char) -> bool {
    matches!(c, '-' | '−' | '\u{2010}'..='\u{2015}' | '﹣' | '－')
}

/// Returns the player to move at the root, `true` if nobody else ever moves, and the text after
/// `min:`, `min-only:` or `max-only:`, if it begins so.
pub(super) fn after_players(text: &str) -> Option<(Player, bool, &str)> {
    let fronts = [
        ("max-only", Player::Max, true),
        ("min-only", Player::Min, true),
        ("min", Player::Min, false),
    ];
    let text = text.trim_start();
    fronts.into_iter().find_map(|(front, player, one_player)| {
        let rest = text.strip_prefix(front)?.trim_start().strip_prefix(':')?;
        Some((player, one_player, rest))
    })
}

/// Returns the value of a leaf as the notation writes it, if a word is one: a number, or `?` where
/// nobody knows it.
pub(super) fn leaf_value(word: &str) -> Option<String> {
    if LARGE && word == "?" { Some(word.to_owned()) } else { number(word) }
}

/// Returns a number as the notation writes it, if a word is one.
pub(super) fn number(word: &str) -> Option<String> {
    let unsigned = word.trim_start_matches(is_minus).trim_start_matches('+');
    if word.chars().count() - unsigned.chars().count() > 1 {
        return None;
    }
    let sign = if word.starts_with(is_minus) { "-" } else { "" };
    let infinite = ["inf", "Inf", "INF", "infinity", "Infinity", "INFINITY", "∞"];
    let infinite = infinite.into_iter().chain(["math.inf", "np.inf", "numpy.inf"]);
    if infinite.into_iter().any(|known| known == unsigned) {
        return Some(format!("{sign}inf"));
    }
    is_number(unsigned).then(|| format!("{sign}{unsigned}"))
}

/// Returns `true` for digits with a point or an exponent, and for a fraction of two such numbers.
fn is_number(word: &str) -> bool {
    let is_decimal = |word: &str| {
        let point = word.matches('.').count();
        point <= 1 && word.len() > point && word.chars().all(|c| c.is_ascii_digit() || c == '.')
    };
    if let Some((above, below)) = word.split_once('/') {
        return is_decimal(above) && is_decimal(below);
    }
    match word.split_once(['e', 'E']) {
        Some((digits, exponent)) => {
            let exponent = exponent.strip_prefix(['+', '-']).unwrap_or(exponent);
            is_decimal(digits)
                && !exponent.is_empty()
                && exponent.chars().all(|c| c.is_ascii_digit())
        }
        None => is_decimal(word),
    }
}
