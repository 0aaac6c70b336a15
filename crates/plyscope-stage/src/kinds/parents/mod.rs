//! Searches whose calls get the value of their parent as the only bound.

#![cfg(feature = "parents")]

mod calls;
mod panel;
mod windows;

use plyscope::Event;
use serde::Serialize;

pub use self::panel::{CallRow, CallTest, CallsPanel};
use super::kind::{Kind, SoFar};
use super::shared::calls::{WindowPanel, window_panel};
use super::shared::depth_first::{self, BestLine};
use crate::mark::Mark;
use crate::moment::Moment;
use crate::recorded_tree::RecordedTree;
use crate::sentence::Sentence;
use crate::side::Side;
use crate::state::{NodeNumbers, Phase};

/// The kind of the lecture's procedure.
#[derive(Clone, Debug, Default)]
pub(crate) struct Parents {
    best: BestLine,
}

/// The path from the root: with the numbers of each call, or with windows as MAX counts.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum ParentsPanel {
    /// The numbers of each call.
    Calls(CallsPanel),
    /// The windows, as alpha-beta has them.
    Windows(WindowPanel),
}

impl Kind for Parents {
    type Tally = ();

    type Panel = ParentsPanel;

    #[inline(always)]
    fn mark(&mut self, event: &Event<'_>, (): &()) -> Mark {
        self.best.mark(event)
    }

    #[inline(always)]
    fn apply(&mut self, event: &Event<'_>, tree: &mut RecordedTree, _: SoFar<'_, Self>) {
        match *event {
            Event::Enter { node, alpha, beta } => {
                let numbers = NodeNumbers::Window { alpha, beta, value: None };
                tree.edit(node).phase(Phase::Live).cut_by(None).numbers(numbers).write();
            }
            Event::Evaluate { value, .. } => tree.widen_extent(value),
            Event::Backup { node, value, alpha, beta, .. } => {
                let numbers = NodeNumbers::Window { alpha, beta, value: Some(value) };
                tree.edit(node).numbers(numbers).write();
            }
            _ => depth_first::apply(event, tree),
        }
    }

    fn narrate(&self, moment: &Moment<'_>) -> Vec<Sentence> {
        match moment.side {
            Side::Calls(_) => calls::narrate(moment),
            _ => windows::narrate(moment),
        }
    }

    fn panel(&self, moment: &Moment<'_>) -> ParentsPanel {
        match moment.side {
            Side::Calls(_) => ParentsPanel::Calls(panel::panel(moment)),
            _ => ParentsPanel::Windows(window_panel(moment)),
        }
    }

    fn counters(&self, moment: &Moment<'_>) -> Vec<Sentence> {
        vec![
            moment.leaves_counter(),
            Sentence::counter("cutoffs", moment.tally.cutoffs),
            Sentence::counter("nodes", moment.tally.nodes),
        ]
    }

    fn is_left_to_right(&self) -> bool {
        true
    }
}
