//! The marks of an answer.

use serde::Serialize;

use super::question::{Ask, Cell, Question};
use super::same::{is_same, is_same_list};

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
                    let given = given.map_or("", String::as_str);
                    column < self.given || expected.is_some_and(|cell| self.is(cell, given))
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
            let found = left.iter().position(|cell| self.is(cell, given));
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

    /// Returns `true` if somebody means this by what is written.
    fn is(&self, cell: &Cell, given: &str) -> bool {
        let is = if self.ask == Ask::Open { is_same_list } else { is_same };
        is(&cell.text, given) || cell.names.iter().any(|name| is(name, given))
    }

    /// Returns the points of a row of which these cells are right.
    fn points_of(&self, cells: &[bool]) -> usize {
        match self.ask {
            Ask::Result => cells.iter().filter(|is| **is).count(),
            _ => usize::from(cells.iter().all(|is| *is)),
        }
    }
}
