//! What is said of passes: what each asks, and what is remembered of the ones
//! before.

use plyscope::{Bound, CutBy, Event, NodeId, Value};

use super::Narrator;
use crate::panel::passes::asked;
use crate::sentence::Sentence;
use crate::words;

impl Narrator<'_> {
    /// A few words on a step of a pass.
    pub(super) fn title_of_pass(&self) -> Sentence {
        Sentence::new("step.pass").number("pass", self.run.recording().tally().passes)
    }

    /// What a pass does in a step.
    pub(super) fn passes(&self, events: &[Event<'_>]) -> Vec<Sentence> {
        let said = |event: &Event<'_>| match *event {
            Event::Pass { beta, .. } => Some(self.asked(beta)),
            Event::Lookup { node, known: Some((value, bound)), hit } => {
                let key = if hit { "memory.hit" } else { "memory.miss" };
                Some(self.tested(key, node).with("bound", self.bound(value, bound)))
            }
            Event::Expand { node, .. } => Some(self.tested("pass.enter", node)),
            Event::Leave { node: NodeId::ROOT, value, .. } => Some(self.pass_answered(value)),
            Event::Cutoff { node, by, value, pruned, .. } => {
                let key = match by {
                    CutBy::Alpha => "pass.cutoff.alpha",
                    CutBy::Beta => "pass.cutoff.beta",
                };
                let sentence = self.tested(key, node).with("value", self.value(value));
                Some(self.with_pruned(sentence, pruned))
            }
            event => self.on_the_way(event, events),
        };
        events.iter().filter_map(said).collect()
    }

    /// What a pass that begins now asks.
    fn asked(&self, gamma: Value) -> Sentence {
        let passes = self.run.recording().passes();
        let sentence = Sentence::new("pass.asks")
            .number("number", passes.len())
            .with("gamma", self.value(asked(gamma)));
        match passes.last() {
            Some(last) => self.with_bounds(sentence, last.bounds),
            None => sentence,
        }
    }

    /// What a pass that ends now has found.
    fn pass_answered(&self, value: Value) -> Sentence {
        let passes = self.run.recording().passes();
        let sentence = Sentence::new("pass.answers").number("number", passes.len());
        let Some(last) = passes.last() else { return sentence };
        let bound = if value < last.gamma { Bound::Upper } else { Bound::Lower };
        let sentence = sentence
            .with("gamma", self.value(asked(last.gamma)))
            .with("value", self.value(value))
            .word("found", words::bound(bound));
        self.with_bounds(sentence, last.bounds)
    }

    /// About a node, with what the pass asks of it.
    fn tested(&self, key: &'static str, node: NodeId) -> Sentence {
        let sentence = self.about(key, node);
        match self.run.recording().passes().last() {
            Some(pass) => sentence.with("gamma", self.value(asked(pass.gamma))),
            None => sentence,
        }
    }
}
