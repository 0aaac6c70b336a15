//! Little memory and interrupted work.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use expect_test::expect;
use serde_json::Value as Json;

use super::{answer, plyscope, plyscope_reads, program};

/// Returns the standard output, the standard error and the exit code.
fn all(output: Output) -> (String, String, Option<i32>) {
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr), output.status.code())
}

#[test]
fn a_limit_of_memory_ends_a_search_with_what_is_known() {
    let wide = "random:branching=100000,depth=3";
    let (out, complaint, code) =
        all(plyscope(&["run", "-a", "sss-star", "-g", wide, "--memory", "60MB"]));
    assert_eq!(code, Some(4));
    assert!(
        out.starts_with("value        −∞..∞") || out.starts_with("value        unknown"),
        "{out}"
    );
    assert!(out.contains("\nreason       memory: there is no room for more"), "{out}");
    expect![[r#"
        plyscope: stopped for want of memory: with a limit of 60 MB there is no room for more (--memory)
    "#]]
    .assert_eq(&complaint);
    for search in ["alpha-beta", "mtd", "b-star", "proof-number", "nega-scout table=on"] {
        let words = ["-g", "random:branching=100000,depth=300", "--memory", "30MB"];
        let search: Vec<_> = search.split(' ').collect();
        let (out, _, code) = all(plyscope(&[&["run", "-a"], &search[..], &words[..]].concat()));
        assert_eq!(code, Some(4), "{search:?}: {out}");
        let words = [&["run", "--format", "json", "-a"], &search[..], &words[..]].concat();
        let (out, _, _) = all(plyscope(&words));
        let line: Json = serde_json::from_str(&out).unwrap();
        assert_eq!(line["reason"], "budget", "{search:?}");
    }
    // A trace has whole lines, and no end.
    let (out, _, code) = all(plyscope(&["trace", "-a", "minimax", "-g", wide, "--memory", "20MB"]));
    assert_eq!(code, Some(4));
    assert!(out.ends_with("}\n") && !out.contains(r#""event":"done""#));
    let (out, _, code) = all(plyscope(&["draw", "-a", "minimax", "-g", wide, "--memory", "20MB"]));
    assert_eq!((out.as_str(), code), ("", Some(4)));
}

/// Without `--memory`, the limit follows that of the system.
#[test]
#[cfg_attr(not(target_os = "linux"), ignore = "it asks Linux")]
fn little_address_space_aborts_nothing() {
    let search = "run -a sss-star -g random:branching=1000000,depth=3";
    let command = format!("ulimit -v 2000000; exec '{}' {search}", env!("CARGO_BIN_EXE_plyscope"));
    let output = Command::new("sh").args(["-c", &command]).stdin(Stdio::null()).output().unwrap();
    let (_, complaint, code) = all(output);
    assert_eq!(code, Some(4), "{complaint}");
}

/// A program that can be interrupted.
struct Running(Child);

impl Running {
    fn start(words: &[&str]) -> Running {
        let mut program = program();
        program.args(words).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        Running::wait_for(program)
    }

    fn wait_for(mut program: Command) -> Running {
        let running = Running(program.spawn().unwrap());
        let begun = Instant::now();
        // Ctrl-C is the last signal that the program begins to listen to. A shell that is to become the program
        // listens to it as well, but not to a request to end.
        while !(running.catches(15) && running.catches(2)) {
            assert!(begun.elapsed() < Duration::from_secs(20));
            std::thread::sleep(Duration::from_millis(5));
        }
        running
    }

    /// Returns `true` once a signal doesn't end it at once.
    fn catches(&self, signal: u32) -> bool {
        has_signal(&self.0.id().to_string(), "SigCgt:", signal)
    }

    fn interrupt(self) -> (String, String, Option<i32>) {
        self.end_by("-INT")
    }

    fn end_by(self, signal: &str) -> (String, String, Option<i32>) {
        let id = self.0.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
        all(self.0.wait_with_output().unwrap())
    }
}

#[test]
#[cfg_attr(not(target_os = "linux"), ignore = "it asks Linux")]
fn ctrl_c_ends_a_search_with_what_is_known() {
    let endless = "random:branching=9,depth=60";
    let (out, complaint, code) =
        Running::start(&["run", "-a", "minimax", "-g", endless]).interrupt();
    assert_eq!((complaint.as_str(), code), ("plyscope: interrupted\n", Some(130)));
    assert!(out.starts_with("value        unknown\n"), "{out}");
    assert!(out.contains("\nreason       interrupted"), "{out}");
}

/// Returns `true` if Linux has the signal in this set of a process.
fn has_signal(process: &str, set: &str, signal: u32) -> bool {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix(set));
    let signals = u64::from_str_radix(line.unwrap_or("0").trim(), 16).unwrap();
    signals & 1 << (signal - 1) > 0
}

#[test]
#[cfg_attr(not(target_os = "linux"), ignore = "it asks Linux")]
fn a_request_to_end_and_a_closed_terminal_are_like_ctrl_c() {
    let words =
        ["compare", "-a", "minimax", "-g", "random:branching=9,depth=60", "--seeds", "0..9"];
    // Tests that outlive their terminal begin programs that do so, too.
    let hangup = (!has_signal("self", "SigIgn:", 1)).then_some("-HUP");
    for signal in ["-TERM"].into_iter().chain(hangup) {
        let (_, complaint, code) = Running::start(&words).end_by(signal);
        assert_eq!((complaint.as_str(), code), ("plyscope: interrupted\n", Some(130)), "{signal}");
    }
    // A program that was begun with `nohup` outlives its terminal.
    let command = format!("trap '' HUP; exec '{}' \"$@\"", env!("CARGO_BIN_EXE_plyscope"));
    let mut shell = Command::new("sh");
    shell.args(["-c", &command, "sh"]).args(words);
    shell.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let running = Running::wait_for(shell);
    assert!(!running.catches(1));
    running.interrupt();
}

#[test]
fn what_takes_long_before_the_first_step_is_told() {
    let words = ["run", "-a", "b-star", "-g", "nim:250,250,250", "budget=1", "--seconds", "4"];
    let (_, complaint, code) = all(plyscope(&words));
    assert_eq!(code, Some(5), "{complaint}");
    let told = "plyscope: before its first step, the search looks at all positions of the game";
    assert!(complaint.starts_with(told), "{complaint}");
    for command in ["trace", "draw", "compare"] {
        let (search, game) = ("b-star", "nim:250,250,250");
        let words = match command {
            "compare" => vec![command, "-a", "b-star budget=1", "-g", game],
            _ => vec![command, "-a", search, "-g", game, "budget=1"],
        };
        let mut shell = Command::new(env!("CARGO_BIN_EXE_plyscope"));
        shell.args(words).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
        let mut running = shell.spawn().unwrap();
        let mut complaint = String::new();
        BufReader::new(running.stderr.take().unwrap()).read_line(&mut complaint).unwrap();
        running.kill().unwrap();
        running.wait().unwrap();
        assert_eq!(complaint, format!("{told}; Ctrl-C ends that\n"), "{command}");
    }
}

#[test]
#[cfg_attr(not(target_os = "linux"), ignore = "it asks Linux")]
fn an_interrupted_comparison_goes_on() {
    let compare = |seeds: &str, more: &[&str]| {
        let words =
            ["compare", "-a", "alpha-beta", "-a", "mtd", "-g", "random:depth=5", "--no-time"];
        let words = [&words[..], &["--format", "json", "--seeds", seeds], more].concat();
        words.into_iter().map(str::to_owned).collect::<Vec<_>>()
    };
    let words = compare("0..1000000", &[]);
    let words: Vec<_> = words.iter().map(String::as_str).collect();
    // Until some games are searched, which takes longer on a busy machine.
    let mut interrupted = [400, 4_000, 20_000].into_iter().map(|time| {
        let running = Running::start(&words);
        std::thread::sleep(Duration::from_millis(time));
        running.interrupt()
    });
    let some = interrupted.find(|(out, _, _)| !out.is_empty());
    let (out, complaint, code) = some.expect("some games are searched");
    assert_eq!(code, Some(130), "{complaint}");
    let begun: Json = serde_json::from_str(&out).unwrap();
    let trees = begun["trees"].as_u64().unwrap();
    assert!(trees > 0 && trees < 1_000_000);
    let games = format!("interrupted after {trees} of 1000000 games");
    assert!(complaint.contains(&games), "{complaint}");

    // The rest of the part that each thread has begun, and what comes after it.
    let part = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("interrupted.json");
    fs::write(&part, &out).unwrap();
    let part = part.to_str().unwrap();
    let ranges: Vec<(u64, u64)> = serde_json::from_value(begun["seeds"].clone()).unwrap();
    for (from, to) in ranges {
        let run = |words: Vec<String>| {
            answer(plyscope(&words.iter().map(String::as_str).collect::<Vec<_>>()))
        };
        let seeds = format!("{}..{}", from.saturating_sub(3), to + 3);
        let whole = run(compare(&seeds, &["--continue", part]));
        let whole: Json = serde_json::from_str(&whole).unwrap();
        let new = if from > 2 { 6 } else { from + 3 };
        assert_eq!(whole["trees"], trees + new, "{seeds}");
    }
}

#[test]
fn a_comparison_that_goes_on_is_the_same() {
    let compare = |words: &str| {
        let words = format!("compare --no-time -g random:depth=3 --format json {words}");
        plyscope(&words.split_whitespace().collect::<Vec<_>>())
    };
    let part = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("part.json");
    let part = part.to_str().unwrap();
    fs::write(part, answer(compare("-a alpha-beta -a sss-star --seeds 7..20"))).unwrap();
    let whole = answer(compare("-a alpha-beta -a sss-star --seeds 0..50"));
    let rest = format!("-a alpha-beta -a sss-star --seeds 0..50 --continue {part}");
    assert_eq!(answer(compare(&rest)), whole);
    let (out, complaint, code) =
        all(compare(&format!("-a minimax --seeds 0..50 --continue {part}")));
    assert_eq!((out.as_str(), code), ("", Some(2)));
    assert!(complaint.contains("the first has the searches alpha-beta, sss-star"), "{complaint}");
}

#[test]
fn a_comparison_goes_on_only_from_sums_that_fit() {
    let words = "compare --no-time -g random:depth=3 --format json -a alpha-beta --seeds";
    let compare =
        |more: &str| plyscope(&words.split(' ').chain(more.split_whitespace()).collect::<Vec<_>>());
    let text = answer(compare("7..8"));
    let part = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("forged.json");
    let forged = |text: String| {
        fs::write(&part, text).unwrap();
        let (out, complaint, code) =
            all(compare(&format!("7..9 --continue {}", part.to_str().unwrap())));
        assert_eq!((out.as_str(), code), ("", Some(2)), "{complaint}");
        complaint
    };
    // One tree can have so many nodes, and together with another their squares are too many.
    let start = text.find(r#""nodes": {"#).unwrap();
    let end = start + text[start..].find('}').unwrap() + 1;
    let (sum, squares) = (u64::MAX, u128::from(u64::MAX).pow(2));
    let nodes = format!(r#""nodes": {{"sum": {sum}, "squares": {squares}}}"#);
    let complaint = forged([&text[..start], nodes.as_str(), &text[end..]].concat());
    assert!(complaint.contains("too large to be added up"), "{complaint}");
    // A count that the new ones don't have.
    let expansions = r#""expansions": {"sum": 0, "squares": 0}, "nodes": {"#;
    let complaint = forged([&text[..start], expansions, &text[start + 10..]].concat());
    assert!(complaint.contains("has a sum of `expansions` for `alpha-beta`"), "{complaint}");
}

/// One search has all the memory, however many processors there are.
#[test]
fn a_single_game_has_all_the_memory() {
    let words = "compare --no-time -a minimax table=on -g nim:3,4,5 --memory";
    let compare = |memory: &'static str| {
        let words: Vec<_> = words.split(' ').chain([memory]).collect();
        all(program().args(words).env("RAYON_NUM_THREADS", "200").output().unwrap())
    };
    let (_, complaint, code) = compare("4MB");
    assert_eq!((complaint.as_str(), code), ("", Some(0)));
    let (out, complaint, code) = compare("1");
    assert_eq!((out.as_str(), code), ("", Some(4)));
    assert!(complaint.contains("no room for more") && !complaint.contains("--continue"));
}

#[test]
fn what_is_written_elsewhere() {
    // A file from an editor that begins it with a byte order mark.
    let words = ["run", "-a", "minimax", "-g", "-"];
    let out = answer(plyscope_reads(&words, "\u{feff}[3,12]\r\n".as_bytes()));
    assert!(out.starts_with("value        12\n"), "{out}");
    let out = answer(plyscope(&["run", "-a", "minimax", "-g", "\u{feff}[3,12]"]));
    assert!(out.starts_with("value        12\n"), "{out}");
    // Characters that would show what follows in another order.
    let (_, complaint, _) = all(plyscope_reads(&words, "\u{202e}[3,12]".as_bytes()));
    assert!(!complaint.contains('\u{202e}') && complaint.contains('\u{fffd}'), "{complaint}");
    // More threads than a system can have.
    let words = ["compare", "-a", "minimax", "-g", "random:depth=2", "--seeds", "0..9"];
    let output = program().args(words).env("RAYON_NUM_THREADS", "10000").output().unwrap();
    assert!(output.status.success(), "{output:?}");
}
