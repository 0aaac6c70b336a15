//! The searches and the games that the page offers.

use plyscope::tree::Notation;
use plyscope::{ALGORITHMS, GAMES, OptionKind, OptionSpec};
use plyscope_stage::{NUMBERS, Side};
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::to_js::to_js;

/// Everything that can be chosen.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Catalogue {
    /// The version of the program.
    version: &'static str,
    /// The searches, in the order of the register.
    algorithms: Vec<AlgorithmEntry>,
    /// The games, in the order of the register.
    games: Vec<GameEntry>,
    /// The notations in which a tree can be written.
    notations: [&'static str; Notation::ALL.len()],
}

/// A search.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct AlgorithmEntry {
    /// The name in links and on the command line.
    name: &'static str,
    /// The name as it is shown.
    title: &'static str,
    /// A sentence about it.
    about: &'static str,
    /// The options that it takes.
    options: Vec<OptionEntry>,
}

/// A game.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct GameEntry {
    /// The name in links and on the command line.
    name: &'static str,
    /// A sentence about it.
    about: &'static str,
    /// A game of this kind.
    example: &'static str,
    /// The options that it takes.
    options: Vec<OptionEntry>,
}

/// An option; the page makes a control of it.
#[derive(Serialize, Default)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
struct OptionEntry {
    /// The name in links and on the command line.
    name: &'static str,
    /// The kind of value that it takes.
    kind: Kind,
    /// The words to choose from.
    #[serde(skip_serializing_if = "Option::is_none")]
    choices: Option<&'static [&'static str]>,
    /// The least number.
    #[serde(skip_serializing_if = "Option::is_none")]
    min: Option<f64>,
    /// The greatest number.
    #[serde(skip_serializing_if = "Option::is_none")]
    max: Option<f64>,
    /// The number of numbers that it takes.
    #[serde(skip_serializing_if = "Option::is_none")]
    count: Option<usize>,
    /// The default value.
    default: &'static str,
    /// A sentence about it.
    about: &'static str,
}

/// The kind of value that an option takes.
#[derive(Clone, Copy, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "OptionKind"))]
enum Kind {
    #[default]
    Choice,
    Number,
    Decimal,
    ChoiceOrDecimal,
    Numbers,
    Range,
}

/// Returns the searches and the games, each described, with its options.
#[wasm_bindgen(unchecked_return_type = "Catalogue")]
pub fn catalogue() -> JsValue {
    let algorithm = |algorithm: &plyscope::Algorithm| AlgorithmEntry {
        name: algorithm.name,
        title: algorithm.title,
        about: algorithm.about,
        // What can be chosen of the display stands beside what changes the search.
        options: algorithm
            .options
            .iter()
            .chain(&Side::option(algorithm.kind))
            .chain(algorithm.refuses_chance.is_none().then_some(&NUMBERS))
            .map(option)
            .collect(),
    };
    let game = |game: &plyscope::GameInfo| GameEntry {
        name: game.name,
        about: game.about,
        example: game.example,
        options: game.options.iter().map(option).collect(),
    };
    to_js(&Catalogue {
        version: env!("CARGO_PKG_VERSION"),
        algorithms: ALGORITHMS.iter().map(algorithm).collect(),
        games: GAMES.iter().map(game).collect(),
        notations: Notation::ALL.map(Notation::name),
    })
}

fn option(spec: &OptionSpec) -> OptionEntry {
    let OptionSpec { name, kind, default, about } = *spec;
    let entry = OptionEntry { name, default, about, ..OptionEntry::default() };
    // JavaScript's numbers: no limit here is beyond what they hold exactly.
    let limits = |kind, min: i64, max: i64, count| OptionEntry {
        kind,
        min: Some(min as f64),
        max: Some(max as f64),
        count,
        ..entry
    };
    match kind {
        OptionKind::Choice(choices) => {
            OptionEntry { kind: Kind::Choice, choices: Some(choices), ..entry }
        }
        OptionKind::ChoiceOrDecimal { words, min, max } => {
            OptionEntry { choices: Some(words), ..limits(Kind::ChoiceOrDecimal, min, max, None) }
        }
        OptionKind::Number { min, max } => limits(Kind::Number, min, max, None),
        OptionKind::Decimal { min, max } => limits(Kind::Decimal, min, max, None),
        OptionKind::Numbers { count, min, max } => limits(Kind::Numbers, min, max, Some(count)),
        OptionKind::Range => OptionEntry { kind: Kind::Range, ..entry },
    }
}
