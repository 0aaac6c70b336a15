//! What can go wrong, how it is told, and with which exit code.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use plyscope::{NotationError, OptionError, SearchError};
use plyscope_stage::RunError;

/// Why there is no answer.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    #[error(transparent)]
    Game(#[from] NotationError),
    #[error(transparent)]
    Search(#[from] SearchError),
    #[error("the game on standard input is not UTF-8 text: byte {} is wrong", .valid + 1)]
    NotText {
        /// How many bytes before it are right.
        valid: usize,
    },
    #[error("there is no step {at}: the search ends with step {last}")]
    NoStep { at: usize, last: usize },
    #[error("{search}: {error}")]
    CannotRun {
        /// Which one, and of which game where there are several.
        search: String,
        error: OptionError,
    },
    #[error(
        "with `--seeds`, the game has to take a `seed=`, as in {}; {game} takes none",
        seeded.join(", ")
    )]
    NoSeed {
        game: &'static str,
        /// The games that take one.
        seeded: Vec<&'static str>,
    },
    #[error("the game says `seed={seed}`, and `--seeds` would say it again: leave one of them out")]
    SeedTwice { seed: String },
    #[error("{0}")]
    Disagree(String),
    #[error("{} is no comparison written with `--format json`: {why}", .file.display())]
    NotAComparison { file: PathBuf, why: String },
    #[error(
        "{} and {} don't belong together: the {what} of the one: {one}; of the other: {other}",
        .first.display(), .second.display()
    )]
    Foreign { first: PathBuf, second: PathBuf, what: &'static str, one: String, other: String },
    #[error(
        "{} has times, and {} has none: `--no-time` leaves them out",
        .with.display(), .without.display()
    )]
    TimesInOne { with: PathBuf, without: PathBuf },
    #[error("{} and {} both have the seeds {seeds}", .first.display(), .second.display())]
    Overlap { first: PathBuf, second: PathBuf, seeds: String },
    #[error("{} is about a single game: only ranges of seeds can be added up", .file.display())]
    NothingToAdd { file: PathBuf },
    #[error("the sums of these files are too great to be added up")]
    TooGreat,
    #[error("can't read {}: {error}", .file.display())]
    ReadFile { file: PathBuf, error: io::Error },
    #[error("can't read standard input: {0}")]
    Read(io::Error),
    #[error("can't write: {0}")]
    Write(#[from] io::Error),
}

/// The run failed on input or output.
const IO: u8 = 1;
/// What was asked for can't be done.
const USAGE: u8 = 2;
/// Searches that were compared disagree on a value.
const DISAGREE: u8 = 3;

impl From<RunError> for Failure {
    fn from(error: RunError) -> Failure {
        match error {
            RunError::Game(error) => Failure::Game(error),
            RunError::Search(error) => Failure::Search(error),
        }
    }
}

impl Failure {
    /// Tells it on standard error. That nobody reads on, as in `| head`, is
    /// no failure.
    pub(crate) fn tell(&self) -> ExitCode {
        let code = match self {
            Failure::Write(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                return ExitCode::SUCCESS;
            }
            Failure::Read(_) | Failure::ReadFile { .. } | Failure::Write(_) => IO,
            Failure::Disagree(_) => DISAGREE,
            _ => USAGE,
        };
        complain(&format!("plyscope: {self}"));
        ExitCode::from(code)
    }
}

/// What was written instead of a request: a mistake, or `--help`.
pub(crate) struct NoRequest(clap::Error);

impl From<clap::Error> for NoRequest {
    fn from(mut error: clap::Error) -> NoRequest {
        // clap takes `--fail` for a value that would need a `--` before it.
        let is_unknown = error.kind() == ErrorKind::UnknownArgument;
        if is_unknown && error.get(ContextKind::Suggested).is_some() {
            let tip = StyledStr::from("what a search is told is written `option=value`");
            error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![tip]));
        }
        // In a comparison each search has its own options.
        let is_option = |value: &ContextValue| matches!(value, ContextValue::String(word) if !word.starts_with('-') && word.contains('='));
        if is_unknown && error.get(ContextKind::InvalidArg).is_some_and(is_option) {
            let tip =
                StyledStr::from("options stand with their search: `-a 'alpha-beta table=on'`");
            error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![tip]));
        }
        NoRequest(error)
    }
}

impl NoRequest {
    /// Tells what is wrong, or prints what was asked for.
    pub(crate) fn tell(&self) -> ExitCode {
        let text = self.0.render().to_string();
        if self.0.use_stderr() {
            match text.strip_prefix("error: ") {
                Some(mistake) => complain(&format!("plyscope: {mistake}")),
                None => complain(&text),
            }
            return ExitCode::from(USAGE);
        }
        match io::stdout().lock().write_all(text.as_bytes()) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => Failure::Write(error).tell(),
        }
    }
}

/// So many characters of a line are told: what was typed or piped in is
/// repeated in messages, and may be of any length.
const LONGEST_LINE: usize = 400;

/// Standard error may be closed; then there is nobody to tell.
fn complain(text: &str) {
    let mut out = String::new();
    for line in text.trim_end().split('\n') {
        out.push_str(&plain(line, LONGEST_LINE));
        out.push('\n');
    }
    let _ = io::stderr().lock().write_all(out.as_bytes());
}

/// At most so many characters of a text, and none of them one that a
/// terminal obeys.
pub(crate) fn plain(text: &str, most: usize) -> String {
    let shown = |c: char| if c.is_control() { '\u{fffd}' } else { c };
    let mut out: String = text.chars().take(most).map(shown).collect();
    if text.chars().nth(most).is_some() {
        out.push('…');
    }
    out
}
