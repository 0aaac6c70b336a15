//! Rows of the nodes of each level, which leave open what is below what.

use super::node::Node;
use super::outcomes;
use crate::games::bare_tree::said;
use crate::games::notation::NotationErrorKind;

/// The words before a row, besides that of the player who moves there.
const FRONTS: [&str; 8] = ["level", "ply", "depth", "row", "layer", "leaves", "leaf", "terminal"];

/// Refuses rows from one node down to values, perhaps with a word and a colon before each.
pub(super) fn read(text: &str) -> Option<Node> {
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let mut fronts = Vec::new();
    let mut rows: Vec<Vec<&str>> = Vec::new();
    for line in &lines {
        // The first row is one node.
        if rows.first().is_some_and(|row| row.len() != 1) {
            return None;
        }
        let row = match line.split_once(':') {
            Some((front, row)) => {
                let first = front.split_whitespace().next()?.to_lowercase();
                if said(front).is_none() && !FRONTS.contains(&first.as_str()) {
                    return None;
                }
                fronts.push(front.trim());
                row
            }
            None => line,
        };
        rows.push(row.split([' ', ',', '\t']).filter(|word| !word.is_empty()).collect());
    }
    let is_plain = |word: &&&str| {
        outcomes::value(word).is_some() || word.chars().all(|c| c.is_alphanumeric() || c == '_')
    };
    let all = || rows.iter().flatten();
    let is_one = rows.first()?.len() == 1
        && rows.last()?.len() > 1
        && rows.windows(2).all(|two| two[0].len() <= two[1].len())
        && rows.last()?.iter().all(|word| outcomes::value(word).is_some())
        && [0, rows.len()].contains(&fronts.len())
        && all().all(|word| is_plain(&word) && !fronts.contains(word));
    let said = "rows don't say which nodes are below which: write a line for each node, such as \
                `S: L R`, or draw `/` and `\\` between the rows";
    is_one.then(|| Node::mistaken(lines[1], NotationErrorKind::Form(said.to_owned())))
}
