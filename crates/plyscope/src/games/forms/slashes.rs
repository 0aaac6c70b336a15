//! Trees drawn with slashes between rows of nodes, where the columns say what is below what.

use std::cmp::Ordering;
use std::ops::Range;

use super::node::Node;
use crate::games::bare_tree::{Mover, said};
use crate::games::notation::NotationErrorKind;

/// A piece of a line, in characters.
struct Piece {
    columns: Range<usize>,
    text: String,
}

/// Reads rows of nodes with rows of `/`, `\` and `|` between them, one sign above each node.
pub(super) fn read(text: &str) -> Option<Node> {
    let mut lines = text.lines().filter(|line| !line.trim().is_empty()).map(pieces).peekable();
    let (root, mover) = without_margin(lines.next()?, 1);
    let (mut rows, mut movers) = (vec![root], vec![mover]);
    // For each node of the next row, the place in its row of the node above.
    let mut above: Vec<Vec<usize>> = Vec::new();
    while lines.peek().is_some() {
        let signs = lines.next().filter(|line| are_signs(line))?;
        let mut last = signs.len();
        while let Some(more) = lines.next_if(|line| are_signs(line)) {
            last = if more.len() == last { last } else { return None };
        }
        let (nodes, mover) = without_margin(lines.next()?, last);
        // Behind such a sign, a line of an outline begins.
        let begins = ["+-", "|-", "`-", "├", "└"];
        if nodes.iter().any(|node| begins.iter().any(|it| node.text.starts_with(it))) {
            return None;
        }
        movers.push(mover);
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
            let label = piece.text.trim_matches(['[', ']', '{', '}', '"', '\'', '_']);
            *node = std::mem::take(node).labelled(label);
            if let Some(mover) = movers[row].filter(|_| !node.children.is_empty()) {
                let is_said = node.is_chance || node.player.is_some();
                let before = (node.player, node.is_chance);
                *node = std::mem::take(node).moved_by(mover);
                if is_said && before != (node.player, node.is_chance) {
                    return None;
                }
            }
        }
        below = made;
    }
    below.pop()
}

/// Takes off what a row says at its side, if it has one node too many: who moves there, or that these
/// are the leaves.
fn without_margin(mut row: Vec<Piece>, nodes: usize) -> (Vec<Piece>, Option<Mover>) {
    let words = |piece: &Piece| piece.text.trim_matches(['(', ')', '[', ']', ':']).to_lowercase();
    let is_arrow = |piece: &Piece| piece.text.chars().all(|c| "<>-=←→–—".contains(c));
    let is_margin = |piece: &Piece| {
        let word = words(piece);
        said(&word).is_some() || matches!(&*word, "leaves" | "leaf" | "terminal" | "values")
    };
    let is_at = |at: Option<&Piece>| at.is_some_and(is_margin);
    let arrows = row.iter().filter(|piece| is_arrow(piece)).count();
    if row.len() != nodes + arrows + 1 || is_at(row.first()) == is_at(row.last()) {
        return (row, None);
    }
    let at = if is_at(row.first()) { 0 } else { row.len() - 1 };
    let margin = row.remove(at);
    row.retain(|piece| !is_arrow(piece));
    (row, said(&words(&margin)))
}

/// Returns a line of a drawing with lines such as `┌──┴──┐` as one with slashes.
fn with_slashes(line: &str) -> String {
    let is_drawn = |c: char| "─┌╭┬┴┼┐╮".contains(c);
    if !line.chars().all(|c| c.is_whitespace() || is_drawn(c)) {
        return line.to_owned();
    }
    let chars: Vec<char> = line.chars().collect();
    let mut plain = String::new();
    for piece in chars.chunk_by(|one, next| is_drawn(*one) == is_drawn(*next)) {
        let middle = piece.iter().position(|c| matches!(c, '┴' | '┼')).unwrap_or(piece.len());
        plain.extend(piece.iter().enumerate().map(|(at, c)| match (c, at.cmp(&middle)) {
            ('┌' | '╭' | '┬' | '┐' | '╮', Ordering::Less) => '/',
            ('┌' | '╭' | '┬' | '┐' | '╮', _) => '\\',
            ('┼', _) => '|',
            _ => ' ',
        }));
    }
    plain
}

/// Cuts a line at its spaces, and signs from one another.
fn pieces(line: &str) -> Vec<Piece> {
    let line = with_slashes(line);
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
