//! The sentences about what a program says of its search. They give no reasons: it has its own.

use plyscope::{Event, NodeId, Window};

use crate::show::moment::Moment;
use crate::show::sentence::{Sentence, add};

pub(super) fn narrate(moment: &Moment<'_>) -> Vec<Sentence> {
    let mut sentences = Vec::new();
    for event in moment.events() {
        let sentence = match *event {
            Event::Enter { node, alpha, beta } => Some(with_window(
                moment,
                ["told.enter", "told.enter.plain"],
                node,
                Window { alpha, beta },
            )),
            Event::Backup { node, from, value, alpha, beta } => {
                let sentence = with_window(
                    moment,
                    ["told.now", "told.now.plain"],
                    node,
                    Window { alpha, beta },
                );
                Some(sentence.with("from", moment.node(from)).with("value", moment.value(value)))
            }
            Event::Cutoff { node, pruned, .. } => {
                Some(moment.with_pruned(moment.about("told.left-out", node), pruned))
            }
            Event::Leave { node, value, .. } => {
                Some(moment.about("told.leave", node).with("value", moment.value(value)))
            }
            Event::Done { outcome } => Some(match outcome.value() {
                Some(value) => Sentence::new("told.done").with("value", moment.value(value)),
                None => Sentence::new("told.ended"),
            }),
            _ => None,
        };
        add(&mut sentences, sentence);
    }
    sentences
}

/// Returns the first sentence with a window, or the other one if the program has none: then it is open on both
/// sides.
fn with_window(
    moment: &Moment<'_>,
    [key, plain]: [&'static str; 2],
    node: NodeId,
    window: Window,
) -> Sentence {
    if window == Window::ALL {
        return moment.about(plain, node);
    }
    let Window { alpha, beta } = window;
    let sentence = moment.about(key, node).with("alpha", moment.value(alpha));
    sentence.with("beta", moment.value(beta))
}
