//! `plyscope compare`: several searches on one game, or on a sample of games.

mod merge;
mod progress;
mod report;
mod sample;
mod sum;
mod table;

use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use plyscope::{AnyGame, AnySearch, Game, OptionError, SearchError, Settings, Silent};
use rayon::iter::{IntoParallelIterator, ParallelIterator};

use crate::failure::Failure;
use crate::job::text_of;
use progress::Progress;
use report::{Disagreement, Disagreements, Found, Report};
use sample::Sample;

pub(crate) use sample::seeds;

/// The searches to compare, and how the result is printed.
#[derive(Debug)]
pub(crate) struct Comparison {
    pub(crate) source: Source,
    pub(crate) format: Format,
    /// `true` if times are measured and printed.
    pub(crate) timed: bool,
}

/// The source of the counts.
#[derive(Debug)]
pub(crate) enum Source {
    /// Searches to run, the game, and the seeds of the sample, if any.
    Searches(Vec<SearchSpec>, String, Option<std::ops::Range<u64>>),
    /// Files with the results of earlier comparisons.
    Files(Vec<PathBuf>),
}

/// The format of the output.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Format {
    /// A table for a terminal.
    Text,
    Markdown,
    Csv,
    Json,
}

/// A search and its options as given on the command line.
#[derive(Clone, Debug)]
pub(crate) struct SearchSpec {
    pub(crate) algorithm: String,
    pub(crate) options: Vec<(String, String)>,
}

pub(crate) fn compare(comparison: Comparison, out: &mut impl Write) -> Result<(), Failure> {
    let mut report = match comparison.source {
        Source::Searches(specs, game, seeds) => {
            search(&specs, &Sample::new(&text_of(game)?, seeds)?, comparison.timed)?
        }
        Source::Files(files) => merge::files(&files, comparison.timed)?,
    };
    if !comparison.timed {
        report.drop_times();
    }
    match comparison.format {
        Format::Text => table::text(&report, out)?,
        Format::Markdown => table::markdown(&report, out)?,
        Format::Csv => table::csv(&report, out)?,
        Format::Json => {
            serde_json::to_writer_pretty(&mut *out, &report).map_err(io::Error::from)?;
            writeln!(out)?;
        }
    }
    out.flush()?;
    if report.disagreements.trees > 0 {
        return Err(Failure::Disagree(describe_disagreements(&report)));
    }
    Ok(())
}

/// Returns the message with the first seeds on which the searches disagree, and the values
/// that each of them found.
fn describe_disagreements(report: &Report) -> String {
    let Disagreements { trees, first } = &report.disagreements;
    let answers = |one: &Disagreement| {
        let pairs = report.names().zip(&one.values);
        pairs.map(|(name, value)| format!("{name}: {value}")).collect::<Vec<_>>().join("; ")
    };
    if report.seeds.is_empty() {
        let answers: Vec<_> = first.iter().map(answers).collect();
        return format!("the searches disagree\n  {}", answers.join("\n  "));
    }
    let mut text = format!("the searches disagree on {trees} of {} trees", report.trees);
    for one in first {
        text.push_str(&format!("\n  seed {}: {}", one.seed, answers(one)));
    }
    match trees - first.len() as u64 {
        0 => {}
        more => text.push_str(&format!("\n  and {more} more")),
    }
    text
}

impl SearchSpec {
    /// Returns the search before its first step. `seed` is the seed of the game in a sample,
    /// for the error message.
    fn search(&self, game: AnyGame, seed: Option<u64>) -> Result<AnySearch<AnyGame>, Failure> {
        let options = self.options.iter().cloned();
        let search = AnySearch::builder(&self.algorithm, game).options(options).build();
        search.map_err(|error| match error {
            SearchError::Option(error) => {
                let seed = seed.filter(|_| matches!(error, OptionError::Incompatible { .. }));
                let place = seed.map_or_else(String::new, |seed| format!(", seed {seed}"));
                Failure::CannotRun { search: format!("`{self}`{place}"), error }
            }
            error => Failure::Search(error),
        })
    }

