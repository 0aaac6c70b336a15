//! Chess as people have it: a FEN or moves without the name of the game, EPD, the `position` of UCI, and
//! PGN, of which the first game counts.

use std::ops::Range;

use crate::games::notation::{NotationError, NotationErrorKind, TextPart};

/// A word of the notation, and where it was written.
type Word<'a> = (String, TextPart<'a>);

/// A position and moves, as words of the notation of chess.
#[derive(Default)]
pub(super) struct Written<'a> {
    position: Vec<Word<'a>>,
    moves: Vec<Word<'a>>,
    /// `true` if the text can be nothing but chess, however wrong it is.
    is_certain: bool,
    /// `true` if it has moves alone, all of which look like moves.
    is_likely: bool,
    /// The first mistake in its brackets and tags.
    mistake: Option<NotationError>,
}

/// Tags that a game of chess begins with.
const TAGS: [&str; 9] =
    ["Event", "Site", "Date", "Round", "White", "Black", "Result", "FEN", "SetUp"];

/// The variants that are none.
const STANDARD: [&str; 3] = ["Standard", "standard", "From Position"];

/// The most words that a game has: more are something else.
const MOST: usize = 10_000;

/// Returns such a text as the notation of chess has it.
pub(super) fn in_notation(text: &str) -> Option<Written<'_>> {
    let mut all = TextPart::of(text).trim();
    if let Some(rest) = all.as_str().strip_prefix("chess:") {
        let length = all.as_str().len();
        all = all.part(length - rest.len(), length).trim();
    }
    uci(all).or_else(|| fen(all)).or_else(|| game(all))
}

impl Written<'_> {
    /// Returns the line of the notation.
    pub(super) fn text(&self) -> String {
        let join = |words: &[Word<'_>]| {
            words.iter().map(|(word, _)| word.as_str()).collect::<Vec<_>>().join(" ")
        };
        match (&*self.position, &*self.moves) {
            ([], []) => "chess".to_owned(),
            (position, []) => format!("chess:{}", join(position)),
            ([], moves) => format!("chess:{}", join(moves)),
            (position, moves) => format!("chess:{},{}", join(position), join(moves)),
        }
    }

    /// Returns what is wrong with the text before the notation is read.
    pub(super) fn mistake(&mut self) -> Option<NotationError> {
        self.mistake.take()
    }

    /// Returns a mistake in the line of the notation in its place in the text; `None` if the text may
    /// be no chess at all.
    pub(super) fn placed(&self, error: NotationError) -> Option<NotationError> {
        let wrong = error.range();
        let mut at = "chess:".len();
        let mut touched: Vec<(Range<usize>, &Word<'_>)> = Vec::new();
        for word in self.position.iter().chain(&self.moves) {
            let end = at + word.0.chars().count();
            if at < wrong.end && wrong.start < end {
                touched.push((at..end, word));
            }
            at = end + 1;
        }
        let (first, last) = (touched.first()?, touched.last()?);
        // Of moves alone, which could be names, the first has to be one.
        let is_after_moves = self.is_likely && first.0.start > "chess:".len();
        if !self.is_certain && !is_after_moves {
            return None;
        }
        let (_, (word, place)) = first;
        let is_one = touched.len() == 1 && word == place.as_str();
        let place = match is_one {
            true => {
                let byte = |at: usize| {
                    let within = at.saturating_sub(first.0.start);
                    word.char_indices().nth(within).map_or(word.len(), |(byte, _)| byte)
                };
                place.part(byte(wrong.start), byte(wrong.end))
            }
            false => place.up_to(last.1.1),
        };
        Some(place.error(*error.kind))
    }
}

