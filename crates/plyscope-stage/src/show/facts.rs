//! The texts that a page shows around the tree: the search and the game, the counters, a node's
//! facts, the result.

use plyscope::{Bound, CutBy, Interval, NodeId, Numbers, Status, Unit, Window};
use serde::Serialize;

use crate::draw::scene::{SpanContents, Tone};
use crate::kinds::Panel;
use crate::record::state::{NodeNumbers, Phase};
use crate::run::Run;
use crate::scale::GAMES;
use crate::show::board::board_words;
use crate::show::bound_sum::BoundSum;
use crate::show::evaluated::is_evaluated_leaf;
use crate::show::moment::Moment;
use crate::show::mover::listed_by_mover;
use crate::show::narration::narrate;
use crate::show::origins::origin;
use crate::show::own_numbers::NodeWindow;
use crate::show::phrases::named;
use crate::show::sentence::{Arg, Sentence, add, shown, shown_mean, shown_payoffs};
use crate::show::side::Side;
use crate::show::signs::{best_so_far, is_sum, signed};
use crate::show::words;
use crate::trace;

/// The search, the game and the rules in force.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct About {
    /// The search's name.
    pub algorithm: &'static str,
    /// The name as it is shown.
    pub title: &'static str,
    /// The game, in its canonical form.
    pub game: String,
    /// The number of decimals of its values, where they are no fractions.
    pub decimals: Option<u8>,
    /// The name of its kind.
    pub kind: &'static str,
    /// `true` if the game is a tree that names its nodes.
    pub named_nodes: bool,
    /// The rules in force.
    pub rules: Vec<Sentence>,
}

/// Returns the search, the game and the rules in force; these are [`rules`](crate::rules), if they
/// are shown.
pub fn about(run: &Run, rules: Vec<Sentence>) -> About {
    About { game: run.game().to_string(), ..about_long(run, rules) }
}

/// Returns the same without the text of the game, which may have millions of characters.
pub fn about_long(run: &Run, rules: Vec<Sentence>) -> About {
    let (algorithm, unit) = (run.search().algorithm(), run.unit());
    let has_decimals = Unit::part(unit.parts()).numbers() == Numbers::Decimals;
    About {
        algorithm: algorithm.name,
        title: algorithm.title,
        game: String::new(),
        decimals: has_decimals.then(|| unit.parts().ilog10() as u8),
        kind: run.recording().kind().name(),
        named_nodes: run.has_named_nodes(),
        rules,
    }
}

/// A search's listing.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Listing {
    /// Its lines.
    pub lines: Vec<&'static str>,
    /// The lines that this step executed, counted from 0.
    pub current: Vec<u8>,
}

/// Returns the listing, and the lines that the moment's step ran through.
pub fn listing(run: &Run, moment: &Moment<'_>) -> Listing {
    let lines = run.search().listing();
    let lines = match moment.side {
        Side::Mover => listed_by_mover(run.game(), lines),
        _ => lines,
    };
    Listing { lines, current: moment.lines() }
}

/// Returns the panel of a run's moment.
pub fn panel(run: &Run, moment: &Moment<'_>) -> Panel {
    run.recording().kind().panel(moment)
}

/// Returns the counts up to a moment, a sentence each: those of this kind of search, and at the end
/// what the game looked at below the nodes, of which no event tells.
pub fn counters(run: &Run, moment: &Moment<'_>) -> Vec<Sentence> {
    let recording = run.recording();
    let mut counters = recording.kind().counters(moment);
    let ahead = recording.outcome().map_or(0, |outcome| outcome.counts.ahead);
    if ahead > 0 && recording.at() == recording.steps() {
        counters.push(Sentence::new("ahead").number("value", ahead));
    }
    counters
}

/// The facts about a node.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NodeFacts {
    /// Its path.
    pub path: String,
    /// The name of the move to it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub name: Option<String>,
    /// `max`, `min` or `chance`, or the number of the player if the search tells several apart; none for
    /// a leaf.
    #[cfg_attr(test, ts(type = "\"max\" | \"min\" | \"chance\" | \"1\" | \"2\" | \"3\" | null"))]
    pub player: Option<&'static str>,
    /// Its board in words, where the game has boards.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub board: Option<Sentence>,
    /// The facts about it, a sentence each.
    pub facts: Vec<Sentence>,
}

