//! What nodes and players are called.

use plyscope_stage::Names;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::Session;

#[wasm_bindgen]
impl Session {
    /// Sets what is called by letters instead of numbers, and the names of MAX and MIN.
    pub fn set_names(&mut self, letters: bool, max: &str, min: &str) {
        self.names = if letters { Names::Letters } else { Names::Numbers };
        self.players = [max.into(), min.into()];
    }

    /// Returns what the node with this path is called; empty for the root if the page has words for
    /// it.
    #[wasm_bindgen(unchecked_return_type = "string")]
    pub fn called(&self, path: &str) -> JsValue {
        self.run.called(path, self.names).into()
    }
}
