//! Runs all tests in a fixed order, with a summary.

use crate::run::{cargo, executable, root, shell, status, watch};
use crate::{api, page, tools};
use anyhow::{Result, ensure};
use serde::Deserialize;
use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant};
use xshell::{Cmd, Shell, cmd};

/// A part of the tests.
struct Part {
    name: &'static str,
    what: &'static str,
    run: fn(&Settings) -> Result<Tally>,
}

/// The settings of the command line, and the state of parts that run one after another.
struct Settings {
    sh: Shell,
    /// Also run the large cases.
    long: bool,
    /// Further arguments for the tool of the part.
    arguments: Vec<OsString>,
    /// The text in front of each line that is printed; empty if no other parts run beside these.
    label: &'static str,
    /// True if the page could be built. The first part that needs the page builds it.
    page: OnceCell<bool>,
}

/// A part that has been run, with the time that it took.
type Row = (&'static Part, Tally, Duration);

/// The counts of a part, and what it said of failures.
#[derive(Debug, Default)]
struct Tally {
    passed: u32,
    failed: u32,
    /// The tests that were skipped.
    skipped: u32,
    /// The lines about failed tests.
    failures: Vec<String>,
    /// True within a section about failed tests.
    reads_failures: bool,
}

// Fast parts come first, then those that need the sources in Rust alone, then those that need the
// page. A part without tests counts its checks.
const PARTS: &[Part] = &[
    Part { name: "fmt", what: "the Rust code is formatted", run: fmt },
    Part { name: "links", what: "links in *.md and web/*.html", run: links },
    Part { name: "lint", what: "lints and format of JS and CSS", run: lint },
    Part { name: "clippy", what: "lints of the Rust code", run: clippy },
    Part { name: "deny", what: "licences and sources of crates", run: deny },
    Part { name: "rust", what: "unit, property and doc tests", run: rust },
    Part { name: "features", what: "each set of features compiles", run: features },
    Part { name: "trees", what: "searches as in a frame", run: trees },
    Part { name: "docs", what: "the API documentation builds", run: docs },
    Part { name: "api", what: "public interface, and the chores", run: api },
    Part { name: "publish", what: "the crates can be packaged", run: publish },
    Part { name: "wasm", what: "the bindings in three browsers", run: wasm },
    Part { name: "python", what: "the Python package, installed", run: python },
    Part { name: "dist", what: "the page builds", run: dist },
    Part { name: "npm", what: "the npm package, installed", run: npm },
    Part { name: "types", what: "the types of the JavaScript", run: types },
    Part { name: "browser", what: "the page in a browser", run: browser },
    Part { name: "engines", what: "the page in three browser engines", run: engines },
    Part { name: "serve", what: "`cargo xtask serve` serves it", run: serve },
    Part { name: "trunk", what: "Trunk builds the same page", run: trunk },
    Part { name: "size", what: "the size of an embedded tree", run: size },
];

/// Returns the names of the parts as text.
pub(crate) fn parts() -> String {
    let names: Vec<&str> = PARTS.iter().map(|part| part.name).collect();
    names.join(", ")
}

/// Runs the named parts, or all. Returns false if anything failed.
pub(crate) fn test(
    sh: Shell,
    names: &[String],
    long: bool,
    arguments: Vec<OsString>,
) -> Result<bool> {
    for name in names {
        let exists = PARTS.iter().any(|part| part.name == *name);
        ensure!(exists, "the tests have no part `{name}`, only {}", parts());
    }
    ensure!(
        arguments.is_empty() || names.len() == 1,
        "arguments after -- need exactly one part, as in `cargo xtask test rust -- layout`"
    );
    let start = Instant::now();
    let settings = Settings::new(sh, long, arguments, "");
    let rows = if names.is_empty() && !long {
        all(&settings)?
    } else {
        let is_named = |part: &&Part| names.iter().any(|name| name == part.name);
        settings.run(PARTS.iter().filter(|part| names.is_empty() || is_named(part)))
    };
    Ok(summary(&rows, start.elapsed()))
}

/// Runs all parts. Those that need the page run beside those that need Rust alone: many of both have
/// stretches with work for one core. Not with `--long`, which measures time.
fn all(settings: &Settings) -> Result<Vec<Row>> {
    let at = |name| PARTS.iter().position(|part| part.name == name).expect("it is a part");
    let (deny, dist) = (at("deny"), at("dist"));
    let mut rows = settings.run(&PARTS[..deny]);
    // Both may need the same tool, which one of them would install while the other one looks for it.
    // A part whose tool is missing fails, and says so.
    if let Err(error) = tools::everything(&settings.sh) {
        tools::say(&format!("{error:#}"));
    }
    let beside = |label| -> Result<_> { Ok(Settings::new(shell()?, false, vec![], label)) };
    let (of_rust, of_page) = (beside("rust| ")?, beside("page| ")?);
    let of_page = thread::spawn(move || of_page.run(&PARTS[dist..]));
    rows.extend(of_rust.run(&PARTS[deny..dist]));
    rows.extend(of_page.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
    Ok(rows)
}

/// Prints what failed, which stands far above among what passed, then the table, with the total in its
/// last line.
fn summary(rows: &[Row], time: Duration) -> bool {
    for (part, tally, _) in rows.iter().filter(|(_, tally, _)| tally.failed > 0) {
        println!("\n==> failed in {}: {}", part.name, part.what);
        tally.failures.iter().for_each(|line| println!("{line}"));
    }
    println!(
        "\n{:<8} {:<34} {:>7} {:>7} {:>7} {:>8}",
        "part", "what", "passed", "failed", "skipped", "seconds"
    );
    let mut total = Tally::default();
    for (part, tally, time) in rows {
        let time = time.as_secs_f64();
        println!(
            "{:<8} {:<34} {:>7} {:>7} {:>7} {:>8.1}",
            part.name, part.what, tally.passed, tally.failed, tally.skipped, time
        );
        total.add(tally);
    }
    let time = time.as_secs_f64();
    println!(
        "{:<8} {:<34} {:>7} {:>7} {:>7} {:>8.1}",
        "total", "", total.passed, total.failed, total.skipped, time
    );
    let failed: Vec<&str> = (rows.iter())
        .filter(|(_, tally, _)| tally.failed > 0)
        .map(|(part, ..)| part.name)
        .collect();
    if !failed.is_empty() {
        println!("\nTo repeat: cargo xtask test {}", failed.join(" "));
    }
    println!("\n{} passed, {} failed", total.passed, total.failed);
    failed.is_empty()
}

impl Tally {
    /// Returns the counts of a single check.
    fn check(passed: bool) -> Self {
        Self { passed: u32::from(passed), failed: u32::from(!passed), ..Self::default() }
    }

    fn add(&mut self, other: &Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
        self.failures.extend_from_slice(&other.failures);
    }

    /// Reads a line of libtest, Node or pytest: adds the tests in a summary, and keeps what is said of
    /// failures.
    fn read(&mut self, line: &str) {
        // The first two have a section for them, and pytest a line for each.
        if ["failures:", "✖ failing tests:"].contains(&line) {
            self.reads_failures = true;
        } else if line.starts_with("test result: ") {
            self.reads_failures = false;
        } else if self.reads_failures || line.starts_with("FAILED ") || line.starts_with("ERROR ") {
            self.failures.push(line.to_owned());
        }
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
        } else if let Some((counts, _)) = line.split_once(" in ").filter(|(_, time)| {
            // More than a minute is written twice: 61.41s (0:01:01).
            time.split(' ').next().is_some_and(|seconds| seconds.ends_with('s'))
        }) {
            for count in counts.split(", ") {
                match count.split_once(' ').map(|(n, what)| (n.parse::<u32>(), what)) {
                    Some((Ok(n), "passed")) => self.passed += n,
                    Some((Ok(n), "failed" | "error" | "errors")) => self.failed += n,
                    Some((Ok(n), "skipped")) => self.skipped += n,
                    _ => {}
                }
            }
        }
    }
}

impl Settings {
    fn new(sh: Shell, long: bool, arguments: Vec<OsString>, label: &'static str) -> Self {
        if std::env::var_os("CI").is_some() {
            // It begins in an empty folder, and compiles nothing twice.
            sh.set_var("CARGO_INCREMENTAL", "0");
        }
        Self { sh, long, arguments, label, page: OnceCell::new() }
    }

    /// Runs parts, one after another.
    fn run(&self, parts: impl IntoIterator<Item = &'static Part>) -> Vec<Row> {
        let run = |part: &'static Part| {
            println!("\n{}==> {}: {}", self.label, part.name, part.what);
            let start = Instant::now();
            let tally = (part.run)(self).unwrap_or_else(|error| {
                eprintln!("{}error: {error:#}", self.label);
                Tally::check(false)
            });
            (part, tally, start.elapsed())
        };
        parts.into_iter().map(run).collect()
    }

    /// Returns a command with the common settings.
    fn prepare<'a>(&self, command: Cmd<'a>) -> Cmd<'a> {
        let command = if self.long { command.env("PLYSCOPE_LONG", "1") } else { command };
        command.args(&self.arguments)
    }

    /// Runs a single check.
    fn check(&self, command: Cmd<'_>) -> Result<Tally> {
        status(self.prepare(command)).map(Tally::check)
    }

    /// Runs a command that counts its tests.
    fn count(&self, command: Cmd<'_>) -> Result<Tally> {
        self.count_prepared(self.prepare(command))
    }

    /// As [`count`](Self::count), for a command that has the settings.
    fn count_prepared(&self, command: Cmd<'_>) -> Result<Tally> {
        let mut tally = Tally::default();
        let succeeded = watch(command, self.label, |line| tally.read(line))?;
        if !succeeded && tally.failed == 0 {
            tally.failed = 1; // it didn't compile, or crashed
        }
        Ok(tally)
    }

    /// Makes sure that dist/ has the page, built from the current sources.
    fn page(&self) -> Result<()> {
        let built = self.page.get_or_init(|| match page::dist(&self.sh) {
            Ok(()) => true,
            Err(error) => {
                eprintln!("{}error: {error:#}", self.label);
                false
            }
        });
        ensure!(built, "there is no page to test, because its build failed");
        Ok(())
    }
}

