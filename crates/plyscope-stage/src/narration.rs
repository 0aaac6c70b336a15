//! Why each step is what it is, for a locale to put into words.

mod live;

use std::borrow::Cow;

use plyscope::{
    Because, Bound, CutBy, Event, Idea, NodeId, OptionKind, OptionSpec, Outcome, Player, Proof,
    Reason, Siblings, Status, Strategy, Value,
};
use serde::Serialize;

use crate::panel::passes::asked;
use crate::panel::{numbers_of, shown_number};
use crate::run::Run;
use crate::sentence::{Arg, Sentence, shown};
use crate::state::{Figures, Phase};
use crate::topology::Topology;
use crate::words;

mod null_windows;

/// What is said about a step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Narration {
    /// The step; 0 before the first.
    pub step: usize,
    /// A few words: the step's number, and what kind of step it is.
    pub title: Sentence,
    /// What happened and why.
    pub text: Vec<Sentence>,
}

/// Of how many links a step tells one by one.
const LINKS_TOLD: usize = 2;

/// How many nodes a sentence names.
const NAMED: usize = 6;

/// What is said about the step at whose end the run's state is.
pub fn narrate(run: &Run) -> Narration {
    let narrator = Narrator { run, step: run.recording().at() };
    let (title, text) = if narrator.step == 0 {
        let algorithm = run.search().algorithm();
        (
            Sentence::new("title.start"),
            vec![
                Sentence::new("start")
                    .word("algorithm", algorithm.title)
                    .word("about", algorithm.about)
                    .word("game", run.game().to_string()),
            ],
        )
    } else {
        narrator.tell()
    };
    Narration { step: narrator.step, title, text }
}

struct Narrator<'a> {
    run: &'a Run,
    step: usize,
}

