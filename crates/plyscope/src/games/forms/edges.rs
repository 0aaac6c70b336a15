//! Trees in lines of names: `S: L R`, `S -> L R`, `S L`, `R,A,6`, with the values of leaves as
//! `a=8`.

use super::graph::Graph;
use super::node::Node;
use super::outcomes::value as value_of;
use crate::games::bare_tree::leaf_value;

/// Reads a text of at least two such lines; in one line, semicolons may stand between them.
pub(super) fn read(text: &str) -> Option<Node> {
    let sign = if text.trim().contains('\n') { '\n' } else { ';' };
    let lines: Vec<&str> =
        text.split(sign).map(str::trim).filter(|line| !line.is_empty()).collect();
    if lines.len() < 2 {
        return None;
    }
    let is_whole = |node: &Node| node.mistake.is_none();
    let tree = edges(&lines).filter(is_whole);
    tree.or_else(|| rows(&lines).filter(Node::is_whole)).or_else(|| edges(&lines))
}

fn edges(lines: &[&str]) -> Option<Node> {
    let mut graph = Graph::default();
    for line in lines {
        let line = line.trim_end_matches([',', ';']);
        let arrows = ["-->", "->", "→", "--", ":"];
        let arrow = arrows.into_iter().find_map(|sign| line.split_once(sign));
        let listed = |(from, to)| Some((from, in_brackets(to)?));
        // `L = [8, 3]`.
        let list = line.split_once('=').and_then(listed);
        let arrow = list.or(arrow.map(|two| listed(two).unwrap_or(two)));
        let plain = arrow.map_or(line, |(from, _)| from);
        if plain.contains(BRACKETS) || arrow.is_some_and(|(_, to)| to.contains(BRACKETS)) {
            return None;
        }
        if let Some((name, value)) = line.split_once('=').filter(|_| list.is_none()) {
            graph.label(name_of(name)?, &value_of(value.trim())?);
            continue;
        }
        if let Some((from, to)) = arrow {
            let children: Vec<&str> = words(to).collect();
            if children.is_empty() || has_signs(&children) {
                return None;
            }
            for to in children {
                graph.edge(name_of(from)?, to);
            }
            continue;
        }
        let words: Vec<&str> = words(line).collect();
        if has_signs(&words) {
            return None;
        }
        match *words {
            [from, to] => graph.edge(name_of(from)?, to),
            [from, to, value] => {
                graph.edge(name_of(from)?, to);
                graph.label(to, &value_of(value)?);
            }
            _ => return None,
        }
    }
    graph.tree()
}

const BRACKETS: [char; 6] = ['[', ']', '(', ')', '{', '}'];

/// Returns what is between brackets around a text.
fn in_brackets(text: &str) -> Option<&str> {
    let pairs = [('[', ']'), ('(', ')'), ('{', '}')];
    let text = text.trim();
    let inside = |(open, close)| text.strip_prefix(open)?.strip_suffix(close);
    pairs.into_iter().find_map(inside).filter(|inside| !inside.contains(BRACKETS))
}

/// Reads rows such as `S,L,R`, of a node and all that are below it.
fn rows(lines: &[&str]) -> Option<Node> {
    let mut graph = Graph::default();
    for line in lines {
        if line.contains(BRACKETS) || line.contains(['=', ':', '>']) {
            return None;
        }
        let words: Vec<&str> = words(line).collect();
        let (from, below) = words.split_first().filter(|_| !has_signs(&words))?;
        let from = name_of(from)?;
        below.iter().for_each(|to| graph.edge(from, to));
    }
    graph.tree()
}

/// Returns `true` if one of these is neither a name nor a value, such as a line of a drawing.
fn has_signs(words: &[&str]) -> bool {
    let is_word = |word: &&str| word.contains(char::is_alphanumeric) || leaf_value(word).is_some();
    !words.iter().all(is_word)
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split([',', ' ', '\t', ';']).map(unquoted).filter(|word| !word.is_empty())
}

/// Returns the name of a node that something is said of; a number is none.
fn name_of(text: &str) -> Option<&str> {
    let name = unquoted(text.trim());
    (!name.is_empty() && !name.contains(char::is_whitespace) && leaf_value(name).is_none())
        .then_some(name)
}

fn unquoted(word: &str) -> &str {
    word.trim_matches(['"', '\''])
}
