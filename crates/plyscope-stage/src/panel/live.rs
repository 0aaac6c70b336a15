//! The live nodes in order, and how far the least bound and the best solution
//! are apart.

use plyscope::{Event, Game, NodeId, Value};
use serde::Serialize;

use super::axis::Scale;
use super::{OpenChange, Panel};
use crate::board::board_words;
use crate::run::Run;
use crate::sentence::{Sentence, shown};
use crate::state::{NodeNumbers, State};

/// A live node, or one that was live before this step.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LiveRow {
    /// Its path.
    pub node: String,
    /// The names of the moves that lead there, the last few of many.
    pub way: String,
    /// No solution below it is worth less.
    pub bound: String,
    /// What this step did to it; a child that was dropped never was in the
    /// queue.
    pub change: Option<OpenChange>,
    /// Whether this step is about it.
    pub now: bool,
}

/// The picture of a position that matters.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LiveBoard {
    /// Whether it is that of the best solution, and not of the popped node.
    pub best: bool,
    /// The node's path.
    pub node: String,
    /// The node's number.
    pub id: u32,
    /// The bound of the one, the value of the other.
    pub value: String,
    /// The board in words.
    pub words: Sentence,
}

/// How many nodes are shown.
const SHOWN: usize = 200;
/// How many moves of a way are named.
const NAMED: usize = 8;

struct Entry {
    node: NodeId,
    bound: Value,
    change: Option<OpenChange>,
}

pub(super) fn panel(run: &Run) -> Panel {
    let recording = run.recording();
    let (topology, state) = (recording.topology(), recording.state());
    let (mut left, mut pushed, mut popped) = (Vec::new(), Vec::new(), None);
    for (_, event) in recording.step_events(recording.at()) {
        match event {
            Event::Pop { node, merit: bound, .. } => {
                popped = Some((node, bound));
                left.push(Entry { node, bound, change: Some(OpenChange::Popped) });
            }
            Event::Purge { nodes } => left.extend(nodes.iter().take(SHOWN).filter_map(|&node| {
                let bound = bound_of(state, node)?;
                Some(Entry { node, bound, change: Some(OpenChange::Purged) })
            })),
            Event::Push { node, .. } => pushed.push(node),
            _ => {}
        }
    }
    let live = state.waiting().filter_map(|node| {
        let change = pushed.binary_search(&node).is_ok().then_some(OpenChange::Pushed);
        Some(Entry { node, bound: bound_of(state, node)?, change })
    });
    let mut entries: Vec<Entry> = live.collect();
    let size = entries.len();
    let incumbent = recording.tally().incumbent;
    let least = entries.iter().map(|entry| entry.bound).min();
    // With nothing live, all is known.
    let bound = least.or(incumbent.map(|(_, value)| value));

    let by_depth = run.settings().word("order") == "depth";
    let key = |entry: &Entry| {
        let depth = if by_depth { topology.depth(entry.node) } else { 0 };
        // What was the head still stands at the head.
        let was_head = entry.change == Some(OpenChange::Popped);
        (!was_head, usize::MAX - depth, entry.bound, entry.node)
    };
    if size > SHOWN {
        entries.select_nth_unstable_by_key(SHOWN, key);
        entries.truncate(SHOWN);
    }
    entries.extend(left);
    entries.sort_by_cached_key(key);
    let scale = Scale::of(run);
    let decimals = run.game().decimals();
    let rows = entries.into_iter().map(|Entry { node, bound, change }| LiveRow {
        node: topology.short_path(node),
        way: way(run, node),
        bound: shown(bound, decimals),
        now: change == Some(OpenChange::Popped),
        change,
    });
    let board = |best: bool, (node, value): (NodeId, Value)| {
        let words = board_words(&run.board(node)?);
        let value = shown(value, decimals);
        Some(LiveBoard { best, node: topology.short_path(node), id: node.0, value, words })
    };
    let now = popped.and_then(|popped| board(false, popped));
    let best = incumbent.and_then(|incumbent| board(true, incumbent));
    Panel::Live {
        axis: scale.axis(),
        bound: bound.map(|bound| scale.point(bound)),
        best: incumbent.map(|(_, value)| scale.point(value)),
        size,
        rows: rows.collect(),
        more: size.saturating_sub(SHOWN),
        by_depth,
        boards: now.into_iter().chain(best).collect(),
    }
}

fn bound_of(state: &State, node: NodeId) -> Option<Value> {
    match state.node_numbers(node) {
        NodeNumbers::Merit(bound, _) => Some(bound),
        _ => None,
    }
}

/// The names of the moves on the way to a node.
fn way(run: &Run, node: NodeId) -> String {
    let topology = run.recording().topology();
    let (mut names, mut at) = (Vec::new(), node);
    while let Some(parent) = topology.parent(at) {
        if names.len() == NAMED {
            names.push("…".to_owned());
            break;
        }
        names.push(run.name(at).unwrap_or_else(|| (topology.child_number(at) + 1).to_string()));
        at = parent;
    }
    names.reverse();
    names.join(" ")
}
