//! Why each step is what it is, for a locale to put into words.

use plyscope::{OptionKind, OptionSpec};
use serde::Serialize;

use crate::moment::Moment;
use crate::run::Run;
use crate::sentence::Sentence;

/// What is said about a step.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Narration {
    /// The step; 0 before the first.
    pub step: usize,
    /// A few words: the step's number, and what kind of step it is.
    pub title: Sentence,
    /// What happened and why.
    pub text: Vec<Sentence>,
}

/// Returns what is said about the step of a run's moment.
pub fn narrate(run: &Run, moment: &Moment<'_>) -> Narration {
    let step = moment.step();
    let (title, text) = if step == 0 {
        let algorithm = run.search().algorithm();
        let start = Sentence::new(format!("start.{}", algorithm.name))
            .word("algorithm", algorithm.name)
            .word("title", algorithm.title)
            .word("about", algorithm.about)
            .word("game", run.game().to_string());
        (Sentence::new("title.start"), vec![start])
    } else {
        let kind = run.recording().kind();
        (kind.title(moment).number("number", step), kind.narrate(moment))
    };
    Narration { step, title, text }
}

/// What the numbers of an option are called in its sentence.
const NUMBERS: [&str; 3] = ["first", "second", "third"];

/// The rules in force, for a person who asks why it is done so: a sentence
/// for each option that is a choice, and for each other one that says
/// something. What the option says of itself is there for a locale that has
/// no sentence of its own.
pub fn rules(run: &Run) -> Vec<Sentence> {
    let algorithm = run.search().algorithm();
    let settings = run.settings();
    let rule = |spec: &OptionSpec| {
        let value = settings.word(spec.name);
        let key =
            match spec.kind {
                OptionKind::Choice(_) if value == "off" => return None,
                // What is left to the game is only said where it does something.
                OptionKind::Choice(_) if value == "auto" => settings
                    .remembers(spec.name, run.game())
                    .then(|| format!("rule.{}.on", spec.name))?,
                OptionKind::Choice(_) => format!("rule.{}.{value}", spec.name),
                OptionKind::ChoiceOrDecimal { words, .. } if words.contains(&value) => {
                    format!("rule.{}.{value}", spec.name)
                }
                _ if value.is_empty() => return None,
                // Perhaps not all of them are given.
                OptionKind::Numbers { .. } => {
                    format!("rule.{}.{}", spec.name, value.split(',').count())
                }
                // What is 0 unless it is given does nothing at 0.
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
    algorithm.options.iter().filter_map(rule).collect()
}
