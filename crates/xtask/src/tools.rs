//! The tools that the repository needs, their versions, and their installation.
//!
//! Versions are in four places, each for different tools, and none is repeated: Cargo tools here,
//! npm packages in build/package.json, tests/package.json and their lock files, Python packages in
//! crates/plyscope-python/requirements.txt, wasm-bindgen in Cargo.lock, because the tool has to match
//! the library exactly.
//!
//! Cargo tools are built once per version and kept in
//! `<cache>/tools/<name>-<version>`; the cache is `$PLYSCOPE_CACHE`, or a folder
//! `plyscope` where this system keeps caches.

use crate::run::{cargo, executable, output, path_with, root, shell};
use anyhow::{Context, Result, ensure};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::thread;
use xshell::{Shell, cmd};

/// Trunk can build and serve the page, too. 0.22 needs a newer Rust than ours.
const TRUNK: &str = "0.21.14";
/// It builds the programs of crates/plyscope-fuzz/fuzz with libFuzzer.
const CARGO_FUZZ: &str = "0.13.2";
/// It measures what the corpus of the fuzzer reaches.
const CARGO_LLVM_COV: &str = "0.9.1";
/// It reads deny.toml.
const CARGO_DENY: &str = "0.20.2";
/// It makes a site of docs/.
const MDBOOK: &str = "0.5.4";
/// The oldest supported Node.
const NODE: u32 = 20;
/// The oldest supported Python 3.
const PYTHON: u32 = 9;
/// The Rust target for browsers.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// Prints what is being installed, and why.
pub(crate) fn say(message: &str) {
    eprintln!("xtask: {message}");
}

/// Installs the tools of all commands.
pub(crate) fn everything(sh: &Shell) -> Result<()> {
    rust_component(sh, "rustfmt", "cargo-fmt")?;
    rust_component(sh, "clippy", "cargo-clippy")?;
    rust_target(sh)?;
    node_modules(sh, "build")?;
    node_modules(sh, "tests")?;
    // What is built takes minutes, with stretches of work for one core.
    thread::scope(|scope| {
        let others = scope.spawn(|| -> Result<_> {
            let sh = shell()?;
            cargo_deny(&sh)?;
            python(&sh)
        });
        trunk(sh)?;
        chrome(sh)?;
        chromedriver(sh)?;
        other_browsers(sh);
        if others.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))?.is_none() {
            say(NO_PYTHON);
        }
        say("all tools are installed");
        Ok(())
    })
}

/// Installs Trunk, and what it needs to build the page. Returns it, and a PATH with the others.
pub(crate) fn trunk(sh: &Shell) -> Result<(PathBuf, OsString)> {
    rust_target(sh)?;
    node_modules(sh, "build")?; // fails fast, so it comes before the tools that take minutes
    let wasm_bindgen = wasm_bindgen(sh)?;
    let trunk = cargo_tool(sh, "trunk", "trunk", TRUNK, &["trunk"], 0, "also builds the page")?;
    // Trunk runs offline, and so does the Cargo that it starts.
    let cargo = cargo();
    cmd!(sh, "{cargo} fetch").quiet().run().context("could not fetch the crates in Cargo.lock")?;
    let path = path_with(&[wasm_bindgen, root().join("build/node_modules/.bin")])?;
    Ok((trunk.join(executable("trunk")), path))
}

/// Installs cargo-fuzz. Returns a PATH with it.
pub(crate) fn cargo_fuzz(sh: &Shell) -> Result<OsString> {
    let compiler = std::env::var_os("CXX").unwrap_or_else(|| "c++".into());
    ensure!(
        cfg!(windows) || output(cmd!(sh, "{compiler} --version")).is_some(),
        "libFuzzer is C++, and there is no compiler for it, {compiler:?}: on Debian \
         `apt-get install g++`, on Fedora `dnf install gcc-c++`, on macOS `xcode-select --install`; \
         or set CXX to one"
    );
    let why = "looks for text that breaks a reader";
    let folder = cargo_tool(sh, "cargo-fuzz", "cargo-fuzz", CARGO_FUZZ, &["cargo-fuzz"], 0, why)?;
    path_with(&[folder])
}

/// Installs cargo-llvm-cov, unless there is one of any version. Returns its folder.
pub(crate) fn llvm_cov(sh: &Shell) -> Result<PathBuf> {
    let (name, why) = ("cargo-llvm-cov", "measures what tests reach");
    // Rust has the tools of its own LLVM as a component, in a folder that only that program looks
    // into.
    let given = |name| std::env::var_os(name).is_some();
    if !given("LLVM_COV") || !given("LLVM_PROFDATA") {
        let sysroot = output(cmd!(sh, "rustc --print target-libdir")).unwrap_or_default();
        let folder = Path::new(&sysroot).with_file_name("bin");
        if !folder.join(executable("llvm-cov")).is_file() {
            say("installing llvm-tools, which read what tests reach");
            cmd!(sh, "rustup component add llvm-tools").quiet().run().context(
                "llvm-cov and llvm-profdata are missing; a Rust without rustup needs those of its \
                 LLVM in LLVM_COV and LLVM_PROFDATA",
            )?;
        }
    }
    if let Ok(program) = which::which(executable(name))
        && let Some(folder) = program.parent()
    {
        return Ok(folder.to_owned());
    }
    cargo_tool(sh, name, name, CARGO_LLVM_COV, &[name], 0, why)
}

