//! `plyscope list`: the algorithms and the games in the register, with their options.

use std::io::{self, Write};

use plyscope::{ALGORITHMS, GAMES, OptionKind, OptionSpec};

use crate::failure::Failure;

pub(crate) fn list(out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "Algorithms (for --algorithm) and their options:")?;
    for algorithm in ALGORITHMS {
        writeln!(out, "\n  {} ({})", algorithm.name, algorithm.title)?;
        write_wrapped(algorithm.about, 4, out)?;
        write_options(algorithm.options, out)?;
    }
    writeln!(out, "\nGames (for --game); their options follow the colon, separated by commas:")?;
    for game in GAMES {
        writeln!(out, "\n  {}", game.name)?;
        write_wrapped(game.about, 4, out)?;
        write_wrapped(&format!("Example: {}", game.example), 4, out)?;
        write_options(game.options, out)?;
    }
    Ok(())
}

fn write_options(specs: &[OptionSpec], out: &mut impl Write) -> io::Result<()> {
    for spec in specs {
        let (value, takes) = match spec.kind {
            OptionKind::Choice(words) => (words.join("|"), String::new()),
            OptionKind::Number { .. } | OptionKind::Decimal { .. } => {
                (String::from("N"), takes(spec))
            }
            OptionKind::ChoiceOrDecimal { words, .. } => {
                (format!("{}|N", words.join("|")), takes(spec))
            }
            OptionKind::Numbers { .. } => (String::from("N,N"), takes(spec)),
            OptionKind::Range => (String::from("N..N"), takes(spec)),
        };
        let default = match spec.default {
            "" => String::new(),
            default => format!(" Default: {default}."),
        };
        write_value(&format!("{}={value}", spec.name), 6, out)?;
        write_wrapped(&format!("{}{takes}{default}", spec.about), 10, out)?;
    }
    Ok(())
}

fn takes(spec: &OptionSpec) -> String {
    format!(" Takes {}.", spec.kind.takes())
}

/// The maximum width of the text, in columns.
const WIDTH: usize = 80;

/// Writes an option and its values; a line that would be too long goes on after a `|`.
fn write_value(text: &str, indent: usize, out: &mut impl Write) -> io::Result<()> {
    write!(out, "{:indent$}", "")?;
    let mut column = indent;
    for word in text.split_inclusive('|') {
        let width = word.chars().count();
        if column + width > WIDTH {
            column = 2 * indent;
            write!(out, "\n{:column$}", "")?;
        }
        write!(out, "{word}")?;
        column += width;
    }
    writeln!(out)
}

/// Writes a paragraph, indented by `indent` columns.
fn write_wrapped(text: &str, indent: usize, out: &mut impl Write) -> io::Result<()> {
    let mut column = 0;
    for word in text.split(' ') {
        let width = word.chars().count();
        if column == 0 {
            write!(out, "{:indent$}{word}", "")?;
            column = indent + width;
        } else if column + 1 + width > WIDTH {
            write!(out, "\n{:indent$}{word}", "")?;
            column = indent + width;
        } else {
            write!(out, " {word}")?;
            column += 1 + width;
        }
    }
    writeln!(out)
}
