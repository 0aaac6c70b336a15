//! What is said of passes: what each asks, and what is remembered of the ones
//! before.

use plyscope::{Bound, CutBy, Event, NodeId, Value};

use crate::kinds::shared::backups::on_the_way;
use crate::moment::Moment;
use super::panel::asked;
use super::history::Pass;
use crate::sentence::Sentence;
use crate::words;

/// Returns a few words on a step of a pass.
pub(super) fn title(moment: &Moment<'_>) -> Sentence {
    Sentence::new("step.pass").number("pass", moment.tally.passes)
}

/// Returns what a pass does in a step; `passes` are those that have begun.
pub(super) fn narrate(moment: &Moment<'_>, passes: &[Pass]) -> Vec<Sentence> {
    let said = |event: &Event<'_>| match *event {
        Event::Pass { beta, .. } => Some(begun(moment, passes, beta)),
        Event::Lookup { node, known: Some((value, bound)), hit } => {
            let key = if hit { "memory.hit" } else { "memory.miss" };
            Some(tested(moment, passes, key, node).with("bound", moment.bound(value, bound)))
        }
        Event::Expand { node, .. } => Some(tested(moment, passes, "pass.enter", node)),
        Event::Leave { node: NodeId::ROOT, value, .. } => Some(answered(moment, passes, value)),
        Event::Cutoff { node, by, value, pruned, .. } => {
            let key = match by {
                CutBy::Alpha => "pass.cutoff.alpha",
                CutBy::Beta => "pass.cutoff.beta",
            };
            let sentence = tested(moment, passes, key, node).with("value", moment.value(value));
            Some(moment.with_pruned(sentence, pruned))
        }
        event => on_the_way(moment, event),
    };
    moment.events().filter_map(said).collect()
}

/// Returns what a pass that begins now asks.
fn begun(moment: &Moment<'_>, passes: &[Pass], gamma: Value) -> Sentence {
    let sentence = Sentence::new("pass.asks")
        .number("number", passes.len())
        .with("gamma", moment.value(asked(gamma)));
    match passes.last() {
        Some(last) => moment.with_bounds(sentence, last.bounds),
        None => sentence,
    }
}

/// Returns what a pass that ends now has found.
fn answered(moment: &Moment<'_>, passes: &[Pass], value: Value) -> Sentence {
    let sentence = Sentence::new("pass.answers").number("number", passes.len());
    let Some(last) = passes.last() else { return sentence };
    let bound = if value < last.gamma { Bound::Upper } else { Bound::Lower };
    let sentence = sentence
        .with("gamma", moment.value(asked(last.gamma)))
        .with("value", moment.value(value))
        .word("found", words::bound(bound));
    moment.with_bounds(sentence, last.bounds)
}

/// Returns a sentence about a node, with what the pass asks of it.
fn tested(moment: &Moment<'_>, passes: &[Pass], key: &'static str, node: NodeId) -> Sentence {
    let sentence = moment.about(key, node);
    match passes.last() {
        Some(pass) => sentence.with("gamma", moment.value(asked(pass.gamma))),
        None => sentence,
    }
}
