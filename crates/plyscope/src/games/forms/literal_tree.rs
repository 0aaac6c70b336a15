//! Trees in the literals of programs: with the label first, as tuples of a name and what is below, by
//! constructors, as maps of names to names, and as objects with other keys than those of the notation.

use std::collections::BTreeSet;

use super::graph::Graph;
use super::literal::{self, Literal};
use super::node::Node;
use super::outcomes::{is_letter, is_outcome, is_unknown};
use crate::games::bare_tree::{Mover, mover, said};

/// The keys of the children of a node, of its name, of its value, and of what decides there.
const CHILDREN: [&str; 8] =
    ["children", "successors", "kids", "branches", "actions", "moves", "nodes", "child"];
const NAME: [&str; 6] = ["name", "label", "id", "state", "key", "title"];
const VALUE: [&str; 9] =
    ["value", "val", "utility", "score", "payoff", "eval", "evaluation", "data", "v"];
const PLAYER: [&str; 5] = ["player", "type", "kind", "node_type", "nodeType"];
const PROBABILITY: [&str; 3] = ["probability", "prob", "p"];
/// The arguments that are a child each.
const SIDES: [&str; 4] = ["left", "middle", "mid", "right"];

/// Reads a text that is one literal.
pub(super) fn read(text: &str) -> Option<Node> {
    let literal = literal::read(text)?;
    match &literal {
        Literal::Map(entries) => {
            let graph = graph(entries);
            let is_tree = graph.as_ref().is_some_and(|graph| graph.mistake.is_none());
            if is_tree { graph } else { node(&literal).or(graph) }
        }
        // A number by itself is a tree in the notation, and words are names of games.
        Literal::List(_) | Literal::Tuple(_) => node(&literal),
        // One call with numbers may be any.
        Literal::Call(_, arguments) => node(&literal).or_else(|| {
            let has_calls = arguments.iter().any(|(_, it)| matches!(it, Literal::Call(..)));
            has_calls.then(|| called_by_name(&literal, &mut BTreeSet::new()))?
        }),
        _ => None,
    }
}

pub(super) fn node(literal: &Literal) -> Option<Node> {
    let node = match literal {
        Literal::Number(value) => Some(Node::leaf(value)),
        Literal::Word(word) if is_letter(word) => Some(Node::unknown()),
        Literal::Text(sign) if sign == "?" => Some(Node::unknown()),
        Literal::Text(word) | Literal::Word(word) => is_outcome(word).then(|| Node::leaf(word)),
        Literal::Tuple(items) | Literal::List(items) => match (literal, &**items) {
            (Literal::Tuple(_), [Literal::Text(name), below]) => {
                node(below).map(|node| node.called(name))
            }
            (_, [Literal::Text(label), rest @ ..]) => labelled(label, rest),
            // It may be a leaf with a value for each of three players.
            (Literal::Tuple(_), [Literal::Number(_), Literal::Number(_), Literal::Number(_)]) => {
                None
            }
            _ => nodes(items).map(Node::inner),
        },
        Literal::Map(entries) => object(entries),
        Literal::Call(name, arguments) => constructed(name, arguments),
    };
    node?.complete()
}

fn nodes(items: &[Literal]) -> Option<Vec<Node>> {
    items.iter().map(node).collect()
}

/// Returns the node of `['S', ['L', 8, 3], ['R', 5, 6]]`. A single list after the label could be the
/// child or the children, unless it has a label itself.
fn labelled(label: &str, rest: &[Literal]) -> Option<Node> {
    let is_word = |item: &Literal| match item {
        Literal::Text(word) | Literal::Word(word) => is_outcome(word),
        _ => false,
    };
    match rest {
        // The label may be a leaf, too.
        _ if label == "?" || is_outcome(label) && rest.iter().any(is_word) => None,
        [Literal::Number(value)] => Some(Node::leaf(value).called(label)),
        [Literal::List(items)] if !matches!(&**items, [Literal::Text(_), ..]) => {
            let are_labelled = items.iter().all(|item| match item {
                Literal::List(items) | Literal::Tuple(items) => {
                    matches!(&**items, [Literal::Text(_), ..])
                }
                _ => false,
            });
            are_labelled.then(|| nodes(items).map(|it| Node::inner(it).called(label)))?
        }
        _ => Some(Node::inner(nodes(rest)?).called(label)),
    }
}

