//! What stands beside the tree: for each kind of search, the picture of its
//! own idea.

mod axis;
#[cfg(feature = "intervals")]
mod intervals;
#[cfg(feature = "live")]
mod live;
#[cfg(feature = "open")]
mod open;
pub(crate) mod passes;
mod proofs;
mod way;

pub use axis::{Axis, Point, Tick};
#[cfg(feature = "intervals")]
pub use intervals::{IntervalRow, Role};
#[cfg(feature = "live")]
pub use live::{LiveBoard, LiveRow};
#[cfg(feature = "open")]
pub use open::{OpenChange, OpenRow};
pub use passes::PassRow;
pub use proofs::{ProofChild, ProofRow, most_proving};
pub(crate) use proofs::{numbers_of, shown_number};
pub use way::{StackRow, WindowRow};

use plyscope::SearchKind;
use serde::Serialize;

use crate::run::Run;
use crate::sentence::Sentence;

/// The panel of a search, at the moment of its recording. Points on an axis
/// run from 0 to 1.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Panel {
    /// The nodes on the way from the root, each with its window.
    Window {
        /// The number line below the windows.
        axis: Axis,
        /// From the root down.
        rows: Vec<WindowRow>,
        /// The call stack, the root first.
        stack: Vec<StackRow>,
    },
    #[cfg(feature = "open")]
    /// OPEN.
    Open {
        /// Whose hopes the merits are: `max`, the greatest first, or `min`,
        /// the least first.
        side: &'static str,
        /// How many entries there are.
        size: usize,
        /// The first of them, and what left in this step.
        rows: Vec<OpenRow>,
        /// How many entries are not among the rows.
        more: usize,
        /// The case of Γ that applied.
        case: Option<u8>,
    },
    #[cfg(feature = "intervals")]
    /// The root's children with their bounds.
    Intervals {
        /// The axis below the intervals.
        axis: Axis,
        /// From left to right in the tree.
        rows: Vec<IntervalRow>,
        /// Where the best child's bound stands that the rest must not pass.
        separation: Option<Point>,
        /// Whether the rest doesn't.
        separated: bool,
        /// `prove-best` or `disprove-rest`, if this step chose.
        strategy: Option<&'static str>,
        /// Why it chose so.
        because: Option<Sentence>,
    },
    #[cfg(feature = "live")]
    /// The live nodes of branch and bound.
    Live {
        /// The axis below the two marks.
        axis: Axis,
        /// The least bound: no solution is worth less.
        bound: Option<Point>,
        /// What the best solution so far is worth.
        best: Option<Point>,
        /// How many live nodes there are.
        size: usize,
        /// The first of them, and what left in this step.
        rows: Vec<LiveRow>,
        /// How many live nodes are not among the rows.
        more: usize,
        /// Whether the deepest comes first, and not the least bound.
        by_depth: bool,
        /// The positions of the popped node and of the best solution.
        boards: Vec<LiveBoard>,
    },
    #[cfg(feature = "passes")]
    /// The passes so far.
    Passes {
        /// The number line below them.
        axis: Axis,
        /// The last of them, in order.
        rows: Vec<PassRow>,
        /// How many there were before these.
        earlier: usize,
        /// Whether the bounds have met.
        ended: bool,
    },
    #[cfg(feature = "proofs")]
    /// The way to the most-proving node.
    Proofs {
        /// What MAX is to get, at least; none where more than 0 is asked for.
        goal: Option<String>,
        /// `proved` or `disproved`, once the root is.
        settled: Option<&'static str>,
        /// From the root down.
        rows: Vec<ProofRow>,
    },
    /// The nodes on the way from the root.
    Stack {
        /// The root first.
        rows: Vec<StackRow>,
    },
}

/// The panel of a run at its moment.
pub fn panel(run: &Run) -> Panel {
    match run.kind() {
        SearchKind::Values => Panel::Stack { rows: way::stack(run) },
        SearchKind::Windows | SearchKind::Tests => way::windows(run),
        #[cfg(feature = "passes")]
        SearchKind::Passes => passes::panel(run),
        #[cfg(feature = "open")]
        SearchKind::Open(_) => open::panel(run),
        #[cfg(feature = "live")]
        SearchKind::Live => live::panel(run),
        #[cfg(feature = "intervals")]
        SearchKind::Intervals => intervals::panel(run),
        #[cfg(feature = "proofs")]
        SearchKind::Proofs => proofs::panel(run),
        #[cfg(not(feature = "all"))]
        _ => unreachable!(),
    }
}
