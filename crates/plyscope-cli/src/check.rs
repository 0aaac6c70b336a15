//! `plyscope check`: another program's search against a search of ours.

use std::io::{self, Read, Write};
use std::path::PathBuf;

use plyscope::mistakes::{Mistake, Mistakes, smallest_difference};
use plyscope::{AnyGame, AnySearch};
use plyscope_stage::check::{Checked, check as checked_against};

use crate::failure::Failure;
use crate::job::{Job, text_of};

/// A format of the answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Format {
    Text,
    Json,
}

impl Format {
    /// All formats with their names, the default first.
    pub(crate) const ALL: [(&'static str, Format); 2] =
        [("text", Format::Text), ("json", Format::Json)];
}

/// Checks what a file or standard input says of a search.
pub(crate) fn check(
    file: Option<PathBuf>,
    job: Job,
    format: Format,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let trace = match file.filter(|file| file.as_os_str() != "-") {
        Some(file) => {
            std::fs::read_to_string(&file).map_err(|error| Failure::ReadFile { file, error })?
        }
        None => {
            let mut text = String::new();
            io::stdin().lock().read_to_string(&mut text).map_err(Failure::Read)?;
            text
        }
    };
    let game = text_of(job.game.clone())?;
    let checked = checked_against(&job.algorithm, &game, &job.options, &trace)?;
    match format {
        Format::Text => text(&checked, &job, &game, out)?,
        Format::Json => {
            serde_json::to_writer_pretty(&mut *out, &checked).map_err(io::Error::from)?;
            out.write_all(b"\n")?;
        }
    }
    out.flush()?;
    match checked.difference {
        None => Ok(()),
        Some(_) => Err(Failure::Differs { algorithm: job.algorithm }),
    }
}

fn text(checked: &Checked, job: &Job, game: &str, out: &mut impl Write) -> Result<(), Failure> {
    let search = |options: &[(String, String)]| {
        let options =
            job.options.iter().chain(options).map(|(name, value)| format!("{name}={value}"));
        [job.algorithm.clone()].into_iter().chain(options).collect::<Vec<_>>().join(" ")
    };
    let Some(difference) = &checked.difference else {
        writeln!(out, "agrees     {} in all {} lines", search(&[]), checked.said)?;
        return Ok(());
    };
    let said = difference.said.as_deref().unwrap_or("nothing more is said");
    match difference.line {
        Some(line) => writeln!(out, "differs    line {line}: {said}")?,
        None => writeln!(out, "differs    at the end: {said}")?,
    }
    let wanted = difference.wanted.as_deref().unwrap_or("nothing more");
    writeln!(out, "wanted     {wanted}, by {} in step {}", search(&[]), difference.step)?;
    if let Some(rule) = difference.rule {
        writeln!(out, "rule       {rule}")?;
    }
    for options in &checked.agrees {
        writeln!(out, "agrees     {}", search(options))?;
    }
    for set in &checked.mistakes {
        let mistakes: Vec<Mistake> = set.split(", ").filter_map(|name| name.parse().ok()).collect();
        for mistake in &mistakes {
            writeln!(out, "explained  {:16} {}", mistake.name(), mistake.about())?;
        }
        let all = mistakes.iter().fold(Mistakes::NONE, |set, mistake| set.with(*mistake));
        let known = game.parse::<AnyGame>().ok().and_then(|game| {
            let builder = AnySearch::builder(&job.algorithm, game).options(job.options.clone());
            builder.build().ok()?.known_mistakes()
        });
        if let Some(tree) = known.and_then(|known| smallest_difference(Mistakes::NONE, all, known))
        {
            writeln!(out, "shows on   {tree}")?;
        }
    }
    Ok(())
}