/// Returns the node of an object: each of its keys has to be known.
fn object(entries: &[(Literal, Literal)]) -> Option<Node> {
    // `{"L": [8, 3]}` among others, as in a list of maps, or a map of several names.
    if let Some(mut named) = named(entries) {
        return if named.len() == 1 { named.pop() } else { Some(Node::inner(named)) };
    }
    let (mut result, mut called, mut player) = (Node::default(), None, None);
    for (key, value) in entries {
        let (Literal::Text(key) | Literal::Word(key)) = key else { return None };
        let is = |known: &[&str]| known.contains(&key.as_str());
        match value {
            Literal::Word(nothing) if is_nothing(nothing) => {}
            Literal::List(items) | Literal::Tuple(items)
                if is(&CHILDREN) && result.children.is_empty() =>
            {
                result.children = nodes(items)?;
            }
            Literal::Map(_) if is(&SIDES) => result.children.push(node(value)?),
            // Of two values, either may be meant.
            Literal::Number(value) if is(&VALUE) && result.value.is_none() => {
                result.value = Some(value.clone());
            }
            Literal::Word(word) | Literal::Text(word)
                if is_unknown(word) && is(&VALUE) && result.value.is_none() =>
            {
                result.value = Node::unknown().value;
            }
            Literal::Word(word) | Literal::Text(word)
                if is_outcome(word) && is(&VALUE) && result.value.is_none() =>
            {
                result.value = Some(word.clone());
            }
            Literal::Text(word) | Literal::Word(word) if is(&PLAYER) => match mover(word) {
                Some(Mover::Player(said)) => player = Some(said),
                Some(Mover::Chance) => result.is_chance = true,
                None if matches!(&**word, "leaf" | "Leaf" | "LEAF" | "terminal" | "node") => {}
                None => return None,
            },
            Literal::Text(name) | Literal::Number(name) if is(&NAME) => called = Some(name),
            Literal::Text(share) | Literal::Number(share) if is(&PROBABILITY) => {
                result.probability = Some(share.clone());
            }
            _ => return None,
        }
    }
    if result.children.is_empty() {
        player = None;
    }
    let mut node = result.complete()?;
    if let Some(name) = called {
        node = node.called(name);
    }
    node.player = player.or(node.player);
    Some(node)
}

/// Returns the nodes of a map of names to what is below them.
fn named(entries: &[(Literal, Literal)]) -> Option<Vec<Node>> {
    let nodes = entries.iter().map(|(key, below)| match key {
        Literal::Text(name) | Literal::Word(name) if !is_key(name) => {
            let below = match below {
                Literal::Map(of_names) => named(of_names).map(Node::inner).or_else(|| node(below)),
                Literal::Text(_) | Literal::Word(_) => None,
                _ => node(below),
            };
            below.map(|node| node.called(name))
        }
        _ => None,
    });
    nodes.collect()
}

/// Returns `true` for what an object calls its children, its value, or something else of itself.
fn is_key(name: &str) -> bool {
    let all = CHILDREN.iter().chain(&NAME).chain(&VALUE).chain(&PLAYER).chain(&PROBABILITY);
    all.chain(&SIDES).any(|key| *key == name)
}

/// Returns the node of `Node("S", [Node(8), Node(3)])`: of any name, with a name, a value and children
/// in any order.
fn constructed(name: &str, arguments: &[(Option<String>, Literal)]) -> Option<Node> {
    let (mut result, mut called, mut player) = (Node::default(), None, said(name));
    for (key, value) in arguments {
        let known = |keys: &[&str]| key.as_deref().is_none_or(|key| keys.contains(&key));
        match value {
            Literal::Word(nothing) if is_nothing(nothing) => {}
            Literal::Text(word) | Literal::Word(word)
                if said(word).is_some()
                    && (key.as_deref().is_some_and(|key| PLAYER.contains(&key))
                        || key.is_none() && called.is_some()) =>
            {
                player = said(word);
            }
            // `Node("?")`, and behind the name or its keyword also the letter.
            Literal::Text(word)
                if is_unknown(word)
                    && result.value.is_none()
                    && (key.as_deref().is_some_and(|key| VALUE.contains(&key))
                        || key.is_none() && (called.is_some() || word == "?")) =>
            {
                result.value = Node::unknown().value;
            }
            // A second number may be the value.
            Literal::Text(name) if (known(&NAME) || known(&VALUE)) && called.is_none() => {
                called = Some(name);
            }
            Literal::Number(value) if known(&VALUE) && result.value.is_none() => {
                result.value = Some(value.clone());
            }
            Literal::Word(word) if is_letter(word) && known(&VALUE) && result.value.is_none() => {
                result.value = Node::unknown().value;
            }
            Literal::Word(word) if is_outcome(word) && known(&VALUE) && result.value.is_none() => {
                result.value = Some(word.clone());
            }
            Literal::List(items) | Literal::Tuple(items) if known(&CHILDREN) => {
                result.children.extend(nodes(items)?);
            }
            Literal::Call(..) if known(&SIDES) => result.children.push(node(value)?),
            // `MinNode(8, 3)`.
            Literal::Number(value) if said(name).is_some() && key.is_none() => {
                let first = result.value.take().map(Node::leaf);
                result.children.extend(first);
                result.children.push(Node::leaf(value));
            }
            _ => return None,
        }
    }
    if result.value.is_none() && result.children.is_empty() {
        result.value = called.take_if(|word| is_outcome(word)).cloned();
    }
    let mut node = result.complete()?;
    if let Some(name) = called {
        node = node.called(name);
    }
    let is_inner = !node.children.is_empty();
    Some(match player.filter(|_| is_inner) {
        Some(mover) => node.moved_by(mover),
        None => node,
    })
}

