//! `plyscope check`.

use std::fs;
use std::process::Command;

use super::{answer, complaint, plyscope, plyscope_reads};

/// The output of the program in the documents.
const PRINTED: &str = "3\n12\n8\n2\n3\n5\n2\n";

#[test]
fn the_examples_of_the_documents() {
    let docs = include_str!("../../../../docs/check.md");
    let block = |language: &'static str| {
        let parts = docs.split(language).skip(1);
        parts.map(|part| part.split("```").next().unwrap()).collect::<Vec<_>>()
    };
    // Where there is Python, it is run.
    let program = block("```python\n")[0];
    if let Ok(output) = Command::new("python3").args(["-c", program]).output() {
        assert_eq!(String::from_utf8(output.stdout).unwrap(), PRINTED);
    }
    let folder = std::env::temp_dir().join(format!("plyscope-check-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let mut count = 0;
    for (command, output) in block("```console\n").into_iter().filter_map(|it| it.split_once('\n'))
    {
        let Some(words) = command.strip_prefix("$ plyscope ") else { continue };
        let words = words.replace('\'', "");
        let mut words: Vec<&str> = words.split(' ').collect();
        let file = folder.join(words.pop().unwrap());
        let text = if file.ends_with("all.txt") { "3 12 8 2 4 6\n" } else { PRINTED };
        fs::write(&file, text).unwrap();
        let run = plyscope(&[&words[..], &[file.to_str().unwrap()]].concat());
        assert_eq!(String::from_utf8(run.stdout).unwrap(), output, "{command}");
        assert_eq!(run.status.code(), Some(3));
        count += 1;
    }
    fs::remove_dir_all(&folder).unwrap();
    assert_eq!(count, 2);
}

#[test]
fn exit_codes_and_json() {
    let check = |more: &[&str], input: &str| {
        let words = ["check", "-a", "alpha-beta", "-g", "[[3,12,8],[2,4,6]]"];
        plyscope_reads(&[&words[..], more].concat(), input.as_bytes())
    };
    assert_eq!(answer(check(&[], "3,12,8,2")), "agrees     alpha-beta in all 4 lines\n");
    let run = check(&["--format", "json"], "3,12,8,2,4");
    assert_eq!(run.status.code(), Some(3));
    let told: serde_json::Value = serde_json::from_slice(&run.stdout).unwrap();
    assert_eq!(told["difference"]["said"], "leaf 4");
    assert_eq!(told["difference"]["wanted"], serde_json::Value::Null);
    let message = String::from_utf8(run.stderr).unwrap();
    assert_eq!(
        message,
        "plyscope: the program does not do what alpha-beta does with these options\n"
    );
    let said = complaint(check(&[], "three"));
    assert!(said.starts_with("plyscope: line 1: expected `enter NODE`"), "{said}");
    assert!(said.ends_with("exit code 2\n"), "{said}");
    let said = complaint(check(&["--trace", "/nowhere/trace"], ""));
    assert!(said.contains("can't read /nowhere/trace"), "{said}");
}
