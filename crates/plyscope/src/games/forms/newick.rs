//! Trees as biologists write them, with names behind the brackets: `((8,3)L,(5,6)R)S`.

use super::node::Node;
use super::outcomes;
use crate::games::bare_tree::leaf_value;
use crate::games::notation::NotationErrorKind;

/// Reads brackets with at least one name behind them.
pub(super) fn read(text: &str) -> Option<Node> {
    let text = text.trim();
    if !text.starts_with('(') {
        return None;
    }
    let mut open: Vec<Vec<Node>> = Vec::new();
    let (mut rest, mut has_names) = (text, false);
    loop {
        rest = rest.trim_start();
        if let Some(inside) = rest.strip_prefix('(') {
            open.push(Vec::new());
            rest = inside;
            continue;
        }
        // A leaf, or the end of one node and perhaps of those around it.
        let (word, after) = word(rest);
        rest = after;
        let mut node = match after.strip_prefix(':') {
            // The length of the edge to a leaf with a name.
            Some(after) if !word.is_empty() => {
                let (value, after) = self::word(after);
                rest = after;
                has_names = true;
                Node::leaf(outcomes::value(value)?).called(word)
            }
            _ => Node::leaf(outcomes::value(word)?),
        };
        loop {
            let Some(siblings) = open.last_mut() else {
                return (has_names && rest.trim().is_empty()).then_some(node);
            };
            siblings.push(node);
            rest = rest.trim_start();
            if let Some(after) = rest.strip_prefix(',') {
                rest = after;
                break;
            }
            rest = rest.strip_prefix(')')?;
            node = Node::inner(open.pop()?);
            let (name, after) = self::word(rest);
            rest = after;
            if let Some(after) = after.strip_prefix(':') {
                let (length, _) = self::word(after);
                leaf_value(length)?;
                let said = "a length at a node with children has no meaning here: leave it out";
                let kind = NotationErrorKind::Form(said.to_owned());
                return Some(Node::mistaken(&format!(":{length}"), kind));
            }
            if !name.is_empty() {
                node = node.labelled(name);
                has_names = true;
            }
        }
    }
}

/// Returns what stands before the next sign, and what follows.
fn word(text: &str) -> (&str, &str) {
    let end = text.find(['(', ')', ',', ':', ';', '[', ']']).unwrap_or(text.len());
    let (word, rest) = text.split_at(end);
    (word.trim().trim_matches(['\'', '"']), rest)
}
