//! What is said of values that are backed up: by minimax, and in part by every
//! other search that goes down one line of play after the other.

use plyscope::{Bound, Event, NodeId, Reason, Value};

use super::Narrator;
use crate::sentence::Sentence;
use crate::state::NodeNumbers;

impl Narrator<'_> {
    /// What minimax does in a step.
    pub(super) fn values(&self, events: &[Event<'_>]) -> Vec<Sentence> {
        let said = |event: &Event<'_>| match *event {
            Event::Expand { node, .. } => Some(self.about("enter", node)),
            event => self.on_the_way(event, events),
        };
        events.iter().filter_map(said).collect()
    }

    /// What is said of an event by every depth-first search that has nothing
    /// of its own to say of it.
    pub(super) fn on_the_way(&self, event: Event<'_>, events: &[Event<'_>]) -> Option<Sentence> {
        match event {
            Event::Lookup { node, known: Some((value, bound)), hit } => {
                let key = if hit { "table.hit" } else { "table.miss" };
                Some(self.about(key, node).with("bound", self.bound(value, bound)))
            }
            Event::Evaluate { node, value } => Some(self.evaluated(node, value)),
            // What is unsound is only what the procedure returns.
            Event::Leave { node: NodeId::ROOT, value, .. } if !is_unsound(events) => {
                Some(self.about("leave", NodeId::ROOT).with("value", self.value(value)))
            }
            // A cutoff tells of it.
            Event::Backup { node, from, value, .. } if !has_cutoff(events) => {
                Some(self.backed_up(node, from, value, returned(events)))
            }
            Event::Done { outcome } => Some(self.done(outcome)),
            _ => None,
        }
    }

    /// What a child returned, and what its parent now has.
    fn backed_up(
        &self,
        node: NodeId,
        from: NodeId,
        best: Value,
        returned: Option<(Value, Bound)>,
    ) -> Sentence {
        let (result, bound) = returned.unwrap_or((best, Bound::Exact));
        let recording = self.run.recording();
        let elder = |child: &NodeId| child.0 < from.0;
        let had_it = recording.topology().children(node).iter().filter(elder).any(|child| {
            match recording.state().node_numbers(child) {
                NodeNumbers::Value(value, _) => value == best,
                NodeNumbers::Interval { lower, upper } => lower == best || upper == best,
                _ => false,
            }
        });
        let improved = result == best && !had_it;
        let sentence = self
            .about("backup", node)
            .with("from", self.node(from))
            .with("value", self.value(result))
            .with("bound", self.bound(result, bound))
            .with("best", self.value(best))
            .word("improved", if improved { "yes" } else { "no" });
        match recording.state().node_numbers(node) {
            NodeNumbers::Window { alpha, beta, .. } => self.with_window(sentence, alpha, beta),
            _ => sentence,
        }
    }
}

/// What the node that is left in this step returns.
pub(super) fn returned(events: &[Event<'_>]) -> Option<(Value, Bound)> {
    events.iter().find_map(|event| match *event {
        Event::Leave { value, bound, .. } => Some((value, bound)),
        _ => None,
    })
}

fn has_cutoff(events: &[Event<'_>]) -> bool {
    events.iter().any(|event| matches!(event, Event::Cutoff { .. }))
}

fn is_unsound(events: &[Event<'_>]) -> bool {
    events.iter().any(|event| match event {
        Event::Done { outcome } => outcome.reason == Reason::Unsound,
        _ => false,
    })
}
