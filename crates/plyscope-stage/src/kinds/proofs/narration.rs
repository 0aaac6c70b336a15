//! The sentences about proof-number search: the new nodes that are settled, and the changed numbers
//! of their ancestors.

use plyscope::{Event, NodeId, Outcome, Player, Proof, Reason, Siblings, Value};

use super::numbers::proof_of;
use crate::show::moment::Moment;
use crate::show::sentence::Sentence;
use crate::show::words;

/// Returns what proof-number search does in a step.
pub(super) fn narrate(moment: &Moment<'_>) -> Vec<Sentence> {
    let mut text = Vec::new();
    for event in moment.events() {
        match *event {
            // The root is the first, where the term is explained.
            Event::Select { node } => {
                let key = if node == NodeId::ROOT { "select" } else { "select.brief" };
                text.push(moment.about(key, node));
            }
            Event::Expand { node, children, .. } => {
                text.push(moment.about("expand", node));
                expanded_to_prove(moment, children, &mut text);
            }
            Event::Done { outcome } => text.push(settled(moment, outcome)),
            _ => {}
        }
    }
    backed_up_numbers(moment, &mut text);
    text
}

/// Describes the new nodes that are settled at once.
fn expanded_to_prove(moment: &Moment<'_>, children: Siblings, text: &mut Vec<Sentence>) {
    let keys = ["proof.reached", "proof.missed", "proof.open"];
    let mut found: [Vec<NodeId>; 3] = Default::default();
    for child in children.iter() {
        match proof_of(moment.state, child) {
            Some(Proof::PROVED) => found[0].push(child),
            Some(Proof::DISPROVED) => found[1].push(child),
            Some(numbers) if !numbers.is_settled() => found[2].push(child),
            _ => {}
        }
    }
    for (key, nodes) in keys.into_iter().zip(found) {
        if !nodes.is_empty() {
            text.push(Sentence::new(key).with("nodes", moment.nodes(nodes.into_iter())));
        }
    }
}

/// Describes the changed numbers of the ancestors.
fn backed_up_numbers(moment: &Moment<'_>, text: &mut Vec<Sentence>) {
    let expanded = moment.step_events().find_map(|event| match *event {
        Event::Expand { children, .. } => Some(children),
        _ => None,
    });
    let is_over = !moment.is_ahead(|event| matches!(event, Event::Prove { .. }));
    let ends_here = moment.events().any(|event| matches!(event, Event::Expand { .. })) && is_over;
    let fresh = |node: NodeId| expanded.is_none_or(|children| node >= children.first);
    let changed: Vec<_> = moment
        .events()
        .filter_map(|event| match *event {
            Event::Prove { node, numbers } => Some((node, numbers)),
            _ => None,
        })
        .filter(|&(node, _)| node == NodeId::ROOT || !fresh(node))
        .collect();
    // The first change shows the result of the step, the last one how far up it reaches.
    let ends = match changed.as_slice() {
        [] if ends_here => {
            text.push(Sentence::new("proof.none"));
            return;
        }
        [first, .., last] => vec![*first, *last],
        one => one.to_vec(),
    };
    for (node, Proof { proof, disproof }) in ends {
        text.push(match (proof, disproof) {
            (0, _) => moment.about("proof.proved", node),
            (_, 0) => moment.about("proof.disproved", node),
            _ => {
                let sentence = moment.about("proof.numbers", node);
                sentence.number("proof", proof).number("disproof", disproof)
            }
        });
    }
}

/// Returns the sentence about the result, which is a goal only in this search.
fn settled(moment: &Moment<'_>, outcome: &Outcome) -> Sentence {
    let player = moment.topology.player(NodeId::ROOT);
    let how = match outcome.reason {
        Reason::Solved if outcome.bounds.upper == Value::INF => "proved",
        Reason::Solved => "disproved",
        Reason::Budget => "budget",
        _ => return moment.done(outcome),
    };
    // MAX has no move that disproves: all of them fail.
    if moment.best(outcome).is_none() || (how, player) == ("disproved", Player::Max) {
        return moment.ended(format!("done.{how}"), outcome);
    }
    moment.ended(format!("done.{how}.{}", words::player(player)), outcome)
}
