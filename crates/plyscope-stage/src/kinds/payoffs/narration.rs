//! The sentences about players who each take what is best for themselves.

use plyscope::{Event, Game, NodeId, Payoffs, Reason, Seat, Value};

use super::numbers::payoffs_now;
use crate::show::moment::Moment;
use crate::show::sentence::{Arg, Sentence, add, shown_payoffs};

pub(super) fn narrate(moment: &Moment<'_>) -> Vec<Sentence> {
    let mut sentences = Vec::new();
    for event in moment.events() {
        let sentence = match *event {
            Event::Expand { node, .. } => {
                Some(with_seat(moment.about("enter.seat", node), "seat", seat(moment, node)))
            }
            Event::Evaluate { node, .. } => Some(with_payoffs(moment, "evaluate.payoffs", node)),
            Event::Backup { node, from, .. } => Some(backed_up(moment, node, from)),
            Event::Cutoff { node, value, bound, pruned, .. } => {
                let sentence = cut_off(moment, node, value, bound);
                sentence.map(|sentence| moment.with_pruned(sentence, pruned))
            }
            Event::Done { outcome } => {
                let has_move = moment.best(outcome).is_some();
                let key = match outcome.reason {
                    Reason::Unsound => "done.payoffs.unsound",
                    Reason::Solved if has_move => "done.payoffs",
                    Reason::Solved => "done.payoffs.leaf",
                    _ => "done.payoffs.budget",
                };
                let payoffs = outcome.payoffs.map(|payoffs| shown_payoffs(payoffs, moment.unit()));
                let sentence =
                    moment.ended(key, outcome).word("payoffs", payoffs.unwrap_or_default());
                Some(with_seat(sentence, "seat", seat(moment, NodeId::ROOT)))
            }
            _ => None,
        };
        add(&mut sentences, sentence);
    }
    sentences
}

/// Returns the sentence about a child's payoffs, and what its parent's player does with them.
fn backed_up(moment: &Moment<'_>, node: NodeId, from: NodeId) -> Sentence {
    let seat = seat(moment, node);
    let own = |child| payoffs_now(moment, child).map(|payoffs| payoffs.of(seat));
    let result = own(from);
    let others = moment.topology.children(node).iter().take_while(|&child| child < from);
    let best = others.filter_map(own).max();
    let key = match best.cmp(&result) {
        _ if best.is_none() => "backup.payoffs.first",
        std::cmp::Ordering::Less => "backup.payoffs.takes",
        std::cmp::Ordering::Greater => "backup.payoffs.keeps",
        std::cmp::Ordering::Equal if takes_last(moment) => "backup.payoffs.last",
        std::cmp::Ordering::Equal => "backup.payoffs.tie",
    };
    let sentence = with_payoffs(moment, key, from).with("from", moment.node(from));
    let sentence = with_seat(sentence.with("node", moment.node(node)), "seat", seat);
    let numbers = [("own", result), ("best", best), ("gets", best.max(result))];
    numbers.into_iter().fold(sentence, |sentence, (name, value)| match value {
        Some(value) => sentence.with(name, moment.value(value)),
        None => sentence,
    })
}

/// Returns the sentence about children that are left out, because a player further up would not come
/// here.
fn cut_off(moment: &Moment<'_>, node: NodeId, own: Value, bound: Value) -> Option<Sentence> {
    let (least, most) = moment.game.payoff_bounds()?;
    let here = seat(moment, node);
    let left = i64::from(most.units()) - i64::from(own.units()) - i64::from(least.units());
    let left = Value::new(i32::try_from(left).ok()?);
    let keeps_away = |&above: &NodeId| {
        let seat = seat(moment, above);
        let has = payoffs_now(moment, above).filter(|_| seat != here);
        let has = has.map(|payoffs: Payoffs| payoffs.of(seat));
        has == Some(bound) && if takes_last(moment) { left < bound } else { left <= bound }
    };
    let up = |&node: &NodeId| moment.topology.parent(node);
    let mut ancestors = std::iter::successors(up(&node), up).enumerate();
    let (plies, above) = ancestors.find(|(_, above)| keeps_away(above))?;
    let key = if plies > 0 { "cutoff.payoffs.deep" } else { "cutoff.payoffs" };
    let sentence = moment.about(key, node).with("value", moment.value(own));
    let sentence = sentence.with("least", moment.value(least)).with("most", moment.value(most));
    let sentence = sentence.with("left", moment.value(left)).with("bound", moment.value(bound));
    let sentence = sentence.with("above", moment.node(above)).number("plies", plies as u32 + 1);
    Some(with_seat(with_seat(sentence, "seat", here), "other", seat(moment, above)))
}

/// Returns `true` if a player takes the last child of equals.
fn takes_last(moment: &Moment<'_>) -> bool {
    moment.settings.word("ties") == "last"
}

fn with_payoffs(moment: &Moment<'_>, key: &'static str, node: NodeId) -> Sentence {
    let payoffs = payoffs_now(moment, node).map(|payoffs| shown_payoffs(payoffs, moment.unit()));
    moment.about(key, node).word("payoffs", payoffs.unwrap_or_default())
}

fn with_seat(sentence: Sentence, name: &'static str, seat: Seat) -> Sentence {
    sentence.with(name, Arg::Number { number: seat.number().into() })
}

/// Returns the player who moves at a node.
fn seat(moment: &Moment<'_>, node: NodeId) -> Seat {
    moment.positions().seat(node).unwrap_or(Seat::FIRST)
}
