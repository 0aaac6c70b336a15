//! Trees in lines of names: `S: L R`, `S -> L R`, `S L`, `R,A,6`, with the values of leaves as
//! `a=8`.

use super::graph::Graph;
use super::node::Node;
use super::outcomes::value as value_of;
use crate::games::bare_tree::leaf_value;

/// Reads a text of at least two such lines.
pub(super) fn read(text: &str) -> Option<Node> {
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    if lines.len() < 2 {
        return None;
    }
    let mut graph = Graph::default();
    for line in lines {
        let line = line.trim_end_matches([',', ';']);
        if line.contains(['[', ']', '(', ')', '{', '}']) {
            return None;
        }
        if let Some((name, value)) = line.split_once('=') {
            graph.label(name_of(name)?, &value_of(value.trim())?);
            continue;
        }
        let arrow = ["-->", "->", "→", ":"].into_iter().find_map(|sign| line.split_once(sign));
        if let Some((from, to)) = arrow {
            let mut children = words(to).peekable();
            children.peek()?;
            for to in children {
                graph.edge(name_of(from)?, to);
            }
            continue;
        }
        match *words(line).collect::<Vec<_>>() {
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
