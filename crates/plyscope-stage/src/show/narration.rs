//! The explanation of each step, for a locale to put into words.

use std::fmt::{self, Write};

use plyscope::{Event, Game, OptionKind, OptionSpec, Outcome, Reason};
use serde::Serialize;

use crate::run::Run;
use crate::show::moment::Moment;
use crate::show::mover::told_by_mover;
use crate::show::sentence::{Sentence, add};
use crate::show::side::Side;

/// The sentences about a step.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Narration {
    /// The step; 0 before the first.
    pub step: usize,
    /// A few words: the step's number, and what kind of step it is.
    pub title: Sentence,
    /// The sentences that tell what happened and why.
    pub text: Vec<Sentence>,
}

/// Returns the sentences about the step of a run's moment.
pub fn narrate(run: &Run, moment: &Moment<'_>) -> Narration {
    let step = moment.step();
    let (title, text) = if step == 0 {
        let algorithm = run.search().algorithm();
        let start = Sentence::new(format!("start.{}", algorithm.name))
            .word("algorithm", algorithm.name)
            .word("title", algorithm.title)
            .word("about", algorithm.about)
            .word("game", game(run));
        let sides = (moment.side == Side::Mover).then(|| Sentence::new("mover.start"));
        (Sentence::new("title.start"), [start].into_iter().chain(sides).collect())
    } else {
        let kind = run.recording().kind();
        let mut text = unknown_leaf(moment).unwrap_or_else(|| kind.narrate(moment));
        let solved = moment.events().find_map(|event| match *event {
            Event::Done { outcome } if outcome.reason == Reason::Solved => Some(outcome),
            _ => None,
        });
        if let Some(outcome) = solved {
            add(&mut text, estimated(moment, outcome));
        }
        if moment.side == Side::Mover {
            text = told_by_mover(moment, text);
        }
        let title = match moment.part {
            None => kind.title(moment),
            Some(part) => {
                if text.is_empty() {
                    add(&mut text, plainly(moment));
                }
                Sentence::new(format!("part.{part}"))
            }
        };
        (title.number("number", step), text)
    };
    Narration { step, title, text }
}

/// Returns the sentence about a value that is an estimate, because the line of play ends at a horizon
/// and the game goes on.
fn estimated(moment: &Moment<'_>, outcome: &Outcome) -> Option<Sentence> {
    let end = moment.topology.node_at(&outcome.line)?;
    if moment.topology.children(end).count > 0 {
        return None;
    }
    let position = moment.positions().position(end);
    (!moment.game.is_over(&position)).then(|| moment.about("done.estimate", end))
}

/// Returns the sentence about a leaf whose value matters and nobody knows, with which the search ends.
fn unknown_leaf(moment: &Moment<'_>) -> Option<Vec<Sentence>> {
    let is_unknown = |event: &Event<'_>| match event {
        Event::Evaluate { node, value } if value.is_unknown() => Some(*node),
        _ => None,
    };
    let ends = |event: &Event<'_>| match event {
        Event::Done { outcome } => outcome.reason == Reason::Unknown,
        _ => false,
    };
    // A part of the step may have the end only.
    let is_here = moment.events().any(|event| is_unknown(event).is_some() || ends(event));
    let node = moment.step_events().filter(|_| is_here).find_map(is_unknown)?;
    Some(vec![moment.about("unknown", node)])
}

/// Returns the game as text; of a long one, only the beginning, as this is told at each look at the
/// first moment.
fn game(run: &Run) -> String {
    let mut text = Beginning(String::new());
    match write!(text, "{}", run.game()) {
        Ok(()) => text.0,
        Err(_) => text.0 + "…",
    }
}

/// The number of bytes of a long game that are told.
const TOLD: usize = 10_000;

/// The first pieces of a text. The rest isn't written at all.
struct Beginning(String);

impl fmt::Write for Beginning {
    fn write_str(&mut self, piece: &str) -> fmt::Result {
        if self.0.len() + piece.len() > TOLD {
            return Err(fmt::Error);
        }
        self.0.push_str(piece);
        Ok(())
    }
}

/// Returns the sentence about a part of which the whole step tells nothing.
fn plainly(moment: &Moment<'_>) -> Option<Sentence> {
    Some(match *moment.events().next()? {
        Event::Enter { node, .. } => moment.about("plain.enter", node),
        Event::Leave { node, value, .. } => {
            let value = moment.side.value(moment.topology.player(node), value);
            moment.about("plain.leave", node).with("value", moment.value(value))
        }
        _ => return None,
    })
}

/// The names of an option's numbers in its sentence.
const NUMBERS: [&str; 3] = ["first", "second", "third"];

/// Returns the rules in force, which explain the search's behaviour: a sentence for each option
/// that is a choice, and for each other one that has an effect. The option's own description is
/// included for a locale that has no sentence for it.
pub fn rules(run: &Run) -> Vec<Sentence> {
    let algorithm = run.search().algorithm();
    let settings = run.settings();
    let rule = |spec: &OptionSpec| {
        let value = settings.word(spec.name);
        if !settings.has_effect(spec.name, run.game()) {
            return None;
        }
        let key =
            match spec.kind {
                _ if value == "off" => return None,
                // A choice that is left to the game is described only if it has an effect.
                OptionKind::Choice(_) if value == "auto" => settings
                    .remembers(spec.name, run.game())
                    .then(|| format!("rule.{}.on", spec.name))?,
                OptionKind::Choice(_) => format!("rule.{}.{value}", spec.name),
                OptionKind::ChoiceOrDecimal { words, .. } if words.contains(&value) => {
                    format!("rule.{}.{value}", spec.name)
                }
                _ if value.is_empty() => return None,
                // Some of the numbers may be missing.
                OptionKind::Numbers { count, .. } if count <= NUMBERS.len() => {
                    format!("rule.{}.{}", spec.name, value.split(',').count())
                }
                // An option with the default 0 has no effect at 0.
                _ if value == "0" && spec.default == "0" => return None,
                _ => format!("rule.{}", spec.name),
            };
        let mut rule = Sentence::new(key).word("value", value).word("algorithm", algorithm.name);
        if let OptionKind::Numbers { .. } = spec.kind {
            for (name, number) in NUMBERS.into_iter().zip(value.split(',')) {
                rule = rule.word(name, number);
            }
        }
        Some(rule.word("option", spec.name).word("about", spec.about))
    };
    let mut rules: Vec<_> = algorithm.options.iter().filter_map(rule).collect();
    if let Some(spec) = Side::option(algorithm.kind)
        && run.side() != Side::Max
    {
        rules.push(Sentence::new("rule.view.mover").word("option", spec.name));
    }
    rules
}
