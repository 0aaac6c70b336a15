//! What the page keeps of a session, and what it throws.

use std::cell::OnceCell;

use plyscope::NodeId;
use plyscope_stage::{FirstStep, RunError, Words};
use wasm_bindgen::JsValue;

use crate::page::OpenError;
use crate::to_js::to_js;

/// What the page keeps of a session besides.
#[derive(Debug, Default)]
pub(in crate::session) struct Additions {
    /// The words in the drawing for rows of leaves, of chance and of one of several players, and for a
    /// leaf in OPEN, where they are not English.
    pub(super) drawn_words: Option<[String; 4]>,
    /// The step that is looked for.
    pub(super) sought: Option<FirstStep>,
    /// The description of the run. The text of the game may be long, and several ask.
    pub(super) about: OnceCell<JsValue>,
    /// The nodes that only this run looks at, and those that only a compared one looks at.
    pub(super) lights: [Vec<NodeId>; 2],
}

impl Additions {
    /// Returns the words in the drawing, with those that the page has set.
    pub(in crate::session) fn words<'a>(&'a self, words: Words<'a>) -> Words<'a> {
        match &self.drawn_words {
            Some([leaves, chance, _, in_open]) => Words { leaves, chance, in_open, ..words },
            None => words,
        }
    }

    /// Returns the word before the number of a player.
    pub(in crate::session) fn player(&self) -> &str {
        self.drawn_words.as_ref().map_or("player", |[_, _, player, _]| player)
    }
}

/// Returns what is thrown for an error.
pub(in crate::session) fn thrown(error: &RunError, game: &str) -> JsValue {
    to_js(&OpenError::of(error, game))
}
