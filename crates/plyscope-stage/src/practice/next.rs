//! What follows from a step or a pass that is written wrong: the next one.

use plyscope::Path;
use plyscope::mistakes::{Exercise, Next, Step, Written};

use super::question::{Ask, Question};
use super::worked::Worked;
use crate::show::sentence::{Arg, Sentence};

/// Returns what the step leads to that is written in a row and wrong in a column, if that can be told: in
/// searches whose mistakes are known, and of the columns that decide what is done next.
pub(super) fn follows(
    worked: &Worked<'_>,
    question: &Question,
    row: usize,
    written: &[String],
    wrong: &str,
) -> Option<Sentence> {
    let procedure = worked.run.search().known_mistakes()?;
    let rows = Rows { worked, columns: &question.columns };
    if !rows.known().contains(&wrong) && !["value", "pushed", "purged"].contains(&wrong) {
        return None;
    }
    let exercise = Exercise::of(worked.run.game()).ok()?;
    let next = exercise.next(procedure, row, &rows.written(written)?);
    let right = match question.rows.get(row + 1) {
        Some(cells) => {
            let texts: Vec<String> = cells.iter().map(|cell| cell.text.clone()).collect();
            Some(rows.step(&texts)?)
        }
        None => None,
    };
    let is_pass = question.ask == Ask::Passes;
    let node = |step: &Step| worked.node_at(&step.node);
    let number = |step: &Step, at: usize| {
        step.numbers.get(at).map(|number| Arg::of_value(*number, worked.run.unit()))
    };
    let same = Sentence::new("practice.follows.next.same");
    Some(match (next, right) {
        (Next::Impossible, _) => {
            let node = node(&rows.step(written)?);
            Sentence::new("practice.follows.impossible").with("node", node)
        }
        (Next::End, None) => same,
        (Next::End, Some(_)) => Sentence::new("practice.follows.end"),
        (Next::Step(own), None) if is_pass => {
            Sentence::new("practice.follows.pass.more").with("beta", number(&own, 0)?)
        }
        (Next::Step(own), None) => Sentence::new("practice.follows.more").with("node", node(&own)),
        (Next::Step(own), Some(right)) if own.node != right.node => {
            Sentence::new("practice.follows.next")
                .with("node", node(&own))
                .with("right", node(&right))
        }
        (Next::Step(own), Some(right)) if own.is_solved != right.is_solved => return None,
        (Next::Step(own), Some(right)) => {
            let mut numbers = own.numbers.iter().zip(&right.numbers);
            let Some(at) = numbers.position(|(own, right)| own != right) else { return Some(same) };
            let key = if is_pass { "practice.follows.pass" } else { "practice.follows.number" };
            let sentence = Sentence::new(key).with("node", node(&own));
            sentence.with("own", number(&own, at)?).with("right", number(&right, at)?)
        }
    })
}

/// The rows of an answer.
struct Rows<'a> {
    worked: &'a Worked<'a>,
    columns: &'a [&'static str],
}

impl Rows<'_> {
    /// Returns the columns that tell what somebody does.
    fn known(&self) -> &'static [&'static str] {
        self.worked.run.recording().kind().step_columns()
    }

    fn cell<'c>(&self, cells: &'c [String], column: &str) -> Option<&'c str> {
        let place = self.columns.iter().position(|it| *it == column)?;
        cells.get(place).map(String::as_str)
    }

    /// Returns the step that is written in a row.
    fn step(&self, cells: &[String]) -> Option<Step> {
        let is_number = |column: &&&str| !["node", "status"].contains(*column);
        let numbers = self.known().iter().filter(is_number);
        Some(Step {
            node: match self.cell(cells, "node") {
                Some(node) => self.node(node)?,
                None => Path::default(),
            },
            is_solved: self.cell(cells, "status") == Some("solved"),
            numbers: numbers
                .map(|column| self.worked.read(self.cell(cells, column)?))
                .collect::<Option<_>>()?,
        })
    }

    /// Returns the step that is written in a row, with what it does.
    fn written(&self, cells: &[String]) -> Option<Written> {
        let value = self.cell(cells, "value").filter(|text| !text.trim().is_empty());
        let is_of_leaf = !self.known().contains(&"value");
        Some(Written {
            step: self.step(cells)?,
            leaf: value.filter(|_| is_of_leaf).and_then(|text| self.worked.read(text)),
            pushed: self.nodes(cells, "pushed"),
            purged: self.nodes(cells, "purged"),
        })
    }

    fn nodes(&self, cells: &[String], column: &str) -> Option<Vec<Path>> {
        let texts = self.cell(cells, column)?.split([' ', ',', ';']);
        texts.filter(|text| !text.is_empty()).map(|text| self.node(text)).collect()
    }

    fn node(&self, text: &str) -> Option<Path> {
        Some(self.worked.topology.path(self.worked.find(text)?))
    }
}
