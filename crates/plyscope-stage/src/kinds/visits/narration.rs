//! The sentences about Monte Carlo tree search: the selection of a node, the result of the playout
//! from there, and what that changed.

use plyscope::mcts::{self, Means, Visits};
use plyscope::{Event, Interval, NodeId, Outcome, Player, Siblings, Value};

use super::choice::{Before, Choice, Decided, result};
use super::numbers::visits_now;
use super::panel::written;
use super::tally::VisitsTally;
use crate::show::moment::Moment;
use crate::show::sentence::{Arg, Sentence, shown_mean};

/// The number of choices that are described one by one; the last one always is.
const DESCRIBED: usize = 3;

/// Returns the title of a step: the reason why it went to that child of the root.
pub(super) fn title(moment: &Moment<'_>) -> Sentence {
    let choice = Before::of(moment).choices().next();
    match choice.map(|choice| choice.decided) {
        None | Some(Decided::Only) => Sentence::new("step"),
        Some(decided) => Sentence::new(format!("step.{}", decided.word())),
    }
}

pub(super) fn narrate(moment: &Moment<'_>) -> Vec<Sentence> {
    if let Some(sentence) = unknown(moment) {
        return vec![sentence];
    }
    let mut text = Vec::new();
    for event in moment.events() {
        match *event {
            Event::Select { node } => {
                text = selection(moment);
                if text.is_empty() && moment.part.is_some() {
                    text.push(moment.about("plain.select", node));
                }
            }
            Event::Expand { node, children, .. } => text.extend(expanded(moment, node, children)),
            Event::Playout { node, value, plies } => text.push(playout(moment, node, value, plies)),
            Event::Visit { node: NodeId::ROOT, .. } => text.extend(backed_up(moment)),
            Event::Done { outcome } => text.push(done(moment, outcome)),
            _ => {}
        }
    }
    text
}

/// Returns the sentence about a playout to a leaf whose value nobody knows, with which the search
/// ends.
fn unknown(moment: &Moment<'_>) -> Option<Sentence> {
    let is_late = |event: &Event<'_>| matches!(event, Event::Playout { .. } | Event::Done { .. });
    let node = moment.step_events().find_map(|event| match event {
        Event::Playout { node, value, .. } if value.is_unknown() => Some(*node),
        _ => None,
    })?;
    moment.events().any(is_late).then(|| moment.about("unknown.playout", node))
}

/// Returns the sentences about a node that gets its children, of which one is visited at once.
fn expanded(moment: &Moment<'_>, node: NodeId, children: Siblings) -> Vec<Sentence> {
    let before = Before::of(moment);
    let key = if node == NodeId::ROOT { "expand.root" } else { "expand.again" };
    if moment.topology.is_chance(node) {
        let sentence = moment.about(format!("{key}.chance"), node);
        let drawn = before.choices().find(|choice| choice.node == node);
        let drawn = drawn.map(|choice| chosen(moment, &before, &choice));
        return [sentence.number("children", children.count)].into_iter().chain(drawn).collect();
    }
    let sentence = moment.about(key, node).number("children", children.count);
    vec![sentence.with("first", moment.node(children.first))]
}

/// Returns the sentences that tell why each child on the path was selected, down to a node that is
/// expanded.
fn selection(moment: &Moment<'_>) -> Vec<Sentence> {
    let before = Before::of(moment);
    let choices: Vec<_> =
        before.choices().filter(|it| Some(it.node) != before.expanded()).collect();
    let last = choices.len().saturating_sub(1);
    let is_described = |index: usize| index < DESCRIBED || index == last;
    let mut text = Vec::new();
    for (index, choice) in choices.iter().enumerate().filter(|(index, _)| is_described(*index)) {
        if index > DESCRIBED {
            text.push(Sentence::new("choose.between").number("choices", index - DESCRIBED));
        }
        text.push(chosen(moment, &before, choice));
    }
    text
}

