//! What a frame has in place of the parts of a session that only the page has.

mod picture;

use plyscope_stage::{Narration, Panel, Run, RunError, Words, narrate};
use serde::Serialize;
use wasm_bindgen::JsValue;

/// The page keeps more of a session; a frame keeps nothing.
#[derive(Debug, Default)]
pub(super) struct Additions;

impl Additions {
    /// Returns the words in the drawing.
    pub(super) fn words<'a>(&'a self, words: Words<'a>) -> Words<'a> {
        words
    }

    /// Returns nothing: a frame has no game of several players.
    pub(super) fn player(&self) -> &str {
        ""
    }
}

/// Everything that is shown of a moment beside the tree; the page has a listing and counters, too.
#[derive(Serialize)]
pub(super) struct Moment {
    narration: Narration,
    panel: Panel,
    changed: Vec<String>,
}

impl Moment {
    pub(super) fn of(
        run: &Run,
        moment: &plyscope_stage::Moment<'_>,
        panel: Panel,
        changed: Vec<String>,
    ) -> Moment {
        Moment { narration: narrate(run, moment), panel, changed }
    }
}

/// Returns what is thrown for an error: nothing, as the module of the page can describe it.
pub(super) fn thrown(_: &RunError, _: &str) -> JsValue {
    JsValue::NULL
}
