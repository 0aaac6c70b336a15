//! Every test there is, in one order, with one summary.

use crate::run::{cargo, command, root, watch};
use crate::{Result, links, page, tools};
use std::cell::OnceCell;
use std::path::PathBuf;
use std::process::Command;
use std::time::{Duration, Instant};

/// A part of the tests.
struct Part {
    name: &'static str,
    what: &'static str,
    run: fn(&Settings) -> Result<Tally>,
}

/// What the command line asks for, and what the parts have in common.
struct Settings {
    /// Take the big cases too.
    long: bool,
    /// Further arguments for the tool behind the part.
    arguments: Vec<String>,
    /// Whether the page could be built; the first part that needs it builds it.
    page: OnceCell<bool>,
}

/// What came out of a part.
#[derive(Debug, Default, PartialEq)]
struct Tally {
    passed: u32,
    failed: u32,
    /// Left out, by the tests themselves.
    skipped: u32,
}

// Cheap parts first. A part that isn't made of tests counts its checks.
const PARTS: &[Part] = &[
    Part { name: "fmt", what: "the Rust is formatted", run: fmt },
    Part { name: "links", what: "links in *.md and web/*.html", run: links },
    Part { name: "clippy", what: "lints, here and for wasm", run: clippy },
    Part { name: "rust", what: "unit, property and doc tests", run: rust },
    Part { name: "docs", what: "the API documentation builds", run: docs },
    Part { name: "wasm", what: "the bindings in a browser", run: wasm },
    Part { name: "dist", what: "the page builds", run: dist },
    Part { name: "types", what: "the types of the JavaScript", run: types },
    Part { name: "browser", what: "the page in a browser", run: browser },
    Part { name: "serve", what: "`cargo xtask serve` serves it", run: serve },
    Part { name: "size", what: "what an embed weighs", run: size },
];

/// The names of the parts, as a list to read.
pub(crate) fn parts() -> String {
    let names: Vec<&str> = PARTS.iter().map(|part| part.name).collect();
    names.join(", ")
}

/// Runs the named parts, or all; false if anything failed.
pub(crate) fn test(names: &[&str], long: bool, arguments: &[String]) -> Result<bool> {
    for name in names {
        if !PARTS.iter().any(|part| part.name == *name) {
            return Err(format!("the tests have no part `{name}`, only {}", parts()));
        }
    }
    if !arguments.is_empty() && names.len() != 1 {
        return Err(
            "arguments after -- need one part to go to, as in `cargo xtask test rust -- layout`"
                .to_owned(),
        );
    }
    let settings = Settings { long, arguments: arguments.to_owned(), page: OnceCell::new() };

    let mut rows = Vec::new();
    for part in PARTS {
        if !names.is_empty() && !names.contains(&part.name) {
            continue;
        }
        println!("\n==> {}: {}", part.name, part.what);
        let start = Instant::now();
        let tally = (part.run)(&settings).unwrap_or_else(|message| {
            eprintln!("error: {message}");
            Tally::check(false)
        });
        rows.push((part, tally, start.elapsed()));
    }
    Ok(summary(&rows))
}

/// Prints the table, and in its last line the total.
fn summary(rows: &[(&Part, Tally, Duration)]) -> bool {
    println!(
        "\n{:<8} {:<34} {:>7} {:>7} {:>7} {:>8}",
        "part", "what", "passed", "failed", "skipped", "seconds"
    );
    let mut total = Tally::default();
    let mut seconds = 0.0;
    for (part, tally, time) in rows {
        let time = time.as_secs_f64();
        println!(
            "{:<8} {:<34} {:>7} {:>7} {:>7} {:>8.1}",
            part.name, part.what, tally.passed, tally.failed, tally.skipped, time
        );
        total.add(tally);
        seconds += time;
    }
    println!(
        "{:<8} {:<34} {:>7} {:>7} {:>7} {:>8.1}",
        "total", "", total.passed, total.failed, total.skipped, seconds
    );
    let failed: Vec<&str> = (rows.iter())
        .filter(|(_, tally, _)| tally.failed > 0)
        .map(|(part, ..)| part.name)
        .collect();
    if !failed.is_empty() {
        println!("\nTo see it again: cargo xtask test {}", failed.join(" "));
    }
    println!("\n{} passed, {} failed", total.passed, total.failed);
    failed.is_empty()
}

impl Tally {
    /// The outcome of something that is one check.
    fn check(passed: bool) -> Self {
        Self { passed: u32::from(passed), failed: u32::from(!passed), skipped: 0 }
    }

    fn add(&mut self, other: &Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
    }

    /// Counts the tests in a line of libtest's or Node's summary; other lines count nothing.
    fn read(&mut self, line: &str) {
        if let Some(result) = line.strip_prefix("test result: ") {
            for count in result.split([';', '.']) {
                match count.trim().split_once(' ') {
                    Some((n, "passed")) => self.passed += n.parse().unwrap_or(0),
                    Some((n, "failed")) => self.failed += n.parse().unwrap_or(0),
                    Some((n, "ignored")) => self.skipped += n.parse().unwrap_or(0),
                    _ => {}
                }
            }
        } else if let Some((what, n)) =
            line.strip_prefix("ℹ ").and_then(|line| line.split_once(' '))
        {
            let n = n.parse().unwrap_or(0);
            match what {
                "pass" => self.passed += n,
                "fail" | "cancelled" => self.failed += n,
                "skipped" | "todo" => self.skipped += n,
                _ => {}
            }
        }
    }
}

