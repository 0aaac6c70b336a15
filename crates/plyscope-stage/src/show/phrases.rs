//! The parts of sentences that several kinds of searches share.

use std::borrow::Cow;

use plyscope::{Bound, Interval, NodeId, Outcome, Reason, Siblings, Value};

use crate::record::state::{NodeNumbers, State};
use crate::record::topology::Topology;
use crate::show::moment::Moment;
use crate::show::sentence::{Arg, Sentence};
use crate::show::signs::signed;
use crate::show::words;

/// The number of nodes that a sentence names.
pub(crate) const NAMED: usize = 6;

impl Moment<'_> {
    /// Returns the sentence about the number of evaluated leaves, with the total if it is known.
    pub(crate) fn leaves_counter(&self) -> Sentence {
        let evaluated = self.tally.evaluations;
        match self.leaves {
            Some(all) => Sentence::counter("leaves.of", evaluated).number("of", all),
            None => Sentence::counter("leaves", evaluated),
        }
    }

    pub(crate) fn evaluated(&self, node: NodeId, value: Value) -> Sentence {
        self.about("evaluate", node).with("value", self.value(value))
    }

    /// Returns the sentence about the result at the end, and the move to play if there is one.
    pub(crate) fn done(&self, outcome: &Outcome) -> Sentence {
        let has_move = self.best(outcome).is_some();
        let key = match outcome.reason {
            Reason::Solved if has_move => "done.solved.move".into(),
            Reason::Window if outcome.bounds.lower.is_finite() => "done.window.at-least".into(),
            Reason::Window => "done.window.at-most".into(),
            reason => Cow::Owned(format!("done.{}", words::reason(reason))),
        };
        self.ended(key, outcome)
    }

    /// Returns the sentence of this key about the result at the end.
    pub(crate) fn ended(&self, key: impl Into<Cow<'static, str>>, outcome: &Outcome) -> Sentence {
        let topology = self.topology;
        let line = topology.node_at(&outcome.line).map(|end| topology.short_path(end));
        let sentence = Sentence::new(key)
            .player("player", topology.player(NodeId::ROOT))
            .word("line", line.unwrap_or_default());
        let mut sentence = self.with_bounds(sentence, outcome.bounds);
        if let Some(best) = self.best(outcome) {
            sentence = sentence.with("best", self.node(best));
            if let Some((lower, upper)) = interval_of(self.state, best) {
                sentence = sentence
                    .with("best_lower", self.value(lower))
                    .with("best_upper", self.value(upper));
            }
        }
        match outcome.value() {
            Some(value) => sentence.with("value", self.value(value)),
            None => sentence,
        }
    }

    /// Returns the root's child to play.
    pub(crate) fn best(&self, outcome: &Outcome) -> Option<NodeId> {
        let children = self.topology.children(NodeId::ROOT);
        outcome.best.filter(|&best| best < children.count).map(|best| children.nth(best))
    }

    /// Returns the sentence with a window.
    pub(crate) fn with_window(&self, sentence: Sentence, alpha: Value, beta: Value) -> Sentence {
        sentence.with("alpha", self.value(alpha)).with("beta", self.value(beta))
    }

    /// Returns the sentence with bounds.
    pub(crate) fn with_bounds(
        &self,
        sentence: Sentence,
        Interval { lower, upper }: Interval,
    ) -> Sentence {
        sentence.with("lower", self.value(lower)).with("upper", self.value(upper))
    }

    /// Returns the sentence with the children that a cutoff prunes, and the child that caused it.
    pub(crate) fn with_pruned(&self, sentence: Sentence, pruned: Siblings) -> Sentence {
        self.with_left_out(sentence, NodeId(pruned.first.0 - 1), pruned.iter())
    }

    /// Returns the sentence with children that are cut off, and the child that caused it.
    pub(crate) fn with_left_out(
        &self,
        sentence: Sentence,
        from: NodeId,
        pruned: impl Iterator<Item = NodeId>,
    ) -> Sentence {
        sentence.with("pruned", self.nodes(pruned)).with("from", self.node(from))
    }

    pub(crate) fn about(&self, key: impl Into<Cow<'static, str>>, node: NodeId) -> Sentence {
        let player = self.topology.player(node);
        Sentence::new(key).with("node", self.node(node)).player("player", player)
    }

    pub(crate) fn node(&self, node: NodeId) -> Arg {
        Arg::Node { node: self.topology.short_path(node), name: self.positions().name(node) }
    }

    pub(crate) fn nodes(&self, mut nodes: impl Iterator<Item = NodeId>) -> Arg {
        let named = nodes.by_ref().take(NAMED).map(|node| self.topology.short_path(node));
        Arg::Nodes { nodes: named.collect(), more: nodes.count() }
    }

    pub(crate) fn value(&self, value: Value) -> Arg {
        Arg::of_value(value, self.unit())
    }

    pub(crate) fn bound(&self, value: Value, bound: Bound) -> Arg {
        Arg::Bound { bound: signed(value, bound, self.unit()) }
    }
}

/// Returns nodes as an argument, the first few by path.
pub(crate) fn named(topology: &Topology, nodes: &[NodeId]) -> Arg {
    let more = nodes.len().saturating_sub(NAMED);
    let path = |&node: &NodeId| topology.short_path(node);
    Arg::Nodes { nodes: nodes.iter().take(NAMED).map(path).collect(), more }
}

/// Returns the bounds, or the value, of a node.
pub(crate) fn interval_of(state: &State, node: NodeId) -> Option<(Value, Value)> {
    match state.node_numbers(node) {
        NodeNumbers::Interval { lower, upper } => Some((lower, upper)),
        NodeNumbers::Value(value, _) => Some((value, value)),
        _ => None,
    }
}
