//! The sentences about passes: what each tests, and what is kept of the earlier ones.

use std::borrow::Cow;

use plyscope::{Bound, CutBy, Event, Interval, NodeId, Player, Value};

use super::history::Pass;
use super::panel::asked;
use super::tally::PassesTally;
use crate::kinds::shared::backups::on_the_way;
use crate::kinds::shared::results::returned;
use crate::show::moment::Moment;
use crate::show::sentence::Sentence;

/// Returns the title of a step of a pass.
pub(super) fn title(moment: &Moment<'_>) -> Sentence {
    Sentence::new("step.pass").number("pass", moment.own::<PassesTally>().passes)
}

/// Returns what a pass does in a step; `passes` are those that have begun.
pub(super) fn narrate(moment: &Moment<'_>, passes: &[Pass]) -> Vec<Sentence> {
    let Some(pass) = passes.last() else { return Vec::new() };
    let mut text = Vec::new();
    for event in moment.events() {
        match *event {
            Event::Pass { .. } => {
                text.push(numbered(moment, passes, format!("pass.asks{}", end(pass.gamma))));
                if asked(pass.gamma).is_finite() {
                    text.extend(known(moment, pass.bounds));
                }
            }
            Event::Lookup { node, known: Some((value, bound)), hit } => {
                let key = if hit {
                    let is_first = moment.own::<PassesTally>().reused == 1;
                    Cow::Borrowed(if is_first { "memory.hit" } else { "memory.hit.brief" })
                } else {
                    Cow::Owned(format!("memory.miss{}", end(pass.gamma)))
                };
                let sentence = about(moment, pass, key, node);
                text.push(sentence.with("bound", moment.bound(value, bound)));
            }
            Event::Expand { node, .. } => text.push(entered(moment, pass, node)),
            Event::Leave { node: NodeId::ROOT, value, .. } => {
                let is_less = value < pass.gamma;
                let key = if is_less { "pass.no" } else { "pass.yes" };
                text.push(numbered(moment, passes, key).with("value", moment.value(value)));
                let other = if is_less { pass.bounds.lower } else { pass.bounds.upper };
                if other.is_finite() {
                    text.extend(known(moment, pass.bounds));
                }
            }
            Event::Cutoff { node, by, value, pruned, .. } => {
                let key = match by {
                    CutBy::Alpha => less("pass.cutoff.alpha", "pass.cutoff.alpha.neg-inf", pass),
                    CutBy::Beta => format!("pass.cutoff.beta{}", end(pass.gamma)).into(),
                };
                let (result, bound) = returned(moment).unwrap_or((value, Bound::Exact));
                let sentence = about(moment, pass, key, node)
                    .with("value", moment.value(value))
                    .with("gives", moment.bound(result, bound));
                text.push(moment.with_pruned(sentence, pruned));
            }
            event => text.extend(on_the_way(moment, event)),
        }
    }
    text
}

/// Returns the ending of a question's key: there are separate sentences for infinite bounds.
fn end(gamma: Value) -> &'static str {
    match asked(gamma) {
        Value::INF => ".inf",
        Value::NEG_INF => ".neg-inf",
        _ => "",
    }
}

/// Returns the key of the answer "less" to a pass: there is a separate sentence for "less than −∞".
fn less(key: &'static str, neg_inf: &'static str, pass: &Pass) -> Cow<'static, str> {
    Cow::Borrowed(if asked(pass.gamma) == Value::NEG_INF { neg_inf } else { key })
}

/// Returns the sentence about a node that is entered: which of its children are enough.
fn entered(moment: &Moment<'_>, pass: &Pass, node: NodeId) -> Sentence {
    let key = match moment.topology.player(node) {
        Player::Max => format!("pass.enter.max{}", end(pass.gamma)).into(),
        Player::Min => less("pass.enter.min", "pass.enter.min.neg-inf", pass),
    };
    about(moment, pass, key, node)
}

/// Returns the sentence about what the passes so far have found out about the root.
fn known(moment: &Moment<'_>, bounds: Interval) -> Option<Sentence> {
    let key = match (bounds.lower.is_finite(), bounds.upper.is_finite()) {
        (false, false) => return None,
        _ if bounds.lower == bounds.upper => "known.met",
        (false, true) => "known.upper",
        (true, false) => "known.lower",
        (true, true) => "known.between",
    };
    Some(moment.with_bounds(Sentence::new(key), bounds))
}

/// Returns a sentence about the last pass.
fn numbered(moment: &Moment<'_>, passes: &[Pass], key: impl Into<Cow<'static, str>>) -> Sentence {
    let sentence = Sentence::new(key).number("number", passes.len());
    match passes.last() {
        Some(pass) => sentence.with("gamma", moment.value(asked(pass.gamma))),
        None => sentence,
    }
}

/// Returns a sentence about a node, with the bound that the pass tests.
fn about(
    moment: &Moment<'_>,
    pass: &Pass,
    key: impl Into<Cow<'static, str>>,
    node: NodeId,
) -> Sentence {
    moment.about(key, node).with("gamma", moment.value(asked(pass.gamma)))
}