impl Settings {
    /// A command with what all of them get.
    fn prepare<'a>(&self, command: &'a mut Command) -> &'a mut Command {
        if self.long {
            command.env("PLYSCOPE_LONG", "1");
        }
        command.args(&self.arguments)
    }

    /// Makes sure dist/ holds the page as the sources have it.
    fn page(&self) -> Result<()> {
        let built = self.page.get_or_init(|| match page::dist() {
            Ok(()) => true,
            Err(message) => {
                eprintln!("error: {message}");
                false
            }
        });
        built.then_some(()).ok_or("there is no page to test, its build failed".to_owned())
    }
}

/// Runs something that is one check.
fn check(command: &mut Command) -> Result<Tally> {
    watch(command, |_| {}).map(Tally::check)
}

/// Runs something that counts its tests.
fn count(command: &mut Command) -> Result<Tally> {
    let mut tally = Tally::default();
    let succeeded = watch(command, |line| tally.read(line))?;
    if !succeeded && tally.failed == 0 {
        tally.failed = 1; // it didn't compile, or fell over
    }
    Ok(tally)
}

fn fmt(settings: &Settings) -> Result<Tally> {
    tools::rust_component("rustfmt", "cargo-fmt")?;
    check(settings.prepare(&mut cargo(&["fmt", "--all", "--check"])))
}

fn links(_: &Settings) -> Result<Tally> {
    let report = links::check(&root())?;
    for problem in &report.broken {
        println!("{problem}");
    }
    println!(
        "{} links in {} files, {} broken; {} more lead out of the repository and are not tried",
        report.checked,
        report.files,
        report.broken.len(),
        report.external
    );
    Ok(Tally::check(report.broken.is_empty()))
}

fn clippy(settings: &Settings) -> Result<Tally> {
    tools::rust_component("clippy", "cargo-clippy")?;
    tools::rust_target()?;
    let mut here = cargo(&["clippy", "--workspace", "--all-targets", "--keep-going"]);
    let mut wasm = cargo(&["clippy", "--package=plyscope-wasm", "--all-targets", "--keep-going"]);
    wasm.args(["--target", tools::WASM]);
    let mut tally = Tally::default();
    for cargo in [&mut here, &mut wasm] {
        cargo.args(["--", "-D", "warnings"]);
        tally.add(&check(settings.prepare(cargo))?);
    }
    Ok(tally)
}

fn rust(settings: &Settings) -> Result<Tally> {
    count(settings.prepare(&mut cargo(&["test", "--workspace", "--no-fail-fast"])))
}

fn docs(settings: &Settings) -> Result<Tally> {
    let mut cargo = cargo(&["doc", "--workspace", "--no-deps"]);
    cargo.env("RUSTDOCFLAGS", "-D warnings");
    check(settings.prepare(&mut cargo))
}

fn wasm(settings: &Settings) -> Result<Tally> {
    tools::rust_target()?;
    let tools = tools::wasm_bindgen()?;
    tools::chrome()?;
    let driver = tools::chromedriver()?;
    let mut cargo = cargo(&[
        "test",
        "--package=plyscope-wasm",
        "--target",
        tools::WASM,
        "--no-fail-fast",
        "--tests",
    ]);
    cargo
        .env(
            "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER",
            tools.join(crate::run::executable("wasm-bindgen-test-runner")),
        )
        .env("CHROMEDRIVER", driver)
        .env("WASM_BINDGEN_TEST_TIMEOUT", if settings.long { "600" } else { "60" });
    count(settings.prepare(&mut cargo))
}

fn dist(settings: &Settings) -> Result<Tally> {
    settings.page()?;
    Ok(Tally::check(true))
}

fn types(settings: &Settings) -> Result<Tally> {
    settings.page()?; // the types of the bindings are made with it
    tools::node_modules()?;
    let mut node = command("node");
    node.args(["tests/node_modules/typescript/bin/tsc", "--project", "web/jsconfig.json"]);
    check(settings.prepare(&mut node))
}

fn browser(settings: &Settings) -> Result<Tally> {
    settings.page()?;
    tools::node_modules()?;
    let chrome = tools::chrome()?;
    let mut files = test_files("tests/unit")?;
    files.append(&mut test_files("tests/browser")?);
    // One file at a time: some of these tests measure time.
    let mut node = command("node");
    node.args(["--test", "--test-concurrency=1", "--test-reporter=spec"]).env("CHROME", chrome);
    count(settings.prepare(&mut node).args(files))
}

fn test_files(folder: &str) -> Result<Vec<PathBuf>> {
    let entries = std::fs::read_dir(root().join(folder))
        .map_err(|error| format!("can't read {folder}: {error}"))?;
    let paths = entries.flatten().map(|entry| entry.path());
    let mut files: Vec<_> =
        paths.filter(|path| path.to_string_lossy().ends_with(".test.mjs")).collect();
    files.sort();
    Ok(files)
}

fn serve(settings: &Settings) -> Result<Tally> {
    settings.page()?; // what can't be built can't be served either
    let problems = page::try_server()?;
    for problem in &problems {
        println!("{problem}");
    }
    Ok(Tally::check(problems.is_empty()))
}

fn size(settings: &Settings) -> Result<Tally> {
    settings.page()?;
    page::weigh().map(Tally::check)
}

#[cfg(test)]
mod tests {
    use super::Tally;

    #[test]
    fn summaries_are_counted() {
        let mut tally = Tally::default();
        for line in [
            "running 5 tests",
            "test result: ok. 3 passed; 0 failed; 2 ignored; 0 measured; 0 filtered out; finished in 0.00s",
            "test result: FAILED. 1 passed; 4 failed; 0 ignored; 0 measured; 7 filtered out; finished in 0.10s",
            "ℹ tests 9",
            "ℹ pass 6",
            "ℹ fail 1",
            "ℹ cancelled 1",
            "ℹ skipped 1",
        ] {
            tally.read(line);
        }
        assert_eq!(tally, Tally { passed: 10, failed: 6, skipped: 3 });
    }
}
