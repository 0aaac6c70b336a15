//! Trees as LaTeX's TikZ has them: `\node {A} child {node {3}} child {node {12}};`.

use super::DEEPEST;
use super::node::Node;
use crate::games::notation::NotationErrorKind;

/// Reads one `\node` with its children, also in an environment `tikzpicture`. Options are left out.
pub(super) fn read(text: &str) -> Option<Node> {
    let mut text = text.trim();
    if text.starts_with('\\') && text.contains("\\node") && text.contains("--") {
        let said = "nodes with lines between them aren't read, as a line has no direction: write each \
                    child behind its parent, such as `\\node {S} child {node {3}};`";
        return Some(Node::mistaken("\\draw", NotationErrorKind::Form(said.to_owned())));
    }
    if let Some(inside) = text.strip_prefix("\\begin{tikzpicture}") {
        text = inside.trim_end().strip_suffix("\\end{tikzpicture}")?;
    } else if let Some(inside) = text.strip_prefix("\\tikz") {
        text = inside;
    }
    if ["\\node", "\\path", "\\draw"].iter().any(|it| text.starts_with(it))
        && text.contains("foreach")
    {
        let said = "a loop isn't read: write each child, such as `child {node {3}}`".to_owned();
        return Some(Node::mistaken("foreach", NotationErrorKind::Form(said)));
    }
    let mut reader = Reader { text };
    reader.options()?;
    while reader.takes("\\tikzset") || reader.takes("\\tikzstyle") {
        reader.group('{', '}')?;
    }
    let node = if reader.takes("\\node") || reader.takes("node") {
        reader.node(0)?
    } else {
        let is_path = reader.takes("\\path") || reader.takes("\\draw");
        is_path.then(|| reader.takes("node"))?.then(|| reader.node(0))??
    };
    reader.takes(";");
    reader.text.trim().is_empty().then(|| node.settled())
}

struct Reader<'a> {
    /// The rest of the text.
    text: &'a str,
}

impl<'a> Reader<'a> {
    fn takes(&mut self, sign: &str) -> bool {
        let rest = self.text.trim_start().strip_prefix(sign);
        let is_word = sign.ends_with(char::is_alphabetic);
        match rest {
            Some(rest) if !is_word || !rest.starts_with(char::is_alphabetic) => {
                self.text = rest;
                true
            }
            _ => false,
        }
    }

    /// Returns what is between two brackets, of which others may be inside.
    fn group(&mut self, open: char, close: char) -> Option<&'a str> {
        let inside = self.text.trim_start().strip_prefix(open)?;
        let mut depth = 1_usize;
        let end = inside.find(|c| {
            depth += usize::from(c == open);
            depth -= usize::from(c == close);
            depth == 0
        })?;
        let (group, rest) = inside.split_at(end);
        self.text = rest.strip_prefix(close)?;
        Some(group)
    }

    /// Skips options in brackets, names in parentheses and places. Returns `false` if the options say
    /// that a child is missing.
    fn options(&mut self) -> Option<bool> {
        let mut is_there = true;
        loop {
            let rest = self.text.trim_start();
            if rest.starts_with('[') {
                let mut options = self.group('[', ']')?.split(',');
                is_there &= !options.any(|option| option.trim() == "missing");
            } else if rest.starts_with('(') {
                self.group('(', ')')?;
            } else if !self.takes("at") {
                return Some(is_there);
            }
        }
    }

    /// Reads a label and the children that follow.
    fn node(&mut self, depth: usize) -> Option<Node> {
        if depth > DEEPEST {
            return None;
        }
        self.options()?;
        let label = self.group('{', '}')?;
        let mut children = Vec::new();
        self.options()?;
        while self.takes("child") {
            let is_there = self.options()?;
            if !is_there && !self.text.trim_start().starts_with('{') {
                continue;
            }
            let mut inside = Reader { text: self.group('{', '}')? };
            if !is_there {
                continue;
            }
            if !inside.takes("node") {
                return None;
            }
            children.push(inside.node(depth + 1)?);
            // What is said of the edge to it has no part in the tree.
            if inside.takes("edge") && !inside.text.trim_start().starts_with("from parent") {
                return None;
            }
            if inside.takes("from") && inside.takes("parent") {
                inside.edge()?;
            }
            if !inside.text.trim().is_empty() {
                return None;
            }
            self.options()?;
        }
        let label = plain(label);
        let node = Node::inner(children);
        Some(if label.is_empty() { node } else { node.labelled(label) })
    }

    /// Skips what stands at an edge.
    fn edge(&mut self) -> Option<()> {
        self.options()?;
        while self.takes("node") {
            self.options()?;
            self.group('{', '}')?;
            self.options()?;
        }
        Some(())
    }
}

/// Returns a label without dollars, braces or a command around it.
fn plain(label: &str) -> &str {
    let mut label = label.trim();
    loop {
        let inside = label
            .strip_prefix('$')
            .and_then(|it| it.strip_suffix('$'))
            .or_else(|| label.strip_prefix('{').and_then(|it| it.strip_suffix('}')))
            .or_else(|| {
                let command = label.strip_prefix('\\')?;
                let (name, inside) = command.split_once('{')?;
                let is_name = name.chars().all(char::is_alphabetic);
                is_name.then(|| inside.strip_suffix('}'))?
            });
        match inside {
            Some(inside) => label = inside.trim(),
            None => return label,
        }
    }
}
