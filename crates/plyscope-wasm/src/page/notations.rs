//! Trees in other notations, and texts with two meanings.

use plyscope::AnyGame;
use wasm_bindgen::prelude::wasm_bindgen;

/// Returns a tree in a notation, by their text and name; `undefined` if the text is no tree, or if the
/// notation can't write it.
#[wasm_bindgen(js_name = writtenIn)]
pub fn written_in(tree: &str, notation: &str) -> Option<String> {
    let AnyGame::Tree(tree) = tree.parse().ok()? else { return None };
    tree.written_in(notation.parse().ok()?).ok()
}

/// Returns the game that a text may mean as well, where it is read as a tree; `undefined` for most
/// texts.
#[wasm_bindgen(js_name = otherReading)]
pub fn other_reading(text: &str) -> Option<String> {
    AnyGame::other_reading(text).map(|game| game.to_string())
}
