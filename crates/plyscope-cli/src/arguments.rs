//! The command line and its help.

use std::ffi::OsString;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use clap::builder::{
    NonEmptyStringValueParser, PossibleValue, PossibleValuesParser, TypedValueParser,
};
use clap::error::ErrorKind;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use plyscope::ALGORITHMS;
use plyscope::exercises::{Feature, Order, Shape, Wish};
use plyscope::tree::{ChildOrder, Notation};
use plyscope_stage::Overlay;
use plyscope_stage::sheets::Language;
use plyscope_stage::trace::NodeNames;

use crate::check::{self, Check};
use crate::compare::{self, Comparison, SearchSpec, Source};
use crate::convert::Conversion;
use crate::draw::{At, Drawing, Format as ImageFormat, Steps};
use crate::failure::NoRequest;
use crate::job::Job;
use crate::mark;
use crate::memory::Memory;
use crate::run::Format;
use crate::sheet::{self, Sheets, Source as SheetSource};

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
            let drawing = drawing(&mut given);
            Request::Draw(job(&mut given), drawing)
        }
        "compare" => Request::Compare(comparison(&mut given)?),
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
        "sheet" => Request::Sheet(sheets(&mut given)),
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

fn drawing(given: &mut ArgMatches) -> Drawing {
    let at = |given: &ArgMatches, name| given.get_one::<At>(name).copied();
    let steps = match (at(given, "from"), at(given, "to")) {
        (None, None) => match given.remove_many("at") {
            Some(steps) => Steps::At(steps.collect()),
            None => Steps::Default,
        },
        (from, to) => Steps::Range(from.unwrap_or(At::Step(0)), to.unwrap_or(At::End)),
    };
    let format = given.get_one::<String>("format").and_then(|name| ImageFormat::named(name));
    Drawing {
        steps,
        format: format.unwrap_or(ImageFormat::Svg),
        width: given.get_one("width").copied(),
        height: given.get_one("height").copied(),
        column: given.get_flag("column"),
        scale: given.get_one("scale").copied(),
        seconds: given.get_one("seconds").copied().unwrap_or(1.0),
        light: given.get_flag("light"),
        standalone: given.get_flag("standalone"),
        overlays: given.remove_many("overlay").into_iter().flatten().collect(),
        output: given.remove_one("output"),
    }
}

fn sheets(given: &mut ArgMatches) -> Sheets {
    let algorithm = given.remove_one("algorithm").unwrap_or_default();
    let options = given.remove_many("options").into_iter().flatten().collect();
    let source = if let Some(game) = given.remove_one("game") {
        SheetSource::Given { algorithm, options, game }
    } else {
        let usual = Shape::default();
        let shape = Shape {
            plies: given.get_one("plies").copied().unwrap_or(usual.plies),
            children: given.remove_one("children").unwrap_or(usual.children),
            values: given.remove_one("values").unwrap_or(usual.values),
        };
        let wishes = given.remove_many("with").into_iter().flatten().collect();
        let seed = given.get_one("seed").copied().unwrap_or(1);
        let count: u16 = given.get_one("count").copied().unwrap_or(1);
        SheetSource::Made(Order { algorithm, options, shape, wishes }, seed, count.into())
    };
    let format = named(given, "format", &sheet::Format::ALL, sheet::Format::Html);
    let language = named(given, "language", &Language::ALL, Language::English);
    let (key, output) = (given.get_flag("key"), given.remove_one("output"));
    let page = given.remove_one("page").unwrap_or_default();
    let practice = given.remove_one("practice").unwrap_or_else(|| "exam".to_owned());
    Sheets { source, key, format, language, page, practice, output }
}

/// Returns what is called by the word of an argument.
fn named<T: Copy>(given: &ArgMatches, argument: &str, all: &[(&str, T)], usual: T) -> T {
    let word = given.get_one::<String>(argument);
    let found = all.iter().find(|(name, _)| word.is_some_and(|word| word == name));
    found.map_or(usual, |(_, value)| *value)
}

fn comparison(given: &mut ArgMatches) -> Result<Comparison, clap::Error> {
    let format = match given.get_one::<String>("format").map(String::as_str) {
        Some("markdown") => compare::Format::Markdown,
        Some("csv") => compare::Format::Csv,
        Some("json") => compare::Format::Json,
        _ => compare::Format::Text,
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
            compare_command().error(ErrorKind::ValueValidation, message)
        })
    });
    let options = options.collect::<Result<_, _>>()?;
    Ok(SearchSpec { algorithm, options })
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

