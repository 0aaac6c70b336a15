//! The command line and its help.

mod compare;
mod draw;
mod sheet;

use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use plyscope::ALGORITHMS;
use plyscope::tree::{ChildOrder, Notation};
use plyscope_stage::trace::NodeNames;

use crate::check::{self, Check};
use crate::compare::Comparison;
use crate::convert::Conversion;
use crate::draw::Drawing;
use crate::failure::NoRequest;
use crate::job::Job;
use crate::mark;
use crate::memory::Memory;
use crate::run::Format;
use crate::sheet::Sheets;

/// A command with its arguments.
#[derive(Debug)]
pub(crate) enum Request {
    /// A search, and the time that it has, if that is limited.
    Run(Job, Format, Option<Duration>),
    /// A search, and the names of nodes.
    Trace(Job, NodeNames),
    Draw(Job, Drawing),
    Compare(Comparison),
    /// A game, and the greatest number of positions of a ply.
    Plies(String, usize),
    /// A game, and the order of children that is asked for, if it isn't how many leaves both have.
    Order(String, Option<ChildOrder>),
    /// A search, and an answer if there is one.
    Mistakes(Job, Option<String>),
    Sheet(Sheets),
    /// A file with a trace, if it isn't standard input, and the search that it is said to be.
    Check(Check),
    Mark(Option<PathBuf>, mark::Format, Option<PathBuf>),
    Convert(Conversion),
    List,
}

/// Parses the command line, which begins with the program's name.
pub(crate) fn read(words: impl Iterator<Item = OsString>) -> Result<Request, NoRequest> {
    let mut matches = command().try_get_matches_from(words)?;
    let (name, mut given) = matches.remove_subcommand().unwrap_or_default();
    Ok(match name.as_str() {
        "run" => {
            let format = match given.get_one::<String>("format").map(String::as_str) {
                Some("json") => Format::Json,
                _ => Format::Text,
            };
            let most = given.get_one("seconds").copied().map(Duration::from_secs_f64);
            Request::Run(job(&mut given), format, most)
        }
        "trace" => {
            let by_numbers = given.get_flag("numbers");
            let names = if by_numbers { NodeNames::Numbers } else { NodeNames::Paths };
            Request::Trace(job(&mut given), names)
        }
        "draw" => {
            let drawing = draw::drawing(&mut given);
            Request::Draw(job(&mut given), drawing)
        }
        "compare" => Request::Compare(compare::comparison(&mut given)?),
        "plies" => {
            let most = given.get_one("positions").copied().unwrap_or_default();
            Request::Plies(given.remove_one("game").unwrap_or_default(), most)
        }
        "order" => {
            let order = match (given.get_flag("best"), given.get_flag("worst")) {
                (true, _) => Some(ChildOrder::Best),
                (_, true) => Some(ChildOrder::Worst),
                _ => None,
            };
            Request::Order(given.remove_one("game").unwrap_or_default(), order)
        }
        "mistakes" => Request::Mistakes(job(&mut given), given.remove_one("leaves")),
        "sheet" => Request::Sheet(sheet::sheets(&mut given)),
        "check" => {
            let format = named(&given, "format", &check::Format::ALL, check::Format::Text);
            let any_options = given.get_flag("any-options");
            Request::Check(Check {
                file: given.remove_one("file"),
                job: job(&mut given),
                format,
                any_options,
            })
        }
        "mark" => {
            let format = named(&given, "format", &mark::Format::ALL, mark::Format::Csv);
            Request::Mark(given.remove_one("file"), format, given.remove_one("output"))
        }
        "convert" => Request::Convert(Conversion {
            game: given.remove_one("game").unwrap_or_default(),
            notation: given.remove_one("to").unwrap_or(Notation::Lists),
            plies: given.remove_one("plies"),
            most: given.remove_one("nodes").unwrap_or_default(),
        }),
        _ => Request::List,
    })
}

/// Returns what is called by the word of an argument.
fn named<T: Copy>(given: &ArgMatches, argument: &str, all: &[(&str, T)], usual: T) -> T {
    let word = given.get_one::<String>(argument);
    let found = all.iter().find(|(name, _)| word.is_some_and(|word| word == name));
    found.map_or(usual, |(_, value)| *value)
}

