//! The panel of the root's moves: their visits, the means of their results, and their UCB1 terms.

use plyscope::mcts::{self, Means, Ucb1, Visits};
use plyscope::{NodeId, Player, Value};
use serde::Serialize;

use super::choice::{Before, Choice, Decided};
use super::numbers::visits_now;
use crate::show::moment::Moment;
use crate::show::sentence::{shown, shown_mean};
use crate::show::words;

/// The root's moves, by the numbers that the selection used, and what the step added.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct VisitsPanel {
    /// `visits`.
    #[cfg_attr(test, ts(type = "\"visits\""))]
    pub kind: &'static str,
    /// The player to move at the root, `max` or `min`.
    #[cfg_attr(test, ts(type = "\"max\" | \"min\""))]
    pub player: &'static str,
    /// The root's visits, those of the step included.
    pub visits: u32,
    /// The mean of all results; `None` before the first.
    pub mean: Option<String>,
    /// The result that counts 0 in a mean's term, and the one that counts 1; `None` if UCB1 did not
    /// decide, or if means count as they are.
    pub scale: Option<[String; 2]>,
    /// `true` if UCB1 decided, and means count as they are.
    pub raw: bool,
    /// UCB1's constant.
    pub constant: String,
    /// The reason why the step went to its move; `None` if it chose no move.
    pub decided: Option<Decided>,
    /// The first of the root's moves, and the one that the step went to.
    pub rows: Vec<VisitRow>,
    /// The number of moves that are not shown.
    pub more: usize,
}

/// One of the root's moves.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct VisitRow {
    /// Its path.
    pub node: String,
    /// Its name, where it has one.
    pub name: Option<String>,
    /// Its visits, those of the step included.
    pub visits: u32,
    /// The same as a share of the visits of the most visited move, and how much of that the step
    /// added.
    pub share: f64,
    /// See `share`.
    pub added: f64,
    /// Its mean result, that of the step included; `None` without a visit.
    pub mean: Option<String>,
    /// The terms of UCB1 for it when the step chose; `None` if UCB1 did not decide.
    pub terms: Option<Ucb1Terms>,
    /// `true` if the step went to it.
    pub chosen: bool,
    /// `true` if it is the most visited, the left-most among equals.
    pub best: bool,
}

/// The terms of UCB1, and their sum.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Ucb1Terms {
    /// The mean, from 0 to 1, or as it is.
    pub mean: String,
    /// The exploration term: the less often the move was visited, the greater it is.
    pub exploration: String,
    /// Their sum.
    pub sum: String,
    /// The terms as shares of the greatest sum, or of what it is more than the least mean, if that is
    /// negative.
    pub mean_share: f64,
    /// See `mean_share`.
    pub exploration_share: f64,
}

/// The number of moves that are shown.
const SHOWN: usize = 12;

pub(super) fn panel(moment: &Moment<'_>) -> VisitsPanel {
    let topology = moment.topology;
    let before = Before::of(moment);
    let player = before.player(NodeId::ROOT);
    let all = topology.children(NodeId::ROOT);
    let now = |child: NodeId| visits_now(moment, child);
    let Visits { count, total } = now(NodeId::ROOT);
    // Before the root is expanded, it has no children yet.
    let seen = if count > 0 { all.count as usize } else { 0 };
    let most = all.iter().take(seen).map(|child| now(child).count).max().unwrap_or(0);
    let best = all.iter().take(seen).find(|&child| now(child).count == most);
    let choice = before.choices().find(|choice| choice.node == NodeId::ROOT);
    let chosen = choice.as_ref().map(|choice| choice.chosen);
    let by_ucb1 = choice.as_ref().is_some_and(Choice::is_by_ucb1);
    let terms = |child: NodeId| by_ucb1.then(|| before.ucb1(NodeId::ROOT, child));
    let all_terms = || all.iter().take(seen).filter_map(terms);
    let least = all_terms().map(|it| it.mean).fold(0.0, f64::min);
    let greatest = all_terms().map(|it| it.value() - least).fold(0.0, f64::max);

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
                mean: shown_mean(visits.count, visits.total, moment.unit()),
                terms: terms(child).map(|it| (it, written(it))).map(|(it, text)| Ucb1Terms {
                    mean: text.mean,
                    exploration: text.exploration,
                    sum: text.sum,
                    mean_share: (it.mean - least) / greatest,
                    exploration_share: it.exploration / greatest,
                }),
                chosen: Some(child) == chosen,
                best: Some(child) == best,
            }
        })
        .collect();
    let value = |value: Value| shown(value, moment.unit());
    let is_raw = mcts::means(moment.settings) == Means::Raw;
    let results = before.results();
    let ends = match player {
        Player::Max => [value(results.lower), value(results.upper)],
        Player::Min => [value(results.upper), value(results.lower)],
    };
    VisitsPanel {
        kind: "visits",
        player: words::player(player),
        visits: count,
        mean: shown_mean(count, total, moment.unit()),
        scale: (by_ucb1 && !is_raw).then_some(ends),
        raw: by_ucb1 && is_raw,
        constant: moment.settings.word("exploration").to_owned(),
        decided: choice.map(|choice| choice.decided),
        more: seen - rows.len(),
        rows,
    }
}

/// The terms of UCB1 and their sum as they are shown.
pub(super) struct WrittenTerms {
    pub(super) mean: String,
    pub(super) exploration: String,
    pub(super) sum: String,
}

/// Writes the terms with two decimals, or with as many as it takes for the sum to be right as it is
/// written.
pub(super) fn written(terms: Ucb1) -> WrittenTerms {
    let adds_up = |digits: &usize| {
        let unit = 10_f64.powi(*digits as i32);
        let [mean, exploration, sum] =
            [terms.mean, terms.exploration, terms.value()].map(|term| (term * unit).round());
        mean + exploration == sum
    };
    let digits = (2..6).find(adds_up).unwrap_or(6);
    let text = |term: f64| format!("{term:.digits$}").replace('-', "−");
    WrittenTerms {
        mean: text(terms.mean),
        exploration: text(terms.exploration),
        sum: text(terms.value()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sum_is_right_as_it_is_written() {
        let text = |mean, exploration| {
            let WrittenTerms { mean, exploration, sum } = written(Ucb1 { mean, exploration });
            format!("{mean} + {exploration} = {sum}")
        };
        assert_eq!(text(0.25, 0.5), "0.25 + 0.50 = 0.75");
        assert_eq!(text(0.4043, 0.2641), "0.404 + 0.264 = 0.668");
    }
}