const DRAW_EXAMPLES: &str = "\
Examples:
  plyscope draw -a alpha-beta -g '[[3,12],[2,4]]' --at 5 --format pdf -o tree.pdf
  plyscope draw -a alpha-beta -g '[[3,12],[2,4]]' --at 3,5,end --format tikz
  plyscope draw -a sss-star -g '[[3,12],[2,4]]' --format beamer --standalone
  plyscope draw -a sss-star -g '[[3,12],[2,4]]' --format gif --from 2 --to 6 -o film.gif
  plyscope draw -a sss-star -g '[[3,12],[2,4]]' --format csv

Pictures for print, TikZ and PDF, are smaller so that their text is as large as that
around them. TikZ is scaled to the width of a line, unless --width is given.";

const COMPARE_EXAMPLES: &str = "\
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
            draw_command(),
            compare_command(),
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
            sheet_command(),
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

fn draw_command() -> Command {
    let about = "Run a search and write figures of its tree, or the table of its steps";
    with_job("draw", about).after_help(DRAW_EXAMPLES).args([
        Arg::new("at")
            .long("at")
            .value_name("STEP")
            .action(ArgAction::Append)
            .value_delimiter(',')
            .value_parser(step)
            .help("The step to draw; 0 is the start, `end` the last step. Several, separated by commas, are one picture [default: end]"),
        Arg::new("from")
            .long("from")
            .value_name("STEP")
            .value_parser(step)
            .conflicts_with("at")
            .help("The first step of a range [default: 0]"),
        Arg::new("to")
            .long("to")
            .value_name("STEP")
            .value_parser(step)
            .conflicts_with("at")
            .help("The last step of a range [default: end]"),
        choice("format", &ImageFormat::ALL.map(|(name, _)| name)).help(
            "A picture; a sequence: beamer, animated-svg, gif; or the table of steps: csv, markdown, latex",
        ),
        pixels("width").help("The width of a picture, in pixels [default: 912; less in print]"),
        pixels("height").help("The height of a picture, in pixels [default: 640; less in print]"),
        Arg::new("column")
            .long("column")
            .action(ArgAction::SetTrue)
            .help("A small picture, for half the width of a line in print"),
        Arg::new("scale")
            .long("scale")
            .value_name("FACTOR")
            .value_parser(scale)
            .help("The resolution: so many pixels for each pixel of the size [default: 2; gif: 1]"),
        Arg::new("seconds")
            .long("seconds")
            .value_name("SECONDS")
            .default_value("1")
            .value_parser(seconds)
            .help("How long an animation shows a step"),
        Arg::new("light")
            .long("light")
            .action(ArgAction::SetTrue)
            .help("SVG in light colours only; it follows the reader's colour scheme otherwise"),
        Arg::new("standalone")
            .long("standalone")
            .action(ArgAction::SetTrue)
            .help("TikZ and beamer as a whole document"),
        Arg::new("overlay")
            .long("overlay")
            .value_name("OVERLAY")
            .action(ArgAction::Append)
            .value_delimiter(',')
            .value_parser(
                PossibleValuesParser::new(Overlay::ALL.map(Overlay::name))
                    .try_map(|name| Overlay::named(&name).ok_or("there is no such overlay")),
            )
            .help("What to draw over the tree; separate several with commas"),
        output(),
    ])
}

const SHEET_EXAMPLES: &str = "\
Examples:
  plyscope sheet -a alpha-beta -g '[[3,12,8],[2,4,6],[14,5,2]]' -o sheet.html
  plyscope sheet -a alpha-beta --with alpha-cuts=2 --with equal-leaves=0 --count 30 -o class.html
  plyscope sheet -a alpha-beta --with alpha-cuts=2 --with equal-leaves=0 --count 30 --key -o key.html
  plyscope sheet -a sss-star --plies 4 --children 2 --with purges=1.. --format latex

The same seed and wishes make the same trees for ever. All of a set are equally hard: the
search takes as many steps, and as many known mistakes show in the work.";

