//! The panel of the path to the most-proving node, with the sums along it.

use plyscope::{Event, NodeId, Player, Proof};
use serde::Serialize;

use super::numbers::{proof_of, proofs_of, shown_number};
use crate::record::state::State;
use crate::record::topology::Topology;
use crate::show::moment::Moment;
use crate::show::sentence::shown;
use crate::show::words;

/// The path to the node that the step chose as the most-proving one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ProofsPanel {
    /// `proofs`.
    #[cfg_attr(test, ts(type = "\"proofs\""))]
    pub kind: &'static str,
    /// The least value that MAX has to reach; `None` if it is any above 0.
    pub goal: Option<String>,
    /// `proved` or `disproved`, once the root is settled.
    #[cfg_attr(test, ts(type = "\"proved\" | \"disproved\" | null"))]
    pub settled: Option<&'static str>,
    /// The nodes, from the root down.
    pub rows: Vec<ProofRow>,
    /// The most-proving node by the numbers of this moment, which the next step goes to.
    pub next: Option<ProofNode>,
}

/// A node of the tree.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ProofNode {
    /// Its path.
    pub node: String,
    /// Its name, where it has one.
    pub name: Option<String>,
}

/// A node on the path, with the children that its numbers come from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ProofRow {
    /// Its path.
    pub node: String,
    /// Its name, where it has one.
    pub name: Option<String>,
    /// `max` or `min`; none for a leaf.
    #[cfg_attr(test, ts(type = "\"max\" | \"min\" | null"))]
    pub player: Option<&'static str>,
    /// Its proof number.
    pub proof: String,
    /// Its disproof number.
    pub disproof: String,
    /// The first of its children, and the one that the path goes on to; empty at the end of the
    /// path.
    pub children: Vec<ProofChild>,
    /// The number of children that are not shown.
    pub more: usize,
}

/// A child of a node on the path.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ProofChild {
    /// Its path.
    pub node: String,
    /// Its proof number.
    pub proof: String,
    /// Its disproof number.
    pub disproof: String,
    /// `true` if the path goes on to it.
    pub chosen: bool,
}

/// The number of children of a node that are shown.
const SHOWN: usize = 12;
/// The number of nodes of a long path that are shown, the last ones.
const ROWS: usize = 32;

/// Returns the path from the root to the most-proving node, by the numbers of this moment: at a MAX
/// node it follows the least proof number, at a MIN node the least disproof number, the left-most
/// among equals. The next step goes to that node; if the root is settled, the path follows the
/// proof or disproof down to a leaf. Empty if no node has such numbers.
pub fn most_proving(topology: &Topology, state: &State) -> Vec<NodeId> {
    let mut path = Vec::new();
    let mut next = proof_of(state, NodeId::ROOT).map(|_| NodeId::ROOT);
    while let Some(node) = next {
        path.push(node);
        let known = proofs_of(state, topology.children(node));
        next = match topology.player(node) {
            Player::Max => known.min_by_key(|(_, numbers)| numbers.proof),
            Player::Min => known.min_by_key(|(_, numbers)| numbers.disproof),
        }
        .map(|(child, _)| child);
    }
    path
}

pub(super) fn panel(moment: &Moment<'_>) -> ProofsPanel {
    let (topology, state) = (moment.topology, moment.state);
    let settled = proof_of(state, NodeId::ROOT).and_then(|numbers| match numbers {
        Proof::PROVED => Some("proved"),
        Proof::DISPROVED => Some("disproved"),
        _ => None,
    });
    let ahead = most_proving(topology, state);
    let chosen = moment.events().find_map(|event| match *event {
        Event::Select { node } => Some(node),
        _ => None,
    });
    let (path, next) = match chosen {
        Some(node) if settled.is_none() => {
            let above = std::iter::successors(Some(node), |&node| topology.parent(node));
            let mut path: Vec<NodeId> = above.collect();
            path.reverse();
            let next = ahead.last().filter(|&&next| next != node).map(|&node| ProofNode {
                node: topology.short_path(node),
                name: moment.positions().name(node),
            });
            (path, next)
        }
        _ => (ahead, None),
    };
    let first = path.len().saturating_sub(ROWS);
    let rows = (first..path.len()).map(|index| {
        let node = path[index];
        let numbers = proof_of(state, node).unwrap_or(Proof::UNKNOWN);
        let chosen = path.get(index + 1).copied();
        let child = |child: NodeId| {
            let numbers = proof_of(state, child)?;
            Some(ProofChild {
                node: topology.short_path(child),
                proof: shown_number(numbers.proof),
                disproof: shown_number(numbers.disproof),
                chosen: Some(child) == chosen,
            })
        };
        let all = topology.children(node);
        // Before its expansion, a node has no children that are known.
        let is_expanded = proofs_of(state, all).next().is_some();
        let count = if is_expanded { all.count as usize } else { 0 };
        let is_shown = |&(index, child): &(usize, NodeId)| index < SHOWN || Some(child) == chosen;
        let shown = all.iter().take(count).enumerate().filter(is_shown);
        let children: Vec<_> = shown.filter_map(|(_, node)| child(node)).collect();
        ProofRow {
            node: topology.short_path(node),
            name: moment.positions().name(node),
            player: (!topology.is_leaf(node)).then(|| words::player(topology.player(node))),
            proof: shown_number(numbers.proof),
            disproof: shown_number(numbers.disproof),
            more: count - children.len(),
            children,
        }
    });
    let (settings, unit) = (moment.settings, moment.unit());
    let goal = settings.is_given("goal").then(|| settings.value("goal", unit));
    let goal = goal.and_then(Result::ok).map(|goal| shown(goal, unit));
    ProofsPanel { kind: "proofs", goal, settled, rows: rows.collect(), next }
}
