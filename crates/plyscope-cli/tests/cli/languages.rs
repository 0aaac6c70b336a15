//! The programs of `docs/check-languages.md`, each run where its language is installed.

use std::fs;
use std::path::Path;
use std::process::Command;

use super::plyscope_reads;

/// A language: the name of its block, the file, what compiles it, and what runs it.
type Language = (&'static str, &'static str, &'static [&'static str], &'static [&'static str]);

const LANGUAGES: [Language; 8] = [
    ("python", "main.py", &[], &["python3", "main.py"]),
    ("javascript", "main.mjs", &[], &["node", "main.mjs"]),
    ("java", "Main.java", &["javac", "Main.java"], &["java", "Main"]),
    ("c", "main.c", &["cc", "main.c", "-o", "main"], &["./main"]),
    ("cpp", "main.cpp", &["c++", "main.cpp", "-o", "main"], &["./main"]),
    ("rust", "main.rs", &["rustc", "--edition", "2021", "main.rs", "-o", "main"], &["./main"]),
    ("go", "main.go", &[], &["go", "run", "main.go"]),
    ("haskell", "Main.hs", &["ghc", "Main.hs", "-o", "main"], &["./main"]),
];

/// Runs a command in a folder; none if there is no such program.
fn run(command: &[&str], folder: &Path) -> Option<Vec<u8>> {
    let (program, arguments) = command.split_first()?;
    let mut command_line = Command::new(program);
    // What Go caches stays in the folder.
    command_line.args(arguments).env("GOCACHE", folder.join("cache")).current_dir(folder);
    let output = command_line.output().ok()?;
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {error}");
    Some(output.stdout)
}

#[test]
fn each_program_does_what_the_search_does() {
    let docs = include_str!("../../../../docs/check-languages.md");
    let mut done = Vec::new();
    for (language, file, compile, execute) in LANGUAGES {
        let program = docs.split(&format!("```{language}\n")).nth(1).unwrap();
        let program = program.split("```").next().unwrap();
        let name = format!("plyscope-check-{language}-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join(file), program).unwrap();
        let is_compiled = compile.is_empty() || run(compile, &folder).is_some();
        let printed = is_compiled.then(|| run(execute, &folder)).flatten();
        fs::remove_dir_all(&folder).unwrap();
        let Some(printed) = printed else { continue };
        let words = ["check", "-a", "alpha-beta", "-g", "[[3,12,8],[2,4,6],[3,5,2]]"];
        let answer = plyscope_reads(&words, &printed);
        let told = String::from_utf8(answer.stdout).unwrap();
        assert_eq!(told, "agrees     alpha-beta in all 5 lines\n", "{language}");
        done.push(language);
    }
    println!("run: {}", done.join(" "));
    assert!(done.contains(&"rust"));
}
