//! The panel of OPEN, in order, with the entries that this step removed and added.

use plyscope::{Event, NodeId, Player, Status, Value};
use serde::Serialize;

use super::others::{Other, Others};
use crate::kinds::shared::queue::QueueChange;
use crate::record::front::{front, rank};
use crate::record::node_set::NodeSet;
use crate::record::state::{NodeNumbers, State};
use crate::show::moment::Moment;
use crate::show::sentence::shown;
use crate::show::words;

/// The panel of OPEN.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OpenPanel {
    /// `open`.
    #[cfg_attr(test, ts(type = "\"open\""))]
    pub kind: &'static str,
    /// The player that the merits belong to: `max`, the greatest first, or `min`, the least first.
    #[cfg_attr(test, ts(type = "\"max\" | \"min\""))]
    pub side: &'static str,
    /// The number of entries.
    pub size: usize,
    /// The first entries, and those that left in this step.
    pub rows: Vec<OpenRow>,
    /// The number of entries that are not among the rows.
    pub more: usize,
    /// The case of Γ that applied.
    pub case: Option<u8>,
}

/// An entry of OPEN, or one that was an entry before this step.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OpenRow {
    /// The node's path.
    pub node: String,
    /// `live` or `solved`.
    #[cfg_attr(test, ts(type = "\"live\" | \"solved\""))]
    pub status: &'static str,
    /// Its merit.
    pub merit: String,
    /// The change that this step made to it.
    pub change: Option<QueueChange>,
    /// `true` if this step is about it.
    pub now: bool,
}

/// The number of entries that are shown.
const SHOWN: usize = 100;

struct QueueEntry {
    node: NodeId,
    status: Status,
    merit: Value,
    change: Option<QueueChange>,
}

pub(super) fn panel(moment: &Moment<'_>, side: Player, others: &Others) -> OpenPanel {
    let (topology, state) = (moment.topology, moment.state);
    let (mut left, mut pushed, mut case) = (Vec::new(), Vec::new(), None);
    let entry = |(node, status, merit), change| QueueEntry { node, status, merit, change };
    for event in moment.events() {
        match *event {
            Event::Pop { node, status, merit, case: of } => {
                case = of;
                left.push(entry((node, status, merit), Some(QueueChange::Popped)));
            }
            Event::Purge { nodes } => {
                let purged = purged(moment, others, nodes);
                left.extend(purged.take(SHOWN).map(|it| entry(it, Some(QueueChange::Purged))));
            }
            Event::Push { node, .. } => pushed.push(node),
            _ => {}
        }
    }
    let (first, size) = front(topology, state, side, SHOWN);
    let others = others.after(moment.at_event);
    let size = size + others.clone().count();
    let is_new = |other: &Other| other.is_pushed_by(&moment.event_range());
    let other = |it: &Other| {
        let change = is_new(it).then_some(QueueChange::Pushed);
        entry((it.node, it.status, it.merit), change)
    };
    let first = first.into_iter().filter_map(|node| {
        let status = state.in_open(node)?;
        let is_pushed = pushed.binary_search(&node).is_ok()
            && !others.clone().any(|it| it.node == node && is_new(it));
        let change = is_pushed.then_some(QueueChange::Pushed);
        let (_, merit) = entry_of(state, node)?;
        Some(entry((node, status, merit), change))
    });
    let mut entries: Vec<QueueEntry> = first.chain(others.clone().map(other)).chain(left).collect();
    // The entry that was the head is still shown first.
    let is_popped = |entry: &QueueEntry| entry.change == Some(QueueChange::Popped);
    let nodes = NodeSet::of(topology.len(), entries.iter().map(|entry| entry.node));
    let mut places: Vec<(NodeId, usize)> =
        topology.first_in_order(&nodes, entries.len()).into_iter().zip(0..).collect();
    places.sort_unstable();
    let place = |node| places.binary_search_by_key(&node, |&(node, _)| node).map(|at| places[at].1);
    entries.sort_unstable_by_key(|it| (!is_popped(it), rank(it.merit, side), place(it.node)));
    // There may be thousands of other states: they are sorted with the first nodes, and no more
    // are shown in all.
    let mut shown_in_open = 0;
    entries.retain(|it| {
        let has_left = matches!(it.change, Some(QueueChange::Popped | QueueChange::Purged));
        shown_in_open += usize::from(!has_left);
        has_left || shown_in_open <= SHOWN
    });
    let (unit, focus) = (moment.unit(), moment.focus);
    let replaced = pushed.contains(&focus);
    let rows = entries.into_iter().map(|entry| OpenRow {
        node: topology.short_path(entry.node),
        status: words::status(entry.status),
        merit: shown(entry.merit, unit),
        change: entry.change,
        now: entry.node == focus
            && entry.change
                == Some(if replaced { QueueChange::Pushed } else { QueueChange::Popped }),
    });
    let (rows, more): (Vec<OpenRow>, _) = (rows.collect(), size.saturating_sub(SHOWN));
    OpenPanel { kind: "open", side: words::player(side), size, rows, more, case }
}

/// Returns the states that a purge removed: a node that had several of them is among `nodes` as
/// often.
pub(super) fn purged<'a>(
    moment: &'a Moment<'_>,
    others: &'a Others,
    nodes: &'a [NodeId],
) -> impl Iterator<Item = (NodeId, Status, Value)> + 'a {
    let is_purge = |event: &Event<'_>| matches!(event, Event::Purge { .. });
    let event = moment.first_event + moment.step_events().take_while(|it| !is_purge(it)).count();
    let others = move || others.ended(event..event + 1);
    let own = nodes.chunk_by(|one, other| one == other).filter_map(move |states| {
        let node = states[0];
        let has_own = states.len() > others().filter(|it| it.node == node).count();
        let (status, merit) = entry_of(moment.state, node).filter(|_| has_own)?;
        Some((node, status, merit))
    });
    own.chain(others().map(|it| (it.node, it.status, it.merit)))
}

/// Returns the status and merit of an entry of OPEN, from the numbers that a push gave the node.
pub(super) fn entry_of(state: &State, node: NodeId) -> Option<(Status, Value)> {
    match state.node_numbers(node) {
        NodeNumbers::Merit(merit, _) => Some((Status::Live, merit)),
        NodeNumbers::Value(merit, _) => Some((Status::Solved, merit)),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
