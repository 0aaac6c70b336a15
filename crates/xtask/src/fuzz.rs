//! Fuzzing: libFuzzer with the programs of `crates/plyscope-fuzz/fuzz`, and tests in Node that go on
//! for some time.

use crate::run::{cargo, root, status};
use crate::tools;
use anyhow::{Result, ensure};
use xshell::{Shell, cmd};

/// What is tried by libFuzzer; each has a folder in `tests/corpus/fuzz`.
const TEXTS: [&str; 4] = ["notation", "options", "session", "trace"];
/// What is tried in Node: a test in `tests/unit` each, called `spoiled-…`. That of calls needs the
/// page in `dist/`.
const SCRIPTS: [&str; 2] = ["links", "calls"];

/// Tries everything in turn, or one target. Returns true if nothing was found.
pub(crate) fn fuzz(sh: &Shell, target: Option<&str>, minutes: u32) -> Result<bool> {
    let all: Vec<_> = TEXTS.into_iter().chain(SCRIPTS).collect();
    let known = target.is_none_or(|target| all.contains(&target));
    ensure!(known, "there is no such target; there are {}", all.join(", "));
    let chosen: Vec<_> = all.into_iter().filter(|it| target.is_none_or(|one| one == *it)).collect();
    let seconds = minutes.saturating_mul(60) / chosen.len() as u32;
    let mut good = true;
    for target in chosen {
        good &= if SCRIPTS.contains(&target) {
            script(sh, target, seconds)?
        } else {
            text(sh, target, seconds)?
        };
    }
    Ok(good)
}

/// Has libFuzzer look for text. Texts that reach something new are kept in `target/fuzz`; a text
/// that fails is printed, and kept in `crates/plyscope-fuzz/fuzz/artifacts`.
fn text(sh: &Shell, target: &str, seconds: u32) -> Result<bool> {
    let path = tools::cargo_fuzz(sh)?;
    let (cargo, root) = (cargo(), root());
    let built = root.join("target/fuzz");
    let found = built.join("found").join(target);
    let corpus = root.join("tests/corpus/fuzz").join(target);
    sh.create_dir(&found)?;
    let _away = sh.push_dir("crates/plyscope-fuzz");
    let seconds = seconds.to_string();
    // Without a sanitizer: no crate here has unsafe code, and any Rust will do.
    let run = cmd!(
        sh,
        "{cargo} fuzz run --sanitizer none --target-dir {built} {target} {found} {corpus} --
            -max_total_time={seconds} -max_len=8192 -timeout=20 -print_final_stats=1"
    );
    status(run.env("PATH", path))
}

/// Has a test go on for this time.
fn script(sh: &Shell, target: &str, seconds: u32) -> Result<bool> {
    tools::node(sh)?;
    let minutes = (f64::from(seconds) / 60.0).to_string();
    let test = cmd!(sh, "node --test --test-reporter=spec tests/unit/spoiled-{target}.test.mjs");
    status(test.env("FUZZ_MINUTES", minutes))
}
