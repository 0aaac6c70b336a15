//! Trees of the LaTeX packages qtree and tikz-qtree: `\Tree [.S [.L 8 3 ] [.R 5 6 ] ]`.

use super::node::Node;

/// Stands for a space in braces.
const JOINED: char = '\u{1}';

/// Reads a list that begins with a point and a label.
pub(super) fn read(text: &str) -> Option<Node> {
    let text = text.trim();
    let text = text.strip_prefix("\\Tree").unwrap_or(text).trim_start();
    if !text.starts_with("[.") {
        return None;
    }
    // A label may stand in braces, with spaces that don't separate.
    let mut depth = 0;
    let joined = text.chars().filter_map(|c| {
        depth += i32::from(c == '{') - i32::from(c == '}');
        match c {
            '{' | '}' | '$' => None,
            c if depth > 0 && c.is_whitespace() => Some(JOINED),
            c => Some(c),
        }
    });
    let spaced = joined.collect::<String>().replace(']', " ] ").replace("[.", " [ ");
    let mut open: Vec<Node> = Vec::new();
    let mut words = spaced.split_whitespace();
    while let Some(word) = words.next() {
        let node = match word {
            "[" => {
                open.push(Node {
                    name: Some(words.next()?.replace(JOINED, " ")),
                    ..Node::default()
                });
                continue;
            }
            "]" => {
                let Node { name, children, .. } = open.pop()?;
                let node = Node::inner(children).complete()?;
                name.iter().fold(node, |node, name| node.labelled(name))
            }
            word => Node::default().labelled(&word.replace(JOINED, " ")),
        };
        match open.last_mut() {
            Some(parent) => parent.children.push(node),
            None => return words.next().is_none().then_some(node),
        }
    }
    None
}
