//! The sentences about OPEN: the case of Γ that applies to the popped state, and its effects.

mod stale;

use plyscope::{Event, NodeId, Player, Status, Value};

use self::stale::{purges_children_only, stale, staying};
use super::others::Others;
use super::panel::purged;
use crate::show::moment::Moment;
use crate::show::sentence::{Sentence, add};

/// Returns the title of a step: the case of Γ.
pub(super) fn title(moment: &Moment<'_>) -> Sentence {
    let case = moment.events().find_map(|event| match *event {
        Event::Pop { case, .. } => case,
        _ => None,
    });
    match case {
        Some(case) => Sentence::new("step.case").number("case", case),
        None => Sentence::new("step"),
    }
}

/// Returns the sentences about a step; `side` is the player that the merits belong to.
pub(super) fn narrate(moment: &Moment<'_>, side: Player, others: &Others) -> Vec<Sentence> {
    let mut text = Vec::new();
    if moment.part.is_some() {
        text.extend(part(moment, side));
        if moment.events().any(|event| matches!(event, Event::Expand { .. })) {
            add(&mut text, reason(moment));
        }
    }
    for event in moment.events() {
        match *event {
            Event::Pop { node, merit, case, .. } if moment.part.is_none() => {
                text.push(gamma(moment, side, node, merit, case));
                add(&mut text, reason(moment));
                add(&mut text, stale(moment, node));
            }
            Event::Purge { nodes } => text.extend(left(moment, side, others, nodes)),
            Event::Push { node, status: Status::Solved, .. } => {
                add(&mut text, staying(moment, others, node));
            }
            Event::Done { outcome } => text.push(moment.done(outcome)),
            _ => {}
        }
    }
    add(&mut text, again(moment, others));
    text
}

