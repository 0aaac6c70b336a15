//! What another program says that it does, against the search that is shown.

use js_sys::Object;
use plyscope_stage::check::{CheckError, LineError};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::session::{Session, entries, session_of};
use crate::to_js::to_js;

/// Compares what a program says, line by line, with a search of a game, by their texts and options (an
/// object of strings). Returns the number of a line that can't be read, counted from 1, or 0 if there is
/// nothing to compare.
#[wasm_bindgen(unchecked_return_type = "Checked | number")]
pub fn check(
    algorithm: &str,
    game: &str,
    #[wasm_bindgen(unchecked_param_type = "Record<string, string>")] options: &Object,
    trace: &str,
) -> JsValue {
    match plyscope_stage::check::check(algorithm, game, &entries(options), trace.as_bytes()) {
        Ok(checked) => to_js(&checked),
        Err(CheckError::Line(LineError { line, .. })) => (line as u32).into(),
        Err(_) => 0.into(),
    }
}

/// Returns the run of what a program says of its search of a game, line by line, or the reason why there
/// is none.
#[wasm_bindgen]
pub fn told(game: &str, trace: &str) -> Result<Session, String> {
    let told = |error: &dyn std::fmt::Display| error.to_string();
    let run = plyscope_stage::check::told(game, trace.as_bytes()).map_err(|error| told(&error))?;
    session_of(run).map_err(|error| told(&error))
}
