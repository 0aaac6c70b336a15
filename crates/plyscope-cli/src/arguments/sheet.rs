//! The arguments of `plyscope sheet`.

use std::ops::RangeInclusive;
use std::str::FromStr;

use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use plyscope::exercises::{Feature, Order, Shape, Wish};
use plyscope_stage::sheets::Language;

use super::{choice, named, output, with_search};
use crate::sheet::{Format, Sheets, Source};

const EXAMPLES: &str = "\
Examples:
  plyscope sheet -a alpha-beta -g '[[3,12,8],[2,4,6],[14,5,2]]' -o sheet.html
  plyscope sheet -a alpha-beta --with alpha-cuts=2 --with equal-leaves=0 --count 30 -o class.html
  plyscope sheet -a alpha-beta --with alpha-cuts=2 --with equal-leaves=0 --count 30 --key -o key.html
  plyscope sheet -a sss-star --plies 4 --children 2 --with purges=1.. --format latex

The same seed and wishes make the same trees for ever. All of a set are equally hard: the
search takes as many steps, and as many known mistakes show in the work.";

pub(super) fn command() -> Command {
    let about = "Write exercises on paper: a tree, questions, and the answers";
    let ranges = "such as 2 or 2..3, with both ends";
    with_search("sheet", about)
        .mut_arg("game", |game| {
            game.required(false).help(
                "The tree or small game to work; without it, trees are made. `-` reads it from standard input",
            )
        })
        .after_help(EXAMPLES)
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
            choice("format", &Format::ALL.map(|(name, _)| name)).help(
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

pub(super) fn sheets(given: &mut ArgMatches) -> Sheets {
    let algorithm = given.remove_one("algorithm").unwrap_or_default();
    let options = given.remove_many("options").into_iter().flatten().collect();
    let source = if let Some(game) = given.remove_one("game") {
        Source::Given { algorithm, options, game }
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
        Source::Made(Order { algorithm, options, shape, wishes }, seed, count.into())
    };
    let format = named(given, "format", &Format::ALL, Format::Html);
    let language = named(given, "language", &Language::ALL, Language::English);
    let (key, output) = (given.get_flag("key"), given.remove_one("output"));
    let page = given.remove_one("page").unwrap_or_default();
    let practice = given.remove_one("practice").unwrap_or_else(|| "exam".to_owned());
    Sheets { source, key, format, language, page, practice, output }
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
