//! The passes, a stair each, closing in on the root's value.

use plyscope::{Event, Value};
use serde::Serialize;

use super::Panel;
use super::axis::{Point, Scale};
use crate::run::Run;

/// A pass.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PassRow {
    /// Counted from 1.
    pub number: usize,
    /// It asks whether the root is worth this much, or more; where this is
    /// −∞, whether it is worth more than that.
    pub gamma: Point,
    /// `lower` or `upper`: the bound that it found. None while it is under
    /// way.
    pub found: Option<&'static str>,
    /// The root's lower bound after it; before it, while it is under way.
    pub lower: Point,
    /// The upper bound.
    pub upper: Point,
    /// Leaves that it evaluated.
    pub leaves: u32,
    /// Nodes that the memory answered for.
    pub reused: u32,
    /// Whether this step is part of it.
    pub now: bool,
}

/// How many passes are shown, the last ones.
const SHOWN: usize = 100;

#[cfg(feature = "passes")]
pub(super) fn panel(run: &Run) -> Panel {
    let (recording, scale) = (run.recording(), Scale::of(run));
    let passes = recording.passes();
    let earlier = passes.len().saturating_sub(SHOWN);
    let rows = passes.iter().enumerate().skip(earlier).map(|(index, pass)| PassRow {
        number: index + 1,
        gamma: scale.point(asked(pass.gamma)),
        found: pass.found.map(|value| if value < pass.gamma { "upper" } else { "lower" }),
        lower: scale.point(pass.bounds.lower),
        upper: scale.point(pass.bounds.upper),
        leaves: pass.leaves,
        reused: pass.reused,
        now: index + 1 == passes.len(),
    });
    let mut events = recording.step_events(recording.at());
    Panel::Passes {
        axis: scale.axis(),
        rows: rows.collect(),
        earlier,
        ended: events.any(|(_, event)| matches!(event, Event::Done { .. })),
    }
}

/// What is asked for, as a person would say it: the least value above −∞ is
/// "more than −∞".
pub(crate) fn asked(gamma: Value) -> Value {
    if gamma == Value::new(-Value::MOST) { Value::NEG_INF } else { gamma }
}
