//! Probabilities where people write them: before the children of a chance node, behind them, or at the
//! edges to them.

use super::node::Node;
use crate::games::bare_tree::leaf_value;
use crate::games::tree::probability::{Probability, add_up};

/// Returns a tree with the probabilities of its moves of chance apart from names and values, in which
/// they may stand: `0.9: 8`, `0.9: MIN`, `8 (0.9)`.
pub(super) fn with_probabilities(mut node: Node) -> Node {
    let has_some = node.children.iter().any(|child| child.probability.is_some());
    if node.is_chance && !has_some {
        let children = &mut node.children;
        _ = at_edges(children) || before(children) || behind(children);
    }
    node.children = node.children.into_iter().map(with_probabilities).collect();
    node
}

/// Takes the labels of the edges for probabilities. Returns `false` if they are something else.
fn at_edges(children: &mut [Node]) -> bool {
    let shares: Vec<_> = children.iter().map(|child| child.edge.clone()).collect();
    give(children, shares)
}

/// Takes names for probabilities, or what stands in them up to a colon. Returns `false` if they are
/// something else.
fn before(children: &mut [Node]) -> bool {
    let split = |child: &Node| {
        let name = child.name.clone().unwrap_or_default();
        let (share, name) = name.split_once(':').unwrap_or((&name, ""));
        (Some(share.trim().to_owned()), name.trim().to_owned())
    };
    let (shares, names): (Vec<_>, Vec<_>) = children.iter().map(split).unzip();
    if !give(children, shares) {
        return false;
    }
    for (child, name) in children.iter_mut().zip(names) {
        let unnamed = Node { name: None, ..std::mem::take(child) };
        *child = if name.is_empty() { unnamed } else { unnamed.called(&name) };
    }
    true
}

/// Takes values for probabilities where the names are numbers. Returns `false` if they are something
/// else.
fn behind(children: &mut [Node]) -> bool {
    let is_number = |child: &Node| child.name.as_deref().is_some_and(|it| leaf_value(it).is_some());
    let shares: Vec<_> = children.iter().map(|child| child.value.clone()).collect();
    if !children.iter().all(is_number) || !give(children, shares) {
        return false;
    }
    for child in children {
        child.value = child.name.take();
    }
    true
}

/// Gives children these probabilities, if they are ones that add up to 1. Returns `false` otherwise.
fn give(children: &mut [Node], shares: Vec<Option<String>>) -> bool {
    let read = |share: &Option<String>| Probability::read(share.as_deref()?.trim());
    let probabilities = shares.iter().map(read).collect::<Option<Vec<_>>>();
    if !probabilities.is_some_and(|all| add_up(&all)) {
        return false;
    }
    for (child, share) in children.iter_mut().zip(shares) {
        child.probability = share;
    }
    true
}