fn chosen(moment: &Moment<'_>, before: &Before<'_>, choice: &Choice) -> Sentence {
    let place = if choice.node == NodeId::ROOT { "choose" } else { "below" };
    let is_raw = mcts::means(moment.settings) == Means::Raw;
    // The first child is visited without a choice, and the order is told at the second.
    let is_later = choice.chosen.0 > choice.children.first.0 + 1;
    let key = match choice.decided {
        Decided::Unvisited if choice.node == NodeId::ROOT && is_later => {
            "choose.unvisited.brief".to_owned()
        }
        Decided::Exploration if choice.node == NodeId::ROOT && is_raw => {
            "choose.exploration.raw".to_owned()
        }
        decided => format!("{place}.{}", decided.word()),
    };
    let sentence = moment.about(key, choice.node).with("child", moment.node(choice.chosen));
    if let Some(chance) = moment.positions().chance(choice.chosen) {
        return sentence.word("chance", chance);
    }
    if !choice.is_by_ucb1() {
        return sentence;
    }
    let own = before.ucb1(choice.node, choice.chosen);
    let others = choice.children.iter().filter(|&child| child != choice.chosen);
    let rival = others.fold(None::<(NodeId, f64)>, |rival, child| {
        let mean = before.ucb1(choice.node, child).mean;
        if rival.is_some_and(|(_, best)| best >= mean) { rival } else { Some((child, mean)) }
    });
    let text = written(own);
    let sentence = sentence
        .word("mean", text.mean)
        .word("exploration", text.exploration)
        .word("sum", text.sum);
    let Interval { lower, upper } = before.results();
    let (worst, top) = match before.player(choice.node) {
        Player::Max => (lower, upper),
        Player::Min => (upper, lower),
    };
    match rival.filter(|_| choice.decided == Decided::Exploration) {
        Some((rival, mean)) => sentence
            .with("rival", moment.node(rival))
            .word("rival_mean", format!("{mean:.2}"))
            .word("rival_result", mean_of(moment, before.visits(rival)))
            .with("worst", moment.value(worst))
            .with("top", moment.value(top))
            .number("visits", before.visits(choice.chosen).count)
            .number("rival_visits", before.visits(rival).count),
        None => sentence,
    }
}

/// Returns the mean result of these visits, as it is shown.
fn mean_of(moment: &Moment<'_>, visits: Visits) -> String {
    shown_mean(visits.count, visits.total, moment.unit()).unwrap_or_default()
}

fn playout(moment: &Moment<'_>, node: NodeId, value: Value, plies: u32) -> Sentence {
    let playouts = Before::of(moment).visits(NodeId::ROOT).count as usize;
    let mut given = moment.settings.word("results").split(',').filter(|word| !word.is_empty());
    let key = match (plies, value.is_finite()) {
        _ if given.nth(playouts).is_some() => "playout.given",
        (0, true) => "playout.leaf",
        (0, false) => "playout.leaf.infinite",
        (_, true) => "playout",
        (_, false) => "playout.infinite",
    };
    moment
        .about(key, node)
        .number("plies", plies)
        .with("value", moment.value(value))
        .with("counts", moment.value(result(moment)))
}

/// Returns the sentences about what the playout changed: the root's child that it went through, and
/// the root.
fn backed_up(moment: &Moment<'_>) -> Vec<Sentence> {
    let visited = moment.events().filter_map(|event| match *event {
        Event::Visit { node, .. } => Some(node),
        _ => None,
    });
    let path: Vec<_> = visited.collect();
    let numbers = |sentence: Sentence, node: NodeId| {
        let visits = visits_now(moment, node);
        sentence.number("visits", visits.count).word("mean", mean_of(moment, visits))
    };
    // From the node where the playout began up to the root.
    let [.., child, _] = path[..] else {
        let alone = moment.part.map(|_| moment.about("plain.visit", NodeId::ROOT));
        return alone.into_iter().collect();
    };
    let is_first = moment.own::<VisitsTally>().visits() == 1;
    let key = if is_first { "backup.visits" } else { "backup.visits.brief" };
    let mut text = vec![numbers(moment.about(key, child), child)];
    let before = Before::of(moment);
    let children = moment.topology.children(NodeId::ROOT);
    let others = children.iter().filter(|&it| it != child);
    let most = others.map(|it| visits_now(moment, it).count).max();
    let own = visits_now(moment, child).count;
    if most.is_some_and(|most| own > most && before.visits(child).count <= most) {
        text.push(moment.about("backup.leads", child));
    }
    text
}

/// Returns the sentence about the move that the search recommends.
fn done(moment: &Moment<'_>, outcome: &Outcome) -> Sentence {
    let visits = visits_now(moment, NodeId::ROOT);
    let mean = mean_of(moment, visits);
    let sentence = |key| Sentence::new(key).number("visits", visits.count).word("mean", mean);
    let children = moment.topology.children(NodeId::ROOT);
    let Some(best) = outcome.best.filter(|&best| best < children.count) else {
        return sentence("done.budget");
    };
    let best = children.nth(best);
    let of_best = visits_now(moment, best);
    let best_mean = mean_of(moment, of_best);
    let is_by_value = moment.settings.word("pick") == "value";
    sentence(if is_by_value { "done.budget.value" } else { "done.budget.move" })
        .with("best", moment.node(best))
        .number("best_visits", of_best.count)
        .with("best_mean", Arg::Word { word: best_mean })
}
