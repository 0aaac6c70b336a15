//! The sentences about windows: the one a node is given, and how it is closed.

use plyscope::Event;

use crate::kinds::shared::backups::on_the_way;
use crate::kinds::shared::cutoffs::cut_off;
use crate::kinds::shared::entries::entered;
use crate::show::moment::Moment;
use crate::show::sentence::{Sentence, add};

/// Returns what alpha-beta does in a step.
pub(super) fn narrate(moment: &Moment<'_>) -> Vec<Sentence> {
    let mut text = Vec::new();
    for event in moment.events() {
        match *event {
            // For a leaf, the value is enough.
            Event::Expand { node, .. } => {
                let window = moment.events().find_map(|event| match *event {
                    Event::Enter { alpha, beta, .. } => Some((alpha, beta)),
                    _ => None,
                });
                text.push(match window {
                    Some((alpha, beta)) => entered(moment, node, alpha, beta),
                    None => moment.about("enter", node),
                });
            }
            Event::Cutoff { node, by, value, bound, pruned } => {
                cut_off(&mut text, moment, node, by, value, bound, pruned);
            }
            event => add(&mut text, on_the_way(moment, event)),
        }
    }
    text
}
