//! The bindings of the page: the functions that `web/js/engine.js` calls. They convert arguments
//! and results; `plyscope-stage` decides what is shown.

mod canvas;
#[cfg(feature = "page")]
mod catalogue;
#[cfg(feature = "page")]
mod error;
#[cfg(feature = "package")]
mod palette;
#[cfg(feature = "package")]
mod search;
mod session;
mod to_js;
#[cfg(feature = "page")]
mod types;

#[cfg(feature = "page")]
pub use catalogue::catalogue;
#[cfg(feature = "package")]
pub use palette::palette;
#[cfg(feature = "package")]
pub use search::Search;
#[cfg(feature = "page")]
pub use session::game_text::GameText;
pub use session::{Session, open};

/// The allocator of a module for frames. The searches mostly allocate long lists, so its size
/// matters more than its speed.
#[cfg(all(feature = "small", target_arch = "wasm32"))]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// Returns the names of the searches that this module has.
#[wasm_bindgen::prelude::wasm_bindgen]
pub fn searches() -> Vec<String> {
    plyscope::ALGORITHMS.iter().map(|algorithm| algorithm.name.to_owned()).collect()
}
