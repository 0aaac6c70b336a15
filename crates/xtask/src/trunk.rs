//! Checks that Trunk builds a page of the same files as `cargo xtask dist`, for those who use
//! Trunk.

use crate::run::root;
use crate::{modules, tools};
use anyhow::{Context, Result};
use std::path::Path;
use xshell::{Shell, cmd};

/// The folder that Trunk builds into here.
const BUILT: &str = "target/trunk";

/// Builds the page with Trunk, and returns how it differs from web/, of which it is a copy, but
/// for the engine.
pub(crate) fn differences(sh: &Shell) -> Result<Vec<String>> {
    let (trunk, path) = tools::trunk(sh)?;
    sh.remove_path(BUILT)?;
    // Trunk would warn that there is no main program; Trunk.toml explains why.
    cmd!(sh, "{trunk} build --offline --skip-version-check --log error --dist {BUILT}")
        .env("PATH", path)
        .env_remove("RUST_BACKTRACE") // the error message of Cargo is above it
        .env_remove("NO_COLOR") // Trunk accepts only `true`, and fails for `1`
        .quiet()
        .run()
        .context("Trunk could not build the page")?;
    let built = root().join(BUILT);
    let mut problems = Vec::new();
    let page = modules::table(sh)?.page;
    // Of this one, Trunk removes its instructions.
    for name in page.iter().filter(|name| *name != "index.html") {
        compare(&root().join("web").join(name), &built.join(name), &mut problems)?;
    }
    for path in sh.read_dir(&built)? {
        let name = path.file_name().unwrap_or_default();
        if name != "wasm" && page.iter().all(|known| name != known.as_str()) {
            problems.push(format!("{} is not in the table of modules", path.display()));
        }
    }
    for name in ["plyscope-wasm.js", "plyscope-wasm.d.ts"] {
        let made = modules::folder("full").join(name);
        compare(&made, &built.join("wasm").join(name), &mut problems)?;
    }
    let module = built.join("wasm/plyscope-wasm_bg.wasm");
    if !sh.path_exists(&module) {
        problems.push(format!("there is no {}", module.display()));
    }
    Ok(problems)
}

/// Adds the files that are not the same in both folders to the problems.
fn compare(one: &Path, other: &Path, problems: &mut Vec<String>) -> Result<()> {
    if one.is_dir() {
        return std::fs::read_dir(one)?.try_for_each(|entry| {
            let entry = entry?;
            compare(&entry.path(), &other.join(entry.file_name()), problems)
        });
    }
    let is_same =
        std::fs::read(other).is_ok_and(|bytes| std::fs::read(one).is_ok_and(|own| own == bytes));
    if !is_same {
        problems.push(format!("{} is not {}", other.display(), one.display()));
    }
    Ok(())
}
