//! Starting other programs.

use crate::Result;
use std::ffi::{OsStr, OsString};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).unwrap_or(here).to_owned()
}

/// A program that runs in the root of the repository.
pub(crate) fn command(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(program);
    command.current_dir(root());
    command
}

/// The Cargo that runs this program.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    let mut command = command(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments);
    command
}

/// PATH with some folders in front of it.
pub(crate) fn path_with(folders: &[PathBuf]) -> Result<OsString> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = folders.iter().cloned();
    std::env::join_paths(folders.chain(std::env::split_paths(&path)))
        .map_err(|error| format!("a folder that has to go on PATH can't: {error}"))
}

/// Where PATH has a program.
pub(crate) fn find(program: &str) -> Option<PathBuf> {
    let file = executable(program);
    std::env::split_paths(&std::env::var_os("PATH")?)
        .map(|folder| folder.join(&file))
        .find(|path| path.is_file())
}

/// The file name of a program on this system.
pub(crate) fn executable(program: &str) -> String {
    format!("{program}{}", std::env::consts::EXE_SUFFIX)
}

/// Runs a program to its end; its output goes where ours goes.
pub(crate) fn succeed(command: &mut Command, what: &str) -> Result<()> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{what} failed ({status})")),
        Err(error) => Err(format!("{what}: could not start: {error}")),
    }
}

/// What a program prints, if it can be run and succeeds.
pub(crate) fn output(command: &mut Command) -> Option<String> {
    let output =
        command.stderr(Stdio::null()).output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Runs a program, passes on what it prints, and shows each line to `see` as well,
/// without colours. True if the program succeeded.
pub(crate) fn watch(command: &mut Command, mut see: impl FnMut(&str)) -> Result<bool> {
    let name = command.get_program().to_string_lossy().into_owned();
    let mut child = command
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("could not start {name}: {error}"))?;
    let stdout = child.stdout.take().expect("stdout is piped");
    let mut reader = BufReader::new(stdout);
    let mut line = Vec::new();
    while matches!(reader.read_until(b'\n', &mut line), Ok(1..)) {
        // A closed terminal is no reason to stop counting.
        let _ = std::io::stdout().write_all(&line);
        see(without_colours(&String::from_utf8_lossy(&line)).trim());
        line.clear();
    }
    let status = child.wait().map_err(|error| format!("could not wait for {name}: {error}"))?;
    Ok(status.success())
}

/// A line without its ANSI escape sequences.
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
