//! The result that a step takes up the tree.

use plyscope::{Bound, Event, Value};

use crate::show::moment::Moment;

/// Returns the result of the node that is left in this step.
pub(crate) fn returned(moment: &Moment<'_>) -> Option<(Value, Bound)> {
    moment.step_events().find_map(|event| match *event {
        Event::Leave { value, bound, .. } => Some((value, bound)),
        _ => None,
    })
}
