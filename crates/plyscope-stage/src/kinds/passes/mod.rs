//! Searches that search the root repeatedly, with one null window after another, as MTD does. The
//! bounds kept of a node stay visible in later passes; the other data about it holds until the next
//! pass begins.

mod history;
mod narration;
mod panel;
mod tally;

use plyscope::{Event, Interval, NodeId, Siblings};

use self::history::{History, Pass, Work};
pub use self::panel::{PassRow, PassesPanel};
pub use self::tally::PassesTally;
use super::kind::{Kind, SoFar};
use crate::practice::question::Ask;
use crate::record::recorded_tree::RecordedTree;
use crate::record::state::{NodeNumbers, Phase};
use crate::record::tally::Tally;
use crate::show::moment::Moment;
use crate::show::sentence::Sentence;

/// The kind of MTD.
#[derive(Clone, Debug, Default)]
pub(crate) struct Passes {
    history: History,
}

impl Work {
    /// Returns the work of a search with these counts.
    fn of(tally: &Tally, own: &PassesTally) -> Work {
        Work { leaves: tally.evaluations, reused: own.reused }
    }
}

impl Passes {
    /// Returns the passes that have begun by a moment.
    fn begun(&self, moment: &Moment<'_>) -> Vec<Pass> {
        self.history.until(moment.at_event, Work::of(&moment.tally, moment.own()))
    }
}

impl Kind for Passes {
    type Tally = PassesTally;

    type Panel = PassesPanel;

    #[inline(always)]
    fn count(tally: &mut Tally, own: &mut PassesTally, event: &Event<'_>) {
        match event {
            Event::Pass { .. } => own.passes += 1,
            Event::Lookup { hit, .. } => own.reused += u32::from(*hit),
            _ => {}
        }
        tally.count(event);
    }

    #[inline(always)]
    fn apply(&mut self, event: &Event<'_>, tree: &mut RecordedTree, so_far: SoFar<'_, Self>) {
        let SoFar { tally, own, events } = so_far;
        let work = || Work::of(tally, own);
        match *event {
            Event::Pass { alpha, beta, .. } => {
                // The least value that can be tested stands for "more than −∞".
                if alpha.is_finite() {
                    tree.widen_extent(beta);
                }
                for nodes in self.history.begin(beta, work(), events) {
                    tree.mark_all(nodes, |it| {
                        it.with_phase(Phase::Idle).with_cut_by(None).with_reused(false)
                    });
                }
            }
            Event::Enter { node, .. } => {
                self.history.touched.add(Siblings { first: node, count: 1 });
                tree.mark(node, |it| it.with_phase(Phase::Live).with_cut_by(None));
            }
            Event::Lookup { node, hit: true, .. } => tree.mark(node, |it| it.with_reused(true)),
            Event::Cutoff { by, pruned, .. } => {
                self.history.touched.add(pruned);
                tree.cut_off(pruned, by);
            }
            Event::Leave { node, value, .. } => {
                if node == NodeId::ROOT {
                    tree.widen_extent(value);
                    self.history.end(value, work(), events);
                }
                tree.mark(node, |it| it.with_phase(Phase::Resolved));
            }
            Event::Store { node, value, bound } => {
                let known = tree.state.node_numbers(node).bounds();
                let new = NodeNumbers::Value(value, bound).bounds();
                let bounds = Interval {
                    lower: known.lower.max(new.lower),
                    upper: known.upper.min(new.upper),
                };
                tree.edit(node).numbers(NodeNumbers::of_bounds(bounds)).write();
            }
            _ => {}
        }
    }

    fn bytes(&self) -> usize {
        self.history.bytes()
    }

    fn title(&self, moment: &Moment<'_>) -> Sentence {
        narration::title(moment)
    }

    fn narrate(&self, moment: &Moment<'_>) -> Vec<Sentence> {
        narration::narrate(moment, &self.begun(moment))
    }

    fn panel(&self, moment: &Moment<'_>) -> PassesPanel {
        panel::panel(moment, &self.begun(moment))
    }

    fn asks(&self) -> &'static [Ask] {
        &[Ask::Leaves, Ask::Result, Ask::Passes]
    }

    fn step_columns(&self) -> &'static [&'static str] {
        &["beta", "value"]
    }

    fn counters(&self, moment: &Moment<'_>) -> Vec<Sentence> {
        let PassesTally { passes, reused } = *moment.own();
        vec![
            moment.leaves_counter(),
            Sentence::counter("passes", passes),
            Sentence::counter("reused", reused),
        ]
    }

    fn idle_fact(&self, numbers: NodeNumbers) -> &'static str {
        if numbers == NodeNumbers::None { "fact.idle" } else { "fact.idle.pass" }
    }

    fn pass(own: &PassesTally) -> Option<u32> {
        Some(own.passes)
    }
}
