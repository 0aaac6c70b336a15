//! The sentences about B*: the strategy, and the bounds that a step changes.

use plyscope::{
    Event, Game, Interval, NodeId, Outcome, Player, Reason, Strategy, StrategyReason, Value,
};

use crate::show::moment::Moment;
use crate::show::phrases::interval_of;
use crate::show::sentence::Sentence;
use crate::show::words;

/// The number of links that a step describes one by one.
const LINKS_DESCRIBED: usize = 2;

/// Returns the title of a step: the strategy, if the step chose one.
pub(super) fn title(moment: &Moment<'_>) -> Sentence {
    let chosen = moment.events().find_map(|event| match *event {
        Event::Choose { strategy, .. } => Some(strategy),
        _ => None,
    });
    match chosen {
        Some(strategy) => Sentence::new(format!("step.{}", words::strategy(strategy))),
        None => Sentence::new("step"),
    }
}

/// Returns what B* does in a step.
pub(super) fn narrate(moment: &Moment<'_>) -> Vec<Sentence> {
    let (mut text, mut links) = (Vec::new(), 0_usize);
    for event in moment.events() {
        match *event {
            Event::Pass { number, .. } => {
                text.push(Sentence::new("pass").number("number", number));
            }
            Event::Choose { strategy, node, because } => {
                text.extend([chosen(moment, strategy, node), because_sentence(strategy, because)]);
            }
            Event::Select { node } if moment.part == Some("descend") => {
                text.push(moment.about("descend", node));
            }
            Event::Expand { node, children, .. } => {
                let sentence = moment.about("expand", node);
                text.push(sentence.with("children", moment.nodes(children.iter())));
            }
            Event::Same { node, of } => {
                links += 1;
                if links <= LINKS_DESCRIBED {
                    text.push(moment.about("same", node).with("of", moment.node(of)));
                }
            }
            Event::Evaluate { node, value } => text.push(moment.evaluated(node, value)),
            Event::Bounds { node, bounds: Interval::ALL } => {
                text.push(moment.about("bounds.unknown", node));
            }
            Event::Bounds { node, bounds } => {
                text.push(with_worth(moment, "bounds", node, bounds));
            }
            _ => {}
        }
    }
    if links > LINKS_DESCRIBED {
        text.push(Sentence::new("same.more").number("number", links - LINKS_DESCRIBED));
    }
    text.extend(refuted(moment));
    text.extend(backed_up_to_all(moment));
    text.extend(backed_up_bounds(moment));
    // What the search found comes last.
    for event in moment.events() {
        if let Event::Done { outcome } = *event {
            end(moment, outcome, &mut text);
        }
    }
    text
}

/// Returns the move that a strategy works on, and the bound that it tries to change.
fn chosen(moment: &Moment<'_>, strategy: Strategy, node: NodeId) -> Sentence {
    // The player may have all moves.
    let is_for_max = moment.topology.player(NodeId::ROOT) == Player::Max;
    let raises = is_for_max == (strategy == Strategy::ProveBest);
    let key = match (strategy, raises) {
        (Strategy::ProveBest, true) => "choose.prove-best.raise",
        (Strategy::ProveBest, false) => "choose.prove-best.lower",
        (Strategy::DisproveRest, true) => "choose.disprove-rest.raise",
        (Strategy::DisproveRest, false) => "choose.disprove-rest.lower",
    };
    moment.about(key, node)
}

/// Returns the sentence about wrong bounds that a node's children have found out: both the bounds
/// that it was given and those of its children are reported.
fn refuted(moment: &Moment<'_>) -> Option<Sentence> {
    let mut before: Option<(NodeId, Interval)> = None;
    for event in moment.events() {
        if let Event::BackupBounds { node, bounds } = *event {
            match before {
                Some((first, given)) if first == node => {
                    let sentence = moment.with_bounds(moment.about("refuted", node), given);
                    let sentence = sentence.with("from", moment.value(bounds.lower));
                    return Some(sentence.with("to", moment.value(bounds.upper)));
                }
                _ => before = Some((node, bounds)),
            }
        }
    }
    None
}

/// Returns the sentence about a backup in a graph, which goes to every parent of the node.
fn backed_up_to_all(moment: &Moment<'_>) -> Option<Sentence> {
    let topology = moment.topology;
    let of = moment.events().find_map(|event| match *event {
        Event::BackupBounds { node, .. } => topology.link_of(node),
        _ => None,
    })?;
    let is_backed_up = |link: &NodeId| {
        moment.events().any(|event| match event {
            Event::BackupBounds { node, .. } => node == link,
            _ => false,
        })
    };
    let links = topology.links_to(of).filter(is_backed_up);
    let parents = std::iter::once(of).chain(links);
    let parents: Vec<_> = parents.filter_map(|node| topology.parent(node)).collect();
    Some(moment.about("backup.all", of).with("parents", moment.nodes(parents.into_iter())))
}

