//! A search that is stepped, without a recording.

use js_sys::Object;
use plyscope::Game;
use plyscope_stage::Run;
use plyscope_stage::trace::{DoneLine, TracedSearch};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::limits::LIMITS;
use crate::page::OpenError;
use crate::session::entries;
use crate::to_js::to_js;

/// A search whose steps return their events. It keeps no events, and can't go back.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Search(pub(crate) TracedSearch);

#[wasm_bindgen]
impl Search {
    /// Opens a game by its text and a search by its name and options (an object of strings).
    ///
    /// # Errors
    ///
    /// An `OpenError`.
    #[wasm_bindgen(constructor)]
    pub fn new(
        algorithm: &str,
        game: &str,
        #[wasm_bindgen(unchecked_param_type = "Record<string, string>")] options: &Object,
    ) -> Result<Search, JsValue> {
        let builder = Run::builder(algorithm, game).options(entries(options)).within(LIMITS);
        builder.traced().map(Search).map_err(|error| to_js(&OpenError::of(&error, game)))
    }

    /// Carries out a step and returns its events, which are the lines of the trace; none once the
    /// search has ended.
    #[wasm_bindgen(unchecked_return_type = "TraceLine[]")]
    pub fn step(&mut self) -> JsValue {
        to_js(&self.0.step())
    }

    /// Carries out all further steps, without their events, and returns the outcome.
    #[wasm_bindgen(unchecked_return_type = "TraceOutcome")]
    pub fn run(&mut self) -> JsValue {
        let unit = self.0.game().unit();
        to_js(&DoneLine::of(self.0.run(), unit))
    }

    /// The outcome, once the search has ended; `null` before.
    #[wasm_bindgen(getter, unchecked_return_type = "TraceOutcome | null")]
    pub fn outcome(&self) -> JsValue {
        let unit = self.0.game().unit();
        to_js(&self.0.outcome().map(|outcome| DoneLine::of(outcome, unit)))
    }

    /// The textbook listing with the options in force, a string a line.
    #[wasm_bindgen(getter)]
    pub fn listing(&self) -> Vec<String> {
        self.0.search().listing().into_iter().map(str::to_owned).collect()
    }

    /// The number of nodes that were generated so far, with the root.
    #[wasm_bindgen(getter)]
    pub fn nodes(&self) -> usize {
        self.0.nodes()
    }

    /// The number of steps so far.
    #[wasm_bindgen(getter)]
    pub fn steps(&self) -> f64 {
        self.0.steps() as f64
    }

    /// The search's name.
    #[wasm_bindgen(getter)]
    pub fn algorithm(&self) -> String {
        self.0.search().algorithm().name.to_owned()
    }

    /// The game, in its canonical form.
    #[wasm_bindgen(getter)]
    pub fn game(&self) -> String {
        self.0.game().to_string()
    }
}
