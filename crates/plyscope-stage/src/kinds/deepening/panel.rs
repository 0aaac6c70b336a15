//! The panel of the passes, a row each, and of what has ordered the moves of the last one.

use plyscope::{OrderReason, Window};
use serde::Serialize;

use super::history::Pass;
use super::tally::DeepeningTally;
use crate::show::moment::Moment;
use crate::show::sentence::shown;
use crate::show::signs::signed;
use crate::show::words::{self, Word};

/// The passes so far, and what has ordered the moves of the last one.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DeepeningPanel {
    /// `deepening`.
    #[cfg_attr(test, ts(type = "\"deepening\""))]
    pub kind: &'static str,
    /// The last passes, in order.
    pub rows: Vec<DepthRow>,
    /// The number of passes before these.
    pub earlier: usize,
    /// Why moves came first in the last pass, in the order in which the reasons are looked for.
    pub first: Vec<FirstMoves>,
}

/// A pass.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DepthRow {
    /// The number of plies that it looks ahead.
    pub depth: u32,
    /// `true` if the pass before it has looked ahead as far, with too narrow a window.
    pub again: bool,
    /// The ends of the root's window, unless both are infinite.
    pub window: Option<[String; 2]>,
    /// The value that it found, with `≤` or `≥` if it is a bound. `None` while it is under way.
    pub value: Option<String>,
    /// The path of the best move.
    pub best: Option<String>,
    /// The number of leaves that it evaluated.
    pub leaves: u32,
    /// `true` if this step is part of it.
    pub now: bool,
}

/// The moves of a pass that came first for the same reason.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FirstMoves {
    /// `pv`, `table`, `killer` or `history`.
    #[cfg_attr(test, ts(type = "\"pv\" | \"table\" | \"killer\" | \"history\""))]
    pub because: &'static str,
    /// The number of nodes whose moves they were.
    pub nodes: u32,
}

/// The number of passes that are shown, the last ones.
const SHOWN: usize = 100;

pub(super) fn panel(
    moment: &Moment<'_>,
    passes: impl ExactSizeIterator<Item = Pass>,
) -> DeepeningPanel {
    let (topology, unit) = (moment.topology, moment.unit());
    let DeepeningTally { first, .. } = *moment.own();
    let reasons = OrderReason::ALL.iter().zip(first).filter(|&(_, nodes)| nodes > 0);
    let count = passes.len();
    let earlier = count.saturating_sub(SHOWN);
    let rows = passes.enumerate().skip(earlier).map(|(index, pass)| DepthRow {
        depth: pass.depth,
        again: pass.is_again,
        window: (pass.window != Window::ALL)
            .then(|| [pass.window.alpha, pass.window.beta].map(|end| shown(end, unit))),
        value: pass.found.map(|(value, bound, _)| signed(value, bound, unit)),
        best: pass.found.and_then(|(.., best)| best).map(|best| topology.short_path(best)),
        leaves: pass.leaves,
        now: index + 1 == count,
    });
    DeepeningPanel {
        kind: "deepening",
        rows: rows.collect(),
        earlier,
        first: reasons
            .map(|(&because, nodes)| FirstMoves { because: words::ordered(because), nodes })
            .collect(),
    }
}