/// Returns the node of `S(L(8, 3), R(5, 6))`, where each node with children has a name that no other has.
fn called_by_name<'a>(literal: &'a Literal, seen: &mut BTreeSet<&'a str>) -> Option<Node> {
    let Literal::Call(name, arguments) = literal else { return node(literal) };
    if !seen.insert(name) || arguments.iter().any(|(key, _)| key.is_some()) {
        return None;
    }
    let result = match &**arguments {
        [(_, Literal::Number(value))] => Node::leaf(value),
        arguments => {
            let children = arguments.iter().map(|(_, below)| called_by_name(below, seen));
            Node::inner(children.collect::<Option<_>>()?).complete()?
        }
    };
    Some(result.called(name))
}

fn is_nothing(word: &str) -> bool {
    matches!(word, "None" | "null" | "nullptr" | "NULL" | "undefined" | "nil")
}

/// Returns the tree of a map of names to names, or of lists of nodes and edges.
fn graph(entries: &[(Literal, Literal)]) -> Option<Node> {
    let list = |wanted: &[&str]| {
        entries.iter().find_map(|(key, value)| match (key, value) {
            (Literal::Text(key) | Literal::Word(key), Literal::List(items))
                if wanted.contains(&key.as_str()) =>
            {
                Some(items)
            }
            _ => None,
        })
    };
    let mut graph = Graph::default();
    if let (Some(nodes), Some(edges)) = (list(&["nodes"]), list(&["links", "edges"])) {
        for item in nodes {
            let id = field(item, &["id", "key"]).or_else(|| field(item, &NAME));
            let Some(id) = id else { continue };
            if let Some(label) = field(item, &VALUE) {
                graph.label(&id, if is_letter(&label) { "?" } else { &label });
            }
            let labels = [field(item, &PLAYER), field(item, &["label", "title", "name"])];
            if let Some(mover) = labels.iter().flatten().find_map(|word| said(word)) {
                graph.moved_by(&id, mover);
            }
        }
        for item in edges {
            let (from, to) = match item {
                Literal::List(two) | Literal::Tuple(two) => match &**two {
                    [from, to] => (name(from)?, name(to)?),
                    _ => return None,
                },
                _ => (field(item, &["source", "from"])?, field(item, &["target", "to"])?),
            };
            graph.edge(&from, &to);
        }
        return graph.tree();
    }
    for (key, value) in entries {
        let key = name(key)?;
        match value {
            Literal::List(items) | Literal::Tuple(items) => {
                for item in items {
                    graph.edge(&key, &name(item)?);
                }
            }
            Literal::Number(value) => graph.label(&key, value),
            Literal::Text(word) | Literal::Word(word) if is_unknown(word) => {
                graph.label(&key, "?");
            }
            Literal::Text(word) | Literal::Word(word) if is_outcome(word) => {
                graph.label(&key, word);
            }
            _ => return None,
        }
    }
    graph.tree()
}

/// Returns the text of a word or a number.
fn name(literal: &Literal) -> Option<String> {
    match literal {
        Literal::Text(text) | Literal::Word(text) | Literal::Number(text) => Some(text.clone()),
        _ => None,
    }
}

/// Returns what one of these keys of an object says.
fn field(item: &Literal, keys: &[&str]) -> Option<String> {
    let Literal::Map(entries) = item else { return None };
    let is_one = |key: &Literal| name(key).is_some_and(|key| keys.contains(&key.as_str()));
    entries.iter().find(|(key, _)| is_one(key)).and_then(|(_, value)| name(value))
}
