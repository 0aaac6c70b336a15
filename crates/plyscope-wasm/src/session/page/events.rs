//! The events of a run, as in a trace.

use plyscope_stage::trace;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::session::Session;
use crate::to_js::to_js;

#[wasm_bindgen]
impl Session {
    /// Returns the events of a step, which are the lines of the trace; none for step 0.
    #[wasm_bindgen(unchecked_return_type = "TraceLine[]")]
    pub fn events(&self, step: usize) -> JsValue {
        let events = self.run.recording().events_of_step(step);
        to_js(&trace::lines(&self.run, events).collect::<Vec<_>>())
    }

    /// Returns the events of a part of a step, counted from 1; 0 is the last part.
    #[wasm_bindgen(unchecked_return_type = "TraceLine[]")]
    pub fn events_of_part(&self, step: usize, part: usize) -> JsValue {
        let events = self.run.recording().events_of_part(step, part);
        to_js(&trace::lines(&self.run, events).collect::<Vec<_>>())
    }

    /// Returns the first line of the trace.
    #[wasm_bindgen(unchecked_return_type = "TraceHeader")]
    pub fn header(&self) -> JsValue {
        to_js(&trace::header(&self.run))
    }
}
