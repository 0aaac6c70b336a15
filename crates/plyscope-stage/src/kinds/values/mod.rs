//! Searches that work with the values of the nodes on the path, as minimax does.

use plyscope::Event;

use super::kind::{Kind, SoFar};
use super::shared::backups::on_the_way;
use super::shared::calls::{StackPanel, stack_panel};
use super::shared::depth_first::{self, BestLine};
use super::shared::means;
use crate::practice::question::Ask;
use crate::record::mark::Mark;
use crate::record::recorded_tree::RecordedTree;
use crate::show::moment::Moment;
use crate::show::sentence::{Sentence, add};

/// The kind of minimax.
#[derive(Clone, Debug, Default)]
pub(crate) struct Values {
    best: BestLine,
}

impl Kind for Values {
    type Tally = ();

    type Panel = StackPanel;

    #[inline(always)]
    fn mark(&mut self, event: &Event<'_>, (): &()) -> Mark {
        self.best.mark(event)
    }

    #[inline(always)]
    fn apply(&mut self, event: &Event<'_>, tree: &mut RecordedTree, _: SoFar<'_, Self>) {
        depth_first::apply_to_values(event, tree);
    }

    fn narrate(&self, moment: &Moment<'_>) -> Vec<Sentence> {
        let mut text = Vec::new();
        for event in moment.events() {
            match *event {
                Event::Expand { node, .. } => text.push(
                    means::entered(moment, node, None)
                        .unwrap_or_else(|| moment.about("enter", node)),
                ),
                event => add(&mut text, on_the_way(moment, event)),
            }
        }
        text
    }

    fn panel(&self, moment: &Moment<'_>) -> StackPanel {
        stack_panel(moment)
    }

    fn usual_view(&self) -> Option<&'static str> {
        Some("max")
    }

    fn asks(&self) -> &'static [Ask] {
        &[Ask::Values, Ask::Leaves, Ask::Result]
    }

    fn counters(&self, moment: &Moment<'_>) -> Vec<Sentence> {
        vec![moment.leaves_counter(), Sentence::counter("nodes", moment.tally.nodes)]
    }

    fn is_left_to_right(&self) -> bool {
        true
    }
}
