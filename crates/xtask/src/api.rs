//! The public interface of the published libraries, one page each in `docs/api`.
//!
//! rustdoc describes it as JSON, and `tests/api.rs` lists it from there.

use crate::run::{cargo, output, root};
use crate::tools;
use anyhow::Result;
use xshell::{Cmd, Shell, cmd};

/// The version of Rust whose rustdoc writes the JSON that `public-api` reads, in the version
/// in Cargo.toml.
const API_RUST: &str = "1.95.0";
const LIBRARIES: &[&str] = &["plyscope", "plyscope-stage"];

/// Writes the JSON, and returns a command that compares the interface with the pages.
pub(crate) fn compare(sh: &Shell) -> Result<Cmd<'_>> {
    let is_here = output(cmd!(sh, "rustc --version"))
        .is_some_and(|text| text.split_whitespace().any(|word| word == API_RUST));
    let cargo = cargo();
    for library in LIBRARIES {
        let rustdoc = if is_here {
            cmd!(sh, "{cargo}")
        } else {
            tools::rust(sh, API_RUST)?;
            cmd!(sh, "rustup run {API_RUST} cargo")
        };
        rustdoc
            .args(["rustdoc", "--quiet", "--lib", "--package", library])
            .arg("--target-dir")
            .arg(root().join("target/api"))
            .args(["--", "-Z", "unstable-options", "--output-format", "json"])
            // The JSON is unstable, and otherwise only a nightly Rust writes it.
            .env("RUSTC_BOOTSTRAP", "1")
            .quiet()
            .run()?;
    }
    Ok(cmd!(sh, "{cargo} test --quiet --package xtask -- --include-ignored"))
}

/// Rewrites the pages.
pub(crate) fn accept(sh: &Shell) -> Result<()> {
    Ok(compare(sh)?.env("PLYSCOPE_ACCEPT_API", "1").quiet().run()?)
}
