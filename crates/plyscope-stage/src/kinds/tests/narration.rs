//! The sentences about null windows: the tests, their results, and the reason why a node is
//! searched again.

use plyscope::{Bound, Event, NodeId, Player, Value};

use crate::kinds::shared::backups::on_the_way;
use crate::kinds::shared::cutoffs::cut_off;
use crate::kinds::shared::entries::entered;
use crate::kinds::shared::results::returned;
use crate::show::moment::Moment;
use crate::show::sentence::{Sentence, add};

/// Returns the title of a step: whether it enters or leaves the node to test it or to search it.
pub(super) fn title(moment: &Moment<'_>) -> Sentence {
    let node = moment.events().find_map(|event| match *event {
        Event::Enter { node, .. } | Event::Leave { node, .. } => Some(node),
        _ => None,
    });
    Sentence::new(match node {
        Some(node) if is_again(moment, node) => "step.again",
        Some(node) if is_asked(moment, node) => "step.test",
        _ => "step",
    })
}

/// Returns what SCOUT or NegaScout does in a step.
pub(super) fn narrate(moment: &Moment<'_>) -> Vec<Sentence> {
    let returned = returned(moment);
    let backup = |event: &Event<'_>| matches!(event, Event::Backup { .. });
    let is_backed_up = moment.events().any(backup);
    let sentence = |event: &Event<'_>| match *event {
        Event::Enter { node, alpha, beta } => entered_to_test(moment, node, alpha, beta),
        // The node itself is searched next.
        Event::Leave { node, value, .. } if node != NodeId::ROOT && !is_backed_up => {
            answered(moment, node, value)
        }
        Event::Backup { from, .. } if is_answer(moment, from, returned) => {
            let (value, _) = returned?;
            answered(moment, from, value)
        }
        // The test gave a lower bound and this search the same upper bound.
        Event::Backup { from, .. } if meets_its_test(moment, from, returned) => {
            let (value, _) = returned?;
            Some(moment.about("backup.meets", from).with("value", moment.value(value)))
        }
        // The result of the test explains the cutoff.
        Event::Cutoff { node, pruned, .. } if is_asked(moment, node) => {
            let pruned = moment.nodes(pruned.iter());
            Some(moment.about("test.pruned", node).with("pruned", pruned))
        }
        event => on_the_way(moment, event),
    };
    let mut text = Vec::new();
    for event in moment.events() {
        match *event {
            // In a window that is not null, a cutoff is like any other.
            Event::Cutoff { node, by, value, bound, pruned } if !is_asked(moment, node) => {
                cut_off(&mut text, moment, node, by, value, bound, pruned.iter());
            }
            ref event => add(&mut text, sentence(event)),
        }
    }
    text
}

/// Returns `true` if the node's window is a null window, which only tests.
fn is_asked(moment: &Moment<'_>, node: NodeId) -> bool {
    moment.state.asked(node).is_some()
}

fn is_again(moment: &Moment<'_>, node: NodeId) -> bool {
    moment.state.is_again(node)
}

/// Returns the sentence about a node that is entered: to be tested, to be searched again, or as a
/// first child. For a leaf that is not tested itself, the value is enough.
fn entered_to_test(
    moment: &Moment<'_>,
    node: NodeId,
    alpha: Value,
    beta: Value,
) -> Option<Sentence> {
    let topology = moment.topology;
    let is_leaf = moment.step_events().any(|event| matches!(event, Event::Evaluate { .. }));
    let is_open = !alpha.is_finite() && !beta.is_finite();
    let windowed = |key, open| {
        let key = if is_open { open } else { key };
        Some(moment.with_window(moment.about(key, node), alpha, beta))
    };
    let Some(parent) = topology.parent(node) else {
        return (!is_leaf).then(|| entered(moment, node, alpha, beta));
    };
    if is_again(moment, node) {
        return windowed("enter.again", "enter.again.open");
    }
    if is_leaf && (!is_asked(moment, node) || is_asked(moment, parent)) {
        return None;
    }
    let Some((asker, than)) = moment.state.asked(node) else {
        return windowed("enter.first", "enter.first.open");
    };
    let better = better(asker);
    let key = if is_asked(moment, parent) {
        let enough = if topology.player(node) == asker { "one" } else { "all" };
        format!("enter.within.{better}.{enough}")
    } else {
        format!("enter.test.{better}")
    };
    Some(moment.about(key, node).with("than", moment.value(than)))
}

/// Returns `true` if a child's result only answers a test, and does not become its parent's value.
fn is_answer(moment: &Moment<'_>, from: NodeId, returned: Option<(Value, Bound)>) -> bool {
    let parent = moment.topology.parent(from);
    if parent.is_some_and(|parent| is_asked(moment, parent)) {
        return true;
    }
    let asked = moment.state.asked(from);
    let (Some((asker, than)), Some((value, _))) = (asked, returned) else { return false };
    !is_again(moment, from) && !is_better(asker, value, than)
}

/// Returns `true` if a search after a test returned the very bound that it began with, so that both
/// together determine the value.
fn meets_its_test(moment: &Moment<'_>, from: NodeId, returned: Option<(Value, Bound)>) -> bool {
    let topology = moment.topology;
    let end = match topology.parent(from).map(|parent| topology.player(parent)) {
        Some(Player::Max) => Bound::Upper,
        Some(Player::Min) => Bound::Lower,
        None => return false,
    };
    is_again(moment, from) && returned.is_some_and(|(_, bound)| bound == end)
}

/// Returns the sentence about a child's answer to a test, and its meaning for the parent.
fn answered(moment: &Moment<'_>, from: NodeId, value: Value) -> Option<Sentence> {
    let topology = moment.topology;
    let parent = topology.parent(from)?;
    let (asker, than) = moment.state.asked(from)?;
    let (better, answer) =
        (better(asker), if is_better(asker, value, than) { "yes" } else { "no" });
    let key = if is_asked(moment, parent) {
        let is_last = Some(from) == topology.children(parent).iter().last();
        let is_cut = moment.step_events().any(|event| matches!(event, Event::Cutoff { .. }));
        let open = if is_last || is_cut { "" } else { ".open" };
        format!("test.within.{answer}.{better}{open}")
    } else {
        format!("test.{answer}.{better}")
    };
    let sentence = moment.about(key, parent).with("from", moment.node(from));
    Some(sentence.with("than", moment.value(than)))
}

/// Returns how a better value compares to a worse one.
fn better(asker: Player) -> &'static str {
    match asker {
        Player::Max => "more",
        Player::Min => "less",
    }
}

fn is_better(asker: Player, value: Value, than: Value) -> bool {
    match asker {
        Player::Max => value > than,
        Player::Min => value < than,
    }
}
