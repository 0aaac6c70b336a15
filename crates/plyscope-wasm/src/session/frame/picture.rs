//! What a frame adds to a picture and to the description of a run: nothing.

use plyscope_stage::{Scene, SceneInput};
use wasm_bindgen::JsValue;

use crate::session::Session;
use crate::to_js::to_js;

impl Session {
    /// Only the page adds to a picture.
    pub(in crate::session) fn add_to(&self, _: &mut Scene, _: &SceneInput<'_>) {}

    /// Returns the description of the run. A frame has no room for the rules.
    pub(in crate::session) fn described(&self) -> JsValue {
        to_js(&plyscope_stage::about(&self.run, Vec::new()))
    }
}
