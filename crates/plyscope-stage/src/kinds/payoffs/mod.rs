//! Searches of several players, each of whom takes what is best for themselves, as maxⁿ does.

mod narration;
mod numbers;
mod panel;

use plyscope::{Event, NodeId, Unit};

pub use self::panel::{PayoffRow, PayoffsPanel};
use super::kind::{Kind, SoFar};
use crate::practice::question::Ask;
use crate::record::mark::Mark;
use crate::record::recorded_tree::RecordedTree;
use crate::record::state::{NodeNumbers, Phase};
use crate::show::moment::Moment;
use crate::show::own_numbers::OwnNumbers;
use crate::show::sentence::Sentence;
use crate::trace::values::Number;

/// The kind of maxⁿ.
#[derive(Clone, Debug, Default)]
pub(crate) struct Payoffs {
    /// The payoffs of the root so far.
    best: Option<plyscope::Payoffs>,
}

impl Kind for Payoffs {
    type Tally = ();

    type Panel = PayoffsPanel;

    #[inline(always)]
    fn mark(&mut self, event: &Event<'_>, (): &()) -> Mark {
        match *event {
            Event::Payoffs { node: NodeId::ROOT, first, second, third } => {
                let payoffs = plyscope::Payoffs::new([first, second, third]);
                let is_new = self.best.replace(payoffs) != Some(payoffs);
                if is_new { Mark::Best } else { Mark::None }
            }
            _ => Mark::of(event),
        }
    }

    #[inline(always)]
    fn apply(&mut self, event: &Event<'_>, tree: &mut RecordedTree, _: SoFar<'_, Self>) {
        match *event {
            Event::Enter { node, .. } => {
                let edit = tree.edit(node).phase(Phase::Live).cut_by(None);
                edit.numbers(NodeNumbers::None).write();
            }
            Event::Payoffs { node, first, second, third } => {
                let payoffs = plyscope::Payoffs::new([first, second, third]);
                tree.edit(node).numbers(numbers::written(payoffs)).write();
            }
            Event::Cutoff { by, pruned, .. } => tree.cut_off(pruned, by),
            Event::Leave { node, .. } => tree.edit(node).phase(Phase::Resolved).write(),
            _ => {}
        }
    }

    fn narrate(&self, moment: &Moment<'_>) -> Vec<Sentence> {
        narration::narrate(moment)
    }

    fn panel(&self, moment: &Moment<'_>) -> PayoffsPanel {
        panel::panel(moment)
    }

    fn asks(&self) -> &'static [Ask] {
        &[Ask::Returned, Ask::Cut, Ask::Leaves, Ask::Result]
    }

    fn counters(&self, moment: &Moment<'_>) -> Vec<Sentence> {
        // No other search answers the same question, so that its leaves are not compared with theirs.
        let leaves = match moment.leaves_counter() {
            leaves if leaves.key == "leaves.of" => {
                Sentence { key: "leaves.of.payoffs".into(), ..leaves }
            }
            leaves => leaves,
        };
        vec![
            leaves,
            Sentence::counter("cutoffs", moment.tally.cutoffs),
            Sentence::counter("nodes", moment.tally.nodes),
        ]
    }

    fn own_numbers(&self) -> Option<&'static dyn OwnNumbers> {
        Some(&numbers::PayoffNumbers)
    }

    fn own_fields(&self, words: [u32; 3], unit: Unit) -> Vec<(&'static str, Number)> {
        numbers::fields(words, unit)
    }

    fn is_left_to_right(&self) -> bool {
        true
    }

    fn has_seats(&self) -> bool {
        true
    }
}
