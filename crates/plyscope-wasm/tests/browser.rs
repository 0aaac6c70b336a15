//! The bindings as a browser sees them.
#![cfg(target_arch = "wasm32")]

use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn it_knows_its_version() {
    assert_eq!(plyscope_wasm::version(), env!("CARGO_PKG_VERSION"));
}
