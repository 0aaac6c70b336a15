//! `plyscope trace`, and pipes that are closed early.

use std::io::{BufRead, BufReader};
use std::process::Stdio;
use std::time::{Duration, Instant};

use expect_test::expect;

use super::{answer, plyscope, plyscope_reads, program};

#[test]
fn the_header_of_a_trace_has_the_request() {
    let words = ["trace", "-g", "min:[3,[x:5,4]]", "-a", "alpha-beta", "table=on", "fail=hard"];
    let trace = answer(plyscope(&words));
    expect![[r#"{"trace":1,"algorithm":"alpha-beta","game":"tree:min:[3,[x:5,4]]","options":{"fail":"hard","table":"on"},"root":"min"}"#]].assert_eq(trace.lines().next().unwrap());
    assert!(trace.ends_with("}\n"));
}

#[test]
fn a_trace_is_the_same_however_it_is_sliced() {
    let game = "random:branching=3,depth=6";
    let trace = answer(plyscope(&["trace", "-a", "minimax", "-g", game]));
    let mut run = plyscope_stage::Run::open("minimax", game).unwrap();
    run.record_all();
    assert!(run.recording().steps() > 1000, "several slices");
    let mut whole = Vec::new();
    plyscope_stage::trace::write(&run, &mut whole).unwrap();
    assert!(trace.as_bytes() == whole);
}

/// Reads the first lines of the output, then closes the pipe.
fn head(words: &[&str], lines: usize) -> Vec<String> {
    let mut child = program()
        .args(words)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let out = BufReader::new(child.stdout.take().unwrap());
    let read = out.lines().take(lines).map(Result::unwrap).collect();
    assert_eq!(answer(child.wait_with_output().unwrap()), "");
    read
}

#[test]
fn a_closed_pipe_ends_it_quietly() {
    let begun = Instant::now();
    // A tree that is too large to be searched completely.
    let read = head(&["trace", "-a", "minimax", "-g", "random:branching=9,depth=60"], 3);
    assert!(read[2].starts_with(r#"{"t":2,"event":"expand","node":"e","#), "{read:?}");
    assert!(begun.elapsed() < Duration::from_secs(20));

    head(&["list"], 0);
    head(&["--help"], 0);
    head(&["run", "-a", "minimax", "-g", "[1,2]"], 0);
    head(&["draw", "-a", "minimax", "-g", "[1,2]"], 0);
}

#[test]
fn a_trace_by_numbers_grows_with_the_depth_and_not_with_its_square() {
    let chain = |depth: usize| format!("{}1{}", "[".repeat(depth), "]".repeat(depth));
    let lines = |depth, more: &[&str]| {
        let words = [&["trace", "-a", "minimax", "-g", "-"], more].concat();
        let output = plyscope_reads(&words, chain(depth).as_bytes());
        String::from_utf8(output.stdout).unwrap()
    };
    let (short, long) = (lines(250, &["--numbers"]), lines(2_000, &["--numbers"]));
    let by_paths = lines(2_000, &[]);
    assert_eq!(long.lines().count(), by_paths.lines().count());
    assert!(long.len() < 9 * short.len(), "{} and {}", short.len(), long.len());
    assert!(by_paths.len() > 20 * long.len());
}
