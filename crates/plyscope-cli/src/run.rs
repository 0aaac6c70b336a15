//! `plyscope run`: the answer and what it took.

use std::fmt;
use std::io::{self, Write};

use plyscope::{AnyGame, Game, Outcome, Path, Playouts, Reason, SearchKind, Silent, Value};
use plyscope_stage::trace::DoneLine;

use crate::counts::COUNTS;
use crate::failure::{Failure, plain};
use crate::job::Job;

/// For whom the answer is written.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Format {
    Text,
    Json,
}

pub(crate) fn run(job: Job, format: Format, out: &mut impl Write) -> Result<(), Failure> {
    let mut search = job.search()?;
    while search.step(&mut Silent) {}
    let game = search.game();
    // A search that has returned `false` has an outcome.
    let Some(outcome) = search.outcome() else { return Ok(()) };
    match format {
        Format::Text => write_text(search.algorithm().kind, game, outcome, out)?,
        Format::Json => {
            let line = DoneLine::of(outcome, game.decimals());
            serde_json::to_writer(&mut *out, &line).map_err(io::Error::from)?;
            writeln!(out)?;
        }
    }
    Ok(())
}

fn write_text(
    kind: SearchKind,
    game: &AnyGame,
    outcome: &Outcome,
    out: &mut impl Write,
) -> io::Result<()> {
    let mut row = |name: &str, text: &dyn fmt::Display| writeln!(out, "{name:<12} {text}");
    let shown = |value: Value| value.display(game.decimals());
    let mean = outcome.counts.playouts.and_then(Playouts::mean);
    match outcome.value() {
        None if mean.is_some() => {
            let unit = 10_f64.powi(game.decimals().into());
            row("mean", &format_args!("{:.4}", mean.unwrap_or_default() / unit))?;
        }
        Some(value) => row("value", &shown(value))?,
        None => {
            let (lower, upper) = (shown(outcome.bounds.lower), shown(outcome.bounds.upper));
            row("value", &format_args!("{lower}..{upper}"))?;
        }
    }
    let best = outcome.best.map(|best| Path::from(vec![best]));
    match &best {
        Some(best) => row("best move", &Plies::of(game, best))?,
        None => row("best move", &"none: the game is over")?,
    }
    row("line", &Plies::of(game, &outcome.line))?;
    row("reason", &reason(kind, outcome))?;

    for count in COUNTS {
        if let Some(number) = (count.of)(&outcome.counts) {
            row(count.label, &number)?;
        }
    }
    Ok(())
}

fn reason(kind: SearchKind, outcome: &Outcome) -> &'static str {
    match outcome.reason {
        Reason::Solved if outcome.value().is_none() => "solved: the question is answered",
        Reason::Solved => "solved: the value is found",
        Reason::Separation => "separation: no other move can be better",
        Reason::Budget => match kind {
            SearchKind::Intervals => {
                "budget: it is spent, and the move is a judgement, by the root's bounds"
            }
            SearchKind::Proofs => {
                "budget: it is spent, and the move is a judgement, by what is still to show"
            }
            SearchKind::Visits => "budget: it is spent, and the move is a judgement, by its visits",
            _ => "budget: it is spent, and the move is a judgement, by the best solution or bound",
        },
        Reason::Exhausted => "exhausted: nothing is left to expand, and the move is a judgement",
        Reason::Unsound => {
            "unsound: a cutoff that these options made can't be trusted, nor can the value"
        }
        _ => "the search has ended",
    }
}

/// The moves of a line as a person reads them: of a long line the first and
/// the last.
struct Plies<'a> {
    line: &'a Path,
    /// What the moves that are shown are called, those without a name by
    /// their numbers; empty where none has a name.
    names: Vec<String>,
}

/// So many plies are shown: all, or the first ones and the last.
const SHOWN: usize = 16;
/// So many characters of a move's name.
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
                names.push(name.map_or_else(number, |name| plain(&name, LONGEST_NAME)));
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
