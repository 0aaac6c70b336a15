//! The leaves of a uniform tree from left to right: `branching=2: 8 3 5 6`.

use super::node::Node;
use super::outcomes;
use crate::games::notation::NotationErrorKind;

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
    let words: Vec<&str> = leaves.collect();
    let leaves: Vec<Node> =
        words.iter().map(|word| outcomes::value(word).map(Node::leaf)).collect::<Option<_>>()?;
    let count = leaves.len();
    if branching.is_some_and(|it| it < 2) || depth == Some(0) || count > MOST {
        return None;
    }
    // The sizes that such a tree has, with its branching and its depth.
    let power = |branching: usize, depth: u32| {
        branching.checked_pow(depth).map(|size| (size, branching, depth))
    };
    let sizes: Vec<(usize, usize, u32)> = match (branching, depth) {
        (Some(branching), Some(depth)) => power(branching, depth).into_iter().collect(),
        (Some(branching), None) => (1..32).map_while(|depth| power(branching, depth)).collect(),
        (None, Some(depth)) => (2..=count + 2).map_while(|it| power(it, depth)).collect(),
        (None, None) => return None,
    };
    let Some(&(_, branching, depth)) = sizes.iter().find(|(size, ..)| *size == count) else {
        return Some(uneven(branching, depth, &words, &sizes));
    };
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

/// Returns the mistake that there are not as many leaves as such a tree has.
fn uneven(
    branching: Option<usize>,
    depth: Option<u32>,
    words: &[&str],
    sizes: &[(usize, usize, u32)],
) -> Node {
    let said = match (branching, depth) {
        (Some(branching), Some(depth)) => format!("branching {branching} and depth {depth}"),
        (Some(branching), None) => format!("branching {branching}"),
        (None, depth) => format!("depth {}", depth.unwrap_or_default()),
    };
    let count = words.len();
    let sizes = sizes.iter().map(|(size, ..)| *size);
    let fewer = sizes.clone().filter(|&size| size < count).max();
    let more = sizes.filter(|&size| size > count).min();
    let near: Vec<String> = [fewer, more].into_iter().flatten().map(|it| it.to_string()).collect();
    let leaves = if count == 1 { "leaf" } else { "leaves" };
    let kind = NotationErrorKind::Form(format!(
        "there are {count} {leaves}, but a tree with {said} has {}",
        near.join(" or ")
    ));
    Node::mistaken(words.last().copied().unwrap_or_default(), kind)
}