fn fmt(settings: &Settings) -> Result<Tally> {
    tools::rust_component(&settings.sh, "rustfmt", "cargo-fmt")?;
    let cargo = cargo();
    settings.check(cmd!(settings.sh, "{cargo} fmt --all --check"))
}

fn links(settings: &Settings) -> Result<Tally> {
    tools::node_modules(&settings.sh, "tests")?;
    settings.check(cmd!(settings.sh, "node tests/links.mjs"))
}

fn lint(settings: &Settings) -> Result<Tally> {
    tools::node_modules(&settings.sh, "tests")?;
    let biome = "tests/node_modules/@biomejs/biome/bin/biome";
    settings.check(cmd!(
        settings.sh,
        "node {biome} ci --error-on-warnings --colors=off --config-path=tests/biome.json web tests build"
    ))
}

fn clippy(settings: &Settings) -> Result<Tally> {
    tools::rust_component(&settings.sh, "clippy", "cargo-clippy")?;
    tools::rust_target(&settings.sh)?;
    let cargo = cargo();
    let mut tally = Tally::default();
    let mut each = vec![vec!["--workspace"]];
    if settings.long {
        // A few lines are for wasm alone.
        each.push(vec!["--package=plyscope-wasm", "--target", tools::WASM]);
    }
    for what in each {
        let clippy = cmd!(settings.sh, "{cargo} clippy {what...} --all-targets --keep-going");
        tally.add(&settings.check(clippy.args(["--", "-D", "warnings"]))?);
    }
    Ok(tally)
}

