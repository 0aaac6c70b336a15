//! The steps at which something happened, to a node or for the n-th time.

use plyscope::{Event, NodeId};

use super::Recording;
use crate::landmark::Landmark;
use crate::state::Phase;

impl Recording {
    /// Returns the step, counted from 1, of the n-th of these events, or of the first visit of the
    /// node `n`. All events before it are read.
    ///
    /// # Errors
    ///
    /// The number of these events, if there are fewer.
    ///
    /// ```
    /// use plyscope_stage::{Landmark, Run};
    ///
    /// let mut run = Run::open("alpha-beta", "[[3,12,8],[2,4,6],[14,5,2]]")?;
    /// run.record_all();
    /// let recording = run.recording();
    /// assert_eq!(recording.step_of(Landmark::Leaf, 4), Ok(11));
    /// assert_eq!(recording.step_of(Landmark::Cutoff, 1), Ok(12));
    /// assert_eq!(recording.step_of(Landmark::Cutoff, 2), Err(1));
    /// assert_eq!(recording.step_of(Landmark::Node, 2), Ok(10));
    /// # Ok::<(), plyscope_stage::RunError>(())
    /// ```
    pub fn step_of(&self, landmark: Landmark, n: u32) -> Result<usize, u32> {
        let mut count = 0;
        for (index, (_, event)) in self.events_in(0..self.events()).enumerate() {
            let Some((is, node)) = Landmark::of(&event) else { continue };
            let found = if landmark == Landmark::Node {
                is >= Landmark::Leaf && node.0 == n
            } else {
                count += u32::from(is == landmark);
                count == n
            };
            if found {
                return Ok(self.step_at(index + 1));
            }
        }
        Err(count)
    }

    /// Returns the first step, counted from 1, in which the search visits the node; `None` if it
    /// does not.
    ///
    /// The entries of the changes are read, a few words each, and only those events that are near a
    /// change of the node.
    pub fn visit_of(&self, node: NodeId) -> Option<usize> {
        self.first_step(node, |event| {
            Landmark::of(event).is_some_and(|(is, of)| is >= Landmark::Leaf && of == node)
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
