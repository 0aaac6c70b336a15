//! Conversion of values to JavaScript.

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

/// Returns a value as a plain object; `None` becomes `null`.
pub(crate) fn to_js(value: &impl Serialize) -> JsValue {
    // It fails for what JavaScript doesn't have, such as an object as the key of another. None of
    // these types has that.
    value.serialize(&Serializer::json_compatible()).unwrap_or(JsValue::NULL)
}
