//! The leaves of a uniform tree from left to right: `branching=2: 8 3 5 6`.

use super::node::Node;
use crate::games::bare_tree::leaf_value;

/// The most leaves.
const MOST: usize = 1_000_000;

/// Reads `branching=2:` or `depth=2:`, or both, with as many numbers as such a tree has leaves.
pub(super) fn read(text: &str) -> Option<Node> {
    let (front, leaves) = text.split_once(':')?;
    let (mut branching, mut depth) = (None, None);
    for part in front.split([',', ' ', ';']).filter(|part| !part.is_empty()) {
        let (name, value) = part.split_once('=')?;
        let value: usize = value.trim().parse().ok()?;
        match name.trim() {
            "branching" | "b" => branching = Some(value),
            "depth" | "d" => depth = Some(u32::try_from(value).ok()?),
            _ => return None,
        }
    }
    let is_sign =
        |c: char| c.is_whitespace() || matches!(c, ',' | ';' | '[' | ']' | '(' | ')' | '{' | '}');
    let leaves = leaves.split(is_sign).filter(|word| !word.is_empty());
    let leaves: Vec<Node> =
        leaves.map(|word| leaf_value(word).map(Node::leaf)).collect::<Option<_>>()?;
    let count = leaves.len();
    let branching = match (branching, depth) {
        (Some(branching), _) => branching,
        (None, Some(depth)) => (2..=count).find(|it| it.checked_pow(depth) == Some(count))?,
        (None, None) => return None,
    };
    let is_full = |depth: u32| branching.checked_pow(depth) == Some(count);
    let depth = match depth {
        Some(depth) => Some(depth).filter(|&depth| is_full(depth)),
        None => (1..32).find(|&depth| is_full(depth)),
    }?;
    if branching < 2 || depth == 0 || count > MOST {
        return None;
    }
    let mut row = leaves;
    for _ in 0..depth {
        let mut nodes = row.into_iter();
        row = Vec::new();
        while nodes.len() > 0 {
            row.push(Node::inner(nodes.by_ref().take(branching).collect()));
        }
    }
    row.pop()
}
