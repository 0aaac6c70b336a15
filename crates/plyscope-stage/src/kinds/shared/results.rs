//! The result that a step takes up the tree, and what it has to be to end the work there.

use plyscope::{Bound, Event, Settings, Value};

use crate::show::moment::Moment;

/// Returns the result of the node that is left in this step.
pub(crate) fn returned(moment: &Moment<'_>) -> Option<(Value, Bound)> {
    moment.step_events().find_map(|event| match *event {
        Event::Leave { value, bound, .. } => Some((value, bound)),
        _ => None,
    })
}

/// Returns `true` if a result has to pass a bound, not only to meet it, to end the work at a node.
pub(crate) fn is_strict(settings: &Settings) -> bool {
    settings.has("cut") && settings.word("cut") == "past-equality"
}
