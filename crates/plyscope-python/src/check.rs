//! Another program's search against one of ours.

use plyscope_stage::check::check_of;
use pyo3::prelude::*;

use crate::errors::Exception;
use crate::game::{Source, depth_of};
use crate::search::invalid;
use crate::slices::Watch;

/// Checks what a program says against a search, and returns the answer as JSON.
#[pyfunction]
pub(crate) fn check(
    py: Python<'_>,
    said: &str,
    algorithm: &str,
    game: Source,
    options: Vec<(String, String)>,
) -> PyResult<String> {
    let read = game.game(py, depth_of(&options))?;
    let mut watch = Watch::of(&game);
    let mut go_on = || watch.go_on();
    let mut check = || check_of(algorithm, &read, &options, said.as_bytes(), &mut go_on);
    let checked = match game {
        Source::Text(_) => py.detach(check),
        Source::Rules(_) => check(),
    };
    watch.check(py)?;
    serde_json::to_string(&checked.map_err(|error| error.raised(py))?).map_err(invalid)
}
