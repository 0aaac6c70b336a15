//! Nodes that are told by their names, and the edges between them.

use std::collections::{BTreeMap, BTreeSet};

use super::DEEPEST;
use super::node::Node;
use super::outcomes::{is_letter, is_outcome};
use crate::games::bare_tree::{Mover, leaf_value};
use crate::games::notation::NotationErrorKind;

/// A graph, which may be a tree.
#[derive(Debug, Default)]
pub(super) struct Graph {
    /// The children of each node that has any. A number may be the value of a leaf without a name.
    children: BTreeMap<String, Vec<String>>,
    /// What is said of nodes: the value of a leaf, or what a node is called.
    labels: BTreeMap<String, String>,
    /// The movers of nodes, by name, where their labels don't say them.
    movers: BTreeMap<String, Mover>,
    /// The labels of edges, by the node that each leads to.
    edges: BTreeMap<String, String>,
    /// `true` if nothing but the labels is seen, as long as all nodes have one.
    shows_labels: bool,
}

impl Graph {
    /// Returns an empty graph of which a label is what is seen of a node.
    pub(super) fn of_diagram() -> Graph {
        Graph { shows_labels: true, ..Graph::default() }
    }

    pub(super) fn edge(&mut self, from: &str, to: &str) {
        self.children.entry(from.to_owned()).or_default().push(to.to_owned());
    }

    pub(super) fn has_children(&self, node: &str) -> bool {
        self.children.contains_key(node)
    }

    pub(super) fn label(&mut self, node: &str, label: &str) {
        self.labels.insert(node.to_owned(), label.to_owned());
    }

    pub(super) fn moved_by(&mut self, node: &str, mover: Mover) {
        self.movers.insert(node.to_owned(), mover);
    }

    /// Adds the label of the edge that leads to a node.
    pub(super) fn edge_label(&mut self, to: &str, label: &str) {
        self.edges.insert(to.to_owned(), label.trim_matches('"').trim().to_owned());
    }

    /// Returns the tree, if the graph is one: with one root, and a single way to each node.
    pub(super) fn tree(mut self) -> Option<Node> {
        let is_diagram = self.shows_labels;
        // A number below a name that has nothing else is the value of that.
        let numbers = number_leaves(&self.children);
        let words = self.children.keys().chain(self.labels.keys()).all(|name| !is_outcome(name));
        // In a diagram, a node may be called `x`.
        let letters = !is_diagram
            && !self.children.keys().chain(self.labels.keys()).any(|name| is_letter(name));
        let is_value = |child: &String| {
            numbers && leaf_value(child).is_some()
                || words && is_outcome(child)
                || letters && is_letter(child)
        };
        let valued = self
            .children
            .iter()
            .filter(|(_, children)| matches!(&***children, [only] if is_value(only)));
        let valued: Vec<_> = valued.map(|(name, of)| (name.clone(), of[0].clone())).collect();
        if self.children.len() > valued.len() {
            for (name, value) in valued {
                self.children.remove(&name);
                self.labels.insert(name, value);
            }
        }
        let below: BTreeSet<&String> = self.children.values().flatten().collect();
        let mut roots = self.children.keys().filter(|name| !below.contains(name));
        let (root, second) = (roots.next(), roots.next());
        // Lines of words without a number may be something else.
        let has_values = self.labels.values().chain(below.iter().copied());
        let has_values = is_diagram || has_values.into_iter().any(|it| leaf_value(it).is_some());
        let mistake = |word: &str, kind: fn(String) -> NotationErrorKind| {
            has_values.then(|| Node::mistaken(word, kind(word.to_owned())))
        };
        let root = match (root, second) {
            (Some(root), None) => root.clone(),
            // The keys are in the order of the alphabet, not of the text.
            (Some(_), Some(second)) => return mistake(second, NotationErrorKind::SecondRoot),
            (None, _) => return mistake(self.children.keys().next()?, NotationErrorKind::Circle),
        };
        let mut seen = BTreeSet::from([&root]);
        let mut names = self.children.values().flatten().filter(|name| !is_value(name));
        if let Some(twice) = names.find(|name| !seen.insert(name)) {
            return mistake(twice, NotationErrorKind::TwoParents);
        }
        if !self.labels.keys().all(|name| seen.contains(name)) {
            return None; // something is said of a node that is not in the tree
        }
        self.shows_labels &= self.labels.len() == seen.len();
        // Beside numbers, the label `x` of a leaf is a value that nobody knows.
        if self.labels.values().any(|label| leaf_value(label).is_some()) {
            for (name, label) in &mut self.labels {
                if is_letter(label) && !self.children.contains_key(name) {
                    *label = "?".to_owned();
                }
            }
        }
        let count = 1 + self.children.values().map(Vec::len).sum::<usize>();
        let mut built = 0;
        let tree = self.node(&root, numbers, 0, &mut built)?;
        // What can't be reached is in a circle.
        if built < count {
            let mut reached = BTreeSet::new();
            self.reach(&root, &mut reached);
            let other = self.children.keys().find(|name| !reached.contains(name));
            return mistake(other?, NotationErrorKind::Circle);
        }
        Some(tree)
    }

    /// Adds a node and all below it that have children.
    fn reach<'a>(&'a self, name: &'a String, reached: &mut BTreeSet<&'a String>) {
        if let Some(children) = self.children.get(name)
            && reached.insert(name)
        {
            children.iter().for_each(|child| self.reach(child, reached));
        }
    }

    fn node(&self, name: &str, numbers: bool, depth: usize, built: &mut usize) -> Option<Node> {
        let mut node = self.node_itself(name, numbers, depth, built)?;
        node.edge = self.edges.get(name).cloned();
        let mover = self.movers.get(name).filter(|_| !node.children.is_empty());
        Some(match mover {
            Some(mover) => node.moved_by(*mover),
            None => node,
        })
    }

    fn node_itself(
        &self,
        name: &str,
        numbers: bool,
        depth: usize,
        built: &mut usize,
    ) -> Option<Node> {
        *built += 1;
        if depth > DEEPEST {
            return None;
        }
        let label = self.labels.get(name);
        if let Some(label) = label.filter(|_| self.shows_labels) {
            let children = self.children.get(name).into_iter().flatten();
            let children = children.map(|child| self.node(child, numbers, depth + 1, built));
            return Some(Node::inner(children.collect::<Option<_>>()?).labelled(label));
        }
        if let Some(children) = self.children.get(name) {
            let children = children.iter().map(|child| self.node(child, numbers, depth + 1, built));
            let node = Node::inner(children.collect::<Option<_>>()?);
            return Some(match label {
                Some(label) if leaf_value(label).is_none() => node.called(label),
                Some(label) => node.labelled(label).called(name),
                None => node.called(name),
            });
        }
        if let Some(label) = label.filter(|label| is_outcome(label)) {
            return Some(Node::leaf(label).called(name));
        }
        Some(match (label.and_then(|label| leaf_value(label)), leaf_value(name)) {
            (Some(value), _) => Node::leaf(value).called(name),
            (None, Some(value)) if numbers => Node::leaf(value),
            (None, _) => Node::default().called(name),
        })
    }
}

/// Returns `true` if numbers are values, and not names, as no node with children is called by one.
fn number_leaves(children: &BTreeMap<String, Vec<String>>) -> bool {
    children.keys().all(|name| leaf_value(name).is_none())
}
