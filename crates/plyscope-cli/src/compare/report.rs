//! The result of a comparison: sums that can be added to those of other seeds.

use std::collections::BTreeMap;
use std::ops::Range;

use plyscope::{Counts, Interval, Outcome, Reason, Unit, Value};
use serde::{Deserialize, Serialize};

use super::sum::Sum;
use crate::counts;

/// The comparison of some searches on a game, or on a sample of games. `--merge` reads it as
/// JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Report {
    /// The version of this format.
    pub(crate) compare: u32,
    /// The version of the program that searched.
    pub(crate) plyscope: String,
    /// The game, without its seed.
    pub(crate) game: String,
    /// The half-open ranges of seeds, in ascending order and not touching; empty for a single
    /// game.
    pub(crate) seeds: Vec<(u64, u64)>,
    /// The number of games.
    pub(crate) trees: u64,
    /// The searches, in the order of the command line.
    pub(crate) searches: Vec<Row>,
    /// The games on whose value the searches disagree.
    pub(crate) disagreements: Disagreements,
}

/// The sums of one search.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Row {
    /// The search and its options.
    pub(crate) search: String,
    /// The sums by the name of the count, or of the [time](TIME).
    pub(crate) sums: BTreeMap<String, Sum>,
    /// The number of games in which it contradicts the first search that is sound.
    pub(crate) other_values: u64,
    /// The number of games in which it ends with [`Reason::Unsound`].
    #[serde(default, skip_serializing_if = "is_none")]
    pub(crate) unsound: u64,
}

/// The games on whose value the searches disagree. Searches that end with
/// [`Reason::Unsound`] don't count.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Disagreements {
    /// The number of these games.
    pub(crate) trees: u64,
    /// The first of these games, by seed.
    pub(crate) first: Vec<Disagreement>,
}

/// A game on whose value the searches disagree.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Disagreement {
    /// The seed of the game; 0 for a single game.
    pub(crate) seed: u64,
    /// The value or the bounds that each search found.
    pub(crate) values: Vec<String>,
}

/// The version of the format.
pub(crate) const FORMAT: u32 = 1;
/// The name of the sum of wall times.
pub(crate) const TIME: &str = "nanoseconds";
/// The maximum number of disagreements that are listed.
const LISTED: usize = 10;

/// The result of one search of one game.
pub(crate) struct Found {
    pub(crate) outcome: Outcome,
    /// The wall time, in nanoseconds.
    pub(crate) time: Option<u64>,
}

impl Report {
    /// Returns a comparison of these searches without any game.
    pub(crate) fn new(game: String, searches: impl IntoIterator<Item = String>) -> Report {
        let row = |search| Row { search, sums: BTreeMap::new(), other_values: 0, unsound: 0 };
        Report {
            compare: FORMAT,
            plyscope: env!("CARGO_PKG_VERSION").to_owned(),
            game,
            seeds: Vec::new(),
            trees: 0,
            searches: searches.into_iter().map(row).collect(),
            disagreements: Disagreements::default(),
        }
    }

    /// Adds a game and the result of each search.
    pub(crate) fn add(&mut self, seed: u64, found: &[Found], unit: Unit) {
        self.trees += 1;
        let sound = |found: &&Found| found.outcome.reason != Reason::Unsound;
        let Some(first) = found.iter().find(sound).or(found.first()) else { return };
        for (row, Found { outcome, time }) in self.searches.iter_mut().zip(found) {
            for (count, number) in outcome.counts.iter() {
                row.add(count.key, Some(Sum::of(number)));
            }
            row.add(TIME, time.map(Sum::of));
            row.other_values += u64::from(!agree([&first.outcome, outcome]));
            row.unsound += u64::from(outcome.reason == Reason::Unsound);
        }
        if !agree(found.iter().filter(sound).map(|found| &found.outcome)) {
            let values = found.iter().map(|found| answer(&found.outcome, unit)).collect();
            let one = Disagreements { trees: 1, first: vec![Disagreement { seed, values }] };
            self.disagreements.merge(one);
        }
    }

    /// Adds a comparison of the same searches with other seeds.
    pub(crate) fn merge(&mut self, other: Report) {
        self.trees += other.trees;
        self.seeds.extend(other.seeds);
        self.seeds.sort_unstable();
        self.join_seeds();
        for (row, other) in self.searches.iter_mut().zip(other.searches) {
            for (key, sum) in other.sums {
                row.add(&key, Some(sum));
            }
            row.other_values += other.other_values;
            row.unsound += other.unsound;
        }
        self.disagreements.merge(other.disagreements);
    }

    /// Makes one range of ranges that touch; all are in order.
    pub(crate) fn join_seeds(&mut self) {
        self.seeds.dedup_by(|next, last| {
            let touch = last.1 == next.0;
            if touch {
                last.1 = next.1;
            }
            touch
        });
    }

