//! The marks of an answer.

use serde::Serialize;

use super::question::{Ask, Cell, Question};

/// The marks of an answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Marks {
    /// Whether each cell is right that was written, or should have been.
    pub right: Vec<Vec<bool>>,
    /// The row and the column of the first cell that isn't.
    pub first: Option<(usize, usize)>,
    /// The step that makes what is right there, counted from 1, if more was asked for.
    pub step: Option<usize>,
    /// The number of points, of [`Question::points`].
    pub points: usize,
}

impl Question {
    /// Returns what is right in an answer, whose rows have a cell for each column, given or not.
    /// Numbers may be written in any way, `2,5` or `5/2`.
    ///
    /// ```
    /// use plyscope_stage::Run;
    /// use plyscope_stage::practice::questions;
    ///
    /// let mut run = Run::open("alpha-beta", "[[3,12,8],[2,4,6],[14,5,2]]")?;
    /// run.record_all();
    /// let leaves = &questions(&run)[2];
    /// // Nothing is cut off: too much is looked at after the 2.
    /// let answer = ["3", "12", "8", "2", "4", "6"].map(|leaf| vec![leaf.to_owned()]);
    /// let marks = leaves.mark(&answer);
    /// assert_eq!((marks.points, marks.first), (4, Some((4, 0))));
    /// # Ok::<(), plyscope_stage::RunError>(())
    /// ```
    pub fn mark(&self, answer: &[Vec<String>]) -> Marks {
        if self.ask == Ask::Cut {
            return self.mark_any_order(answer);
        }
        let is_empty = |row: &&Vec<String>| row.iter().all(|cell| cell.trim().is_empty());
        let written = answer.len() - answer.iter().rev().take_while(is_empty).count();
        let (mut right, mut points) = (Vec::new(), 0);
        for row in 0..written.max(self.rows.len()) {
            let cells: Vec<bool> = (0..self.columns.len())
                .map(|column| {
                    let expected = self.rows.get(row).map(|cells| &cells[column]);
                    let given = answer.get(row).and_then(|cells| cells.get(column));
                    column < self.given
                        || expected.is_some_and(|cell| cell.is(given.map_or("", String::as_str)))
                })
                .collect();
            points += self.points_of(&cells);
            right.push(cells);
        }
        let wrong = |(row, cells): (usize, &Vec<bool>)| {
            cells.iter().position(|is| !is).map(|column| (row, column))
        };
        let first = right.iter().enumerate().find_map(wrong);
        let step = first.and_then(|(row, column)| Some(self.rows.get(row)?[column].step));
        Marks { right, first, step, points }
    }

    /// Marks nodes in any order, of which each counts once.
    fn mark_any_order(&self, answer: &[Vec<String>]) -> Marks {
        let mut left: Vec<&Cell> = self.rows.iter().filter_map(|row| row.first()).collect();
        let mut right = Vec::new();
        let written = answer.iter().filter_map(|row| row.first());
        for given in written.filter(|given| !given.trim().is_empty()) {
            let found = left.iter().position(|cell| cell.is(given));
            right.push(vec![found.is_some()]);
            found.map(|at| left.remove(at));
        }
        let wrong = right.iter().filter(|row| !row[0]).count();
        let points = (self.rows.len() - left.len()).saturating_sub(wrong);
        let first_wrong = right.iter().position(|row| !row[0]);
        let step = if first_wrong.is_some() { None } else { left.first().map(|cell| cell.step) };
        let missing = left.len();
        right.extend((0..missing).map(|_| vec![false]));
        let first = right.iter().position(|row| !row[0]).map(|row| (row, 0));
        Marks { right, first, step, points }
    }
    /// Returns the points of a row of which these cells are right.
    fn points_of(&self, cells: &[bool]) -> usize {
        match self.ask {
            Ask::Result => cells.iter().filter(|is| **is).count(),
            _ => usize::from(cells.iter().all(|is| *is)),
        }
    }
}

impl Cell {
    /// Returns `true` if somebody means this by what is written.
    fn is(&self, given: &str) -> bool {
        is_same(&self.text, given) || self.names.iter().any(|name| is_same(name, given))
    }
}

/// Returns `true` if two texts mean the same: numbers that are equal, or the same nodes.
pub(crate) fn is_same(text: &str, given: &str) -> bool {
    // A comma stands between nodes, or between the digits of a number.
    [' ', '.'].into_iter().any(|comma| {
        let (text, given) = (usual(text, comma), usual(given, comma));
        let is_equal = |one| number(&given).is_some_and(|other| other == one);
        text == given || number(&text).is_some_and(is_equal)
    })
}

/// Returns a text without what people write in several ways: signs, capitals, spaces, and commas.
pub(super) fn usual(text: &str, comma: char) -> String {
    let text = text.trim().to_lowercase().replace(['−', '–'], "-").replace("infinity", "∞");
    let text = text.replace("inf", "∞").replace("+∞", "∞").replace([',', ';'], &comma.to_string());
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns the number that is written, as a fraction in lowest terms.
fn number(text: &str) -> Option<(i64, i64)> {
    let (over, under) = text.split_once('/').unwrap_or((text, "1"));
    let (over, under) = (decimal(over)?, decimal(under)?);
    let (over, under) = (over.0.checked_mul(under.1)?, over.1.checked_mul(under.0)?);
    if under == 0 {
        return None;
    }
    let divisor = divisor(over.unsigned_abs(), under.unsigned_abs()) as i64 * under.signum();
    Some((over / divisor, under / divisor))
}

/// Returns a decimal number as a fraction.
fn decimal(text: &str) -> Option<(i64, i64)> {
    let text = text.trim();
    let (whole, parts) = text.split_once('.').unwrap_or((text, ""));
    if parts.len() > 9 || !parts.chars().all(|c| c.is_ascii_digit()) {
        return None;
    }
    let parts_of_one = 10_i64.pow(parts.len() as u32);
    let digits: i64 = if parts.is_empty() { 0 } else { parts.parse().ok()? };
    let sign = if whole.starts_with('-') { -1 } else { 1 };
    Some((whole.parse::<i64>().ok()?.checked_mul(parts_of_one)? + sign * digits, parts_of_one))
}

fn divisor(one: u64, other: u64) -> u64 {
    if other == 0 { one.max(1) } else { divisor(other, one % other) }
}
