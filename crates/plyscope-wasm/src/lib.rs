//! The bindings of the page: the functions that `web/js/engine.js` calls. They convert arguments
//! and results; `plyscope-stage` decides what is shown.

mod canvas;
mod limits;
#[cfg(feature = "page")]
mod page;
#[cfg(feature = "package")]
mod rules;
mod scale;
mod session;
#[cfg(all(test, target_arch = "wasm32"))]
mod tests;
mod to_js;

#[cfg(feature = "page")]
pub use page::*;
#[cfg(feature = "package")]
pub use rules::{JsRules, open_rules, search_rules};
pub use session::{Session, open};

/// Returns the names of the searches that this module has.
#[wasm_bindgen::prelude::wasm_bindgen]
pub fn searches() -> Vec<String> {
    plyscope::ALGORITHMS.iter().map(|algorithm| algorithm.name.to_owned()).collect()
}
