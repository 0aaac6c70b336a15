//! What is said about a step of branch and bound.

use plyscope::{Event, NodeId, Outcome, Reason, Value};

use super::Narrator;
use crate::sentence::{Arg, Sentence};

impl Narrator<'_> {
    /// What one pop led to, or what the search found at its end.
    pub(super) fn live(&self, events: &[Event<'_>]) -> Vec<Sentence> {
        let mut text = Vec::new();
        let best = self.run.recording().tally().incumbent;
        let mut pushed = Vec::new();
        for event in events {
            match *event {
                Event::Bounds { node, bounds } => {
                    text.push(
                        self.about("live.root", node).with("bound", self.value(bounds.lower)),
                    );
                }
                Event::Pop { node, merit, .. } => {
                    text.push(
                        self.about("live.pop", node)
                            .with("bound", self.value(merit))
                            .word("order", self.run.settings().word("order")),
                    );
                }
                Event::Evaluate { node, value } => {
                    let told = |event: &Event<'_>| match *event {
                        Event::Incumbent { node: of, .. } => of == node,
                        _ => false,
                    };
                    let key = if events.iter().any(told) { "live.better" } else { "live.worse" };
                    text.push(self.goal(key, node, value, best));
                }
                Event::Purge { nodes } => {
                    let dropped = self.nodes(nodes.iter().copied());
                    let sentence = Sentence::new("live.dropped").with("nodes", dropped);
                    text.push(self.with_best(sentence, best));
                }
                Event::Push { node, .. } if node != NodeId::ROOT => pushed.push(node),
                Event::Done { outcome } => text.push(self.live_end(outcome)),
                _ => {}
            }
        }
        if !pushed.is_empty() {
            let nodes = self.nodes(pushed.iter().copied());
            let sentence = Sentence::new("live.pushed").with("nodes", nodes);
            text.push(self.with_best(sentence, best));
        }
        text
    }

    fn goal(
        &self,
        key: &'static str,
        node: NodeId,
        value: Value,
        best: Option<(NodeId, Value)>,
    ) -> Sentence {
        self.with_best(self.about(key, node).with("value", self.value(value)), best)
    }

    fn with_best(&self, sentence: Sentence, best: Option<(NodeId, Value)>) -> Sentence {
        match best {
            Some((_, value)) => sentence.with("best", self.value(value)),
            None => sentence,
        }
    }

    fn live_end(&self, outcome: &Outcome) -> Sentence {
        let best = self.run.recording().tally().incumbent;
        let key = match (outcome.reason, best) {
            (Reason::Budget, Some(_)) => "done.live.budget",
            (Reason::Budget, None) => "done.live.nothing",
            _ => "done.live",
        };
        let end = self.run.recording().topology().node_at(&outcome.line).unwrap_or(NodeId::ROOT);
        let expansions = outcome.counts.expansions.unwrap_or_default();
        self.about(key, end)
            .with("lower", self.value(outcome.bounds.lower))
            .with("value", self.value(outcome.bounds.upper))
            .with("expansions", Arg::Number { number: expansions })
    }
}
