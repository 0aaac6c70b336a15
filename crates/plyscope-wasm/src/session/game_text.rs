//! The text of a game that is long, read in portions, so that the page stays responsive.

use js_sys::Object;
use plyscope::GameReader;
use plyscope_stage::{Run, RunError};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::{Session, entries, session_of, thrown};

/// The number of bytes or nodes that are read between two looks at the clock.
const PORTION: usize = 20_000;

/// The long text of a game.
#[wasm_bindgen]
#[derive(Debug)]
pub struct GameText {
    /// The text so far, while it is given.
    given: String,
    reader: Option<GameReader>,
}

#[wasm_bindgen]
impl GameText {
    /// Returns a text that is empty. About so many bytes will follow.
    #[wasm_bindgen(constructor)]
    pub fn new(bytes: usize) -> GameText {
        GameText { given: String::with_capacity(bytes), reader: None }
    }

    /// Appends a piece of the text.
    pub fn push(&mut self, piece: &str) {
        self.given.push_str(piece);
    }

    /// Reads the text for about so many milliseconds. Returns `true` once it is read, or a mistake is
    /// found.
    pub fn read(&mut self, milliseconds: f64) -> bool {
        let end = js_sys::Date::now() + milliseconds;
        let reader = self.reader();
        while !reader.go_on(PORTION) {
            if js_sys::Date::now() >= end {
                return false;
            }
        }
        true
    }

    /// Opens a search of the game by its name and options (an object of strings).
    ///
    /// # Errors
    ///
    /// As in `open`.
    pub fn open(
        &mut self,
        algorithm: &str,
        #[wasm_bindgen(unchecked_param_type = "Record<string, string>")] options: &Object,
    ) -> Result<Session, JsValue> {
        let reader = self.reader();
        let session = reader.game().map_err(RunError::from).and_then(|game| {
            session_of(Run::builder_of(algorithm, game).options(entries(options)))
        });
        match session {
            Ok(session) => Ok(Session { is_long: true, ..session }),
            Err(error) => Err(thrown(&error, reader.text())),
        }
    }
}

impl GameText {
    fn reader(&mut self) -> &mut GameReader {
        let given = &mut self.given;
        self.reader.get_or_insert_with(|| GameReader::new(std::mem::take(given)))
    }
}
