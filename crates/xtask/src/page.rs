//! Builds and measures the page. Trunk.toml explains how it is arranged.

use crate::bindings::bind;
use crate::run::{at_once, cargo, root, shell, status};
use crate::tools;
use anyhow::{Context, Result};
use std::path::{Path, PathBuf};
use xshell::{Shell, cmd};

/// The page that shows one embedded tree.
const EMBED: &str = "embed.html";
/// The limit of its size in gzip bytes: markup, styles, scripts, data and wasm together. It
/// is a little above the current size of the largest.
const SIZE_LIMIT: u32 = 100_000;
/// The goal for its size in gzip bytes.
const SIZE_GOAL: u32 = 80_000;
/// The sources of the page.
pub(crate) const WEB: &str = "web";
/// The folder in the page with the engine.
const ENGINE: &str = "wasm";
/// The name of the engine's files.
const NAME: &str = "plyscope-wasm";
/// The name of those of the npm package, which also tell the events of each step. An element
/// loads them if somebody wants to know.
const TRACING: &str = "plyscope-trace";

/// Compiles the engine of the page, and returns the module, which has no bindings yet.
fn compile(sh: &Shell) -> Result<PathBuf> {
    tools::rust_target(sh)?;
    let (cargo, target) = (cargo(), tools::WASM);
    // The folder is that of Trunk, which then compiles nothing again.
    cmd!(
        sh,
        "{cargo} build --quiet --locked --release --package {NAME} --lib
            --target {target} --target-dir target"
    )
    .quiet()
    .run()
    .context("could not compile the engine of the page")?;
    Ok(root().join("target").join(target).join("release/plyscope_wasm.wasm"))
}

/// Writes the engine of the page into a folder, as it is compiled.
pub(crate) fn engine(sh: &Shell, folder: &Path) -> Result<()> {
    let folder = folder.join(ENGINE);
    bind(&compile(sh)?, &folder, NAME, true)?;
    // Nobody calls the functions of wasm itself.
    Ok(sh.remove_path(folder.join(format!("{NAME}_bg.wasm.d.ts")))?)
}

/// Builds the page into dist/.
pub(crate) fn dist(sh: &Shell) -> Result<()> {
    let path = tools::optimizer(sh)?;
    let dist = root().join("dist");
    clear(sh, &dist)?;
    // Each of the two takes a core for the most part.
    at_once(2, |n| {
        let sh = shell()?;
        if n == 0 { engine(&sh, &dist) } else { crate::npm::engine(&sh).map(drop) }
    })?;
    let html = sh.read_file(root().join(WEB).join("index.html"))?;
    for link in instructions(&html) {
        let source = root().join(WEB).join(attribute(link, "href").unwrap_or_default());
        match attribute(link, "rel") {
            Some("rust") => {
                let level = format!("-O{}", attribute(link, "data-wasm-opt").unwrap_or_default());
                let flags = attribute(link, "data-wasm-opt-params").unwrap_or_default();
                let flags = flags.split_whitespace();
                let wasm = dist.join(ENGINE).join(format!("{NAME}_bg.wasm"));
                cmd!(sh, "wasm-opt {level} {flags...} {wasm} -o {wasm}")
                    .env("PATH", &path)
                    .quiet()
                    .run()?;
            }
            _ => copy(&source, &dist)?,
        }
    }
    sh.write_file(dist.join("index.html"), without_instructions(&html))?;
    crate::frame::build(sh)?;
    let made = crate::npm::engine(sh)?;
    for ending in [".js", "_bg.wasm"] {
        let to = dist.join(ENGINE).join(format!("{TRACING}{ending}"));
        sh.copy_file(made.join(format!("{NAME}{ending}")), to)?;
    }
    let notices = dist.join("NOTICE-modules.txt");
    cmd!(sh, "node tests/notices.mjs {notices}").quiet().run()?;
    println!("The page is in {}", dist.display());
    Ok(())
}

/// The folders in dist/ that other commands make from the page.
const PACKAGES: &[&str] = &["npm", "python", "site"];