/// Has cargo-deny read deny.toml.
fn deny(settings: &Settings) -> Result<Tally> {
    let (sh, cargo) = (&settings.sh, cargo());
    let deny = tools::cargo_deny(sh)?;
    cmd!(sh, "{cargo} fetch --locked").quiet().run()?;
    // Not the advisories, which are on the network.
    settings.check(cmd!(sh, "{deny} --offline --locked check licenses bans sources"))
}

/// The crates that are tested together. With this one, Cargo would choose other features for what it
/// needs, and compile that a second time: the part `api` tests it.
const CRATES: &[&str] = &["--workspace", "--exclude", "xtask"];

fn rust(settings: &Settings) -> Result<Tally> {
    let cargo = cargo();
    let test = cmd!(settings.sh, "{cargo} test {CRATES...} --no-fail-fast");
    // The same run of the tests is the same everywhere; `cargo test` and `--long` try other cases
    // each time.
    settings.count(if settings.long { test } else { test.env("PROPTEST_RNG_SEED", "1") })
}

/// Checks the published crates with each set of their features.
fn features(settings: &Settings) -> Result<Tally> {
    let (sh, cargo) = (&settings.sh, cargo());
    let metadata = cmd!(sh, "{cargo} metadata --locked --no-deps --format-version 1").read()?;
    let metadata: Metadata = serde_json::from_str(&metadata)?;
    let mut tally = Tally::default();
    for Package { name, features, .. } in metadata.packages.iter().filter(|of| of.is_published()) {
        let features: Vec<&str> = features.keys().map(String::as_str).collect();
        let features: Vec<&str> = features.into_iter().filter(|name| *name != "default").collect();
        for set in 0..1_u32 << features.len() {
            let chosen = features.iter().enumerate().filter(|(at, _)| set >> at & 1 == 1);
            let chosen = chosen.map(|(_, name)| *name).collect::<Vec<_>>().join(",");
            let check = cmd!(
                sh,
                "{cargo} check --quiet --locked --package {name} --no-default-features
                    --features {chosen}"
            );
            tally.add(&settings.check(check)?);
        }
    }
    Ok(tally)
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    features: BTreeMap<String, Vec<String>>,
    /// Where it may be published: nowhere if the list is empty.
    publish: Option<Vec<String>>,
}

