//! Makes the npm package. `tests/npm.mjs` has the parts that need Node.

use crate::bindings::bind;
use crate::frame::modified;
use crate::run::{cargo, root};
use crate::tools;
use anyhow::{Context, Result};
use std::path::PathBuf;
use xshell::{Shell, cmd};

/// Where its engine is built: with another feature, Cargo would build that of the page again.
const BUILT: &str = "target/package";

/// Makes dist/npm/plyscope-VERSION.tgz, with the page that is in dist/.
pub(crate) fn build(sh: &Shell) -> Result<()> {
    let made = engine(sh)?;
    let version = env!("CARGO_PKG_VERSION");
    Ok(cmd!(sh, "node tests/npm.mjs {made} {version}").quiet().run()?)
}

/// Makes the engine of the package, and returns the folder with its files.
pub(crate) fn engine(sh: &Shell) -> Result<PathBuf> {
    let path = tools::optimizer(sh)?;
    let (cargo, target) = (cargo(), tools::WASM);
    cmd!(
        sh,
        "{cargo} build --quiet --locked --release --package plyscope-wasm --lib
            --features package --target {target} --target-dir {BUILT}"
    )
    .quiet()
    .run()
    .context("could not build the engine of the package")?;
    let built = root().join(BUILT);
    let compiled = built.join(target).join("release/plyscope_wasm.wasm");
    let bound = built.join("bound");
    let wasm = bound.join("plyscope-wasm_bg.wasm");
    let made = built.join("made");
    let optimized = made.join("plyscope-wasm_bg.wasm");
    if modified(&optimized).is_none_or(|time| Some(time) < modified(&compiled)) {
        bind(&compiled, &bound, "plyscope-wasm", true)?;
        for name in ["plyscope-wasm.js", "plyscope-wasm.d.ts"] {
            sh.create_dir(&made)?;
            sh.copy_file(bound.join(name), made.join(name))?;
        }
        cmd!(sh, "wasm-opt -O3 --strip-producers {wasm} -o {optimized}")
            .env("PATH", &path)
            .quiet()
            .run()?;
    }
    Ok(made)
}
