//! Everything that is shown of a moment, in one object: its step is decoded once.

use plyscope::NodeId;
#[cfg(feature = "page")]
use plyscope_stage::{Listing, Sentence, counters, listing};
use plyscope_stage::{Narration, Panel, narrate, panel};
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::Session;
use crate::to_js::to_js;

/// Everything that is shown of a moment beside the tree.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Moment {
    /// The sentences about the step, or about a part of it.
    narration: Narration,
    /// The panel of the search.
    panel: Panel,
    /// The paths of the nodes whose numbers the step has changed.
    changed: Vec<String>,
    /// The listing and its current lines; not in a frame.
    #[cfg(feature = "page")]
    listing: Listing,
    /// The counts up to this moment, a sentence each; not in a frame.
    #[cfg(feature = "page")]
    counters: Vec<Sentence>,
}

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
        to_js(&Moment {
            narration: narrate(run, &moment),
            panel,
            changed,
            #[cfg(feature = "page")]
            listing: listing(run, &moment),
            #[cfg(feature = "page")]
            counters: counters(run, &moment),
        })
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
