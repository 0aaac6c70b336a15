//! The bindings of the page: what `web/js/engine.js` calls. Glue, and no
//! decision: what is shown is decided in `plyscope-stage`.

mod canvas;
#[cfg(feature = "page")]
mod catalogue;
#[cfg(feature = "page")]
mod error;
mod json;
mod session;

#[cfg(feature = "page")]
pub use catalogue::catalogue;
pub use session::{Session, open};

use json::to_js;

/// What the searches allocate is mostly long lists: the allocator is no part of
/// their time, but of what a frame weighs.
#[cfg(all(feature = "small", target_arch = "wasm32"))]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// The names of the searches that this module has.
#[wasm_bindgen::prelude::wasm_bindgen]
pub fn searches() -> Vec<String> {
    plyscope::ALGORITHMS.iter().map(|algorithm| algorithm.name.to_owned()).collect()
}
