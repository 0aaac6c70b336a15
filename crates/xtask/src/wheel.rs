//! Makes the Python package of the notebook widget.

use crate::npm;
use crate::run::root;
use anyhow::{Context, Result};
use xshell::{Shell, cmd};

/// Makes dist/python/plyscope-VERSION-py3-none-any.whl, with the sentences and styles that are
/// in dist/. `tests/widget.mjs` bundles its script, and pip packs it.
pub(crate) fn build(sh: &Shell) -> Result<()> {
    let engine = npm::engine(sh)?;
    let made = root().join("target/python");
    let package = made.join("plyscope");
    sh.remove_path(&made)?;
    sh.create_dir(package.join("static"))?;
    let source = root().join("web/python");
    let project = sh.read_file(source.join("pyproject.toml"))?;
    let version = env!("CARGO_PKG_VERSION");
    let project = project.replace("version = \"0.0.0\"", &format!("version = \"{version}\""));
    sh.write_file(made.join("pyproject.toml"), project)?;
    sh.copy_file(source.join("README.md"), made.join("README.md"))?;
    sh.copy_file(source.join("plyscope/__init__.py"), package.join("__init__.py"))?;
    let script = package.join("static/widget.js");
    cmd!(sh, "node tests/widget.mjs {engine} {script}").quiet().run()?;
    let wheels = root().join("dist/python");
    sh.remove_path(&wheels)?;
    cmd!(sh, "python3 -m pip wheel --quiet --no-deps --wheel-dir {wheels} {made}")
        .quiet()
        .run()
        .context("could not pack the wheel; this needs Python with pip, and a network")?;
    println!("The wheel is in {}", wheels.display());
    Ok(())
}
