//! Searches that count visits and add up the results of playouts, as Monte Carlo tree search does.

mod choice;
mod narration;
mod numbers;
mod panel;
mod tally;

use plyscope::{Event, NodeId, Siblings, Unit, mcts};

pub use self::choice::Decided;
pub use self::numbers::visits_of;
pub use self::panel::{Ucb1Terms, VisitRow, VisitsPanel};
pub use self::tally::VisitsTally;
use super::kind::{Kind, SoFar};
use super::shared::counts::count_generated;
use crate::record::mark::Mark;
use crate::record::movement::Movement;
use crate::record::part_kind::{Before, PartKind, part_kind};
use crate::record::recorded_tree::RecordedTree;
use crate::record::state::Phase;
use crate::record::tally::Tally;
use crate::record::topology::Topology;
use crate::show::moment::Moment;
use crate::show::own_numbers::OwnNumbers;
use crate::show::sentence::Sentence;
use crate::trace::values::Number;

/// The kind of Monte Carlo tree search.
#[derive(Clone, Debug, Default)]
pub(crate) struct Visits {
    /// The root's children.
    children: Option<Siblings>,
    /// The most visited of them, and its visits.
    best: Option<(NodeId, u32)>,
}

impl Visits {
    /// Returns the mark of a visit.
    #[inline(always)]
    fn visited(&mut self, node: NodeId, visits: u32) -> Mark {
        let among = |it: Siblings| (it.first.0..it.first.0 + it.count).contains(&node.0);
        if !self.children.is_some_and(among) || self.best.is_some_and(|(_, most)| visits <= most) {
            return Mark::None;
        }
        let before = self.best.replace((node, visits));
        if before.is_some_and(|(best, _)| best == node) { Mark::None } else { Mark::Best }
    }
}

impl Kind for Visits {
    type Tally = VisitsTally;

    type Panel = VisitsPanel;

    #[inline(always)]
    fn count(tally: &mut Tally, own: &mut VisitsTally, event: &Event<'_>) {
        match *event {
            Event::Playout { .. } => tally.evaluations += 1,
            Event::Visit { node: NodeId::ROOT, visits, total } => own.add(visits, total),
            _ => {}
        }
        count_generated(tally, event, matches!(event, Event::Select { .. }));
    }

    /// Marks where another of the root's moves becomes the most visited.
    #[inline(always)]
    fn mark(&mut self, event: &Event<'_>, _: &VisitsTally) -> Mark {
        match *event {
            Event::Expand { node: NodeId::ROOT, children, .. } => {
                self.children = Some(children);
                Mark::None
            }
            Event::Visit { node, visits, .. } => self.visited(node, visits),
            _ => Mark::of(event),
        }
    }

    #[inline(always)]
    fn apply(&mut self, event: &Event<'_>, tree: &mut RecordedTree, _: SoFar<'_, Self>) {
        match *event {
            Event::Playout { node, value, plies: 0 } => {
                tree.topology.set_leaf(node, Some(value));
                tree.edit(node).phase(Phase::Resolved).write();
            }
            Event::Visit { node, visits, total } => {
                let phase = match tree.state.phase(node) {
                    Phase::Resolved => Phase::Resolved,
                    _ => Phase::Live,
                };
                let numbers = numbers::written(mcts::Visits { count: visits, total });
                tree.edit(node).phase(phase).numbers(numbers).write();
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
            Event::Visit { node, .. } => Some(Movement::up_to(node, at, topology)),
            Event::Playout { node, .. } => Some(Movement::Appear(node)),
            _ => Movement::of(event, at, topology),
        }
    }

    fn part(&self, event: &Event<'_>, before: Before) -> PartKind {
        match event {
            Event::Playout { .. } => "playout",
            _ => part_kind(event, before),
        }
    }

    fn title(&self, moment: &Moment<'_>) -> Sentence {
        narration::title(moment)
    }

    fn narrate(&self, moment: &Moment<'_>) -> Vec<Sentence> {
        narration::narrate(moment)
    }

    fn panel(&self, moment: &Moment<'_>) -> VisitsPanel {
        panel::panel(moment)
    }

    fn step_columns(&self) -> &'static [&'static str] {
        &["node", "value"]
    }

    fn counters(&self, moment: &Moment<'_>) -> Vec<Sentence> {
        vec![
            Sentence::counter("playouts", moment.own::<VisitsTally>().visits()),
            Sentence::counter("nodes", moment.tally.nodes),
        ]
    }

    fn own_numbers(&self) -> Option<&'static dyn OwnNumbers> {
        Some(&numbers::VisitNumbers)
    }

    fn own_fields(&self, words: [u32; 3], unit: Unit) -> Vec<(&'static str, Number)> {
        numbers::fields(words, unit)
    }
}
