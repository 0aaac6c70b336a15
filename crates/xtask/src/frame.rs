//! What a frame in somebody else's page loads: small modules of the engine, each
//! with the searches of some kinds, and the page's scripts and styles in one file
//! each. `tests/frame.mjs` does what takes Node.

use crate::run::{cargo, command, root, succeed};
use crate::{Result, tools};
use std::ffi::OsStr;
use std::path::Path;
use std::time::SystemTime;

/// The small modules, by the feature of plyscope-wasm that each is built with.
const MODULES: &[&str] = &["depth-first", "open", "passes", "intervals", "proofs"];
/// Their profile in Cargo.toml.
const PROFILE: &str = "frame";
/// What they are made from.
const SOURCES: &[&str] = &[
    "Cargo.lock",
    "Cargo.toml",
    "crates/plyscope",
    "crates/plyscope-stage",
    "crates/plyscope-wasm",
    "crates/xtask/src/frame.rs",
];

/// Adds to dist/ what frames load. Expects the page there.
pub(crate) fn build() -> Result<()> {
    let (_, path) = tools::page()?;
    let made = root().join("target/parts");
    let changed = SOURCES.iter().filter_map(|source| youngest(&root().join(source))).max();
    for module in MODULES {
        // One is linked over the other, so that Cargo would link all of them again.
        let made_at = modified(&made.join(format!("{module}_bg.wasm")));
        if made_at.is_none() || made_at < changed {
            build_module(module, &made, &path)
                .map_err(|error| format!("the module `{module}` for frames: {error}"))?;
        }
    }
    succeed(command("node").arg("tests/frame.mjs").arg(&made).args(MODULES), "bundling")
}

fn build_module(module: &str, made: &Path, path: &OsStr) -> Result<()> {
    succeed(
        cargo(&["build", "--quiet", "--offline", "--package", "plyscope-wasm", "--lib"])
            .args(["--profile", PROFILE, "--target", tools::WASM, "--target-dir", "target"])
            .args(["--no-default-features", "--features", module]),
        "cargo",
    )?;
    let wasm = root().join("target").join(tools::WASM).join(PROFILE).join("plyscope_wasm.wasm");
    // Only what wasm-opt has seen lies where the next build looks.
    let bound = made.join("bound");
    succeed(
        command("wasm-bindgen")
            .args(["--target", "web", "--no-typescript", "--remove-name-section"])
            .args(["--out-name", module, "--out-dir"])
            .args([&bound, &wasm])
            .env("PATH", path),
        "wasm-bindgen",
    )?;
    let script = format!("{module}.js");
    std::fs::copy(bound.join(&script), made.join(&script)).map_err(|error| error.to_string())?;
    let wasm = format!("{module}_bg.wasm");
    succeed(
        command("wasm-opt")
            .args(["-Oz", "--low-memory-unused", "--strip-producers", "--strip-target-features"])
            // What is written out where it is called once makes fewer bytes, that
            // compress worse: more bytes after gzip.
            .args(["--one-caller-inline-max-function-size=0"])
            .args([bound.join(&wasm).as_os_str(), OsStr::new("-o"), made.join(&wasm).as_os_str()])
            .env("PATH", path),
        "wasm-opt",
    )
}

fn modified(path: &Path) -> Option<SystemTime> {
    path.metadata().ok()?.modified().ok()
}

/// When a file, or the last changed of the files in a folder, was changed.
fn youngest(path: &Path) -> Option<SystemTime> {
    if !path.is_dir() {
        return modified(path);
    }
    let entries = std::fs::read_dir(path).ok()?;
    entries.filter_map(|entry| youngest(&entry.ok()?.path())).max()
}
