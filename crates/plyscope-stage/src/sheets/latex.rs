//! Sheets as a LaTeX document.

use std::fmt::Write;

use crate::{tex_escaped, tikz_line_wide};

use super::exercise::Exercise;
use super::questions::{Answer, Question, questions};
use super::words::{Language, Words, filled};

/// The width of a picture, in pixels: its text is as large as that around it.
const WIDTH: u32 = 560;

const PREAMBLE: &str = r"\documentclass[11pt,a4paper]{article}
\IfFileExists{lmodern.sty}{\usepackage[T1]{fontenc}\usepackage{lmodern}}{}
\usepackage[margin=18mm]{geometry}
\usepackage{array,longtable,tikz}
\setlength{\parindent}{0pt}
\setlength{\parskip}{4pt}
\pagestyle{empty}
\newcounter{question}
\newcommand{\question}{\par\medskip\stepcounter{question}\textbf{\arabic{question}.}\ }
";

/// Returns a LaTeX document with all sheets, or with all answers: `key` is `true` for these.
pub fn latex(exercises: &mut [Exercise], key: bool, language: Language) -> String {
    let words = language.words();
    let mut out = format!("{PREAMBLE}\\begin{{document}}\n");
    let count = exercises.len();
    for (number, exercise) in (1..).zip(exercises) {
        let title = if key { words.key } else { words.title };
        let title = filled(title, &[("search", exercise.algorithm().title)]);
        let sheet = [("sheet", &*number.to_string()), ("sheets", &*count.to_string())];
        let sheet = if count > 1 { filled(words.sheet, &sheet) } else { String::new() };
        if number > 1 {
            out.push_str("\\clearpage\n");
        }
        let (title, sheet) = (tex_escaped(&title), tex_escaped(&sheet));
        let _ = writeln!(
            out,
            "\\setcounter{{question}}{{0}}%\n{{\\Large\\bfseries {title}}}\\hfill {sheet}\\par"
        );
        one(&mut out, exercise, key, language);
    }
    out.push_str("\\end{document}\n");
    out
}

fn one(out: &mut String, exercise: &mut Exercise, key: bool, language: Language) {
    let words = language.words();
    if key {
        let difficulty = tex_escaped(&exercise.difficulty(language));
        let _ = writeln!(out, "{{\\small {difficulty}\\par}}");
    } else {
        let _ = writeln!(out, "\\medskip {}: \\hrulefill\\par\\medskip", tex_escaped(words.name));
    }
    for line in exercise.rules(words) {
        let _ = writeln!(out, "{{\\small {}\\par}}", tex_escaped(&line));
    }
    let scene = exercise.picture(key, WIDTH, language);
    out.push_str(&tikz_line_wide(&scene, exercise.run.recording().topology()));
    for question in questions(exercise, language) {
        asked(out, &question, key, words);
    }
}

fn asked(out: &mut String, question: &Question, key: bool, words: &Words) {
    let _ = write!(out, "\\question {}", tex_escaped(question.text));
    if key {
        let points = filled(words.points, &[("points", &question.points.to_string())]);
        let _ = write!(out, " {{\\small ({})}}", tex_escaped(&points));
    }
    out.push_str("\\par\n");
    match &question.answer {
        Answer::Picture if key => {
            let _ = writeln!(out, "\\textbf{{{}}}\\par", tex_escaped(words.in_picture));
        }
        Answer::Picture => {}
        Answer::Text(text) if key => {
            let _ = writeln!(out, "\\textbf{{{}}}\\par", tex_escaped(text));
        }
        Answer::Text(_) => out.push_str("\\vspace{6mm}\\hrule\n"),
        Answer::Table { columns, rows } => {
            let empty = vec![vec![String::new(); columns.len()]; question.empty_rows()];
            table(out, columns, if key { rows } else { &empty });
        }
    }
}

fn table(out: &mut String, columns: &[&str], rows: &[Vec<String>]) {
    // Equal columns, the room between them taken off.
    let share = 0.99 / columns.len() as f32;
    let width = format!(
        ">{{\\raggedright\\arraybackslash}}p{{\\dimexpr{share:.3}\\linewidth-2\\tabcolsep-\\arrayrulewidth\\relax}}|"
    );
    let line = |cells: Vec<String>| format!("{}\\\\\\hline\n", cells.join(" & "));
    let _ = writeln!(
        out,
        "{{\\small\\setlength{{\\tabcolsep}}{{3pt}}\\setlength{{\\extrarowheight}}{{3pt}}%\n\\begin{{longtable}}{{|{}}}\\hline",
        width.repeat(columns.len())
    );
    out.push_str(&line(columns.iter().map(|column| tex_escaped(column)).collect()));
    out.push_str("\\endhead\n");
    for row in rows {
        out.push_str(&line(row.iter().map(|cell| tex_escaped(cell)).collect()));
    }
    out.push_str("\\end{longtable}}\n");
}
