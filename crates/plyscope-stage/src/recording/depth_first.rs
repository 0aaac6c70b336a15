//! What a depth-first search changes: at the nodes on the way from the root,
//! and at what it cuts off.

use plyscope::{Bound, CutBy, Event, Idea, NodeId, Player, Siblings, Value};

use super::Recording;
use crate::null_windows::Entry;
use crate::state::{Figures, Phase};

impl Recording {
    /// An event of a search that works with values, windows or tests.
    #[inline(always)]
    pub(super) fn apply_on_the_way(&mut self, event: Event<'_>, entry: Option<Entry>) {
        match event {
            Event::Enter { node, alpha, beta } => {
                let (asker, again) = (self.asker(), entry == Some(Entry::Again));
                let figures = self.at_work(node, alpha, beta, None);
                let pen = self.pen(node).phase(Phase::Live).cut_by(None);
                pen.asked(asker, again).figures(figures).write();
            }
            Event::Backup { node, value, alpha, beta, .. } => {
                let figures = self.at_work(node, alpha, beta, Some(value));
                self.pen(node).figures(figures).write();
            }
            Event::Cutoff { by, pruned, .. } => self.cut_off(pruned, by),
            Event::Leave { node, value, bound } => {
                self.pen(node).phase(Phase::Resolved).figures(Figures::Value(value, bound)).write();
            }
            _ => {}
        }
    }

    pub(super) fn cut_off(&mut self, pruned: Siblings, by: CutBy) {
        self.mark_all(pruned, |child| match child.phase() {
            Phase::Idle => child.with_cut_by(Some(by)).with_phase(Phase::Cut),
            // What an earlier search of it found is still known.
            _ => child.with_cut_by(Some(by)),
        });
    }

    /// Who asks, where the search is at work on a test.
    fn asker(&self) -> Option<Player> {
        let tested = self.tally.testing.node.filter(|_| self.idea() == Idea::Tests)?;
        self.topology.parent(tested).map(|parent| self.topology.player(parent))
    }

    /// The numbers of a node at work, as this kind of search sees them, with
    /// the best value so far once there is one.
    fn at_work(&self, node: NodeId, alpha: Value, beta: Value, value: Option<Value>) -> Figures {
        match (self.idea(), self.asker()) {
            (Idea::Tests, Some(asker)) => {
                // The window it was given, whatever its children closed.
                let (alpha, beta) = self.tally.testing.window;
                let than = if asker == Player::Max { alpha } else { beta };
                Figures::Test { asker, than, value }
            }
            (Idea::Tests | Idea::Windows, _) => Figures::Window { alpha, beta, value },
            _ => {
                let says = so_far(self.topology.player(node));
                value.map_or(Figures::None, |value| Figures::Value(value, says))
            }
        }
    }
}

/// What a node's best value so far says of its value.
fn so_far(player: Player) -> Bound {
    match player {
        Player::Max => Bound::Lower,
        Player::Min => Bound::Upper,
    }
}
