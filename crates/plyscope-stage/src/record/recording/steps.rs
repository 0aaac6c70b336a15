//! The steps at which something happened, to a node or for the n-th time.

use plyscope::{Event, NodeId};

use super::Recording;
use crate::record::landmark::Landmark;
use crate::record::state::Phase;

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
    /// change of the node. [`FirstStep`] does it in portions.
    pub fn visit_of(&self, node: NodeId) -> Option<usize> {
        FirstStep::visit_of(node).go_on(self, usize::MAX)?
    }

    /// Returns the first step, counted from 1, that cuts the node off, or the nearest of its
    /// ancestors that is cut off at this moment; `None` if there is none.
    pub fn cut_of(&self, node: NodeId) -> Option<usize> {
        FirstStep::cut_of(self, node).go_on(self, usize::MAX)?
    }
}

/// The first step of a recording that visits a node or cuts it off, while it is looked for: in a
/// long recording, that takes longer than a frame.
///
/// ```
/// use plyscope::NodeId;
/// use plyscope_stage::{FirstStep, Run};
///
/// let mut run = Run::open("alpha-beta", "random:branching=5,depth=7")?;
/// run.record_all();
/// let recording = run.recording();
/// let last = NodeId(recording.topology().len() as u32 - 1);
/// let mut first = FirstStep::visit_of(last);
/// assert_eq!(first.go_on(recording, 1_000), None, "not found yet");
/// let step = loop {
///     // Here, others have their turn.
///     if let Some(step) = first.go_on(recording, 1_000) {
///         break step;
///     }
/// };
/// assert_eq!(step, recording.visit_of(last));
/// # Ok::<(), plyscope_stage::RunError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct FirstStep {
    node: NodeId,
    is_cut: bool,
    /// All changes before this position have been read.
    from: u64,
}

impl FirstStep {
    /// Begins to look for the first step that visits a node.
    pub fn visit_of(node: NodeId) -> FirstStep {
        FirstStep { node, is_cut: false, from: 0 }
    }

    /// Begins to look for the first step that cuts a node off, or the nearest of its ancestors that
    /// is cut off at the moment of the recording.
    pub fn cut_of(recording: &Recording, node: NodeId) -> FirstStep {
        let (topology, state) = (recording.topology(), recording.state());
        let mut above = std::iter::successors(Some(node), |&node| topology.parent(node));
        let cut = above.find(|&node| state.phase(node) == Phase::Cut).unwrap_or(node);
        FirstStep { node: cut, is_cut: true, from: 0 }
    }

    /// Returns `true` if both look for the same, however far they are.
    pub fn is_same(&self, other: &FirstStep) -> bool {
        (self.node, self.is_cut) == (other.node, other.is_cut)
    }

    /// Reads about so many more words of the changes. Returns the step, counted from 1, or that
    /// there is none, once that is known.
    pub fn go_on(&mut self, recording: &Recording, words: usize) -> Option<Option<usize>> {
        let children = recording.topology().children(self.node);
        // It changes the node or its first child, or others that follow soon do.
        let nodes = [self.node, if children.count > 0 { children.first } else { self.node }];
        let changes = &recording.tree.changes;
        let until = self.from.saturating_add(words as u64);
        while self.from < changes.position() {
            if self.from >= until {
                return None;
            }
            match changes.next_of(self.from, nodes) {
                Err(after) => self.from = after,
                Ok(position) => {
                    let (events, next) = recording.log.around_change(position);
                    let mut indexed = events.clone().zip(recording.events_in(events));
                    if let Some((index, _)) = indexed.find(|(_, (_, event))| self.is_it(event)) {
                        return Some(Some(recording.log.steps_before(index) + 1));
                    }
                    let Some(next) = next else { break };
                    self.from = next;
                }
            }
        }
        Some(None)
    }

    fn is_it(&self, event: &Event<'_>) -> bool {
        let node = self.node;
        match *event {
            Event::Cutoff { pruned, .. } if self.is_cut => {
                node.0.wrapping_sub(pruned.first.0) < pruned.count
            }
            Event::Purge { nodes } if self.is_cut => nodes.contains(&node),
            _ => {
                let visit =
                    Landmark::of(event).is_some_and(|(is, of)| is >= Landmark::Leaf && of == node);
                visit && !self.is_cut
            }
        }
    }
}
