//! The sentences about windows: the one a node is given, and how it is closed.

use plyscope::Event;

use crate::kinds::shared::backups::on_the_way;
use crate::kinds::shared::cutoffs::cut_off;
use crate::kinds::shared::entries::entered;
use crate::kinds::shared::means;
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
                let sentence = match window {
                    Some((alpha, beta)) => means::entered(moment, node, window)
                        .or_else(|| means::entered_below(moment, node, (alpha, beta)))
                        .unwrap_or_else(|| entered(moment, node, alpha, beta)),
                    None => moment.about("enter", node),
                };
                text.push(sentence);
            }
            Event::Cutoff { node, by, value, bound, pruned } => {
                match means::cut_off(moment, node, by, (value, bound), pruned) {
                    Some(sentence) => text.push(sentence),
                    None => cut_off(&mut text, moment, node, by, value, bound, pruned.iter()),
                }
            }
            event => add(&mut text, on_the_way(moment, event)),
        }
    }
    text
}
