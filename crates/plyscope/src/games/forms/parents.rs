//! Trees in which each node says its parent: two lists, `parent = [-1, 0, 0]` and `value = [0, 8, 3]`, or
//! the same in JSON, or a table with the columns `id`, `parent` and `value`.

use super::graph::Graph;
use super::node::Node;
use super::outcomes;
use crate::games::bare_tree::said;
use crate::games::notation::NotationErrorKind;

const PARENT: [&str; 6] = ["parent", "parents", "parent_id", "par", "from", "source"];
const VALUE: [&str; 8] =
    ["value", "values", "val", "utility", "utilities", "score", "payoff", "leaves"];
const NAME: [&str; 8] = ["id", "node", "name", "state", "label", "child", "to", "target"];
const PLAYER: [&str; 2] = ["player", "type"];

/// Reads two lists or a table.
pub(super) fn read(text: &str) -> Option<Node> {
    lists(text).or_else(|| table(text))
}

/// Returns the name and the words of `parent = [-1, 0, 0]`.
fn list(line: &str) -> Option<(&str, Vec<&str>)> {
    let (name, words) = line.split_once(['=', ':'])?;
    let is_sign = |c: char| c.is_whitespace() || "[](){},;".contains(c);
    let name = name.trim().trim_matches(['"', '\'']);
    Some((name, words.split(is_sign).filter(|word| !word.is_empty()).collect()))
}

fn lists(text: &str) -> Option<Node> {
    let all = text.trim();
    let lists: Vec<_> = match all.strip_prefix('{').and_then(|all| all.strip_suffix('}')) {
        Some(object) => {
            let lists = object.split(']').map(|list| list.trim_start_matches([',', ' ', '\n']));
            lists.filter(|list| !list.trim().is_empty()).map(list).collect::<Option<_>>()?
        }
        None => {
            let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
            lines.map(list).collect::<Option<_>>()?
        }
    };
    let named = |names: &[&str]| {
        lists.iter().find(|(name, _)| names.contains(&name.to_lowercase().as_str()))
    };
    let (name, parents) = named(&PARENT)?;
    let mut graph = Graph::default();
    for (node, parent) in parents.iter().enumerate() {
        match parent.parse::<i64>() {
            Ok(-1) => {}
            Ok(0..) => graph.edge(parent, &node.to_string()),
            _ if is_nothing(parent) => {}
            _ => return None,
        }
    }
    let Some((name, values)) = named(&VALUE) else {
        let said = "the parents alone don't say what leaves are worth: write `value = [0, 8, 3]`, too, \
                    with a value for each node";
        return Some(Node::mistaken(name, NotationErrorKind::Form(said.to_owned())));
    };
    if values.len() != parents.len() {
        let said = format!("there are {} parents and {} values", parents.len(), values.len());
        return Some(Node::mistaken(name, NotationErrorKind::Form(said)));
    }
    for (node, value) in values.iter().enumerate() {
        let node = node.to_string();
        if !is_nothing(value) {
            let value = outcomes::value(value)?;
            // Where nothing is known of a node with children, it is worth 0.
            if value != "0" || !graph.has_children(&node) {
                graph.label(&node, &value);
            }
        } else if !graph.has_children(&node) {
            return Some(Node::mistaken(value, NotationErrorKind::LeafWithoutValue(node)));
        }
    }
    graph.tree()
}

fn table(text: &str) -> Option<Node> {
    // The line below the head of a table in Markdown.
    let is_row = |line: &&str| !line.trim().is_empty() && line.contains(char::is_alphanumeric);
    let mut lines = text.lines().filter(is_row);
    let head = lines.next()?;
    let separator = ['|', ';', ',', '\t'].into_iter().find(|sign| head.contains(*sign));
    let cells = |line: &str| -> Vec<String> {
        let plain = |cell: &str| cell.trim().trim_matches(['"', '\'']).to_owned();
        match separator {
            Some('|') => line.trim().trim_matches('|').split('|').map(plain).collect(),
            Some(sign) => line.split(sign).map(plain).collect(),
            None => line.split_whitespace().map(plain).collect(),
        }
    };
    let head = cells(&head.to_lowercase());
    let column = |names: &[&str]| head.iter().position(|cell| names.contains(&cell.as_str()));
    let (name, parent, value) = (column(&NAME)?, column(&PARENT)?, column(&VALUE)?);
    let player = column(&PLAYER);
    if head.len() != 3 + usize::from(player.is_some()) {
        return None;
    }
    let mut graph = Graph::default();
    for line in lines {
        let row = cells(line);
        if row.len() != head.len() {
            return None;
        }
        if !is_nothing(&row[parent]) && row[parent] != "-1" {
            graph.edge(&row[parent], &row[name]);
        }
        if !is_nothing(&row[value]) {
            graph.label(&row[name], &outcomes::value(&row[value])?);
        }
        if let Some(mover) = player.and_then(|player| said(&row[player])) {
            graph.moved_by(&row[name], mover);
        }
    }
    graph.tree()
}

fn is_nothing(cell: &str) -> bool {
    matches!(cell, "" | "-" | "None" | "none" | "null" | "NULL" | "nan" | "NaN")
}