/// Removes the previous page. What was made from it stays until it is made again.
fn clear(sh: &Shell, dist: &Path) -> Result<()> {
    for path in sh.read_dir(dist).unwrap_or_default() {
        if !PACKAGES.iter().any(|name| path.ends_with(name)) {
            sh.remove_path(path)?;
        }
    }
    Ok(())
}

/// The beginning of every instruction for the build in web/index.html.
const INSTRUCTION: &str = "<link data-trunk";

/// Returns the instructions of a page for its build. Trunk reads the same ones.
fn instructions(html: &str) -> impl Iterator<Item = &str> {
    html.split(INSTRUCTION).skip(1).filter_map(|rest| rest.split('>').next())
}

/// Returns the value of an attribute in a tag.
fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    Some(rest.split_once('"')?.0)
}

/// Returns a page without the instructions for its build.
fn without_instructions(html: &str) -> String {
    let mut pieces = html.split(INSTRUCTION);
    let first = pieces.next().unwrap_or_default().trim_end_matches(' ').to_owned();
    pieces.fold(first, |page, piece| {
        let rest = piece.split_once('>').map_or("", |(_, rest)| rest);
        page + rest.strip_prefix('\n').unwrap_or(rest).trim_end_matches(' ')
    })
}

/// Copies a file, or a folder with all that is in it, into a folder.
fn copy(from: &Path, into: &Path) -> Result<()> {
    let to = into.join(from.file_name().context("a copy needs a name")?);
    if !from.is_dir() {
        std::fs::copy(from, &to).with_context(|| format!("could not copy {}", from.display()))?;
        return Ok(());
    }
    std::fs::create_dir_all(&to)?;
    std::fs::read_dir(from)?.try_for_each(|entry| copy(&entry?.path(), &to))
}

/// Makes the site archive from the page, which must be in dist/. `tests/site.mjs` does the work.
pub(crate) fn archive(sh: &Shell) -> Result<()> {
    let version = env!("CARGO_PKG_VERSION");
    Ok(cmd!(sh, "node tests/site.mjs {version}").quiet().run()?)
}

/// Lists the size of one embedded tree. Returns false above the limit. The page must be in
/// dist/.
pub(crate) fn weigh(sh: &Shell) -> Result<bool> {
    tools::node_modules(sh)?;
    let chrome = tools::chrome(sh)?;
    let (limit, goal) = (SIZE_LIMIT.to_string(), SIZE_GOAL.to_string());
    status(cmd!(sh, "node tests/size.mjs {EMBED} {limit} {goal}").env("CHROME", chrome))
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
    tools::node_modules(sh)?;
    let chrome = tools::chrome(sh)?;
    let script = if part == "embed" { "bench-embed" } else { "bench" };
    status(cmd!(sh, "node tests/browser/{script}.mjs").env("CHROME", chrome))
}

#[cfg(test)]
mod tests {
    use super::{attribute, instructions, without_instructions};

    const PAGE: &str = "\
<head>
  <!-- Instructions. -->
  <link data-trunk rel=\"rust\" href=\"../engine\"
        data-wasm-opt=\"3\">
  <link data-trunk rel=\"copy-dir\" href=\"js\">

  <link rel=\"icon\" href=\"icon.svg\">
</head>
";

    #[test]
    fn instructions_are_found_with_their_attributes() {
        let links: Vec<_> = instructions(PAGE).collect();
        assert_eq!(links.len(), 2);
        assert_eq!(attribute(links[0], "rel"), Some("rust"));
        assert_eq!(attribute(links[0], "data-wasm-opt"), Some("3"));
        assert_eq!(attribute(links[1], "href"), Some("js"));
        assert_eq!(attribute(links[1], "data-wasm-opt"), None);
    }

    #[test]
    fn a_built_page_has_no_instructions_and_all_else() {
        let page = without_instructions(PAGE);
        assert_eq!(
            page,
            "<head>\n  <!-- Instructions. -->\n\n  <link rel=\"icon\" href=\"icon.svg\">\n</head>\n"
        );
    }
}
