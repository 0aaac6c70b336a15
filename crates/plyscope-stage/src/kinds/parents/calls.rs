//! The sentences about calls with one bound, seen from the player of each call.

use std::borrow::Cow;

use plyscope::{Bound, Event, Game, NodeId, Player, Siblings, Value, Window};

use super::numbers::levels;
use super::panel::test;
use super::windows::{Above, known_above};
use crate::kinds::shared::backups::on_the_way;
use crate::kinds::shared::cutoffs::owner_of_bound;
use crate::kinds::shared::results::returned;
use crate::record::state::NodeNumbers;
use crate::show::moment::Moment;
use crate::show::sentence::{Arg, Sentence, add};
use crate::show::signs::signed;

/// Returns what the procedure does in a step.
pub(super) fn narrate(moment: &Moment<'_>) -> Vec<Sentence> {
    let mut text = Vec::new();
    for event in moment.events() {
        match *event {
            // For a leaf, the value is enough.
            Event::Expand { node, .. } => called(&mut text, moment, node),
            Event::Evaluate { node, value } => text.push(evaluated(moment, node, value)),
            Event::Backup { node, from, value, .. } => {
                text.push(backed_up(moment, node, from, value));
                add(&mut text, goes_on(moment, node));
            }
            Event::Cutoff { node, bound, pruned, .. } => {
                text.push(returns_at_once(moment, node, bound, pruned));
            }
            Event::Done { outcome } => {
                let done = moment.done(outcome);
                // The root's player counts.
                let value = outcome.value().map(|value| seen(moment, NodeId::ROOT, value));
                text.push(match value {
                    Some(value) => done.with("value", moment.value(value)),
                    None => done,
                });
            }
            event => add(&mut text, on_the_way(moment, event)),
        }
    }
    text
}

/// Returns a value of MAX's as the player of a node counts.
fn seen(moment: &Moment<'_>, node: NodeId, value: Value) -> Value {
    moment.side.value(moment.topology.player(node), value)
}

/// Adds the sentences about a call: its arguments, and what they don't say.
fn called(text: &mut Vec<Sentence>, moment: &Moment<'_>, node: NodeId) {
    let window = moment.events().find_map(|event| match *event {
        Event::Enter { alpha, beta, .. } => Some(Window { alpha, beta }),
        _ => None,
    });
    let Some(window) = window else { return text.push(moment.about("enter", node)) };
    let player = moment.topology.player(node);
    let (_, parent) = window.cutoff_at(player);
    let parent = seen(moment, node, parent);
    let key = match parent {
        Value::INF if node == NodeId::ROOT => "call.root",
        Value::INF => "call.first",
        _ => "call",
    };
    let call = moment.about(key, node).with("parent", moment.value(parent));
    text.push(call);
    if let Some(levels) = levels(moment.side, moment.topology, node) {
        text.push(moment.about("call.levels", node).number("levels", levels));
    }
    if window.alpha < window.beta {
        let (most, least) = known_above(moment, node, window.alpha, window.beta);
        let forgotten = |(value, ancestor): Above| {
            let ancestor = ancestor?;
            let value = moment.value(seen(moment, ancestor, value));
            Some(moment.about("call.forgets", ancestor).with("value", value))
        };
        add(text, forgotten(most));
        add(text, forgotten(least));
    }
}

/// Returns the sentence about a leaf: the game is over, or no levels are left.
fn evaluated(moment: &Moment<'_>, node: NodeId, value: Value) -> Sentence {
    let is_estimate = levels(moment.side, moment.topology, node) == Some(0)
        && !moment.game.is_over(&moment.positions().position(node));
    let key = if is_estimate { "leaf.estimate" } else { "leaf.terminal" };
    moment.about(key, node).with("value", moment.value(seen(moment, node, value)))
}

/// Returns the sentence about a child's result and the bound after it.
fn backed_up(moment: &Moment<'_>, node: NodeId, from: NodeId, best: Value) -> Sentence {
    let result = returned(moment).unwrap_or((best, Bound::Exact));
    let first = moment.topology.children(node).first;
    let had_it = (first.0..from.0).any(|child| {
        let numbers = moment.state.node_numbers(NodeId(child));
        matches!(numbers, NodeNumbers::Value(value, _) if value == best)
    });
    let key = match result.0 == best && !had_it {
        _ if from == first => "lb.first",
        true => "lb.better",
        false => "lb.keeps",
    };
    let bound = |player: Player| {
        let (value, bound) = moment.side.bound(player, result);
        Arg::Bound { bound: signed(value, bound, moment.unit()) }
    };
    let (child, player) = (moment.topology.player(from), moment.topology.player(node));
    moment
        .about(key, node)
        .with("from", moment.node(from))
        .with("returned", bound(child))
        .with("gives", bound(player))
        .with("best", moment.value(seen(moment, node, best)))
}

/// Returns the sentence about a test that doesn't hold, so that the next child is called, or about
/// the last child, after which nothing is tested.
fn goes_on(moment: &Moment<'_>, node: NodeId) -> Option<Sentence> {
    let Some((_, test)) = test(moment) else { return Some(moment.about("test.none", node)) };
    if test.holds {
        return None;
    }
    let key = if test.strict { "test.fails.strict" } else { "test.fails" };
    let sentence = moment.about(key, node).with("best", moment.value(test.best));
    let sentence = sentence.with("parent", moment.value(test.parent));
    Some(sentence.with("next", moment.value(-test.best)))
}

/// Returns the sentence about a test that holds: the rest of the children is left out.
fn returns_at_once(moment: &Moment<'_>, node: NodeId, bound: Value, pruned: Siblings) -> Sentence {
    let parent = seen(moment, node, bound);
    let owner = owner_of_bound(moment, node, bound);
    let test = test(moment).map(|(_, test)| test);
    let key = if parent == Value::NEG_INF && owner.is_none() {
        // No parent has such a value: the bound was given to the call.
        Cow::Borrowed("test.holds.unsound")
    } else {
        let strict = if test.as_ref().is_some_and(|test| test.strict) { ".strict" } else { "" };
        let by = if owner.is_some() { ".by" } else { "" };
        Cow::Owned(format!("test.holds{strict}{by}"))
    };
    let mut sentence = moment.about(key, node).with("parent", moment.value(parent));
    if let Some(test) = test {
        sentence = sentence.with("best", moment.value(test.best));
    }
    if let Some(owner) = owner {
        sentence = sentence.with("by", moment.node(owner));
    }
    sentence.with("pruned", moment.nodes(pruned.iter()))
}
