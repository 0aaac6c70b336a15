//! Trees in lines, one or more for each node, and as a map of names to names.

use std::collections::BTreeSet;
use std::fmt::Write;

use super::{Lacking, Written, nodes};
use crate::games::tree::shape::Shape;

/// Lines drawn with `├──`.
pub(super) fn outline(shape: &Shape) -> Result<String, Lacking> {
    let nodes = with_children(shape)?;
    let mut text = String::new();
    // For each node around the present one, its first sibling to the right, where the list ends.
    let mut ends: Vec<std::ops::Range<u32>> = Vec::new();
    for node in &nodes {
        while ends.last().is_some_and(|siblings| !siblings.contains(&node.id)) {
            ends.pop();
        }
        if let Some((siblings, around)) = ends.split_last_mut() {
            // A column is drawn as long as a sibling of a node around is still to come.
            for siblings in around {
                text.push_str(if siblings.start == siblings.end { "    " } else { "│   " });
            }
            siblings.start = node.id + 1;
            text.push_str(if siblings.start == siblings.end { "└── " } else { "├── " });
        }
        _ = writeln!(text, "{}", node.label()?);
        if !node.is_leaf {
            ends.push(shape.children(node.id));
        }
    }
    Ok(text)
}

/// A map of names to names, or to the values of leaves.
pub(super) fn map(shape: &Shape) -> Result<String, Lacking> {
    let nodes = by_names(shape)?;
    let mut entries = Vec::new();
    for node in &nodes {
        match (node.name, &node.value) {
            (Some(name), Some(value)) => entries.push(format!("\"{name}\": {value}")),
            (Some(name), None) => {
                let below = below(shape, node, |name| format!("\"{name}\"")).collect::<Vec<_>>();
                entries.push(format!("\"{name}\": [{}]", below.join(", ")));
            }
            (None, _) => {}
        }
    }
    Ok(format!("{{{}}}", entries.join(", ")))
}

/// A line for each edge, and for the value of each leaf with a name.
pub(super) fn edges(shape: &Shape) -> Result<String, Lacking> {
    let nodes = by_names(shape)?;
    let mut text = String::new();
    for node in &nodes {
        node.plain_name()?;
        match (node.name, &node.value) {
            (Some(name), Some(value)) => _ = writeln!(text, "{name} = {value}"),
            (Some(name), None) => {
                for child in below(shape, node, str::to_owned) {
                    _ = writeln!(text, "{name} {child}");
                }
            }
            (None, _) => {}
        }
    }
    Ok(text)
}

/// Graphviz's language. All nodes have labels, so that their numbers are no names.
pub(super) fn dot(shape: &Shape) -> Result<String, Lacking> {
    let nodes = with_children(shape)?;
    let mut text = String::from("digraph {\n");
    for node in &nodes {
        _ = writeln!(text, "  n{} [label=\"{}\"];", node.id, node.label()?);
    }
    for (node, child) in all_edges(shape, &nodes) {
        _ = writeln!(text, "  n{node} -> n{child};");
    }
    text.push_str("}\n");
    Ok(text)
}

/// Mermaid's language, in the same way.
pub(super) fn mermaid(shape: &Shape) -> Result<String, Lacking> {
    let nodes = with_children(shape)?;
    let mut text = String::from("graph TD\n");
    for node in &nodes {
        _ = writeln!(text, "  n{}[\"{}\"]", node.id, node.label()?);
    }
    for (node, child) in all_edges(shape, &nodes) {
        _ = writeln!(text, "  n{node} --> n{child}");
    }
    Ok(text)
}

/// Returns the nodes of a tree that is more than a leaf.
fn with_children(shape: &Shape) -> Result<Vec<Written<'_>>, Lacking> {
    if shape.is_leaf(0) { Err(Lacking::Alone) } else { nodes(shape) }
}

/// Returns the nodes of a tree in which each node with children has a name of its own.
fn by_names(shape: &Shape) -> Result<Vec<Written<'_>>, Lacking> {
    let nodes = with_children(shape)?;
    let mut seen = BTreeSet::new();
    for node in &nodes {
        let name = node.apart_name()?;
        if name.is_none() && !node.is_leaf || name.is_some_and(|name| !seen.insert(name.to_owned()))
        {
            return Err(Lacking::NoName);
        }
        if node.is_said {
            return Err(Lacking::Player);
        }
        if node.is_leaf {
            continue;
        }
        if node.value.is_some() {
            return Err(Lacking::Estimate);
        }
        let children = shape.children(node.id);
        let is_bare = |child: u32| shape.is_leaf(child) && shape.name(child).is_none();
        if children.len() == 1 && children.clone().all(is_bare) {
            return Err(Lacking::OnlyLeaf);
        }
    }
    Ok(nodes)
}

/// Returns the names, or the values, of what is below a node.
fn below<'a>(
    shape: &'a Shape,
    node: &Written<'_>,
    name: impl Fn(&str) -> String + 'a,
) -> impl Iterator<Item = String> + 'a {
    shape.children(node.id).map(move |child| match shape.name(child) {
        Some(called) => name(called),
        None => shape.written(shape.value(child)).to_string(),
    })
}

fn all_edges<'a>(
    shape: &'a Shape,
    nodes: &'a [Written<'_>],
) -> impl Iterator<Item = (u32, u32)> + 'a {
    nodes.iter().flat_map(|node| shape.children(node.id).map(|child| (node.id, child)))
}