/// Installs cargo-deny, unless there is one of any version. Returns it.
pub(crate) fn cargo_deny(sh: &Shell) -> Result<PathBuf> {
    let (name, why) = ("cargo-deny", "checks the crates of others");
    if let Ok(program) = which::which(executable(name)) {
        return Ok(program);
    }
    let folder = cargo_tool(sh, name, name, CARGO_DENY, &[name], 0, why)?;
    Ok(folder.join(executable(name)))
}

/// Installs mdBook. Returns it.
pub(crate) fn mdbook(sh: &Shell) -> Result<PathBuf> {
    let (name, why) = ("mdbook", "makes a site of docs/");
    let folder = cargo_tool(sh, name, name, MDBOOK, &[name], 0, why)?;
    Ok(folder.join(executable(name)))
}

/// Returns the folder with the wasm-bindgen tools.
pub(crate) fn wasm_bindgen(sh: &Shell) -> Result<PathBuf> {
    let version = locked_version(sh, "wasm-bindgen")?;
    cargo_tool(
        sh,
        "wasm-bindgen",
        "wasm-bindgen-cli",
        &version,
        &["wasm-bindgen", "wasm-bindgen-test-runner"],
        1, // it reads megabytes
        "connects the compiled Rust with JavaScript",
    )
}

/// Returns the version of a crate in Cargo.lock.
fn locked_version(sh: &Shell, name: &str) -> Result<String> {
    let lock = sh.read_file("Cargo.lock")?;
    let mut lines = lock.lines();
    let wanted = format!("name = \"{name}\"");
    lines
        .find(|line| *line == wanted)
        .and_then(|_| lines.next())
        .and_then(|line| line.strip_prefix("version = \""))
        .and_then(|line| line.strip_suffix('"'))
        .map(str::to_owned)
        .with_context(|| format!("Cargo.lock has no `{name}`; `cargo update --workspace` adds it"))
}

/// Returns the folder of the tools, which all checkouts share.
fn cache() -> Result<PathBuf> {
    let folder =
        |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    if let Some(cache) = folder("PLYSCOPE_CACHE") {
        return std::path::absolute(cache).context("PLYSCOPE_CACHE is not a folder");
    }
    let base = folder("XDG_CACHE_HOME").or_else(|| match std::env::consts::OS {
        "windows" => folder("LOCALAPPDATA"),
        "macos" => folder("HOME").map(|home| home.join("Library/Caches")),
        _ => folder("HOME").map(|home| home.join(".cache")),
    });
    base.map(|base| base.join("plyscope"))
        .context("there is no folder for the tools; set PLYSCOPE_CACHE to one")
}

/// Finds a tool from crates.io in exactly this version in the cache or on PATH, or builds it,
/// optimised to a level. Returns the folder of its programs.
fn cargo_tool(
    sh: &Shell,
    name: &str,
    package: &str,
    version: &str,
    programs: &[&str],
    level: u8,
    why: &str,
) -> Result<PathBuf> {
    let home = cache()?.join("tools").join(format!("{name}-{version}"));
    let bin = home.join("bin");
    if (programs.iter()).all(|program| bin.join(executable(program)).is_file()) {
        return Ok(bin);
    }
    if let Some(folder) = on_path(sh, version, programs) {
        return Ok(folder);
    }

    say(&format!(
        "installing {name} {version}, which {why}, into {}; this takes some minutes",
        home.display()
    ));
    sh.create_dir(&home)?;
    let _away = sh.push_dir(&home); // outside of the settings of this workspace
    let cargo = cargo();
    cmd!(sh, "{cargo} install --locked {package} --version {version} --root {home}")
        .quiet()
        // These options halve the build time, and the tool runs only for a second.
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", level.to_string())
        .env("CARGO_PROFILE_RELEASE_LTO", "off")
        .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
        .env("CARGO_PROFILE_RELEASE_DEBUG", "0")
        .env_remove("CARGO_BUILD_TARGET")
        .env_remove("CARGO_TARGET_DIR")
        .env_remove("RUSTFLAGS")
        .run()
        .with_context(|| {
            format!("could not install {name}, which needs crates.io and a C compiler")
        })?;
    Ok(bin)
}

