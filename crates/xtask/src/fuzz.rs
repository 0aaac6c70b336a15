//! Fuzzing: libFuzzer with the programs of `crates/plyscope-fuzz/fuzz`, and tests in Node that go
//! on for some time.

use crate::run::{cargo, output, root, status, watch_errors};
use crate::tools;
use anyhow::{Result, ensure};
use std::time::Instant;
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
    let rust = output(cmd!(sh, "rustc --version")).unwrap_or_else(|| "Rust".to_owned());
    let (cargo, root) = (cargo(), root());
    let built = root.join("target/fuzz");
    let found = built.join("found").join(target);
    let corpus = root.join("tests/corpus/fuzz").join(target);
    sh.create_dir(&found)?;
    let _away = sh.push_dir("crates/plyscope-fuzz");
    // Without a sanitizer: no crate here has unsafe code, and any Rust will do.
    let options = ["--sanitizer", "none", "--target-dir"];
    tools::say(&format!("compiling {target} with libFuzzer, by {rust}, without a sanitizer"));
    let build = cmd!(sh, "{cargo} fuzz build {options...} {built} {target}").quiet();
    ensure!(status(build.env("PATH", &path))?, "{target} could not be compiled");

    tools::say(&format!("{target} is tried for {seconds} seconds"));
    let limit = seconds.to_string();
    let run = cmd!(
        sh,
        "{cargo} fuzz run {options...} {built} {target} {found} {corpus} --
            -max_total_time={limit} -max_len=8192 -timeout=20 -print_final_stats=1"
    );
    let (start, mut tally) = (Instant::now(), Tally::default());
    let good = watch_errors(run.quiet().env("PATH", path), |line| tally.read(line))?;
    let Tally { cases, first_edges, edges } = tally;
    tools::say(&format!(
        "{target}: {:.1} minutes, {cases} cases, {} found; at first {first_edges} edges of the \
         code, at the end {edges}",
        start.elapsed().as_secs_f64() / 60.0,
        if good { "nothing" } else { "one text" },
    ));
    Ok(good)
}

/// What libFuzzer says of its work.
#[derive(Debug, Default, PartialEq)]
struct Tally {
    cases: u64,
    /// The edges of the code that the corpus reaches.
    first_edges: u64,
    edges: u64,
}

impl Tally {
    /// Reads a line such as `#4096 INITED cov: 3012 ft: 9000 corp: 20/3Kb`. The first one with
    /// `INITED` says what the corpus reaches.
    fn read(&mut self, line: &str) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let after = |word: &str| {
            let at = words.iter().position(|it| *it == word)?;
            words.get(at + 1)?.parse::<u64>().ok()
        };
        if let Some(cases) = after("stat::number_of_executed_units:") {
            self.cases = cases;
        }
        if line.starts_with('#')
            && let Some(edges) = after("cov:")
        {
            self.edges = edges;
            if words.contains(&"INITED") {
                self.first_edges = edges;
            }
        }
    }
}

/// Has a test go on for this time.
fn script(sh: &Shell, target: &str, seconds: u32) -> Result<bool> {
    tools::node(sh)?;
    let minutes = (f64::from(seconds) / 60.0).to_string();
    let test = cmd!(sh, "node --test --test-reporter=spec tests/unit/spoiled-{target}.test.mjs");
    status(test.env("FUZZ_MINUTES", minutes))
}

#[cfg(test)]
mod tests {
    use super::Tally;

    #[test]
    fn what_libfuzzer_says_is_counted() {
        let mut tally = Tally::default();
        for line in [
            "INFO: Seed: 3183204022",
            "#64\tpulse  cov: 2511 ft: 2800 corp: 30/900b exec/s: 32 rss: 60Mb",
            "#117\tINITED cov: 3012 ft: 9000 corp: 100/3Kb exec/s: 39 rss: 61Mb",
            "#4096\tNEW    cov: 3020 ft: 9010 corp: 101/3Kb lim: 80 exec/s: 99 L: 7/80 MS: 1 Custom-",
            "Done 5000 runs in 61 second(s)",
            "stat::number_of_executed_units: 5000",
            "stat::average_exec_per_sec:     81",
        ] {
            tally.read(line);
        }
        assert_eq!(tally, Tally { cases: 5_000, first_edges: 3_012, edges: 3_020 });
    }
}
