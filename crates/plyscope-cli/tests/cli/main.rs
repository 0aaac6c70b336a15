//! Tests of the built program.

mod broken;
mod by_hand;
mod check;
mod compare;
mod corpus;
mod draw;
mod figures;
mod graders;
mod help;
mod languages;
#[cfg(target_os = "linux")]
mod limits;
mod marks;
mod mistakes;
mod pipes;
mod readme;
mod run;
mod search_pages;
mod sheet;
mod slurm;

use std::io::Write;
use std::process::{Command, Output, Stdio};

use plyscope::{ALGORITHMS, GAMES};

/// A small tree from textbooks, with the value 3.
const TREE: &str = "[[3,12,8],[2,4,6],[14,5,2]]";

fn program() -> Command {
    Command::new(env!("CARGO_BIN_EXE_plyscope"))
}

/// Runs the program with nothing on its standard input.
fn plyscope(arguments: &[&str]) -> Output {
    program().args(arguments).stdin(Stdio::null()).output().unwrap()
}

/// Runs the program with `input` on its standard input.
fn plyscope_reads(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = program()
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    std::thread::scope(|scope| {
        // A program does not have to read all of its input.
        scope.spawn(move || stdin.write_all(input).ok());
        child.wait_with_output().unwrap()
    })
}

/// Returns the standard output of a run, which must succeed without messages.
fn answer(output: Output) -> String {
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), complaint.as_str()), (Some(0), ""));
    String::from_utf8(output.stdout).unwrap()
}

/// Returns the standard error and the exit code of a run, which must have no other output.
fn complaint(output: Output) -> String {
    assert_eq!(String::from_utf8(output.stdout).unwrap(), "");
    let code = output.status.code().unwrap();
    format!("{}exit code {code}\n", String::from_utf8(output.stderr).unwrap())
}

/// Returns the text without the lists of all searches and games, so that a new one does not
/// change the tests.
fn without_registers(text: &str) -> String {
    let algorithms: Vec<_> = ALGORITHMS.iter().map(|algorithm| algorithm.name).collect();
    let games: Vec<_> = GAMES.iter().map(|game| game.name).collect();
    text.replace(&algorithms.join(", "), "(algorithms)").replace(&games.join(", "), "(games)")
}
