//! The bindings of the page: what `web/js/engine.js` calls. Glue, and no
//! decision: what is shown is decided in `plyscope-stage`.

mod canvas;
#[cfg(feature = "page")]
mod catalogue;
mod error;
mod session;

#[cfg(feature = "page")]
pub use catalogue::catalogue;
pub use session::{Session, open};

use serde::Serialize;
use wasm_bindgen::JsValue;

/// Something small, as a plain object; `None` becomes `null`.
fn to_js(something: &impl Serialize) -> JsValue {
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    // Our own types: they hold nothing that JavaScript hasn't.
    something.serialize(&serializer).unwrap_or(JsValue::NULL)
}
