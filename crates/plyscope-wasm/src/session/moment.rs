//! What is shown of a moment: its step is decoded once.

use plyscope::NodeId;
use plyscope_stage::panel;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::{Moment, Session};
use crate::to_js::to_js;

#[wasm_bindgen]
impl Session {
    /// Returns everything that is shown of the moment beside the tree.
    #[wasm_bindgen(unchecked_return_type = "Moment")]
    pub fn moment(&mut self) -> JsValue {
        let changed = self.changed_paths();
        let (run, mut moment) = (&self.run, self.run.moment());
        self.focus = Some(moment.focus());
        let panel = panel(run, &moment);
        if self.by_part {
            run.narrow(&mut moment);
        }
        to_js(&Moment::of(run, &moment, panel, changed))
    }

    /// Returns the node that the step is about.
    pub fn focus(&mut self) -> u32 {
        self.focus_node().0
    }
}

impl Session {
    /// Returns the node that the step is about.
    pub(super) fn focus_node(&mut self) -> NodeId {
        let run = &self.run;
        *self.focus.get_or_insert_with(|| run.recording().focus_at(run.recording().at_event()))
    }
}
