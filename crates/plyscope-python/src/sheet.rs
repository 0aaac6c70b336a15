//! Exercises on paper.

use plyscope::exercises::{self, Order, Shape, Wish};
use plyscope_stage::sheets::{Exercise, Language, html, json, latex};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::errors::{Exception, game_error, search_error};
use crate::game::Source;

/// Trees that are made to order: the plies, the least and the most children, the least and the greatest
/// value, wishes such as `deep-cuts=1..`, the seed, and how many.
type Made = (u32, (u32, u32), (i32, i32), Vec<String>, u64, usize);
/// Two pages to print, two LaTeX documents, and JSON: the exercises, then the answers.
type Texts = (String, String, String, String, String);

/// Returns the sheets of a search of a game, or of trees that are made.
#[pyfunction]
pub(crate) fn sheet(
    py: Python<'_>,
    algorithm: &str,
    options: Vec<(String, String)>,
    game: Option<Source>,
    made: Made,
    language: &str,
) -> PyResult<Texts> {
    let found = Language::ALL.into_iter().find(|(name, _)| *name == language);
    let (_, language) = found.ok_or_else(|| {
        let names: Vec<_> = Language::ALL.iter().map(|(name, _)| *name).collect();
        PyValueError::new_err(format!("there is no language {language}: {}", names.join(", ")))
    })?;
    let text = match game {
        None => None,
        Some(Source::Text(text)) => Some(text),
        Some(Source::Rules(_)) => {
            return Err(game_error(py, "a sheet is of a tree or a game that is written as text"));
        }
    };
    let (plies, children, values, wishes, seed, count) = made;
    let wishes: Vec<Wish> = wishes
        .iter()
        .map(|wish| {
            wish.parse()
                .map_err(|error: exercises::WishError| PyValueError::new_err(error.to_string()))
        })
        .collect::<PyResult<_>>()?;
    let mut all: Vec<Exercise> = if let Some(text) = text {
        let exercise = Exercise::of(algorithm, options, &text, None);
        vec![exercise.map_err(|error| error.raised(py))?]
    } else {
        let shape = Shape { plies, children: children.0..=children.1, values: values.0..=values.1 };
        let order = Order { algorithm: algorithm.to_owned(), options, shape, wishes };
        let set = py.detach(|| order.make(seed, count));
        let set = set.map_err(|error| search_error(py, error.to_string()))?;
        let open = |made: exercises::Exercise| {
            let game = made.tree.to_string();
            Exercise::of(&order.algorithm, order.options.clone(), &game, Some(made))
        };
        let all = set.into_iter().map(open).collect::<Result<_, _>>();
        all.map_err(|error| error.raised(py))?
    };
    Ok((
        html(&mut all, false, language),
        html(&mut all, true, language),
        latex(&mut all, false, language),
        latex(&mut all, true, language),
        json(&all),
    ))
}