/// Returns the words of a text as they are.
fn words(part: TextPart<'_>) -> Vec<Word<'_>> {
    let mut at = 0;
    let chunks = part.as_str().split_inclusive(char::is_whitespace).map(|chunk| {
        let word = part.part(at, at + chunk.trim_end().len());
        at += chunk.len();
        (word.as_str().to_owned(), word)
    });
    chunks.filter(|(word, _)| !word.is_empty()).collect()
}

/// Reads `position startpos moves e2e4`, with or without its first word.
fn uci(part: TextPart<'_>) -> Option<Written<'_>> {
    let begins = ["position", "startpos", "fen"];
    if !begins.iter().any(|begin| part.as_str().starts_with(begin)) {
        return None;
    }
    let mut words = words(part);
    if words.first()?.0 == "position" {
        words.remove(0);
    }
    let begin = words.iter().position(|(word, _)| word == "moves");
    let moves = begin.map_or_else(Vec::new, |begin| words.split_off(begin).split_off(1));
    let mut written = Written { moves, is_certain: true, ..Written::default() };
    match (&*words.first()?.0, words.len()) {
        ("startpos", 1) => {}
        ("fen", 2..) => written.position = words.split_off(1),
        _ => return None,
    }
    Some(written)
}

/// Reads a FEN, or a line of EPD, whose operations follow its first four fields.
fn fen(part: TextPart<'_>) -> Option<Written<'_>> {
    if !part.as_str().split_whitespace().next()?.contains('/') {
        return None;
    }
    let mut fields = words(part);
    let all = |text: &str, signs: &str| text.chars().all(|c| signs.contains(c));
    let is_field = |(at, (field, _)): (usize, &Word<'_>)| match at {
        0 => true,
        1 => ["w", "b"].contains(&field.as_str()),
        2 => all(field, "KQkq-"),
        3 => all(field, "-") || is_square(field),
        _ => at < 6 && all(field, "0123456789"),
    };
    // In a link, `_` may stand for a space.
    let first = &fields.first()?.0;
    let (pieces, rest) = first.split_once('_').unwrap_or((first, ""));
    if !are_pieces(pieces, fields.len() > 1 || !rest.is_empty()) {
        return None;
    }
    let count = fields.iter().enumerate().take_while(|&field| is_field(field)).count();
    if count >= 4 && part.as_str().contains(';') {
        fields.truncate(count);
    }
    Some(Written { position: fields, is_certain: true, ..Written::default() })
}

/// Returns `true` for what can only be the pieces of a position: both kings, or eight ranks before
/// another field.
fn are_pieces(word: &str, has_more: bool) -> bool {
    let ranks = word.split('/').count();
    let are_ranks = word
        .split('/')
        .all(|rank| (1..=9).contains(&rank.len()) && rank.chars().all(char::is_alphanumeric));
    let has_kings = word.contains('k') && word.contains('K');
    are_ranks && (has_kings && (6..=10).contains(&ranks) || has_more && ranks == 8)
}

fn is_square(text: &str) -> bool {
    matches!(text.as_bytes(), [b'a'..=b'h', b'1'..=b'8'])
}

/// Reads PGN, or its moves.
fn game(part: TextPart<'_>) -> Option<Written<'_>> {
    let mut game = main_line(part);
    if game.moves.len() > MOST {
        return None;
    }
    let end = game
        .moves
        .iter()
        .position(|(word, _)| ["1-0", "0-1", "1/2-1/2", "½-½", "*"].contains(&word.as_str()));
    game.moves.truncate(end.unwrap_or(usize::MAX));
    game.moves.retain(|(word, _)| !word.starts_with('$'));
    game.is_certain |= begins_with_number(&game.moves);
    for (word, _) in &mut game.moves {
        if let Some(squares) = squares(word) {
            *word = squares;
        }
    }
    // Words of another kind are no moves.
    let is_move = |(word, _): &Word<'_>| {
        let is_sign = |c: char| "KQRBNabcdefghx12345678Oo0-+#=!?qrn".contains(c);
        without_number(word).chars().all(is_sign)
    };
    let has_moves = game.moves.iter().any(|(word, _)| word.contains(char::is_alphabetic));
    let are_moves = has_moves && game.mistake.is_none() && game.moves.iter().all(is_move);
    let is_line = !part.as_str().contains('\n');
    game.is_likely = is_line && game.moves.iter().all(|(word, _)| is_shaped(word));
    (are_moves || game.is_certain).then_some(game)
}

/// Returns `true` for a word that has the shape of a move.
fn is_shaped(word: &str) -> bool {
    let plain = without_number(word).trim_end_matches(['+', '#', '!', '?']);
    let plain =
        plain.trim_end_matches(['Q', 'R', 'B', 'N', 'q', 'r', 'b', 'n']).trim_end_matches('=');
    let to = plain.get(plain.len().saturating_sub(2)..).unwrap_or_default();
    plain.is_empty() || is_square(to) || plain.ends_with("O-O") || plain.ends_with("0-0")
}

/// Returns `true` for `1. e4` and `1.e4`.
fn begins_with_number(moves: &[Word<'_>]) -> bool {
    let Some((first, _)) = moves.first() else { return false };
    let rest = first.trim_start_matches(|c: char| c.is_ascii_digit());
    let is_number = rest.len() < first.len() && rest.starts_with('.');
    let next = match rest.trim_start_matches('.') {
        "" => moves.get(1).map_or("", |(word, _)| word),
        word => word,
    };
    is_number && next.starts_with(char::is_alphabetic) && is_shaped(next)
}

/// Returns the position that the tags of the first game have, if any, and its moves without comments
/// and variations.
fn main_line(part: TextPart<'_>) -> Written<'_> {
    let mut game = Written::default();
    // The brackets of variations that are open, or that of a comment.
    let (mut open, mut comment) = (Vec::new(), None);
    let mut at = 0;
    for line in part.as_str().split_inclusive('\n') {
        let line = {
            let start = at;
            at += line.len();
            part.part(start, at).trim()
        };
        // In a comment in braces, a line begins with any sign.
        if comment.is_none() {
            if let Some((name, value)) = tag(line) {
                // The tags of the next game.
                if !game.moves.is_empty() {
                    break;
                }
                game.is_certain |= TAGS.contains(&name);
                match name {
                    "FEN" => game.position = words(value),
                    "Variant" if !STANDARD.contains(&value.as_str()) => {
                        let said = "the rules are those of standard chess, not of this variant";
                        let kind = NotationErrorKind::Form(said.to_owned());
                        game.mistake.get_or_insert(value.error(kind));
                    }
                    _ => {}
                }
                continue;
            }
            if line.as_str().starts_with('%') {
                continue;
            }
        }
        let mut start = None;
        let ends = line.as_str().char_indices().chain([(line.as_str().len(), '\n')]);
        for (at, c) in ends {
            let sign = || line.part(at, at + c.len_utf8());
            let is_plain = comment.is_none() && open.is_empty();
            let is_word = is_plain && !c.is_whitespace() && !matches!(c, '{' | ';' | '(' | ')');
            if is_word {
                start.get_or_insert(at);
                continue;
            }
            if let Some(start) = start.take() {
                let word = line.part(start, at);
                game.moves.push((word.as_str().to_owned(), word));
                if game.moves.len() > MOST {
                    return game;
                }
            }
            match c {
                '}' if comment.is_some() => comment = None,
                _ if comment.is_some() => {}
                '{' => comment = Some(sign()),
                ';' => break,
                '(' => open.push(sign()),
                ')' if open.pop().is_none() => {
                    game.mistake.get_or_insert(sign().error(bracket(sign(), "closes nothing")));
                }
                _ => {}
            }
        }
    }
    if let Some(sign) = comment.or_else(|| open.first().copied()) {
        game.mistake.get_or_insert(sign.error(bracket(sign, "is never closed")));
    }
    game
}

fn bracket(sign: TextPart<'_>, said: &str) -> NotationErrorKind {
    NotationErrorKind::Form(format!("this `{}` {said}", sign.as_str()))
}

/// Returns the name and the value of a line such as `[Event "Casual"]`.
fn tag(line: TextPart<'_>) -> Option<(&str, TextPart<'_>)> {
    let inside = line.as_str().strip_prefix('[')?.strip_suffix(']')?;
    let (name, value) = inside.split_once('"')?;
    let start = 1 + name.len() + 1;
    Some((name.trim(), line.part(start, start + value.trim_end_matches('"').len())))
}

fn without_number(word: &str) -> &str {
    word.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.')
}

/// Returns the two squares of `e2-e4` or `Ng1xf3`, as the notation reads them.
fn squares(word: &str) -> Option<String> {
    let plain = without_number(word).trim_end_matches(['+', '#', '!', '?']);
    let plain = plain.strip_prefix(['K', 'Q', 'R', 'B', 'N']).unwrap_or(plain);
    let (from, to) = plain.split_once(['-', 'x'])?;
    let (to, promoted) = to.split_once('=').unwrap_or((to, ""));
    (is_square(from) && is_square(to)).then(|| format!("{from}{to}{}", promoted.to_lowercase()))
}
