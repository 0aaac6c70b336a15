//! Builds and measures the page and what is made from it. The folder `build` does the work.

use crate::modules;
use crate::run::{root, status};
use crate::tools;
use anyhow::{Context, Result};
use std::path::{Path, PathBuf};
use xshell::{Shell, cmd};

/// The page that shows one embedded tree.
const EMBED: &str = "embed.html";
/// The limit of its size in gzip bytes, 108 KiB: markup, styles, scripts, data and wasm together.
const SIZE_LIMIT: u32 = 108 * 1024;
/// The version of the page and of what is made from it.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Builds the page into dist/.
pub(crate) fn dist(sh: &Shell) -> Result<()> {
    modules::build(sh)?;
    bundle(sh)?;
    println!("The page is in {}", root().join("dist").display());
    Ok(())
}

/// Puts the page together, of modules that are built.
pub(crate) fn bundle(sh: &Shell) -> Result<()> {
    for script in ["page", "notices", "single"] {
        let script = format!("build/{script}.mjs");
        cmd!(sh, "node {script}").quiet().run()?;
    }
    Ok(())
}

/// Makes the site archive from the page, which must be in dist/.
pub(crate) fn archive(sh: &Shell) -> Result<()> {
    Ok(cmd!(sh, "node build/site.mjs {VERSION}").quiet().run()?)
}

/// Makes a site of docs/ in target/book/.
pub(crate) fn book(sh: &Shell) -> Result<()> {
    tools::node(sh)?; // it runs build/book.mjs
    let mdbook = tools::mdbook(sh)?;
    cmd!(sh, "{mdbook} build").quiet().run().context("could not make the book")?;
    println!("The book is in {}", root().join("target/book").display());
    Ok(())
}

/// Makes dist/npm/plyscope-VERSION.tgz and plyscope-site-VERSION.tgz, from the page, which must be in dist/.
pub(crate) fn npm(sh: &Shell) -> Result<()> {
    Ok(cmd!(sh, "node build/package.mjs {VERSION}").quiet().run()?)
}

/// Makes the wheel of the Python package in dist/python/, with the script of the notebook widget: of
/// the sentences and styles of the page, which must be in dist/.
pub(crate) fn wheel(sh: &Shell) -> Result<()> {
    let files = root().join(PYTHON).join("python/plyscope/static");
    sh.remove_path(&files)?;
    let script = files.join("widget.js");
    cmd!(sh, "node build/widget.mjs {script}").quiet().run()?;
    let python = tools::python(sh)?.context(tools::NO_PYTHON)?;
    engine_of_python(sh, &python, "dist/python")?;
    println!("The wheel is in {}", root().join("dist/python").display());
    Ok(())
}

/// The folder of the Python package.
const PYTHON: &str = "crates/plyscope-python";

/// Makes the wheel of the Python package in an empty folder, with the notices of its crates, and with the
/// script of the widget if that has been made. Returns the wheel.
pub(crate) fn engine_of_python(sh: &Shell, python: &Path, folder: &str) -> Result<PathBuf> {
    sh.remove_path(folder)?;
    let notices = root().join(PYTHON).join("NOTICE-crates.txt");
    cmd!(sh, "node build/notices.mjs plyscope-python {notices}").quiet().run()?;
    let manifest = format!("{PYTHON}/Cargo.toml");
    cmd!(
        sh,
        "{python} -m maturin build --quiet --locked --manifest-path {manifest} --out {folder}"
    )
    .quiet()
    // Each Python from the oldest on has the same interface.
    .arg("--interpreter")
    .arg(python)
    .run()
    .context("could not make the wheel")?;
    let wheel =
        sh.read_dir(folder)?.into_iter().find(|path| path.extension() == Some("whl".as_ref()));
    wheel.context("maturin has made no wheel")
}

/// Lists the size of one embedded tree. Returns false above the limit. The page must be in
/// dist/.
pub(crate) fn weigh(sh: &Shell) -> Result<bool> {
    tools::node_modules(sh, "tests")?;
    let (chrome, limit) = (tools::chrome(sh)?, SIZE_LIMIT.to_string());
    status(cmd!(sh, "node tests/browser/size.mjs {EMBED} {limit}").env("CHROME", chrome))
}

/// Builds the page and lists its size.
pub(crate) fn size(sh: &Shell) -> Result<bool> {
    dist(sh)?;
    weigh(sh)
}

/// Builds the page and runs a part of its benchmarks: with large trees in the `page`, or the time
/// until an `embed` has its first picture.
pub(crate) fn bench(sh: &Shell, part: &str) -> Result<bool> {
    dist(sh)?;
    tools::node_modules(sh, "tests")?;
    let chrome = tools::chrome(sh)?;
    let script = if part == "embed" { "bench-embed" } else { "bench" };
    status(cmd!(sh, "node tests/browser/{script}.mjs").env("CHROME", chrome))
}
