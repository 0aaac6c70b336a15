//! The root's moves: how often each was visited, what came of it, and what UCB1 made of them.

use plyscope::mcts::Visits;
use plyscope::{NodeId, Player, Value};
use serde::Serialize;

use super::choice::{Before, Choice, Decided, visits_of};
use crate::moment::Moment;
use crate::sentence::{shown, shown_mean};
use crate::words;

/// The root's moves, by the numbers that the step went by, and what it added.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct VisitsPanel {
    /// `visits`.
    #[cfg_attr(feature = "typescript", ts(type = "\"visits\""))]
    pub kind: &'static str,
    /// Whose move it is at the root, `max` or `min`.
    #[cfg_attr(feature = "typescript", ts(type = "\"max\" | \"min\""))]
    pub player: &'static str,
    /// The root's visits, those of the step included.
    pub visits: u32,
    /// The mean of all results; none before the first.
    pub mean: Option<String>,
    /// The result that counts 0 in a mean's term, and the one that counts 1; none where UCB1
    /// wasn't asked.
    pub scale: Option<[String; 2]>,
    /// UCB1's constant.
    pub constant: String,
    /// Why the step went to the move that it did; none where it chose no move.
    pub decided: Option<Decided>,
    /// The first of the root's moves, and the one that the step went to.
    pub rows: Vec<VisitRow>,
    /// How many moves are not among them.
    pub more: usize,
}

/// One of the root's moves.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct VisitRow {
    /// Its path.
    pub node: String,
    /// Its name, where it has one.
    pub name: Option<String>,
    /// Its visits, those of the step included.
    pub visits: u32,
    /// The same as a share of those of the most visited move, and how much of that the step added.
    pub share: f64,
    /// See `share`.
    pub added: f64,
    /// Its mean result, that of the step included; none without a visit.
    pub mean: Option<String>,
    /// The terms that UCB1 had for it when the step chose; none where UCB1 wasn't asked.
    pub terms: Option<Ucb1Terms>,
    /// Whether the step went to it.
    pub chosen: bool,
    /// Whether it is the most visited, the left-most among equals.
    pub best: bool,
}

/// The terms of UCB1, and their sum.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Ucb1Terms {
    /// The mean, from 0 to 1.
    pub mean: String,
    /// What is added because it was visited less often.
    pub exploration: String,
    /// Their sum.
    pub sum: String,
    /// The terms as shares of the greatest sum.
    pub mean_share: f64,
    /// See `mean_share`.
    pub exploration_share: f64,
}

/// How many moves are shown.
const SHOWN: usize = 12;

pub(super) fn panel(moment: &Moment<'_>) -> VisitsPanel {
    let topology = moment.topology;
    let before = Before::of(moment);
    let player = before.player(NodeId::ROOT);
    let all = topology.children(NodeId::ROOT);
    let now = |child: NodeId| visits_of(moment, child);
    let Visits { count, total } = now(NodeId::ROOT);
    // Before the root is expanded, it has no children yet.
    let seen = if count > 0 { all.count as usize } else { 0 };
    let most = all.iter().take(seen).map(|child| now(child).count).max().unwrap_or(0);
    let best = all.iter().take(seen).find(|&child| now(child).count == most);
    let choice = before.choices().find(|choice| choice.node == NodeId::ROOT);
    let chosen = choice.as_ref().map(|choice| choice.chosen);
    let by_ucb1 = choice.as_ref().is_some_and(Choice::is_by_ucb1);
    let terms = |child: NodeId| by_ucb1.then(|| before.ucb1(NodeId::ROOT, child));
    let greatest = all.iter().take(seen).filter_map(terms).map(|it| it.value()).fold(0.0, f64::max);

    let is_shown = |&(index, child): &(usize, NodeId)| {
        index < SHOWN || Some(child) == chosen || Some(child) == best
    };
    let shown_rows = all.iter().take(seen).enumerate().filter(is_shown);
    let rows: Vec<_> = shown_rows
        .map(|(_, child)| {
            let visits = now(child);
            let added = visits.count - before.visits(child).count;
            let share = |count: u32| f64::from(count) / f64::from(most.max(1));
            VisitRow {
                node: topology.short_path(child),
                name: moment.positions().name(child),
                visits: visits.count,
                share: share(visits.count),
                added: share(added),
                mean: shown_mean(visits.count, visits.total, moment.decimals()),
                terms: terms(child).map(|it| Ucb1Terms {
                    mean: two_decimals(it.mean),
                    exploration: two_decimals(it.exploration),
                    sum: two_decimals(it.value()),
                    mean_share: it.mean / greatest,
                    exploration_share: it.exploration / greatest,
                }),
                chosen: Some(child) == chosen,
                best: Some(child) == best,
            }
        })
        .collect();
    let value = |value: Value| shown(value, moment.decimals());
    let results = before.results();
    let ends = match player {
        Player::Max => [value(results.lower), value(results.upper)],
        Player::Min => [value(results.upper), value(results.lower)],
    };
    VisitsPanel {
        kind: "visits",
        player: words::player(player),
        visits: count,
        mean: shown_mean(count, total, moment.decimals()),
        scale: by_ucb1.then_some(ends),
        constant: moment.settings.word("exploration").to_owned(),
        decided: choice.map(|choice| choice.decided),
        more: seen - rows.len(),
        rows,
    }
}

pub(super) fn two_decimals(number: f64) -> String {
    format!("{number:.2}")
}
