//! Searches that another program makes and tells of: its calls, with the values that it has for them, and the windows if it has any.

mod narration;

use plyscope::Event;
use serde::Serialize;

use super::kind::{Kind, SoFar};
use super::shared::calls::{StackPanel, WindowPanel, stack_panel, window_panel};
use super::shared::counts::window_counters;
use super::shared::depth_first::{self, BestLine};
use crate::practice::question::Ask;
use crate::record::mark::Mark;
use crate::record::recorded_tree::RecordedTree;
use crate::show::moment::Moment;
use crate::show::sentence::Sentence;

/// The kind of a search that another program reports.
#[derive(Clone, Debug)]
pub(crate) struct Reported {
    windows: bool,
    best: BestLine,
}

impl Reported {
    pub(crate) fn new(windows: bool) -> Reported {
        Reported { windows, best: BestLine::default() }
    }
}

/// The nodes on the path from the root, as the program has them.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged)]
pub enum ReportedPanel {
    /// With windows.
    Windows(WindowPanel),
    /// With values alone.
    Values(StackPanel),
}

impl Kind for Reported {
    type Tally = ();

    type Panel = ReportedPanel;

    #[inline(always)]
    fn mark(&mut self, event: &Event<'_>, (): &()) -> Mark {
        self.best.mark(event)
    }

    #[inline(always)]
    fn apply(&mut self, event: &Event<'_>, tree: &mut RecordedTree, _: SoFar<'_, Self>) {
        if self.windows {
            depth_first::apply_to_windows(event, tree);
        } else {
            depth_first::apply_to_values(event, tree);
        }
    }

    fn narrate(&self, moment: &Moment<'_>) -> Vec<Sentence> {
        narration::narrate(moment)
    }

    fn panel(&self, moment: &Moment<'_>) -> ReportedPanel {
        if self.windows {
            ReportedPanel::Windows(window_panel(moment))
        } else {
            ReportedPanel::Values(stack_panel(moment))
        }
    }

    // It is nobody's answer to anything.
    fn asks(&self) -> &'static [Ask] {
        &[]
    }

    fn counters(&self, moment: &Moment<'_>) -> Vec<Sentence> {
        window_counters(moment)
    }

    fn is_left_to_right(&self) -> bool {
        true
    }
}
