//! The colours of pictures.

use js_sys::{Object, Reflect};
use plyscope_stage::Ink;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Returns the colours of pictures, light or dark, without a font.
#[wasm_bindgen(unchecked_return_type = "Omit<Palette, \"font\">")]
pub fn palette(dark: bool) -> JsValue {
    let palette = Object::new();
    for (_, name, light, darker) in Ink::ALL {
        let colour = if dark { darker } else { light };
        // A new object takes any field.
        let _ = Reflect::set(&palette, &name.into(), &colour.into());
    }
    palette.into()
}
