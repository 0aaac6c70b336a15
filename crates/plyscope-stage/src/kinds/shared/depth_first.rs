//! The changes that the events of depth-first searches make in a recording.

use plyscope::{Bound, Event, NodeId, Player, Value};

use crate::record::mark::Mark;
use crate::record::recorded_tree::RecordedTree;
use crate::record::state::{NodeNumbers, Phase};

/// Follows the root's best value, for the marks of the timeline.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::kinds) struct BestLine {
    value: Option<Value>,
}

impl BestLine {
    /// Returns the mark of an event: a new best line where the root's value changes.
    #[inline(always)]
    pub(in crate::kinds) fn mark(&mut self, event: &Event<'_>) -> Mark {
        match *event {
            Event::Enter { node: NodeId::ROOT, .. } => {
                self.value = None;
                Mark::None
            }
            Event::Backup { node: NodeId::ROOT, value, .. } => {
                let is_better = self.value.replace(value) != Some(value);
                if is_better { Mark::Best } else { Mark::None }
            }
            _ => Mark::of(event),
        }
    }
}

/// Carries out an event that means the same in every depth-first search.
#[inline(always)]
pub(in crate::kinds) fn apply(event: &Event<'_>, tree: &mut RecordedTree) {
    match *event {
        Event::Cutoff { by, pruned, .. } => tree.cut_off(pruned, by),
        Event::Leave { node, value, bound } => {
            let numbers = NodeNumbers::Value(value, bound);
            tree.edit(node).phase(Phase::Resolved).numbers(numbers).write();
        }
        _ => {}
    }
}

/// Carries out an event of a search that works with values alone.
#[inline(always)]
pub(in crate::kinds) fn apply_to_values(event: &Event<'_>, tree: &mut RecordedTree) {
    match *event {
        Event::Enter { node, .. } => {
            let edit = tree.edit(node).phase(Phase::Live).cut_by(None);
            edit.numbers(NodeNumbers::None).write();
        }
        Event::Backup { node, value, .. } => {
            // A part of a sum is no bound.
            let is_sum = tree.topology.is_chance(node);
            let bound = bound_so_far(tree.topology.player(node));
            let bound = if is_sum { Bound::Exact } else { bound };
            let numbers = NodeNumbers::Value(value, bound);
            tree.edit(node).numbers(numbers).write();
        }
        _ => apply(event, tree),
    }
}

/// Carries out an event of a search that works with windows.
#[inline(always)]
pub(in crate::kinds) fn apply_to_windows(event: &Event<'_>, tree: &mut RecordedTree) {
    match *event {
        Event::Enter { node, alpha, beta } => {
            let numbers = NodeNumbers::Window { alpha, beta, value: None };
            tree.edit(node).phase(Phase::Live).cut_by(None).numbers(numbers).write();
        }
        Event::Evaluate { value, .. } => tree.widen_extent(value),
        Event::Backup { node, value, alpha, beta, .. } => {
            let numbers = NodeNumbers::Window { alpha, beta, value: Some(value) };
            tree.edit(node).numbers(numbers).write();
        }
        _ => apply(event, tree),
    }
}

/// Returns the relation of a node's best value so far to its value.
pub(in crate::kinds) fn bound_so_far(player: Player) -> Bound {
    match player {
        Player::Max => Bound::Lower,
        Player::Min => Bound::Upper,
    }
}
