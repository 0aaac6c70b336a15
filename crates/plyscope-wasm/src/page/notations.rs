//! Trees in other notations.

use plyscope::AnyGame;
use wasm_bindgen::prelude::wasm_bindgen;

/// Returns a tree in a notation, by their text and name; `undefined` if the text is no tree, or if the
/// notation can't write it.
#[wasm_bindgen(js_name = writtenIn)]
pub fn written_in(tree: &str, notation: &str) -> Option<String> {
    let AnyGame::Tree(tree) = tree.parse().ok()? else { return None };
    tree.written_in(notation.parse().ok()?).ok()
}
