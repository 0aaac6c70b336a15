//! The panel of the root's children, for B*.

use plyscope::{Event, Interval, NodeId, Player, Value};
use serde::Serialize;

use super::narration::because_sentence;
use crate::axis::{Axis, Point, Scale};
use crate::moment::Moment;
use crate::phrases::interval_of;
use crate::sentence::Sentence;
use crate::words;

/// The root's children with their bounds.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct IntervalsPanel {
    /// `intervals`.
    #[cfg_attr(feature = "typescript", ts(type = "\"intervals\""))]
    pub kind: &'static str,
    /// The axis below the intervals.
    pub axis: Axis,
    /// The first children, from left to right in the tree, and those that the step is about.
    pub rows: Vec<IntervalRow>,
    /// The number of children that are not among the rows.
    pub more: usize,
    /// The bound of the best child that the others must not pass.
    pub separation: Option<Point>,
    /// `true` if the others do not pass it.
    pub separated: bool,
    /// `prove-best` or `disprove-rest`, if this step chose a strategy.
    #[cfg_attr(feature = "typescript", ts(type = "\"prove-best\" | \"disprove-rest\" | null"))]
    pub strategy: Option<&'static str>,
    /// The reason of the choice.
    pub because: Option<Sentence>,
}

/// A child of the root, with its bounds.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct IntervalRow {
    /// Its path.
    pub node: String,
    /// Its name, where it has one.
    pub name: Option<String>,
    /// The pessimistic bound.
    pub lower: Point,
    /// The optimistic bound.
    pub upper: Point,
    /// Its part in the strategy.
    pub role: Option<Role>,
    /// `true` if this step worked below it.
    pub worked: bool,
}

/// The role of a child of the root in B*'s strategies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// The child that Prove-Best works on.
    Best,
    /// The child that Disprove-Rest works on.
    Rest,
}

/// The number of children that are shown.
const SHOWN: usize = 100;

pub(super) fn panel(moment: &Moment<'_>) -> IntervalsPanel {
    let (topology, scale) = (moment.topology, Scale::at_root(moment));
    let player = topology.player(NodeId::ROOT);
    let all = topology.children(NodeId::ROOT);
    let known = all.iter().filter_map(|child| {
        interval_of(moment.state, child).map(|(lower, upper)| (child, lower, upper))
    });
    #[cfg(not(feature = "games"))]
    let children: Vec<(NodeId, Value, Value)> = known.collect();
    // Room for a million is not made by doubling.
    #[cfg(feature = "games")]
    let mut children = Vec::with_capacity(all.count as usize);
    #[cfg(feature = "games")]
    children.extend(known);
    let (mut chosen, mut worked, mut ended) = (None, None, None);
    for event in moment.events() {
        match *event {
            Event::Choose { strategy, node, because } => {
                chosen = Some((strategy, because));
                worked = Some(node);
            }
            Event::Done { outcome } => {
                ended = outcome.best.map(|best| topology.children(NodeId::ROOT).nth(best));
            }
            _ => {}
        }
    }
    // The bound that the player can reach at best, as a number that is greatest for the most
    // promising child.
    let hope = |&(_, lower, upper): &(NodeId, Value, Value)| match player {
        Player::Max => upper,
        Player::Min => -lower,
    };
    let left_most_best = |besides: Option<NodeId>| {
        let others = children.iter().filter(|(child, ..)| Some(*child) != besides);
        others.rev().max_by_key(|&child| hope(child)).map(|&(child, ..)| child)
    };
    // The bound that the player can reach for certain, in the same way.
    let sure = |&(_, lower, upper): &(NodeId, Value, Value)| match player {
        Player::Max => lower,
        Player::Min => -upper,
    };
    // Among equally promising children, the one with the better certain bound may separate, not the
    // left-most.
    let surest = children.iter().rev().max_by_key(|&child| (sure(child), hope(child)));
    let separates = |&&(child, ..): &&(NodeId, Value, Value)| {
        let mut others = children.iter().filter(|&&(other, ..)| other != child);
        others.all(|other| surest.is_some_and(|surest| hope(other) <= sure(surest)))
    };
    let separating = surest.filter(separates).map(|&(child, ..)| child);
    let best = ended.or(separating).or_else(|| left_most_best(None));
    let rest = left_most_best(best);
    let bound =
        children.iter().find(|(child, ..)| Some(*child) == best).map(|&(_, lower, upper)| {
            match player {
                Player::Max => lower,
                Player::Min => upper,
            }
        });
    let separated = best.is_some() && separating == best;
    let is_shown = |&(index, &(child, ..)): &(usize, &(NodeId, Value, Value))| {
        index < SHOWN || [best, rest, worked].contains(&Some(child))
    };
    let (positions, rows) = (moment.positions(), children.iter().enumerate().filter(is_shown));
    let name = positions.names_below(NodeId::ROOT);
    // The moves are compared by the player who chooses.
    let seen = |&(child, lower, upper): &(NodeId, Value, Value)| {
        (child, moment.side.interval(player, Interval { lower, upper }))
    };
    let rows = rows.map(|(_, child)| seen(child));
    let rows = rows.map(|(child, Interval { lower, upper })| IntervalRow {
        node: topology.path(child).to_string(),
        name: name(child),
        lower: scale.point(lower),
        upper: scale.point(upper),
        role: match Some(child) {
            child if child == best => Some(Role::Best),
            child if child == rest => Some(Role::Rest),
            _ => None,
        },
        worked: Some(child) == worked,
    });
    let rows: Vec<_> = rows.collect();
    IntervalsPanel {
        kind: "intervals",
        axis: scale.axis(),
        more: children.len() - rows.len(),
        rows,
        separation: bound.map(|bound| scale.point(moment.side.value(player, bound))),
        separated,
        strategy: chosen.map(|(strategy, _)| words::strategy(strategy)),
        because: chosen.map(|(_, because)| because_sentence(because)),
    }
}
