//! What an event changes in the state of the tree. What only some searches
//! tell is in the files beside this one.

use plyscope::{Bound, Event, Interval, NodeId, Outcome, SearchKind, Siblings, Value};

use super::Recording;
use crate::null_windows::Entry;
use crate::state::{Flags, NodeEdit, NodeNumbers, Phase};

impl Recording {
    /// What an event changes; of an `enter`, `entry` tells how.
    #[inline(always)]
    pub(super) fn apply(&mut self, event: Event<'_>, entry: Option<Entry>) {
        match event {
            Event::Expand { node, children, player, bounds } => {
                self.take_back_cuts(node);
                self.topology.expand(node, children.count, player);
                self.grow_to_topology();
                self.mark(node, |it| it.with_phase(Phase::Live));
                for (child, &bounds) in children.iter().zip(bounds) {
                    self.tell_bounds(child, bounds);
                }
            }
            Event::Same { node, of } => self.topology.link(node, of),
            Event::Evaluate { node, value } => {
                self.topology.set_leaf(node, Some(value));
                // Passes are shown with what they ask, not with every leaf.
                if self.kind() != SearchKind::Passes {
                    self.widen_extent(value);
                }
                let numbers = NodeNumbers::Value(value, Bound::Exact);
                self.edit(node).phase(Phase::Resolved).numbers(numbers).write();
            }
            Event::Bounds { node, bounds } | Event::BackupBounds { node, bounds } => {
                self.tell_bounds(node, bounds);
            }
            Event::Prove { node, numbers } => {
                let phase = if numbers.is_settled() { Phase::Resolved } else { Phase::Live };
                self.edit(node).phase(phase).numbers(NodeNumbers::Proof(numbers)).write();
            }
            Event::Done { outcome } => self.draw_line(outcome),
            event => match self.kind() {
                SearchKind::Values | SearchKind::Windows | SearchKind::Tests => {
                    self.apply_on_the_way(event, entry)
                }
                SearchKind::Passes => self.apply_in_pass(event),
                SearchKind::Open(side) => self.apply_to_open(event, side),
                SearchKind::Live => self.apply_to_live(event),
                // What B* and proof-number search choose changes no number.
                SearchKind::Intervals | SearchKind::Proofs => {}
            },
        }
    }

    #[inline(always)]
    pub(super) fn edit(&mut self, node: NodeId) -> NodeEdit<'_> {
        NodeEdit::new(node, &mut self.state, &mut self.changes)
    }

    pub(super) fn widen_extent(&mut self, value: Value) {
        if value.is_finite() {
            let (least, most) = self.extent.unwrap_or((value, value));
            self.extent = Some((least.min(value), most.max(value)));
        }
    }

    /// Changes a node in all but its numbers.
    pub(super) fn mark(&mut self, node: NodeId, new: impl Fn(Flags) -> Flags) {
        self.mark_all(Siblings { first: node, count: 1 }, new);
    }

    /// Changes siblings in all but their numbers.
    pub(super) fn mark_all(&mut self, nodes: Siblings, new: impl Fn(Flags) -> Flags) {
        self.state.mark(nodes, &mut self.changes, new);
    }

    /// What was cut off when the node was searched before is open again.
    fn take_back_cuts(&mut self, node: NodeId) {
        self.mark_all(self.topology.children(node), |child| match child.phase() {
            _ if child.cut_by().is_none() => child,
            Phase::Cut => child.with_cut_by(None).with_phase(Phase::Idle),
            _ => child.with_cut_by(None),
        });
    }

    fn tell_bounds(&mut self, node: NodeId, Interval { lower, upper }: Interval) {
        // Nobody has worked on it yet: it was only looked at.
        if self.kind() == SearchKind::Live {
            self.edit(node).numbers(NodeNumbers::Merit(lower, Bound::Lower)).write();
            return;
        }
        if self.topology.parent(node) == Some(NodeId::ROOT) {
            self.widen_extent(lower);
            self.widen_extent(upper);
        }
        let phase = if lower == upper { Phase::Resolved } else { Phase::Live };
        self.edit(node).phase(phase).numbers(NodeNumbers::Interval { lower, upper }).write();
    }

    fn draw_line(&mut self, outcome: &Outcome) {
        let mut node = NodeId::ROOT;
        self.edit(node).on_line().write();
        for &child in outcome.line.children() {
            node = self.topology.children(node).nth(child);
            self.edit(node).on_line().write();
        }
    }
}
