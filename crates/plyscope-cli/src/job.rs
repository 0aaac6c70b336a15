//! Which search of which game.

use std::io::{self, Read};

use plyscope::{AnyGame, AnySearch};
use plyscope_stage::Run;

use crate::failure::Failure;

/// A search by its name, a game by its text, and the search's options.
#[derive(Debug)]
pub(crate) struct Job {
    pub(crate) algorithm: String,
    pub(crate) game: String,
    pub(crate) options: Vec<(String, String)>,
}

impl Job {
    /// The search, not recorded.
    pub(crate) fn search(self) -> Result<AnySearch<AnyGame>, Failure> {
        let game: AnyGame = text_of(self.game)?.parse()?;
        Ok(AnySearch::builder(&self.algorithm, game).options(self.options).build()?)
    }

    /// The search, about to be recorded.
    pub(crate) fn record(self) -> Result<Run, Failure> {
        Ok(Run::builder(&self.algorithm, &text_of(self.game)?).options(self.options).open()?)
    }
}

/// A game's text as it was asked for; `-` is standard input, without the
/// newline at its end.
pub(crate) fn text_of(game: String) -> Result<String, Failure> {
    if game != "-" {
        return Ok(game);
    }
    let mut bytes = Vec::new();
    io::stdin().lock().read_to_end(&mut bytes).map_err(Failure::Read)?;
    let mut text = String::from_utf8(bytes)
        .map_err(|error| Failure::NotText { valid: error.utf8_error().valid_up_to() })?;
    if text.ends_with('\n') {
        text.pop();
        if text.ends_with('\r') {
            text.pop();
        }
    }
    Ok(text)
}
