//! OPEN, in order, with what this step took out and put in.

use std::cmp::Reverse;

use plyscope::{Event, Game, NodeId, Player, SearchKind, Status, Value};
use serde::Serialize;

use super::Panel;
use crate::run::Run;
use crate::sentence::shown;
use crate::state::{NodeNumbers, State};
use crate::words;

/// An entry of OPEN, or what was one before this step.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OpenRow {
    /// The node's path.
    pub node: String,
    /// `live` or `solved`.
    pub status: &'static str,
    /// Its merit.
    pub merit: String,
    /// What this step did to it.
    pub change: Option<OpenChange>,
    /// Whether this step is about it.
    pub now: bool,
}

/// What a step did to an entry of OPEN.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum OpenChange {
    /// It was the head, and left.
    Popped,
    /// It entered.
    Pushed,
    /// It left unexamined.
    Purged,
}

/// How many entries are shown.
const SHOWN: usize = 200;

struct Entry {
    node: NodeId,
    status: Status,
    merit: Value,
    change: Option<OpenChange>,
}

pub(super) fn panel(run: &Run) -> Panel {
    let recording = run.recording();
    let (topology, state) = (recording.topology(), recording.state());
    let (mut left, mut pushed, mut case) = (Vec::new(), Vec::new(), None);
    for (_, event) in recording.step_events(recording.at()) {
        match event {
            Event::Pop { node, status, merit, case: of } => {
                case = of;
                left.push(Entry { node, status, merit, change: Some(OpenChange::Popped) });
            }
            Event::Purge { nodes } => {
                let purged = nodes.iter().filter_map(|&node| {
                    let (status, merit) = entry_of(state, node)?;
                    Some(Entry { node, status, merit, change: Some(OpenChange::Purged) })
                });
                left.extend(purged.take(SHOWN));
            }
            Event::Push { node, .. } => pushed.push(node),
            _ => {}
        }
    }
    let mut entries: Vec<Entry> = state
        .waiting()
        .filter_map(|node| {
            let status = state.in_open(node)?;
            let change = pushed.binary_search(&node).is_ok().then_some(OpenChange::Pushed);
            let (_, merit) = entry_of(state, node)?;
            Some(Entry { node, status, merit, change })
        })
        .collect();
    let size = entries.len();
    // What was the head still stands at the head.
    let side = match run.kind() {
        SearchKind::Open(side) => side,
        _ => Player::Max,
    };
    let hope = |merit: Value| if side == Player::Max { merit } else { -merit };
    let is_popped = |entry: &Entry| entry.change == Some(OpenChange::Popped);
    let in_order = |a: &Entry, b: &Entry| {
        let by_merit = is_popped(b).cmp(&is_popped(a)).then(hope(b.merit).cmp(&hope(a.merit)));
        by_merit.then_with(|| topology.tree_order(a.node, b.node))
    };
    if size > SHOWN {
        // Merits are compared faster than places in the tree.
        let (_, last, _) = entries.select_nth_unstable_by_key(SHOWN, |it| Reverse(hope(it.merit)));
        let least = hope(last.merit);
        entries.retain(|entry| hope(entry.merit) >= least);
        entries.select_nth_unstable_by(SHOWN, in_order);
        entries.truncate(SHOWN);
    }
    entries.extend(left);
    entries.sort_unstable_by(in_order);
    let decimals = run.game().decimals();
    let focus = run.focus(recording.at());
    let replaced = pushed.contains(&focus);
    let rows = entries.into_iter().map(|entry| OpenRow {
        node: topology.short_path(entry.node),
        status: words::status(entry.status),
        merit: shown(entry.merit, decimals),
        change: entry.change,
        now: entry.node == focus && is_popped(&entry) != replaced,
    });
    let (rows, more) = (rows.collect(), size.saturating_sub(SHOWN));
    Panel::Open { side: words::player(side), size, rows, more, case }
}

/// Status and merit as in OPEN, from the numbers that a push gave the node.
fn entry_of(state: &State, node: NodeId) -> Option<(Status, Value)> {
    match state.node_numbers(node) {
        NodeNumbers::Merit(merit, _) => Some((Status::Live, merit)),
        NodeNumbers::Value(merit, _) => Some((Status::Solved, merit)),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
