//! The reason why a child was selected.

use plyscope::mcts::{self, Means, Scale, Ucb1};
use plyscope::{Event, Game, Interval, NodeId, Player, Siblings, Value};
use serde::Serialize;

use super::numbers::visits_now;
use super::tally::VisitsTally;
use crate::show::moment::Moment;

/// The reason why a child was selected.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Decided {
    /// It is the only child.
    Only,
    /// It had no visit.
    Unvisited,
    /// UCB1: its mean is the best, and no child was visited less often.
    Both,
    /// UCB1: its mean is the best.
    Mean,
    /// UCB1: another mean is better, but this child was visited less often.
    Exploration,
    /// UCB1: children further to the right had the same sum.
    Tie,
    /// Chance drew it, by its probability.
    Chance,
}

impl Decided {
    /// Returns the word for it.
    pub(super) fn word(self) -> &'static str {
        match self {
            Decided::Only => "only",
            Decided::Unvisited => "unvisited",
            Decided::Both => "both",
            Decided::Mean => "mean",
            Decided::Exploration => "exploration",
            Decided::Tie => "tie",
            Decided::Chance => "chance",
        }
    }
}

/// The numbers of nodes that determined the step's selection: those before its playout.
pub(super) struct Before<'a> {
    moment: &'a Moment<'a>,
    /// The nodes from the root down to the one where the playout began.
    path: Vec<NodeId>,
    results: Interval,
    constant: f64,
}

/// Returns `true` if the step's playout will be counted at a node after the moment.
fn is_to_be_visited(moment: &Moment<'_>, node: NodeId) -> bool {
    moment.is_ahead(|event| matches!(event, Event::Visit { node: of, .. } if *of == node))
}

/// Returns the result of the step's playout, as it counts; that of the last one if the step has
/// none.
pub(super) fn result(moment: &Moment<'_>) -> Value {
    let ahead = moment.step_events().find_map(|event| match *event {
        Event::Visit { node: NodeId::ROOT, total, .. }
            if is_to_be_visited(moment, NodeId::ROOT) =>
        {
            Some(total - visits_now(moment, NodeId::ROOT).total)
        }
        _ => None,
    });
    // It is a value, which has 32 bits.
    ahead.map_or(moment.own::<VisitsTally>().last(), |result| Value::new(result as i32))
}

/// A choice between the children of a node.
pub(super) struct Choice {
    pub(super) node: NodeId,
    pub(super) children: Siblings,
    pub(super) chosen: NodeId,
    pub(super) decided: Decided,
}

impl Choice {
    /// Returns `true` if UCB1 decided: every child had a visit.
    pub(super) fn is_by_ucb1(&self) -> bool {
        !matches!(self.decided, Decided::Only | Decided::Unvisited | Decided::Chance)
    }
}

impl<'a> Before<'a> {
    /// Returns the numbers before the step; those of the moment if the step has no playout.
    pub(super) fn of(moment: &'a Moment<'a>) -> Before<'a> {
        let visited = moment.step_events().filter_map(|event| match *event {
            Event::Visit { node, .. } => Some(node),
            _ => None,
        });
        let path: Vec<_> = visited.rev().collect();
        let results: &VisitsTally = moment.own();
        let is_counted = !path.is_empty() && !is_to_be_visited(moment, NodeId::ROOT);
        let extent = if is_counted { results.extent_before() } else { results.extent() };
        Before {
            moment,
            path,
            results: extent.unwrap_or(Interval::exactly(Value::ZERO)),
            constant: mcts::exploration(moment.settings),
        }
    }

    pub(super) fn results(&self) -> Interval {
        self.results
    }

    /// Returns a node's visits.
    pub(super) fn visits(&self, node: NodeId) -> mcts::Visits {
        let after = visits_now(self.moment, node);
        if !self.path.contains(&node) || is_to_be_visited(self.moment, node) {
            return after;
        }
        let last = i64::from(result(self.moment).units());
        mcts::Visits { count: after.count - 1, total: after.total - last }
    }

    /// Returns the terms of a child.
    pub(super) fn ucb1(&self, node: NodeId, child: NodeId) -> Ucb1 {
        let player = self.moment.topology.player(node);
        let parent = self.visits(node).count;
        let scale = match mcts::means(self.moment.settings) {
            Means::Scaled => Scale::Results(self.results),
            Means::Raw => Scale::Raw(self.moment.game.unit()),
        };
        Ucb1::of(self.visits(child), parent, player, scale, self.constant)
    }

    /// Returns the choices of the step, from the root down. Where a node was expanded, its first
    /// child was no choice, but for what chance drew.
    pub(super) fn choices(&self) -> impl Iterator<Item = Choice> {
        let expanded = self.expanded();
        let pairs = self.path.windows(2).map(|pair| (pair[0], pair[1]));
        let is_choice = move |node| Some(node) != expanded || self.is_chance(node);
        pairs.filter(move |&(node, _)| is_choice(node)).map(|(node, chosen)| {
            let children = self.moment.topology.children(node);
            Choice { node, children, chosen, decided: self.decided(node, children, chosen) }
        })
    }

    fn decided(&self, node: NodeId, children: Siblings, chosen: NodeId) -> Decided {
        if self.is_chance(node) {
            return Decided::Chance;
        }
        if children.count == 1 {
            return Decided::Only;
        }
        if self.visits(chosen).count == 0 {
            return Decided::Unvisited;
        }
        let own = self.ucb1(node, chosen);
        let mut others = Vec::new();
        others.extend(children.iter().filter(|&it| it != chosen).map(|it| self.ucb1(node, it)));
        let is_best = others.iter().all(|it| it.mean <= own.mean);
        let is_least = others.iter().all(|it| it.exploration <= own.exploration);
        match (is_best, is_least) {
            _ if others.iter().any(|it| it.value() == own.value()) => Decided::Tie,
            (true, true) => Decided::Both,
            (true, false) => Decided::Mean,
            (false, _) => Decided::Exploration,
        }
    }

    /// Returns the node that the step expanded, if it did.
    pub(super) fn expanded(&self) -> Option<NodeId> {
        self.moment.step_events().find_map(|event| match *event {
            Event::Expand { node, .. } => Some(node),
            _ => None,
        })
    }

    fn is_chance(&self, node: NodeId) -> bool {
        self.moment.topology.is_chance(node)
    }

    /// Returns the player to move at a node.
    pub(super) fn player(&self, node: NodeId) -> Player {
        self.moment.topology.player(node)
    }
}
