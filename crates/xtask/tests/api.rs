//! Compares the public interface of the published libraries with the pages in
//! `docs/api`. `cargo xtask test api` generates the documentation that it reads, and
//! `cargo xtask accept` accepts the differences.

use public_api::Builder;
use std::collections::BTreeSet;
use std::path::Path;

/// Compares one library, or rewrites its page.
fn check(library: &str) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let json = root.join("target/api/doc").join(format!("{}.json", library.replace('-', "_")));
    let now = public_items(&json);

    let page = root.join("docs/api").join(format!("{library}.txt"));
    if std::env::var_os("PLYSCOPE_ACCEPT_API").is_some() {
        return std::fs::write(page, now).expect("the page can be written");
    }
    let accepted = std::fs::read_to_string(&page).unwrap_or_default();
    let lines = |text: &str| text.lines().map(str::to_owned).collect::<BTreeSet<_>>();
    let (old, new) = (lines(&accepted), lines(&now));
    for line in old.difference(&new) {
        println!("- {line}");
    }
    for line in new.difference(&old) {
        println!("+ {line}");
    }
    assert!(
        accepted == now,
        "the public interface of {library} is not what docs/api/{library}.txt says; \
         if that is intended, `cargo xtask accept` accepts it"
    );
}

/// Returns the public items, one a line. A derived implementation has only its head.
fn public_items(json: &Path) -> String {
    let items = |derived: bool| {
        Builder::from_rustdoc_json(json)
            .omit_auto_trait_impls(true)
            .omit_blanket_impls(true)
            .omit_auto_derived_impls(!derived)
            .build()
            .expect("the documentation is readable")
            .to_string()
    };
    let written = items(false);
    let written: BTreeSet<&str> = written.lines().collect();
    let is_derived = |line: &str| line.starts_with("impl") && !line.contains("StructuralPartialEq");
    let all = items(true);
    let kept = all.lines().filter(|line| written.contains(line) || is_derived(line));
    kept.map(|line| format!("{line}\n")).collect()
}

#[test]
#[ignore = "cargo xtask test api runs it"]
fn plyscope() {
    check("plyscope");
}

#[test]
#[ignore = "cargo xtask test api runs it"]
fn plyscope_stage() {
    check("plyscope-stage");
}
