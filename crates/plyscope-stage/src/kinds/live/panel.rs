//! The panel of the live nodes in order, and of the gap between the least bound and the best
//! solution.

use std::collections::BTreeMap;

use plyscope::{Event, NodeId, Status, Value};
use serde::Serialize;

use super::order::{are_ties_by_depth, depths, is_by_depth, merit_of};
use super::sum::{LiveSum, sum};
use super::tally::LiveTally;
use crate::kinds::shared::queue::QueueChange;
use crate::record::topology::Topology;
use crate::show::axis::{Axis, Point, Scale};
use crate::show::board::board_words;
use crate::show::moment::Moment;
use crate::show::sentence::{Sentence, shown};

/// The live nodes of branch and bound.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LivePanel {
    /// `live`.
    #[cfg_attr(test, ts(type = "\"live\""))]
    pub kind: &'static str,
    /// The axis below the two marks.
    pub axis: Axis,
    /// The least bound: no solution has a lower value.
    pub bound: Option<Point>,
    /// The value of the best solution so far.
    pub best: Option<Point>,
    /// The number of live nodes.
    pub size: usize,
    /// The first live nodes, and those that left in this step.
    pub rows: Vec<LiveRow>,
    /// The number of live nodes that are not among the rows.
    pub more: usize,
    /// `true` if the deepest node comes first, instead of the one with the least bound.
    pub by_depth: bool,
    /// The positions of the popped node and of the best solution.
    pub boards: Vec<LiveBoard>,
    /// The origin of the popped node's bound, if it is more than a sum of moves.
    pub sum: Option<Box<LiveSum>>,
}

/// A live node, or one that was live before this step.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LiveRow {
    /// Its path.
    pub node: String,
    /// The names of the moves that lead to it; of many, the last few.
    pub moves: String,
    /// The bound: no solution below the node has a lower value.
    pub bound: String,
    /// The change that this step made to it; a child that was dropped was never in the queue.
    pub change: Option<QueueChange>,
    /// `true` if this step is about it.
    pub now: bool,
}

/// The board of a position that matters in this step.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LiveBoard {
    /// `true` for the best solution, `false` for the popped node.
    pub best: bool,
    /// The node's path.
    pub node: String,
    /// The node's number.
    pub id: u32,
    /// The bound of the popped node, or the value of the solution.
    pub value: String,
    /// The description of the board in words.
    pub words: Sentence,
}

/// The number of nodes that are shown.
const SHOWN: usize = 100;
/// The number of moves of a path that are named.
const NAMED: usize = 8;

struct LiveEntry {
    node: NodeId,
    bound: Value,
    change: Option<QueueChange>,
}

pub(super) fn panel(moment: &Moment<'_>) -> LivePanel {
    let (topology, state) = (moment.topology, moment.state);
    let (mut left, mut pushed, mut popped) = (Vec::new(), Vec::new(), None);
    for event in moment.events() {
        match *event {
            Event::Pop { node, merit: bound, .. } => {
                popped = Some((node, bound));
                left.push(LiveEntry { node, bound, change: Some(QueueChange::Popped) });
            }
            Event::Purge { nodes } => left.extend(nodes.iter().take(SHOWN).filter_map(|&node| {
                let bound = merit_of(state, node)?;
                Some(LiveEntry { node, bound, change: Some(QueueChange::Purged) })
            })),
            Event::Push { node, .. } => pushed.push(node),
            _ => {}
        }
    }
    let by_depth = is_by_depth(moment.settings);
    let ties_by_depth = are_ties_by_depth(moment.settings);
    let depths = if by_depth || ties_by_depth { depths(topology) } else { Vec::new() };
    let place = |node: NodeId, bound: Value| {
        let height = |counts: bool| if counts { u32::MAX - depths[node.index()] } else { 0 };
        (height(by_depth), bound, height(ties_by_depth), node)
    };
    let live = state.waiting().filter(|&(_, status, _)| status == Status::Live);
    let least_bound = live.clone().map(|(.., bound)| bound).min();
    let live = live.map(|(node, _, bound)| place(node, bound));
    let (first, size) = least(live, SHOWN);
    let mut entries: Vec<LiveEntry> = first
        .into_iter()
        .map(|(_, bound, _, node)| {
            let change = pushed.binary_search(&node).is_ok().then_some(QueueChange::Pushed);
            LiveEntry { node, bound, change }
        })
        .collect();
    entries.extend(left);
    entries.sort_by_key(|entry| {
        // The node that was the head is still shown first.
        let was_head = entry.change == Some(QueueChange::Popped);
        (!was_head, place(entry.node, entry.bound))
    });
    let incumbent = moment.own::<LiveTally>().incumbent;
    // Without live nodes, the value is known.
    let bound = least_bound.or(incumbent.map(|(_, value)| value));
    let scale = Scale::of(moment);
    let unit = moment.unit();
    let names = names(moment, &entries);
    let rows = entries.into_iter().map(|LiveEntry { node, bound, change }| LiveRow {
        node: topology.short_path(node),
        moves: path_names(topology, node, &names),
        bound: shown(bound, unit),
        now: change == Some(QueueChange::Popped),
        change,
    });
    let board = |best: bool, (node, value): (NodeId, Value)| {
        let words = board_words(&moment.positions().board(node)?);
        let value = shown(value, unit);
        Some(LiveBoard { best, node: topology.short_path(node), id: node.0, value, words })
    };
    let now = popped.and_then(|popped| board(false, popped));
    let best = incumbent.and_then(|incumbent| board(true, incumbent));
    LivePanel {
        kind: "live",
        axis: scale.axis(),
        bound: bound.map(|bound| scale.point(bound)),
        best: incumbent.map(|(_, value)| scale.point(value)),
        size,
        rows: rows.collect(),
        more: size.saturating_sub(SHOWN),
        by_depth,
        boards: now.into_iter().chain(best).collect(),
        sum: popped.and_then(|(node, bound)| sum(moment, node, bound).map(Box::new)),
    }
}

