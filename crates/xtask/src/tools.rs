//! The tools the repository needs, their versions, and how they get here.
//!
//! Versions are written down in three places, each for its own things, and never
//! twice: Cargo tools here, npm packages in tests/package.json and its lock file,
//! wasm-bindgen in Cargo.lock, because the tool has to match the library exactly.
//!
//! Cargo tools are built once per version and kept in
//! `<cache>/tools/<name>-<version>`; the cache is `$PLYSCOPE_CACHE`, or a folder
//! `plyscope` where this system keeps caches.

use crate::Result;
use crate::run::{cargo, command, executable, find, output, path_with, root, succeed};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

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
pub(crate) fn everything() -> Result<()> {
    rust_component("rustfmt", "cargo-fmt")?;
    rust_component("clippy", "cargo-clippy")?;
    page()?;
    chrome()?;
    chromedriver()?;
    say("everything is in place");
    Ok(())
}

/// What building the page needs: the wasm target, wasm-bindgen, wasm-opt, Trunk.
/// Returns Trunk and the PATH on which it finds the others.
pub(crate) fn page() -> Result<(PathBuf, OsString)> {
    rust_target()?;
    node_modules()?; // quick to fail, so before the tools that take minutes
    let wasm_bindgen = wasm_bindgen()?;
    let trunk = cargo_tool("trunk", "trunk", TRUNK, &["trunk"], "builds and serves the page")?;
    // Trunk is told to stay offline, and the Cargo it starts stays offline as well.
    succeed(&mut cargo(&["fetch"]), "fetching the crates in Cargo.lock")?;
    let path = path_with(&[wasm_bindgen, root().join("tests/node_modules/.bin")])?;
    Ok((trunk.join(executable("trunk")), path))
}

/// The folder with the wasm-bindgen tools.
pub(crate) fn wasm_bindgen() -> Result<PathBuf> {
    let version = locked_version("wasm-bindgen")?;
    cargo_tool(
        "wasm-bindgen",
        "wasm-bindgen-cli",
        &version,
        &["wasm-bindgen", "wasm-bindgen-test-runner"],
        "connects the compiled Rust with JavaScript",
    )
}

/// The version of a crate in Cargo.lock.
fn locked_version(name: &str) -> Result<String> {
    let lock = std::fs::read_to_string(root().join("Cargo.lock"))
        .map_err(|error| format!("can't read Cargo.lock: {error}"))?;
    let mut lines = lock.lines();
    let wanted = format!("name = \"{name}\"");
    lines
        .find(|line| *line == wanted)
        .and_then(|_| lines.next())
        .and_then(|line| line.strip_prefix("version = \""))
        .and_then(|line| line.strip_suffix('"'))
        .map(str::to_owned)
        .ok_or_else(|| format!("Cargo.lock has no `{name}`; `cargo update --workspace` adds it"))
}

/// Where tools are kept between runs, and shared by all checkouts.
fn cache() -> Result<PathBuf> {
    let folder =
        |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    if let Some(cache) = folder("PLYSCOPE_CACHE") {
        return std::path::absolute(cache).map_err(|error| format!("PLYSCOPE_CACHE: {error}"));
    }
    let base = folder("XDG_CACHE_HOME").or_else(|| match std::env::consts::OS {
        "windows" => folder("LOCALAPPDATA"),
        "macos" => folder("HOME").map(|home| home.join("Library/Caches")),
        _ => folder("HOME").map(|home| home.join(".cache")),
    });
    base.map(|base| base.join("plyscope"))
        .ok_or_else(|| "can't tell where to keep tools; set PLYSCOPE_CACHE to a folder".to_owned())
}

/// A tool from crates.io in exactly this version: from the cache, or from PATH, or
/// built now. Returns the folder its programs are in.
fn cargo_tool(
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
    if let Some(folder) = on_path(version, programs) {
        return Ok(folder);
    }

    say(&format!(
        "installing {name} {version}, which {why}, into {}; this takes some minutes, once",
        home.display()
    ));
    std::fs::create_dir_all(&home)
        .map_err(|error| format!("can't make the folder {}: {error}", home.display()))?;
    let install = ["install", "--locked", package, "--version", version, "--root"];
    let mut build = cargo(&install);
    build
        .arg(&home)
        .current_dir(&home) // away from the settings of this workspace
        // A tool that is built in half the time and runs for a second is fast enough.
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1")
        .env("CARGO_PROFILE_RELEASE_LTO", "off")
        .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
        .env("CARGO_PROFILE_RELEASE_DEBUG", "0");
    for ours in ["CARGO_BUILD_TARGET", "CARGO_TARGET_DIR", "RUSTFLAGS"] {
        build.env_remove(ours);
    }
    succeed(&mut build, &format!("installing {name}")).map_err(|error| {
        format!(
            "{error}\nIt needs crates.io and a C compiler. By hand it is:\n  \
             cargo install --locked {package} --version {version} --root {}",
            home.display()
        )
    })?;
    Ok(bin)
}

/// The folder on PATH that has all these programs in this version.
fn on_path(version: &str, programs: &[&str]) -> Option<PathBuf> {
    let folder = find(programs[0])?.parent()?.to_owned();
    programs
        .iter()
        .all(|program| {
            output(Command::new(folder.join(executable(program))).arg("--version"))
                .is_some_and(|text| text.split_whitespace().any(|word| word == version))
        })
        .then_some(folder)
}

