//! The script for an array of jobs, in `examples/slurm`, with `srun` that runs its command.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

const GAME: &str = "random:branching=3,depth=3";

/// Returns an empty folder with an `srun`, which runs its command within so many seconds.
fn folder(name: &str, seconds: &str) -> PathBuf {
    let folder = env::temp_dir().join(format!("plyscope-{name}-{}", std::process::id()));
    _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    limit(&folder, seconds);
    folder
}

fn limit(folder: &Path, seconds: &str) {
    let srun = folder.join("srun");
    fs::write(&srun, format!("#!/bin/sh\nexec timeout --preserve-status {seconds} \"$@\"\n"))
        .unwrap();
    assert!(Command::new("chmod").arg("+x").arg(&srun).status().unwrap().success());
}

/// Runs a task as `sbatch` does. Returns its exit code.
fn task(folder: &Path, number: &str, game: &str, seeds: &str) -> Option<i32> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/slurm/compare.sh");
    let binary = Path::new(env!("CARGO_BIN_EXE_plyscope")).parent().unwrap();
    let path = env::var("PATH").unwrap_or_default();
    let mut command = Command::new("bash");
    command.arg(script).current_dir(folder);
    command.env("PATH", format!("{}:{}:{path}", folder.display(), binary.display()));
    command.env("SLURM_ARRAY_TASK_ID", number).env("SLURM_CPUS_PER_TASK", "2");
    command.env("GAME", game).env("SEEDS_PER_TASK", seeds);
    command.status().unwrap().code()
}

fn plyscope(folder: &Path, words: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_plyscope"));
    let output = command.args(words).current_dir(folder).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
#[cfg_attr(not(target_os = "linux"), ignore = "the script is for Linux")]
fn an_array_of_jobs_finds_what_one_job_does() {
    let folder = folder("slurm", "60");
    for number in ["2", "0", "1"] {
        assert_eq!(task(&folder, number, GAME, "20"), Some(0));
    }
    // Nothing is left to do.
    assert_eq!(task(&folder, "1", GAME, "20"), Some(0));
    let parts = ["parts/0.json", "parts/1.json", "parts/2.json"];
    let merge = [&["compare", "--merge"][..], &parts, &["--format", "csv", "--no-time"]].concat();
    let merged = plyscope(&folder, &merge);
    let searches = ["-a", "alpha-beta", "-a", "alpha-beta table=on", "-a", "sss-star"];
    let whole = [&["compare"][..], &searches, &["-g", GAME, "--seeds", "0..60"]].concat();
    let whole = [&whole[..], &["--format", "csv", "--no-time"]].concat();
    assert_eq!(merged, plyscope(&folder, &whole));
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
#[cfg_attr(not(target_os = "linux"), ignore = "the script is for Linux")]
fn a_task_that_is_stopped_goes_on() {
    let folder = folder("slurm-stopped", "1");
    let (game, seeds) = ("random:branching=4,depth=5", "1000000");
    let part = folder.join("parts/1.json");
    let read = || {
        let text = fs::read_to_string(&part).unwrap_or_else(|_| r#"{"trees":0}"#.to_owned());
        serde_json::from_str::<serde_json::Value>(&text).unwrap()["trees"].as_u64().unwrap()
    };
    let mut trees = 0;
    for _ in 0..2 {
        // On a busy machine, a short time may be over before anything is found.
        let mut times = [1, 2, 4, 8, 16, 32].iter();
        while read() == trees {
            limit(&folder, &times.next().expect("some trees in a minute").to_string());
            assert_eq!(task(&folder, "1", game, seeds), Some(130), "a signal ends it");
        }
        assert!(trees < read() && read() < 1_000_000);
        trees = read();
    }
    assert!(!folder.join("parts/1.json.new").exists());
    fs::remove_dir_all(&folder).unwrap();
}
