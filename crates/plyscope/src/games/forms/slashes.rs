//! Trees drawn with slashes between rows of nodes, where the columns say what is below what.

use std::ops::Range;

use super::node::Node;
use crate::games::notation::NotationErrorKind;

/// A piece of a line, in characters.
struct Piece {
    columns: Range<usize>,
    text: String,
}

/// Reads rows of nodes with rows of `/`, `\` and `|` between them, one sign above each node.
pub(super) fn read(text: &str) -> Option<Node> {
    let mut lines = text.lines().filter(|line| !line.trim().is_empty()).map(pieces).peekable();
    let mut rows = vec![lines.next()?];
    // For each node of the next row, the place in its row of the node above.
    let mut above: Vec<Vec<usize>> = Vec::new();
    while lines.peek().is_some() {
        let signs = lines.next().filter(|line| are_signs(line))?;
        let mut last = signs.len();
        while let Some(more) = lines.next_if(|line| are_signs(line)) {
            last = if more.len() == last { last } else { return None };
        }
        let nodes = lines.next()?;
        if nodes.len() != last {
            let said = format!("{} nodes are below {last} signs in this row", nodes.len());
            return Some(Node::mistaken(&nodes.last()?.text, NotationErrorKind::Form(said)));
        }
        let parents = signs.iter().map(|sign| parent(sign, rows.last()?)).collect::<Option<_>>()?;
        above.push(parents);
        rows.push(nodes);
    }
    if rows.len() < 2 || rows[0].len() != 1 {
        return None;
    }
    // From the last row up: the nodes below each one are complete.
    let mut below: Vec<Node> = Vec::new();
    for (row, nodes) in rows.iter().enumerate().rev() {
        let mut made: Vec<Node> = nodes.iter().map(|_| Node::default()).collect();
        for (child, &parent) in below.into_iter().zip(above.get(row).into_iter().flatten()) {
            made[parent].children.push(child);
        }
        for (node, piece) in made.iter_mut().zip(nodes) {
            let label = piece.text.trim_matches(['[', ']', '{', '}', '"', '\'']);
            *node = std::mem::take(node).labelled(label);
        }
        below = made;
    }
    below.pop()
}

/// Cuts a line at its spaces, and signs from one another.
fn pieces(line: &str) -> Vec<Piece> {
    let is_sign = |c| matches!(c, '/' | '\\' | '|');
    let mut pieces: Vec<Piece> = Vec::new();
    for (column, c) in line.chars().enumerate().filter(|(_, c)| !c.is_whitespace()) {
        match pieces.last_mut() {
            Some(last)
                if last.columns.end == column && !is_sign(c) && !last.text.ends_with(is_sign) =>
            {
                last.columns.end += 1;
                last.text.push(c);
            }
            _ => pieces.push(Piece { columns: column..column + 1, text: c.to_string() }),
        }
    }
    pieces
}

fn are_signs(line: &[Piece]) -> bool {
    line.iter().all(|piece| matches!(&*piece.text, "/" | "\\" | "|"))
}

/// Returns the node of a row that a sign is below: the nearest one on the side to which the sign
/// leans.
fn parent(sign: &Piece, row: &[Piece]) -> Option<usize> {
    let column = sign.columns.start;
    match &*sign.text {
        "/" => row.iter().position(|node| node.columns.end > column),
        "\\" => row.iter().rposition(|node| node.columns.start <= column),
        _ => row.iter().position(|node| node.columns.contains(&column)),
    }
}
