//! The tasks of this repository, run as `cargo xtask …`.
//!
//! Cargo, Trunk and Node do the work. This program installs them in the required versions,
//! calls them in the right order, and reports the result.

mod api;
mod coverage;
mod flags;
mod fuzz;
mod modules;
mod page;
mod run;
mod serve;
mod test;
mod tools;
mod trunk;

use anyhow::{Context, Result, bail, ensure};
use flags::{Xtask, XtaskCmd};
use std::ffi::OsString;
use std::num::NonZeroU32;
use std::process::ExitCode;
use xshell::{Shell, cmd};

fn main() -> ExitCode {
    match run() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Runs the command. Returns false for a failure that has been reported already.
fn run() -> Result<bool> {
    let arguments: Vec<OsString> = std::env::args_os().skip(1).collect();
    let (ours, theirs) = split(arguments);
    let xtask = match Xtask::from_vec(ours) {
        Ok(xtask) => xtask,
        Err(help) if help.is_help() => {
            println!("{help}\nThe parts of the tests, in their order: {}.", test::parts());
            return Ok(true);
        }
        Err(error) => bail!("{error}; `cargo xtask help` lists the commands and their options"),
    };
    if !theirs.is_empty() {
        let takes_more = matches!(xtask.subcommand, XtaskCmd::Test(_) | XtaskCmd::Bench(_));
        ensure!(takes_more, "only `test` and `bench` take arguments after --");
    }

    let sh = run::shell()?;
    match xtask.subcommand {
        XtaskCmd::Serve(flags) => serve::serve(&sh, flags.port, flags.open),
        XtaskCmd::Dist(_) => page::dist(&sh).map(|()| true),
        XtaskCmd::Npm(_) => {
            page::dist(&sh)?;
            page::npm(&sh).map(|()| true)
        }
        XtaskCmd::Wheel(_) => {
            page::dist(&sh)?;
            page::wheel(&sh).map(|()| true)
        }
        XtaskCmd::Site(_) => {
            page::dist(&sh)?;
            page::archive(&sh).map(|()| true)
        }
        XtaskCmd::Book(_) => page::book(&sh).map(|()| true),
        XtaskCmd::Test(flags) => test::test(sh, &flags.part, flags.long, theirs),
        XtaskCmd::Size(_) => page::size(&sh),
        XtaskCmd::Bench(flags) => match flags.part.as_deref() {
            None => Ok(bench(&sh, &theirs)? && (!theirs.is_empty() || page::bench(&sh, "page")?)),
            Some(part @ ("page" | "embed")) if theirs.is_empty() => page::bench(&sh, part),
            Some(part @ ("page" | "embed")) => {
                bail!("arguments after -- are passed to the native benchmarks; leave out `{part}`")
            }
            Some(part) => bail!("the benchmarks have no part `{part}`, only `page` and `embed`"),
        },
        XtaskCmd::Fuzz(flags) if flags.coverage => {
            let is_all = flags.target.is_none() && flags.minutes.is_none();
            ensure!(is_all, "`--coverage` is of all targets, and takes no time to look for more");
            coverage::coverage(&sh)
        }
        XtaskCmd::Fuzz(flags) => {
            let minutes = flags.minutes.map_or(10, NonZeroU32::get);
            fuzz::fuzz(&sh, flags.target.as_deref(), minutes)
        }
        XtaskCmd::Accept(_) => accept(&sh),
        XtaskCmd::Setup(_) => tools::everything(&sh).map(|()| true),
    }
}

/// Rewrites what tests compare with. Returns false if one of them fails even so.
fn accept(sh: &Shell) -> Result<bool> {
    let cargo = run::cargo();
    for tests in [
        ["--package", "plyscope", "--test", "core", "digests"].as_slice(),
        &["--package", "plyscope-stage", "--test", "stage", "messages"],
        &["--package", "plyscope-stage", "--lib", "types"],
        &["--package", "plyscope-wasm", "--lib", "types"],
        &["--package", "plyscope-cli", "--test", "cli", "search_pages"],
    ] {
        let test = cmd!(sh, "{cargo} test --quiet {tests...}").env("UPDATE_EXPECT", "1");
        if !run::status(test)? {
            return Ok(false);
        }
    }
    api::accept(sh).map(|()| true)
}

/// Returns the arguments of this program, in the form that `xflags` accepts, and those after
/// `--`.
fn split(mut arguments: Vec<OsString>) -> (Vec<OsString>, Vec<OsString>) {
    let end = arguments.iter().position(|argument| argument == "--");
    let theirs = end.map_or(vec![], |end| arguments.split_off(end).split_off(1));
    if arguments.is_empty() || arguments[0] == "help" {
        return (vec!["--help".into()], theirs);
    }
    let mut ours = Vec::new();
    for argument in arguments {
        // `--port=8081` means `--port 8081`.
        match argument.to_str().and_then(|text| text.split_once('=')) {
            Some((flag, value)) if flag.starts_with("--") => {
                ours.extend([flag.into(), value.into()]);
            }
            _ => ours.push(argument),
        }
    }
    (ours, theirs)
}

/// Runs the native benchmarks.
fn bench(sh: &Shell, arguments: &[OsString]) -> Result<bool> {
    let cargo = run::cargo();
    let bench = cmd!(sh, "{cargo} bench -p plyscope -p plyscope-stage {arguments...}");
    run::status(bench).context("could not run the benchmarks")
}

#[cfg(test)]
mod tests {
    use super::split;

    #[test]
    fn arguments_are_ours_up_to_two_dashes() {
        let split = |line: &str| split(line.split_whitespace().map(Into::into).collect());
        let words = |words: &[&str]| words.iter().map(Into::into).collect::<Vec<_>>();
        assert_eq!(split(""), (words(&["--help"]), vec![]));
        assert_eq!(split("help"), (words(&["--help"]), vec![]));
        assert_eq!(split("serve --port=81"), (words(&["serve", "--port", "81"]), vec![]));
        assert_eq!(
            split("test rust -- --x=1 --"),
            (words(&["test", "rust"]), words(&["--x=1", "--"]))
        );
    }
}
