//! What is said of B*: the strategy, and the bounds that a step moves.

use plyscope::{Event, NodeId, Outcome, Player, Siblings, Strategy, StrategyReason, Value};

use crate::moment::Moment;
use crate::phrases::interval_of;
use crate::sentence::Sentence;
use crate::words;

/// Of how many links a step tells one by one.
const LINKS_TOLD: usize = 2;

/// Returns a few words on a step: the strategy, where it chose one.
pub(super) fn title(moment: &Moment<'_>) -> Sentence {
    let chosen = moment.events().find_map(|event| match *event {
        Event::Choose { strategy, .. } => Some(strategy),
        _ => None,
    });
    match chosen {
        Some(strategy) => {
            Sentence::new("step.strategy").word("strategy", words::strategy(strategy))
        }
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
                let key = match strategy {
                    Strategy::ProveBest => "choose.prove-best",
                    Strategy::DisproveRest => "choose.disprove-rest",
                };
                text.extend([moment.about(key, node), because_sentence(because)]);
            }
            Event::Expand { node, children, .. } => {
                let sentence = moment.about("expand", node);
                text.push(sentence.with("children", moment.nodes(children.iter())));
            }
            Event::Same { node, of } => {
                links += 1;
                if links <= LINKS_TOLD {
                    text.push(moment.about("same", node).with("of", moment.node(of)));
                }
            }
            Event::Evaluate { node, value } => text.push(moment.evaluated(node, value)),
            Event::Bounds { node, bounds } => {
                text.push(moment.with_bounds(moment.about("bounds", node), bounds));
            }
            _ => {}
        }
    }
    if links > LINKS_TOLD {
        text.push(Sentence::new("same.more").number("number", links - LINKS_TOLD));
    }
    text.extend(backed_up_to_all(moment));
    text.extend(backed_up_bounds(moment));
    // What the search found comes last.
    let end = |event: &Event<'_>| match *event {
        Event::Done { outcome } => Some(separated(moment, outcome)),
        _ => None,
    };
    text.extend(moment.events().find_map(end));
    text
}

/// In a graph, a backup runs to every parent of the node.
fn backed_up_to_all(moment: &Moment<'_>) -> Option<Sentence> {
    let topology = moment.topology;
    let of = moment.events().find_map(|event| match *event {
        Event::BackupBounds { node, .. } => topology.link_of(node),
        _ => None,
    })?;
    let told = |link: &NodeId| {
        moment.events().any(|event| match event {
            Event::BackupBounds { node, .. } => node == link,
            _ => false,
        })
    };
    let links = topology.links_to(of).filter(told);
    let parents = std::iter::once(of).chain(links);
    let parents: Vec<_> = parents.filter_map(|node| topology.parent(node)).collect();
    Some(moment.about("backup.all", of).with("parents", moment.nodes(parents.into_iter())))
}

/// The bounds that changed furthest up; or that none did.
fn backed_up_bounds(moment: &Moment<'_>) -> Option<Sentence> {
    let topology = moment.topology;
    let last = moment.events().rev().find_map(|event| match *event {
        // A link's follow from those of the node it stands for.
        Event::BackupBounds { node, bounds } if topology.link_of(node).is_none() => {
            Some((node, bounds))
        }
        _ => None,
    });
    let expanded = moment.events().any(|event| matches!(event, Event::Expand { .. }));
    match last {
        Some((node, bounds)) => {
            Some(moment.with_bounds(moment.about("backup.bounds", node), bounds))
        }
        None => expanded.then(|| Sentence::new("backup.none")),
    }
}

/// What the search found, with the other children that the best one is to
/// be held against.
fn separated(moment: &Moment<'_>, outcome: &Outcome) -> Sentence {
    let children = moment.topology.children(NodeId::ROOT);
    let sentence = moment.done(outcome);
    match outcome.best.filter(|&best| best < children.count) {
        Some(best) => with_other(moment, sentence, children, children.nth(best)),
        None => sentence,
    }
}

/// The sentence, with the best hope among the root's other children: what
/// the best child's bound is to be held against.
fn with_other(moment: &Moment<'_>, sentence: Sentence, children: Siblings, best: NodeId) -> Sentence {
    let player = moment.topology.player(NodeId::ROOT);
    let others = children.iter().filter(|&child| child != best);
    let bounds = others.filter_map(|other| Some((other, interval_of(moment.state, other)?)));
    let hope = |&(_, (lower, upper)): &(NodeId, (Value, Value))| match player {
        Player::Max => upper,
        Player::Min => -lower,
    };
    match bounds.rev().max_by_key(hope) {
        Some((other, (lower, upper))) => sentence
            .with("other", moment.node(other))
            .with("other_lower", moment.value(lower))
            .with("other_upper", moment.value(upper)),
        None => sentence,
    }
}

/// Why B* chose its strategy.
pub(super) fn because_sentence(because: StrategyReason) -> Sentence {
    Sentence::new(format!("because.{}", words::because(because)))
}
