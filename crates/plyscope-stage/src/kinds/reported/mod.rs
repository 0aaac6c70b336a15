//! Searches that another program makes and tells of: its calls, with the windows and values that it
//! has for them.

mod narration;

use plyscope::Event;

use super::kind::{Kind, SoFar};
use super::shared::calls::{WindowPanel, window_panel};
use super::shared::counts::window_counters;
use super::shared::depth_first::{self, BestLine};
use crate::practice::question::Ask;
use crate::record::mark::Mark;
use crate::record::recorded_tree::RecordedTree;
use crate::show::moment::Moment;
use crate::show::sentence::Sentence;

/// The kind of a search that another program reports.
#[derive(Clone, Debug, Default)]
pub(crate) struct Reported {
    best: BestLine,
}

impl Kind for Reported {
    type Tally = ();

    type Panel = WindowPanel;

    #[inline(always)]
    fn mark(&mut self, event: &Event<'_>, (): &()) -> Mark {
        self.best.mark(event)
    }

    #[inline(always)]
    fn apply(&mut self, event: &Event<'_>, tree: &mut RecordedTree, _: SoFar<'_, Self>) {
        depth_first::apply_to_windows(event, tree);
    }

    fn narrate(&self, moment: &Moment<'_>) -> Vec<Sentence> {
        narration::narrate(moment)
    }

    fn panel(&self, moment: &Moment<'_>) -> WindowPanel {
        window_panel(moment)
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