/// Returns the facts about a node at this moment.
pub fn node_facts(run: &Run, node: NodeId) -> NodeFacts {
    let (topology, state) = (run.recording().topology(), run.recording().state());
    let kind = run.recording().kind();
    let value = |value| Arg::of_value(value, run.unit());
    let (side, player) = (run.side(), topology.player(node));
    let add_best = |facts: &mut Vec<Sentence>| {
        if let Some((best, bound)) = best_so_far(topology, state, node, state.node_numbers(node)) {
            let (best, bound) = side.bound(player, (best, bound));
            let bound = signed(best, bound, run.unit());
            let key = if is_sum(topology, state, node) { "fact.sum" } else { "fact.best" };
            facts.push(Sentence::new(key).with("value", Arg::Bound { bound }));
        }
    };
    let mut facts = vec![Sentence::new(match (state.phase(node), state.cut_by(node)) {
        _ if state.is_reused(node) => "fact.reused",
        (Phase::Idle, _) => kind.idle_fact(state.node_numbers(node)),
        (Phase::Live, _) => "fact.live",
        (Phase::Resolved, _) => "fact.resolved",
        // It was evaluated before it was left out.
        (Phase::Cut, _) if is_evaluated_leaf(topology, state, node) => "fact.resolved",
        (Phase::Cut, Some(CutBy::Alpha)) => "fact.cut.alpha",
        (Phase::Cut, Some(CutBy::Beta)) => "fact.cut.beta",
        (Phase::Cut, None) => "fact.cut",
    })];
    match state.in_open(node) {
        Some(Status::Live) => facts.push(Sentence::new(kind.waiting_fact())),
        Some(Status::Solved) => facts.push(Sentence::new("fact.open.solved")),
        None => {}
    }
    let leaf_value = topology.leaf_value(node).map(|leaf| side.value(player, leaf));
    let own_facts = match (kind.own_numbers(), state.node_numbers(node)) {
        (Some(own), NodeNumbers::Window { alpha, beta, value: best }) => {
            let (window, unit) = (Window { alpha, beta }, run.unit());
            own.window_facts(NodeWindow { side, topology, node, window, best, unit })
        }
        _ => None,
    };
    match (side.numbers(player, state.node_numbers(node)), leaf_value) {
        (NodeNumbers::None, Some(_)) if run.has_seats() => {
            let payoffs = run.players(node).unwrap_or_default();
            facts.push(Sentence::new("fact.payoffs").word("payoffs", payoffs));
        }
        (NodeNumbers::None, Some(leaf)) => {
            facts.push(Sentence::new("fact.leaf").with("value", value(leaf)));
        }
        (NodeNumbers::None, None) => {}
        (NodeNumbers::Window { .. }, _) if own_facts.is_some() => {
            facts.extend(own_facts.unwrap_or_default());
        }
        (NodeNumbers::Window { alpha, beta, .. }, _) => {
            let window = Sentence::new("fact.window");
            facts.push(window.with("alpha", value(alpha)).with("beta", value(beta)));
            add_origins(&mut facts, run, node);
            add_best(&mut facts);
        }
        (NodeNumbers::Test { asker, than, .. }, _) => {
            let question = Sentence::new(format!("fact.test.{}", words::player(asker)));
            facts.push(question.with("than", value(than)));
            add_origins(&mut facts, run, node);
            add_best(&mut facts);
        }
        (NodeNumbers::Merit(merit, _), _) => {
            facts.push(Sentence::new(kind.merit_fact()).with("value", value(merit)));
        }
        (NodeNumbers::Interval { lower, upper }, _) => {
            let is_exact = lower == upper;
            let interval =
                Sentence::new(if is_exact { "fact.interval.exact" } else { "fact.interval" });
            facts.push(interval.with("lower", value(lower)).with("upper", value(upper)));
        }
        (NodeNumbers::Own(words), leaf) => {
            if let Some(leaf) = leaf.filter(|_| !run.has_seats()) {
                facts.push(Sentence::new("fact.leaf").with("value", value(leaf)));
            }
            let own = kind.own_numbers().map(|own| own.facts(words, run.unit()));
            facts.extend(own.unwrap_or_default());
        }
        (NodeNumbers::Value(known, bound), _) => {
            let key = match bound {
                Bound::Exact if is_sum(topology, state, node) => "fact.sum",
                Bound::Exact => "fact.value",
                Bound::Lower => "fact.at-least",
                Bound::Upper => "fact.at-most",
            };
            facts.push(Sentence::new(key).with("value", value(known)));
        }
    }
    add(&mut facts, bound_sum(run, node));
    if state.is_again(node) {
        facts.push(Sentence::new("fact.again"));
    } else if state.asked(node).is_some() && state.phase(node) == Phase::Resolved {
        facts.push(Sentence::new("fact.tested"));
    }
    if topology.is_expanded(node) {
        facts.push(Sentence::new("fact.children").number("value", topology.children(node).count));
    }
    if let Some(of) = topology.link_of(node) {
        let node = topology.path(of).to_string();
        facts.push(Sentence::new("fact.same").with("of", Arg::Node { node, name: run.name(of) }));
    }
    let is_known = |link: &NodeId| state.phase(*link) != Phase::Idle;
    let others: Vec<_> =
        topology.links_to(node).filter(is_known).filter_map(|link| topology.parent(link)).collect();
    if !others.is_empty() {
        facts.push(Sentence::new("fact.also").with("nodes", named(topology, &others)));
    }
    if state.on_line(node) {
        facts.push(Sentence::new("fact.line"));
    }
    NodeFacts {
        path: topology.short_path(node),
        name: run.name(node),
        player: (!topology.is_leaf(node)).then(|| match run.seat(node) {
            Some(seat) => words::seat(seat),
            None => words::mover(topology, node),
        }),
        board: run.board(node).as_ref().map(board_words),
        facts,
    }
}

