//! Searches that work with proof and disproof numbers, as proof-number search does.

mod narration;
mod numbers;
mod panel;

use plyscope::{Event, NodeId, Unit};

pub use self::numbers::proof_of;
pub use self::panel::{ProofChild, ProofNode, ProofRow, ProofsPanel, most_proving};
use super::kind::{Kind, SoFar};
use super::shared::counts::count_generated;
use crate::record::movement::Movement;
use crate::record::part_kind::{Before, PartKind, part_kind};
use crate::record::recorded_tree::RecordedTree;
use crate::record::state::{Phase, State};
use crate::record::tally::Tally;
use crate::record::topology::Topology;
use crate::show::moment::Moment;
use crate::show::own_numbers::OwnNumbers;
use crate::show::sentence::Sentence;
use crate::trace::values::Number;

/// The kind of proof-number search.
#[derive(Clone, Debug, Default)]
pub(crate) struct Proofs;

impl Kind for Proofs {
    type Tally = ();

    type Panel = ProofsPanel;

    #[inline(always)]
    fn count(tally: &mut Tally, (): &mut (), event: &Event<'_>) {
        count_generated(tally, event, matches!(event, Event::Prove { .. }));
    }

    #[inline(always)]
    fn apply(&mut self, event: &Event<'_>, tree: &mut RecordedTree, _: SoFar<'_, Self>) {
        if let Event::Prove { node, numbers } = *event {
            let phase = if numbers.is_settled() { Phase::Resolved } else { Phase::Live };
            tree.edit(node).phase(phase).numbers(numbers::written(numbers)).write();
        }
    }

    fn movement<'a>(
        &self,
        event: &Event<'a>,
        at: NodeId,
        topology: &Topology,
    ) -> Option<Movement<'a>> {
        match *event {
            Event::Prove { node, .. } => Some(Movement::up_to(node, at, topology)),
            _ => Movement::of(event, at, topology),
        }
    }

    fn part(&self, event: &Event<'_>, before: Before) -> PartKind {
        match *event {
            // New nodes come with their values and numbers.
            Event::Evaluate { node, .. } | Event::Prove { node, .. }
                if before.has_generated(node) =>
            {
                "expand"
            }
            // The root, before anything is expanded.
            Event::Prove { .. } if before.children.is_none() => "evaluate",
            Event::Prove { .. } => "update",
            _ => part_kind(event, before),
        }
    }

    fn narrate(&self, moment: &Moment<'_>) -> Vec<Sentence> {
        narration::narrate(moment)
    }

    fn panel(&self, moment: &Moment<'_>) -> ProofsPanel {
        panel::panel(moment)
    }

    fn step_columns(&self) -> &'static [&'static str] {
        &["node", "proof", "disproof"]
    }

    fn counters(&self, moment: &Moment<'_>) -> Vec<Sentence> {
        vec![
            moment.leaves_counter(),
            Sentence::counter("expansions", moment.tally.expansions),
            Sentence::counter("nodes", moment.tally.nodes),
        ]
    }

    fn own_numbers(&self) -> Option<&'static dyn OwnNumbers> {
        Some(&numbers::ProofNumbers)
    }

    fn own_fields(&self, words: [u32; 3], _: Unit) -> Vec<(&'static str, Number)> {
        numbers::fields(words)
    }

    fn path_ahead(&self, topology: &Topology, state: &State) -> Vec<NodeId> {
        most_proving(topology, state)
    }
}
