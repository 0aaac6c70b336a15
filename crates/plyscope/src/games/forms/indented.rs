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
    let (mut lines, mut last_column) = (0, 0);
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
        // A line with nodes of its own has no others below.
        let has_own = |(_, node): &(usize, Node)| !node.children.is_empty();
        if last_column < column && open.last().is_some_and(has_own) {
            return None;
        }
        last_column = column;
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
    open.last_mut()?.1.children.push(with_values(node).settled());
    Some(())
}

/// Takes the values of `a 8` or `L 8 3` from the name of a node that has nothing below.
fn with_values(node: Node) -> Node {
    let is_leaf = node.children.is_empty() && node.value.is_none();
    let name = node.name.clone().filter(|_| is_leaf).unwrap_or_default();
    let Some((first, rest)) = name.split_once(char::is_whitespace) else { return node };
    if !first.contains(char::is_alphanumeric) || leaf_value(first).is_some() {
        return node;
    }
    match values(rest).as_deref() {
        Some([value]) if said(first).is_none() => Node::leaf(value).called(first),
        Some([_, _, ..]) => row(rest, first).unwrap_or(node),
        _ => node,
    }
}

/// Returns the values in a text that has nothing else.
fn values(text: &str) -> Option<Vec<String>> {
    let words = text.split([' ', ',', '\t']).filter(|word| !word.is_empty());
    words.map(outcomes::value).collect()
}

/// Returns a node with two or more values below.
fn row(text: &str, name: &str) -> Option<Node> {
    let values = values(text).filter(|values| values.len() > 1)?;
    Some(Node::inner(values.into_iter().map(Node::leaf).collect()).called(name))
}

/// Returns the node of a line: `8`, `a: 8`, `a = 8`, `a (8)`, `L: [8, 3]`, `L: 8 3` or `L`.
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
    if let Some(node) = row(value, name) {
        return Some(node);
    }
    let node = match outcomes::value(value) {
        Some(value) => Node::leaf(value),
        None => literal_tree::node(&literal::read(value)?)?,
    };
    Some(node.called(name))
}
