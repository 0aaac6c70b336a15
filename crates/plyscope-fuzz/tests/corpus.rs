//! The corpus of the fuzzer, as tests: every file of `tests/corpus/fuzz`, and texts that are made
//! by the grammar and then spoiled. `PLYSCOPE_LONG=1` makes thirty times as many, `FUZZ_SEED=n`
//! others.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use arbitrary::Unstructured;
use plyscope_fuzz::{TARGETS, Target, bytes, mutated, target};

/// Tries a text, and says which one it was if the program is wrong.
fn try_text(target: &Target, text: &str) -> bool {
    let tried = catch_unwind(AssertUnwindSafe(|| (target.try_text)(text)));
    tried.unwrap_or_else(|_| panic!("{} fails with this text:\n{text}", target.name))
}

#[test]
fn the_corpus() {
    for target in TARGETS {
        let folder =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/fuzz").join(target.name);
        let (mut files, mut taken) = (0, 0);
        for entry in fs::read_dir(folder).unwrap() {
            let text = fs::read(entry.unwrap().path()).unwrap();
            taken += u32::from(try_text(&target, &String::from_utf8_lossy(&text)));
            files += 1;
        }
        println!("{}: {taken} of {files} are taken", target.name);
        assert!(files >= 20 && taken >= files / 4, "{}: {taken} of {files}", target.name);
    }
}

/// Makes so many texts, and spoils each; most of those that are made have to be taken.
fn made(name: &str, texts: u64) {
    let long = std::env::var_os("PLYSCOPE_LONG").is_some();
    let texts = if long { 30 * texts } else { texts };
    let target = target(name);
    let (mut taken, mut spoiled) = (0, 0);
    // Other seeds find other texts.
    let first = std::env::var("FUZZ_SEED").map_or(0, |seed| seed.parse().unwrap());
    for seed in first..first + texts {
        let bytes = bytes(seed, 2_000);
        let mut u = Unstructured::new(&bytes);
        let text = (target.make)(&mut u).unwrap();
        taken += u64::from(try_text(&target, &text));
        for _ in 0..2 {
            spoiled += u64::from(try_text(&target, &mutated(&text, &mut u).unwrap()));
        }
    }
    println!(
        "{name}: of {texts} texts {taken} are taken, and of {} spoiled ones {spoiled}",
        2 * texts
    );
    assert!(taken >= texts * 3 / 4, "{taken} of {texts}");
    assert!(spoiled >= texts / 5 && spoiled <= 2 * texts * 9 / 10, "{spoiled} of {}", 2 * texts);
}

#[test]
fn notation() {
    made("notation", 20_000);
}

#[test]
fn options() {
    made("options", 3_000);
}

#[test]
fn session() {
    made("session", 1_000);
}

#[test]
fn trace() {
    made("trace", 1_500);
}
