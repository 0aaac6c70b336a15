//! Searches that keep the live nodes in the order of their bounds, as branch and bound does.

mod narration;
mod order;
mod panel;
mod sum;
mod tally;
mod truth;

use plyscope::{Bound, Event};

pub use self::panel::{LiveBoard, LivePanel, LiveRow};
pub use self::sum::{LiveMatrix, LiveRoad, LiveRoads, LiveSum, MatrixRow};
pub use self::tally::LiveTally;
use super::kind::{Kind, SoFar};
use super::shared::counts::count_positions;
use super::shared::queue;
use crate::record::recorded_tree::RecordedTree;
use crate::record::state::{NodeNumbers, Phase};
use crate::record::tally::Tally;
use crate::show::moment::Moment;
use crate::show::sentence::Sentence;

/// The kind of branch and bound.
#[derive(Clone, Debug, Default)]
pub(crate) struct Live;

impl Kind for Live {
    type Tally = LiveTally;

    type Panel = LivePanel;

    #[inline(always)]
    fn count(tally: &mut Tally, own: &mut LiveTally, event: &Event<'_>) {
        match event {
            Event::Expand { children, .. } => own.fresh = Some(children.first),
            Event::Pop { .. } => own.fresh = None,
            Event::Purge { nodes } => {
                // A child that is dropped at once never entered the queue.
                let was_open = |node: &&_| own.fresh.is_none_or(|fresh| **node < fresh);
                own.queue.open -= nodes.iter().filter(was_open).count() as u32;
            }
            Event::Incumbent { node, value } => own.incumbent = Some((*node, *value)),
            _ => {}
        }
        own.queue.count(event);
        count_positions(tally, event);
    }

    #[inline(always)]
    fn apply(&mut self, event: &Event<'_>, tree: &mut RecordedTree, _: SoFar<'_, Self>) {
        match *event {
            // These nodes are generated, but not examined yet.
            Event::Expand { children, bounds, .. } => {
                for (child, bounds) in children.iter().zip(bounds) {
                    let numbers = NodeNumbers::Merit(bounds.lower, Bound::Lower);
                    tree.edit(child).numbers(numbers).write();
                }
            }
            Event::Bounds { node, bounds } => {
                let numbers = NodeNumbers::Merit(bounds.lower, Bound::Lower);
                tree.edit(node).numbers(numbers).write();
            }
            Event::Evaluate { value, .. } => tree.widen_extent(value),
            Event::Pop { node, status, merit, .. } => {
                tree.widen_extent(merit);
                queue::pop(tree, node, status);
            }
            Event::Push { node, status, merit } => {
                queue::push(tree, node, status, merit, Bound::Lower);
            }
            Event::Purge { nodes } => {
                for &node in nodes {
                    tree.mark(node, |it| it.with_open(None).with_phase(Phase::Cut));
                }
            }
            _ => {}
        }
    }

    fn narrate(&self, moment: &Moment<'_>) -> Vec<Sentence> {
        narration::narrate(moment)
    }

    fn panel(&self, moment: &Moment<'_>) -> LivePanel {
        panel::panel(moment)
    }

    fn counters(&self, moment: &Moment<'_>) -> Vec<Sentence> {
        let LiveTally { queue, incumbent, .. } = *moment.own();
        let mut counters =
            vec![Sentence::counter("pops", queue.pops), Sentence::counter("queue", queue.open_max)];
        counters.extend(incumbent.map(|(_, value)| {
            let value = moment.value(value);
            Sentence::new("incumbent").with("value", value)
        }));
        counters
    }

    fn waiting_fact(&self) -> &'static str {
        "fact.queue"
    }

    fn merit_fact(&self) -> &'static str {
        "fact.bound"
    }

    fn pops_bounds(&self) -> bool {
        true
    }
}
