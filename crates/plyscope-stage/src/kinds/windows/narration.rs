//! The sentences about windows: the one a node is given, and how it is closed.

use plyscope::{Event, NodeId};

use crate::kinds::shared::backups::on_the_way;
use crate::kinds::shared::cutoffs::cut_off;
use crate::kinds::shared::entries::entered;
use crate::moment::Moment;
use crate::sentence::Sentence;

/// Returns what alpha-beta, or a variant of it, does in a step.
pub(super) fn narrate(moment: &Moment<'_>) -> Vec<Sentence> {
    let sentence = |event: &Event<'_>| match *event {
        // For a leaf, the value is enough.
        Event::Expand { node, .. } => Some(expanded(moment, node)),
        Event::Cutoff { node, by, value, bound, pruned } => {
            Some(cut_off(moment, node, by, value, bound, pruned))
        }
        ref event => on_the_way(moment, *event),
    };
    moment.events().filter_map(sentence).collect()
}

/// Returns the sentence about an inner node that is entered, with its window.
fn expanded(moment: &Moment<'_>, node: NodeId) -> Sentence {
    let window = moment.events().find_map(|event| match *event {
        Event::Enter { alpha, beta, .. } => Some((alpha, beta)),
        _ => None,
    });
    match window {
        Some((alpha, beta)) => entered(moment, node, alpha, beta),
        None => moment.about("enter", node),
    }
}
