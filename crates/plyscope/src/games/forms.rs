//! Trees and positions as people have them elsewhere: in programs, notes and files. They are told by
//! their structure, and only in a text that would be an error otherwise, so that no text changes its
//! meaning. See docs/decisions/other-forms-are-told-by-structure.md.

mod agents;
mod boards;
mod chances;
mod chess;
mod cleaned;
mod closest;
mod crosswords;
mod diagram;
mod distances;
mod drops;
mod edges;
mod flat;
mod gambit;
mod graph;
mod indented;
mod levels;
mod literal;
mod literal_tree;
mod nameless;
mod newick;
mod node;
mod outcome_leaves;
mod outcomes;
mod parents;
mod positions;
mod qtree;
mod slashes;
mod sums;
mod tikz;
mod tours;
mod tsplib;

use self::cleaned::cleaned;
use self::node::Node;
use super::notation::{NotationError, NotationErrorKind, TextPart};

/// The forms, those that can be told most surely first. Each returns `None` for another form.
const FORMS: [fn(&str) -> Option<Node>; 13] = [
    agents::read,
    flat::read,
    parents::read,
    diagram::read_dot,
    diagram::read_mermaid,
    qtree::read,
    tikz::read,
    literal_tree::read,
    newick::read,
    slashes::read,
    indented::read,
    levels::read,
    edges::read,
];

/// The most levels of a tree that somebody has written down in such a form.
const DEEPEST: usize = 200;

/// Reads a text in the notation, as `read` does, or in one of these forms.
///
/// # Errors
///
/// The tree can't be one here. The place of the error is that in the text where the text only has
/// comments and other decorations around the notation, and otherwise all of the text.
pub(super) fn read<T, Read>(text: &str, read: &Read) -> Result<T, NotationError>
where
    Read: Fn(&str) -> Result<T, NotationError>,
{
    use NotationErrorKind as Kind;
    let mut result = read(text);
    if result.is_ok() {
        return result;
    }
    if let Some(position) = positions::in_notation(text) {
        let position = position?;
        match (read(&position.text), &mut result) {
            (Ok(game), _) => return Ok(game),
            (Err(error), Err(own)) => {
                if let Some(place) = position.placed(&error, own) {
                    return Err(place.error(*error.kind));
                }
                own.kind.suggest(&error.kind);
            }
            _ => {}
        }
    }
    if let Some(cities) = tours::in_notation(text) {
        let cities = cities?;
        return read(&cities).map_err(|error| {
            // What is wrong with a word is wrong where it stands first.
            let wrong: String = cities.chars().skip(error.offset).take(error.length).collect();
            let all = TextPart::of(text).trim();
            let table = match all.split_once(':') {
                Some((name, table)) if name.as_str() == "tsp" => table.trim(),
                _ => all,
            };
            table.find(&wrong).error(*error.kind)
        });
    }
    if let Some(sum) = sums::in_notation(text)
        && let Ok(game) = read(&sum?)
    {
        return Ok(game);
    }
    if let Some(mut position) = chess::in_notation(text) {
        match (read(&position.text()), &mut result) {
            (Err(left_out), Err(error)) if matches!(*left_out.kind, Kind::LeftOut(_)) => {
                error.kind.suggest(&left_out.kind);
            }
            (read, _) => {
                if let Some(mistake) = position.mistake() {
                    return Err(mistake);
                }
                match read.map_err(|error| position.placed(error)) {
                    Ok(game) => return Ok(game),
                    Err(Some(mistake)) => return Err(mistake),
                    Err(None) => {}
                }
            }
        }
    }
    if let Some(position) = crosswords::in_notation(text)
        && let Ok(game) = read(&position)
    {
        return Ok(game);
    }
    if let Some(tree) = gambit::read(text) {
        return read(&tree?.to_json());
    }
    let mut cleaned = match &result {
        Err(error) if is_of_no_form(&error.kind) => cleaned(text),
        _ => return result,
    };
    if cleaned != text {
        if let Some(tree) = gambit::read(&cleaned) {
            return read(&tree?.to_json());
        }
        result = read(&cleaned);
    }
    let is_other = result.as_ref().is_err_and(|error| is_of_no_form(&error.kind));
    if !is_other || depth(&cleaned) > DEEPEST {
        return result;
    }
    if let Some(position) = nameless::told(&cleaned) {
        let front = format!("{}:", position.game);
        match self::read(&(front.clone() + &cleaned), read) {
            Err(error) if position.is_sure => return Err(behind(&front, text, error)),
            Err(_) => {}
            game => return game,
        }
    }
    match outcome_leaves::in_notation(&cleaned) {
        Some(Ok(plain)) => match read(&plain) {
            Ok(game) => return Ok(game),
            Err(_) => cleaned = plain,
        },
        Some(Err(error)) => result = Err(error),
        None => {}
    }
    let all = TextPart::of(text).trim();
    let Some(mut node) = in_form(&cleaned) else {
        let Err(error) = result else { return result };
        return nearly(text, &cleaned, error, read);
    };
    if let Some((word, kind)) = node.mistake.take() {
        return Err(last_word(all, &word).unwrap_or(all).error(kind));
    }
    let node = chances::with_probabilities(node).with_unknown_leaves();
    let node = outcome_leaves::settled(node)
        .map_err(|(word, kind)| last_word(all, &word).unwrap_or(all).error(kind))?;
    if let Some(name) = node.without_value() {
        let kind = NotationErrorKind::LeafWithoutValue(name.to_owned());
        return Err(last_word(all, name).unwrap_or(all).error(kind));
    }
    read(&node.to_json()).map_err(|error| all.error(*error.kind))
}

