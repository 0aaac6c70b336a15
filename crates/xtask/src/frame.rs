//! What a frame in somebody else's page loads: small modules of the engine, each
//! with the searches of some kinds, and the page's scripts and styles in one file
//! each. `tests/frame.mjs` does what takes Node.

use crate::run::{cargo, root};
use crate::tools;
use anyhow::{Context, Result};
use std::ffi::OsStr;
use std::path::Path;
use std::time::SystemTime;
use xshell::{Shell, cmd};

/// The small modules, by the feature of plyscope-stage that each is built with.
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
pub(crate) fn build(sh: &Shell) -> Result<()> {
    let (_, path) = tools::page(sh)?;
    let made = root().join("target/parts");
    let changed = SOURCES.iter().filter_map(|source| youngest(&root().join(source))).max();
    for module in MODULES {
        // One is linked over the other, so that Cargo would link all of them again.
        let made_at = modified(&made.join(format!("{module}_bg.wasm")));
        if made_at.is_none() || made_at < changed {
            build_module(sh, module, &made, &path)
                .with_context(|| format!("the module `{module}` for frames"))?;
        }
    }
    Ok(cmd!(sh, "node tests/frame.mjs {made} {MODULES...}").quiet().run()?)
}

fn build_module(sh: &Shell, module: &str, made: &Path, path: &OsStr) -> Result<()> {
    let (cargo, target) = (cargo(), tools::WASM);
    cmd!(
        sh,
        "{cargo} build --quiet --offline --package plyscope-wasm --lib
            --profile {PROFILE} --target {target} --target-dir target
            --no-default-features --features small,plyscope-stage/{module}"
    )
    .quiet()
    .run()?;
    let wasm = root().join("target").join(target).join(PROFILE).join("plyscope_wasm.wasm");
    // Only what wasm-opt has seen lies where the next build looks.
    let bound = made.join("bound");
    cmd!(
        sh,
        "wasm-bindgen --target web --no-typescript --remove-name-section
            --out-name {module} --out-dir {bound} {wasm}"
    )
    .env("PATH", path)
    .quiet()
    .run()?;
    let script = format!("{module}.js");
    sh.copy_file(bound.join(&script), made.join(&script))?;
    let wasm = format!("{module}_bg.wasm");
    let (from, to) = (bound.join(&wasm), made.join(&wasm));
    // What is written out where it is called once makes fewer bytes, that
    // compress worse: more bytes after gzip.
    let inline = "--one-caller-inline-max-function-size=0";
    cmd!(
        sh,
        "wasm-opt -Oz --low-memory-unused --strip-producers --strip-target-features
            {inline} {from} -o {to}"
    )
    .env("PATH", path)
    .quiet()
    .run()?;
    Ok(())
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
