//! Searches whose calls get the value of their parent as the only bound.

mod calls;
mod numbers;
mod panel;
mod windows;

use plyscope::{AnyGame, Event, Settings};
use serde::Serialize;

use self::numbers::CallNumbers;
pub use self::panel::{CallRow, CallTest, CallsPanel};
use super::kind::{Kind, SoFar};
use super::shared::calls::{WindowPanel, window_panel};
use super::shared::counts::window_counters;
use super::shared::depth_first::{self, BestLine};
use crate::practice::question::Ask;
use crate::record::mark::Mark;
use crate::record::recorded_tree::RecordedTree;
use crate::show::moment::Moment;
use crate::show::own_numbers::OwnNumbers;
use crate::show::sentence::Sentence;
use crate::show::side::Side;

/// The kind of the lecture's procedure.
#[derive(Clone, Debug, Default)]
pub(crate) struct Parents {
    best: BestLine,
}

/// The path from the root: with the numbers of each call, or with windows as MAX counts.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
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
        depth_first::apply_to_windows(event, tree);
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

    /// The procedure is written so, and its numbers are.
    fn usual_view(&self) -> Option<&'static str> {
        Some("mover")
    }

    fn mover(&self, settings: &Settings, game: &AnyGame) -> Side {
        Side::Calls(settings.horizon(game).ok().flatten())
    }

    fn own_numbers(&self) -> Option<&'static dyn OwnNumbers> {
        Some(&CallNumbers)
    }

    fn asks(&self) -> &'static [Ask] {
        &[Ask::Returned, Ask::Cut, Ask::Leaves, Ask::Result]
    }

    fn counters(&self, moment: &Moment<'_>) -> Vec<Sentence> {
        window_counters(moment)
    }

    fn is_left_to_right(&self) -> bool {
        true
    }
}
