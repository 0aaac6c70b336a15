//! The panel of the passes, one row each, narrowing the bounds of the root's value.

use plyscope::{Event, Value};
use serde::Serialize;

use super::history::Pass;
use crate::show::axis::{Axis, Point, Scale};
use crate::show::moment::Moment;

/// The passes so far.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PassesPanel {
    /// `passes`.
    #[cfg_attr(test, ts(type = "\"passes\""))]
    pub kind: &'static str,
    /// The number line below the rows.
    pub axis: Axis,
    /// The last passes, in order.
    pub rows: Vec<PassRow>,
    /// The number of passes before these.
    pub earlier: usize,
    /// `true` if the bounds have met.
    pub ended: bool,
}

/// A pass.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PassRow {
    /// The number of the pass, counted from 1.
    pub number: usize,
    /// The bound that it tests: whether the root's value is this much or more; for −∞, whether it
    /// is more than that.
    pub gamma: Point,
    /// `inf` or `neg-inf` if `gamma` is infinite.
    pub infinite: Option<&'static str>,
    /// `lower` or `upper`: the bound that it found. `None` while it is under way.
    #[cfg_attr(test, ts(type = "\"lower\" | \"upper\" | null"))]
    pub found: Option<&'static str>,
    /// The root's lower bound after it; while it is under way, the one before it.
    pub lower: Point,
    /// The upper bound.
    pub upper: Point,
    /// `true` if both bounds are the same.
    pub met: bool,
    /// The number of leaves that it evaluated.
    pub leaves: u32,
    /// The number of nodes whose value was in the memory.
    pub reused: u32,
    /// `true` if this step is part of it.
    pub now: bool,
}

/// The number of passes that are shown, the last ones.
const SHOWN: usize = 100;

pub(super) fn panel(moment: &Moment<'_>, passes: &[Pass]) -> PassesPanel {
    let scale = Scale::of(moment);
    let earlier = passes.len().saturating_sub(SHOWN);
    let rows = passes.iter().enumerate().skip(earlier).map(|(index, pass)| PassRow {
        number: index + 1,
        gamma: scale.point(asked(pass.gamma)),
        infinite: match asked(pass.gamma) {
            Value::INF => Some("inf"),
            Value::NEG_INF => Some("neg-inf"),
            _ => None,
        },
        found: pass.found.map(|value| if value < pass.gamma { "upper" } else { "lower" }),
        lower: scale.point(pass.bounds.lower),
        upper: scale.point(pass.bounds.upper),
        met: pass.bounds.lower == pass.bounds.upper,
        leaves: pass.leaves,
        reused: pass.reused,
        now: index + 1 == passes.len(),
    });
    PassesPanel {
        kind: "passes",
        axis: scale.axis(),
        rows: rows.collect(),
        earlier,
        ended: moment.events().any(|event| matches!(event, Event::Done { .. })),
    }
}

/// Returns the tested bound as it is shown: the least value above −∞ is "more than −∞".
pub(super) fn asked(gamma: Value) -> Value {
    if gamma == Value::new(-Value::MOST) { Value::NEG_INF } else { gamma }
}
