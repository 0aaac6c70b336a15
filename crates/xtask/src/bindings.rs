//! Makes a module for browsers of compiled Rust: what the program `wasm-bindgen` does, by the
//! library that it is made of. It belongs to this program, so nothing has to be installed.

use anyhow::{Context, Result};
use std::path::Path;
use wasm_bindgen_cli_support::Bindgen;

/// Writes `<name>.js`, `<name>_bg.wasm` and, if wanted, `<name>.d.ts` into a folder.
pub(crate) fn bind(wasm: &Path, folder: &Path, name: &str, types: bool) -> Result<()> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(wasm).out_name(name).typescript(types).remove_name_section(true);
    // The small modules, which have no types, are always given their address.
    bindgen.omit_default_module_path(!types);
    bindgen.web(true)?.generate(folder).with_context(|| format!("the bindings of {name}"))
}