/// Returns the nodes whose moves are named in the row of a node, from it upwards, and the one above
/// them.
fn named(topology: &Topology, node: NodeId) -> impl Iterator<Item = NodeId> {
    std::iter::successors(Some(node), |&node| topology.parent(node)).take(NAMED + 1)
}

/// Returns the names of all moves in the rows. Rows share most of them.
fn names(moment: &Moment<'_>, entries: &[LiveEntry]) -> BTreeMap<NodeId, String> {
    let topology = moment.topology;
    let mut nodes: Vec<NodeId> = entries.iter().map(|entry| entry.node).collect();
    // From the top of a branch down, so that each position follows from the one before.
    nodes.sort_unstable();
    let mut names = BTreeMap::new();
    for node in nodes {
        let mut path: Vec<NodeId> = named(topology, node).take(NAMED).collect();
        path.reverse();
        for node in path {
            let number = || (topology.child_number(node) + 1).to_string();
            let name = || moment.positions().name(node).unwrap_or_else(number);
            names.entry(node).or_insert_with(name);
        }
    }
    names
}

/// Returns the names of the moves on the path to a node.
fn path_names(topology: &Topology, node: NodeId, names: &BTreeMap<NodeId, String>) -> String {
    let mut path: Vec<NodeId> = named(topology, node).collect();
    path.reverse();
    let more = (path[0] != NodeId::ROOT).then_some("…");
    let names: Vec<&str> =
        more.into_iter().chain(path[1..].iter().map(|node| names[node].as_str())).collect();
    names.join(" ")
}

/// Returns the least of these items, at most so many, in any order, and the number of all.
fn least<T: Ord + Copy>(items: impl Iterator<Item = T>, most: usize) -> (Vec<T>, usize) {
    let (mut kept, mut size, mut greatest) = (Vec::new(), 0, None);
    let cut = |kept: &mut Vec<T>| {
        if kept.len() > most {
            kept.select_nth_unstable(most);
            kept.truncate(most);
        }
        kept.iter().copied().max()
    };
    items.for_each(|item| {
        size += 1;
        if greatest.is_some_and(|greatest| item >= greatest) {
            return;
        }
        kept.push(item);
        if kept.len() == 2 * most {
            greatest = cut(&mut kept);
        }
    });
    cut(&mut kept);
    (kept, size)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_least_are_found_in_any_order() {
        let items = |count: u32| (0..count).map(|item| (item * 7919 % 1009 / 3, item));
        for (count, most) in [(0, 3), (2, 3), (3, 3), (7, 3), (1009, 1), (1009, 200)] {
            let (mut found, size) = least(items(count), most);
            let mut all: Vec<_> = items(count).collect();
            all.sort_unstable();
            all.truncate(most);
            found.sort_unstable();
            assert_eq!((found, size), (all, count as usize));
        }
    }
}
