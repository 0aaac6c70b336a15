//! Trees in the languages of diagrams: DOT and Mermaid, as far as they say nodes and edges.

use super::graph::Graph;
use super::node::Node;

/// Reads `digraph { S -> L; a [label=8] }`.
pub(super) fn read_dot(text: &str) -> Option<Node> {
    let (front, rest) = text.split_once('{')?;
    let mut words = front.split_whitespace().skip_while(|word| *word == "strict");
    if !matches!(words.next(), Some("digraph" | "graph")) {
        return None;
    }
    let (inside, after) = rest.rsplit_once('}')?;
    if !after.trim().is_empty() {
        return None;
    }
    let mut graph = Graph::of_diagram();
    for statement in statements(inside) {
        let (edges, attributes) = match statement.split_once('[') {
            Some((edges, attributes)) => (edges.trim(), attributes.strip_suffix(']')?),
            None => (statement, ""),
        };
        if edges.contains("subgraph") {
            return None;
        }
        // `rankdir=LR`, `node [shape=box]`.
        if edges.contains('=') || matches!(edges, "node" | "edge" | "graph") {
            continue;
        }
        let groups = edges.replace("--", "->");
        let groups: Vec<Vec<&str>> = groups.split("->").map(names).collect();
        for two in groups.windows(2) {
            for from in &two[0] {
                two[1].iter().for_each(|to| graph.edge(from, to));
            }
        }
        match (&*groups, label_of(attributes)) {
            ([names], Some(label)) => names.iter().for_each(|name| graph.label(name, label)),
            ([_, names], Some(label)) => {
                names.iter().for_each(|name| graph.edge_label(name, label));
            }
            _ => {}
        }
    }
    graph.tree()
}

/// Cuts DOT into its statements, at semicolons and ends of lines outside of brackets.
fn statements(text: &str) -> impl Iterator<Item = &str> {
    let mut depth = 0_i32;
    let parts = text.split(move |c: char| {
        depth += i32::from(matches!(c, '[' | '{')) - i32::from(matches!(c, ']' | '}'));
        depth == 0 && matches!(c, ';' | '\n')
    });
    parts.map(str::trim).filter(|part| !part.is_empty())
}

/// Returns the names in a group, which may stand in braces.
fn names(group: &str) -> Vec<&str> {
    let words = group.split([' ', ',', ';', '{', '}', '\t', '\n']);
    words.map(|word| word.trim_matches('"')).filter(|word| !word.is_empty()).collect()
}

fn label_of(attributes: &str) -> Option<&str> {
    let after = attributes.split("xlabel").next()?.split_once("label")?.1.trim_start();
    let value = after.strip_prefix('=')?.trim_start();
    match value.strip_prefix('"') {
        Some(quoted) => quoted.split('"').next(),
        None => value.split([',', ' ', ';']).next(),
    }
}

/// Reads `graph TD` or `flowchart LR` and lines such as `S --> L[8]`.
pub(super) fn read_mermaid(text: &str) -> Option<Node> {
    let mut lines = text.split(['\n', ';']).map(str::trim).filter(|line| !line.is_empty());
    let mut head = lines.next()?.split_whitespace();
    let is_head = matches!(head.next(), Some("graph" | "flowchart"))
        && head.next().is_none_or(|way| matches!(way, "TD" | "TB" | "BT" | "LR" | "RL"))
        && head.next().is_none();
    if !is_head {
        return None;
    }
    let mut graph = Graph::of_diagram();
    for line in lines {
        if ["style ", "classDef ", "class ", "linkStyle ", "%%"]
            .iter()
            .any(|it| line.starts_with(it))
        {
            continue;
        }
        let mut plain = line.to_owned();
        while ["---->", "--->", "===>"].iter().any(|long| plain.contains(long)) {
            plain = plain.replace("--->", "-->").replace("===>", "==>");
        }
        let arrows = ["-.->", ".->", "==>", "---", "-->"];
        plain = arrows.iter().fold(plain, |line, arrow| line.replace(arrow, "\u{1}"));
        // `A -- text --> B`.
        let mut text = None;
        let groups: Vec<Vec<String>> = plain
            .split('\u{1}')
            .map(|group| {
                let before = text.take();
                let mut group = group.trim();
                for sign in ["--", "-.", "=="] {
                    // In brackets, it is part of a label.
                    let is_end = |node: &str| {
                        !node.contains(['[', '(', '{']) || node.ends_with([']', ')', '}'])
                    };
                    if let Some((node, label)) = group.split_once(sign)
                        && is_end(node.trim())
                    {
                        text = Some(label);
                        group = node.trim();
                    }
                }
                // `|text|` at the beginning is that of the edge, too.
                let at_edge = group.strip_prefix('|').and_then(|it| it.split_once('|'));
                let at_edge = before.map(|label| (label, group)).or(at_edge);
                let group = at_edge.map_or(group, |it| it.1);
                let nodes = group.split('&').map(|node| noted(node.trim(), &mut graph));
                let nodes = nodes.collect::<Option<Vec<String>>>()?;
                if let Some((label, _)) = at_edge {
                    nodes.iter().for_each(|node| graph.edge_label(node, label));
                }
                Some(nodes)
            })
            .collect::<Option<_>>()?;
        for two in groups.windows(2) {
            for from in &two[0] {
                two[1].iter().for_each(|to| graph.edge(from, to));
            }
        }
    }
    graph.tree()
}

/// Returns the name of a node such as `a[8]` or `a(("MAX"))`, and takes note of its label.
fn noted(node: &str, graph: &mut Graph) -> Option<String> {
    let end = node.find(['[', '(', '{', '>']).unwrap_or(node.len());
    let (name, label) = node.split_at(end);
    let is_name = !name.is_empty() && !name.contains(char::is_whitespace);
    if !label.is_empty() {
        graph.label(
            name,
            label.trim_matches(['[', ']', '(', ')', '{', '}', '>', '"', '/', '\\']).trim(),
        );
    }
    is_name.then(|| name.to_owned())
}
