//! The leaves of a uniform tree from left to right: `branching=2: 8 3 5 6`, `depth = 2`.

use super::node::Node;
use super::outcomes;
use crate::games::notation::NotationErrorKind;

/// The most leaves.
const MOST: usize = 1_000_000;

/// Reads the branching, the depth, or both, and as many values as such a tree has leaves.
pub(super) fn read(text: &str) -> Option<Node> {
    let (mut branching, mut depth) = (None, None);
    let mut leaves = text.trim_start();
    loop {
        let is_name = |c: char| c.is_alphabetic() || matches!(c, '_' | ' ');
        let (name, rest) = leaves.split_at(leaves.find(|c| !is_name(c)).unwrap_or(leaves.len()));
        // `depth 2`, too.
        let begins = |rest: &&str| rest.starts_with(|c: char| c.is_ascii_digit());
        let value = rest.strip_prefix(['=', ':']).or(Some(rest).filter(begins));
        let value = value.map(str::trim_start);
        let digits = |value: &str| value.find(|c: char| !c.is_ascii_digit()).unwrap_or(value.len());
        match (name.trim(), value) {
            ("branching" | "branching factor" | "branching_factor" | "b", Some(value)) => {
                branching = Some(value[..digits(value)].parse().ok()?);
            }
            ("depth" | "d", Some(value)) => depth = Some(value[..digits(value)].parse().ok()?),
            ("leaves" | "values", Some(value)) => {
                leaves = value;
                break;
            }
            _ => break,
        }
        // Of one letter, it may be a name.
        let value = value.filter(|_| name.trim().len() > 1 || rest.starts_with('='))?;
        leaves = value[digits(value)..].trim_start_matches([',', ';', ':', ' ', '\n', '\r', '\t']);
    }
    if branching.is_none() && depth.is_none() {
        return None;
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
