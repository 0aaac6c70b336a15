//! The sentences about OPEN: the case of Γ that applies to the popped state, and its effects.

use plyscope::{Event, NodeId, Player, Value};

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
        Event::Pop { node, merit, case, .. } => Some(gamma(moment, side, node, merit, case)),
        Event::Done { outcome } => Some(moment.done(outcome)),
        _ => None,
    };
    moment.events().filter_map(sentence).collect()
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
    if purged.is_empty() {
        return sentence;
    }
    sentence.with("purged", moment.nodes(purged.iter().copied()))
}
