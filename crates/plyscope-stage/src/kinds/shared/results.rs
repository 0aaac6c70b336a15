//! The result that a step takes up the tree, and what it has to be to end the work there.

use plyscope::{Bound, Event, Game, Interval, NodeId, Settings, Value, Window};

use crate::record::state::Phase;
use crate::show::moment::Moment;

/// Returns the result of the node that is left in this step.
pub(crate) fn returned(moment: &Moment<'_>) -> Option<(Value, Bound)> {
    moment.step_events().find_map(|event| match *event {
        Event::Leave { value, bound, .. } => Some((value, bound)),
        _ => None,
    })
}

/// Returns `true` if one child was searched before another, in a search that orders them if its
/// options say so: then only what was found since their parent was entered is known.
pub(crate) fn is_before(moment: &Moment<'_>, child: NodeId, other: NodeId) -> bool {
    if moment.settings.has("killers") {
        child != other && moment.state.phase(child) == Phase::Resolved
    } else {
        child < other
    }
}

/// Returns `true` if a search tests with null windows because its options say so.
pub(crate) fn has_null_windows(settings: &Settings) -> bool {
    settings.has("null-windows") && settings.word("null-windows") == "on"
}

/// Returns `true` if a search has such an option, and is given it.
pub(crate) fn is_given(moment: &Moment<'_>, name: &str) -> bool {
    moment.settings.has(name) && moment.settings.is_given(name)
}

/// Returns the least and the greatest value that can occur, if the search is given them.
pub(crate) fn given_range(moment: &Moment<'_>) -> Option<Interval> {
    let settings = moment.settings;
    let range = || settings.range("range", moment.game.unit()).ok().flatten();
    is_given(moment, "range").then(range).flatten()
}

/// Returns the window that the root is given.
pub(crate) fn root_window(moment: &Moment<'_>) -> Window {
    let settings = moment.settings;
    let window = || settings.window(moment.game.unit()).ok();
    let window = is_given(moment, "window").then(window).flatten().unwrap_or_default();
    let Interval { lower, upper } = given_range(moment).unwrap_or(Interval::ALL);
    Window { alpha: window.alpha.max(lower), beta: window.beta.min(upper) }
}

/// Returns `true` if a result has to pass a bound, not only to meet it, to end the work at a node.
pub(crate) fn is_strict(settings: &Settings) -> bool {
    settings.has("cut") && settings.word("cut") == "past-equality"
}
