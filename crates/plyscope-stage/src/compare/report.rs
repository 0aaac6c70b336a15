//! The result of a comparison: sums that can be added to those of other seeds.

use std::collections::BTreeMap;
use std::ops::Range;

use plyscope::{Counts, Interval, Outcome, Reason, Unit, Value};
use serde::{Deserialize, Serialize};

use super::counts::{OF_SOME_GAMES, all_counts};
use super::error::CompareError;
use super::sum::Sum;

/// The comparison of some searches on a game, or on a sample of games. As JSON, it is what
/// `plyscope compare --format json` writes and `--merge` reads.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// The version of this format.
    pub compare: u32,
    /// The version of the program that searched.
    pub plyscope: String,
    /// The game, without its seed.
    pub game: String,
    /// The half-open ranges of seeds, in ascending order and not touching; empty for a single
    /// game.
    pub seeds: Vec<(u64, u64)>,
    /// The number of games.
    pub trees: u64,
    /// The searches, in the order in which they are given.
    pub searches: Vec<Row>,
    /// The games on whose value the searches disagree.
    pub disagreements: Disagreements,
}

/// The sums of one search.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// The search and its options.
    pub search: String,
    /// The sums by the name of the count, or of the [time](TIME).
    pub sums: BTreeMap<String, Sum>,
    /// The number of games in which it contradicts the first search that is sound.
    pub other_values: u64,
    /// The number of games in which it ends with [`Reason::Unsound`].
    #[serde(default, skip_serializing_if = "is_none")]
    pub unsound: u64,
}

/// The games on whose value the searches disagree. Searches that end with
/// [`Reason::Unsound`] don't count.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Disagreements {
    /// The number of these games.
    pub trees: u64,
    /// The first of these games, by seed.
    pub first: Vec<Disagreement>,
}

/// A game on whose value the searches disagree.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Disagreement {
    /// The seed of the game; 0 for a single game.
    pub seed: u64,
    /// The value or the bounds that each search found.
    pub values: Vec<String>,
}

/// The version of the format.
pub const FORMAT: u32 = 1;
/// The name of the sum of wall times.
pub const TIME: &str = "nanoseconds";
/// The maximum number of disagreements that are listed.
const LISTED: usize = 10;

/// The result of one search of one game.
#[derive(Clone, PartialEq, Debug)]
pub struct Found {
    /// The outcome.
    pub outcome: Outcome,
    /// The wall time, in nanoseconds.
    pub time: Option<u64>,
}

