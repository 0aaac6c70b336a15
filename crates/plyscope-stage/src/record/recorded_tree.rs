//! The tree of a recording: its shape, its state at one moment, and the log of the state's changes.

use plyscope::{Bound, CutBy, Event, NodeId, Outcome, Player, Siblings, Value};

use crate::record::changes::Changes;
use crate::record::edit::NodeEdit;
use crate::record::state::{Flags, NodeNumbers, Phase, State};
use crate::record::topology::Topology;

/// The tree of a recording, as the events build and change it.
#[derive(Clone, Debug)]
pub(crate) struct RecordedTree {
    pub(crate) topology: Topology,
    pub(crate) state: State,
    pub(crate) changes: Changes,
    /// The least and the greatest finite value that a panel has to show.
    pub(crate) extent: Option<(Value, Value)>,
}

impl RecordedTree {
    /// Returns the tree with only a root, where this player is to move.
    pub(crate) fn new(root: Player) -> RecordedTree {
        let mut state = State::default();
        state.grow(1);
        RecordedTree {
            topology: Topology::new(root),
            state,
            changes: Changes::default(),
            extent: None,
        }
    }

    /// Applies the changes that an event makes in every kind of search.
    #[inline(always)]
    pub(crate) fn apply(&mut self, event: &Event<'_>) {
        match *event {
            Event::Expand { node, children, player, .. } => {
                self.take_back_cuts(node);
                self.topology.expand(node, children.count, player);
                self.state.grow(self.topology.len());
                self.mark(node, |it| it.with_phase(Phase::Live));
            }
            Event::Mover { node, player } => self.topology.set_player(node, player),
            Event::Chance { node } => self.topology.set_chance(node),
            Event::Same { node, of } => self.topology.link(node, of),
            Event::Evaluate { node, value } => {
                self.topology.set_leaf(node, Some(value));
                let numbers = NodeNumbers::Value(value, Bound::Exact);
                self.edit(node).phase(Phase::Resolved).numbers(numbers).write();
            }
            Event::Done { outcome } => self.mark_line(outcome),
            _ => {}
        }
    }

    #[inline(always)]
    pub(crate) fn edit(&mut self, node: NodeId) -> NodeEdit<'_> {
        NodeEdit::new(node, &mut self.state, &mut self.changes)
    }

    /// Extends the extent to include this value.
    pub(crate) fn widen_extent(&mut self, value: Value) {
        if value.is_finite() {
            let (least, most) = self.extent.unwrap_or((value, value));
            self.extent = Some((least.min(value), most.max(value)));
        }
    }

    /// Changes everything of a node but its numbers.
    pub(crate) fn mark(&mut self, node: NodeId, new: impl Fn(Flags) -> Flags) {
        self.mark_all(Siblings { first: node, count: 1 }, new);
    }

    /// Changes everything of siblings but their numbers.
    pub(crate) fn mark_all(&mut self, nodes: Siblings, new: impl Fn(Flags) -> Flags) {
        self.state.mark(nodes, &mut self.changes, new);
    }

    /// Marks siblings as cut off.
    pub(crate) fn cut_off(&mut self, pruned: Siblings, by: CutBy) {
        self.mark_all(pruned, |child| match child.phase() {
            Phase::Idle => child.with_cut_by(Some(by)).with_phase(Phase::Cut),
            // The result of an earlier search of the node is still known.
            _ => child.with_cut_by(Some(by)),
        });
    }

    /// Reopens the children that were cut off when the node was searched before.
    fn take_back_cuts(&mut self, node: NodeId) {
        self.mark_all(self.topology.children(node), |child| match child.phase() {
            _ if child.cut_by().is_none() => child,
            Phase::Cut => child.with_cut_by(None).with_phase(Phase::Idle),
            _ => child.with_cut_by(None),
        });
    }

    /// Marks the principal variation.
    fn mark_line(&mut self, outcome: &Outcome) {
        let mut node = NodeId::ROOT;
        self.edit(node).on_line().write();
        for &child in outcome.line.children() {
            node = self.topology.children(node).nth(child);
            self.edit(node).on_line().write();
        }
    }
}
