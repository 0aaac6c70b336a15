//! The searches and the games that the page offers.

use plyscope::{ALGORITHMS, GAMES, OptionKind, OptionSpec};
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::to_js;

/// All that can be chosen.
#[derive(Serialize)]
struct Catalogue {
    version: &'static str,
    algorithms: Vec<AlgorithmEntry>,
    games: Vec<GameEntry>,
}

/// A search.
#[derive(Serialize)]
struct AlgorithmEntry {
    name: &'static str,
    title: &'static str,
    about: &'static str,
    options: Vec<OptionEntry>,
}

/// A game.
#[derive(Serialize)]
struct GameEntry {
    name: &'static str,
    about: &'static str,
    example: &'static str,
    options: Vec<OptionEntry>,
}

/// An option; the page makes a control of it.
#[derive(Serialize, Default)]
struct OptionEntry {
    name: &'static str,
    kind: &'static str,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    choices: &'static [&'static str],
    #[serde(skip_serializing_if = "Option::is_none")]
    min: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    max: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    count: Option<usize>,
    default: &'static str,
    about: &'static str,
}

/// Returns the searches and the games, each described, with its options.
#[wasm_bindgen(unchecked_return_type = "Catalogue")]
pub fn catalogue() -> JsValue {
    let algorithm = |algorithm: &plyscope::Algorithm| AlgorithmEntry {
        name: algorithm.name,
        title: algorithm.title,
        about: algorithm.about,
        options: algorithm.options.iter().map(option).collect(),
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
        OptionKind::Choice(choices) => OptionEntry { kind: "choice", choices, ..entry },
        OptionKind::ChoiceOrDecimal { words, min, max } => {
            OptionEntry { choices: words, ..limits("choice-or-decimal", min, max, None) }
        }
        OptionKind::Number { min, max } => limits("number", min, max, None),
        OptionKind::Decimal { min, max } => limits("decimal", min, max, None),
        OptionKind::Numbers { count, min, max } => limits("numbers", min, max, Some(count)),
    }
}