impl Package {
    fn is_published(&self) -> bool {
        self.publish.as_ref().is_none_or(|registries| !registries.is_empty())
    }
}

/// Tests the searches as the module of a frame has them: what each does against its definition, and
/// what it says of each tree.
fn trees(settings: &Settings) -> Result<Tally> {
    let cargo = cargo();
    // With a target, the flags are not for what runs while it compiles, which is there already.
    let host = cmd!(settings.sh, "rustc --print host-tuple").read()?;
    let test = cmd!(
        settings.sh,
        "{cargo} test --package plyscope --no-default-features --test core --target {host}
            -- differential digests"
    );
    // To compile takes longer than to run.
    let test = test.env("CARGO_PROFILE_TEST_OPT_LEVEL", "0");
    settings.count(
        test.env("RUSTFLAGS", "--cfg plyscope_frame --cfg plyscope_trees")
            .env("PROPTEST_RNG_SEED", "1"),
    )
}

fn docs(settings: &Settings) -> Result<Tally> {
    let cargo = cargo();
    let doc = cmd!(settings.sh, "{cargo} doc --workspace --no-deps");
    settings.check(doc.env("RUSTDOCFLAGS", "-D warnings"))
}

fn api(settings: &Settings) -> Result<Tally> {
    settings.count(api::compare(&settings.sh)?)
}

/// Packages the published crates, each with the local versions of the others. It does not
/// compile the packages, which takes minutes; before a release, `cargo package` without
/// `--no-verify` does that.
fn publish(settings: &Settings) -> Result<Tally> {
    let cargo = cargo();
    settings.check(cmd!(
        settings.sh,
        "{cargo} package --offline --no-verify --allow-dirty --quiet
            -p plyscope -p plyscope-stage -p plyscope-cli"
    ))
}

