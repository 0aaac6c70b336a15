//! The parts of a session that the page has, and a frame does not.

pub(super) mod additions;
mod compare;
mod events;
mod figure;
mod files;
pub(crate) mod moment;
mod nodes;
mod plies;

use plyscope_stage::{Names, Scene, SceneInput};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::Session;
use crate::to_js::to_js;

#[wasm_bindgen]
impl Session {
    /// Sets the words in the drawing: for a row of leaves, of chance, and of one of several players,
    /// and for a leaf that waits in OPEN.
    pub fn set_words(&mut self, leaves: &str, chance: &str, player: &str, in_open: &str) {
        let words = [leaves, chance, player, in_open];
        self.additions.drawn_words = Some(words.map(str::to_owned));
    }
}

impl Session {
    /// Adds to the picture what only the page shows.
    pub(super) fn add_to(&self, scene: &mut Scene, input: &SceneInput<'_>) {
        let [gained, missed] = &self.additions.lights;
        scene.light(gained, missed);
        if self.names == Names::Letters {
            scene.name(input, &|node| self.run.letters(node));
        }
    }

    /// Returns the description of the run.
    pub(super) fn described(&self) -> JsValue {
        let describe = || {
            let rules = plyscope_stage::rules(&self.run);
            to_js(&plyscope_stage::about(&self.run, rules))
        };
        self.additions.about.get_or_init(describe).clone()
    }
}
