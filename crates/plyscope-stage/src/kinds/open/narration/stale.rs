//! The sentences about states that stay in OPEN below a solved node, where a purge removes only the
//! node's children.

use plyscope::{Event, NodeId, Status};

use crate::kinds::open::others::Others;
use crate::record::node_set::NodeSet;
use crate::record::state::Phase;
use crate::show::moment::Moment;
use crate::show::sentence::Sentence;

/// Returns `true` if case 4 of Γ removes the states of children only.
pub(super) fn purges_children_only(moment: &Moment<'_>) -> bool {
    moment.settings.has("purge") && moment.settings.word("purge") == "children"
}

/// Returns the sentence about the states below a node that was just solved in case 4.
pub(super) fn staying(moment: &Moment<'_>, others: &Others, solved: NodeId) -> Option<Sentence> {
    let is_case_4 =
        moment.step_events().any(|event| matches!(event, Event::Pop { case: Some(4), .. }));
    if !(purges_children_only(moment) && is_case_4) {
        return None;
    }
    let waiting = moment.state.waiting().map(|(node, ..)| node);
    let waiting = waiting.chain(others.after(moment.at_event).map(|it| it.node));
    let waiting = waiting.filter(|&node| ancestors(moment, node).any(|above| above == solved));
    let waiting = NodeSet::of(moment.topology.len(), waiting);
    let nodes = moment.topology.first_in_order(&waiting, usize::MAX);
    if nodes.is_empty() {
        return None;
    }
    Some(moment.about("purge.stays", solved).with("nodes", moment.nodes(nodes.into_iter())))
}

/// Returns the sentence about a popped node that is below one that was solved before.
pub(super) fn stale(moment: &Moment<'_>, popped: NodeId) -> Option<Sentence> {
    if !purges_children_only(moment) {
        return None;
    }
    // What this step solves was not solved before.
    let solved_now = moment.step_events().find_map(|event| match *event {
        Event::Push { node, status: Status::Solved, .. } => Some(node),
        _ => None,
    });
    let above = ancestors(moment, popped)
        .filter(|&node| Some(node) != solved_now)
        .find(|&node| moment.state.phase(node) == Phase::Resolved)?;
    Some(moment.about("pop.stale", popped).with("above", moment.node(above)))
}

/// Returns the nodes above a node, upwards.
fn ancestors(moment: &Moment<'_>, node: NodeId) -> impl Iterator<Item = NodeId> {
    let topology = moment.topology;
    std::iter::successors(topology.parent(node), |&node| topology.parent(node))
}