/// Returns the line of the game whose position a tree may be as well, such as a table of distances in
/// lists.
pub(super) fn other_reading(text: &str) -> Option<String> {
    let text = cleaned(text);
    let game = nameless::told(&text)?.game;
    Some(format!("{game}:{}", text.trim()))
}

/// Reads a text of no form that the notation refuses with `error`: a tree with a name, or what is nearly
/// one in a form.
fn nearly<T>(
    text: &str,
    cleaned: &str,
    error: NotationError,
    read: impl Fn(&str) -> Result<T, NotationError>,
) -> Result<T, NotationError> {
    // The notation has the place already, if nothing but the end or a value is missing.
    let is_end = error.offset >= text.trim_end().chars().count();
    if is_end || matches!(*error.kind, NotationErrorKind::LeafWithoutValue(_)) {
        return Err(error);
    }
    let is_unknown = matches!(*error.kind, NotationErrorKind::UnknownGame { near: None, .. });
    let text = TextPart::of(text);
    let named = if is_unknown { closest::named(text, cleaned, read) } else { None };
    if let Some(Ok(game)) = named {
        return Ok(game);
    }
    if let Some(mistake) = closest::mistake(text, cleaned).or(named.and_then(Result::err)) {
        return Err(mistake);
    }
    if is_unknown && closest::is_tree(cleaned) {
        let said = "this looks like a tree, but not in a form that is read here: write lists such as \
                    [[3,12],[2,4]], or a line for each node, such as `S: L R`";
        return Err(text.trim().error(NotationErrorKind::Form(said.to_owned())));
    }
    Err(error)
}

/// Reads a text in one of the forms.
fn in_form(cleaned: &str) -> Option<Node> {
    FORMS.iter().find_map(|form| form(cleaned))
}

/// Returns a mistake in a text that had this in front in its place in the text alone.
fn behind(front: &str, text: &str, error: NotationError) -> NotationError {
    let place = |at: usize| {
        let at = at.saturating_sub(front.chars().count());
        text.char_indices().nth(at).map_or(text.len(), |(byte, _)| byte)
    };
    let range = error.range();
    TextPart::of(text).part(place(range.start), place(range.end)).error(*error.kind)
}

/// Returns the last place in a text where this word stands.
fn last_word<'a>(text: TextPart<'a>, word: &str) -> Option<TextPart<'a>> {
    let all = text.as_str();
    // A sign at its beginning parts it from what is before.
    let begins = word.starts_with(char::is_alphanumeric);
    let is_apart = |&(start, _): &(usize, &str)| {
        let before =
            all.get(..start).filter(|_| begins).and_then(|before| before.chars().next_back());
        let after = all.get(start + word.len()..).and_then(|after| after.chars().next());
        ![before, after].into_iter().flatten().any(char::is_alphanumeric)
    };
    let (start, _) = all.rmatch_indices(word).filter(|_| !word.is_empty()).find(is_apart)?;
    Some(text.part(start, start + word.len()))
}

/// Returns `true` if a text with such a mistake may have another form: in others, the notation knows
/// what it is about.
fn is_of_no_form(kind: &NotationErrorKind) -> bool {
    use NotationErrorKind as Kind;
    matches!(
        kind,
        Kind::Expected { .. }
            | Kind::UnknownGame { .. }
            | Kind::ChildrenOrChild(_)
            | Kind::NodeOrChild(_)
            | Kind::Key(_)
            | Kind::KeyAsName(_)
            | Kind::LeafWithoutValue(_)
            | Kind::NoBrackets
            | Kind::NoValue
            | Kind::SecondName
    )
}

/// Returns the greatest number of brackets that are open at once.
fn depth(text: &str) -> usize {
    let (mut open, mut most) = (0_usize, 0);
    for byte in text.bytes() {
        match byte {
            b'(' | b'[' | b'{' => open += 1,
            b')' | b']' | b'}' => open = open.saturating_sub(1),
            _ => {}
        }
        most = most.max(open);
    }
    most
}