    /// Returns this search with its options in the order in which the register lists them.
    fn in_order(&self, game: AnyGame, seed: Option<u64>) -> Result<SearchSpec, Failure> {
        let algorithm = self.search(game, seed)?.algorithm();
        let settings =
            Settings::of(algorithm.name, algorithm.options, self.options.iter().cloned());
        let options = settings.iter().flat_map(Settings::given);
        let options = options.map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
        Ok(SearchSpec { algorithm: self.algorithm.clone(), options })
    }
}

impl std::fmt::Display for SearchSpec {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.algorithm)?;
        self.options.iter().try_for_each(|(name, value)| write!(f, " {name}={value}"))
    }
}

/// The sums over some of the games, and the first game among them that can't be searched.
struct Part {
    report: Report,
    failed: Option<(u64, Failure)>,
}

/// Runs each search on each game, several games in parallel. Apart from the times, the result
/// depends only on the games and the searches.
fn search(specs: &[SearchSpec], sample: &Sample, timed: bool) -> Result<Report, Failure> {
    let seeds = sample.each();
    let named = sample.seeds.as_ref().map(|seeds| seeds.start);
    let first = sample.game(seeds.start)?;
    // Most errors show with the first game, before any search has run.
    let specs: Vec<_> =
        specs.iter().map(|spec| spec.in_order(first.clone(), named)).collect::<Result<_, _>>()?;
    let empty = Report::new(sample.name()?, specs.iter().map(SearchSpec::to_string));

    let progress = Progress::new((seeds.end - seeds.start).saturating_mul(specs.len() as u64));
    // Only the first failure is reported, so games after it are skipped.
    let failing = AtomicU64::new(u64::MAX);
    let begin = || Part { report: empty.clone(), failed: None };
    let all = seeds
        .into_par_iter()
        .fold(begin, |mut part, seed| {
            if seed < failing.load(Ordering::Relaxed) {
                match search_one(&specs, sample, seed, timed, &progress) {
                    Ok((found, decimals)) => part.report.add(seed, &found, decimals),
                    Err(failure) => {
                        failing.fetch_min(seed, Ordering::Relaxed);
                        let failed = Some((seed, failure));
                        part = part.merge(Part { report: empty.clone(), failed });
                    }
                }
            }
            part
        })
        .reduce(begin, Part::merge);
    if let Some((_, failure)) = all.failed {
        return Err(failure);
    }
    let mut report = all.report;
    report.seeds.extend(sample.seeds.iter().map(|seeds| (seeds.start, seeds.end)));
    Ok(report)
}

impl Part {
    /// Returns the sums over the games of both parts, and the earlier failure.
    fn merge(mut self, other: Part) -> Part {
        self.report.merge(other.report);
        let failed = [self.failed, other.failed].into_iter().flatten();
        self.failed = failed.min_by_key(|(seed, _)| *seed);
        self
    }
}

/// Runs each search on one game. The time is that of the steps, without reading the game and
/// setting the search up.
fn search_one(
    specs: &[SearchSpec],
    sample: &Sample,
    seed: u64,
    timed: bool,
    progress: &Progress,
) -> Result<(Vec<Found>, u8), Failure> {
    let game = sample.game(seed)?;
    let decimals = game.decimals();
    let mut found = Vec::with_capacity(specs.len());
    for spec in specs {
        let mut search = spec.search(game.clone(), sample.seeds.as_ref().map(|_| seed))?;
        let start = Instant::now();
        while search.step(&mut Silent) {}
        let time = start.elapsed().as_nanos().try_into().unwrap_or(u64::MAX);
        // A search that has returned `false` has an outcome.
        if let Some(outcome) = search.outcome() {
            found.push(Found { outcome: outcome.clone(), time: timed.then_some(time) });
        }
        progress.tick();
    }
    Ok((found, decimals))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_failure_with_the_lowest_seed_is_reported() {
        let failed = |seed: u64| {
            let failure = Failure::SeedTwice { seed: seed.to_string() };
            Part { report: Report::new(String::new(), []), failed: Some((seed, failure)) }
        };
        for (one, other) in [(3, 9), (9, 3)] {
            let (seed, failure) = failed(one).merge(failed(other)).failed.unwrap();
            assert_eq!(seed, 3);
            assert!(failure.to_string().contains("seed=3"));
        }
    }
}
