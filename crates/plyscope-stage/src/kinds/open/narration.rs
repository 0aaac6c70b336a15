//! The sentences about OPEN: the case of Γ that applies to the popped state, and its effects.

use plyscope::{Event, NodeId, Player, Status, Value};

use super::panel::entry_of;
use crate::moment::Moment;
use crate::sentence::Sentence;

/// Returns the title of a step: the case of Γ.
pub(super) fn title(moment: &Moment<'_>) -> Sentence {
    let case = moment.events().find_map(|event| match *event {
        Event::Pop { case, .. } => case,
        _ => None,
    });
    match case {
        Some(case) => Sentence::new("step.case").number("case", case),
        None => Sentence::new("step"),
    }
}

/// Returns the sentences about a step; `side` is the player that the merits belong to.
pub(super) fn narrate(moment: &Moment<'_>, side: Player) -> Vec<Sentence> {
    let sentence = |event: &Event<'_>| match *event {
        Event::Pop { node, merit, case, .. } => vec![gamma(moment, side, node, merit, case)],
        Event::Purge { nodes } => purged(moment, side, nodes),
        Event::Done { outcome } => vec![moment.done(outcome)],
        _ => Vec::new(),
    };
    moment.events().flat_map(sentence).collect()
}

fn gamma(
    moment: &Moment<'_>,
    side: Player,
    node: NodeId,
    merit: Value,
    case: Option<u8>,
) -> Sentence {
    let (mut value, mut purged) = (None, &[][..]);
    let (mut pushed, mut new_merit) = (Vec::new(), None);
    // Before the first pop, the root is pushed.
    let since_pop = moment.events().skip_while(|event| !matches!(event, Event::Pop { .. }));
    for event in since_pop {
        match *event {
            Event::Evaluate { value: leaf, .. } => value = Some(leaf),
            Event::Purge { nodes } => purged = nodes,
            Event::Push { node, merit, .. } => {
                pushed.push(node);
                new_merit = Some(merit);
            }
            _ => {}
        }
    }
    let family = if side == Player::Min { "dual" } else { "gamma" };
    let key = match case {
        Some(1) if value != new_merit => format!("{family}.1.capped"),
        Some(4) if purged.is_empty() => format!("{family}.4.alone"),
        Some(case) => format!("{family}.{case}"),
        None => format!("{family}.end"),
    };
    let mut sentence = moment.about(key, node).with("merit", moment.value(merit));
    let values = [("value", value), ("pushed", new_merit)];
    for (name, value) in values.into_iter().filter_map(|(name, value)| Some((name, value?))) {
        sentence = sentence.with(name, moment.value(value));
    }
    if let Some(parent) = moment.topology.parent(node) {
        sentence = sentence.with("parent", moment.node(parent));
    }
    if let Some(&first) = pushed.first() {
        sentence = sentence
            .with("child", moment.node(first))
            .with("children", moment.nodes(pushed.iter().copied()));
    }
    sentence
}

/// Returns the sentences about the states that leave OPEN with the popped one: which of them were
/// evaluated, which were never looked at, and why nothing is lost. Of the solved states only leaves
/// ever wait: a solved inner node is the next head.
fn purged(moment: &Moment<'_>, side: Player, nodes: &[NodeId]) -> Vec<Sentence> {
    let popped = moment.events().find_map(|event| match *event {
        Event::Pop { node, merit, .. } => Some((moment.topology.parent(node)?, merit)),
        _ => None,
    });
    let Some((parent, merit)) = popped.filter(|_| !nodes.is_empty()) else { return Vec::new() };
    let (mut evaluated, mut live) = (Vec::new(), Vec::new());
    for &node in nodes {
        let fate = match entry_of(moment.state, node) {
            Some((Status::Solved, _)) => &mut evaluated,
            _ => &mut live,
        };
        fate.push(node);
    }
    let leaves = moment.about("purge", parent).number("count", nodes.len());
    let fates = [("purge.evaluated", evaluated), ("purge.live", live)];
    let told = fates.into_iter().filter(|(_, nodes)| !nodes.is_empty()).map(|(key, nodes)| {
        let count = nodes.len();
        Sentence::new(key).with("nodes", moment.nodes(nodes.into_iter())).number("count", count)
    });
    let why = if side == Player::Min { "purge.sorted.min" } else { "purge.sorted" };
    let why = moment.about(why, parent).with("merit", moment.value(merit));
    [leaves].into_iter().chain(told).chain([why]).collect()
}
