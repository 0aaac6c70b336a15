//! Trees in files of settings with texts between three quotation marks, as exercises have them: lines
//! of a state, a move and the next state as `successors`, and lines of a state and its value as
//! `evaluation`.

use super::graph::Graph;
use super::node::Node;
use crate::Player;
use crate::games::bare_tree::leaf_value;

/// Reads a file that has both.
pub(super) fn read(text: &str) -> Option<Node> {
    let successors = block(text, "successors")?;
    let evaluation = block(text, "evaluation")?;
    let mut graph = Graph::default();
    for line in lines(successors) {
        let [from, .., to] = *line else { return None };
        graph.edge(from, to);
    }
    for line in lines(evaluation) {
        let [state, value] = *line else { return None };
        graph.label(state, &leaf_value(value)?);
    }
    let mut tree = graph.tree()?;
    let agents = setting(text, "num_agents").map_or(Some(2), |agents| agents.parse().ok())?;
    if agents == 0 {
        return None;
    }
    let is_random = setting(text, "alg").is_some_and(|name| name.contains("xpectimax"));
    take_turns(&mut tree, 0, agents, is_random);
    Some(tree)
}

/// The first of the agents is MAX, each of the others MIN, or moves at random.
fn take_turns(node: &mut Node, ply: u32, agents: u32, is_random: bool) {
    let is_first = ply.is_multiple_of(agents);
    node.is_chance = is_random && !is_first && !node.children.is_empty();
    if !node.children.is_empty() && !node.is_chance {
        node.player = Some(if is_first { Player::Max } else { Player::Min });
    }
    for child in &mut node.children {
        take_turns(child, ply + 1, agents, is_random);
    }
}

/// Returns the text between three quotation marks after a key.
fn block<'a>(text: &'a str, key: &str) -> Option<&'a str> {
    let inside = text.split_once(&format!("{key}:"))?.1.trim_start().strip_prefix("\"\"\"")?;
    Some(inside.split_once("\"\"\"")?.0)
}

/// Returns the text between quotation marks after a key at the beginning of a line.
fn setting<'a>(text: &'a str, key: &str) -> Option<&'a str> {
    let value = text.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(':'))?;
    Some(value.trim().trim_matches('"'))
}

fn lines(text: &str) -> impl Iterator<Item = Vec<&str>> {
    let lines = text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>());
    lines.filter(|words| !words.is_empty())
}
