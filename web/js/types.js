// The types of what crosses from Rust, for `@import`: no browser ever loads this file.
// They are made from the Rust types, with the bindings (crates/plyscope-wasm).

export * from "../wasm/plyscope-wasm.js";
