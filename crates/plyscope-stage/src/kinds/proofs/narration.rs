//! What is said of proof-number search: what a new node settles, and what its
//! numbers come to above.

use plyscope::{Event, NodeId, Outcome, Proof, Reason, Siblings, Value};

use crate::moment::Moment;
use super::panel::numbers_of;
use crate::sentence::{Sentence, shown_number};
use crate::words;

/// Returns what proof-number search does in a step.
pub(super) fn narrate(moment: &Moment<'_>) -> Vec<Sentence> {
    let mut text = Vec::new();
    for event in moment.events() {
        match *event {
            Event::Select { node } => text.push(moment.about("select", node)),
            Event::Expand { children, .. } => expanded_to_prove(moment, children, &mut text),
            Event::Done { outcome } => text.push(settled(moment, outcome)),
            _ => {}
        }
    }
    backed_up_numbers(moment, &mut text);
    text
}

/// Which of the new nodes are settled at once.
fn expanded_to_prove(moment: &Moment<'_>, children: Siblings, text: &mut Vec<Sentence>) {
    let state = moment.state;
    let mut of = |key, is: fn(Proof) -> bool| {
        let such = |&child: &NodeId| numbers_of(state, child).is_some_and(is);
        let nodes: Vec<_> = children.iter().filter(such).collect();
        if !nodes.is_empty() {
            text.push(Sentence::new(key).with("nodes", moment.nodes(nodes.into_iter())));
        }
    };
    of("proof.reached", |numbers| numbers == Proof::PROVED);
    of("proof.missed", |numbers| numbers == Proof::DISPROVED);
    of("proof.open", |numbers| !numbers.is_settled());
}

/// What the numbers above have come to.
fn backed_up_numbers(moment: &Moment<'_>, text: &mut Vec<Sentence>) {
    let expanded = moment.events().find_map(|event| match *event {
        Event::Expand { children, .. } => Some(children),
        _ => None,
    });
    let fresh = |node: NodeId| expanded.is_none_or(|children| node >= children.first);
    let changed: Vec<_> = moment
        .events()
        .filter_map(|event| match *event {
            Event::Prove { node, numbers } => Some((node, numbers)),
            _ => None,
        })
        .filter(|&(node, _)| node == NodeId::ROOT || !fresh(node))
        .collect();
    // The first one tells what the step found, the last one how far it
    // reaches.
    let ends = match changed.as_slice() {
        [] if expanded.is_some() => {
            text.push(Sentence::new("proof.none"));
            return;
        }
        [first, .., last] => vec![*first, *last],
        one => one.to_vec(),
    };
    for (node, Proof { proof, disproof }) in ends {
        let key = match (proof, disproof) {
            (0, _) => "proof.proved",
            (_, 0) => "proof.disproved",
            _ => "proof.numbers",
        };
        let sentence = moment
            .about(key, node)
            .word("proof", shown_number(proof))
            .word("disproof", shown_number(disproof));
        text.push(sentence);
    }
}

/// What the search found: only it speaks of a goal.
fn settled(moment: &Moment<'_>, outcome: &Outcome) -> Sentence {
    let how = match outcome.reason {
        Reason::Solved if outcome.bounds.upper == Value::INF => "proved",
        Reason::Solved => "disproved",
        reason => words::reason(reason),
    };
    moment.ended(how, outcome)
}
