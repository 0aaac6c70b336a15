//! The arguments of `plyscope draw`.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use plyscope_stage::Overlay;

use super::{choice, output, with_job};
use crate::draw::{At, Drawing, Format, Steps};

const EXAMPLES: &str = "\
Examples:
  plyscope draw -a alpha-beta -g '[[3,12],[2,4]]' --at 5 --format pdf -o tree.pdf
  plyscope draw -a alpha-beta -g '[[3,12],[2,4]]' --at 3,5,end --format tikz
  plyscope draw -a sss-star -g '[[3,12],[2,4]]' --format beamer --standalone
  plyscope draw -a sss-star -g '[[3,12],[2,4]]' --format gif --from 2 --to 6 -o film.gif
  plyscope draw -a sss-star -g '[[3,12],[2,4]]' --format csv

Pictures for print, TikZ and PDF, are smaller so that their text is as large as that
around them. TikZ is scaled to the width of a line, unless --width is given.";

pub(super) fn command() -> Command {
    let about = "Run a search and write figures of its tree, or the table of its steps";
    with_job("draw", about).after_help(EXAMPLES).args([
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
        choice("format", &Format::ALL.map(|(name, _)| name)).help(
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

pub(super) fn drawing(given: &mut ArgMatches) -> Drawing {
    let at = |given: &ArgMatches, name| given.get_one::<At>(name).copied();
    let steps = match (at(given, "from"), at(given, "to")) {
        (None, None) => match given.remove_many("at") {
            Some(steps) => Steps::At(steps.collect()),
            None => Steps::Default,
        },
        (from, to) => Steps::Range(from.unwrap_or(At::Step(0)), to.unwrap_or(At::End)),
    };
    let format = given.get_one::<String>("format").and_then(|name| Format::named(name));
    Drawing {
        steps,
        format: format.unwrap_or(Format::Svg),
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

fn pixels(name: &'static str) -> Arg {
    // The time and memory to draw grow with the number of pixels.
    let parser = value_parser!(u32).range(1..=20_000);
    Arg::new(name).long(name).value_name("PIXELS").value_parser(parser)
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

fn seconds(text: &str) -> Result<f64, &'static str> {
    let wanted = text.parse().ok().filter(|seconds| (0.02..=60.0).contains(seconds));
    wanted.ok_or("a time is a number of seconds from 0.02 to 60")
}
