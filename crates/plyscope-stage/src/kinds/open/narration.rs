//! What is said of OPEN: which case of Γ applies to the state that is popped,
//! and what comes of it.

use plyscope::{Event, NodeId, Player, Status, Value};

use crate::moment::Moment;
use crate::sentence::Sentence;
use crate::words;

/// Returns a few words on a step: the case of Γ.
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

/// Returns what the side whose hopes are in OPEN does in a step.
pub(super) fn narrate(moment: &Moment<'_>, side: Player, ) -> Vec<Sentence> {
    let said = |event: &Event<'_>| match *event {
        Event::Pop { node, status, merit, case } => {
            let family = if side == Player::Min { "dual" } else { "gamma" };
            let case = case.map_or("end".to_owned(), |case| case.to_string());
            Some(gamma(moment, format!("{family}.{case}"), node, status, merit))
        }
        Event::Done { outcome } => Some(moment.done(outcome)),
        _ => None,
    };
    moment.events().filter_map(said).collect()
}

fn gamma(moment: &Moment<'_>, key: String,
    node: NodeId,
    status: Status,
    merit: Value,
    ) -> Sentence {
    let mut sentence = moment
        .about(key, node)
        .with("merit", moment.value(merit))
        .word("status", words::status(status));
    if let Some(parent) = moment.topology.parent(node) {
        sentence = sentence.with("parent", moment.node(parent));
    }
    let mut pushed = Vec::new();
    // Before the first pop, the root is pushed.
    let since_pop = moment.events().skip_while(|event| !matches!(event, Event::Pop { .. }));
    for event in since_pop {
        match *event {
            Event::Evaluate { value, .. } => {
                sentence = sentence.with("value", moment.value(value));
            }
            Event::Purge { nodes } => {
                sentence = sentence.with("purged", moment.nodes(nodes.iter().copied()));
            }
            Event::Push { node, merit, .. } => {
                pushed.push(node);
                sentence = sentence.with("pushed", moment.value(merit));
            }
            _ => {}
        }
    }
    sentence
        .with("children", moment.nodes(pushed.iter().copied()))
        .with("child", moment.node(pushed.first().copied().unwrap_or(node)))
}