    /// Returns what is inconsistent in a comparison that was read, if anything.
    pub(crate) fn fault(&self) -> Option<String> {
        let counts = counts::all();
        let known = |key: &String| key == TIME || counts.iter().any(|count| count.key == key);
        let length = |&(from, to): &(u64, u64)| u128::from(to.saturating_sub(from));
        let trees: u128 =
            if self.seeds.is_empty() { 1 } else { self.seeds.iter().map(length).sum() };
        if self.seeds.iter().any(|(from, to)| from >= to)
            || self.seeds.windows(2).any(|pair| pair[0].1 >= pair[1].0)
        {
            return Some("its seeds are not separate ranges in ascending order".to_owned());
        }
        if trees != u128::from(self.trees) {
            return Some(format!("it has {} trees, but {trees} seeds", self.trees));
        }
        if self.searches.is_empty() {
            return Some("it has no searches".to_owned());
        }
        for Row { search, sums, other_values, unsound } in &self.searches {
            if let Some(key) = sums.keys().find(|key| !known(key)) {
                return Some(format!("`{search}` has a sum of `{key}`, which is not a count"));
            }
            if let Some((key, _)) = sums.iter().find(|(_, sum)| !sum.is_sound(self.trees)) {
                return Some(format!(
                    "no {} runs of `{search}` can have these sums of `{key}`",
                    self.trees
                ));
            }
            if let Some(spec) = Counts::COMMON.iter().find(|spec| !sums.contains_key(spec.key)) {
                return Some(format!("`{search}` has no sum of `{}`", spec.key));
            }
            // Each of the leaves is a node.
            if sums["leaves"].sum > sums["nodes"].sum {
                return Some(format!("`{search}` has more `leaves` than `nodes`"));
            }
            if *other_values > self.trees || *unsound > self.trees {
                let what = if *unsound > self.trees { "unsound" } else { "other_values" };
                return Some(format!("`{search}` has more `{what}` than there are trees"));
            }
            // A search that is sound contradicts the first one only where all of them disagree.
            if *other_values > unsound.saturating_add(self.disagreements.trees) {
                return Some(format!(
                    "`{search}` has more `other_values` than its `unsound` and the `disagreements`"
                ));
            }
        }
        let Disagreements { trees, first } = &self.disagreements;
        let listed = usize::try_from(*trees).unwrap_or(usize::MAX).min(LISTED);
        let searches = self.searches.len();
        if *trees > self.trees {
            return Some("it has more `disagreements` than trees".to_owned());
        }
        if first.len() != listed {
            return Some(format!("its `disagreements` list {} trees, not {listed}", first.len()));
        }
        if let Some(one) = first.iter().find(|one| one.values.len() != searches) {
            return Some(format!(
                "the disagreement at the seed {} has {} `values` for {searches} searches",
                one.seed,
                one.values.len()
            ));
        }
        let is_searched = |seed: u64| match self.seeds.is_empty() {
            true => seed == 0,
            false => self.seeds.iter().any(|&(from, to)| (from..to).contains(&seed)),
        };
        if let Some(one) = first.iter().find(|one| !is_searched(one.seed)) {
            return Some(format!(
                "it has a disagreement at the seed {}, which is not among its `seeds`",
                one.seed
            ));
        }
        if first.windows(2).any(|pair| pair[0].seed >= pair[1].seed) {
            return Some("its `disagreements` are not in order".to_owned());
        }
        None
    }

    /// Removes the times.
    pub(crate) fn drop_times(&mut self) {
        for row in &mut self.searches {
            row.sums.remove(TIME);
        }
    }

    /// Returns `true` if times were measured.
    pub(crate) fn has_times(&self) -> bool {
        self.searches.iter().any(|row| row.sums.contains_key(TIME))
    }

    /// Returns the searches with their options, as text.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.searches.iter().map(|row| row.search.as_str())
    }

    /// Returns the ranges of seeds as text.
    pub(crate) fn seeds_written(&self) -> String {
        let written: Vec<_> = self.seeds.iter().map(|&(from, to)| range(&(from..to))).collect();
        written.join(", ")
    }
}

fn is_none(count: &u64) -> bool {
    *count == 0
}

/// Returns a range of seeds as text.
pub(crate) fn range(seeds: &Range<u64>) -> String {
    format!("{}..{}", seeds.start, seeds.end)
}

impl Row {
    /// Returns a count that this row has and the other one doesn't, and that is there for all games
    /// or for none.
    pub(crate) fn lone_count(&self, other: &Row) -> Option<&str> {
        let mut keys =
            self.sums.keys().filter(|key| !counts::OF_SOME_GAMES.contains(&key.as_str()));
        keys.find(|key| !other.sums.contains_key(*key)).map(String::as_str)
    }

    fn add(&mut self, key: &str, sum: Option<Sum>) {
        let Some(sum) = sum else { return };
        match self.sums.get_mut(key) {
            Some(before) => *before = before.plus(sum),
            None => drop(self.sums.insert(key.to_owned(), sum)),
        }
    }
}

impl Disagreements {
    fn merge(&mut self, other: Disagreements) {
        self.trees += other.trees;
        self.first.extend(other.first);
        self.first.sort_by_key(|one| one.seed);
        self.first.truncate(LISTED);
    }
}

/// Returns `true` if some value is within the bounds of all outcomes. The bounds of a search that
/// found a value are both that value.
fn agree<'a>(outcomes: impl IntoIterator<Item = &'a Outcome>) -> bool {
    let all = outcomes.into_iter().fold(Interval::ALL, |Interval { lower, upper }, outcome| {
        let bounds = outcome.bounds;
        Interval { lower: lower.max(bounds.lower), upper: upper.min(bounds.upper) }
    });
    all.lower <= all.upper
}

fn answer(outcome: &Outcome, unit: Unit) -> String {
    let shown = |value: Value| value.display(unit).to_string();
    match outcome.value() {
        Some(value) => shown(value),
        None => format!("{}..{}", shown(outcome.bounds.lower), shown(outcome.bounds.upper)),
    }
}