/// Returns the sentence about the changed bounds nearest to the root, or about a backup without a
/// change.
fn backed_up_bounds(moment: &Moment<'_>) -> Option<Sentence> {
    let topology = moment.topology;
    let last = moment.events().rev().find_map(|event| match *event {
        // The bounds of a link follow from those of the node it stands for.
        Event::BackupBounds { node, bounds } if topology.link_of(node).is_none() => {
            Some((node, bounds))
        }
        _ => None,
    });
    let expanded = moment.events().any(|event| matches!(event, Event::Expand { .. }))
        && !moment.is_ahead(|event| matches!(event, Event::BackupBounds { .. }));
    match last {
        Some((node, bounds)) => Some(with_worth(moment, "backup", node, bounds)),
        None => expanded.then(|| Sentence::new("backup.none")),
    }
}

/// Returns the sentence of `what` about a node with these bounds, which are estimates in some games.
fn with_worth(moment: &Moment<'_>, what: &str, node: NodeId, bounds: Interval) -> Sentence {
    let how = if bounds.lower == bounds.upper { "exact" } else { "between" };
    let estimated = if moment.positions().game.is_sound() { "" } else { ".estimated" };
    moment.with_bounds(moment.about(format!("{what}.{how}{estimated}"), node), bounds)
}

/// Adds what the search found.
fn end(moment: &Moment<'_>, outcome: &Outcome, text: &mut Vec<Sentence>) {
    let root = words::player(moment.topology.player(NodeId::ROOT));
    let best = moment.best(outcome);
    let bounds = best.and_then(|best| interval_of(moment.state, best));
    let other = best.and_then(|best| best_hope(moment, best));
    let exact = bounds.is_some_and(|(lower, upper)| lower == upper);
    let key = match (outcome.reason, bounds, other) {
        (Reason::Separation, Some(_), Some(_)) if exact => format!("done.separation.exact.{root}"),
        (Reason::Separation, Some(_), None) if exact => "done.separation.exact.only".to_owned(),
        (Reason::Separation, Some(_), Some(_)) => format!("done.separation.{root}"),
        (Reason::Separation, Some(_), None) => format!("done.separation.{root}.only"),
        (Reason::Separation, None, _) => "done.separation".to_owned(),
        (Reason::Budget, Some(_), _) => format!("done.budget.{root}"),
        (Reason::Budget, None, _) => "done.budget".to_owned(),
        (Reason::Exhausted, Some(_), Some(_)) => format!("done.exhausted.{root}"),
        (Reason::Unsound, Some(_), Some(_)) => format!("done.unsound.{root}"),
        (Reason::Unsound, ..) => "done.unsound.only".to_owned(),
        _ => return text.push(moment.done(outcome)),
    };
    let sentence = moment.ended(key, outcome);
    text.push(match other {
        Some((other, (lower, upper))) => sentence
            .with("other", moment.node(other))
            .with("other_lower", moment.value(lower))
            .with("other_upper", moment.value(upper)),
        None => sentence,
    });
    if outcome.reason == Reason::Budget && bounds.is_some() && moment.positions().game.is_sound() {
        text.push(moment.ended(if exact { "worth.exact" } else { "worth.between" }, outcome));
    }
    if let Some(least) = outcome.counts.get("least_expansions") {
        let expansions = outcome.counts.get("expansions").unwrap_or_default();
        text.push(
            Sentence::new("done.least").number("expansions", expansions).number("least", least),
        );
    }
    // With wrong bounds around values that are known, the search can tell.
    match outcome.counts.get("wrong_moves") {
        Some(0) => text.push(moment.ended("unsound.right", outcome)),
        Some(_) => text.push(moment.ended("unsound.wrong", outcome)),
        None => {}
    }
}

/// Returns the best of the root's other children, with its bounds: the one that the best child's
/// bound is compared with.
fn best_hope(moment: &Moment<'_>, best: NodeId) -> Option<(NodeId, (Value, Value))> {
    let player = moment.topology.player(NodeId::ROOT);
    let children = moment.topology.children(NodeId::ROOT);
    let others = children.iter().filter(|&child| child != best);
    let bounds = others.filter_map(|other| Some((other, interval_of(moment.state, other)?)));
    let hope = |&(_, (lower, upper)): &(NodeId, (Value, Value))| match player {
        Player::Max => upper,
        Player::Min => -lower,
    };
    bounds.rev().max_by_key(hope)
}

/// Returns the sentence that tells why B* chose its strategy.
pub(super) fn because_sentence(strategy: Strategy, because: StrategyReason) -> Sentence {
    Sentence::new(match because {
        StrategyReason::Turn => format!("because.turn.{}", words::strategy(strategy)),
        _ => format!("because.{}", words::because(because)),
    })
}
