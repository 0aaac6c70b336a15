//! Trees in lines, where what is further right is below: outlines, `├──`, and YAML.

use super::DEEPEST;
use super::literal;
use super::literal_tree;
use super::node::Node;
use super::outcomes;
use crate::games::bare_tree::{leaf_value, said};

/// The signs that such a tree is drawn with.
const DRAWN: [char; 18] =
    ['│', '├', '└', '─', '┌', '┐', '┘', '┬', '┼', '╰', '╭', '|', '+', '`', '*', '•', '·', '\t'];

/// Reads lines of which all but the first are further right than that.
pub(super) fn read(text: &str) -> Option<Node> {
    // The nodes that are open, with their columns.
    let mut open: Vec<(usize, Node)> = Vec::new();
    let mut lines = 0;
    let is_drawn = |c: char| c.is_whitespace() || DRAWN.contains(&c);
    // A line may have nothing but the lines of the drawing.
    for line in text.lines().filter(|line| !line.chars().all(is_drawn)) {
        let label = line.trim_start_matches(is_drawn);
        // A dash before a space is one of the drawing.
        let label = label.trim_start_matches("- ").trim_start_matches("-- ").trim_start();
        let column = line.chars().count() - label.chars().count();
        while open.len() > 1 && open.last()?.0 >= column {
            close(&mut open)?;
        }
        if open.last().is_some_and(|(root, _)| *root >= column) || open.len() > DEEPEST {
            return None; // there are two roots, or nobody has written this
        }
        open.push((column, labelled(label.trim())?));
        lines += 1;
    }
    while open.len() > 1 {
        close(&mut open)?;
    }
    let (_, root) = open.pop()?;
    (lines > 1 && !root.children.is_empty()).then(|| root.settled())
}

/// Ends the last node, which is a child of the one before.
fn close(open: &mut Vec<(usize, Node)>) -> Option<()> {
    let (_, node) = open.pop()?;
    open.last_mut()?.1.children.push(node.settled());
    Some(())
}

/// Returns the node of a line: `8`, `a: 8`, `a = 8`, `a (8)`, `L: [8, 3]` or `L`.
fn labelled(label: &str) -> Option<Node> {
    if let Some(value) = leaf_value(label) {
        return Some(Node::leaf(value));
    }
    let parts = label.split_once([':', '=']).or_else(|| {
        let (name, value) = label.strip_suffix(')')?.split_once('(')?;
        Some((name, value))
    });
    let (name, value) = parts.map_or((label, ""), |(name, value)| (name.trim(), value.trim()));
    let name = name.trim_matches(['"', '\'']);
    // `S (MIN)`, `0.9: MIN`.
    if said(value).is_some() && !value.contains(['[', '(', '{', ':']) {
        let plain = label.trim_matches(['"', '\'']).to_owned();
        return Some(Node { name: Some(plain), ..Node::default() });
    }
    let is_name = !name.is_empty() && !name.contains(['[', ']', '(', ')', '{', '}']);
    if !is_name {
        return None;
    }
    if value.is_empty() {
        return Some(Node { name: Some(name.to_owned()), ..Node::default() });
    }
    let node = match outcomes::value(value) {
        Some(value) => Node::leaf(value),
        None => literal_tree::node(&literal::read(value)?)?,
    };
    Some(node.called(name))
}