/// Returns the folder on PATH that has all these programs in this version.
fn on_path(sh: &Shell, version: &str, programs: &[&str]) -> Option<PathBuf> {
    let folder = which::which(programs[0]).ok()?.parent()?.to_owned();
    let in_version = |program: &&str| {
        let program = folder.join(executable(program));
        output(cmd!(sh, "{program} --version"))
            .is_some_and(|text| text.split_whitespace().any(|word| word == version))
    };
    programs.iter().all(in_version).then_some(folder)
}

/// Installs Rust's standard library for wasm.
pub(crate) fn rust_target(sh: &Shell) -> Result<()> {
    let installed = output(cmd!(sh, "rustc --print target-libdir --target {WASM}"))
        .is_some_and(|folder| Path::new(&folder).is_dir());
    if installed {
        return Ok(());
    }
    say(&format!("installing the Rust target {WASM}, for the page"));
    cmd!(sh, "rustup target add {WASM}").quiet().run().with_context(|| {
        format!("the Rust target {WASM} is missing; a Rust without rustup has a package for it")
    })
}

/// Installs another version of Rust than the one that runs this program.
pub(crate) fn rust(sh: &Shell, version: &str) -> Result<()> {
    if output(cmd!(sh, "rustup run {version} rustc --version")).is_some() {
        return Ok(());
    }
    say(&format!("installing Rust {version}, which describes the public interface"));
    cmd!(sh, "rustup toolchain install {version} --profile minimal")
        .quiet()
        .run()
        .with_context(|| format!("Rust {version} is missing, which describes the public interface"))
}

/// Installs a component of the Rust toolchain that a minimal installation does not have.
pub(crate) fn rust_component(sh: &Shell, name: &str, program: &str) -> Result<()> {
    if output(cmd!(sh, "{program} --version")).is_some() {
        return Ok(());
    }
    say(&format!("installing {name}, which the tests run"));
    cmd!(sh, "rustup component add {name}")
        .quiet()
        .run()
        .with_context(|| format!("{name} is missing; a Rust without rustup has a package for it"))
}

/// Checks that Node is installed and new enough.
pub(crate) fn node(sh: &Shell) -> Result<()> {
    let how = format!(
        "install Node {NODE} or newer from https://nodejs.org, or with your system's packages, \
         on Debian and Ubuntu `apt-get install nodejs npm`"
    );
    let version =
        output(cmd!(sh, "node --version")).with_context(|| format!("Node is missing: {how}"))?;
    let major = version.trim_start_matches('v').split('.').next();
    let major = major.and_then(|major| major.parse::<u32>().ok());
    ensure!(major.is_some_and(|major| major >= NODE), "Node {version} is too old: {how}");
    Ok(())
}

/// Installs the npm packages of a folder's package.json, in the versions of its lock file.
pub(crate) fn node_modules(sh: &Shell, folder: &str) -> Result<()> {
    node(sh)?;
    let installed = format!("{folder}/node_modules/.installed-lock.json");
    let lock = sh.read_binary_file(format!("{folder}/package-lock.json"))?;
    if sh.read_binary_file(&installed).is_ok_and(|text| text == lock) {
        return Ok(());
    }
    say(&format!(
        "installing the npm packages of {folder}/package.json into {folder}/node_modules"
    ));
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let _folder = sh.push_dir(folder);
    // No package runs a script of its own. Only that of esbuild would, which makes its program
    // start faster.
    cmd!(sh, "{npm} ci --ignore-scripts --no-audit --no-fund --prefer-offline --loglevel=error")
        .quiet()
        .run()
        .context(
            "could not install the npm packages, which needs the npm registry, and npm: it \
             comes with Node from https://nodejs.org; on Debian and Ubuntu it is \
             `apt-get install nodejs npm`",
        )?;
    Ok(sh.write_file(root().join(installed), lock)?)
}

/// What is said where there is no Python.
pub(crate) const NO_PYTHON: &str = "there is no Python 3.9 or newer with venv and pip, so the Python package is left out: \
     install one from https://python.org, on Debian and Ubuntu `apt-get install python3-venv`";

