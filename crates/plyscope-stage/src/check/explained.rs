//! Which known mistakes explain what a program says.

use plyscope::Path;
use plyscope::mistakes::{Exercise, Mistakes, Prover, Verdict, smallest_difference};
use serde::Serialize;

use super::compare::is_worth;
use super::heard::{Heard, Said};
use crate::practice::explained::cells;
use crate::practice::same::is_same;
use crate::run::Run;

/// Known mistakes that explain what a program says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Explanation {
    /// Their names, separated by commas.
    pub mistakes: String,
    /// The smallest tree on which a program with them does something else than the search.
    pub shows_on: Option<String>,
}

/// No known mistake looks at as many leaves of a tree that is small enough.
const MOST_SAID: usize = 10_000;

/// Returns the known mistakes that explain the leaves and the steps, and what nodes return if that is said.
pub(super) fn explained(run: &Run, heard: &Heard) -> Vec<Explanation> {
    let known = run.search().known_mistakes().zip(Exercise::of(run.game()).ok());
    let Some((procedure, exercise)) = known else { return Vec::new() };
    let (unit, names) = (run.unit(), run.recording().kind().step_columns());
    let all: Vec<Said> = heard.iter().map(|(_, said)| said).take(MOST_SAID).collect();
    let is = |text: &str, value| is_worth(text, value, unit);
    let mut prover = Prover::new(procedure);
    let is_node = |text: &str, path: &Path| {
        let node = || run.recording().topology().node_at(path);
        text == path.to_string()
            || node().and_then(|node| run.name(node)).is_some_and(|name| name == text)
    };
    prover.take_part(&exercise, |work| {
        let mut leaves = all.iter().filter_map(|said| match said {
            Said::Leaf { node, value } => Some((node, value)),
            _ => None,
        });
        let are_leaves = exercise.values(&work.leaves).zip(&work.leaves).all(|(worth, path)| {
            leaves.next().is_some_and(|(node, value)| {
                node.as_ref().is_none_or(|node| is_node(node, path))
                    && value.as_ref().is_none_or(|value| is(value, worth))
            })
        });
        let are_all = leaves.next().is_none();
        let mut results = all.iter().filter_map(|said| match said {
            Said::Leave { node, value } => Some((node, value)),
            _ => None,
        });
        let are_results = !heard.kinds.leave
            || work.values.iter().all(|(path, worth)| {
                results.any(|(node, value)| is_node(node, path) && is(value, *worth))
            });
        let mut steps = work.steps.iter();
        let are_steps = !heard.kinds.step
            || all.iter().filter_map(Said::step).all(|said| {
                steps.next().is_some_and(|step| {
                    let wanted = cells(step, names, unit);
                    is_node(&said[0], &step.node)
                        && said
                            .iter()
                            .zip(&wanted)
                            .skip(1)
                            .all(|(cell, wanted)| is_same(wanted, cell))
                })
            }) && steps.next().is_none();
        (!heard.kinds.leaf || are_leaves && are_all) && are_results && are_steps
    });
    let Verdict::Mistakes(found) = prover.verdict() else { return Vec::new() };
    let explanation = |set: Mistakes| Explanation {
        mistakes: set.to_string(),
        shows_on: smallest_difference(Mistakes::NONE, set, procedure).map(|tree| tree.to_string()),
    };
    found.into_iter().map(explanation).collect()
}
