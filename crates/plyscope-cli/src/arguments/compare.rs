//! The arguments of `plyscope compare`.

use std::path::PathBuf;

use clap::builder::NonEmptyStringValueParser;
use clap::error::ErrorKind;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};

use super::{choice, game, memory, memory_of, option};
use crate::compare::{Comparison, Format, SearchSpec, Source, seeds};

const EXAMPLES: &str = "\
Examples:
  plyscope compare -a alpha-beta -a sss-star -g random:depth=6 --seeds 0..100
  plyscope compare -a alpha-beta -a 'alpha-beta table=on fail=hard' -g tic-tac-toe:XO./.X./..O
  plyscope compare -a sss-star -g random --seeds 0..50 --format json > a.json
  plyscope compare -a sss-star -g random --seeds 50..100 --format json > b.json
  plyscope compare --merge a.json b.json --format markdown
  plyscope compare -a sss-star -g random --seeds 0..90 --continue a.json

All searches must find the same value, and bounds must contain it. If they
disagree, the table is still printed, followed by the seeds and the values, and
the exit code is 3. Searches with different depths may disagree without an error.";

pub(super) fn command() -> Command {
    Command::new("compare")
        .about("Run several searches on one game or many and print the counts of each")
        .after_help(EXAMPLES)
        .override_usage(
            "plyscope compare -a <ALGORITHM> [OPTION=VALUE]... -a ... -g <GAME> [--seeds <A..B>]\n       \
             plyscope compare --merge <FILE>...",
        )
        .args([
            Arg::new("searches")
                .short('a')
                .long("algorithm")
                .value_names(["ALGORITHM", "OPTION=VALUE"])
                .num_args(1..)
                .action(ArgAction::Append)
                .required_unless_present("merge")
                .value_parser(NonEmptyStringValueParser::new())
                .help("A search with its options; repeat `-a` for each search"),
            game().required_unless_present("merge"),
            Arg::new("seeds")
                .long("seeds")
                .value_name("A..B")
                .value_parser(seeds)
                .help("Search the games with the seeds from A to B, not including B"),
            choice("format", &["text", "markdown", "csv", "json"]).help(
                "A table for a terminal, for a paper or for a spreadsheet, or JSON for --merge",
            ),
            Arg::new("no-time")
                .long("no-time")
                .action(ArgAction::SetTrue)
                .help("Leave out the times, so that the output is the same for every run"),
            Arg::new("merge")
                .long("merge")
                .value_name("FILE")
                .num_args(1..)
                .value_parser(value_parser!(PathBuf))
                .conflicts_with_all(["searches", "game", "seeds"])
                .help("Add up files that were written with --format json for different seeds"),
            Arg::new("continue")
                .long("continue")
                .value_name("FILE")
                .value_parser(value_parser!(PathBuf))
                .requires("seeds")
                .help("Search only the seeds that this file, written with --format json, does not have, and add its sums"),
            memory(),
        ])
}

pub(super) fn comparison(given: &mut ArgMatches) -> Result<Comparison, clap::Error> {
    let format = match given.get_one::<String>("format").map(String::as_str) {
        Some("markdown") => Format::Markdown,
        Some("csv") => Format::Csv,
        Some("json") => Format::Json,
        _ => Format::Text,
    };
    let timed = !given.get_flag("no-time");
    let source = if let Some(files) = given.remove_many("merge") {
        Source::Files(files.collect())
    } else {
        let searches = given.remove_occurrences("searches").into_iter().flatten();
        let searches =
            searches.map(|words| search_spec(words.collect())).collect::<Result<_, _>>()?;
        let game = given.remove_one("game").unwrap_or_default();
        Source::Searches {
            searches,
            game,
            seeds: given.remove_one("seeds"),
            done: given.remove_one("continue"),
        }
    };
    Ok(Comparison { source, format, timed, memory: memory_of(given) })
}

/// Parses a search with its options, given as one argument of the shell or as several.
fn search_spec(words: Vec<String>) -> Result<SearchSpec, clap::Error> {
    let mut words = words.iter().flat_map(|words| words.split_whitespace());
    let algorithm = words.next().unwrap_or_default().to_owned();
    let options = words.map(|word| {
        option(word).map_err(|why| {
            let message = format!(
                "'{word}' follows the search '{algorithm}', but {why}; \
                 each search needs its own `-a`"
            );
            command().error(ErrorKind::ValueValidation, message)
        })
    });
    let options = options.collect::<Result<_, _>>()?;
    Ok(SearchSpec { algorithm, options })
}
