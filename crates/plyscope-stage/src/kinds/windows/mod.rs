//! Searches that work with the windows of the nodes on the path, as alpha-beta does.

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

/// The kind of alpha-beta.
#[derive(Clone, Debug, Default)]
pub(crate) struct Windows {
    best: BestLine,
}

impl Kind for Windows {
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

    fn usual_view(&self) -> Option<&'static str> {
        Some("max")
    }

    fn asks(&self) -> &'static [Ask] {
        &[Ask::Returned, Ask::Cut, Ask::Leaves, Ask::Result, Ask::Windows, Ask::After]
    }

    fn counters(&self, moment: &Moment<'_>) -> Vec<Sentence> {
        window_counters(moment)
    }

    fn is_left_to_right(&self) -> bool {
        true
    }
}
