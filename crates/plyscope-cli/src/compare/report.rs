//! What a comparison found: sums that can be added to those of other seeds.

use std::collections::BTreeMap;
use std::ops::Range;

use plyscope::{Interval, Outcome, Reason, Value};
use serde::{Deserialize, Serialize};

use super::sum::Sum;
use crate::counts::COUNTS;

/// The comparison of some searches on a game, or on a sample of games. As
/// JSON it is what `--merge` reads.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Report {
    /// The version of this format.
    pub(crate) compare: u32,
    /// The version of the program that searched.
    pub(crate) plyscope: String,
    /// The game, without its seed.
    pub(crate) game: String,
    /// The seeds, as ranges without their ends, in order and apart; none for
    /// a single game.
    pub(crate) seeds: Vec<(u64, u64)>,
    /// How many games there were.
    pub(crate) trees: u64,
    /// The searches, in the order in which they were asked for.
    pub(crate) searches: Vec<Row>,
    /// Where they don't agree on a value.
    pub(crate) disagreements: Disagreements,
}

/// The sums of one search.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Row {
    /// The search and its options.
    pub(crate) search: String,
    /// By the names of the counts, and of the [time](TIME).
    pub(crate) sums: BTreeMap<String, Sum>,
    /// In how many games it contradicts the first search that is sound.
    pub(crate) other_values: u64,
}

/// Where searches don't agree, those left out that say themselves that they
/// may be wrong.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Disagreements {
    /// In how many games.
    pub(crate) trees: u64,
    /// The first of these.
    pub(crate) first: Vec<Disagreement>,
}

/// A game on whose value the searches don't agree.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Disagreement {
    /// Its seed; 0 for a single game.
    pub(crate) seed: u64,
    /// What each search found: a value, or bounds.
    pub(crate) values: Vec<String>,
}

/// The version of the format.
pub(crate) const FORMAT: u32 = 1;
/// The name of the sum of wall times.
pub(crate) const TIME: &str = "nanoseconds";
/// So many disagreements are told one by one.
const TOLD: usize = 10;

/// One search of one game.
pub(crate) struct Found {
    pub(crate) outcome: Outcome,
    /// The wall time, in nanoseconds.
    pub(crate) time: Option<u64>,
}

impl Report {
    /// A comparison of these searches that has seen nothing yet.
    pub(crate) fn new(game: String, searches: impl IntoIterator<Item = String>) -> Report {
        let row = |search| Row { search, sums: BTreeMap::new(), other_values: 0 };
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

    /// Takes in what each of the searches found in a game.
    pub(crate) fn add(&mut self, seed: u64, found: &[Found], decimals: u8) {
        self.trees += 1;
        let sound = |found: &&Found| found.outcome.reason != Reason::Unsound;
        let Some(first) = found.iter().find(sound).or(found.first()) else { return };
        for (row, Found { outcome, time }) in self.searches.iter_mut().zip(found) {
            for count in COUNTS {
                row.add(count.key, (count.of)(&outcome.counts).map(Sum::of));
            }
            row.add(TIME, time.map(Sum::of));
            row.other_values += u64::from(!agree([&first.outcome, outcome]));
        }
        if !agree(found.iter().filter(sound).map(|found| &found.outcome)) {
            let values = found.iter().map(|found| answer(&found.outcome, decimals)).collect();
            let one = Disagreements { trees: 1, first: vec![Disagreement { seed, values }] };
            self.disagreements.merge(one);
        }
    }

    /// Takes in what was found with other seeds.
    pub(crate) fn merge(&mut self, other: Report) {
        self.trees += other.trees;
        self.seeds.extend(other.seeds);
        self.seeds.sort_unstable();
        self.seeds.dedup_by(|next, last| {
            let touch = last.1 == next.0;
            if touch {
                last.1 = next.1;
            }
            touch
        });
        for (row, other) in self.searches.iter_mut().zip(other.searches) {
            for (key, sum) in other.sums {
                row.add(&key, Some(sum));
            }
            row.other_values += other.other_values;
        }
        self.disagreements.merge(other.disagreements);
    }

    /// What can't be in a comparison that was read, if anything.
    pub(crate) fn fault(&self) -> Option<String> {
        let known = |key: &String| key == TIME || COUNTS.iter().any(|count| count.key == key);
        let length = |&(from, to): &(u64, u64)| u128::from(to.saturating_sub(from));
        let trees: u128 =
            if self.seeds.is_empty() { 1 } else { self.seeds.iter().map(length).sum() };
        if self.seeds.iter().any(|(from, to)| from >= to)
            || self.seeds.windows(2).any(|pair| pair[0].1 >= pair[1].0)
        {
            return Some("its seeds are not ranges in order".to_owned());
        }
        if trees != u128::from(self.trees) {
            return Some(format!("it has {} trees, and its seeds make {trees}", self.trees));
        }
        if self.searches.is_empty() {
            return Some("it has no searches".to_owned());
        }
        for Row { search, sums, other_values } in &self.searches {
            if let Some(key) = sums.keys().find(|key| !known(key)) {
                return Some(format!("`{search}` has a sum of `{key}`, which is no count"));
            }
            if let Some((key, _)) = sums.iter().find(|(_, sum)| !sum.is_sound(self.trees)) {
                return Some(format!(
                    "no {} runs of `{search}` have these sums of `{key}`",
                    self.trees
                ));
            }
            if *other_values > self.trees {
                return Some(format!("`{search}` has more other values than there are trees"));
            }
        }
        let Disagreements { trees, first } = &self.disagreements;
        let told = usize::try_from(*trees).unwrap_or(usize::MAX).min(TOLD);
        let searches = self.searches.len();
        if *trees > self.trees
            || first.len() != told
            || first.iter().any(|one| one.values.len() != searches)
        {
            return Some("its disagreements can't be".to_owned());
        }
        None
    }

    /// Leaves the times out.
    pub(crate) fn drop_times(&mut self) {
        for row in &mut self.searches {
            row.sums.remove(TIME);
        }
    }

    /// Whether times were measured.
    pub(crate) fn has_times(&self) -> bool {
        self.searches.iter().any(|row| row.sums.contains_key(TIME))
    }

    /// The searches by name.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.searches.iter().map(|row| row.search.as_str())
    }

    /// The seeds as they are written.
    pub(crate) fn seeds_written(&self) -> String {
        let written: Vec<_> = self.seeds.iter().map(|&(from, to)| range(&(from..to))).collect();
        written.join(", ")
    }
}

/// A range as it is written.
pub(crate) fn range(seeds: &Range<u64>) -> String {
    format!("{}..{}", seeds.start, seeds.end)
}

impl Row {
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
        self.first.truncate(TOLD);
    }
}

/// Whether there is a value that all of these can mean: a value is its own
/// lower and upper bound.
fn agree<'a>(outcomes: impl IntoIterator<Item = &'a Outcome>) -> bool {
    let all = outcomes.into_iter().fold(Interval::ALL, |Interval { lower, upper }, outcome| {
        let Interval { lower: least, upper: most } = outcome.bounds;
        Interval { lower: lower.max(least), upper: upper.min(most) }
    });
    all.lower <= all.upper
}

fn answer(outcome: &Outcome, decimals: u8) -> String {
    let shown = |value: Value| value.display(decimals).to_string();
    match outcome.value() {
        Some(value) => shown(value),
        None => format!("{}..{}", shown(outcome.bounds.lower), shown(outcome.bounds.upper)),
    }
}
