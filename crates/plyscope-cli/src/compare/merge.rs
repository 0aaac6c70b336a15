//! `plyscope compare --merge`: the sum of comparisons with different seeds.

use std::fs;
use std::path::{Path, PathBuf};

use super::report::{FORMAT, Report, range};
use crate::failure::Failure;

/// Returns the sum of the comparisons in these files, without times if `timed` is false.
pub(super) fn files(files: &[PathBuf], timed: bool) -> Result<Report, Failure> {
    let mut reports = Vec::new();
    for file in files {
        let mut report = read(file)?;
        if !timed {
            report.drop_times();
        }
        reports.push((file, report));
    }
    for (at, (file, report)) in reports.iter().enumerate() {
        if report.seeds.is_empty() && reports.len() > 1 {
            return Err(Failure::SingleGame { file: file.to_path_buf() });
        }
        for (before, earlier) in &reports[..at] {
            fit(before, earlier, file, report)?;
        }
    }
    let reports = reports.into_iter().map(|(_, report)| report);
    let sum = reports.reduce(|mut sum, report| {
        sum.merge(report);
        sum
    });
    // The command line requires at least one file.
    let sum = sum.unwrap_or_else(|| Report::new(String::new(), []));
    // Each report is valid, so only the sum can have an error: it is too large.
    if sum.fault().is_some() { Err(Failure::TooLarge) } else { Ok(sum) }
}

/// Returns the comparison in a file that is to go on: it must be one of these searches on this
/// sample.
pub(super) fn begun(file: &Path, wanted: &Report, timed: bool) -> Result<Report, Failure> {
    let mut report = read(file)?;
    if report.seeds.is_empty() {
        return Err(Failure::SingleGame { file: file.to_path_buf() });
    }
    if !timed {
        report.drop_times();
    }
    same(file, &report, Path::new("the command line"), wanted)?;
    Ok(report)
}

/// Adds the comparison in a file to that of other seeds, which has just been made.
pub(super) fn add(sum: &mut Report, file: &Path, before: Report) -> Result<(), Failure> {
    if sum.trees > 0 {
        same_counts(Path::new("the command line"), sum, file, &before)?;
    }
    sum.merge(before);
    // Each of both is valid.
    if sum.fault().is_some() { Err(Failure::TooLarge) } else { Ok(()) }
}

fn read(file: &Path) -> Result<Report, Failure> {
    let name = || file.to_path_buf();
    let text = fs::read(file).map_err(|error| Failure::ReadFile { file: name(), error })?;
    let fault = |why: String| Failure::NotAComparison { file: name(), why };
    let report: Report = serde_json::from_slice(&text).map_err(|error| fault(error.to_string()))?;
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

/// Checks that two comparisons have the same version, game and searches, the same counts, and no
/// common seed.
fn fit(first: &Path, one: &Report, second: &Path, other: &Report) -> Result<(), Failure> {
    same(first, one, second, other)?;
    if one.has_times() != other.has_times() {
        let (with, without) = if one.has_times() { (first, second) } else { (second, first) };
        let (with, without) = (with.to_path_buf(), without.to_path_buf());
        return Err(Failure::TimesInOne { with, without });
    }
    same_counts(first, one, second, other)?;
    for &(from, to) in &one.seeds {
        for &(other_from, other_to) in &other.seeds {
            let both = from.max(other_from)..to.min(other_to);
            if !both.is_empty() {
                let (first, second) = (first.to_path_buf(), second.to_path_buf());
                return Err(Failure::Overlap { first, second, seeds: range(&both) });
            }
        }
    }
    Ok(())
}

/// Checks that the searches of two comparisons have the same counts: a sum over some of the games
/// would be divided by the number of all.
fn same_counts(first: &Path, one: &Report, second: &Path, other: &Report) -> Result<(), Failure> {
    for (row, row2) in one.searches.iter().zip(&other.searches) {
        let lone = row.lone_count(row2).map(|key| (first, second, key));
        if let Some((with, without, key)) =
            lone.or(row2.lone_count(row).map(|key| (second, first, key)))
        {
            return Err(Failure::SumInOne {
                with: with.to_path_buf(),
                without: without.to_path_buf(),
                search: row.search.clone(),
                count: key.to_owned(),
            });
        }
    }
    Ok(())
}

/// Checks that two comparisons have the same version, game and searches.
fn same(first: &Path, one: &Report, second: &Path, other: &Report) -> Result<(), Failure> {
    let differs = |what: &'static str, one: &str, other: &str| Failure::Mismatch {
        first: first.to_path_buf(),
        second: second.to_path_buf(),
        what,
        one: one.to_owned(),
        other: other.to_owned(),
    };
    if one.plyscope != other.plyscope {
        return Err(differs("version", &one.plyscope, &other.plyscope));
    }
    if one.game != other.game {
        return Err(differs("game", &one.game, &other.game));
    }
    if !one.names().eq(other.names()) {
        let written = |report: &Report| report.names().collect::<Vec<_>>().join(", ");
        return Err(differs("searches", &written(one), &written(other)));
    }
    Ok(())
}
