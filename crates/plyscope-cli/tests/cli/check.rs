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

#[test]
fn reports_for_systems_that_grade() {
    let check = |format: &str, more: &[&str], input: &str| {
        let words = ["check", "-a", "alpha-beta", "-g", "[[3,12,8],[2,4,6]]", "--format", format];
        plyscope_reads(&[&words[..], more].concat(), input.as_bytes())
    };
    let json = |format: &str, more: &[&str], input: &str| -> serde_json::Value {
        serde_json::from_slice(&check(format, more, input).stdout).unwrap()
    };
    let (right, wrong) = (
        "3 12 8\nleave 1 3\n2\nleave 2 2\nleave e 3",
        "3 12 8\nleave 1 3\n2\nleave 2 3\nleave e 3",
    );

    let told = json("gradescope", &[], right);
    assert_eq!(
        (told["score"].as_u64(), told["tests"][1]["status"].as_str()),
        (Some(2), Some("passed"))
    );
    assert_eq!(told["leaderboard"][0]["value"], 4);
    let told = json("gradescope", &[], wrong);
    assert_eq!(
        (told["score"].as_u64(), told["tests"][1]["status"].as_str()),
        (Some(1), Some("failed"))
    );
    assert_eq!(told["tests"][1]["output"], "line 4: leave 2 3; wanted leave 2 2");
    assert_eq!(told["leaderboard"].as_array().unwrap().len(), 0);

    let told = json("prairielearn", &[], wrong);
    assert_eq!((told["gradable"].as_bool(), told["score"].as_f64()), (Some(true), Some(0.5)));
    let told = json("prairielearn", &[], "3 12 eight");
    assert_eq!((told["gradable"].as_bool(), told["score"].as_f64()), (Some(false), None));
    assert!(told["format_errors"][0].as_str().unwrap().starts_with("line 1: expected"));
    assert_eq!(check("prairielearn", &[], "3 12 eight").status.code(), Some(2));

    let told = json("classroom", &[], wrong);
    assert_eq!((told["status"].as_str(), told["max_score"].as_u64()), (Some("fail"), Some(2)));
    assert_eq!(told["tests"][0]["status"], "pass");
    let code = "plyscope check -a alpha-beta\nline 4: leave 2 3; wanted leave 2 2";
    assert_eq!(told["tests"][1]["test_code"], code);
    assert_eq!(json("classroom", &[], "")["status"], "error");

    let xml = String::from_utf8(check("junit", &[], wrong).stdout).unwrap();
    assert!(xml.contains(" tests=\"2\" failures=\"1\" errors=\"0\">"), "{xml}");
    let failure = "<failure message=\"line 4: leave 2 3; wanted leave 2 2\" type=\"difference\">";
    assert!(xml.contains(failure), "{xml}");
    // What the strictest schema asks for, in its order.
    let order = [
        "<testsuites>",
        "<testsuite name=\"plyscope check\" package=\"plyscope\" id=\"0\" timestamp=\"20",
        "hostname=\"localhost\" time=\"0\"",
        "<properties/>",
        "<testcase classname=\"alpha-beta\" name=\"leaves\" time=\"0\">",
        "<system-out>differs ",
        "</system-out>",
        "<system-err/>",
    ];
    let places = order.map(|part| xml.find(part).unwrap_or_else(|| panic!("{part}: {xml}")));
    assert!(places.is_sorted(), "{xml}");
    let (_, time) = xml.split_once("timestamp=\"").unwrap();
    assert_eq!(time.find('"'), Some("2026-11-29T01:47:49".len()));
    let xml = String::from_utf8(check("junit", &[], "<&\u{1}>").stdout).unwrap();
    assert!(xml.contains("<error message=\"line 1: ") && xml.contains("`&lt;&amp;&gt;`"), "{xml}");

    // What other sources have counts, if the teacher says so.
    let game = ["check", "-a", "alpha-beta", "-g", "[[3,5],[3,9]]", "--format", "gradescope"];
    let strict = plyscope_reads(&game, b"3 5 3 9");
    assert_eq!(strict.status.code(), Some(3));
    let run = plyscope_reads(&[&game[..], &["--any-options"]].concat(), b"3 5 3 9");
    assert_eq!(run.status.code(), Some(0));
    let told: serde_json::Value = serde_json::from_slice(&run.stdout).unwrap();
    assert_eq!(
        (told["score"].as_u64(), told["leaderboard"][0]["value"].as_u64()),
        (Some(1), Some(4))
    );
}
