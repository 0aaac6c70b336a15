//! What is said of OPEN: which case of Γ applies to the state that is popped,
//! and what comes of it.

use plyscope::{Event, NodeId, Player, Status, Value};

use super::Narrator;
use crate::sentence::Sentence;
use crate::words;

impl Narrator<'_> {
    /// A few words on a step: the case of Γ.
    pub(super) fn title_of_case(&self, events: &[Event<'_>]) -> Sentence {
        let case = events.iter().find_map(|event| match *event {
            Event::Pop { case, .. } => case,
            _ => None,
        });
        match case {
            Some(case) => Sentence::new("step.case").number("case", case),
            None => Sentence::new("step"),
        }
    }

    /// What the side whose hopes are in OPEN does in a step.
    pub(super) fn open(&self, side: Player, events: &[Event<'_>]) -> Vec<Sentence> {
        let said = |event: &Event<'_>| match *event {
            Event::Pop { node, status, merit, case } => {
                let family = if side == Player::Min { "dual" } else { "gamma" };
                let case = case.map_or("end".to_owned(), |case| case.to_string());
                Some(self.gamma(format!("{family}.{case}"), node, status, merit, events))
            }
            Event::Done { outcome } => Some(self.done(outcome)),
            _ => None,
        };
        events.iter().filter_map(said).collect()
    }

    fn gamma(
        &self,
        key: String,
        node: NodeId,
        status: Status,
        merit: Value,
        events: &[Event<'_>],
    ) -> Sentence {
        let mut sentence = self
            .about(key, node)
            .with("merit", self.value(merit))
            .word("status", words::status(status));
        if let Some(parent) = self.run.recording().topology().parent(node) {
            sentence = sentence.with("parent", self.node(parent));
        }
        let mut pushed = Vec::new();
        // Before the first pop, the root is pushed.
        let since_pop = events.iter().skip_while(|event| !matches!(event, Event::Pop { .. }));
        for event in since_pop {
            match *event {
                Event::Evaluate { value, .. } => {
                    sentence = sentence.with("value", self.value(value));
                }
                Event::Purge { nodes } => {
                    sentence = sentence.with("purged", self.nodes(nodes.iter().copied()));
                }
                Event::Push { node, merit, .. } => {
                    pushed.push(node);
                    sentence = sentence.with("pushed", self.value(merit));
                }
                _ => {}
            }
        }
        sentence
            .with("children", self.nodes(pushed.iter().copied()))
            .with("child", self.node(pushed.first().copied().unwrap_or(node)))
    }
}
