//! The reason why a run can't be opened, as the page shows it: the message, and the field it
//! belongs to.

use plyscope::{NotationError, OptionError, SearchError};
use plyscope_stage::RunError;
use serde::Serialize;

/// An error of `open`, with its place.
#[derive(Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub(crate) struct OpenError {
    /// The field that it belongs to.
    field: Field,
    /// The message, in English.
    message: String,
    /// The name of the option.
    #[serde(skip_serializing_if = "Option::is_none")]
    option: Option<String>,
    /// The line in the game's text, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    /// The column in the line, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<usize>,
    /// The place in the text, in UTF-16 units as a text field counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    offset: Option<usize>,
    /// The length of the wrong text, in UTF-16 units.
    #[serde(skip_serializing_if = "Option::is_none")]
    length: Option<usize>,
}

/// The field of the page that an error belongs to.
#[derive(Clone, Copy, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
enum Field {
    #[default]
    Algorithm,
    Game,
    Option,
}

impl OpenError {
    /// Describes an error; `game` is the text that was read.
    pub(crate) fn of(error: &RunError, game: &str) -> OpenError {
        match error {
            RunError::Game(error) => in_game(error, game),
            // No change of an option helps, and no place in the text is wrong.
            RunError::Search(SearchError::Option(OptionError::Incompatible {
                name: "game",
                why,
            })) => OpenError { field: Field::Game, message: why.clone(), ..OpenError::default() },
            RunError::Search(SearchError::Option(error)) => in_option(error),
            RunError::Search(error) => OpenError {
                field: Field::Algorithm,
                message: error.to_string(),
                ..OpenError::default()
            },
        }
    }
}

fn in_game(error: &NotationError, game: &str) -> OpenError {
    let units = |characters: usize| {
        let taken = game.chars().skip(error.offset).take(characters);
        taken.map(char::len_utf16).sum::<usize>()
    };
    OpenError {
        field: Field::Game,
        message: error.kind.to_string(),
        line: Some(error.line),
        column: Some(error.column),
        offset: Some(game.chars().take(error.offset).map(char::len_utf16).sum()),
        length: Some(units(error.length)),
        ..OpenError::default()
    }
}

fn in_option(error: &OptionError) -> OpenError {
    let option = error.name().to_owned();
    let message = error.to_string();
    OpenError { field: Field::Option, message, option: Some(option), ..OpenError::default() }
}
