//! `plyscope compare --merge`: the sum of comparisons with different seeds.

use std::fs;
use std::path::{Path, PathBuf};

use plyscope_stage::compare::{CompareError, Report};

use crate::failure::Failure;

/// The name, in messages, of the comparison that the command line asks for.
const HERE: &str = "the command line";

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
            return Err(CompareError::SingleGame { name: name(file) }.into());
        }
        for (before, earlier) in &reports[..at] {
            earlier.fits(&name(before), report, &name(file))?;
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
    if sum.fault().is_some() { Err(CompareError::TooLarge.into()) } else { Ok(sum) }
}

/// Returns the comparison in a file that is to go on: it must be one of these searches on this
/// sample.
pub(super) fn begun(file: &Path, wanted: &Report, timed: bool) -> Result<Report, Failure> {
    let mut report = read(file)?;
    if report.seeds.is_empty() {
        return Err(CompareError::SingleGame { name: name(file) }.into());
    }
    if !timed {
        report.drop_times();
    }
    report.is_of_same(&name(file), wanted, HERE)?;
    Ok(report)
}

/// Adds the comparison in a file to that of other seeds, which has just been made.
pub(super) fn add(sum: &mut Report, file: &Path, before: Report) -> Result<(), Failure> {
    if sum.trees > 0 {
        sum.has_same_counts(HERE, &before, &name(file))?;
    }
    sum.merge(before);
    // Each of both is valid.
    if sum.fault().is_some() { Err(CompareError::TooLarge.into()) } else { Ok(()) }
}

fn read(file: &Path) -> Result<Report, Failure> {
    let text =
        fs::read(file).map_err(|error| Failure::ReadFile { file: file.to_path_buf(), error })?;
    Ok(Report::read(&text, &name(file))?)
}

fn name(file: &Path) -> String {
    file.display().to_string()
}
