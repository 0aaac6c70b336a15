//! The files that an embedded tree loads: small modules of the engine, each with the
//! searches of some kinds or with the games, and the scripts and styles in one file each; and the
//! modules of games that have one of their own, which the page loads, too. `tests/frame.mjs`
//! has the parts that need Node.

use crate::bindings::bind;
use crate::run::{at_once, cargo, root, shell};
use crate::tools;
use anyhow::{Context, Result};
use std::ffi::OsStr;
use std::path::Path;
use std::sync::Mutex;
use std::time::SystemTime;
use xshell::{Shell, cmd};

/// The manifest that has the features of the small modules.
const MANIFEST: &str = "crates/plyscope-stage/Cargo.toml";
/// The profile of the modules in Cargo.toml.
const PROFILE: &str = "frame";
/// The files and folders that the modules are built from.
const SOURCES: &[&str] = &[
    "Cargo.lock",
    "Cargo.toml",
    "crates/plyscope",
    "crates/plyscope-stage",
    "crates/plyscope-wasm",
    "crates/xtask/src/frame.rs",
    "tests/function-order.mjs",
    "tests/glue.mjs",
    "tests/rehearsal.mjs",
    "tests/still.mjs",
    "tests/unused-texts.mjs",
];

/// Adds the files of embedded trees to dist/, which must contain the page.
pub(crate) fn build(sh: &Shell) -> Result<()> {
    let path = tools::optimizer(sh)?;
    tools::rust_source(sh)?;
    let made = root().join("target/parts");
    let changed = SOURCES.iter().filter_map(|source| last_change(&root().join(source))).max();
    let manifest = sh.read_file(root().join(MANIFEST))?;
    let (modules, own) = (modules(&manifest), own_modules(&manifest).collect::<Vec<_>>());
    // All modules have the same output file, so Cargo would link each of them again.
    let is_old = |module: &&&str| {
        let made_at = modified(&made.join(format!("{module}.made")));
        made_at.is_none() || made_at < changed
    };
    let old = Mutex::new(modules.iter().filter(is_old));
    let work = |worker: usize| -> Result<()> {
        let sh = shell()?;
        let next = || old.lock().ok().and_then(|mut old| old.next());
        while let Some(module) = next() {
            build_module(&sh, module, own.contains(module), &made, &path, worker)
                .with_context(|| format!("the module `{module}` for frames"))?;
        }
        Ok(())
    };
    at_once(WORKERS, work)?;
    cmd!(sh, "node tests/frame.mjs {made} {modules...}").quiet().run()?;
    Ok(cmd!(sh, "node tests/single.mjs").quiet().run()?)
}

/// The modules that are compiled at once. Each of them keeps hardly more than one core busy.
const WORKERS: usize = 2;

/// The module with the games, for all searches. It comes last, because a tree that is written
/// down has a smaller one.
const GAMES: &str = "games";

/// Returns the modules, by the feature of plyscope-stage that each is built with: the
/// features that select a kind of search in the core, and need nothing else, the games, and each
/// game that has a module of its own.
fn modules(manifest: &str) -> Vec<&str> {
    let features = manifest.lines().filter_map(|line| line.split_once(" = "));
    let alone = features.filter(|(name, needs)| *needs == format!("[\"plyscope/{name}\"]"));
    alone.map(|(name, _)| name).chain([GAMES]).chain(own_modules(manifest)).collect()
}

/// Returns the games that have a module of their own: the features that need the games and a game
/// of the core. Such a module has everything that the page shows, and the game.
fn own_modules(manifest: &str) -> impl Iterator<Item = &str> {
    let features = manifest.lines().filter_map(|line| line.split_once(" = "));
    let own =
        |(name, needs): &(&str, &str)| *needs == format!("[\"{GAMES}\", \"plyscope/{name}\"]");
    features.filter(own).map(|(name, _)| name)
}