fn memory_of(given: &ArgMatches) -> Memory {
    given.get_one("memory").copied().unwrap_or_else(Memory::usual)
}

fn job(given: &mut ArgMatches) -> Job {
    Job {
        algorithm: given.remove_one("algorithm").unwrap_or_default(),
        game: given.remove_one("game").unwrap_or_default(),
        options: given.remove_many("options").into_iter().flatten().collect(),
        memory: memory_of(given),
    }
}

const EXAMPLES: &str = "\
Examples:
  plyscope run -a alpha-beta -g '[[3,12,8],[2,4,6],[14,5,2]]'
  plyscope run -a alpha-beta -g nim:3,2 table=on --format json
  plyscope trace -a sss-star -g random:branching=2,depth=3 | head
  plyscope draw -a alpha-beta -g - --at 12 --format tikz < tree.txt
  plyscope compare -a sss-star -a 'alpha-beta table=on' -g nim:3,2
  plyscope plies -g tic-tac-toe:ends=full-board
  plyscope order -g '[[3,12,8],[2,4,6],[14,5,2]]'
  plyscope sheet -a alpha-beta --with alpha-cuts=2 --format latex
  plyscope convert -g nim:2,1 --to dot
  plyscope list

Exit codes: 0 success, also if a budget ended the search; 1 input or output
failed; 2 the request is invalid; 3 the compared searches disagree on a value;
4 there was no memory left for more (--memory); 5 the time was up before the search
had ended (--seconds); 130 Ctrl-C. After these three, what was known by then is
printed.";

fn command() -> Command {
    Command::new("plyscope")
        .version(env!("CARGO_PKG_VERSION"))
        .about("Runs, traces, draws and compares game-tree searches.")
        .after_help(EXAMPLES)
        .subcommand_required(true)
        .arg_required_else_help(true)
        .disable_help_subcommand(true)
        .subcommands([
            with_job("run", "Run a search and print the value, the best move and the counts")
                .args([
                choice("format", &["text", "json"])
                    .help("Text, or the fields of the trace's last line as one JSON object"),
                Arg::new("seconds").long("seconds").value_name("SECONDS").value_parser(time).help(
                    "Stop after this time, and print what is known by then; the exit code is 5",
                ),
            ]),
            with_job("trace", "Run a search and print its events as JSON Lines").arg(
                Arg::new("numbers").long("numbers").action(ArgAction::SetTrue).help(
                    "Name nodes by numbers such as #5, not by paths, which are long in a deep tree",
                ),
            ),
            draw::command(),
            compare::command(),
            Command::new("plies")
                .about("Count the nodes and the different positions of a game, ply by ply")
                .args([
                    game().required(true),
                    Arg::new("positions")
                        .long("positions")
                        .value_name("N")
                        .default_value("1000000")
                        .value_parser(value_parser!(usize))
                        .help("End before a ply with more different positions"),
                ]),
            Command::new("order")
                .about("Find the order of moves in which alpha-beta evaluates the fewest leaves")
                .args([
                    game().required(true),
                    Arg::new("best")
                        .long("best")
                        .action(ArgAction::SetTrue)
                        .help("Write only the tree in that order"),
                    Arg::new("worst")
                        .long("worst")
                        .action(ArgAction::SetTrue)
                        .conflicts_with("best")
                        .help("Write only the tree in the order in which it evaluates the most"),
                ]),
            with_job(
                "mistakes",
                "Work a search by hand with known mistakes, or find those of an answer",
            )
            .arg(
                Arg::new("leaves")
                    .long("leaves")
                    .value_name("VALUES")
                    .allow_hyphen_values(true)
                    .help("The leaves that somebody looks at, in order, with commas; for B* and UCT the nodes of the steps"),
            ),
            with_job("check", "Check what another program says of its search against a search")
                .arg(
                    Arg::new("file")
                        .long("trace")
                        .value_name("FILE")
                        .value_parser(value_parser!(PathBuf))
                        .help("The leaves that it looks at, or `enter`, `leaf` and `leave` lines, or a trace; `-` or nothing reads standard input"),
                )
                .args([
                    choice("format", &check::Format::ALL.map(|(name, _)| name))
                        .help("Lines to read, all of it as JSON, or a report for a system that grades"),
                    Arg::new("any-options")
                        .long("any-options")
                        .action(ArgAction::SetTrue)
                        .help("Lets the search count with the options of other sources, too"),
                ]),
            sheet::command(),
            Command::new("mark")
                .about("Mark answers that were handed in as links")
                .args([
                    Arg::new("file")
                        .value_name("FILE")
                        .value_parser(value_parser!(PathBuf))
                        .help("The links, one a line, each with a name before it if there is one; `-` or nothing reads standard input"),
                    choice("format", &mark::Format::ALL.map(|(name, _)| name))
                        .help("A table for a spreadsheet, or JSON with the place of each first mistake"),
                    output(),
                ]),
            Command::new("convert")
                .about("Write a tree, or the tree of a game, in another notation")
                .args([
                    game().required(true),
                    choice("to", &Notation::ALL.map(Notation::name))
                        .value_parser(
                            PossibleValuesParser::new(Notation::ALL.map(Notation::name))
                                .try_map(|name| name.parse::<Notation>()),
                        )
                        .help("The notation"),
                    Arg::new("plies")
                        .long("plies")
                        .value_name("N")
                        .value_parser(value_parser!(u32))
                        .help("Positions so many plies deep become leaves, with the game's evaluation"),
                    Arg::new("nodes")
                        .long("nodes")
                        .value_name("N")
                        .default_value("1000000")
                        .value_parser(value_parser!(usize))
                        .help("The most nodes that are written"),
                ]),
            Command::new("list").about("Print the algorithms and the games, with their options"),
        ])
}

