//! Programs with one mistake each, in Python and JavaScript: `plyscope check` refuses each on a tree where
//! the mistake matters, and names it.

use std::collections::BTreeMap;
use std::process::Command;

use plyscope::mistakes::{Mistake, Mistakes, smallest_difference};
use plyscope::{AnyGame, AnySearch};
use serde::Deserialize;
use serde_json::Value as Json;

use super::plyscope_reads;

const PYTHON: &str = include_str!("../programs/searches.py");
const JAVASCRIPT: &str = include_str!("../programs/searches.mjs");

/// The mistakes by language and search: for each the text that is right, and what stands there instead. The page's tests
/// have the same.
const BROKEN: &str = include_str!("../programs/broken.json");

/// A mistake in a program.
#[derive(Deserialize)]
struct Edit {
    mistake: String,
    right: String,
    wrong: String,
}

/// Trees on which mistakes matter that don't show in the leaves of the smallest.
const TREES: [&str; 4] = [
    "[[3,12,8],[2,4,6],[14,5,2]]",
    "[[[5,3],[6,2,9]],[[1,8],[4,7,2]],[[6,3],[9,9]]]",
    "[[[[4,1],[7,3]],[[2,8],[6,5]]],[[[9,2],[3,3]],[[1,6],[8,4]]]]",
    "[4,9,2,7]",
];

/// Runs a program on a tree; none if its language isn't installed.
fn print(interpreter: &[&str], program: &str, search: &str, tree: &str) -> Option<Vec<u8>> {
    let (command, arguments) = interpreter.split_first()?;
    let output =
        Command::new(command).args(arguments).args([program, search, tree]).output().ok()?;
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{search} {tree}: {error}");
    Some(output.stdout)
}

/// Checks what a program prints.
fn check(search: &str, tree: &str, options: &[(&str, &str)], printed: &[u8]) -> Json {
    let options: Vec<String> =
        options.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let mut words = vec!["check", "-a", search, "-g", tree, "--format", "json"];
    words.extend(options.iter().map(String::as_str));
    serde_json::from_slice(&plyscope_reads(&words, printed).stdout).unwrap()
}

fn each_is_caught(
    interpreter: &[&str],
    file: &str,
    right: &str,
    all: &BTreeMap<String, Vec<Edit>>,
) -> usize {
    let folder = std::env::temp_dir().join(format!("plyscope-broken-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join(file);
    let program = path.to_str().unwrap();
    let mut caught = 0;
    for (search, edits) in all {
        let options = if search == "mcts" { &[("iterations", "12")][..] } else { &[] };
        // With any tree.
        let game: AnyGame = "[3,4]".parse().unwrap();
        let builder = AnySearch::builder(search, game).options(options.iter().copied());
        let procedure = builder.build().unwrap().known_mistakes();
        let procedure = procedure.unwrap_or(plyscope::mistakes::Procedure::BStar);
        for Edit { mistake: name, right: from, wrong: to } in edits {
            let mistake: Mistake = name.parse().unwrap();
            let smallest = smallest_difference(Mistakes::NONE, mistake.into(), procedure);
            let smallest = smallest.unwrap().to_string();
            let trees = [&*smallest].into_iter().chain(TREES);
            let is_named =
                trees.filter(|tree| search != "mcts" || !tree.contains(",[")).any(|tree| {
                    // The program as it is does what the search does.
                    std::fs::write(&path, right).unwrap();
                    let Some(printed) = print(interpreter, program, search, tree) else {
                        return true;
                    };
                    if search != "b-star" || tree.contains("..") {
                        let told = check(search, tree, options, &printed);
                        assert_eq!(told["difference"], Json::Null, "{search} {tree}");
                    }
                    assert_eq!(right.matches(&**from).count(), 1, "{search} {name}");
                    std::fs::write(&path, right.replace(from, to)).unwrap();
                    let printed = print(interpreter, program, search, tree).unwrap();
                    let told = check(search, tree, options, &printed);
                    let sets = told["explained"].as_array().unwrap();
                    let names = sets.iter().filter_map(|it| it["mistakes"].as_str());
                    // Some of these are what other sources do.
                    let agrees = !told["agrees"].as_array().unwrap().is_empty();
                    let is_named = names.into_iter().any(|it| it == name);
                    told["difference"] != Json::Null
                        && (is_named
                            || ["equality", "clipped", "purge-children"].contains(&&**name)
                                && agrees)
                });
            assert!(is_named, "{interpreter:?} {search} {name}");
            caught += 1;
        }
    }
    std::fs::remove_dir_all(&folder).unwrap();
    caught
}

#[test]
fn each_broken_program_is_caught_and_named() {
    let all: BTreeMap<String, BTreeMap<String, Vec<Edit>>> = serde_json::from_str(BROKEN).unwrap();
    let python = each_is_caught(&["python3"], "searches.py", PYTHON, &all["python"]);
    let javascript = each_is_caught(&["node"], "searches.mjs", JAVASCRIPT, &all["javascript"]);
    assert_eq!((python, javascript), (30, 9));
}
