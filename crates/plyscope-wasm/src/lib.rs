//! plyscope-wasm
