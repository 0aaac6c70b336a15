//! Which known mistakes explain an answer.

use std::collections::BTreeMap;

use plyscope::Unit;
use plyscope::mistakes::{Exercise, Prover, Step};

use super::question::{Ask, Question};
use super::same::is_same;
use crate::run::Run;
use crate::show::sentence::{shown, shown_end};

/// Takes an answer to a question about a run: of the mistakes that a prover has left, those stay that
/// explain it. Returns `false` if the question or the search tells nothing of mistakes: the leaves, the
/// values that nodes return, the passes and the steps do.
///
/// ```
/// use plyscope::alpha_beta::Cut;
/// use plyscope::mistakes::{Mistake, Prover, Verdict};
/// use plyscope_stage::Run;
/// use plyscope_stage::practice::{explain, questions};
///
/// let mut run = Run::open("alpha-beta", "[[3,12,8],[2,4,6],[14,5,2]]")?;
/// run.record_all();
/// let leaves = &questions(&run)[2];
/// let answer = ["3", "12", "8", "2"].map(|leaf| vec![leaf.to_owned()]);
/// let mut prover = Prover::new(Cut::AtEquality);
/// assert!(explain(&mut prover, &run, leaves, &answer));
/// assert_eq!(prover.verdict(), Verdict::Mistakes(vec![Mistake::TooFar.into()]));
/// # Ok::<(), plyscope_stage::RunError>(())
/// ```
pub fn explain(
    prover: &mut Prover,
    run: &Run,
    question: &Question,
    answer: &[Vec<String>],
) -> bool {
    let known = run.search().known_mistakes().and_then(|_| Exercise::of(run.game()).ok());
    let Some(exercise) = known else { return false };
    let unit = run.unit();
    let given = |row: usize, column: usize| {
        answer.get(row).and_then(|cells| cells.get(column)).map_or("", String::as_str)
    };
    let written = answer.iter().filter(|row| !row.concat().trim().is_empty()).count();
    match question.ask {
        Ask::Leaves => prover.take_part(&exercise, |work| {
            let leaves: Vec<_> = exercise.values(&work.leaves).collect();
            let is = |(row, value)| is_same(&shown(value, unit), given(row, 0));
            leaves.len() == written && leaves.into_iter().enumerate().all(is)
        }),
        Ask::Returned => prover.take_part(&exercise, |work| {
            let values: BTreeMap<String, String> = work
                .values
                .iter()
                .map(|(path, value)| (path.to_string(), shown(*value, unit)))
                .collect();
            question.rows.iter().enumerate().all(|(row, cells)| {
                let value = values.get(&cells[0].text).map_or("", String::as_str);
                is_same(value, given(row, 1))
            })
        }),
        Ask::Steps | Ask::Passes => {
            let known = run.recording().kind().step_columns();
            let places = known.iter().map(|name| question.columns.iter().position(|it| it == name));
            let Some(places) = places.collect::<Option<Vec<_>>>().filter(|it| !it.is_empty())
            else {
                return false;
            };
            prover.take_part(&exercise, |work| {
                let is = |(row, step): (usize, &Step)| {
                    let cells = cells(step, known, unit);
                    cells.iter().zip(&places).all(|(cell, place)| is_same(cell, given(row, *place)))
                };
                work.steps.len() == written && work.steps.iter().enumerate().all(is)
            });
        }
        _ => return false,
    }
    true
}

/// Returns what stands in these columns at a step.
pub(crate) fn cells(step: &Step, columns: &[&str], unit: Unit) -> Vec<String> {
    let mut numbers = step.numbers.iter();
    let cell = |column: &&str| match *column {
        "node" => step.node.to_string(),
        "status" => if step.is_solved { "solved" } else { "live" }.to_owned(),
        _ => numbers.next().map(|number| shown_end(*number, unit)).unwrap_or_default(),
    };
    columns.iter().map(cell).collect()
}
