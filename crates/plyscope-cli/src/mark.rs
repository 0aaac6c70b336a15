//! `plyscope mark`: the marks of answers that were handed in as links.

use std::io::{BufRead, Write};
use std::path::PathBuf;
use std::{fs, io};

use plyscope::mistakes::{Prover, Verdict};
use plyscope_stage::Run;
use plyscope_stage::practice::{Ask, explain, questions};
use plyscope_stage::sheets::SheetError;
use serde::Serialize;

use crate::failure::Failure;
use crate::link::{Link, LinkError};

/// A format of marks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Format {
    Csv,
    Json,
}

impl Format {
    /// All formats with their names, the default first.
    pub(crate) const ALL: [(&'static str, Format); 2] =
        [("csv", Format::Csv), ("json", Format::Json)];
}

/// The marks of a line with a link.
#[derive(Debug, Default, Serialize)]
struct Marked {
    /// What stands before the link, such as a name.
    name: String,
    algorithm: String,
    game: String,
    points: usize,
    of: usize,
    questions: Vec<MarkedQuestion>,
    /// Each of the smallest sets of known mistakes that explain all answers.
    mistakes: Vec<String>,
    /// The reason why it can't be marked.
    error: Option<String>,
}

#[derive(Debug, Serialize)]
struct MarkedQuestion {
    ask: Ask,
    points: usize,
    of: usize,
    /// The row and the column of the first cell that isn't right, counted from 1.
    first: Option<(usize, usize)>,
}

/// The greatest number of steps of a search that is worked by hand, as in the page.
const MOST_STEPS: usize = 300;

/// Marks the links in a file, or on standard input: one a line, with a name before it if there is one.
pub(crate) fn mark(
    file: Option<PathBuf>,
    format: Format,
    output: Option<PathBuf>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let lines: Vec<String> = match file.filter(|file| file.as_os_str() != "-") {
        Some(file) => fs::read_to_string(&file)
            .map_err(|error| Failure::ReadFile { file, error })?
            .lines()
            .map(str::to_owned)
            .collect(),
        None => io::stdin().lock().lines().collect::<Result<_, _>>().map_err(Failure::Read)?,
    };
    let lines = lines.iter().map(|line| line.trim_start_matches('\u{feff}').trim());
    let marked: Vec<Marked> = lines.filter(|line| !line.is_empty()).map(of_line).collect();
    let mut text = Vec::new();
    match format {
        Format::Csv => csv(&marked, &mut text)?,
        Format::Json => {
            serde_json::to_writer_pretty(&mut text, &marked).map_err(io::Error::from)?;
            text.push(b'\n');
        }
    }
    match output {
        Some(file) => fs::write(&file, text).map_err(|error| Failure::WriteFile { file, error }),
        None => Ok(out.write_all(&text)?),
    }
}

/// Marks the link of a line.
fn of_line(line: &str) -> Marked {
    let begin = ["https://", "http://", "file://", "#"].iter().filter_map(|sign| line.find(sign));
    let (name, rest) = line.split_at(begin.min().unwrap_or(line.len()));
    let text = rest.split_whitespace().next().unwrap_or_default();
    let name = name.trim_end_matches(|c: char| c.is_whitespace() || ",;:|\"<(".contains(c));
    let text = text.trim_end_matches(['"', '>', ')', ',', ';']);
    let marked = Marked { name: name.trim_start_matches('"').to_owned(), ..Marked::default() };
    let link = match Link::read(text) {
        Ok(link) => link,
        Err(error) => return Marked { error: Some(error.to_string()), ..marked },
    };
    let (algorithm, game) = (link.algorithm.clone(), link.game.clone());
    let marked = Marked { algorithm, game, ..marked };
    match of_link(&link) {
        Ok(result) => Marked {
            points: result.questions.iter().map(|question| question.points).sum(),
            of: result.questions.iter().map(|question| question.of).sum(),
            questions: result.questions,
            mistakes: result.mistakes,
            ..marked
        },
        Err(error) => Marked { error: Some(error), ..marked },
    }
}

struct MarkedLink {
    questions: Vec<MarkedQuestion>,
    mistakes: Vec<String>,
}

fn of_link(link: &Link) -> Result<MarkedLink, String> {
    let answers = link.answers.as_ref().ok_or(LinkError::Missing("answers").to_string())?;
    let builder = Run::builder(&link.algorithm, &link.game).options(link.options.clone());
    let mut run = builder.open().map_err(|error| error.to_string())?;
    if !run.record_within(MOST_STEPS) {
        return Err(SheetError::Long { most: MOST_STEPS }.to_string());
    }
    let mut prover = run.search().known_mistakes().map(Prover::new);
    let mut marked = Vec::new();
    for (at, question) in link.asked(questions(&run)).into_iter().enumerate() {
        let answer = answers.get(at).map(Vec::as_slice).unwrap_or_default();
        let marks = question.mark(answer);
        // Who has written nothing believes nothing.
        let is_written = answer.iter().flat_map(|row| row.get(question.given..)).flatten();
        if let Some(prover) = &mut prover
            && is_written.into_iter().any(|cell| !cell.is_empty())
        {
            explain(prover, &run, &question, answer);
        }
        marked.push(MarkedQuestion {
            ask: question.ask,
            points: marks.points,
            of: question.points,
            first: marks.first.map(|(row, column)| (row + 1, column + 1)),
        });
    }
    let mistakes = match prover.map(|prover| prover.verdict()) {
        Some(Verdict::Mistakes(found)) => found.iter().map(ToString::to_string).collect(),
        _ => Vec::new(),
    };
    Ok(MarkedLink { questions: marked, mistakes })
}

/// Writes a table with a column for each question that any link asks.
fn csv(marked: &[Marked], out: &mut impl Write) -> Result<(), io::Error> {
    let asked: Vec<Ask> = Ask::ALL
        .into_iter()
        .filter(|ask| marked.iter().flat_map(|it| &it.questions).any(|it| it.ask == *ask))
        .collect();
    let mut table = csv::Writer::from_writer(out);
    let head = ["name", "points", "of"].into_iter().chain(asked.iter().map(|ask| ask.name()));
    table.write_record(head.chain(["mistakes", "algorithm", "game", "error"]))?;
    for marked in marked {
        let of = |ask: &Ask| {
            let question = marked.questions.iter().find(|question| question.ask == *ask);
            question.map_or_else(String::new, |it| it.points.to_string())
        };
        let mut row = vec![marked.name.clone(), marked.points.to_string(), marked.of.to_string()];
        row.extend(asked.iter().map(of));
        row.push(marked.mistakes.join(" | "));
        row.extend([marked.algorithm.clone(), marked.game.clone()]);
        row.push(marked.error.clone().unwrap_or_default());
        table.write_record(row)?;
    }
    table.flush()
}
