//! A search of a game.

use std::io::{self, Read};

use plyscope::{AnyGame, AnySearch};
use plyscope_stage::Run;

use crate::failure::Failure;

/// The name of a search, its options, and the text of a game.
#[derive(Debug)]
pub(crate) struct Job {
    pub(crate) algorithm: String,
    pub(crate) game: String,
    pub(crate) options: Vec<(String, String)>,
}

impl Job {
    /// Returns the search before its first step, without a recording.
    pub(crate) fn search(self) -> Result<AnySearch<AnyGame>, Failure> {
        let game: AnyGame = text_of(self.game)?.parse()?;
        Ok(AnySearch::builder(&self.algorithm, game).options(self.options).build()?)
    }

    /// Returns the search before its first step, with an empty recording.
    pub(crate) fn record(self) -> Result<Run, Failure> {
        Ok(Run::builder(&self.algorithm, &text_of(self.game)?).options(self.options).open()?)
    }
}

/// Returns the text of the game. For `-`, it is read from standard input, without a final newline.
pub(crate) fn text_of(game: String) -> Result<String, Failure> {
    if game != "-" {
        return Ok(game);
    }
    let mut bytes = Vec::new();
    io::stdin().lock().read_to_end(&mut bytes).map_err(Failure::Read)?;
    let mut text = String::from_utf8(bytes)
        .map_err(|error| Failure::NotUtf8 { valid: error.utf8_error().valid_up_to() })?;
    if text.ends_with('\n') {
        text.pop();
        if text.ends_with('\r') {
            text.pop();
        }
    }
    Ok(text)
}
