//! The sentences about players who each take what is best for themselves.

use plyscope::{Event, Game, NodeId, Reason, Seat};

use super::numbers::text;
use super::payoffs_now;
use crate::show::moment::Moment;
use crate::show::sentence::{Sentence, add};

pub(super) fn narrate(moment: &Moment<'_>) -> Vec<Sentence> {
    let mut sentences = Vec::new();
    let cuts = moment.events().any(|event| matches!(event, Event::Cutoff { .. }));
    for event in moment.events() {
        let sentence = match *event {
            Event::Expand { node, .. } => {
                Some(moment.about("enter", node).number("seat", seat(moment, node).number()))
            }
            Event::Evaluate { node, .. } => Some(with_payoffs(moment, "evaluate", node, "payoffs")),
            Event::Backup { node, from, .. } if !cuts => Some(backed_up(moment, node, from)),
            Event::Cutoff { node, value, bound, pruned, .. } => {
                let sentence = moment.about("cutoff.payoffs", node);
                let sentence = sentence.number("seat", seat(moment, node).number());
                let sentence = sentence.with("value", moment.value(value));
                Some(moment.with_pruned(sentence.with("bound", moment.value(bound)), pruned))
            }
            Event::Done { outcome } => {
                let key = match outcome.reason {
                    Reason::Unsound => "done.payoffs.unsound",
                    Reason::Budget => "done.budget",
                    _ => "done.payoffs",
                };
                let sentence = moment.ended(key, outcome);
                let payoffs = outcome.payoffs.map(|payoffs| text(payoffs, moment.unit()));
                Some(sentence.word("payoffs", payoffs.unwrap_or_default()))
            }
            _ => None,
        };
        add(&mut sentences, sentence);
    }
    sentences
}

/// Returns the sentence about a child's payoffs, and what its parent's player takes.
fn backed_up(moment: &Moment<'_>, node: NodeId, from: NodeId) -> Sentence {
    let seat = seat(moment, node);
    let (best, result) = (payoffs_now(moment, node), payoffs_now(moment, from));
    let is_taken = best == result;
    let key = if is_taken { "backup.takes" } else { "backup.keeps" };
    let sentence = with_payoffs(moment, key, from, "payoffs").with("parent", moment.node(node));
    let own = |payoffs: Option<plyscope::Payoffs>| {
        payoffs.map(|payoffs| moment.value(payoffs.of(seat)))
    };
    let sentence = sentence.number("seat", seat.number());
    match (own(result), own(best)) {
        (Some(own), Some(best)) => sentence.with("own", own).with("best", best),
        _ => sentence,
    }
}

fn with_payoffs(
    moment: &Moment<'_>,
    key: &'static str,
    node: NodeId,
    name: &'static str,
) -> Sentence {
    let payoffs = payoffs_now(moment, node).map(|payoffs| text(payoffs, moment.unit()));
    moment.about(key, node).word(name, payoffs.unwrap_or_default())
}

/// Returns the player whose turn it is at a node.
pub(super) fn seat(moment: &Moment<'_>, node: NodeId) -> Seat {
    let (game, topology) = (moment.game, moment.topology);
    let mut path = Vec::new();
    let mut at = node;
    while let Some(up) = topology.parent(at) {
        path.push(topology.child_number(at));
        at = up;
    }
    let (mut position, mut moves) = (game.start(), Vec::new());
    for &child in path.iter().rev() {
        moves.clear();
        game.moves(&position, &mut moves);
        let Some(mv) = moves.get(child as usize) else { break };
        position = game.play(&position, mv);
    }
    game.seat(&position)
}
