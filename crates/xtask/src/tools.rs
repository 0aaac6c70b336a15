//! The tools the repository needs, their versions, and how they get here.
//!
//! Versions are written down in three places, each for its own things, and never
//! twice: Cargo tools here, npm packages in tests/package.json and its lock file,
//! wasm-bindgen in Cargo.lock, because the tool has to match the library exactly.
//!
//! Cargo tools are built once per version and kept in
//! `<cache>/tools/<name>-<version>`; the cache is `$PLYSCOPE_CACHE`, or a folder
//! `plyscope` where this system keeps caches.

use crate::run::{cargo, executable, output, path_with, root};
use anyhow::{Context, Result, bail, ensure};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use xshell::{Shell, cmd};

/// Trunk builds and serves the page. 0.22 needs a newer Rust than ours.
const TRUNK: &str = "0.21.14";
/// The oldest Node that runs the tests.
const NODE: u32 = 20;
/// What Rust calls the machine inside a browser.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// Says what is being done to the machine, and why.
fn say(message: &str) {
    eprintln!("xtask: {message}");
}

/// Installs all that any command needs.
pub(crate) fn everything(sh: &Shell) -> Result<()> {
    rust_component(sh, "rustfmt", "cargo-fmt")?;
    rust_component(sh, "clippy", "cargo-clippy")?;
    page(sh)?;
    chrome(sh)?;
    chromedriver(sh)?;
    say("everything is in place");
    Ok(())
}

/// What building the page needs: the wasm target, wasm-bindgen, wasm-opt, Trunk.
/// Returns Trunk and the PATH on which it finds the others.
pub(crate) fn page(sh: &Shell) -> Result<(PathBuf, OsString)> {
    rust_target(sh)?;
    node_modules(sh)?; // quick to fail, so before the tools that take minutes
    let wasm_bindgen = wasm_bindgen(sh)?;
    let trunk = cargo_tool(sh, "trunk", "trunk", TRUNK, &["trunk"], "builds and serves the page")?;
    // Trunk is told to stay offline, and the Cargo it starts stays offline as well.
    let cargo = cargo();
    cmd!(sh, "{cargo} fetch").quiet().run().context("could not fetch the crates in Cargo.lock")?;
    let path = path_with(&[wasm_bindgen, root().join("tests/node_modules/.bin")])?;
    Ok((trunk.join(executable("trunk")), path))
}

/// The folder with the wasm-bindgen tools.
pub(crate) fn wasm_bindgen(sh: &Shell) -> Result<PathBuf> {
    let version = locked_version(sh, "wasm-bindgen")?;
    cargo_tool(
        sh,
        "wasm-bindgen",
        "wasm-bindgen-cli",
        &version,
        &["wasm-bindgen", "wasm-bindgen-test-runner"],
        "connects the compiled Rust with JavaScript",
    )
}

/// The version of a crate in Cargo.lock.
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

/// Where tools are kept between runs, and shared by all checkouts.
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
        .context("no place to keep tools is known; set PLYSCOPE_CACHE to a folder")
}

/// A tool from crates.io in exactly this version: from the cache, or from PATH, or
/// built now. Returns the folder its programs are in.
fn cargo_tool(
    sh: &Shell,
    name: &str,
    package: &str,
    version: &str,
    programs: &[&str],
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
        "installing {name} {version}, which {why}, into {}; this takes some minutes, once",
        home.display()
    ));
    sh.create_dir(&home)?;
    let _away = sh.push_dir(&home); // from the settings of this workspace
    let cargo = cargo();
    cmd!(sh, "{cargo} install --locked {package} --version {version} --root {home}")
        .quiet()
        // A tool that is built in half the time and runs for a second is fast enough.
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1")
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

/// The folder on PATH that has all these programs in this version.
fn on_path(sh: &Shell, version: &str, programs: &[&str]) -> Option<PathBuf> {
    let folder = which::which(programs[0]).ok()?.parent()?.to_owned();
    let in_version = |program: &&str| {
        let program = folder.join(executable(program));
        output(cmd!(sh, "{program} --version"))
            .is_some_and(|text| text.split_whitespace().any(|word| word == version))
    };
    programs.iter().all(in_version).then_some(folder)
}

/// The part of Rust's standard library that wasm is linked with.
pub(crate) fn rust_target(sh: &Shell) -> Result<()> {
    let installed = output(cmd!(sh, "rustc --print target-libdir --target {WASM}"))
        .is_some_and(|folder| Path::new(&folder).is_dir());
    if installed {
        return Ok(());
    }
    say(&format!("installing the Rust target {WASM}, which the browser runs"));
    cmd!(sh, "rustup target add {WASM}").quiet().run().with_context(|| {
        format!("the Rust target {WASM} is missing; a Rust without rustup has a package for it")
    })
}

/// Another version of Rust than the one that runs this program.
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

/// A component of the Rust toolchain that a minimal installation lacks.
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

/// Checks that there is a Node new enough.
fn node(sh: &Shell) -> Result<()> {
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

/// Installs the npm packages of tests/package.json, in the versions of its lock file.
pub(crate) fn node_modules(sh: &Shell) -> Result<()> {
    node(sh)?;
    let installed = "tests/node_modules/.installed-lock.json";
    let lock = sh.read_binary_file("tests/package-lock.json")?;
    if sh.read_binary_file(installed).is_ok_and(|text| text == lock) {
        return Ok(());
    }
    say("installing the npm packages of tests/package.json into tests/node_modules");
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let _tests = sh.push_dir("tests");
    cmd!(sh, "{npm} ci --no-audit --no-fund --prefer-offline --loglevel=error")
        .quiet()
        .run()
        .context(
            "could not install the npm packages, which needs the npm registry, and npm: it \
             comes with Node from https://nodejs.org; on Debian and Ubuntu it is \
             `apt-get install nodejs npm`",
        )?;
    Ok(sh.write_file(root().join(installed), lock)?)
}

/// A browser of the Chromium family.
pub(crate) fn chrome(sh: &Shell) -> Result<PathBuf> {
    node(sh)?;
    let search = || output(cmd!(sh, "node tests/browser/chrome.mjs")).map(PathBuf::from);
    if let Some(chrome) = search() {
        return Ok(chrome);
    }
    if let Some(wrong) = std::env::var_os("CHROME") {
        bail!("CHROME is set to {wrong:?}, which is not a program");
    }
    apt_get(sh, &["chromium", "fonts-dejavu-core"], "Chromium, which the page is tested in")?;
    search().context(
        "no Chromium or Chrome found. Install one: https://www.google.com/chrome, on Debian \
         `apt-get install chromium`, on Fedora `dnf install chromium`, on macOS \
         `brew install --cask google-chrome`; or set CHROME to its path",
    )
}

/// The program through which wasm-bindgen's tests drive the browser.
pub(crate) fn chromedriver(sh: &Shell) -> Result<PathBuf> {
    let search = || {
        let set = std::env::var_os("CHROMEDRIVER").map(PathBuf::from);
        // CHROMEWEBDRIVER is where the machines of GitHub Actions have it.
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

/// Installs Debian packages, where this is Debian and we are root; does nothing elsewhere.
/// (Ubuntu has Chromium only as a snap, which doesn't run in a container.)
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
