//! Mistakes, as the page shows them: what is wrong, and in which field.

use plyscope::{NotationError, OptionError, SearchError};
use plyscope_stage::RunError;
use serde::Serialize;
use wasm_bindgen::JsValue;

use crate::to_js;

/// A mistake and its place.
#[derive(Debug, Default, Serialize)]
struct Mistake {
    /// `algorithm`, `game`, `option` or `limit`.
    field: &'static str,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    option: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<usize>,
    /// In UTF-16 units, as a text field counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    offset: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    length: Option<usize>,
}

/// The mistake as a plain object; `game` is the text that was read.
pub(crate) fn mistake(error: &RunError, game: &str) -> JsValue {
    to_js(&match error {
        RunError::Game(error) => in_game(error, game),
        // No option would mend it, and no place in the text is wrong.
        RunError::Search(SearchError::Option(OptionError::Incompatible { name: "game", why })) => {
            Mistake { field: "game", message: why.clone(), ..Mistake::default() }
        }
        RunError::Search(SearchError::Option(error)) => in_option(error),
        RunError::Search(error) => {
            Mistake { field: "algorithm", message: error.to_string(), ..Mistake::default() }
        }
    })
}

/// A small module doesn't say where in the text: the page's module does.
#[cfg(not(feature = "page"))]
fn in_game(error: &NotationError, _: &str) -> Mistake {
    Mistake { field: "game", message: error.kind.to_string(), ..Mistake::default() }
}

#[cfg(feature = "page")]
fn in_game(error: &NotationError, game: &str) -> Mistake {
    let units = |characters: usize| {
        let taken = game.chars().skip(error.offset).take(characters);
        taken.map(char::len_utf16).sum::<usize>()
    };
    Mistake {
        field: "game",
        message: error.kind.to_string(),
        line: Some(error.line),
        column: Some(error.column),
        offset: Some(game.chars().take(error.offset).map(char::len_utf16).sum()),
        length: Some(units(error.length)),
        ..Mistake::default()
    }
}

fn in_option(error: &OptionError) -> Mistake {
    let option = match error {
        OptionError::Unknown { name, .. }
        | OptionError::Value { name, .. }
        | OptionError::Twice { name, .. } => name.clone(),
        OptionError::Incompatible { name, .. } => (*name).to_owned(),
    };
    let message = error.to_string();
    Mistake { field: "option", message, option: Some(option), ..Mistake::default() }
}