fn sheet_command() -> Command {
    let about = "Write exercises on paper: a tree, questions, and the answers";
    let ranges = "such as 2 or 2..3, with both ends";
    with_search("sheet", about)
        .mut_arg("game", |game| {
            game.required(false).help(
                "The tree or small game to work; without it, trees are made. `-` reads it from standard input",
            )
        })
        .after_help(SHEET_EXAMPLES)
        .args([
            Arg::new("with")
                .long("with")
                .value_name("FEATURE=COUNT")
                .action(ArgAction::Append)
                .value_parser(|text: &str| text.parse::<Wish>())
                .help(format!(
                    "What a tree is to have: {}; as often as 2, 1..3 or 1..",
                    Feature::ALL.map(Feature::name).join(", ")
                )),
            Arg::new("plies")
                .long("plies")
                .value_name("N")
                .value_parser(value_parser!(u32))
                .help("The plies of a tree below its root [default: 3]"),
            Arg::new("children")
                .long("children")
                .value_name("A..B")
                .value_parser(range::<u32>)
                .help(format!("The children of a node, {ranges} [default: 2..3]")),
            Arg::new("values")
                .long("values")
                .value_name("A..B")
                .allow_hyphen_values(true)
                .value_parser(range::<i32>)
                .help(format!("The values of leaves, {ranges} [default: 1..30]")),
            Arg::new("seed")
                .long("seed")
                .value_name("N")
                .value_parser(value_parser!(u64))
                .help("Another seed, other trees [default: 1]"),
            Arg::new("count")
                .long("count")
                .value_name("N")
                .value_parser(value_parser!(u16).range(1..=1000))
                .help("The number of sheets [default: 1]"),
            Arg::new("key")
                .long("key")
                .action(ArgAction::SetTrue)
                .help("Write the answers, with points, instead of the exercises"),
            choice("format", &sheet::Format::ALL.map(|(name, _)| name)).help(
                "A page to print, a LaTeX document, exercises and answers for programs, or links to exercises in the page",
            ),
            Arg::new("page")
                .long("page")
                .value_name("ADDRESS")
                .help("What stands before a link: the address of the page"),
            Arg::new("practice")
                .long("practice")
                .value_name("HOW")
                .help("How a link is worked: `on`, `once` or `exam`, and with commas the questions, if not all [default: exam]"),
            choice("language", &Language::ALL.map(|(name, _)| name))
                .value_name("LANGUAGE")
                .help("The language of the sheets"),
            output(),
        ])
        .mut_args(|arg| match arg.get_id().as_str() {
            "with" | "plies" | "children" | "values" | "seed" | "count" => {
                arg.conflicts_with("game")
            }
            _ => arg,
        })
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

fn compare_command() -> Command {
    Command::new("compare")
        .about("Run several searches on one game or many and print the counts of each")
        .after_help(COMPARE_EXAMPLES)
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
                .value_parser(compare::seeds)
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

fn pixels(name: &'static str) -> Arg {
    // The time and memory to draw grow with the number of pixels.
    let parser = value_parser!(u32).range(1..=20_000);
    Arg::new(name).long(name).value_name("PIXELS").value_parser(parser)
}

fn option(text: &str) -> Result<(String, String), &'static str> {
    let (name, value) = text.split_once('=').ok_or("an option is written `name=value`")?;
    Ok((name.to_owned(), value.to_owned()))
}

/// Returns the numbers from one to another, both included, or one number alone.
fn range<N: FromStr + Copy + PartialOrd>(text: &str) -> Result<RangeInclusive<N>, &'static str> {
    let wrong = "a range is written 2..3, the lesser number first, or 2";
    let (least, most) = text.split_once("..").unwrap_or((text, text));
    match (least.parse(), most.parse()) {
        (Ok(least), Ok(most)) if least <= most => Ok(least..=most),
        _ => Err(wrong),
    }
}

fn step(text: &str) -> Result<At, &'static str> {
    match text {
        "end" => Ok(At::End),
        _ => text.parse().map(At::Step).map_err(|_| "a step is a whole number, or `end`"),
    }
}

fn scale(text: &str) -> Result<f32, &'static str> {
    let wanted = text.parse().ok().filter(|scale| (0.1..=16.0).contains(scale));
    wanted.ok_or("a scale is a number from 0.1 to 16")
}

fn time(text: &str) -> Result<f64, &'static str> {
    let wanted = text.parse().ok().filter(|seconds| (0.001..=1e9).contains(seconds));
    wanted.ok_or("a time is a number of seconds from 0.001 to 1000000000")
}

fn seconds(text: &str) -> Result<f64, &'static str> {
    let wanted = text.parse().ok().filter(|seconds| (0.02..=60.0).contains(seconds));
    wanted.ok_or("a time is a number of seconds from 0.02 to 60")
}
