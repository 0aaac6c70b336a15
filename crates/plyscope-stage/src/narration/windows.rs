//! What is said of windows: what a node is given, and what closes it.

use plyscope::{Bound, CutBy, Event, NodeId, Player, Siblings, Value};

use super::Narrator;
use crate::sentence::Sentence;
use crate::state::{NodeNumbers, Phase};

impl Narrator<'_> {
    /// What alpha-beta, or a kin of it, does in a step.
    pub(super) fn windows(&self, events: &[Event<'_>]) -> Vec<Sentence> {
        let said = |event: &Event<'_>| match *event {
            // Of a leaf, its value says enough.
            Event::Expand { node, .. } => Some(self.entered(node, events)),
            Event::Cutoff { node, by, value, bound, pruned } => {
                Some(self.cut_off(node, by, value, bound, pruned))
            }
            event => self.on_the_way(event, events),
        };
        events.iter().filter_map(said).collect()
    }

    fn entered(&self, node: NodeId, events: &[Event<'_>]) -> Sentence {
        let window = events.iter().find_map(|event| match *event {
            Event::Enter { alpha, beta, .. } => Some((alpha, beta)),
            _ => None,
        });
        let sentence = self.about("enter", node);
        match window {
            Some((alpha, beta)) => self.with_window(sentence, alpha, beta),
            None => sentence,
        }
    }

    /// Why the rest of a node's children is never entered.
    pub(super) fn cut_off(
        &self,
        node: NodeId,
        by: CutBy,
        value: Value,
        bound: Value,
        pruned: Siblings,
    ) -> Sentence {
        let (mut key, signs, never) = match by {
            CutBy::Alpha => ("cutoff.alpha", ("≤", "<"), Value::INF),
            CutBy::Beta => ("cutoff.beta", ("≥", ">"), Value::NEG_INF),
        };
        let settings = self.run.settings();
        let strict = settings.has("cut") && settings.word("cut") == "past-equality";
        // No parent ever had such a value: the call was given it.
        if settings.has("start") && bound == never {
            key = "cutoff.unsound";
        }
        let sentence = self
            .about(key, node)
            .with("value", self.value(value))
            .with("bound", self.value(bound))
            .word("sign", if strict { signs.1 } else { signs.0 });
        let sentence = self.with_pruned(sentence, pruned);
        match self.owner_of_bound(node, bound) {
            Some(owner) => sentence.with("by", self.node(owner)),
            None => sentence,
        }
    }

    /// The node that the bound comes from: a finished child of one of the
    /// opponent's nodes above, that gives the opponent this much for certain.
    fn owner_of_bound(&self, node: NodeId, bound: Value) -> Option<NodeId> {
        let (topology, state) = (self.run.recording().topology(), self.run.recording().state());
        let player = topology.player(node);
        let mut above = topology.parent(node);
        while let Some(ancestor) = above {
            if topology.player(ancestor) != player {
                let uncertain = match topology.player(ancestor) {
                    Player::Max => Bound::Upper,
                    Player::Min => Bound::Lower,
                };
                let gave = |child: &NodeId| {
                    state.phase(*child) == Phase::Resolved
                        && matches!(
                            state.node_numbers(*child),
                            NodeNumbers::Value(v, says) if v == bound && says != uncertain
                        )
                };
                if let Some(child) = topology.children(ancestor).iter().find(gave) {
                    return Some(child);
                }
            }
            above = topology.parent(ancestor);
        }
        None
    }
}
