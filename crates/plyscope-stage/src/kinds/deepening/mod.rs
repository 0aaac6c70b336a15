//! Searches that search the root one ply deep, then two and so on, as iterative deepening does. Each
//! pass forgets what the one before it has shown in the tree.

mod history;
mod narration;
mod panel;
mod tally;

use plyscope::{Event, NodeId, Siblings, Value, Window};

use self::history::{History, Pass};
pub use self::panel::{DeepeningPanel, DepthRow, FirstMoves};
pub use self::tally::DeepeningTally;
use super::kind::{Kind, SoFar};
use super::shared::depth_first::{self, BestLine};
use super::shared::touched::Touched;
use crate::practice::question::Ask;
use crate::record::mark::Mark;
use crate::record::recorded_tree::RecordedTree;
use crate::record::state::{NodeNumbers, Phase};
use crate::record::tally::Tally;
use crate::show::moment::Moment;
use crate::show::sentence::Sentence;

/// The kind of iterative deepening.
#[derive(Clone, Debug, Default)]
pub(crate) struct Deepening {
    history: History,
    touched: Touched,
    line: BestLine,
    /// The root's best child so far in this pass, with its value.
    best: Option<(NodeId, Value)>,
}

impl Deepening {
    /// Returns the passes that have begun by a moment.
    fn begun(&self, moment: &Moment<'_>) -> impl ExactSizeIterator<Item = Pass> {
        self.history.until(moment.at_event, moment.tally.evaluations)
    }
}

impl Kind for Deepening {
    type Tally = DeepeningTally;

    type Panel = DeepeningPanel;

    #[inline(always)]
    fn count(tally: &mut Tally, own: &mut DeepeningTally, event: &Event<'_>) {
        if own.follow(event) {
            tally.count(event);
        }
    }

    #[inline(always)]
    fn mark(&mut self, event: &Event<'_>, _: &DeepeningTally) -> Mark {
        self.line.mark(event)
    }

    #[inline(always)]
    fn apply(&mut self, event: &Event<'_>, tree: &mut RecordedTree, so_far: SoFar<'_, Self>) {
        let SoFar { tally, own, events } = so_far;
        match *event {
            Event::Pass { alpha, beta, .. } => {
                self.best = None;
                self.history.begin(own.depth, Window { alpha, beta }, tally.evaluations, events);
                for nodes in self.touched.take() {
                    for node in nodes.iter() {
                        forget(tree, node);
                    }
                }
            }
            Event::Enter { node, .. } => {
                // What a null window has found out below holds no longer.
                for child in tree.topology.children(node).iter() {
                    forget(tree, child);
                }
                self.touched.add(Siblings { first: node, count: 1 });
            }
            Event::Estimate { node } => tree.topology.unset_leaf(node),
            Event::Cutoff { pruned, .. } => self.touched.add(pruned),
            Event::Backup { node: NodeId::ROOT, from, value, .. }
                if self.best.is_none_or(|(_, best)| best != value) =>
            {
                self.best = Some((from, value));
            }
            Event::Leave { node: NodeId::ROOT, value, bound } => {
                let best = self.best.map(|(child, _)| child);
                self.history.end((value, bound, best), tally.evaluations, events);
            }
            _ => {}
        }
        depth_first::apply_to_windows(event, tree);
    }

    fn bytes(&self) -> usize {
        self.history.bytes() + self.touched.bytes()
    }

    fn title(&self, moment: &Moment<'_>) -> Sentence {
        narration::title(moment)
    }

    fn narrate(&self, moment: &Moment<'_>) -> Vec<Sentence> {
        let pass = self.begun(moment).last();
        pass.map_or_else(Vec::new, |pass| narration::narrate(moment, &pass))
    }

    fn panel(&self, moment: &Moment<'_>) -> DeepeningPanel {
        panel::panel(moment, self.begun(moment))
    }

    fn asks(&self) -> &'static [Ask] {
        &[Ask::Leaves, Ask::Result, Ask::Passes]
    }

    fn counters(&self, moment: &Moment<'_>) -> Vec<Sentence> {
        let DeepeningTally { passes, depth, .. } = *moment.own();
        vec![
            Sentence::counter("depth", depth),
            Sentence::counter("passes", passes),
            // Leaves are evaluated again.
            Sentence::counter("evaluations", moment.tally.evaluations),
            Sentence::counter("cutoffs", moment.tally.cutoffs),
        ]
    }

    fn pass(own: &DeepeningTally) -> Option<u32> {
        Some(own.passes)
    }
}

/// Takes away all that is known of a node.
fn forget(tree: &mut RecordedTree, node: NodeId) {
    if tree.state.phase(node) != Phase::Idle || tree.state.cut_by(node).is_some() {
        let edit = tree.edit(node).phase(Phase::Idle).cut_by(None);
        edit.numbers(NodeNumbers::None).write();
    }
}