fn wasm(settings: &Settings) -> Result<Tally> {
    let sh = &settings.sh;
    tools::rust_target(sh)?;
    let runner = tools::wasm_bindgen(sh)?.join(executable("wasm-bindgen-test-runner"));
    tools::chrome(sh)?;
    let driver = tools::chromedriver(sh)?;
    let (cargo, target) = (cargo(), tools::WASM);
    let run = |command: Vec<OsString>| {
        // Unlike in a variable, there may be spaces in a path.
        let command: Vec<String> =
            command.iter().map(|part| format!("'{}'", part.to_string_lossy())).collect();
        let config = format!("target.{target}.runner=[{}]", command.join(","));
        let test = cmd!(
            sh,
            "{cargo} --config {config} test --package=plyscope-wasm --target {target}
                --no-fail-fast --lib"
        )
        // To compile takes longer than to run.
        .env("CARGO_PROFILE_TEST_OPT_LEVEL", "0")
        .env("CHROMEDRIVER", &driver)
        // Beside other tests on a slow machine, it takes minutes.
        .env("WASM_BINDGEN_TEST_TIMEOUT", "600");
        settings.count(test)
    };
    let mut tally = run(vec![runner.clone().into()])?;
    // The runner can't drive these. They optimise the module while it runs.
    tools::node_modules(sh, "tests")?;
    tools::other_browsers(sh);
    let script = root().join("tests/engines/bindings.mjs");
    for engine in ["firefox", "webkit"] {
        let command =
            vec!["node".into(), script.clone().into(), engine.into(), runner.clone().into()];
        tally.add(&run(command)?);
    }
    Ok(tally)
}

/// Installs the wheel beside what its tests need, and runs them: they see the wheel, not the sources.
fn python(settings: &Settings) -> Result<Tally> {
    let (sh, cargo) = (&settings.sh, cargo());
    let Some(python) = tools::python(sh)? else {
        tools::say(tools::NO_PYTHON);
        return Ok(Tally { skipped: 1, ..Tally::default() });
    };
    let wheel = {
        // What is published is optimised as a whole, which takes far longer than its tests.
        let _lto = sh.push_env("CARGO_PROFILE_WHEEL_LTO", "off");
        let _units = sh.push_env("CARGO_PROFILE_WHEEL_CODEGEN_UNITS", "16");
        let _level = sh.push_env("CARGO_PROFILE_WHEEL_OPT_LEVEL", "1");
        page::engine_of_python(sh, &python, "target/wheels")?
    };
    cmd!(sh, "{python} -m pip install --quiet --disable-pip-version-check --no-deps --force-reinstall {wheel}")
        .quiet()
        .run()?;
    // It is compared with the command line, which the part `rust` has built.
    cmd!(sh, "{cargo} test --quiet {CRATES...} --no-run").run()?;
    let _folder = sh.push_dir("crates/plyscope-python");
    let pytest = cmd!(sh, "{python} -m pytest -q -p no:cacheprovider")
        .env("PLYSCOPE", root().join("target/debug").join(executable("plyscope")))
        .env("PYTHONDONTWRITEBYTECODE", "1");
    settings.count(pytest)
}

fn dist(settings: &Settings) -> Result<Tally> {
    settings.page()?;
    Ok(Tally::check(true))
}

fn npm(settings: &Settings) -> Result<Tally> {
    settings.page()?;
    tools::node_modules(&settings.sh, "tests")?;
    let sh = &settings.sh;
    page::npm(sh)?;
    if settings.long {
        page::wheel(sh)?; // needs a network
    }
    let cargo = cargo();
    // Its traces are compared with those of the package. The part `rust` has built the command line:
    // with fewer targets, Cargo would choose other features, and build all of it again.
    cmd!(sh, "{cargo} test --quiet {CRATES...} --no-run").run()?;
    let chrome = tools::chrome(sh)?;
    let files = test_files(sh, "tests/package")?;
    let node = cmd!(sh, "node --test --test-concurrency=1 --test-reporter=spec");
    settings.count_prepared(settings.prepare(node.env("CHROME", chrome)).args(files))
}

