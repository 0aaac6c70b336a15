//! What is written of each node, and what is right instead.

use std::collections::BTreeMap;

use plyscope::NodeId;
use serde::Serialize;

use super::question::{Ask, Question};
use super::same::is_same;
use super::worked::Worked;
use crate::run::Run;

/// A node with what an answer says of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Pin {
    /// The place of the node.
    pub node: String,
    /// What is written; empty if nothing is.
    pub own: String,
    /// What is right; empty if nothing should be said.
    pub right: String,
    /// `true` if both mean the same.
    pub is: bool,
}

/// Scissors, as a character of text.
const CUT: &str = "✂\u{fe0e}";

/// Returns what an answer says of nodes, to be laid over the picture of the tree, in the order in which
/// nodes are expanded. A row is shown by its cells, and of a table of steps by its number.
///
/// ```
/// use plyscope_stage::Run;
/// use plyscope_stage::practice::{pins, questions};
///
/// let mut run = Run::open("alpha-beta", "[[3,12,8],[2,4,6]]")?;
/// run.record_all();
/// let asked = &questions(&run)[1];
/// let pins = pins(&run, asked, &[vec!["2.2".into()], vec!["1.3".into()]]);
/// let said = pins.iter().map(|pin| (&*pin.node, &*pin.own, &*pin.right));
/// let cut = "✂\u{fe0e}";
/// assert!(said.eq([("1.3", cut, ""), ("2.2", cut, cut), ("2.3", "", cut)]));
/// # Ok::<(), plyscope_stage::RunError>(())
/// ```
pub fn pins(run: &Run, question: &Question, answer: &[Vec<String>]) -> Vec<Pin> {
    let Some(column) = question.columns.iter().position(|column| *column == "node") else {
        return Vec::new();
    };
    let worked = Worked::of(run);
    let text = |row: usize, cells: &[&str]| match question.ask {
        Ask::Cut => CUT.to_owned(),
        Ask::Move => "→".to_owned(),
        Ask::Steps => (row + 1).to_string(),
        _ => {
            let others = cells.iter().enumerate().filter(|(at, _)| *at != column);
            others.map(|(_, cell)| cell.trim()).collect::<Vec<_>>().join(" ").trim().to_owned()
        }
    };
    let mut said: BTreeMap<NodeId, [Vec<String>; 2]> = BTreeMap::new();
    let mut say = |row: usize, cells: &[&str], side: usize| {
        let Some(node) = worked.find(cells[column]) else { return };
        said.entry(node).or_default()[side].push(text(row, cells));
    };
    for (row, cells) in question.rows.iter().enumerate() {
        let right: Vec<&str> = cells.iter().map(|cell| &*cell.text).collect();
        say(row, &right, 1);
        if let Some(written) = answer.get(row).filter(|_| question.given > column) {
            let own = right[..question.given].iter().copied();
            let written = written.iter().skip(question.given).map(String::as_str);
            say(row, &own.chain(written).collect::<Vec<_>>(), 0);
        }
    }
    if question.given <= column {
        for (row, cells) in answer.iter().enumerate() {
            let own: Vec<&str> = cells.iter().map(String::as_str).collect();
            if own.get(column).is_some_and(|node| !node.trim().is_empty()) {
                say(row, &own, 0);
            }
        }
    }
    let is = |own: &[String], right: &[String]| {
        own.len() == right.len() && own.iter().zip(right).all(|(own, right)| is_same(right, own))
    };
    said.into_iter()
        .map(|(node, [own, right])| Pin {
            node: worked.place(node),
            is: is(&own, &right),
            own: own.join(", "),
            right: right.join(", "),
        })
        .filter(|pin| !pin.own.is_empty() || !pin.right.is_empty())
        .collect()
}
