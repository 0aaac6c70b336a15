//! Searches that test with null windows, and search again where a test succeeds, as SCOUT
//! and NegaScout do.

mod narration;
mod tally;

use plyscope::{Event, NodeId, Player, Value, Window};

use self::tally::EntryKind;
pub use self::tally::TestsTally;
use super::kind::{Kind, SoFar};
use super::shared::calls::{WindowPanel, window_panel};
use super::shared::depth_first::{self, BestLine};
use crate::practice::question::Ask;
use crate::record::mark::Mark;
use crate::record::recorded_tree::RecordedTree;
use crate::record::state::{NodeNumbers, Phase};
use crate::record::tally::Tally;
use crate::show::moment::Moment;
use crate::show::sentence::Sentence;

/// The kind of SCOUT and NegaScout.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tests {
    best: BestLine,
}

impl Kind for Tests {
    type Tally = TestsTally;

    type Panel = WindowPanel;

    #[inline(always)]
    fn count(tally: &mut Tally, own: &mut TestsTally, event: &Event<'_>) {
        own.follow(event);
        tally.count(event);
    }

    #[inline(always)]
    fn mark(&mut self, event: &Event<'_>, own: &TestsTally) -> Mark {
        let mark = self.best.mark(event);
        if own.entry == Some(EntryKind::Again) { Mark::Again } else { mark }
    }

    #[inline(always)]
    fn apply(&mut self, event: &Event<'_>, tree: &mut RecordedTree, so_far: SoFar<'_, Self>) {
        let own = so_far.own;
        match *event {
            Event::Enter { node, alpha, beta } => {
                let (asker, again) = (asker(tree, own), own.entry == Some(EntryKind::Again));
                let numbers = numbers(asker, own, alpha, beta, None);
                let edit = tree.edit(node).phase(Phase::Live).cut_by(None);
                edit.asked(asker, again).numbers(numbers).write();
            }
            Event::Evaluate { value, .. } => tree.widen_extent(value),
            Event::Backup { node, value, alpha, beta, .. } => {
                let numbers = numbers(asker(tree, own), own, alpha, beta, Some(value));
                tree.edit(node).numbers(numbers).write();
            }
            _ => depth_first::apply(event, tree),
        }
    }

    fn title(&self, moment: &Moment<'_>) -> Sentence {
        narration::title(moment)
    }

    fn narrate(&self, moment: &Moment<'_>) -> Vec<Sentence> {
        narration::narrate(moment)
    }

    fn panel(&self, moment: &Moment<'_>) -> WindowPanel {
        window_panel(moment)
    }

    fn asks(&self) -> &'static [Ask] {
        &[Ask::Returned, Ask::Cut, Ask::Leaves, Ask::Result, Ask::Windows]
    }

    fn counters(&self, moment: &Moment<'_>) -> Vec<Sentence> {
        // Leaves are evaluated again.
        let tally = &moment.tally;
        let TestsTally { tests, researches, .. } = *moment.own();
        vec![
            Sentence::counter("evaluations", tally.evaluations),
            Sentence::counter("cutoffs", tally.cutoffs),
            Sentence::counter("tests", tests),
            Sentence::counter("researches", researches),
        ]
    }

    fn is_left_to_right(&self) -> bool {
        true
    }
}

/// Returns the player whose test is under way, if there is one.
fn asker(tree: &RecordedTree, own: &TestsTally) -> Option<Player> {
    let tested: NodeId = own.node?;
    tree.topology.parent(tested).map(|parent| tree.topology.player(parent))
}

/// Returns the numbers of a node at work, with the best value so far once there is one.
fn numbers(
    asker: Option<Player>,
    own: &TestsTally,
    alpha: Value,
    beta: Value,
    value: Option<Value>,
) -> NodeNumbers {
    match asker {
        Some(asker) => {
            // The window that the node was given, not narrowed by its children.
            let Window { alpha, beta } = own.window;
            let than = if asker == Player::Max { alpha } else { beta };
            NodeNumbers::Test { asker, than, value }
        }
        None => NodeNumbers::Window { alpha, beta, value },
    }
}
