//! The panel of the root's children, for B*.

use plyscope::{Event, Interval, NodeId, Player, Siblings, Strategy, Value};
use serde::Serialize;

use super::narration::because_sentence;
use crate::record::state::State;
use crate::show::axis::{Axis, Point, Scale};
use crate::show::moment::Moment;
use crate::show::phrases::interval_of;
use crate::show::sentence::Sentence;
use crate::show::words;

/// The root's children with their bounds.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct IntervalsPanel {
    /// `intervals`.
    #[cfg_attr(test, ts(type = "\"intervals\""))]
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
    #[cfg_attr(test, ts(type = "\"prove-best\" | \"disprove-rest\" | null"))]
    pub strategy: Option<&'static str>,
    /// The reason of the choice.
    pub because: Option<Sentence>,
}

/// A child of the root, with its bounds.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct IntervalRow {
    /// Its path.
    pub node: String,
    /// Its name, where it has one.
    pub name: Option<String>,
    /// The pessimistic bound.
    pub lower: Point,
    /// The optimistic bound.
    pub upper: Point,
    /// Its part in the strategy, by the bounds that the step chose it by.
    pub role: Option<Role>,
    /// Its part in the next choice, if the step has changed it.
    pub next: Option<Role>,
    /// `true` if this step worked below it.
    pub worked: bool,
}

/// The role of a child of the root in B*'s strategies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// The child that Prove-Best works on.
    Best,
    /// The child that Disprove-Rest works on.
    Rest,
}

/// The number of children that are shown.
const SHOWN: usize = 100;

/// A child of the root, and the bounds that the player to move there can reach for certain and at
/// best: the greater, the better.
#[derive(Clone, Copy)]
struct Child {
    node: NodeId,
    sure: Value,
    hope: Value,
}

/// The children that matter, among those whose bounds are known.
struct Front {
    count: usize,
    /// The first ones, as many as are shown.
    first: Vec<Child>,
    /// The two with most hope, of equals the left-most.
    best: Option<Child>,
    next: Option<Child>,
    /// The one that is surest, of equals the one with more hope, of those the left-most.
    surest: Option<Child>,
}

impl Front {
    /// Looks at some children from left to right.
    fn look_at(&mut self, children: Siblings, state: &State, player: Player) {
        for child in children.iter().filter_map(|node| child_of(state, node, player)) {
            let Child { sure, hope, .. } = child;
            self.count += 1;
            if self.first.len() < SHOWN {
                self.first.push(child);
            }
            if self.best.is_none_or(|best| hope > best.hope) {
                self.next = self.best.replace(child);
            } else if self.next.is_none_or(|next| hope > next.hope) {
                self.next = Some(child);
            }
            if self.surest.is_none_or(|surest| (sure, hope) > (surest.sure, surest.hope)) {
                self.surest = Some(child);
            }
        }
    }

    /// Returns the child with most hope besides this one.
    fn best_besides(&self, node: Option<NodeId>) -> Option<Child> {
        if self.best.map(|best| best.node) == node { self.next } else { self.best }
    }
}

impl Child {
    /// Returns its bounds as they are in the tree.
    fn interval(self, player: Player) -> Interval {
        match player {
            Player::Max => Interval { lower: self.sure, upper: self.hope },
            Player::Min => Interval { lower: -self.hope, upper: -self.sure },
        }
    }
}

/// Returns a child of the root where this player is to move, if its bounds are known.
fn child_of(state: &State, node: NodeId, player: Player) -> Option<Child> {
    let (lower, upper) = interval_of(state, node)?;
    Some(match player {
        Player::Max => Child { node, sure: lower, hope: upper },
        Player::Min => Child { node, sure: -upper, hope: -lower },
    })
}

/// Returns the scale of the values that a run compares at its root, as the player there counts.
fn scale(moment: &Moment<'_>) -> Scale {
    let player = moment.topology.player(NodeId::ROOT);
    let seen = |(least, most)| [least, most].map(|value| moment.side.value(player, value));
    Scale::over(moment.extent.map(seen).into_iter().flatten(), moment.unit())
}

pub(super) fn panel(moment: &Moment<'_>) -> IntervalsPanel {
    let (topology, scale) = (moment.topology, scale(moment));
    let player = topology.player(NodeId::ROOT);
    let all = topology.children(NodeId::ROOT);
    let mut front = Front { count: 0, first: Vec::new(), best: None, next: None, surest: None };
    front.look_at(all, moment.state, player);
    let (mut chosen, mut worked, mut ended) = (None, None, None);
    for event in moment.events() {
        match *event {
            Event::Choose { strategy, node, because } => {
                chosen = Some((strategy, because));
                worked = Some(node);
            }
            Event::Done { outcome } => {
                ended = outcome.best.map(|best| all.nth(best));
            }
            _ => {}
        }
    }
    // Among equally promising children, the one with the better certain bound may separate, not the
    // left-most.
    let separating = front.surest.map(|surest| surest.node).filter(|&surest| {
        let other = front.best_besides(Some(surest));
        other.is_none_or(|other| front.surest.is_some_and(|surest| other.hope <= surest.sure))
    });
    let besides = |node| front.best_besides(node).map(|best| best.node);
    let best_now = ended.or(separating).or(front.best.map(|best| best.node));
    let now = (best_now, besides(best_now));
    // A step changes the bounds of no other move than that which it works on.
    let (best, rest) = match (chosen, worked) {
        (Some((Strategy::ProveBest, _)), Some(best)) => (Some(best), besides(Some(best))),
        (Some((Strategy::DisproveRest, _)), Some(rest)) => (besides(Some(rest)), Some(rest)),
        _ => now,
    };
    let is_last = separating.is_some();
    let child = |node: NodeId| {
        child_of(moment.state, node, player).filter(|_| node.0 < all.first.0 + all.count)
    };
    let bound =
        best.and_then(child).map(|best| best.interval(player)).map(|Interval { lower, upper }| {
            match player {
                Player::Max => lower,
                Player::Min => upper,
            }
        });
    let separated = best.is_some() && separating == best;
    // Those that matter beyond the first follow them, in order.
    let mut rows = front.first;
    let following = |rows: &[Child]| {
        let matter = [best, rest, now.0, now.1].into_iter().flatten();
        matter.filter(|node| rows.last().is_some_and(|last| *node > last.node)).min()
    };
    while let Some(row) = following(&rows).and_then(child) {
        rows.push(row);
    }
    let positions = moment.positions();
    let rows: Vec<_> = rows
        .into_iter()
        .map(|row| {
            // The moves are compared by the player who chooses.
            let Interval { lower, upper } = moment.side.interval(player, row.interval(player));
            let role = |(best, rest): (Option<NodeId>, Option<NodeId>)| match Some(row.node) {
                child if child == best => Some(Role::Best),
                child if child == rest => Some(Role::Rest),
                _ => None,
            };
            let (role, next) = (role((best, rest)), role(now));
            IntervalRow {
                node: topology.path(row.node).to_string(),
                name: positions.name(row.node),
                lower: scale.point(lower),
                upper: scale.point(upper),
                role,
                next: next.filter(|_| !is_last && next != role),
                worked: Some(row.node) == worked,
            }
        })
        .collect();
    IntervalsPanel {
        kind: "intervals",
        axis: scale.axis(),
        more: front.count - rows.len(),
        rows,
        separation: bound.map(|bound| scale.point(moment.side.value(player, bound))),
        separated,
        strategy: chosen.map(|(strategy, _)| words::strategy(strategy)),
        because: chosen.map(|(strategy, because)| because_sentence(strategy, because)),
    }
}
