//! The steps at which something happened to a node.

use plyscope::{Event, NodeId};

use super::Recording;
use crate::state::Phase;

impl Recording {
    /// Returns the first step, counted from 1, in which the search visits the node; `None` if it
    /// does not.
    ///
    /// The entries of the changes are read, a few words each, and only those events that are near a
    /// change of the node.
    pub fn visit_of(&self, node: NodeId) -> Option<usize> {
        self.first_step(node, |event| match *event {
            Event::Enter { node: visited, .. }
            | Event::Evaluate { node: visited, .. }
            | Event::Pop { node: visited, .. }
            | Event::Select { node: visited }
            | Event::Expand { node: visited, .. } => visited == node,
            _ => false,
        })
    }

    /// Returns the first step, counted from 1, that cuts the node off, or the nearest of its
    /// ancestors that is cut off at this moment; `None` if there is none.
    pub fn cut_of(&self, node: NodeId) -> Option<usize> {
        let (topology, state) = (self.topology(), self.state());
        let mut above = std::iter::successors(Some(node), |&node| topology.parent(node));
        let cut = above.find(|&node| state.phase(node) == Phase::Cut).unwrap_or(node);
        self.first_step(cut, |event| match *event {
            Event::Cutoff { pruned, .. } => cut.0.wrapping_sub(pruned.first.0) < pruned.count,
            Event::Purge { nodes } => nodes.contains(&cut),
            _ => false,
        })
    }

    /// Returns the step of the first event that is one of those sought. It changes the node or its
    /// first child, or others that follow soon do.
    fn first_step(&self, node: NodeId, is_sought: impl Fn(&Event<'_>) -> bool) -> Option<usize> {
        let children = self.topology().children(node);
        let nodes = [node, if children.count > 0 { children.first } else { node }];
        let mut from = 0;
        loop {
            let position = self.tree.changes.next_of(from, nodes)?;
            let (events, next) = self.log.around_change(position);
            let mut indexed = events.clone().zip(self.events_in(events));
            if let Some((index, _)) = indexed.find(|(_, (_, event))| is_sought(event)) {
                return Some(self.log.steps_before(index) + 1);
            }
            from = next?;
        }
    }
}