fn types(settings: &Settings) -> Result<Tally> {
    settings.page()?; // the build generates the types of the bindings
    tools::node_modules(&settings.sh, "tests")?;
    let tsc = "tests/node_modules/typescript/bin/tsc";
    settings.check(cmd!(settings.sh, "node {tsc} --project web/jsconfig.json"))
}

fn browser(settings: &Settings) -> Result<Tally> {
    settings.page()?;
    tools::node_modules(&settings.sh, "tests")?;
    let chrome = tools::chrome(&settings.sh)?;
    let sh = &settings.sh;
    let mut tally = Tally::default();
    // What measures time runs alone.
    let (usual, long) =
        (["tests/unit", "tests/browser"].as_slice(), ["tests/browser/long"].as_slice());
    for (folders, at_once) in [(usual, "2"), (if settings.long { long } else { &[] }, "1")] {
        let mut files = Vec::new();
        for folder in folders {
            files.append(&mut test_files(sh, folder)?);
        }
        if files.is_empty() {
            continue;
        }
        let node = cmd!(sh, "node --test --test-concurrency={at_once} --test-reporter=spec");
        // Node expects its options before the files.
        tally.add(
            &settings.count_prepared(settings.prepare(node.env("CHROME", &chrome)).args(files))?,
        );
    }
    Ok(tally)
}

fn engines(settings: &Settings) -> Result<Tally> {
    settings.page()?;
    tools::node_modules(&settings.sh, "tests")?;
    let sh = &settings.sh;
    let chrome = tools::chrome(sh)?;
    tools::other_browsers(sh);
    let files = test_files(sh, "tests/engines")?;
    let node =
        cmd!(sh, "node --test --test-concurrency=2 --test-reporter=spec").env("CHROME", chrome);
    settings.count(node.args(files))
}

fn test_files(sh: &Shell, folder: &str) -> Result<Vec<PathBuf>> {
    let mut files = sh.read_dir(folder)?;
    files.retain(|path| path.to_string_lossy().ends_with(".test.mjs"));
    Ok(files)
}

fn serve(settings: &Settings) -> Result<Tally> {
    settings.page()?;
    let problems = crate::serve::try_server()?;
    for problem in &problems {
        println!("{problem}");
    }
    Ok(Tally::check(problems.is_empty()))
}

fn trunk(settings: &Settings) -> Result<Tally> {
    settings.page()?;
    let problems = crate::trunk::differences(&settings.sh)?;
    for problem in &problems {
        println!("{problem}");
    }
    Ok(Tally::check(problems.is_empty()))
}

fn size(settings: &Settings) -> Result<Tally> {
    settings.page()?;
    page::weigh(&settings.sh).map(Tally::check)
}

#[cfg(test)]
mod tests {
    use super::Tally;

    #[test]
    fn summaries_are_counted_and_failures_kept() {
        let mut tally = Tally::default();
        for line in [
            "running 5 tests",
            "test result: ok. 3 passed; 0 failed; 2 ignored; 0 measured; 0 filtered out; finished in 0.00s",
            "test it_adds ... FAILED",
            "failures:",
            "---- it_adds stdout ----",
            "    left: 1",
            "test result: FAILED. 1 passed; 4 failed; 0 ignored; 0 measured; 7 filtered out; finished in 0.10s",
            "ℹ tests 9",
            "ℹ pass 6",
            "ℹ fail 1",
            "ℹ cancelled 1",
            "ℹ skipped 1",
            "FAILED tests/test_it.py::test_it - assert 1 == 2",
            "3 failed, 20 passed, 2 skipped, 1 warning, 1 error in 17.87s",
            "4 passed in 61.41s (0:01:01)",
            "it has passed in the end",
            "✖ failing tests:",
            "✖ it draws (12.3ms)",
        ] {
            tally.read(line);
        }
        assert_eq!((tally.passed, tally.failed, tally.skipped), (34, 10, 5));
        let failures = [
            "---- it_adds stdout ----",
            "    left: 1",
            "FAILED tests/test_it.py::test_it - assert 1 == 2",
            "✖ it draws (12.3ms)",
        ];
        assert_eq!(tally.failures, failures);
    }
}