/// Installs the Python packages of a requirements file in an environment in target/, unless they are
/// there. Returns the environment's Python; none where there is no Python.
pub(crate) fn python(sh: &Shell) -> Result<Option<PathBuf>> {
    let environment = root().join("target/python");
    let (folder, program) = if cfg!(windows) { ("Scripts", "python") } else { ("bin", "python3") };
    let python = environment.join(folder).join(executable("python"));
    let wanted = sh.read_file(REQUIREMENTS)?;
    let is_here = "import sys; print(sys.version_info[1])";
    let installed = environment.join("installed.txt");
    if sh.read_file(&installed).is_ok_and(|text| text == wanted)
        && output(cmd!(sh, "{python} -c {is_here}")).is_some()
    {
        return Ok(Some(python));
    }
    let version = output(cmd!(sh, "{program} -c {is_here}")).and_then(|text| text.parse().ok());
    if version.is_none_or(|version: u32| version < PYTHON) {
        return Ok(None);
    }
    sh.remove_path(&environment)?;
    if output(cmd!(sh, "{program} -m venv {environment}")).is_none() {
        return Ok(None);
    }
    say(&format!("installing the Python packages of {REQUIREMENTS} into target/python"));
    cmd!(sh, "{python} -m pip install --quiet --disable-pip-version-check -r {REQUIREMENTS}")
        .quiet()
        .run()
        .context("could not install the Python packages, which needs PyPI")?;
    sh.write_file(installed, wanted)?;
    Ok(Some(python))
}

/// What the wheel is made and tested with.
const REQUIREMENTS: &str = "crates/plyscope-python/requirements.txt";

/// Returns a browser of the Chromium family. Installs it if it is missing.
pub(crate) fn chrome(sh: &Shell) -> Result<PathBuf> {
    node(sh)?;
    let search = || output(cmd!(sh, "node tests/browser/chrome.mjs")).map(PathBuf::from);
    let found = search();
    if let Some(set) = std::env::var_os("CHROME") {
        return found.with_context(|| format!("CHROME is set to {set:?}, which is not a program"));
    }
    // It has no windows that nobody sees: tests take half the processor time of those in the whole
    // browser, which comes with chromedriver.
    const SHELL: &str = "chromium-headless-shell";
    if which::which(SHELL).is_err() {
        let what = "Chromium without windows, which the page is tested in";
        match apt_get(sh, &[SHELL, "fonts-dejavu-core"], what) {
            Err(error) if found.is_some() => {
                say(&format!("{what}, could not be installed: {error:#}"));
            }
            other => other?,
        }
    }
    search().context(
        "no Chromium or Chrome found. Install one: https://www.google.com/chrome, on Debian \
         `apt-get install chromium`, on Fedora `dnf install chromium`, on macOS \
         `brew install --cask google-chrome`; or set CHROME to its path",
    )
}

/// Returns the chromedriver for the tests of wasm-bindgen. Installs it if it is missing.
pub(crate) fn chromedriver(sh: &Shell) -> Result<PathBuf> {
    let search = || {
        let set = std::env::var_os("CHROMEDRIVER").map(PathBuf::from);
        // GitHub Actions sets CHROMEWEBDRIVER to its folder.
        let folder = std::env::var_os("CHROMEWEBDRIVER").map(PathBuf::from);
        set.or_else(|| which::which("chromedriver").ok()).or_else(|| {
            folder
                .map(|folder| folder.join(executable("chromedriver")))
                .filter(|path| path.is_file())
        })
    };
    if let Some(driver) = search() {
        return Ok(driver);
    }
    apt_get(sh, &["chromium-driver"], "chromedriver, which the bindings are tested through")?;
    search().context(
        "no chromedriver found. Install the one that belongs to your browser: on Debian \
         `apt-get install chromium-driver`, on Fedora `dnf install chromedriver`, on macOS \
         `brew install --cask chromedriver`, elsewhere `npx @puppeteer/browsers install \
         chromedriver@stable`; or set CHROMEDRIVER to its path",
    )
}

/// Installs Firefox and a browser of the WebKit family. What can't be installed is not tested.
pub(crate) fn other_browsers(sh: &Shell) {
    for (program, packages, what) in [
        ("firefox-esr", ["firefox-esr"].as_slice(), "Firefox"),
        ("WebKitWebDriver", ["webkit2gtk-driver", "xvfb"].as_slice(), "WebKit"),
    ] {
        let what = format!("{what}, which the page is tested in, too");
        if which::which(program).is_err()
            && let Err(error) = apt_get(sh, packages, &what)
        {
            say(&format!("{what}, could not be installed: {error:#}"));
        }
    }
}

/// Installs Debian packages on Debian as root, and does nothing on other systems. (Ubuntu has
/// Chromium only as a snap, which doesn't run in a container.)
fn apt_get(sh: &Shell, packages: &[&str], what: &str) -> Result<()> {
    let debian = sh
        .read_file("/etc/os-release")
        .is_ok_and(|text| text.lines().any(|line| line == "ID=debian"));
    let is_root = output(cmd!(sh, "id -u")).is_some_and(|id| id == "0");
    if !debian || !is_root || which::which("apt-get").is_err() {
        return Ok(());
    }
    say(&format!("installing {what}, with apt-get"));
    let _quiet = sh.push_env("DEBIAN_FRONTEND", "noninteractive");
    cmd!(sh, "apt-get -qq -y update").quiet().run()?;
    Ok(cmd!(sh, "apt-get -qq -y install --no-install-recommends {packages...}").quiet().run()?)
}