/// Returns a command whose arguments are a search, its options, a game, and the memory that they may
/// take.
fn with_job(name: &'static str, about: &'static str) -> Command {
    with_search(name, about).arg(memory())
}

/// Returns a command whose arguments are a search, its options and a game.
fn with_search(name: &'static str, about: &'static str) -> Command {
    let algorithms =
        ALGORITHMS.iter().map(|algorithm| PossibleValue::new(algorithm.name).help(algorithm.about));
    Command::new(name).about(about).args([
        Arg::new("algorithm")
            .short('a')
            .long("algorithm")
            .value_name("ALGORITHM")
            .required(true)
            .value_parser(PossibleValuesParser::new(algorithms))
            .help("The search algorithm"),
        game().required(true),
        Arg::new("options")
            .value_name("OPTION=VALUE")
            .action(ArgAction::Append)
            .num_args(0..)
            .value_parser(option)
            .help("The options of the search; `plyscope list` shows them"),
    ])
}

fn game() -> Arg {
    Arg::new("game")
        .short('g')
        .long("game")
        .value_name("GAME")
        // A tree may be a single leaf with a negative value.
        .allow_negative_numbers(true)
        .help("A tree such as [[3,12],[2,4]], or a game such as nim:3,2; `-` reads it from standard input")
}

fn output() -> Arg {
    Arg::new("output")
        .short('o')
        .long("output")
        .value_name("FILE")
        .value_parser(value_parser!(PathBuf))
        .help("The file to write, instead of standard output")
}

fn memory() -> Arg {
    Arg::new("memory")
        .long("memory")
        .value_name("BYTES")
        .value_parser(|text: &str| text.parse::<Memory>())
        .help("Stop before the data takes more memory, such as 500MB or 4GB [default: three quarters of what there is]")
}

fn choice(name: &'static str, words: &[&'static str]) -> Arg {
    Arg::new(name)
        .long(name)
        .value_name("FORMAT")
        .default_value(words[0])
        .value_parser(PossibleValuesParser::new(words.to_vec()))
}

fn option(text: &str) -> Result<(String, String), &'static str> {
    let (name, value) = text.split_once('=').ok_or("an option is written `name=value`")?;
    Ok((name.to_owned(), value.to_owned()))
}

fn time(text: &str) -> Result<f64, &'static str> {
    let wanted = text.parse().ok().filter(|seconds| (0.001..=1e9).contains(seconds));
    wanted.ok_or("a time is a number of seconds from 0.001 to 1000000000")
}
