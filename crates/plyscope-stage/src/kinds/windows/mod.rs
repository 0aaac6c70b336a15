//! Searches that work with the windows of the nodes on the path, as alpha-beta does.

#![cfg(feature = "depth-first")]

mod narration;

use plyscope::Event;

use super::kind::{Kind, SoFar};
use super::shared::calls::{WindowPanel, window_panel};
use super::shared::depth_first::{self, BestLine};
use crate::mark::Mark;
use crate::moment::Moment;
use crate::recorded_tree::RecordedTree;
use crate::sentence::Sentence;
use crate::state::{NodeNumbers, Phase};

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
        narration::narrate(moment)
    }

    fn panel(&self, moment: &Moment<'_>) -> WindowPanel {
        window_panel(moment)
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
