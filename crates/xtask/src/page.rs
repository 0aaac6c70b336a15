//! Builds and measures the page and what is made from it. The folder `build` does the work.

use crate::modules;
use crate::run::{root, status};
use crate::tools;
use anyhow::{Context, Result};
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

/// Makes dist/npm/plyscope-VERSION.tgz and plyscope-site-VERSION.tgz, from the page, which must be in dist/.
pub(crate) fn npm(sh: &Shell) -> Result<()> {
    Ok(cmd!(sh, "node build/package.mjs {VERSION}").quiet().run()?)
}

/// Makes dist/python/plyscope-VERSION-py3-none-any.whl, with the sentences and styles of the page,
/// which must be in dist/: the package of the notebook widget. pip packs it.
pub(crate) fn wheel(sh: &Shell) -> Result<()> {
    let made = root().join("target/python");
    let package = made.join("plyscope");
    sh.remove_path(&made)?;
    sh.create_dir(package.join("static"))?;
    let source = root().join("web/python");
    let project = sh.read_file(source.join("pyproject.toml"))?;
    let project = project.replace("version = \"0.0.0\"", &format!("version = \"{VERSION}\""));
    sh.write_file(made.join("pyproject.toml"), project)?;
    sh.copy_file(source.join("README.md"), made.join("README.md"))?;
    for text in ["LICENSE-APACHE", "LICENSE-MIT", "dist/NOTICE-modules.txt"] {
        sh.copy_file(root().join(text), &made)?;
    }
    for module in ["__init__.py", "tree.py"] {
        sh.copy_file(source.join("plyscope").join(module), package.join(module))?;
    }
    let script = package.join("static/widget.js");
    cmd!(sh, "node build/widget.mjs {script}").quiet().run()?;
    let wheels = root().join("dist/python");
    sh.remove_path(&wheels)?;
    cmd!(sh, "python3 -m pip wheel --quiet --no-deps --wheel-dir {wheels} {made}")
        .quiet()
        .run()
        .context("could not pack the wheel; this needs Python with pip, and a network")?;
    println!("The wheel is in {}", wheels.display());
    Ok(())
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