/// Returns the sum that the bound of a node is, as long as the search knows no better bound.
fn bound_sum(run: &Run, node: NodeId) -> Option<Sentence> {
    let sum = BoundSum::of(run.positions(), node)?;
    let recording = run.recording();
    let numbers = recording.state().node_numbers(node);
    if run.side().turns(recording.topology().player(node)) {
        return None;
    }
    let is_known = match numbers {
        NodeNumbers::Merit(bound, _) => recording.kind().pops_bounds() && bound == sum.bound,
        NodeNumbers::Interval { lower, upper } => {
            lower == sum.bound && sum.upper.is_none_or(|it| it == upper)
        }
        NodeNumbers::Value(value, _) => {
            recording.topology().is_leaf(node) && value == sum.bound && sum.upper.is_none()
        }
        _ => false,
    };
    is_known.then(|| sum.in_full("fact.sum"))
}

/// Adds where α and β of a node come from, as far as a child has set them.
fn add_origins(facts: &mut Vec<Sentence>, run: &Run, node: NodeId) {
    let (topology, state) = (run.recording().topology(), run.recording().state());
    let keys = match run.side().turns(topology.player(node)) {
        true => ["fact.from.beta", "fact.from.alpha"],
        false => ["fact.from.alpha", "fact.from.beta"],
    };
    let ends = [(CutBy::Alpha, keys[0]), (CutBy::Beta, keys[1])];
    let name = |node| Arg::Node { node: topology.short_path(node), name: run.name(node) };
    for (end, key) in ends {
        if let Some(child) = origin(topology, state, node, end)
            && let Some(above) = topology.parent(child)
        {
            facts.push(Sentence::new(key).with("by", name(child)).with("node", name(above)));
        }
    }
}

/// Returns the facts about nodes that are drawn as one span: their number, and what happened in
/// them, the most important first.
pub fn span_facts(run: &SpanContents) -> Vec<Sentence> {
    let facts = [
        (Tone::AlphaCut, "span.cut.alpha"),
        (Tone::BetaCut, "span.cut.beta"),
        (Tone::Cut, "span.cut"),
        (Tone::Line, "span.line"),
        (Tone::Open, "span.open"),
        (Tone::Live, "span.live"),
        (Tone::Resolved, "span.resolved"),
        (Tone::Idle, "span.idle"),
    ];
    let mut text = vec![Sentence::new("span").number("value", run.nodes())];
    for (tone, key) in facts {
        let count = run.count(tone);
        if count > 0 {
            text.push(Sentence::new(key).number("value", count));
        }
    }
    text
}

/// The result of a search, as it is shown.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Found {
    /// The value, or both bounds.
    pub value: String,
    /// The root's child to play.
    pub best: Option<String>,
    /// The end of the principal variation.
    pub line: Option<String>,
    /// The reason why the search ended.
    pub reason: Sentence,
}

/// Returns the result of the search; `None` before the last step.
pub fn found(run: &Run) -> Option<Found> {
    let recording = run.recording();
    let outcome = recording.outcome().filter(|_| recording.at() == recording.steps())?;
    let unit = run.unit();
    let root = recording.topology().player(NodeId::ROOT);
    let show = |value| shown(run.side().value(root, value), unit);
    let done = trace::DoneLine::of(outcome, unit);
    let topology = recording.topology();
    let end = topology.node_at(&outcome.line);
    let mean = outcome.mean.and_then(|it| shown_mean(it.count as u32, it.total, unit));
    Some(Found {
        value: match (outcome.value(), mean) {
            _ if let Some(payoffs) = outcome.payoffs.filter(|_| GAMES) => {
                shown_payoffs(payoffs, unit)
            }
            (Some(value), _) => show(value),
            (None, Some(mean)) => format!("≈ {mean}"),
            (None, None) => {
                let Interval { lower, upper } = run.side().interval(root, outcome.bounds);
                format!("{}..{}", shown(lower, unit), shown(upper, unit))
            }
        },
        best: done.best,
        line: end.filter(|&end| end != NodeId::ROOT).map(|end| topology.short_path(end)),
        reason: Sentence::new("reason").word("reason", done.reason),
    })
}

/// Returns everything that is shown at this moment, as text: equal moments have equal texts.
pub fn digest(run: &Run, moment: &Moment<'_>) -> String {
    let recording = run.recording();
    let topology = recording.topology();
    // FNV-1a over the state of every node.
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for number in recording.state().numbers() {
        hash = (hash ^ u64::from(number)).wrapping_mul(0x0100_0000_01b3);
    }
    let shown = serde_json::json!({
        "at": recording.at(),
        "nodes": topology.len(),
        "state": format!("{hash:016x}"),
        "focus": topology.short_path(moment.focus()),
        "narration": narrate(run, moment),
        "panel": panel(run, moment),
        "listing": listing(run, moment),
        "counters": counters(run, moment),
        "found": found(run),
    });
    shown.to_string()
}
