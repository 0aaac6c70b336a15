//! `plyscope check`: another program's search against a search of ours.

mod report;

use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::PathBuf;

use plyscope::mistakes::Mistake;
use plyscope_stage::check::{CheckError, Checked, Explanation, check as checked_against};
use serde::Serialize;

use self::report::Report;
use crate::failure::Failure;
use crate::job::{Job, text_of};

/// A format of the answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Format {
    Text,
    Json,
    Gradescope,
    PrairieLearn,
    Classroom,
    Junit,
}

impl Format {
    /// All formats with their names, the default first.
    pub(crate) const ALL: [(&'static str, Format); 6] = [
        ("text", Format::Text),
        ("json", Format::Json),
        ("gradescope", Format::Gradescope),
        ("prairielearn", Format::PrairieLearn),
        ("classroom", Format::Classroom),
        ("junit", Format::Junit),
    ];
}

/// How a check is made.
#[derive(Debug)]
pub(crate) struct Check {
    /// None is standard input.
    pub(crate) file: Option<PathBuf>,
    pub(crate) job: Job,
    pub(crate) format: Format,
    /// `true` if the search counts with other options, too.
    pub(crate) any_options: bool,
}

/// Checks what a file or standard input says of a search.
pub(crate) fn check(check: Check, out: &mut impl Write) -> Result<(), Failure> {
    let Check { file, job, format, any_options } = check;
    let trace: Box<dyn BufRead> = match file.filter(|file| file.as_os_str() != "-") {
        Some(file) => match File::open(&file) {
            Ok(open) => Box::new(BufReader::new(open)),
            Err(error) => return Err(Failure::ReadFile { file, error }),
        },
        None => Box::new(io::stdin().lock()),
    };
    let game = text_of(job.game.clone())?;
    let search = search(&job.algorithm, &job.options);
    match checked_against(&job.algorithm, &game, &job.options, trace) {
        Ok(checked) => {
            let mut told = Vec::new();
            text(&checked, &job, &mut told)?;
            let told = String::from_utf8_lossy(&told).into_owned();
            match format {
                Format::Text => out.write_all(told.as_bytes())?,
                Format::Json => json(&checked, out)?,
                _ => Report::of(search, &checked, told, any_options).write(format, out)?,
            }
            out.flush()?;
            let is_right =
                checked.difference.is_none() || any_options && !checked.agrees.is_empty();
            if is_right { Ok(()) } else { Err(Failure::Differs { algorithm: job.algorithm }) }
        }
        Err(error) => {
            let is_of_trace = matches!(error, CheckError::Line(_) | CheckError::Nothing);
            if is_of_trace && !matches!(format, Format::Text | Format::Json) {
                Report::unreadable(search, &error).write(format, out)?;
                out.flush()?;
            }
            Err(error.into())
        }
    }
}

fn json(value: &impl Serialize, out: &mut impl Write) -> io::Result<()> {
    serde_json::to_writer_pretty(&mut *out, value)?;
    out.write_all(b"\n")
}

impl Report {
    fn write(&self, format: Format, out: &mut impl Write) -> io::Result<()> {
        match format {
            Format::Gradescope => json(&self.gradescope(), out),
            Format::PrairieLearn => json(&self.prairielearn(), out),
            Format::Classroom => json(&self.classroom(), out),
            _ => out.write_all(self.junit().as_bytes()),
        }
    }
}

/// Returns a search with its options.
fn search(algorithm: &str, options: &[(String, String)]) -> String {
    let options = options.iter().map(|(name, value)| format!(" {name}={value}"));
    [algorithm.to_owned()].into_iter().chain(options).collect()
}

fn text(checked: &Checked, job: &Job, out: &mut impl Write) -> Result<(), Failure> {
    let search = |options: &[(String, String)]| search(&job.algorithm, options);
    let Some(difference) = &checked.difference else {
        writeln!(out, "agrees     {} in all {} lines", search(&job.options), checked.said)?;
        return Ok(());
    };
    let said = difference.said.as_deref().unwrap_or("nothing more is said");
    match difference.line {
        Some(line) => writeln!(out, "differs    line {line}: {said}")?,
        None => writeln!(out, "differs    at the end: {said}")?,
    }
    if let Some(node) = &difference.unknown {
        writeln!(out, "unknown    there is no node {node} in this game")?;
    }
    let wanted = difference.wanted.as_deref().unwrap_or("nothing more");
    writeln!(out, "wanted     {wanted}, by {} in step {}", search(&job.options), difference.step)?;
    if let Some(rule) = difference.rule {
        writeln!(out, "rule       {rule}")?;
    }
    for options in &checked.agrees {
        writeln!(out, "agrees     {}", search(options))?;
    }
    for Explanation { mistakes, shows_on } in &checked.explained {
        for mistake in mistakes.split(", ").filter_map(|name| name.parse::<Mistake>().ok()) {
            writeln!(out, "explained  {:16} {}", mistake.name(), mistake.about())?;
        }
        if let Some(tree) = shows_on {
            writeln!(out, "shows on   {tree}")?;
        }
    }
    Ok(())
}
