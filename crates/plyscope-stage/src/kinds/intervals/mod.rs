//! Searches that work with bounds on the values of the root's children, as B\* does.

mod narration;
mod panel;

use plyscope::{Event, Interval, NodeId, Siblings, Strategy, Value};

pub use self::panel::{IntervalRow, IntervalsPanel, Role};
use super::kind::{Kind, SoFar};
use super::shared::counts::count_positions;
use crate::record::mark::Mark;
use crate::record::movement::Movement;
use crate::record::part_kind::{Before, PartKind, part_kind};
use crate::record::recorded_tree::RecordedTree;
use crate::record::state::{NodeNumbers, Phase};
use crate::record::tally::Tally;
use crate::record::topology::Topology;
use crate::show::moment::Moment;
use crate::show::sentence::Sentence;

/// The kind of B\*.
#[derive(Clone, Debug, Default)]
pub(crate) struct Intervals {
    /// The last strategy.
    strategy: Option<Strategy>,
    /// The root's children, and which of them has the greatest lower bound.
    children: Option<Siblings>,
    best: Option<(NodeId, Value)>,
}

impl Intervals {
    /// Returns the mark of a new lower bound of a node.
    fn raised(&mut self, node: NodeId, lower: Value) -> Mark {
        let among = |it: Siblings| (it.first.0..it.first.0 + it.count).contains(&node.0);
        if !self.children.is_some_and(among) || self.best.is_some_and(|(_, most)| lower <= most) {
            return Mark::None;
        }
        let before = self.best.replace((node, lower));
        if before.is_some_and(|(best, _)| best == node) { Mark::None } else { Mark::Best }
    }
}

impl Kind for Intervals {
    type Tally = ();

    type Panel = IntervalsPanel;

    #[inline(always)]
    fn count(tally: &mut Tally, (): &mut (), event: &Event<'_>) {
        count_positions(tally, event);
    }

    fn mark(&mut self, event: &Event<'_>, (): &()) -> Mark {
        match *event {
            Event::Choose { strategy, .. } => {
                let before = self.strategy.replace(strategy);
                if before == Some(strategy) { Mark::None } else { Mark::Strategy }
            }
            Event::Expand { node: NodeId::ROOT, children, bounds, .. } => {
                self.children = Some(children);
                let given = children.iter().zip(bounds);
                given.fold(Mark::None, |mark, (child, bounds)| {
                    mark.max(self.raised(child, bounds.lower))
                })
            }
            Event::BackupBounds { node, bounds } => self.raised(node, bounds.lower),
            _ => Mark::of(event),
        }
    }

    fn apply(&mut self, event: &Event<'_>, tree: &mut RecordedTree, _: SoFar<'_, Self>) {
        match *event {
            Event::Expand { children, bounds, .. } => {
                for (child, &bounds) in children.iter().zip(bounds) {
                    set_bounds(tree, child, bounds);
                }
            }
            Event::Evaluate { value, .. } => tree.widen_extent(value),
            Event::Bounds { node, bounds } | Event::BackupBounds { node, bounds } => {
                set_bounds(tree, node, bounds);
            }
            _ => {}
        }
    }

    fn movement<'a>(
        &self,
        event: &Event<'a>,
        at: NodeId,
        topology: &Topology,
    ) -> Option<Movement<'a>> {
        match *event {
            Event::BackupBounds { node, .. } => Some(Movement::up_to(node, at, topology)),
            _ => Movement::of(event, at, topology),
        }
    }

    fn part(&self, event: &Event<'_>, before: Before) -> PartKind {
        match event {
            // The root is expanded first, without a descent.
            Event::Select { node: NodeId::ROOT } => "expand",
            Event::Select { .. } => "descend",
            _ => part_kind(event, before),
        }
    }

    fn title(&self, moment: &Moment<'_>) -> Sentence {
        narration::title(moment)
    }

    fn narrate(&self, moment: &Moment<'_>) -> Vec<Sentence> {
        narration::narrate(moment)
    }

    fn panel(&self, moment: &Moment<'_>) -> IntervalsPanel {
        panel::panel(moment)
    }

    fn usual_view(&self) -> Option<&'static str> {
        Some("max")
    }

    fn step_columns(&self) -> &'static [&'static str] {
        &["node", "lower", "upper"]
    }

    fn counters(&self, moment: &Moment<'_>) -> Vec<Sentence> {
        vec![
            Sentence::counter("expansions", moment.tally.expansions),
            Sentence::counter("nodes", moment.tally.nodes),
        ]
    }
}

/// Writes a node's bounds.
fn set_bounds(tree: &mut RecordedTree, node: NodeId, Interval { lower, upper }: Interval) {
    if tree.topology.parent(node) == Some(NodeId::ROOT) {
        tree.widen_extent(lower);
        tree.widen_extent(upper);
    }
    let phase = if lower == upper { Phase::Resolved } else { Phase::Live };
    tree.edit(node).phase(phase).numbers(NodeNumbers::Interval { lower, upper }).write();
}
