//! The modules of the engine, as build/modules.json lists them; build/table.mjs says what each
//! field means. A module is compiled and gets its bindings, and stills are cut from some.

use crate::run::{at_once, cargo, root, shell};
use crate::tools;
use anyhow::{Context, Result};
use serde::Deserialize;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::SystemTime;
use wasm_bindgen_cli_support::Bindgen;
use xshell::{Shell, cmd};

/// The table.
const TABLE: &str = "build/modules.json";
/// The files and folders that modules are built from.
const SOURCES: &[&str] = &[
    "Cargo.lock",
    "Cargo.toml",
    "crates/plyscope",
    "crates/plyscope-stage",
    "crates/plyscope-wasm",
    "crates/xtask/src/modules.rs",
    TABLE,
];
/// What the page is made from besides.
const PAGE: &[&str] = &["build", "web"];
/// What makes stills of a module.
const STILLS: &[&str] = &["build/rehearsal.mjs", "build/still.mjs"];
/// The number of modules that are made at once.
const AT_ONCE: usize = 2;
/// The folder that the full module is compiled into, as by Trunk, which then compiles nothing again.
const TARGET: &str = "target";
/// The folder of the others, so that one of them is compiled at the same time.
const OTHERS: &str = "target/modules/compiled";

#[derive(Deserialize)]
pub(crate) struct Table {
    /// The files and folders of web/ that are in the page.
    pub(crate) page: Vec<String>,
    modules: Vec<Module>,
}

#[derive(Deserialize)]
struct Module {
    name: String,
    file: String,
    features: Vec<String>,
    #[serde(default)]
    rustflags: Vec<String>,
    profile: String,
    #[serde(default)]
    types: bool,
    stills: Option<String>,
}

/// Reads the table.
pub(crate) fn table(sh: &Shell) -> Result<Table> {
    serde_json::from_str(&sh.read_file(root().join(TABLE))?).context(TABLE)
}

/// Builds the modules that are older than their sources.
pub(crate) fn build(sh: &Shell) -> Result<()> {
    tools::rust_target(sh)?;
    tools::node_modules(sh, "build")?;
    let modules = table(sh)?.modules;
    let old = Mutex::new(modules.iter().filter(|module| module.is_old()));
    at_once(AT_ONCE, || {
        let sh = shell()?;
        let next = || old.lock().ok().and_then(|mut old| old.next());
        while let Some(module) = next() {
            let compiled = module.compile(&sh);
            compiled
                .and_then(|compiled| module.make(&sh, &compiled))
                .with_context(|| format!("the module `{}`", module.name))?;
        }
        Ok(())
    })
}

/// Returns the time of the last change of what the page is made from.
pub(crate) fn last_page_change() -> Option<SystemTime> {
    last_of(SOURCES).max(last_of(PAGE))
}

/// Returns the time of the last change of any of these files and folders.
fn last_of(sources: &[&str]) -> Option<SystemTime> {
    sources.iter().filter_map(|source| last_change(&root().join(source))).max()
}

/// Returns the folder with the files of a module.
pub(crate) fn folder(name: &str) -> PathBuf {
    root().join("target/modules").join(name)
}

impl Module {
    /// Returns the file that is written when the module is made.
    fn stamp(&self) -> PathBuf {
        folder(&self.name).join("made")
    }

    fn is_old(&self) -> bool {
        let stills = if self.stills.is_some() { last_of(STILLS) } else { None };
        let made = last_change(&self.stamp());
        made.is_none() || made < stills.max(last_of(SOURCES))
    }

    /// Compiles the module for a browser, into a folder of Cargo.
    fn compile(&self, sh: &Shell) -> Result<PathBuf> {
        let built = if self.types { TARGET } else { OTHERS };
        let (cargo, target, profile) = (cargo(), tools::WASM, &self.profile);
        let features = self.features.join(",");
        let command = cmd!(
            sh,
            "{cargo} build --quiet --locked --package plyscope-wasm --lib --profile {profile}
                --target {target} --target-dir {built} --no-default-features
                --features {features}"
        );
        let flags = self.rustflags.join(" ");
        let command = if flags.is_empty() { command } else { command.env("RUSTFLAGS", flags) };
        command.quiet().run()?;
        Ok(root().join(built).join(target).join(profile).join("plyscope_wasm.wasm"))
    }

    /// Makes the files of the compiled module.
    fn make(&self, sh: &Shell, compiled: &Path) -> Result<()> {
        let made = folder(&self.name);
        sh.remove_path(&made)?;
        let bound = made.join("bound");
        let name = &self.file;
        self.bind(sh, compiled, &bound, name)?;
        for ending in [".js", ".d.ts"] {
            let file = bound.join(format!("{name}{ending}"));
            if file.is_file() {
                sh.copy_file(file, &made)?;
            }
        }
        if self.stills.is_some() {
            cmd!(sh, "node build/still.mjs {made} {name}").quiet().run()?;
        } else {
            sh.copy_file(bound.join(format!("{name}_bg.wasm")), &made)?;
        }
        // Last, so that a build that was interrupted is made again.
        Ok(sh.write_file(self.stamp(), "")?)
    }

    /// Writes the script of the module, what the program `wasm-bindgen` does, by the library that
    /// it is made of.
    fn bind(&self, sh: &Shell, compiled: &Path, folder: &Path, name: &str) -> Result<()> {
        let mut bindgen = Bindgen::new();
        bindgen.input_path(compiled).out_name(name).typescript(self.types);
        // Where there are no types, the page always says where the module is.
        bindgen
            .remove_name_section(true)
            .remove_producers_section(true)
            .omit_default_module_path(!self.types);
        if self.stills.is_some() {
            bindgen.no_modules(true)?
        } else {
            bindgen.web(true)?
        };
        bindgen.generate(folder).context("its bindings")?;
        if self.stills.is_some() {
            // A still and its module have the script in common, each with state of its own.
            let script = folder.join(format!("{name}.js"));
            let text = sh.read_file(&script)?;
            let all = "{ ...wasm_bindgen, default: wasm_bindgen }";
            // The script asks the document for its own address, which is none in a frame of a text.
            let no = "const document = undefined;";
            let text = format!("export function create() {{\n{no}\n{text}\nreturn {all};\n}}\n");
            sh.write_file(script, text)?;
        }
        Ok(())
    }
}

/// Returns the time of the last change of a file, or of any file in a folder that is a source.
fn last_change(path: &Path) -> Option<SystemTime> {
    if !path.is_dir() {
        return path.metadata().ok()?.modified().ok();
    }
    if path.ends_with("node_modules") {
        return None;
    }
    let entries = std::fs::read_dir(path).ok()?;
    entries.filter_map(|entry| last_change(&entry.ok()?.path())).max()
}
