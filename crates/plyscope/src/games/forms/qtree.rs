//! Trees of the LaTeX packages qtree and tikz-qtree: `\Tree [.S [.L 8 3 ] [.R 5 6 ] ]`.

use super::node::Node;

/// Reads a list that begins with a point and a label.
pub(super) fn read(text: &str) -> Option<Node> {
    let text = text.trim();
    let text = text.strip_prefix("\\Tree").unwrap_or(text).trim_start();
    if !text.starts_with("[.") {
        return None;
    }
    // A label may stand in braces.
    let spaced = text.replace(']', " ] ").replace("[.", " [ ").replace(['{', '}', '$'], " ");
    let mut open: Vec<Node> = Vec::new();
    let mut words = spaced.split_whitespace();
    while let Some(word) = words.next() {
        let node = match word {
            "[" => {
                open.push(Node { name: Some(words.next()?.to_owned()), ..Node::default() });
                continue;
            }
            "]" => {
                let Node { name, children, .. } = open.pop()?;
                let node = Node::inner(children).complete()?;
                name.iter().fold(node, |node, name| node.labelled(name))
            }
            word => Node::default().labelled(word),
        };
        match open.last_mut() {
            Some(parent) => parent.children.push(node),
            None => return words.next().is_none().then_some(node),
        }
    }
    None
}