impl Report {
    /// Returns a comparison of these searches without any game. `game` is the text of the games
    /// without their seed.
    pub fn new(game: String, searches: impl IntoIterator<Item = String>) -> Report {
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
    pub fn add(&mut self, seed: u64, found: &[Found], unit: Unit) {
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

    /// Reads a comparison that was written as JSON; `name` says where it comes from, in messages.
    ///
    /// # Errors
    ///
    /// It is no comparison, of another version, or its numbers can't be.
    pub fn read(text: &[u8], name: &str) -> Result<Report, CompareError> {
        let fault = |why| CompareError::NotAComparison { name: name.to_owned(), why };
        let report: Report =
            serde_json::from_slice(text).map_err(|error| fault(error.to_string()))?;
        if report.compare != FORMAT {
            return Err(fault(format!(
                "its format has version {}, and this program reads version {FORMAT}",
                report.compare
            )));
        }
        match report.fault() {
            Some(why) => Err(fault(why)),
            None => Ok(report),
        }
    }

    /// Checks that another comparison can be added to this one: that they have the same version,
    /// game and searches, the same counts, and no common seed. Both are called by their names in
    /// messages.
    ///
    /// # Errors
    ///
    /// They can't be added.
    pub fn fits(&self, name: &str, other: &Report, other_name: &str) -> Result<(), CompareError> {
        self.is_of_same(name, other, other_name)?;
        if self.has_times() != other.has_times() {
            let (with, without) =
                if self.has_times() { (name, other_name) } else { (other_name, name) };
            let (with, without) = (with.to_owned(), without.to_owned());
            return Err(CompareError::TimesInOne { with, without });
        }
        self.has_same_counts(name, other, other_name)?;
        for &(from, to) in &self.seeds {
            for &(other_from, other_to) in &other.seeds {
                let both = from.max(other_from)..to.min(other_to);
                if !both.is_empty() {
                    let (first, second) = (name.to_owned(), other_name.to_owned());
                    return Err(CompareError::Overlap { first, second, seeds: range(&both) });
                }
            }
        }
        Ok(())
    }

    /// Checks that the searches of two comparisons have the same counts: a sum over some of the
    /// games would be divided by the number of all.
    ///
    /// # Errors
    ///
    /// One of them has a count that the other one lacks.
    pub fn has_same_counts(
        &self,
        name: &str,
        other: &Report,
        other_name: &str,
    ) -> Result<(), CompareError> {
        for (row, row2) in self.searches.iter().zip(&other.searches) {
            let lone = row.lone_count(row2).map(|key| (name, other_name, key));
            if let Some((with, without, key)) =
                lone.or(row2.lone_count(row).map(|key| (other_name, name, key)))
            {
                return Err(CompareError::SumInOne {
                    with: with.to_owned(),
                    without: without.to_owned(),
                    search: row.search.clone(),
                    count: key.to_owned(),
                });
            }
        }
        Ok(())
    }

    /// Checks that two comparisons have the same version, game and searches.
    ///
    /// # Errors
    ///
    /// They haven't.
    pub fn is_of_same(
        &self,
        name: &str,
        other: &Report,
        other_name: &str,
    ) -> Result<(), CompareError> {
        let differs = |what: &'static str, one: &str, other: &str| CompareError::Mismatch {
            first: name.to_owned(),
            second: other_name.to_owned(),
            what,
            one: one.to_owned(),
            other: other.to_owned(),
        };
        if self.plyscope != other.plyscope {
            return Err(differs("version", &self.plyscope, &other.plyscope));
        }
        if self.game != other.game {
            return Err(differs("game", &self.game, &other.game));
        }
        if !self.names().eq(other.names()) {
            let written = |report: &Report| report.names().collect::<Vec<_>>().join(", ");
            return Err(differs("searches", &written(self), &written(other)));
        }
        Ok(())
    }

    /// Adds a comparison of the same searches with other seeds, which [fits](Report::fits).
    pub fn merge(&mut self, other: Report) {
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
    pub fn join_seeds(&mut self) {
        self.seeds.dedup_by(|next, last| {
            let touch = last.1 == next.0;
            if touch {
                last.1 = next.1;
            }
            touch
        });
    }

    /// Returns what is inconsistent in a comparison that was read, if anything.
    pub fn fault(&self) -> Option<String> {
        let counts = all_counts();
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
    pub fn drop_times(&mut self) {
        for row in &mut self.searches {
            row.sums.remove(TIME);
        }
    }

    /// Returns `true` if times were measured.
    pub fn has_times(&self) -> bool {
        self.searches.iter().any(|row| row.sums.contains_key(TIME))
    }

    /// Returns the searches with their options, as text.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.searches.iter().map(|row| row.search.as_str())
    }

    /// Returns the ranges of seeds as text.
    pub fn seeds_written(&self) -> String {
        let written: Vec<_> = self.seeds.iter().map(|&(from, to)| range(&(from..to))).collect();
        written.join(", ")
    }
}

fn is_none(count: &u64) -> bool {
    *count == 0
}

/// Returns a range of seeds as text: `0..1000`.
pub fn range(seeds: &Range<u64>) -> String {
    format!("{}..{}", seeds.start, seeds.end)
}

impl Row {
    /// Returns a count that this row has and the other one doesn't, and that is there for all games
    /// or for none.
    fn lone_count(&self, other: &Row) -> Option<&str> {
        let mut keys = self.sums.keys().filter(|key| !OF_SOME_GAMES.contains(&key.as_str()));
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
