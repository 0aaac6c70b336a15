//! `plyscope sheet`: exercises on paper, with their answers.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use plyscope::exercises::{self, Order};
use plyscope_stage::sheets::{self, Exercise, Language};

use crate::failure::Failure;
use crate::job::text_of;
use crate::link::Link;

/// A set of sheets.
#[derive(Debug)]
pub(crate) struct Sheets {
    pub(crate) source: Source,
    /// `true` for the answers instead of the exercises.
    pub(crate) key: bool,
    pub(crate) format: Format,
    pub(crate) language: Language,
    /// What stands before a link, and how it is worked.
    pub(crate) page: String,
    pub(crate) practice: String,
    /// The file to write instead of standard output.
    pub(crate) output: Option<PathBuf>,
}

/// The source of exercises.
#[derive(Debug)]
pub(crate) enum Source {
    /// A search, its options, and the text of a game.
    Given { algorithm: String, options: Vec<(String, String)>, game: String },
    /// Trees that are made: the seed, and how many.
    Made(Order, u64, usize),
}

/// A format of sheets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Format {
    Html,
    Latex,
    Json,
    Links,
}

impl Format {
    /// All formats with their names, the default first.
    pub(crate) const ALL: [(&'static str, Format); 4] = [
        ("html", Format::Html),
        ("latex", Format::Latex),
        ("json", Format::Json),
        ("links", Format::Links),
    ];
}

pub(crate) fn sheet(asked: Sheets, out: &mut impl Write) -> Result<(), Failure> {
    let mut exercises: Vec<Exercise> = match asked.source {
        Source::Given { algorithm, options, game } => {
            vec![Exercise::of(&algorithm, options, &text_of(game)?, None)?]
        }
        Source::Made(order, seed, count) => {
            let open = |made: exercises::Exercise| {
                let game = made.tree.to_string();
                Exercise::of(&order.algorithm, order.options.clone(), &game, Some(made))
            };
            order.make(seed, count)?.into_iter().map(open).collect::<Result<_, _>>()?
        }
    };
    let text = match asked.format {
        Format::Html => sheets::html(&mut exercises, asked.key, asked.language),
        Format::Latex => sheets::latex(&mut exercises, asked.key, asked.language),
        Format::Json => sheets::json(&exercises),
        Format::Links => {
            let link = |exercise| exercise_link(exercise, &asked.practice).write();
            exercises.iter().map(|it| format!("{}{}\n", asked.page, link(it))).collect()
        }
    };
    match asked.output {
        Some(file) => fs::write(&file, text).map_err(|error| Failure::WriteFile { file, error }),
        None => Ok(out.write_all(text.as_bytes())?),
    }
}

/// Returns a link to an exercise in the page.
fn exercise_link(exercise: &Exercise, practice: &str) -> Link {
    Link {
        algorithm: exercise.run().search().algorithm().name.to_owned(),
        game: exercise.run().game().to_string(),
        options: exercise.run().options().to_vec(),
        practice: practice.to_owned(),
        answers: None,
    }
}