/// Returns the first sentence about a part of a step. The case of Γ is told as a whole where the
/// push is all that it does.
fn part(moment: &Moment<'_>, side: Player) -> Option<Sentence> {
    let popped = moment.step_events().find_map(|event| match *event {
        Event::Pop { node, status, merit, case } => Some((node, status, merit, case)),
        _ => None,
    });
    let evaluated = moment.step_events().find_map(|event| match *event {
        Event::Evaluate { value, .. } => Some(value),
        _ => None,
    });
    let does = |is: fn(&Event<'_>) -> bool| moment.step_events().any(is);
    Some(match (*moment.events().next()?, popped) {
        (Event::Pop { node, merit, case: None, .. }, _) => gamma(moment, side, node, merit, None),
        (Event::Pop { node, status, merit, .. }, _) => {
            let live = status == Status::Live;
            let sentence = moment.about(if live { "pop.live" } else { "pop.solved" }, node);
            sentence.with("merit", moment.value(merit))
        }
        (Event::Evaluate { node, value }, _) => moment.evaluated(node, value),
        (Event::Expand { node, .. }, Some((.., case))) => {
            let is_any = case == Some(3);
            moment.about(if is_any { "case.any" } else { "case.all" }, node)
        }
        (Event::Purge { .. }, Some((node, _, merit, case))) => {
            gamma(moment, side, node, merit, case)
        }
        (Event::Push { .. }, Some((node, _, merit, case @ Some(4..))))
            if !does(|event| matches!(event, Event::Purge { .. })) =>
        {
            gamma(moment, side, node, merit, case)
        }
        (Event::Push { node, status, merit }, _) => {
            let key = match status {
                Status::Live => "push.live",
                Status::Solved if evaluated.is_some_and(|value| value != merit) => "push.capped",
                Status::Solved => "push.solved",
            };
            let pushed = moment.events().filter_map(|event| match *event {
                Event::Push { node, .. } => Some(node),
                _ => None,
            });
            let sentence = moment.about(key, node).with("merit", moment.value(merit));
            sentence.with("nodes", moment.nodes(pushed))
        }
        _ => return None,
    })
}

/// Returns the sentence about nodes that are pushed although they are in OPEN: some are, where a
/// state that stayed there too long is taken up.
fn again(moment: &Moment<'_>, others: &Others) -> Option<Sentence> {
    let range = moment.event_range();
    let there = others.after(moment.at_event);
    let is_twice = |node| {
        let own = usize::from(moment.state.in_open(node).is_some());
        own + there.clone().filter(|it| it.node == node).count() > 1
    };
    let pushed = there.clone().filter(|it| it.is_pushed_by(&range)).map(|it| it.node);
    let nodes: Vec<NodeId> = pushed.filter(|&node| is_twice(node)).collect();
    let is_some = !nodes.is_empty();
    is_some.then(|| Sentence::new("push.again").with("nodes", moment.nodes(nodes.into_iter())))
}

/// Returns the sentence about the reason of case 2 or 3, at the first node of each: the root, and
/// its first child.
fn reason(moment: &Moment<'_>) -> Option<Sentence> {
    let (node, case) = moment.step_events().find_map(|event| match *event {
        Event::Pop { node, case, .. } => Some((node, case?)),
        _ => None,
    })?;
    let key = match case {
        2 => "reason.2",
        3 => "reason.3",
        _ => return None,
    };
    (node.0 <= 1).then(|| moment.about(key, node))
}

fn gamma(
    moment: &Moment<'_>,
    side: Player,
    node: NodeId,
    merit: Value,
    case: Option<u8>,
) -> Sentence {
    let (mut value, mut purged) = (None, &[][..]);
    let (mut pushed, mut new_merit) = (Vec::new(), None);
    // Before the first pop, the root is pushed.
    let since_pop = moment.step_events().skip_while(|event| !matches!(event, Event::Pop { .. }));
    for event in since_pop {
        match *event {
            Event::Evaluate { value: leaf, .. } => value = Some(leaf),
            Event::Purge { nodes } => purged = nodes,
            Event::Push { node, merit, .. } => {
                pushed.push(node);
                new_merit = Some(merit);
            }
            _ => {}
        }
    }
    let family = if side == Player::Min { "dual" } else { "gamma" };
    let key = match case {
        Some(1) if value != new_merit => format!("{family}.1.capped"),
        Some(4) if purged.is_empty() && !purges_children_only(moment) => {
            format!("{family}.4.alone")
        }
        Some(case) => format!("{family}.{case}"),
        None => format!("{family}.end"),
    };
    let mut sentence = moment.about(key, node).with("merit", moment.value(merit));
    let values = [("value", value), ("pushed", new_merit)];
    for (name, value) in values.into_iter().filter_map(|(name, value)| Some((name, value?))) {
        sentence = sentence.with(name, moment.value(value));
    }
    if let Some(parent) = moment.topology.parent(node) {
        sentence = sentence.with("parent", moment.node(parent));
    }
    if let Some(&first) = pushed.first() {
        sentence = sentence
            .with("child", moment.node(first))
            .with("children", moment.nodes(pushed.into_iter()));
    }
    sentence
}

/// Returns the sentences about the states that leave OPEN with the popped one: which of them were
/// evaluated, which were never looked at, and why nothing is lost. Of the solved states only leaves
/// ever wait: a solved inner node is the next head.
fn left(moment: &Moment<'_>, side: Player, others: &Others, nodes: &[NodeId]) -> Vec<Sentence> {
    let popped = moment.step_events().find_map(|event| match *event {
        Event::Pop { node, merit, .. } => Some((moment.topology.parent(node)?, merit)),
        _ => None,
    });
    let Some((parent, merit)) = popped.filter(|_| !nodes.is_empty()) else { return Vec::new() };
    let (mut evaluated, mut live) = (Vec::new(), Vec::new());
    for (node, status, _) in purged(moment, others, nodes) {
        let fate = match status {
            Status::Solved => &mut evaluated,
            Status::Live => &mut live,
        };
        fate.push(node);
    }
    let key = if purges_children_only(moment) { "purge.children" } else { "purge" };
    let leaves = moment.about(key, parent).number("count", nodes.len());
    let fates = [("purge.evaluated", evaluated), ("purge.live", live)];
    let sentences = fates.into_iter().filter(|(_, nodes)| !nodes.is_empty()).map(|(key, nodes)| {
        let count = nodes.len();
        Sentence::new(key).with("nodes", moment.nodes(nodes.into_iter())).number("count", count)
    });
    let why = if side == Player::Min { "purge.sorted.min" } else { "purge.sorted" };
    let why = moment.about(why, parent).with("merit", moment.value(merit));
    [leaves].into_iter().chain(sentences).chain([why]).collect()
}
