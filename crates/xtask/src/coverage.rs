//! How much of the readers the corpus of the fuzzer reaches, in lines.

use crate::run::{cargo, path_with, watch};
use crate::tools;
use anyhow::{Context, Result, ensure};
use xshell::{Shell, cmd};

/// The least share of a reader's lines, in percent.
const LEAST: f64 = 95.0;

/// The readers: how the paths of their files begin, and how they end.
const READERS: [(&str, &[(&str, &str)]); 4] = [
    (
        "notation",
        &[
            ("plyscope/src/games/notation", ".rs"),
            ("plyscope/src/games/arguments", ".rs"),
            ("plyscope/src/games/", "/read.rs"),
            ("plyscope/src/games/tree/read/", ".rs"),
            ("plyscope/src/games/tree/number", ".rs"),
            ("plyscope/src/games/tsp/matrix", ".rs"),
        ],
    ),
    ("options", &[("plyscope/src/options", ".rs"), ("plyscope/src/searches/", "/options.rs")]),
    (
        "trace",
        &[
            ("plyscope-stage/src/trace", "/context.rs"),
            ("plyscope-stage/src/trace", "/done.rs"),
            ("plyscope-stage/src/trace", "/fields.rs"),
            ("plyscope-stage/src/trace", "/lines.rs"),
            ("plyscope-stage/src/trace", "/values.rs"),
            ("plyscope-stage/src/trace", "/word_of.rs"),
            ("plyscope-stage/src", "/trace.rs"),
        ],
    ),
    ("links", &[("web/js/fragment", ".js"), ("web/js/link/", ".js")]),
];

/// The lines of a file, and those of them that nothing reaches; in scripts, in percent.
#[derive(Debug, PartialEq)]
struct Lines {
    file: String,
    lines: f64,
    missed: f64,
}

/// Runs the tests of the corpus and prints the lines that they reach. Returns true if it is enough.
pub(crate) fn coverage(sh: &Shell) -> Result<bool> {
    let path = path_with(&[tools::llvm_cov(sh)?])?;
    tools::node(sh)?;
    let cargo = cargo();
    // What other tests have reached doesn't count.
    cmd!(sh, "{cargo} llvm-cov clean --profraw-only").env("PATH", &path).run()?;
    cmd!(sh, "{cargo} llvm-cov test --no-report -p plyscope-fuzz --test corpus -- the_corpus")
        .env("PATH", &path)
        .run()
        .context("the corpus could not be tried")?;
    let mut found = Vec::new();
    let report = cmd!(sh, "{cargo} llvm-cov report --summary-only").env("PATH", &path).read()?;
    found.extend(report.lines().filter_map(of_rust));
    let test = "tests/unit/spoiled-links.test.mjs";
    let node = ["--test", "--experimental-test-coverage", "--test-reporter=tap"];
    let scripts = cmd!(sh, "node {node...} --test-name-pattern=corpus {test}").quiet();
    let passed = watch(scripts, "", |line| found.extend(of_script(line)))?;
    ensure!(passed, "the links of the corpus could not be tried");

    let mut is_enough = true;
    println!("\n{:<60} {:>8}", "lines that the corpus reaches", "percent");
    for (reader, paths) in READERS {
        let is_of = |file: &str| {
            paths.iter().any(|(begin, end)| file.starts_with(begin) && file.ends_with(end))
        };
        let own = |it: &&Lines| is_of(&it.file);
        let files: Vec<_> = found.iter().filter(own).collect();
        let share = share(&files);
        is_enough &= share >= LEAST;
        println!("{reader:<60} {share:>8.1}");
        for file in &files {
            println!("  {:<58} {:>8.1}", file.file, self::share(&[file]));
        }
    }
    println!("\nAt least {LEAST} percent of each reader are wanted.");
    Ok(is_enough)
}

/// Returns the share of lines that are reached, in percent; 0 if there are none.
fn share(files: &[&Lines]) -> f64 {
    let sum = |count: fn(&Lines) -> f64| files.iter().map(|file| count(file)).sum::<f64>();
    let lines = sum(|file| file.lines);
    if lines > 0.0 { 100.0 * (1.0 - sum(|file| file.missed) / lines) } else { 0.0 }
}

/// Reads a row of cargo-llvm-cov's table: a file; of its regions, functions and lines the number,
/// those that are missed, and the share.
fn of_rust(row: &str) -> Option<Lines> {
    let words: Vec<&str> = row.split_whitespace().collect();
    let file = words.first().filter(|file| file.ends_with(".rs"))?;
    let number = |at: usize| words.get(at)?.parse().ok();
    // Where a system separates folders otherwise.
    Some(Lines { file: file.replace('\\', "/"), lines: number(7)?, missed: number(8)? })
}

/// Reads a row of Node's table, such as `# web/js/fragment.js | 98.50 | 97.78 | 62.50 | 52-59`.
fn of_script(row: &str) -> Option<Lines> {
    let mut cells = row.strip_prefix('#')?.split('|').map(str::trim);
    let file = cells.next().filter(|file| file.ends_with(".js"))?;
    let share: f64 = cells.next()?.parse().ok()?;
    Some(Lines { file: file.replace('\\', "/"), lines: 100.0, missed: 100.0 - share })
}

#[cfg(test)]
mod tests {
    use super::{Lines, of_rust, of_script, share};

    #[test]
    fn rows_of_both_tables_are_read() {
        let row = "plyscope/src/options.rs   300   10   96.67%   30   2   93.33%   144   36   75.00%   0   0   -";
        let rust = of_rust(row).unwrap();
        assert_eq!(
            rust,
            Lines { file: "plyscope/src/options.rs".to_owned(), lines: 144.0, missed: 36.0 }
        );
        let script =
            of_script("# web/js/link/mend.js | 97.50 |    79.17 |   85.71 | 49-50").unwrap();
        assert_eq!((script.file.as_str(), script.missed), ("web/js/link/mend.js", 2.5));
        assert_eq!(share(&[&rust]), 75.0);
        assert_eq!(share(&[]), 0.0);
        for other in ["", "# ok 1 - links", "TOTAL 1 2 3% 4 5 6% 7 8 9%", "Filename Regions"] {
            assert!(of_rust(other).is_none() && of_script(other).is_none(), "{other}");
        }
    }
}