impl Narrator<'_> {
    fn tell(&self) -> (Sentence, Vec<Sentence>) {
        let mut title = Sentence::new("step");
        let mut text = Vec::new();
        let events: Vec<Event<'_>> =
            self.run.recording().step_events(self.step).map(|(_, event)| event).collect();
        if self.idea() == Idea::Live {
            return (title.number("number", self.step), self.live(&events));
        }
        let has_cutoff = events.iter().any(|event| matches!(event, Event::Cutoff { .. }));
        // Then the value is only what the procedure returns.
        let is_unsound = events.iter().any(
            |event| matches!(event, Event::Done { outcome } if outcome.reason == Reason::Unsound),
        );
        let (mut left, mut links) = (None, 0_usize);
        for event in &events {
            match *event {
                Event::Pass { beta, .. } if self.idea() == Idea::Passes => {
                    text.push(self.asked(beta));
                }
                Event::Pass { number, .. } => {
                    text.push(Sentence::new("pass").number("number", number));
                }
                Event::Lookup { node, known: Some((value, bound)), hit }
                    if self.idea() == Idea::Passes =>
                {
                    let key = if hit { "memory.hit" } else { "memory.miss" };
                    text.push(self.tested(key, node).with("bound", self.bound(value, bound)));
                }
                Event::Lookup { node, known: Some((value, bound)), hit } => {
                    let key = if hit { "table.hit" } else { "table.miss" };
                    text.push(self.about(key, node).with("bound", self.bound(value, bound)));
                }
                Event::Expand { node, .. } if self.idea() == Idea::Values => {
                    text.push(self.about("enter", node));
                }
                Event::Expand { node, .. } if self.idea() == Idea::Passes => {
                    text.push(self.tested("pass.enter", node));
                }
                Event::Enter { node, alpha, beta } if self.idea() == Idea::Tests => {
                    title = Sentence::new(self.kind_of_step(node));
                    text.extend(self.entered_to_test(node, alpha, beta, &events));
                }
                Event::Expand { node, .. } if self.idea() == Idea::Windows => {
                    text.push(self.entered(node, &events));
                }
                Event::Evaluate { node, value } if self.tells_leaves() => {
                    text.push(self.about("evaluate", node).with("value", self.value(value)));
                }
                Event::Leave { node: NodeId::ROOT, value, .. } if self.idea() == Idea::Passes => {
                    text.push(self.pass_answered(value));
                }
                Event::Leave { node, value, bound } => {
                    left = Some((value, bound));
                    if self.idea() == Idea::Tests {
                        let backup = |event: &Event<'_>| matches!(event, Event::Backup { .. });
                        title = Sentence::new(self.kind_of_step(node));
                        if !events.iter().any(backup) {
                            text.extend(self.answered(node, value, &events));
                        }
                    }
                    if node == NodeId::ROOT && !is_unsound {
                        text.push(self.about("leave", node).with("value", self.value(value)));
                    }
                }
                Event::Backup { from, .. } if self.is_answer(from, left) => {
                    let value = left.map_or(Value::ZERO, |(value, _)| value);
                    text.extend(self.answered(from, value, &events));
                }
                // The test found as much at the least, and this no more.
                Event::Backup { from, .. } if self.meets_its_test(from, left) => {
                    let sentence = self.about("backup.meets", from);
                    text.extend(left.map(|(value, _)| sentence.with("value", self.value(value))));
                }
                Event::Backup { node, from, value, .. } if !has_cutoff => {
                    let (result, bound) = left.unwrap_or((value, Bound::Exact));
                    text.push(self.backed_up(node, from, value, result, bound));
                }
                Event::Cutoff { node, by, value, pruned, .. } if self.idea() == Idea::Passes => {
                    let key = match by {
                        CutBy::Alpha => "pass.cutoff.alpha",
                        CutBy::Beta => "pass.cutoff.beta",
                    };
                    let sentence = self.tested(key, node).with("value", self.value(value));
                    let from = self.node(NodeId(pruned.first.0 - 1));
                    text.push(
                        sentence.with("from", from).with("pruned", self.nodes(pruned.iter())),
                    );
                }
                // The answer told of it.
                Event::Cutoff { node, .. } if self.is_asked(node) => {}
                Event::Cutoff { node, by, value, bound, pruned } => {
                    text.push(self.cut_off(node, by, value, bound, pruned));
                }
                Event::Pop { node, status, merit, case } => {
                    if let Some(case) = case {
                        title = Sentence::new("step.case").number("case", case);
                    }
                    text.push(self.gamma(node, status, merit, case, &events));
                }
                Event::Choose { strategy, node, because } => {
                    title =
                        Sentence::new("step.strategy").word("strategy", words::strategy(strategy));
                    let key = match strategy {
                        Strategy::ProveBest => "choose.prove-best",
                        Strategy::DisproveRest => "choose.disprove-rest",
                    };
                    text.push(self.about(key, node));
                    text.push(because_sentence(because));
                }
                Event::Expand { node, children, .. } if self.idea() == Idea::Intervals => {
                    text.push(
                        self.about("expand", node).with("children", self.nodes(children.iter())),
                    );
                }
                Event::Select { node } if self.idea() == Idea::Proofs => {
                    text.push(self.about("select", node));
                }
                Event::Expand { children, .. } if self.idea() == Idea::Proofs => {
                    self.expanded_to_prove(children, &mut text);
                }
                Event::Same { node, of } => {
                    links += 1;
                    if links <= LINKS_TOLD {
                        text.push(self.about("same", node).with("of", self.node(of)));
                    }
                }
                Event::Bounds { node, bounds } => {
                    text.push(self.bounds("bounds", node, bounds.lower, bounds.upper));
                }
                Event::Done { outcome } => text.push(self.done(outcome)),
                _ => {}
            }
        }
        if links > LINKS_TOLD {
            text.push(Sentence::new("same.more").number("number", links - LINKS_TOLD));
        }
        match self.idea() {
            Idea::Intervals => self.backed_up_bounds(&events, &mut text),
            Idea::Proofs => self.backed_up_numbers(&events, &mut text),
            _ => {}
        }
        if self.idea() == Idea::Passes {
            title = Sentence::new("step.pass").number("pass", self.run.recording().tally().passes);
        }
        (title.number("number", self.step), text)
    }

    fn idea(&self) -> Idea {
        self.run.idea()
    }

    /// What a pass that begins now asks.
    fn asked(&self, gamma: Value) -> Sentence {
        let passes = self.run.recording().passes();
        let sentence = Sentence::new("pass.asks")
            .number("number", passes.len())
            .with("gamma", self.value(asked(gamma)));
        match passes.last() {
            Some(last) => sentence
                .with("lower", self.value(last.bounds.lower))
                .with("upper", self.value(last.bounds.upper)),
            None => sentence,
        }
    }

    /// What a pass that ends now has found.
    fn pass_answered(&self, value: Value) -> Sentence {
        let passes = self.run.recording().passes();
        let sentence = Sentence::new("pass.answers").number("number", passes.len());
        let Some(last) = passes.last() else { return sentence };
        let bound = if value < last.gamma { Bound::Upper } else { Bound::Lower };
        sentence
            .with("gamma", self.value(asked(last.gamma)))
            .with("value", self.value(value))
            .word("found", words::bound(bound))
            .with("lower", self.value(last.bounds.lower))
            .with("upper", self.value(last.bounds.upper))
    }

    /// About a node, with what the pass asks of it.
    fn tested(&self, key: &'static str, node: NodeId) -> Sentence {
        let sentence = self.about(key, node);
        match self.run.recording().passes().last() {
            Some(pass) => sentence.with("gamma", self.value(asked(pass.gamma))),
            None => sentence,
        }
    }

    /// Whether every leaf has a sentence of its own.
    fn tells_leaves(&self) -> bool {
        !matches!(self.idea(), Idea::Open(_) | Idea::Proofs)
    }

    /// Which of the new nodes are settled at once.
    fn expanded_to_prove(&self, children: Siblings, text: &mut Vec<Sentence>) {
        let state = self.run.recording().state();
        let mut of = |key, is: fn(Proof) -> bool| {
            let such = |&child: &NodeId| numbers_of(state, child).is_some_and(is);
            let nodes: Vec<_> = children.iter().filter(such).collect();
            if !nodes.is_empty() {
                text.push(Sentence::new(key).with("nodes", self.nodes(nodes.into_iter())));
            }
        };
        of("proof.reached", |numbers| numbers == Proof::PROVED);
        of("proof.missed", |numbers| numbers == Proof::DISPROVED);
        of("proof.open", |numbers| !numbers.is_settled());
    }

    /// What the numbers above have come to.
    fn backed_up_numbers(&self, events: &[Event<'_>], text: &mut Vec<Sentence>) {
        let expanded = events.iter().find_map(|event| match *event {
            Event::Expand { children, .. } => Some(children),
            _ => None,
        });
        let fresh = |node: NodeId| expanded.is_none_or(|children| node >= children.first);
        let changed: Vec<_> = events
            .iter()
            .filter_map(|event| match *event {
                Event::Prove { node, numbers } => Some((node, numbers)),
                _ => None,
            })
            .filter(|&(node, _)| node == NodeId::ROOT || !fresh(node))
            .collect();
        // The first one tells what the step found, the last one how far it
        // reaches.
        let ends = match changed.as_slice() {
            [] if expanded.is_some() => {
                text.push(Sentence::new("proof.none"));
                return;
            }
            [first, .., last] => vec![*first, *last],
            one => one.to_vec(),
        };
        for (node, Proof { proof, disproof }) in ends {
            let key = match (proof, disproof) {
                (0, _) => "proof.proved",
                (_, 0) => "proof.disproved",
                _ => "proof.numbers",
            };
            let numbers = [("proof", proof), ("disproof", disproof)];
            let sentence =
                numbers.into_iter().fold(self.about(key, node), |sentence, (name, n)| {
                    sentence.word(name, shown_number(n))
                });
            text.push(sentence);
        }
    }

    fn entered(&self, node: NodeId, events: &[Event<'_>]) -> Sentence {
        let mut sentence = self.about("enter", node);
        for event in events {
            if let Event::Enter { alpha, beta, .. } = *event {
                sentence = sentence.with("alpha", self.value(alpha)).with("beta", self.value(beta));
            }
        }
        sentence
    }

    fn backed_up(
        &self,
        node: NodeId,
        from: NodeId,
        best: Value,
        result: Value,
        bound: Bound,
    ) -> Sentence {
        let recording = self.run.recording();
        let elder = |child: &NodeId| child.0 < from.0;
        let had_it = recording.topology().children(node).iter().filter(elder).any(|child| {
            match recording.state().figures(child) {
                Figures::Value(value, _) => value == best,
                Figures::Interval { lower, upper } => lower == best || upper == best,
                _ => false,
            }
        });
        let improved = result == best && !had_it;
        let mut sentence = self
            .about("backup", node)
            .with("from", self.node(from))
            .with("value", self.value(result))
            .with("bound", self.bound(result, bound))
            .with("best", self.value(best))
            .word("improved", if improved { "yes" } else { "no" });
        if let Figures::Window { alpha, beta, .. } = recording.state().figures(node) {
            sentence = sentence.with("alpha", self.value(alpha)).with("beta", self.value(beta));
        }
        sentence
    }

    fn cut_off(
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
        let mut sentence = self
            .about(key, node)
            .with("value", self.value(value))
            .with("bound", self.value(bound))
            .with("pruned", self.nodes(pruned.iter()))
            .with("from", self.node(NodeId(pruned.first.0 - 1)))
            .word("sign", if strict { signs.1 } else { signs.0 });
        if let Some(owner) = self.owner_of_bound(node, bound) {
            sentence = sentence.with("by", self.node(owner));
        }
        sentence
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
                            state.figures(*child),
                            Figures::Value(v, says) if v == bound && says != uncertain
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

    fn gamma(
        &self,
        node: NodeId,
        status: Status,
        merit: Value,
        case: Option<u8>,
        events: &[Event<'_>],
    ) -> Sentence {
        let family = if self.idea() == Idea::Open(Player::Min) { "dual" } else { "gamma" };
        let case = case.map_or("end".to_owned(), |case| case.to_string());
        let mut sentence = self
            .about(format!("{family}.{case}"), node)
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

    fn backed_up_bounds(&self, events: &[Event<'_>], text: &mut Vec<Sentence>) {
        let topology = self.run.recording().topology();
        let mut backups = events.iter().filter_map(|event| match *event {
            // A link's follow from those of the node it stands for.
            Event::BackupBounds { node, bounds } if topology.link_of(node).is_none() => {
                Some((node, bounds))
            }
            _ => None,
        });
        let expanded = events.iter().any(|event| matches!(event, Event::Expand { .. }));
        // In a graph, a backup runs to every parent of the node.
        let mut shared = events.iter().filter_map(|event| match *event {
            Event::BackupBounds { node, .. } => topology.link_of(node),
            _ => None,
        });
        if let Some(of) = shared.next() {
            let told = |link: &NodeId| {
                events
                    .iter()
                    .any(|event| matches!(event, Event::BackupBounds { node, .. } if node == link))
            };
            let links = topology.links_to(of).filter(told);
            let parents = std::iter::once(of).chain(links);
            let parents: Vec<_> = parents.filter_map(|node| topology.parent(node)).collect();
            let sentence = self.about("backup.all", of);
            text.push(sentence.with("parents", self.nodes(parents.into_iter())));
        }
        match backups.next_back() {
            Some((node, bounds)) => {
                text.push(self.bounds("backup.bounds", node, bounds.lower, bounds.upper));
            }
            None if expanded => text.push(Sentence::new("backup.none")),
            None => {}
        }
        // What the search found comes last.
        if let Some(done) = text.iter().position(|sentence| sentence.key.starts_with("done")) {
            let sentence = text.remove(done);
            text.push(sentence);
        }
    }

    fn done(&self, outcome: &Outcome) -> Sentence {
        let topology = self.run.recording().topology();
        let children = topology.children(NodeId::ROOT);
        let line = topology.node_at(&outcome.line).map(|end| topology.short_path(end));
        let line = line.unwrap_or_default();
        let key = match (self.idea(), outcome.reason) {
            (Idea::Proofs, Reason::Solved) if outcome.bounds.upper == Value::INF => "proved",
            (Idea::Proofs, Reason::Solved) => "disproved",
            (_, reason) => words::reason(reason),
        };
        let mut sentence = Sentence::new(format!("done.{key}"))
            .player("player", self.run.recording().topology().player(NodeId::ROOT))
            .word("line", line)
            .with("lower", self.value(outcome.bounds.lower))
            .with("upper", self.value(outcome.bounds.upper));
        if let Some(best) = outcome.best.filter(|&best| best < children.count) {
            sentence = sentence.with("best", self.node(children.nth(best)));
            if let Some(interval) = interval_of(self.run, children.nth(best)) {
                sentence = sentence
                    .with("best_lower", self.value(interval.0))
                    .with("best_upper", self.value(interval.1));
            }
            if self.idea() == Idea::Intervals {
                sentence = self.with_other(sentence, children, children.nth(best));
            }
        }
        match outcome.value() {
            Some(value) => sentence.with("value", self.value(value)),
            None => sentence,
        }
    }

    /// The sentence, with the best hope among the root's other children: what
    /// the best child's bound is to be held against.
    fn with_other(&self, sentence: Sentence, children: Siblings, best: NodeId) -> Sentence {
        let player = self.run.recording().topology().player(NodeId::ROOT);
        let others = children.iter().filter(|&child| child != best);
        let bounds = others.filter_map(|other| Some((other, interval_of(self.run, other)?)));
        let hope = |&(_, (lower, upper)): &(NodeId, (Value, Value))| match player {
            Player::Max => upper,
            Player::Min => -lower,
        };
        match bounds.rev().max_by_key(hope) {
            Some((other, (lower, upper))) => sentence
                .with("other", self.node(other))
                .with("other_lower", self.value(lower))
                .with("other_upper", self.value(upper)),
            None => sentence,
        }
    }

    fn bounds(&self, key: &'static str, node: NodeId, lower: Value, upper: Value) -> Sentence {
        self.about(key, node).with("lower", self.value(lower)).with("upper", self.value(upper))
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
        use plyscope::Game;
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
    match run.recording().state().figures(node) {
        Figures::Interval { lower, upper } => Some((lower, upper)),
        Figures::Value(value, _) => Some((value, value)),
        _ => None,
    }
}

/// Why B* chose its strategy.
pub(crate) fn because_sentence(because: Because) -> Sentence {
    Sentence::new(format!("because.{}", words::because(because)))
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
