//! The sentences about a step of branch and bound.

use plyscope::{Board, Event, NodeId, Outcome, Reason, Value};

use super::order::{is_by_depth, merit_of};
use super::tally::LiveTally;
use super::truth::{Truth, truth};
use crate::show::board::place_name;
use crate::show::bound_sum::BoundSum;
use crate::show::moment::Moment;
use crate::show::sentence::{Arg, Sentence, add};

/// The number of links that a step describes one by one.
const LINKS_TOLD: usize = 2;

/// Returns the sentences about the effects of a pop, or about the result at the end.
pub(super) fn narrate(moment: &Moment<'_>) -> Vec<Sentence> {
    let mut text = Vec::new();
    let best = moment.own::<LiveTally>().incumbent;
    let (mut pushed, mut links) = (Vec::new(), 0_usize);
    for event in moment.events() {
        match *event {
            Event::Bounds { node, bounds } => {
                text.push(
                    moment.about("live.root", node).with("bound", moment.value(bounds.lower)),
                );
                add(&mut text, summed(moment, node));
            }
            Event::Pop { node, merit, .. } => {
                let by_depth = is_by_depth(moment.settings);
                let key = match node {
                    _ if by_depth => "live.pop.depth",
                    // It is the first, where the order is explained.
                    NodeId::ROOT => "live.pop.best",
                    _ => "live.pop.best.brief",
                };
                text.push(moment.about(key, node).with("bound", moment.value(merit)));
                if node != NodeId::ROOT {
                    add(&mut text, summed(moment, node));
                }
            }
            Event::Expand { node, .. } => text.push(moment.about("live.expand", node)),
            Event::Same { node, of } => {
                links += 1;
                if links <= LINKS_TOLD {
                    text.push(moment.about("live.same", node).with("of", moment.node(of)));
                }
            }
            Event::Evaluate { node, value } => {
                let is_improvement = |event: &Event<'_>| match *event {
                    Event::Incumbent { node: of, .. } => of == node,
                    _ => false,
                };
                let key =
                    if moment.events().any(is_improvement) { "live.better" } else { "live.worse" };
                text.push(goal(moment, key, node, value, best));
                if key == "live.better" {
                    add(&mut text, tour(moment, node));
                    let sum = BoundSum::of(moment.positions(), node);
                    add(&mut text, sum.map(|sum| sum.in_full("live.sum")));
                }
                add(&mut text, refuted(moment, node, value));
            }
            Event::Purge { nodes } => {
                let dropped = moment.nodes(nodes.iter().copied());
                let can_win = |&node: &NodeId| {
                    let bound = merit_of(moment.state, node);
                    best.is_none_or(|(_, value)| bound.is_some_and(|bound| bound < value))
                };
                if nodes.iter().any(can_win) {
                    text.push(Sentence::new("live.costlier").with("nodes", dropped));
                } else {
                    let sentence = Sentence::new("live.dropped").with("nodes", dropped);
                    text.push(with_best(moment, sentence, best));
                }
            }
            // The root is told with its bound, unless they are parts of their own.
            Event::Push { node, .. } if node != NodeId::ROOT || moment.part.is_some() => {
                pushed.push(node);
            }
            Event::Done { outcome } => end(moment, outcome, &mut text),
            _ => {}
        }
    }
    if links > LINKS_TOLD {
        text.push(Sentence::new("live.same.more").number("number", links - LINKS_TOLD));
    }
    if !pushed.is_empty() {
        let nodes = moment.nodes(pushed.iter().copied());
        let key = if best.is_some() { "live.pushed.below" } else { "live.pushed" };
        let sentence = Sentence::new(key).with("nodes", nodes);
        text.push(with_best(moment, sentence, best));
    }
    text
}

/// Returns the sentence about the sum that a node's bound is. It explains the root's, and where a
/// move adds numbers of its own, that of the first node after the root.
fn summed(moment: &Moment<'_>, node: NodeId) -> Option<Sentence> {
    let sum = BoundSum::of(moment.positions(), node)?;
    let is_second = moment.own::<LiveTally>().queue.pops == 2;
    let is_explained = node == NodeId::ROOT || is_second && sum.kind.starts_with("road");
    Some(if is_explained { sum.in_full("live.sum") } else { sum.briefly("live.sum") })
}

fn goal(
    moment: &Moment<'_>,
    key: &'static str,
    node: NodeId,
    value: Value,
    best: Option<(NodeId, Value)>,
) -> Sentence {
    with_best(moment, moment.about(key, node).with("value", moment.value(value)), best)
}

fn with_best(moment: &Moment<'_>, sentence: Sentence, best: Option<(NodeId, Value)>) -> Sentence {
    match best {
        Some((_, value)) => sentence.with("best", moment.value(value)),
        None => sentence,
    }
}

/// Returns the sentence with the cities of a solution in order, where it is a tour.
fn tour(moment: &Moment<'_>, solution: NodeId) -> Option<Sentence> {
    let Some(Board::Map { way, names, .. }) = moment.positions().board(solution) else {
        return None;
    };
    let cities: Vec<_> = way.iter().map(|&city| place_name(&names, city)).collect();
    Some(Sentence::new("live.tour").word("tour", cities.join(" → ")))
}

/// Returns the sentence about a bound that a solution below its node refutes, the nearest one.
fn refuted(moment: &Moment<'_>, goal: NodeId, value: Value) -> Option<Sentence> {
    let mut above = moment.topology.parent(goal);
    while let Some(node) = above {
        if let Some(bound) = merit_of(moment.state, node).filter(|&bound| bound > value) {
            let sentence = moment.about("live.refuted", node);
            let (bound, value) = (moment.value(bound), moment.value(value));
            return Some(sentence.with("bound", bound).with("value", value));
        }
        above = moment.topology.parent(node);
    }
    None
}

fn end(moment: &Moment<'_>, outcome: &Outcome, text: &mut Vec<Sentence>) {
    let best = moment.own::<LiveTally>().incumbent;
    let is_popped = moment.step_events().any(|event| matches!(event, Event::Pop { .. }));
    let key = match (outcome.reason, best) {
        (Reason::Budget, Some(_)) => "done.live.budget",
        (Reason::Budget, None) => "done.live.nothing",
        (Reason::Unsound, _) => "done.live.unsound",
        _ if is_popped => "done.live.popped",
        _ => "done.live",
    };
    let end = moment.topology.node_at(&outcome.line).unwrap_or(NodeId::ROOT);
    let expansions = outcome.counts.get("expansions").unwrap_or_default();
    let sentence = moment
        .about(key, end)
        .with("lower", moment.value(outcome.bounds.lower))
        .with("value", moment.value(outcome.bounds.upper))
        .with("expansions", Arg::Number { number: expansions });
    text.push(sentence);
    add(text, best.and_then(|(node, _)| tour(moment, node)));
    if outcome.reason == Reason::Unsound {
        add(text, best.and_then(|(_, value)| lost(moment, value)));
    }
}

/// Returns the sentence about what wrong bounds have lost, or that they have lost nothing.
fn lost(moment: &Moment<'_>, found: Value) -> Option<Sentence> {
    let Truth { value, lost } = truth(moment)?;
    if value >= found {
        return Some(Sentence::new("live.lucky").with("value", moment.value(value)));
    }
    let (node, bound) = lost?;
    let sentence = moment.about("live.lost", node).with("bound", moment.value(bound));
    Some(sentence.with("value", moment.value(value)).with("best", moment.value(found)))
}
