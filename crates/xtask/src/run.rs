//! Starts other programs.

use anyhow::{Context, Result};
use std::ffi::OsString;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use xshell::{Cmd, Shell};

/// Returns the root of the repository.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).unwrap_or(here).to_owned()
}

/// Returns a shell in the root of the repository.
pub(crate) fn shell() -> Result<Shell> {
    let sh = Shell::new()?;
    sh.change_dir(root());
    Ok(sh)
}

/// Calls a function at once in so many threads. Returns the first error.
pub(crate) fn at_once(threads: usize, work: impl Fn() -> Result<()> + Sync) -> Result<()> {
    std::thread::scope(|scope| {
        let work = &work;
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        threads.into_iter().try_for_each(|thread| {
            thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        })
    })
}

/// Returns the Cargo that runs this program.
pub(crate) fn cargo() -> OsString {
    std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}

/// Returns PATH with some folders in front of it.
pub(crate) fn path_with(folders: &[PathBuf]) -> Result<OsString> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = folders.iter().cloned();
    std::env::join_paths(folders.chain(std::env::split_paths(&path)))
        .context("a folder that is added to PATH has an invalid character")
}

/// Returns the file name of a program on this system.
pub(crate) fn executable(program: &str) -> String {
    format!("{program}{}", std::env::consts::EXE_SUFFIX)
}

/// Runs a program to its end. Returns true if it succeeded.
pub(crate) fn status(command: Cmd<'_>) -> Result<bool> {
    let mut command = Command::from(command);
    let status = command.status().with_context(|| not_started(&command))?;
    Ok(status.success())
}

/// Returns the output of a program, if it can be run and succeeds.
pub(crate) fn output(command: Cmd<'_>) -> Option<String> {
    command.quiet().ignore_stderr().read().ok()
}

/// Runs a program, prints its output with a label in front of each line, and passes each line to
/// `see`, without colours. Returns true if the program succeeded.
pub(crate) fn watch(command: Cmd<'_>, label: &str, see: impl FnMut(&str)) -> Result<bool> {
    let mut command = Command::from(command);
    let mut child =
        command.stdout(Stdio::piped()).spawn().with_context(|| not_started(&command))?;
    let stdout = child.stdout.take().expect("stdout is piped");
    pass_on(stdout, std::io::stdout(), label, see);
    Ok(child.wait()?.success())
}

/// As [`watch`], for a program that says everything on standard error.
pub(crate) fn watch_errors(command: Cmd<'_>, see: impl FnMut(&str)) -> Result<bool> {
    let mut command = Command::from(command);
    let mut child =
        command.stderr(Stdio::piped()).spawn().with_context(|| not_started(&command))?;
    let stderr = child.stderr.take().expect("stderr is piped");
    pass_on(stderr, std::io::stderr(), "", see);
    Ok(child.wait()?.success())
}

/// Passes lines on to the end.
fn pass_on(from: impl Read, mut to: impl Write, label: &str, mut see: impl FnMut(&str)) {
    let mut reader = BufReader::new(from);
    let mut line = label.as_bytes().to_vec();
    while matches!(reader.read_until(b'\n', &mut line), Ok(1..)) {
        // Counting continues if the terminal is closed.
        let _ = to.write_all(&line);
        see(without_colours(&String::from_utf8_lossy(&line[label.len()..])).trim_end());
        line.truncate(label.len());
    }
}

fn not_started(command: &Command) -> String {
    format!("could not start {}", command.get_program().display())
}

/// Returns a line without its ANSI escape sequences.
fn without_colours(line: &str) -> String {
    let mut pieces = line.split("\u{1b}[");
    let mut plain = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let end = piece.find(|c: char| c.is_ascii_alphabetic());
        plain.push_str(end.map_or("", |end| &piece[end + 1..]));
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::without_colours;

    #[test]
    fn colours_go_and_text_stays() {
        assert_eq!(without_colours("plain"), "plain");
        assert_eq!(
            without_colours("test result: \u{1b}[32mok\u{1b}[0m. 3 passed"),
            "test result: ok. 3 passed"
        );
    }
}
