//! The sentences about deepening: what a pass asks, why a move comes first, and what a pass has
//! found.

use plyscope::{Bound, Event, NodeId, Player, Reason, Value, Window};

use super::history::Pass;
use super::tally::DeepeningTally;
use crate::kinds::shared::backups::on_the_way;
use crate::kinds::shared::cutoffs::cut_off;
use crate::kinds::shared::entries::entered;
use crate::kinds::shared::results::has_null_windows;
use crate::show::moment::Moment;
use crate::show::sentence::{Sentence, add};
use crate::show::words;

/// Returns the title of a step of a pass.
pub(super) fn title(moment: &Moment<'_>) -> Sentence {
    let DeepeningTally { depth, .. } = *moment.own();
    Sentence::new("step.depth").number("depth", depth)
}

/// Returns what the last pass that has begun does in a step.
pub(super) fn narrate(moment: &Moment<'_>, pass: &Pass) -> Vec<Sentence> {
    let DeepeningTally { depth, .. } = *moment.own();
    let mut text = Vec::new();
    let is_backed_up = moment.step_events().any(|event| matches!(event, Event::Backup { .. }));
    for event in moment.events() {
        match *event {
            Event::Pass { .. } => text.push(begun(moment, pass)),
            Event::Expand { node, .. } if node != NodeId::ROOT => {
                if moment.topology.depth(node) >= depth as usize {
                    text.push(moment.about("enter.unquiet", node));
                }
                let window = moment.step_events().find_map(|event| match *event {
                    Event::Enter { alpha, beta, .. } => Some((alpha, beta)),
                    _ => None,
                });
                text.push(match window {
                    Some((alpha, beta)) if is_had(moment, node, pass, alpha, beta) => {
                        entered(moment, node, alpha, beta)
                    }
                    Some((alpha, beta)) => inside(moment, node, Window { alpha, beta }),
                    None => moment.about("enter", node),
                });
            }
            Event::Order { node, first, because } => {
                let key = format!("order.{}", words::ordered(because));
                text.push(moment.about(key, node).with("first", moment.node(first)));
            }
            Event::Evaluate { node, value } if is_estimate(moment) => {
                let is_beyond = moment.topology.depth(node) > depth as usize;
                let key = if is_beyond { "evaluate.quiet" } else { "evaluate.horizon" };
                text.push(moment.about(key, node).with("value", moment.value(value)));
            }
            // The node itself is searched next.
            Event::Leave { node, value, .. } if node != NodeId::ROOT && !is_backed_up => {
                text.push(moment.about("tested", node).with("value", moment.value(value)));
            }
            Event::Leave { node: NodeId::ROOT, value, bound } => {
                text.push(over(moment, pass, value, bound));
            }
            Event::Cutoff { node, by, value, bound, .. } if is_first(moment, event) => {
                let pruned = moment.step_events().filter_map(|event| match *event {
                    Event::Cutoff { pruned, .. } => Some(pruned),
                    _ => None,
                });
                let pruned = pruned.flat_map(|pruned| pruned.iter());
                cut_off(&mut text, moment, node, by, value, bound, pruned);
            }
            Event::Cutoff { .. } => {}
            Event::Done { outcome } if outcome.reason == Reason::Budget => {
                text.push(moment.ended("done.deepening.budget", outcome));
            }
            event => add(&mut text, on_the_way(moment, event)),
        }
    }
    text
}

/// Returns `true` if the end of a node's window that its player has to reach is a value that the
/// other one has, and not where the pass or a null window begins.
fn is_had(moment: &Moment<'_>, node: NodeId, pass: &Pass, alpha: Value, beta: Value) -> bool {
    let is_given = match moment.topology.player(node) {
        Player::Max => beta == pass.window.beta && beta.is_finite(),
        Player::Min => alpha == pass.window.alpha && alpha.is_finite(),
    };
    !is_given && !has_null_windows(moment.settings)
}

/// Returns the sentence about a node that is entered with a window whose ends nobody has.
fn inside(moment: &Moment<'_>, node: NodeId, window: Window) -> Sentence {
    let key = if window.is_null() && has_null_windows(moment.settings) {
        "enter.null"
    } else if window == Window::ALL {
        "enter.open.brief"
    } else {
        "enter.inside"
    };
    moment.with_window(moment.about(key, node), window.alpha, window.beta)
}

/// Returns `true` if the step evaluates a node where the game goes on.
fn is_estimate(moment: &Moment<'_>) -> bool {
    moment.step_events().any(|event| matches!(event, Event::Estimate { .. }))
}

/// Returns `true` for the first cutoff of a step. Children that aren't siblings in a row have an
/// event each.
fn is_first(moment: &Moment<'_>, event: &Event<'_>) -> bool {
    let first = moment.step_events().find(|event| matches!(event, Event::Cutoff { .. }));
    first == Some(event)
}

/// Returns the sentence about a pass that begins.
fn begun(moment: &Moment<'_>, pass: &Pass) -> Sentence {
    let Window { alpha, beta } = pass.window;
    let key = match (pass.is_again, alpha.is_finite() || beta.is_finite()) {
        (true, _) => "pass.again",
        (false, true) => "pass.window",
        (false, false) if pass.depth == 1 => "pass.first",
        (false, false) => "pass.depth",
    };
    moment.with_window(Sentence::new(key).number("depth", pass.depth), alpha, beta)
}

/// Returns the sentence about a pass whose root has returned.
fn over(moment: &Moment<'_>, pass: &Pass, value: Value, bound: Bound) -> Sentence {
    let best = pass.found.and_then(|(.., best)| best);
    let key = match (bound, best) {
        (Bound::Exact, Some(_)) => "pass.over",
        (Bound::Exact, None) => "pass.over.leaf",
        (Bound::Upper, _) => "pass.low",
        (Bound::Lower, _) => "pass.high",
    };
    let sentence = Sentence::new(key).number("depth", pass.depth);
    let sentence = moment.with_window(sentence, pass.window.alpha, pass.window.beta);
    let sentence = sentence.with("value", moment.value(value));
    match best {
        Some(best) => sentence.with("best", moment.node(best)),
        None => sentence,
    }
}
