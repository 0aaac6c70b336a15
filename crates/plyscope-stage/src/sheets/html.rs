//! Sheets as a page to print.

use std::fmt::Write;

use crate::{Caption, svg_for_print};

use super::exercise::Exercise;
use super::questions::{Answer, Question, questions};
use super::words::{Language, Words, filled};

/// The width of a picture, in pixels.
const WIDTH: u32 = 680;

/// Returns a page to print with all sheets, or with all answers: `key` is `true` for these.
pub fn html(exercises: &mut [Exercise], key: bool, language: Language) -> String {
    let words = language.words();
    let search = exercises.first().map_or("", |exercise| exercise.algorithm().title);
    let title = filled(if key { words.key } else { words.title }, &[("search", search)]);
    let mut out = format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{}</title>\n\
         <style>{STYLE}</style>\n</head>\n<body>\n",
        language.name(),
        escaped(&title),
    );
    let count = exercises.len();
    for (number, exercise) in (1..).zip(exercises) {
        let sheet = [("sheet", &*number.to_string()), ("sheets", &*count.to_string())];
        let sheet = if count > 1 { filled(words.sheet, &sheet) } else { String::new() };
        one(&mut out, exercise, (&title, &sheet), key, language);
    }
    out.push_str("</body>\n</html>\n");
    out
}

fn one(
    out: &mut String,
    exercise: &mut Exercise,
    (title, sheet): (&str, &str),
    key: bool,
    language: Language,
) {
    let words = language.words();
    let _ = write!(out, "<section>\n<header><h1>{}</h1><p>{sheet}</p></header>\n", escaped(title));
    if key {
        let _ = writeln!(out, "<p class=\"told\">{}</p>", escaped(&exercise.difficulty(language)));
    } else {
        let _ = writeln!(out, "<p class=\"name\">{}</p>", escaped(words.name));
    }
    for line in exercise.rules(words) {
        let _ = writeln!(out, "<p class=\"told\">{}</p>", escaped(&line));
    }
    let scene = exercise.picture(key, WIDTH, language);
    out.push_str(&svg_for_print(&scene, Caption { title, description: sheet }));
    out.push_str("<ol>\n");
    for question in questions(exercise, language) {
        asked(out, &question, key, words);
    }
    out.push_str("</ol>\n</section>\n");
}

fn asked(out: &mut String, question: &Question, key: bool, words: &Words) {
    let points = filled(words.points, &[("points", &question.points.to_string())]);
    let points = if key { format!(" <small>{points}</small>") } else { String::new() };
    let _ = writeln!(out, "<li><p>{}{points}</p>", escaped(question.text));
    match &question.answer {
        Answer::Picture if key => {
            let _ = writeln!(out, "<p class=\"answer\">{}</p>", escaped(words.in_picture));
        }
        Answer::Picture => {}
        Answer::Text(text) if key => {
            let _ = writeln!(out, "<p class=\"answer\">{}</p>", escaped(text));
        }
        Answer::Text(_) => out.push_str("<p class=\"line\"></p>\n"),
        Answer::Table { columns, rows } => {
            let row = |cells: &[String], cell: &str| {
                let cells = cells.iter().map(|text| format!("<{cell}>{}</{cell}>", escaped(text)));
                format!("<tr>{}</tr>\n", cells.collect::<String>())
            };
            let heading: Vec<String> = columns.iter().map(|&column| column.to_owned()).collect();
            let empty = vec![vec![String::new(); columns.len()]; question.empty_rows()];
            let rows = if key { rows } else { &empty };
            let _ = write!(out, "<table>\n<thead>{}</thead>\n<tbody>\n", row(&heading, "th"));
            out.extend(rows.iter().map(|cells| row(cells, "td")));
            out.push_str("</tbody>\n</table>\n");
        }
    }
    out.push_str("</li>\n");
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

const STYLE: &str = "
@page { size: A4; margin: 14mm 16mm }
body { font: 10.5pt/1.35 system-ui, sans-serif; color: #1c1e24; max-width: 178mm; margin: 0 auto; padding: 0 4mm }
section { break-after: page; padding-bottom: 4mm }
section:last-of-type { break-after: auto }
header { display: flex; justify-content: space-between; align-items: baseline; gap: 6mm }
h1 { font-size: 15pt; margin: 0 }
p { margin: 0 0 1.5mm }
.told { color: #5c6068; font-size: 9.5pt }
.name { border-bottom: 1px solid #8a8d93; padding: 4mm 0 1mm; margin-bottom: 3mm }
svg { display: block; width: 100%; height: auto; margin: 0 }
ol { padding-left: 6mm }
li { margin-bottom: 3mm }
small { color: #5c6068; white-space: nowrap }
.answer { font-weight: 600 }
.line { border-bottom: 1px solid #8a8d93; height: 8mm }
table { border-collapse: collapse; table-layout: fixed; width: 100%; font-variant-numeric: tabular-nums }
tr { break-inside: avoid }
th { text-align: left; font-size: 9.5pt; color: #5c6068 }
th, td { border: 1px solid #b9bcc2; padding: 0 2mm; height: 6mm }
";
