//! The questions of a sheet, and their answers.

use crate::practice::{self, Ask};

use super::exercise::Exercise;
use super::words::{Language, Words, filled};

/// A question.
pub(super) struct Question {
    pub(super) text: &'static str,
    pub(super) answer: Answer,
    /// One for each thing that is right or wrong by itself.
    pub(super) points: usize,
}

/// An answer.
pub(super) enum Answer {
    /// It is drawn in the picture of the tree.
    Picture,
    Text(String),
    Table {
        columns: Vec<&'static str>,
        rows: Vec<Vec<String>>,
    },
}

impl Question {
    /// Returns the number of rows that are left empty for an answer: more than it needs, so that their
    /// number says little.
    pub(super) fn empty_rows(&self) -> usize {
        let needed = if let Answer::Table { rows, .. } = &self.answer { rows.len() } else { 0 };
        (needed / 4 + 1) * 4
    }
}

/// Returns the questions of a sheet, in their order.
pub(super) fn questions(exercise: &Exercise, language: Language) -> Vec<Question> {
    let words = language.words();
    let mut questions: Vec<Question> = Vec::new();
    let all = practice::questions(&exercise.run).into_iter();
    for asked in all.filter(|question| !question.extra) {
        if asked.ask == Ask::Cut {
            // It is drawn in the same picture as what is returned.
            if let Some(before) = questions.last_mut() {
                before.points += asked.points;
            }
            continue;
        }
        let text = match asked.ask {
            Ask::Values => words.ask_values,
            Ask::Returned | Ask::Cut => words.ask_tree,
            Ask::Leaves => words.ask_leaves,
            Ask::Result => words.ask_value,
            Ask::Move => words.ask_move,
            Ask::Windows | Ask::After => words.ask_windows,
            Ask::Passes => words.ask_passes,
            Ask::Steps | Ask::Open => words.ask_steps,
        };
        let (points, answer) = (asked.points, answer(asked, words));
        questions.push(Question { text, answer, points });
    }
    questions
}

fn answer(asked: practice::Question, words: &Words) -> Answer {
    let rows = asked.rows.into_iter();
    let mut rows: Vec<Vec<String>> =
        rows.map(|row| row.into_iter().map(|cell| words.cell(&cell.text)).collect()).collect();
    match asked.ask {
        Ask::Values | Ask::Returned | Ask::Cut => Answer::Picture,
        Ask::Leaves | Ask::Move => Answer::Text(rows.concat().join(", ")),
        Ask::Result => {
            let row = rows.pop().unwrap_or_default();
            let [value, node] = &row[..] else { return Answer::Text(row.join(", ")) };
            Answer::Text(filled(words.value, &[("value", value), ("node", node)]))
        }
        Ask::Windows | Ask::After | Ask::Passes | Ask::Steps | Ask::Open => {
            let mut columns: Vec<_> =
                asked.columns.into_iter().map(|column| words.column(column)).collect();
            if asked.ask == Ask::Steps {
                columns.insert(0, words.column("step"));
                for (number, row) in (1..).zip(&mut rows) {
                    row.insert(0, number.to_string());
                }
            }
            Answer::Table { columns, rows }
        }
    }
}
