//! What changes at the nodes that wait: in OPEN, or among the live nodes of
//! branch and bound.

use plyscope::{Bound, CutBy, Event, NodeId, Player, Status, Value};

use super::Recording;
use crate::state::{NodeNumbers, Phase};

impl Recording {
    /// An event of a search over solution trees, whose merits are the hopes of
    /// this side.
    pub(super) fn apply_to_open(&mut self, event: Event<'_>, side: Player) {
        let (hope, by) = match side {
            Player::Max => (Bound::Upper, CutBy::Beta),
            Player::Min => (Bound::Lower, CutBy::Alpha),
        };
        match event {
            Event::Pop { node, status, .. } => {
                self.popped = node;
                self.pop(node, status);
            }
            Event::Push { node, status, merit } => self.push(node, status, merit, hope),
            Event::Purge { nodes } => {
                for &node in nodes {
                    self.mark(node, |it| it.with_open(None));
                    self.cut_up_from(node, by);
                }
            }
            _ => {}
        }
    }

    /// An event of branch and bound, where a merit is a lower bound.
    pub(super) fn apply_to_live(&mut self, event: Event<'_>) {
        match event {
            Event::Pop { node, status, merit, .. } => {
                self.widen_extent(merit);
                self.pop(node, status);
            }
            Event::Push { node, status, merit } => self.push(node, status, merit, Bound::Lower),
            Event::Purge { nodes } => {
                for &node in nodes {
                    self.mark(node, |it| it.with_open(None).with_phase(Phase::Cut));
                }
            }
            _ => {}
        }
    }

    fn pop(&mut self, node: NodeId, status: Status) {
        self.mark(node, |it| match status {
            Status::Live => it.with_open(None).with_phase(Phase::Live),
            Status::Solved => it.with_open(None),
        });
    }

    fn push(&mut self, node: NodeId, status: Status, merit: Value, hope: Bound) {
        let edit = self.edit(node).open(Some(status));
        match status {
            Status::Live => edit.numbers(NodeNumbers::Merit(merit, hope)),
            Status::Solved => {
                edit.phase(Phase::Resolved).numbers(NodeNumbers::Value(merit, Bound::Exact))
            }
        }
        .write();
    }

    /// Marks a purged node and what is above it as cut, up to the child of
    /// the node below which was purged.
    fn cut_up_from(&mut self, mut node: NodeId, by: CutBy) {
        let below = self.topology.parent(self.popped);
        while self.state.phase(node) != Phase::Cut {
            let parent = self.topology.parent(node);
            let struck = (parent == below).then_some(by);
            self.mark(node, |it| it.with_phase(Phase::Cut).with_cut_by(struck.or(it.cut_by())));
            if struck.is_some() {
                return;
            }
            let Some(parent) = parent else { return };
            node = parent;
        }
    }
}
