//! The examples for systems that grade, in `examples/graders`, as those run them.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, fs};

use serde_json::Value as Json;

/// A submission that doesn't cut, one that cuts, and one that fails.
const SUBMISSIONS: [&str; 3] = [
    "for leaf in sum(json.loads(sys.argv[1]), []): print(leaf)",
    "print(3, 12, 8, 2, 14, 5, 2)",
    "print(3, 12); raise SystemExit('out of memory')",
];

fn examples() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/graders")
}

/// Runs a script in a folder, with the command line on the path. Returns what it writes there.
fn run(script: &Path, variable: &str, submission: &str, at: &str, results: &str) -> Option<Json> {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let name = format!("plyscope-grader-{count}-{}", std::process::id());
    let folder = env::temp_dir().join(name);
    let file = folder.join(at);
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    fs::write(&file, format!("import json, sys\n{submission}\n")).unwrap();
    let binary = Path::new(env!("CARGO_BIN_EXE_plyscope")).parent().unwrap();
    let path = env::var("PATH").unwrap_or_default();
    let path = format!("{}:{path}", binary.display());
    let mut command = Command::new("sh");
    command.arg(script).env(variable, &folder).env("PATH", path).current_dir(&folder);
    let output = command.output().ok()?;
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let told = fs::read_to_string(folder.join(results)).unwrap();
    fs::remove_dir_all(&folder).unwrap();
    Some(serde_json::from_str(&told).unwrap())
}

#[test]
#[cfg_attr(not(target_os = "linux"), ignore = "the scripts are for Linux")]
fn gradescope_has_a_score_and_prairielearn_no_attempt_that_is_lost() {
    if Command::new("python3").arg("--version").output().is_err() {
        return;
    }
    let scores = SUBMISSIONS.map(|submission| {
        let script = examples().join("gradescope/run_autograder");
        let at = "submission/alphabeta.py";
        run(&script, "AUTOGRADER", submission, at, "results/results.json").unwrap()["score"].clone()
    });
    assert_eq!(scores, [Json::from(0), Json::from(1), Json::from(0)]);
    let scores = SUBMISSIONS.map(|submission| {
        let script = examples().join("prairielearn/run.sh");
        let at = "student/alphabeta.py";
        run(&script, "GRADE", submission, at, "results/results.json").unwrap()["score"].clone()
    });
    assert_eq!(scores, [Json::from(0.0), Json::from(1.0), Json::from(0.0)]);
    let script = examples().join("prairielearn/run.sh");
    let nothing = run(&script, "GRADE", "pass", "student/alphabeta.py", "results/results.json");
    assert_eq!(nothing.unwrap()["gradable"], Json::from(false));
}

/// The step of the workflow, as a runner carries it out, and its result as the reporter reads it.
#[test]
#[cfg_attr(not(target_os = "linux"), ignore = "the scripts are for Linux")]
fn a_step_of_a_classroom_hands_its_result_on() {
    if Command::new("python3").arg("--version").output().is_err() {
        return;
    }
    let workflow = examples().join("classroom/.github/workflows/classroom.yml");
    let workflow = fs::read_to_string(workflow).unwrap();
    let script: String = workflow
        .lines()
        .skip_while(|line| !line.contains("run: |"))
        .skip(1)
        .take_while(|line| line.starts_with("          "))
        .map(|line| format!("{}\n", line.trim_start()))
        .collect();
    let script = script.replace(".github/plyscope", "plyscope");
    let folder = env::temp_dir().join(format!("plyscope-step-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join("step.sh");
    fs::write(&file, format!("GITHUB_OUTPUT=output.txt\n{script}")).unwrap();
    let statuses = SUBMISSIONS.map(|submission| {
        let result = run(&file, "GRADE", submission, "alphabeta.py", "result.json").unwrap();
        result["status"].as_str().unwrap().to_owned()
    });
    fs::remove_dir_all(&folder).unwrap();
    assert_eq!(statuses, ["fail", "pass", "fail"]);
}
