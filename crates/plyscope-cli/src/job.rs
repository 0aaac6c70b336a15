//! A search of a game.

use std::io::{self, Read};

use plyscope::{AnyGame, AnySearch};
use plyscope_stage::Run;

use crate::failure::Failure;
use crate::memory::Memory;

/// The name of a search, its options, and the text of a game.
#[derive(Debug)]
pub(crate) struct Job {
    pub(crate) algorithm: String,
    pub(crate) game: String,
    pub(crate) options: Vec<(String, String)>,
    /// The most memory that it may take.
    pub(crate) memory: Memory,
}

impl Job {
    /// Returns the search before its first step, without a recording. It is not prepared.
    pub(crate) fn search(self) -> Result<AnySearch<AnyGame>, Failure> {
        let game: AnyGame = text_of(self.game)?.parse()?;
        Ok(AnySearch::builder(&self.algorithm, game).options(self.options).build_unprepared()?)
    }

    /// Returns the search before its first step, with an empty recording. It is not prepared.
    pub(crate) fn record(self) -> Result<Run, Failure> {
        let game = text_of(self.game)?;
        Ok(Run::builder(&self.algorithm, &game).options(self.options).open_unprepared()?)
    }
}

/// Returns the text of the game. For `-`, it is read from standard input, without a final newline.
pub(crate) fn text_of(game: String) -> Result<String, Failure> {
    if game != "-" {
        return Ok(unmarked(game));
    }
    let mut bytes = Vec::new();
    io::stdin().lock().read_to_end(&mut bytes).map_err(Failure::Read)?;
    let text = String::from_utf8(bytes)
        .map_err(|error| Failure::NotUtf8 { valid: error.utf8_error().valid_up_to() })?;
    let mut text = unmarked(text);
    if text.ends_with('\n') {
        text.pop();
        if text.ends_with('\r') {
            text.pop();
        }
    }
    Ok(text)
}

/// Returns a text without its byte order mark, with which some editors begin a file. Nobody sees it.
fn unmarked(mut text: String) -> String {
    if text.starts_with('\u{feff}') {
        text.remove(0);
    }
    text
}
