//! What is said of B*: the strategy, and the bounds that a step moves.

use plyscope::{Event, NodeId, Outcome, Player, Siblings, Strategy, StrategyReason, Value};

use super::{Narrator, interval_of};
use crate::sentence::Sentence;
use crate::words;

/// Of how many links a step tells one by one.
const LINKS_TOLD: usize = 2;

impl Narrator<'_> {
    /// A few words on a step: the strategy, where it chose one.
    pub(super) fn title_of_strategy(&self, events: &[Event<'_>]) -> Sentence {
        let chosen = events.iter().find_map(|event| match *event {
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

    /// What B* does in a step.
    pub(super) fn intervals(&self, events: &[Event<'_>]) -> Vec<Sentence> {
        let (mut text, mut links) = (Vec::new(), 0_usize);
        for event in events {
            match *event {
                Event::Pass { number, .. } => {
                    text.push(Sentence::new("pass").number("number", number));
                }
                Event::Choose { strategy, node, because } => {
                    let key = match strategy {
                        Strategy::ProveBest => "choose.prove-best",
                        Strategy::DisproveRest => "choose.disprove-rest",
                    };
                    text.extend([self.about(key, node), because_sentence(because)]);
                }
                Event::Expand { node, children, .. } => {
                    let sentence = self.about("expand", node);
                    text.push(sentence.with("children", self.nodes(children.iter())));
                }
                Event::Same { node, of } => {
                    links += 1;
                    if links <= LINKS_TOLD {
                        text.push(self.about("same", node).with("of", self.node(of)));
                    }
                }
                Event::Evaluate { node, value } => text.push(self.evaluated(node, value)),
                Event::Bounds { node, bounds } => {
                    text.push(self.with_bounds(self.about("bounds", node), bounds));
                }
                _ => {}
            }
        }
        if links > LINKS_TOLD {
            text.push(Sentence::new("same.more").number("number", links - LINKS_TOLD));
        }
        text.extend(self.backed_up_to_all(events));
        text.extend(self.backed_up_bounds(events));
        // What the search found comes last.
        let end = |event: &Event<'_>| match *event {
            Event::Done { outcome } => Some(self.separated(outcome)),
            _ => None,
        };
        text.extend(events.iter().find_map(end));
        text
    }

    /// In a graph, a backup runs to every parent of the node.
    fn backed_up_to_all(&self, events: &[Event<'_>]) -> Option<Sentence> {
        let topology = self.run.recording().topology();
        let of = events.iter().find_map(|event| match *event {
            Event::BackupBounds { node, .. } => topology.link_of(node),
            _ => None,
        })?;
        let told = |link: &NodeId| {
            events.iter().any(|event| match event {
                Event::BackupBounds { node, .. } => node == link,
                _ => false,
            })
        };
        let links = topology.links_to(of).filter(told);
        let parents = std::iter::once(of).chain(links);
        let parents: Vec<_> = parents.filter_map(|node| topology.parent(node)).collect();
        Some(self.about("backup.all", of).with("parents", self.nodes(parents.into_iter())))
    }

    /// The bounds that changed furthest up; or that none did.
    fn backed_up_bounds(&self, events: &[Event<'_>]) -> Option<Sentence> {
        let topology = self.run.recording().topology();
        let last = events.iter().rev().find_map(|event| match *event {
            // A link's follow from those of the node it stands for.
            Event::BackupBounds { node, bounds } if topology.link_of(node).is_none() => {
                Some((node, bounds))
            }
            _ => None,
        });
        let expanded = events.iter().any(|event| matches!(event, Event::Expand { .. }));
        match last {
            Some((node, bounds)) => {
                Some(self.with_bounds(self.about("backup.bounds", node), bounds))
            }
            None => expanded.then(|| Sentence::new("backup.none")),
        }
    }

    /// What the search found, with the other children that the best one is to
    /// be held against.
    fn separated(&self, outcome: &Outcome) -> Sentence {
        let children = self.run.recording().topology().children(NodeId::ROOT);
        let sentence = self.done(outcome);
        match outcome.best.filter(|&best| best < children.count) {
            Some(best) => self.with_other(sentence, children, children.nth(best)),
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
}

/// Why B* chose its strategy.
pub(crate) fn because_sentence(because: StrategyReason) -> Sentence {
    Sentence::new(format!("because.{}", words::because(because)))
}
