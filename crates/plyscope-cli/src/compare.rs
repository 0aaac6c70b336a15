//! `plyscope compare`: several searches on one game, or on a sample of games.

mod merge;
mod progress;
mod table;

use std::io::{self, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use plyscope::{Game, Unit};
use plyscope_stage::compare::{Disagreement, Disagreements, Found, Report, Sample};
use rayon::iter::{IntoParallelIterator, ParallelIterator};

use crate::failure::Failure;
use crate::job::text_of;
use crate::memory::Memory;
use crate::stop::Stop;
use crate::watch::Watch;
use progress::Progress;

pub(crate) use plyscope_stage::compare::SearchSpec;

/// The searches to compare, and how the result is printed.
#[derive(Debug)]
pub(crate) struct Comparison {
    pub(crate) source: Source,
    pub(crate) format: Format,
    /// `true` if times are measured and printed.
    pub(crate) timed: bool,
    /// The most memory that the searches may take.
    pub(crate) memory: Memory,
}

/// The source of the counts.
#[derive(Debug)]
pub(crate) enum Source {
    /// Searches to run, the game, and the seeds of the sample, if any.
    Searches {
        searches: Vec<SearchSpec>,
        game: String,
        seeds: Option<Range<u64>>,
        /// The file with what is done already.
        done: Option<PathBuf>,
    },
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

pub(crate) fn compare(comparison: Comparison, out: &mut impl Write) -> Result<(), Failure> {
    let (timed, memory) = (comparison.timed, comparison.memory);
    let (mut report, unfinished) = match comparison.source {
        Source::Searches { searches, game, seeds, done } => {
            let sample = Sample::new(&text_of(game)?, seeds)?;
            search(&searches, &sample, timed, memory, done.as_deref())?
        }
        Source::Files(files) => (merge::files(&files, timed)?, None),
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
    if let Some(unfinished) = unfinished {
        return Err(unfinished);
    }
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

/// The sums over some of the games, and why there are no more.
struct Part {
    report: Report,
    /// The first game among them that can't be searched.
    failed: Option<(u64, Failure)>,
    stopped: Option<Stop>,
}

impl Part {
    fn new(report: Report) -> Part {
        Part { report, failed: None, stopped: None }
    }

    /// Returns the sums over the games of both parts, and the earlier failure.
    fn merge(mut self, other: Part) -> Part {
        self.report.merge(other.report);
        let failed = [self.failed, other.failed].into_iter().flatten();
        self.failed = failed.min_by_key(|(seed, _)| *seed);
        self.stopped = self.stopped.or(other.stopped);
        self
    }
}

/// The searches of a comparison, and how they are run.
struct Searches<'a> {
    specs: Vec<SearchSpec>,
    sample: &'a Sample,
    timed: bool,
    watch: Watch,
    progress: Progress,
}

/// Runs each search on each game that isn't done yet, several games in parallel. Apart from the
/// times, the result depends only on the games and the searches.
fn search(
    specs: &[SearchSpec],
    sample: &Sample,
    timed: bool,
    memory: Memory,
    done: Option<&Path>,
) -> Result<(Report, Option<Failure>), Failure> {
    let named = sample.seeds.as_ref().map(|seeds| seeds.start);
    let first = sample.game(sample.each().start)?;
    // Most errors show with the first game, before any search has run.
    let specs: Vec<_> =
        specs.iter().map(|spec| spec.in_order(first.clone(), named)).collect::<Result<_, _>>()?;
    let empty = Report::new(sample.name()?, specs.iter().map(SearchSpec::to_string));
    let before = done.map(|file| merge::begun(file, &empty, timed)).transpose()?;
    // Sums with times and sums without can't be added.
    let timed = timed && before.as_ref().is_none_or(Report::has_times);
    let left = sample.without(before.as_ref().map_or(&[][..], |report| &report.seeds));

    let games: u64 = left.iter().map(|seeds| seeds.end - seeds.start).sum();
    let progress = Progress::new(games.saturating_mul(specs.len() as u64));
    // No more searches run at the same time than there are games.
    let shares = usize::try_from(games).unwrap_or(usize::MAX).min(threads()).max(1);
    let watch = Watch::new(memory).share(shares);
    let searches = Searches { specs, sample, timed, watch, progress };
    // Only the first failure is reported, so games after it are skipped.
    let failing = AtomicU64::new(u64::MAX);
    let begin = || Part::new(empty.clone());
    let all = left
        .into_par_iter()
        .flatten()
        .fold(begin, |mut part, seed| {
            if seed < failing.load(Ordering::Relaxed) {
                match searches.run(seed) {
                    Ok((found, unit)) => {
                        part.report.add(seed, &found, unit);
                        part.report.seeds.extend(named.map(|_| (seed, seed + 1)));
                        part.report.join_seeds();
                    }
                    Err(Failure::Stopped(stop)) => {
                        failing.store(0, Ordering::Relaxed);
                        part.stopped = Some(stop);
                    }
                    Err(failure) => {
                        failing.fetch_min(seed, Ordering::Relaxed);
                        let failed = Some((seed, failure));
                        part = part.merge(Part { failed, ..begin() });
                    }
                }
            }
            part
        })
        .reduce(begin, Part::merge);
    drop(searches);
    if let Some((_, failure)) = all.failed {
        return Err(failure);
    }
    let mut report = all.report;
    let unfinished = |stop| Failure::Unfinished { stop, done: report.trees, games };
    let unfinished = all.stopped.map(unfinished);
    if let (Some(before), Some(file)) = (before, done) {
        merge::add(&mut report, file, before)?;
    }
    match all.stopped {
        // There is nothing to print, and nothing to go on with.
        Some(stop) if report.trees == 0 => Err(Failure::Stopped(stop)),
        _ => Ok((report, unfinished)),
    }
}

/// The greatest number of threads.
const MOST_THREADS: usize = 256;

/// Returns the number of games that are searched at the same time: one for each processor, or as
/// `RAYON_NUM_THREADS` says.
fn threads() -> usize {
    let wanted = std::env::var("RAYON_NUM_THREADS").ok().and_then(|number| number.parse().ok());
    let threads = wanted.filter(|&number| number > 0).unwrap_or_else(|| {
        std::thread::available_parallelism().map_or(1, std::num::NonZeroUsize::get)
    });
    // If there is a pool already, it stays.
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads.min(MOST_THREADS));
    let _ = pool.build_global();
    rayon::current_num_threads()
}

/// Parses `A..B`.
pub(crate) fn seeds(text: &str) -> Result<Range<u64>, String> {
    let ends = text.split_once("..");
    let ends = ends.and_then(|(from, to)| Some(from.parse().ok()?..to.parse().ok()?));
    let seeds: Range<u64> = ends.ok_or(
        "seeds are written A..B, with two whole numbers, such as 0..1000; B is not included",
    )?;
    if seeds.is_empty() {
        return Err("the range is empty, because B is not included".to_owned());
    }
    Ok(seeds)
}

impl Searches<'_> {
    /// Runs each search on one game. The time is that of the steps, without reading the game and
    /// setting the search up.
    fn run(&self, seed: u64) -> Result<(Vec<Found>, Unit), Failure> {
        let game = self.sample.game(seed)?;
        let unit = game.unit();
        let mut found = Vec::with_capacity(self.specs.len());
        for spec in &self.specs {
            let seed = self.sample.seeds.as_ref().map(|_| seed);
            let refused = |error| spec.refused(error, seed);
            let mut search = spec.search(game.clone()).map_err(refused)?;
            self.watch.prepare(&mut search).map_err(|error| refused(error.into()))?;
            let start = Instant::now();
            if let Some(stop) =
                self.watch.run(&mut search).map_err(|error| refused(error.into()))?
            {
                return Err(Failure::Stopped(stop));
            }
            let time = start.elapsed().as_nanos().try_into().unwrap_or(u64::MAX);
            // A search that has returned `false` has an outcome.
            if let Some(outcome) = search.outcome() {
                found.push(Found { outcome: outcome.clone(), time: self.timed.then_some(time) });
            }
            self.progress.tick();
        }
        Ok((found, unit))
    }
}

#[cfg(test)]
mod tests {
    use plyscope_stage::compare::CompareError;

    use super::*;

    #[test]
    fn the_failure_with_the_lowest_seed_is_reported() {
        let failed = |seed: u64| {
            let failure = CompareError::SeedTwice { seed: seed.to_string() }.into();
            Part { failed: Some((seed, failure)), ..Part::new(Report::new(String::new(), [])) }
        };
        for (one, other) in [(3, 9), (9, 3)] {
            let (seed, failure) = failed(one).merge(failed(other)).failed.unwrap();
            assert_eq!(seed, 3);
            assert!(failure.to_string().contains("seed=3"));
        }
    }
}
