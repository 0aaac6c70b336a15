//! What a depth-first search changes: at the nodes on the way from the root,
//! and at what it cuts off.

use plyscope::{Bound, CutBy, Event, NodeId, Player, SearchKind, Siblings, Value};

use super::Recording;
use crate::null_windows::Entry;
use crate::state::{NodeNumbers, Phase};

impl Recording {
    /// An event of a search that works with values, windows or tests.
    #[inline(always)]
    pub(super) fn apply_on_the_way(&mut self, event: Event<'_>, entry: Option<Entry>) {
        match event {
            Event::Enter { node, alpha, beta } => {
                let (asker, again) = (self.asker(), entry == Some(Entry::Again));
                let numbers = self.at_work(node, alpha, beta, None);
                let edit = self.edit(node).phase(Phase::Live).cut_by(None);
                edit.asked(asker, again).numbers(numbers).write();
            }
            Event::Backup { node, value, alpha, beta, .. } => {
                let numbers = self.at_work(node, alpha, beta, Some(value));
                self.edit(node).numbers(numbers).write();
            }
            Event::Cutoff { by, pruned, .. } => self.cut_off(pruned, by),
            Event::Leave { node, value, bound } => {
                self.edit(node)
                    .phase(Phase::Resolved)
                    .numbers(NodeNumbers::Value(value, bound))
                    .write();
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
        let tested = self.tally.testing.node.filter(|_| self.kind() == SearchKind::Tests)?;
        self.topology.parent(tested).map(|parent| self.topology.player(parent))
    }

    /// The numbers of a node at work, as this kind of search sees them, with
    /// the best value so far once there is one.
    fn at_work(
        &self,
        node: NodeId,
        alpha: Value,
        beta: Value,
        value: Option<Value>,
    ) -> NodeNumbers {
        match (self.kind(), self.asker()) {
            (SearchKind::Tests, Some(asker)) => {
                // The window it was given, whatever its children closed.
                let (alpha, beta) = self.tally.testing.window;
                let than = if asker == Player::Max { alpha } else { beta };
                NodeNumbers::Test { asker, than, value }
            }
            (SearchKind::Tests | SearchKind::Windows, _) => {
                NodeNumbers::Window { alpha, beta, value }
            }
            _ => {
                let says = so_far(self.topology.player(node));
                value.map_or(NodeNumbers::None, |value| NodeNumbers::Value(value, says))
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
