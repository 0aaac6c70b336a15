//! Why each step is what it is, for a locale to put into words.

mod intervals;
mod live;
mod null_windows;
mod open;
mod passes;
mod proofs;
mod values;
mod windows;

use std::borrow::Cow;

use plyscope::{
    Bound, Event, Game, Interval, NodeId, OptionKind, OptionSpec, Outcome, SearchKind, Siblings,
    Value,
};
use serde::Serialize;

pub(crate) use self::intervals::because_sentence;
use crate::run::Run;
use crate::sentence::{Arg, Sentence, shown};
use crate::state::NodeNumbers;
use crate::topology::Topology;
use crate::words;

/// What is said about a step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[non_exhaustive]
pub struct Narration {
    /// The step; 0 before the first.
    pub step: usize,
    /// A few words: the step's number, and what kind of step it is.
    pub title: Sentence,
    /// What happened and why.
    pub text: Vec<Sentence>,
}

/// How many nodes a sentence names.
const NAMED: usize = 6;

/// What is said about the step at whose end the run's state is.
pub fn narrate(run: &Run) -> Narration {
    let step = run.recording().at();
    let (title, text) = if step == 0 {
        let algorithm = run.search().algorithm();
        let start = Sentence::new("start")
            .word("algorithm", algorithm.title)
            .word("about", algorithm.about)
            .word("game", run.game().to_string());
        (Sentence::new("title.start"), vec![start])
    } else {
        let (title, text) = Narrator { run }.tell(step);
        (title.number("number", step), text)
    };
    Narration { step, title, text }
}

/// Tells the steps, those of each [`SearchKind`] in a file of its own; what is the
/// same for several of them is here.
struct Narrator<'a> {
    run: &'a Run,
}

impl Narrator<'_> {
    fn tell(&self, step: usize) -> (Sentence, Vec<Sentence>) {
        let events: Vec<Event<'_>> =
            self.run.recording().step_events(step).map(|(_, event)| event).collect();
        let step = Sentence::new("step");
        match self.run.kind() {
            SearchKind::Values => (step, self.values(&events)),
            SearchKind::Windows => (step, self.windows(&events)),
            SearchKind::Tests => (self.title_of_test(&events), self.null_windows(&events)),
            SearchKind::Passes => (self.title_of_pass(), self.passes(&events)),
            SearchKind::Open(side) => (self.title_of_case(&events), self.open(side, &events)),
            SearchKind::Intervals => (self.title_of_strategy(&events), self.intervals(&events)),
            SearchKind::Proofs => (step, self.proofs(&events)),
            SearchKind::Live => (step, self.live(&events)),
        }
    }

    fn evaluated(&self, node: NodeId, value: Value) -> Sentence {
        self.about("evaluate", node).with("value", self.value(value))
    }

    /// What the search found at its end.
    fn done(&self, outcome: &Outcome) -> Sentence {
        self.ended(words::reason(outcome.reason), outcome)
    }

    /// The same where a word says better than the reason how it ended.
    fn ended(&self, how: &'static str, outcome: &Outcome) -> Sentence {
        let topology = self.run.recording().topology();
        let children = topology.children(NodeId::ROOT);
        let line = topology.node_at(&outcome.line).map(|end| topology.short_path(end));
        let sentence = Sentence::new(format!("done.{how}"))
            .player("player", topology.player(NodeId::ROOT))
            .word("line", line.unwrap_or_default());
        let mut sentence = self.with_bounds(sentence, outcome.bounds);
        if let Some(best) = outcome.best.filter(|&best| best < children.count) {
            let best = children.nth(best);
            sentence = sentence.with("best", self.node(best));
            if let Some((lower, upper)) = interval_of(self.run, best) {
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

    /// The sentence, with a window.
    fn with_window(&self, sentence: Sentence, alpha: Value, beta: Value) -> Sentence {
        sentence.with("alpha", self.value(alpha)).with("beta", self.value(beta))
    }

    /// The sentence, with bounds.
    fn with_bounds(&self, sentence: Sentence, Interval { lower, upper }: Interval) -> Sentence {
        sentence.with("lower", self.value(lower)).with("upper", self.value(upper))
    }

    /// The sentence, with the children that a cutoff spares, and the one that
    /// made it.
    fn with_pruned(&self, sentence: Sentence, pruned: Siblings) -> Sentence {
        let from = NodeId(pruned.first.0 - 1);
        sentence.with("pruned", self.nodes(pruned.iter())).with("from", self.node(from))
    }

    fn about(&self, key: impl Into<Cow<'static, str>>, node: NodeId) -> Sentence {
        let player = self.run.recording().topology().player(node);
        Sentence::new(key).with("node", self.node(node)).player("player", player)
    }

    fn node(&self, node: NodeId) -> Arg {
        Arg::Node {
            node: self.run.recording().topology().short_path(node),
            name: self.run.name(node),
        }
    }

    fn nodes(&self, nodes: impl ExactSizeIterator<Item = NodeId>) -> Arg {
        let nodes: Vec<_> = nodes.collect();
        named(self.run.recording().topology(), &nodes)
    }

    fn value(&self, value: Value) -> Arg {
        Arg::Value { value: self.shown(value) }
    }

    fn bound(&self, value: Value, bound: Bound) -> Arg {
        let sign = match bound {
            Bound::Exact => "",
            Bound::Lower => "≥ ",
            Bound::Upper => "≤ ",
        };
        Arg::Bound { bound: format!("{sign}{}", self.shown(value)) }
    }

    fn shown(&self, value: Value) -> String {
        shown(value, self.run.game().decimals())
    }
}

/// Nodes, the first few by path.
pub(crate) fn named(topology: &Topology, nodes: &[NodeId]) -> Arg {
    let more = nodes.len().saturating_sub(NAMED);
    let path = |&node: &NodeId| topology.short_path(node);
    Arg::Nodes { nodes: nodes.iter().take(NAMED).map(path).collect(), more }
}

/// The bounds, or the value, that a node has.
pub(crate) fn interval_of(run: &Run, node: NodeId) -> Option<(Value, Value)> {
    match run.recording().state().node_numbers(node) {
        NodeNumbers::Interval { lower, upper } => Some((lower, upper)),
        NodeNumbers::Value(value, _) => Some((value, value)),
        _ => None,
    }
}

/// The rules in force, for a person who asks why it is done so: a sentence
/// for each option that is a choice, and for each other one that says
/// something. What the option says of itself is there for a locale that has
/// no sentence of its own.
pub fn rules(run: &Run) -> Vec<Sentence> {
    let algorithm = run.search().algorithm();
    let settings = run.settings();
    let rule = |spec: &OptionSpec| {
        let value = settings.word(spec.name);
        let key =
            match spec.kind {
                OptionKind::Choice(_) if value == "off" => return None,
                // What is left to the game is only said where it does something.
                OptionKind::Choice(_) if value == "auto" => settings
                    .remembers(spec.name, run.game())
                    .then(|| format!("rule.{}.on", spec.name))?,
                OptionKind::Choice(_) => format!("rule.{}.{value}", spec.name),
                OptionKind::ChoiceOrDecimal { words, .. } if words.contains(&value) => {
                    format!("rule.{}.{value}", spec.name)
                }
                _ if value.is_empty() => return None,
                _ => format!("rule.{}", spec.name),
            };
        let rule = Sentence::new(key).word("value", value).word("algorithm", algorithm.name);
        Some(rule.word("option", spec.name).word("about", spec.about))
    };
    algorithm.options.iter().filter_map(rule).collect()
}
