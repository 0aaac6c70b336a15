//! A graph is the tree that it unfolds to: every search of either, and for those that remember
//! nothing every leaf.

use plyscope::{ALGORITHMS, AnyGame, AnySearch, Event, Line, NodeId, Outcome};

use super::tree::Dice;
use super::{count, read};

/// Writes a random graph, and the tree that it unfolds to. Nodes that are complete may be used
/// again.
fn write(dice: &mut Dice, depth: u32, marked: &mut Vec<String>) -> (String, String) {
    if depth == 0 || dice.below(6) == 0 {
        let value = dice.below(7).to_string();
        return (value.clone(), value);
    }
    if !marked.is_empty() && dice.below(3) == 0 {
        let mark = dice.below(marked.len() as u64) as usize;
        return (format!("*n{mark}"), marked[mark].clone());
    }
    // Not one, for a list of one number may be a leaf in brackets.
    let children = 2 + dice.below(2);
    let children: Vec<_> = (0..children).map(|_| write(dice, depth - 1, marked)).collect();
    let join = |texts: Vec<&str>| format!("[{}]", texts.join(","));
    let graph = join(children.iter().map(|(graph, _)| graph.as_str()).collect());
    let tree = join(children.iter().map(|(_, tree)| tree.as_str()).collect());
    marked.push(tree.clone());
    (format!("&n{}{graph}", marked.len() - 1), tree)
}

/// Runs a search; returns the outcome, and the events with names of nodes that are those of the
/// unfolded tree.
fn run(name: &str, given: &[(&str, &str)], game: &AnyGame) -> Option<(Outcome, Vec<NodeId>)> {
    let options = given.iter().copied();
    let mut search = AnySearch::builder(name, game.clone()).options(options).build().ok()?;
    let mut evaluations = Vec::new();
    while search.step(&mut |_: Line, event: Event<'_>| {
        if let Event::Evaluate { node, .. } = event {
            evaluations.push(node);
        }
    }) {}
    Some((search.outcome()?.clone(), evaluations))
}

/// The options with which a search remembers no position.
fn forgetful(name: &str) -> Vec<(&'static str, &'static str)> {
    let options = ALGORITHMS.iter().filter(|it| it.name == name).flat_map(|it| it.options);
    let memories = options.map(|it| it.name).filter(|name| matches!(*name, "table" | "graph"));
    memories.map(|name| (name, "off")).collect()
}

#[test]
fn a_graph_is_searched_as_the_tree_that_it_unfolds_to() {
    let mut again = 0;
    for seed in 0..count() / 20 {
        let (text, unfolded) = write(&mut Dice::new(seed), 4, &mut Vec::new());
        again += u64::from(text.contains('*'));
        let (graph, tree) = (read(&text), read(&unfolded));
        for algorithm in ALGORITHMS {
            let name = algorithm.name;
            let case = format!("{name} on {text}");
            let off = forgetful(name);
            let (Some(plain), Some(same)) = (run(name, &off, &tree), run(name, &off, &graph))
            else {
                assert!(run(name, &[], &graph).is_none(), "{case}");
                continue;
            };
            assert_eq!(plain, same, "{case}");
            let Some((merged, evaluations)) = run(name, &[], &graph) else { panic!("{case}") };
            // What is only bounded by one of them is the same value all the same.
            if let (Some(one), Some(other)) = (merged.value(), plain.0.value()) {
                assert_eq!(one, other, "{case}");
            }
            let (one, other) = (merged.bounds, plain.0.bounds);
            assert!(one.lower <= other.upper && other.lower <= one.upper, "{case}");
            // Another order may be a worse one.
            let orders = ["b-star", "iterative-deepening"].contains(&name);
            assert!(orders || evaluations.len() <= plain.1.len(), "{case}");
        }
    }
    assert!(again > count() / 60, "{again} graphs use a node again");
}
