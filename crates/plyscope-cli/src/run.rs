//! `plyscope run`: the result of a search and its counts.

use std::fmt;
use std::io::{self, Write};
use std::time::Duration;

use plyscope::{AnyGame, Game, Interval, Mean, Outcome, Path, Reason, SearchError, Unit, Value};
use plyscope_stage::take_numbers;
use plyscope_stage::trace::DoneLine;
use serde::Serialize;

use crate::failure::{Failure, printable};
use crate::job::Job;
use crate::stop::Stop;
use crate::watch::Watch;

/// The format of the output.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Format {
    Text,
    Json,
}

/// The result of a search as JSON.
#[derive(Serialize)]
struct Printed<'a> {
    #[serde(flatten)]
    outcome: &'a DoneLine,
    /// Why the search was ended before its end, if it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    stopped: Option<&'static str>,
}

/// Runs a search to its end, or for so long.
pub(crate) fn run(
    mut job: Job,
    format: Format,
    most: Option<Duration>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let memory = job.memory;
    let numbers = take_numbers(&mut job.options).map_err(SearchError::from)?;
    let given: Vec<String> = job.options.iter().map(|(name, _)| name.clone()).collect();
    // The game may be read from a terminal, which takes its time, and which Ctrl-C ends at once.
    let mut search = job.search()?;
    let watch = Watch::new(memory).within(most);
    let stop = watch.run(&mut search).map_err(SearchError::from)?;
    let game = search.game();
    let unit = numbers.map_or(game.unit(), |numbers| game.unit().written_in(numbers));
    // A search that has returned `false` has an outcome.
    let Some(outcome) = search.outcome() else { return Ok(()) };
    match format {
        Format::Text => {
            write_text(game, unit, outcome, stop, out)?;
            let options = search.algorithm().options.iter();
            let mut options = options.filter(|option| {
                option.remembers() && !given.iter().any(|given| given == option.name)
            });
            // A game without boards is a tree, in which no position comes up again.
            let has_boards = game.board(&game.start()).is_some();
            if stop.is_some()
                && has_boards
                && !game.merges()
                && let Some(option) = options.next()
            {
                let note = "searches a position that comes up again only once";
                writeln!(out, "{:<12} `{}=on` {note}", "note", option.name)?;
            }
        }
        Format::Json => {
            let line = DoneLine::of(outcome, unit);
            let line = Printed { outcome: &line, stopped: stop.map(Stop::name) };
            serde_json::to_writer(&mut *out, &line).map_err(io::Error::from)?;
            writeln!(out)?;
        }
    }
    out.flush()?;
    stop.map_or(Ok(()), |stop| Err(Failure::Stopped(stop)))
}

fn write_text(
    game: &AnyGame,
    unit: Unit,
    outcome: &Outcome,
    stop: Option<Stop>,
    out: &mut impl Write,
) -> io::Result<()> {
    let mut row = |name: &str, text: &dyn fmt::Display| writeln!(out, "{name:<12} {text}");
    let shown = |value: Value| value.display(unit);
    let is_unknown = stop.is_some() || outcome.reason == Reason::Unknown;
    let mean = outcome.mean.and_then(Mean::units);
    match outcome.value() {
        _ if let Some(payoffs) = outcome.payoffs => {
            let each = payoffs.values().map(|value| shown(value).to_string());
            row("payoffs", &format_args!("({})", each.join(",")))?;
        }
        None if mean.is_some() => {
            let parts = f64::from(unit.parts());
            row("mean", &format_args!("{:.4}", mean.unwrap_or_default() / parts))?;
        }
        Some(value) => row("value", &shown(value))?,
        None if is_unknown && outcome.bounds == Interval::ALL => row("value", &"unknown")?,
        None => {
            let (lower, upper) = (shown(outcome.bounds.lower), shown(outcome.bounds.upper));
            row("value", &format_args!("{lower}..{upper}"))?;
        }
    }
    let best = outcome.best.map(|best| Path::from(vec![best]));
    match &best {
        Some(best) => row("best move", &Plies::of(game, best))?,
        None if is_unknown || outcome.reason == Reason::Window => row("best move", &"unknown")?,
        None => row("best move", &"none: the game is over")?,
    }
    row("line", &Plies::of(game, &outcome.line))?;
    let reason = match stop {
        Some(Stop::Interrupted) => "interrupted: the best move is an estimate",
        Some(Stop::Full(_)) => "memory: there is no room for more; the best move is an estimate",
        Some(Stop::Late(_)) => {
            "time: it is up, and the search has not ended; the best move is an estimate"
        }
        None => reason(outcome),
    };
    row("reason", &reason)?;

    for (count, number) in outcome.counts.iter() {
        row(count.label, &number)?;
    }
    Ok(())
}

fn reason(outcome: &Outcome) -> &'static str {
    match outcome.reason {
        Reason::Solved if outcome.value().is_none() => "solved: the goal is proved or disproved",
        Reason::Solved => "solved: the value is found",
        Reason::Separation => "separation: no other move can be better",
        Reason::Budget => "budget: it is used up; the best move is an estimate",
        Reason::Exhausted => "exhausted: no node is left to expand; the best move is an estimate",
        Reason::Window => "window: the value lies outside of it, and isn’t known",
        Reason::Unknown => "unknown: the value of a leaf matters that nobody knows",
        Reason::Unsound => {
            "unsound: the options or the game’s bounds allowed a cutoff that may be wrong, and so may the answer"
        }
        _ => "the search has ended",
    }
}

/// A path with the names of its moves, shortened if it is long.
struct Plies<'a> {
    line: &'a Path,
    /// The names of the moves that are shown, with the number of the child for a move without
    /// a name. Empty if no move has a name.
    names: Vec<String>,
}

/// The maximum number of plies that are shown. Of a longer path, the first ones and the last are.
const SHOWN: usize = 16;
/// The maximum number of characters of a move's name.
const LONGEST_NAME: usize = 40;

impl<'a> Plies<'a> {
    fn of(game: &AnyGame, line: &'a Path) -> Plies<'a> {
        let (mut position, mut moves) = (game.start(), Vec::new());
        let (mut names, mut is_named) = (Vec::new(), false);
        let last = line.children().len().saturating_sub(1);
        for (ply, &child) in line.children().iter().enumerate() {
            moves.clear();
            game.moves(&position, &mut moves);
            let Some(mv) = moves.get(child as usize) else { break };
            if ply < SHOWN - 1 || ply == last {
                let name = game.move_name(&position, mv);
                is_named |= name.is_some();
                let number = || Path::from(vec![child]).to_string();
                names.push(name.map_or_else(number, |name| printable(&name, LONGEST_NAME)));
            }
            position = game.play(&position, mv);
        }
        if !is_named {
            names.clear();
        }
        Plies { line, names }
    }
}

impl fmt::Display for Plies<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let children = self.line.children();
        let is_whole = children.len() <= SHOWN;
        if is_whole {
            self.line.fmt(f)?;
        } else {
            let first = Path::from(children[..SHOWN - 1].to_vec());
            let last = Path::from(children[children.len() - 1..].to_vec());
            write!(f, "{first} … {last}, {} plies", children.len())?;
        }
        for (ply, name) in self.names.iter().enumerate() {
            let before = match ply {
                0 => " (",
                _ if ply == SHOWN - 1 && !is_whole => " … ",
                _ => ", ",
            };
            write!(f, "{before}{name}")?;
        }
        f.write_str(if self.names.is_empty() { "" } else { ")" })
    }
}
