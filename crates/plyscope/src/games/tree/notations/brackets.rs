//! Trees in brackets, of which each has what is below a node.

use std::fmt::Write;

use super::{Lacking, Written, is_plain, nodes};
use crate::Player;
use crate::games::bare_tree::said;
use crate::games::tree::read::ESCAPED;
use crate::games::tree::shape::{Shape, Step};
use crate::games::tree::write::players;

/// Writes a tree from what begins and ends a node, of which a leaf has no end.
fn nested<'a>(
    shape: &'a Shape,
    between: &str,
    begin: impl Fn(&Written<'a>) -> Result<String, Lacking>,
    end: impl Fn(&Written<'a>) -> Result<String, Lacking>,
) -> Result<String, Lacking> {
    let nodes = nodes(shape)?;
    let (mut text, mut open, mut next) = (String::new(), Vec::new(), nodes.iter());
    let mut is_first = true;
    for step in shape.walk() {
        match step {
            Step::Down(_) => {
                let Some(node) = next.next() else { break };
                if !is_first {
                    text.push_str(between);
                }
                text.push_str(&begin(node)?);
                is_first = !node.is_leaf;
                if !node.is_leaf {
                    open.push(node);
                }
            }
            Step::Up => {
                let Some(node) = open.pop() else { break };
                text.push_str(&end(node)?);
                is_first = false;
            }
        }
    }
    Ok(text)
}

/// LaTeX's `forest`. A name with other signs than letters and digits stands in braces, and TeX's own
/// signs have a backslash in front.
pub(super) fn forest(shape: &Shape) -> Result<String, Lacking> {
    let begin = |node: &Written<'_>| {
        let name = match node.name {
            // The root's player is said in front.
            Some(name) if said(name).is_some() && !node.is_leaf => return Err(Lacking::Name),
            Some(name) if is_plain(name) => Some(escaped(name)),
            Some(name) if name.trim() != name || name.is_empty() => return Err(Lacking::Name),
            Some(name) if name.contains(['{', '}', '$', '\\', '^', '~', '\n']) => {
                return Err(Lacking::Name);
            }
            Some(name) => Some(format!("{{{}}}", escaped(name))),
            None => None,
        };
        if node.id != 0 && node.is_said && !shape.one_player {
            return Err(Lacking::Player);
        }
        let label = match (name, &node.value) {
            (Some(_), Some(_)) if !node.is_leaf => return Err(Lacking::Estimate),
            (Some(name), Some(value)) => format!("{name}: {value}"),
            (name, value) => name.or_else(|| value.clone()).unwrap_or_default(),
        };
        let space = if node.is_leaf || label.is_empty() { "" } else { " " };
        let close = if node.is_leaf { "]" } else { "" };
        Ok(format!("[{label}{space}{close}"))
    };
    let nodes = nested(shape, " ", begin, |_| Ok("]".to_owned()))?;
    if !shape.movers.is_empty() {
        return Err(Lacking::Player);
    }
    let players = players(shape);
    Ok(format!("{players}\\begin{{forest}} {nodes} \\end{{forest}}"))
}

/// Returns a name with a backslash before each sign that the reader takes with one.
fn escaped(name: &str) -> String {
    ESCAPED.iter().fold(name.to_owned(), |name, sign| name.replace(*sign, &format!("\\{sign}")))
}

/// LaTeX's packages qtree and tikz-qtree, where each node with children has a label.
pub(super) fn qtree(shape: &Shape) -> Result<String, Lacking> {
    let begin = |node: &Written<'_>| {
        if node.is_leaf {
            return match (node.name, &node.value) {
                (None, Some(value)) => Ok(value.clone()),
                _ => Err(Lacking::LeafName),
            };
        }
        if node.name.is_some() && node.value.is_some() {
            return Err(Lacking::Estimate);
        }
        let label = node.label()?;
        if label.contains([' ', '_', '^', '~']) {
            Err(Lacking::Name)
        } else {
            Ok(format!("[.{label} "))
        }
    };
    let text = nested(shape, " ", begin, |_| Ok(" ]".to_owned()))?;
    if shape.is_leaf(0) { Err(Lacking::Alone) } else { Ok(format!("\\Tree {text}")) }
}

/// Newick, where the length of a leaf's edge is its value if it has a name.
pub(super) fn newick(shape: &Shape) -> Result<String, Lacking> {
    let begin = |node: &Written<'_>| {
        Ok(match (node.plain_name()?, &node.value) {
            _ if !node.is_leaf => "(".to_owned(),
            (Some(name), Some(value)) => format!("{name}:{value}"),
            (_, value) => value.clone().unwrap_or_default(),
        })
    };
    let end = |node: &Written<'_>| {
        if node.name.is_some() && node.value.is_some() {
            return Err(Lacking::Estimate);
        }
        // A name behind one bracket is enough to know the notation.
        node.plain_name()?;
        let is_said = node.id == 0 || node.is_said || node.name.is_some() || node.value.is_some();
        Ok(if is_said { format!("){}", node.label()?) } else { ")".to_owned() })
    };
    let text = nested(shape, ",", begin, end)?;
    if shape.is_leaf(0) { Err(Lacking::Alone) } else { Ok(format!("{text};")) }
}

/// Calls of `Node`, or of `Max` and `Min` where it has to be said who moves.
pub(super) fn constructors(shape: &Shape) -> Result<String, Lacking> {
    let begin = |node: &Written<'_>| {
        let word = match node.player {
            _ if !node.is_said => "Node",
            Player::Max => "Max",
            Player::Min => "Min",
        };
        let mut text = format!("{word}(");
        let name = node.apart_name()?.map(|name| format!("\"{name}\""));
        for part in name.iter().chain(&node.value) {
            _ = write!(text, "{part}, ");
        }
        if node.is_leaf {
            text.truncate(text.trim_end_matches(", ").len());
        }
        text.push(if node.is_leaf { ')' } else { '[' });
        Ok(text)
    };
    let text = nested(shape, ", ", begin, |_| Ok("])".to_owned()))?;
    if shape.is_leaf(0) { Err(Lacking::Alone) } else { Ok(text) }
}