fn build_module(
    sh: &Shell,
    module: &str,
    is_own: bool,
    made: &Path,
    path: &OsStr,
    worker: usize,
) -> Result<()> {
    let (cargo, target) = (cargo(), tools::WASM);
    // Speed matters more than size here: these games compute much for each position.
    let fast = format!("profile.{PROFILE}.package.plyscope.opt-level=3");
    let fast = if is_own { vec!["--config", &fast] } else { vec![] };
    // Once it is known which values can be where, a little more can be left out.
    let small = ["--gufa", "-Oz", "--gufa", "-Oz"];
    let (with, passes) = if is_own { ("page", &["-O3"][..]) } else { ("small", &small[..]) };
    // Cargo lets only one build at a time into a folder.
    let built = root().join(format!("target/frame/{worker}"));
    // A panic ends a module for a frame anyway. With a standard library that is built for it,
    // a panic is one instruction, without a message and the code that formats it. That is
    // unstable in Cargo and rustc, hence RUSTC_BOOTSTRAP. It fetches what the library needs.
    cmd!(
        sh,
        "{cargo} build --quiet --locked --package plyscope-wasm --lib
            --profile {PROFILE} --target {target} --target-dir {built}
            -Zbuild-std=std,panic_abort -Zbuild-std-features=optimize_for_size
            --no-default-features --features {with},plyscope-stage/{module} {fast...}"
    )
    .env("RUSTC_BOOTSTRAP", "1")
    .env("RUSTFLAGS", "-Zunstable-options -Cpanic=immediate-abort -Zlocation-detail=none")
    .env_remove("CARGO_ENCODED_RUSTFLAGS")
    .quiet()
    .run()?;
    let wasm = built.join(target).join(PROFILE).join("plyscope_wasm.wasm");
    let bound = made.join("bound");
    bind(&wasm, &bound, module, false)?;
    let script = format!("{module}.js");
    sh.copy_file(bound.join(&script), made.join(&script))?;
    let wasm = format!("{module}_bg.wasm");
    let (from, to) = (bound.join(&wasm), made.join(&wasm));
    let names = made.join(format!("{module}.json"));
    // Inlining large functions that are called once makes fewer bytes, but these compress
    // worse: the result has more bytes after gzip. Alignments are hints, and so are not worth
    // their bytes.
    let inline = "--one-caller-inline-max-function-size=20";
    // The names in what wasm-bindgen makes have hashes, which don't compress. wasm-opt prints
    // the short names that it gives instead; `tests/frame.mjs` writes these into the script.
    let minify = "--minify-imports-and-exports-and-modules";
    let short = cmd!(
        sh,
        "wasm-opt {passes...} --low-memory-unused --strip-producers --strip-target-features
            {inline} --dealign {minify} {from} -o {to}"
    )
    .env("PATH", path)
    .quiet()
    .read()?;
    sh.write_file(names, short)?;
    if module != GAMES && !is_own {
        cmd!(sh, "node tests/still.mjs {made} {module}").quiet().run()?;
    }
    // Last, so that a build that was interrupted is made again.
    sh.write_file(made.join(format!("{module}.made")), "")?;
    Ok(())
}

/// Returns the time of the last change of a file.
pub(crate) fn modified(path: &Path) -> Option<SystemTime> {
    path.metadata().ok()?.modified().ok()
}

/// Returns the time of the last change of a file, or of any file in a folder.
pub(crate) fn last_change(path: &Path) -> Option<SystemTime> {
    if !path.is_dir() {
        return modified(path);
    }
    let entries = std::fs::read_dir(path).ok()?;
    entries.filter_map(|entry| last_change(&entry.ok()?.path())).max()
}

#[cfg(test)]
mod tests {
    use super::{MANIFEST, modules, own_modules};
    use crate::run::root;

    #[test]
    fn a_feature_that_needs_no_other_has_a_module() {
        let manifest = "\
[features]
default = [\"all\"]
all = [\"one\", \"two\", \"three\"]
one = [\"plyscope/one\"]
# It needs the first.
two = [\"one\", \"plyscope/two\"]
three = [\"plyscope/three\"]
games = [\"one\", \"plyscope/games\"]
go = [\"games\", \"plyscope/go\"]
typescript = [\"dep:ts-rs\"]
";
        assert_eq!(modules(manifest), ["one", "three", "games", "go"]);
        assert_eq!(own_modules(manifest).collect::<Vec<_>>(), ["go"]);
    }

    #[test]
    fn the_features_of_the_manifest_are_found() {
        let manifest = std::fs::read_to_string(root().join(MANIFEST)).unwrap();
        assert!(modules(&manifest).contains(&"depth-first"), "{manifest}");
        assert!(own_modules(&manifest).any(|module| module == "chess"), "{manifest}");
    }
}
