//! The errors of the program, their messages and their exit codes.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use plyscope::exercises::NoSet;
use plyscope::mistakes::NoExercise;
use plyscope::tree::{FromGameError, NotOrdered, NotWritten};
use plyscope::{NotationError, SearchError};
use plyscope_stage::RunError;
use plyscope_stage::check::CheckError;
use plyscope_stage::compare::CompareError;
use plyscope_stage::sheets::SheetError;

use crate::output::Output;
use crate::pixel_error::PixelError;
use crate::stop::{INTERRUPT, Stop};

/// The reason why a command failed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    #[error(transparent)]
    Game(#[from] NotationError),
    #[error(transparent)]
    Search(#[from] SearchError),
    #[error("the game on standard input is not UTF-8 text: byte {} is invalid", .valid + 1)]
    NotUtf8 {
        /// The number of valid bytes before it.
        valid: usize,
    },
    #[error("there is no step {at}: the search ends with step {last}")]
    NoStep { at: usize, last: usize },
    #[error("there are no steps from the one to the other: `--from` is after `--to`")]
    NoSteps,
    #[error(
        "PDF files have no letter for '{character}', which the picture shows: take SVG or PNG instead"
    )]
    NoGlyph { character: char },
    #[error(transparent)]
    Pixels(#[from] PixelError),
    #[error(transparent)]
    Compare(#[from] CompareError),
    #[error("{0}")]
    Disagree(String),
    #[error("{}", stopped(.0))]
    Stopped(Stop),
    #[error(
        "{} after {done} of {games} games; with this result as JSON, `--continue` goes on",
        stopped(.stop)
    )]
    Unfinished {
        stop: Stop,
        /// The number of games that were searched.
        done: u64,
        games: u64,
    },
    #[error(transparent)]
    NotWritten(#[from] NotWritten),
    #[error(transparent)]
    NotOrdered(#[from] NotOrdered),
    #[error(transparent)]
    Exercise(#[from] NoExercise),
    #[error(transparent)]
    NoSet(#[from] NoSet),
    #[error(transparent)]
    Sheet(SheetError),
    #[error(
        "no mistakes are known in this search with these options: they are in alpha-beta, SSS*, MTD, \
         UCT, and B* in a tree with bounds, as the textbooks have them"
    )]
    NoKnownMistakes,
    #[error(transparent)]
    Check(#[from] CheckError),
    #[error("the program does not do what {algorithm} does with these options")]
    Differs { algorithm: String },
    #[error("{0}: take fewer of its plies with `--plies`, or allow more with `--nodes`")]
    FromGame(#[from] FromGameError),
    #[error("can't read {}: {error}", .file.display())]
    ReadFile { file: PathBuf, error: io::Error },
    #[error("can't write {}: {error}", .file.display())]
    WriteFile { file: PathBuf, error: io::Error },
    #[error("can't read standard input: {0}")]
    Read(io::Error),
    #[error("can't write: {0}")]
    Write(#[from] io::Error),
}

/// The exit code if input or output failed.
const IO: u8 = 1;
/// The exit code if the request is invalid.
const USAGE: u8 = 2;
/// The exit code if the compared searches disagree on a value.
const DISAGREE: u8 = 3;
/// The exit code if there is no memory left for more.
const FULL: u8 = 4;
/// The exit code if a search had not ended when its time was up.
const LATE: u8 = 5;

fn stopped(stop: &Stop) -> String {
    match stop {
        Stop::Interrupted => "interrupted".to_owned(),
        Stop::Full(memory) => format!(
            "stopped for want of memory: with a limit of {memory} there is no room for more (--memory)"
        ),
        Stop::Late(time) => format!(
            "{} seconds are over, and the search has not ended (--seconds)",
            time.as_secs_f64()
        ),
    }
}

impl From<SheetError> for Failure {
    fn from(error: SheetError) -> Failure {
        match error {
            SheetError::Run(error) => error.into(),
            long => Failure::Sheet(long),
        }
    }
}

impl From<RunError> for Failure {
    fn from(error: RunError) -> Failure {
        match error {
            RunError::Game(error) => Failure::Game(error),
            RunError::Search(error) => Failure::Search(error),
        }
    }
}

impl Failure {
    /// Prints the message on standard error and returns the exit code. A closed pipe, as with
    /// `| head`, is not an error.
    pub(crate) fn report(&self) -> ExitCode {
        let code = match self {
            Failure::Write(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                return ExitCode::SUCCESS;
            }
            Failure::Read(_)
            | Failure::ReadFile { .. }
            | Failure::Write(_)
            | Failure::WriteFile { .. } => IO,
            Failure::Disagree(_) | Failure::Differs { .. } => DISAGREE,
            Failure::Stopped(stop) | Failure::Unfinished { stop, .. } => match stop {
                Stop::Full(_) => FULL,
                Stop::Late(_) => LATE,
                Stop::Interrupted => INTERRUPT,
            },
            _ => USAGE,
        };
        print_error(&format!("plyscope: {self}"));
        ExitCode::from(code)
    }
}

/// A command line without a request: an invalid one, or `--help`.
pub(crate) struct NoRequest(clap::Error);

impl From<clap::Error> for NoRequest {
    fn from(mut error: clap::Error) -> NoRequest {
        // For `--fail`, clap would suggest to put `--` before it.
        let is_unknown = error.kind() == ErrorKind::UnknownArgument;
        if is_unknown && error.get(ContextKind::Suggested).is_some() {
            let tip = StyledStr::from("options of the search are written `name=value`");
            error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![tip]));
        }
        // In a comparison, options follow their search.
        let is_option = |value: &ContextValue| matches!(value, ContextValue::String(word) if !word.starts_with('-') && word.contains('='));
        if is_unknown && error.get(ContextKind::InvalidArg).is_some_and(is_option) {
            let tip = StyledStr::from("options follow their search: `-a 'alpha-beta table=on'`");
            error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![tip]));
        }
        NoRequest(error)
    }
}

impl NoRequest {
    /// Prints the error message or the help, and returns the exit code.
    pub(crate) fn report(&self) -> ExitCode {
        let text = self.0.render().to_string();
        if self.0.use_stderr() {
            match text.strip_prefix("error: ") {
                Some(message) => print_error(&format!("plyscope: {message}")),
                None => print_error(&text),
            }
            return ExitCode::from(USAGE);
        }
        match Output::lock().write_all(text.as_bytes()) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => Failure::Write(error).report(),
        }
    }
}

/// The maximum number of characters in a line of a message. Messages quote the input, which may
/// have any length.
const LONGEST_LINE: usize = 400;

/// Prints a message on standard error, and ignores failures: there is no other place to report
/// them.
fn print_error(text: &str) {
    let mut out = String::new();
    for line in text.trim_end().split('\n') {
        out.push_str(&printable(line, LONGEST_LINE));
        out.push('\n');
    }
    let _ = io::stderr().lock().write_all(out.as_bytes());
}

/// Returns at most `max` characters of a text, with control characters replaced because a
/// terminal would execute them, or show what follows in another order.
pub(crate) fn printable(text: &str, max: usize) -> String {
    let is_order = |c: char| matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let shown = |c: char| if c.is_control() || is_order(c) { '\u{fffd}' } else { c };
    let mut out: String = text.chars().take(max).map(shown).collect();
    if text.chars().nth(max).is_some() {
        out.push('…');
    }
    out
}