/// The part of Rust's standard library that wasm is linked with.
pub(crate) fn rust_target() -> Result<()> {
    let installed = output(command("rustc").args(["--print", "target-libdir", "--target", WASM]))
        .is_some_and(|folder| Path::new(&folder).is_dir());
    if installed {
        return Ok(());
    }
    say(&format!("installing the Rust target {WASM}, which the browser runs"));
    succeed(command("rustup").args(["target", "add", WASM]), "installing the target").map_err(
        |error| {
            format!(
                "{error}\nWith rustup it is `rustup target add {WASM}`; \
                 a Rust from elsewhere has a package of its own for it"
            )
        },
    )
}

/// A component of the Rust toolchain that a minimal installation lacks.
pub(crate) fn rust_component(name: &str, program: &str) -> Result<()> {
    if output(command(program).arg("--version")).is_some() {
        return Ok(());
    }
    say(&format!("installing {name}, which the tests run"));
    succeed(command("rustup").args(["component", "add", name]), &format!("installing {name}"))
        .map_err(|error| format!("{error}\nWith rustup it is `rustup component add {name}`"))
}

/// Checks that there is a Node new enough.
fn node() -> Result<()> {
    let how = format!(
        "install Node {NODE} or newer from https://nodejs.org, or with your system's packages, \
         on Debian and Ubuntu `apt-get install nodejs npm`"
    );
    let Some(version) = output(command("node").arg("--version")) else {
        return Err(format!("Node is missing: {how}"));
    };
    let major = version
        .trim_start_matches('v')
        .split('.')
        .next()
        .and_then(|major| major.parse::<u32>().ok());
    match major {
        Some(major) if major >= NODE => Ok(()),
        _ => Err(format!("Node {version} is too old: {how}")),
    }
}

/// Installs the npm packages of tests/package.json, in the versions of its lock file.
pub(crate) fn node_modules() -> Result<()> {
    node()?;
    let folder = root().join("tests");
    let installed = folder.join("node_modules/.installed-lock.json");
    let lock = std::fs::read(folder.join("package-lock.json"))
        .map_err(|error| format!("can't read tests/package-lock.json: {error}"))?;
    if std::fs::read(&installed).is_ok_and(|text| text == lock) {
        return Ok(());
    }
    say(
        "installing npm packages into tests/node_modules: binaryen (makes the wasm small and fast), \
         playwright-core (drives the browser in tests), typescript and biome (check the JavaScript), \
         d3-hierarchy (the peer in a benchmark)",
    );
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    succeed(
        command(npm)
            .args(["ci", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"])
            .current_dir(&folder),
        "npm ci",
    )
    .map_err(|error| {
        format!(
            "{error}\nIt needs npm and the npm registry. npm comes with Node from \
             https://nodejs.org; on Debian and Ubuntu it is `apt-get install nodejs npm`. \
             By hand: `npm ci` in tests/"
        )
    })?;
    std::fs::write(&installed, lock)
        .map_err(|error| format!("can't write {}: {error}", installed.display()))
}

/// A browser of the Chromium family.
pub(crate) fn chrome() -> Result<PathBuf> {
    node()?;
    let search = || output(command("node").arg("tests/browser/chrome.mjs")).map(PathBuf::from);
    if let Some(chrome) = search() {
        return Ok(chrome);
    }
    if let Some(wrong) = std::env::var_os("CHROME") {
        return Err(format!("CHROME is set to {wrong:?}, which is not a program"));
    }
    apt_get(&["chromium", "fonts-dejavu-core"], "Chromium, which the page is tested in")?;
    search().ok_or_else(|| {
        "no Chromium or Chrome found. Install one: https://www.google.com/chrome, on Debian \
         `apt-get install chromium`, on Fedora `dnf install chromium`, on macOS \
         `brew install --cask google-chrome`; or set CHROME to its path"
            .to_owned()
    })
}

/// The program through which wasm-bindgen's tests drive the browser.
pub(crate) fn chromedriver() -> Result<PathBuf> {
    let search = || {
        let set = std::env::var_os("CHROMEDRIVER").map(PathBuf::from);
        // CHROMEWEBDRIVER is where the machines of GitHub Actions have it.
        let folder = std::env::var_os("CHROMEWEBDRIVER").map(PathBuf::from);
        set.or_else(|| find("chromedriver")).or_else(|| {
            folder
                .map(|folder| folder.join(executable("chromedriver")))
                .filter(|path| path.is_file())
        })
    };
    if let Some(driver) = search() {
        return Ok(driver);
    }
    apt_get(&["chromium-driver"], "chromedriver, which the bindings are tested through")?;
    search().ok_or_else(|| {
        "no chromedriver found. Install the one that belongs to your browser: on Debian \
         `apt-get install chromium-driver`, on Fedora `dnf install chromedriver`, on macOS \
         `brew install --cask chromedriver`, elsewhere `npx @puppeteer/browsers install \
         chromedriver@stable`; or set CHROMEDRIVER to its path"
            .to_owned()
    })
}

/// Installs Debian packages, where this is Debian and we are root; does nothing elsewhere.
/// (Ubuntu has Chromium only as a snap, which doesn't run in a container.)
fn apt_get(packages: &[&str], what: &str) -> Result<()> {
    let debian = std::fs::read_to_string("/etc/os-release")
        .is_ok_and(|text| text.lines().any(|line| line == "ID=debian"));
    let is_root = output(command("id").arg("-u")).is_some_and(|id| id == "0");
    if !debian || !is_root || find("apt-get").is_none() {
        return Ok(());
    }
    say(&format!("installing {what}, with apt-get"));
    let apt_get = |arguments: &[&str]| {
        let mut command = command("apt-get");
        command.env("DEBIAN_FRONTEND", "noninteractive");
        command.args(["-qq", "-y"]).args(arguments);
        succeed(&mut command, &format!("apt-get {}", arguments.join(" ")))
    };
    apt_get(&["update"])?;
    apt_get(&[&["install", "--no-install-recommends"], packages].concat())
}
