//! Searches that test with null windows, and search again where a test succeeds, as SCOUT
//! and NegaScout do.

mod narration;

use plyscope::{Event, NodeId, Player, Value, Window};

use super::kind::Kind;
use super::shared::calls::{WindowPanel, window_panel};
use super::shared::depth_first::{self, BestLine};
use crate::mark::Mark;
use crate::moment::Moment;
use crate::null_windows::Entry;
use crate::recorded_tree::RecordedTree;
use crate::sentence::Sentence;
use crate::state::{NodeNumbers, Phase};
use crate::tally::Tally;

/// The kind of SCOUT and NegaScout.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tests {
    best: BestLine,
}

impl Kind for Tests {
    type Panel = WindowPanel;

    #[inline(always)]
    fn count(&self, tally: &mut Tally, event: &Event<'_>) {
        tally.testing.follow(event);
        match tally.testing.entry {
            Some(Entry::Test) => tally.tests += 1,
            Some(Entry::Again) => tally.researches += 1,
            Some(Entry::Plain) | None => {}
        }
        tally.count(event);
    }

    #[inline(always)]
    fn mark(&mut self, event: &Event<'_>, tally: &Tally) -> Mark {
        let mark = self.best.mark(event);
        if tally.testing.entry == Some(Entry::Again) { Mark::Again } else { mark }
    }

    #[inline(always)]
    fn apply(&mut self, event: &Event<'_>, tree: &mut RecordedTree, tally: &Tally, _: usize) {
        match *event {
            Event::Enter { node, alpha, beta } => {
                let (asker, again) =
                    (asker(tree, tally), tally.testing.entry == Some(Entry::Again));
                let numbers = numbers(asker, tally, alpha, beta, None);
                let edit = tree.edit(node).phase(Phase::Live).cut_by(None);
                edit.asked(asker, again).numbers(numbers).write();
            }
            Event::Evaluate { value, .. } => tree.widen_extent(value),
            Event::Backup { node, value, alpha, beta, .. } => {
                let numbers = numbers(asker(tree, tally), tally, alpha, beta, Some(value));
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

    fn counters(&self, moment: &Moment<'_>) -> Vec<Sentence> {
        // Leaves are evaluated again.
        let tally = &moment.tally;
        vec![
            Sentence::counter("evaluations", tally.evaluations),
            Sentence::counter("cutoffs", tally.cutoffs),
            Sentence::counter("tests", tally.tests),
            Sentence::counter("researches", tally.researches),
        ]
    }

    fn is_left_to_right(&self) -> bool {
        true
    }
}

/// Returns the player whose test is under way, if there is one.
fn asker(tree: &RecordedTree, tally: &Tally) -> Option<Player> {
    let tested: NodeId = tally.testing.node?;
    tree.topology.parent(tested).map(|parent| tree.topology.player(parent))
}

/// Returns the numbers of a node at work, with the best value so far once there is one.
fn numbers(
    asker: Option<Player>,
    tally: &Tally,
    alpha: Value,
    beta: Value,
    value: Option<Value>,
) -> NodeNumbers {
    match asker {
        Some(asker) => {
            // The window that the node was given, not narrowed by its children.
            let Window { alpha, beta } = tally.testing.window;
            let than = if asker == Player::Max { alpha } else { beta };
            NodeNumbers::Test { asker, than, value }
        }
        None => NodeNumbers::Window { alpha, beta, value },
    }
}
