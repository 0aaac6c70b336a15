//! The chores of this repository, run as `cargo xtask …`.
//!
//! What Cargo, Trunk and Node do already they keep doing; this program gets them
//! onto the machine in the versions the repository is made for, calls them in the
//! right order, and says what came out.

mod frame;
mod links;
mod page;
mod run;
mod test;
mod tools;

use std::process::ExitCode;

/// Errors here are sentences for the person at the terminal.
type Result<T> = std::result::Result<T, String>;

const USAGE: &str = "\
Usage: cargo xtask <command>

  serve [--port N] [--open]   build the page, serve it on this machine, build again on a change
  dist                        build the page into dist/, for any static host
  test [part …] [--long] [-- argument …]
                              run every test, or some parts; --long takes the big cases too;
                              what follows -- goes to the tool behind the one part named
  size                        gzip bytes that one embedded tree costs a page, against the limit
  bench [page] [-- argument …]
                              run the benchmarks, then those in the browser; page: only these;
                              what follows -- goes to criterion, and then only it runs
  setup                       install what all of the above need, and nothing else

Everything a command needs that isn't on the machine yet is installed first, into
the cache of this user (see CONTRIBUTING.md), and named while that happens.
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match dispatch(&arguments) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
    }
}

/// Carries out a command line; `false` is a failure that has been reported already.
fn dispatch(arguments: &[String]) -> Result<bool> {
    let (ours, theirs) = match arguments.iter().position(|argument| argument == "--") {
        Some(at) => (&arguments[..at], &arguments[at + 1..]),
        None => (arguments, &[][..]),
    };
    let Some((command, ours)) = ours.split_first() else {
        println!("{USAGE}\nThe parts of the tests, in their order: {}.", test::parts());
        return Ok(true);
    };
    if !theirs.is_empty() && !matches!(command.as_str(), "test" | "bench") {
        return Err(format!("`{command}` takes no arguments after --"));
    }
    match command.as_str() {
        "serve" => {
            let mut port = None;
            let mut open = false;
            let mut rest = ours.iter();
            while let Some(argument) = rest.next() {
                match argument.split_once('=').unwrap_or((argument, "")) {
                    ("--open", "") => open = true,
                    ("--port", value) => {
                        let value = if value.is_empty() {
                            rest.next().map_or("", String::as_str)
                        } else {
                            value
                        };
                        port = Some(value.parse().map_err(|_| {
                            format!("--port takes a number from 1 to 65535, not `{value}`")
                        })?);
                    }
                    _ => return Err(unknown(command, argument)),
                }
            }
            page::serve(port, open)
        }
        "test" => {
            let (options, parts): (Vec<_>, Vec<_>) =
                ours.iter().partition(|argument| argument.starts_with('-'));
            if let Some(option) = options.iter().find(|option| **option != "--long") {
                return Err(unknown(command, option));
            }
            let parts: Vec<&str> = parts.into_iter().map(String::as_str).collect();
            test::test(&parts, !options.is_empty(), theirs)
        }
        "bench" => match ours {
            [] => Ok(bench(theirs)? && (!theirs.is_empty() || page::bench()?)),
            [part] if part == "page" && theirs.is_empty() => page::bench(),
            [part, ..] => Err(unknown(command, part)),
        },
        _ if !ours.is_empty() => Err(unknown(command, &ours[0])),
        "dist" => page::dist().map(|()| true),
        "size" => page::size(),
        "setup" => tools::everything().map(|()| true),
        "help" | "--help" | "-h" => {
            println!("{USAGE}\nThe parts of the tests, in their order: {}.", test::parts());
            Ok(true)
        }
        _ => Err(format!("there is no command `{command}`\n\n{USAGE}")),
    }
}

/// Runs the native benchmarks.
fn bench(arguments: &[String]) -> Result<bool> {
    run::cargo(&["bench", "-p", "plyscope", "-p", "plyscope-stage"])
        .args(arguments)
        .status()
        .map(|status| status.success())
        .map_err(|error| format!("could not start cargo: {error}"))
}

fn unknown(command: &str, argument: &str) -> String {
    format!("`cargo xtask {command}` has no `{argument}`; `cargo xtask help` lists what there is")
}
