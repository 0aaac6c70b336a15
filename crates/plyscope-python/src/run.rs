//! Searches that run to their end.

use plyscope::{AnySearch, Event, Line, SearchError};
use plyscope_stage::trace::{write_events, write_header};
use plyscope_stage::{Run, take_numbers};
use pyo3::prelude::*;

use crate::errors::Exception;
use crate::game::{Source, depth_of};
use crate::search::{invalid, written};
use crate::slices::{until_done, until_prepared};

/// The result of a search: its outcome as JSON, the moves of the principal variation, and the number of
/// events.
type Found = (String, Vec<Py<PyAny>>, u64);

/// Runs a search to its end and returns what it found.
#[pyfunction]
pub(crate) fn run(
    py: Python<'_>,
    algorithm: &str,
    game: Source,
    mut options: Vec<(String, String)>,
) -> PyResult<Found> {
    take_numbers(&mut options).map_err(|error| SearchError::from(error).raised(py))?;
    let builder =
        AnySearch::builder(algorithm, game.game(py, depth_of(&options))?).options(options);
    let built = builder.build_unprepared();
    game.check(py)?;
    let mut search = built.map_err(|error| error.raised(py))?;
    let prepared = until_prepared(py, &game, |work| search.prepare(work))?;
    prepared.map_err(|error| SearchError::from(error).raised(py))?;
    let mut events = 0;
    let mut count = |_: Line, _: Event<'_>| events += 1;
    until_done(py, &game, || search.step(&mut count))?;
    // A search that has returned `false` has an outcome.
    let outcome = search.outcome().expect("a finished search has an outcome");
    let (outcome, moves) = written(py, outcome, search.game(), &game)?;
    Ok((outcome, moves, events))
}

/// Returns a run with the whole search recorded.
pub(crate) fn recorded(
    py: Python<'_>,
    algorithm: &str,
    game: &Source,
    options: Vec<(String, String)>,
) -> PyResult<Run> {
    let builder = Run::builder_of(algorithm, game.game(py, depth_of(&options))?).options(options);
    let opened = builder.open_unprepared();
    game.check(py)?;
    let mut run = opened.map_err(|error| error.raised(py))?;
    let prepared = until_prepared(py, game, |work| run.prepare(work))?;
    prepared.map_err(|error| error.raised(py))?;
    until_done(py, game, || !run.record(1))?;
    Ok(run)
}

/// Returns the trace of a search, as the command line writes it.
#[pyfunction]
pub(crate) fn trace(
    py: Python<'_>,
    algorithm: &str,
    game: Source,
    options: Vec<(String, String)>,
) -> PyResult<String> {
    let run = recorded(py, algorithm, &game, options)?;
    let events = run.recording().events();
    let mut text = Vec::new();
    let wrong = |error: std::io::Error| invalid(serde_json::Error::io(error));
    write_header(&run, &mut text).map_err(wrong)?;
    let mut written = 0;
    let mut failed = None;
    until_done(py, &game, || {
        let next = events.min(written + 16);
        failed = write_events(&run, written..next, &mut text).err();
        written = next;
        written < events && failed.is_none()
    })?;
    match failed {
        Some(error) => Err(wrong(error)),
        None => Ok(String::from_utf8_lossy(&text).into_owned()),
    }
}
