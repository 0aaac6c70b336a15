//! Checks that Trunk builds the same page as `cargo xtask dist`, for those who use Trunk.

use crate::run::root;
use crate::tools;
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
    for name in ["embed.html", "css", "examples", "js", "kinds", "locales"] {
        compare(&root().join("web").join(name), &built.join(name), &mut problems)?;
    }
    for name in ["plyscope-wasm.js", "plyscope-wasm.d.ts"] {
        let file = Path::new("wasm").join(name);
        compare(&root().join("dist").join(&file), &built.join(&file), &mut problems)?;
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
