//! A search that is stepped.

use plyscope::{AnyGame, Game, Outcome};
use plyscope_stage::Run;
use plyscope_stage::trace::{DoneLine, NodeNames, TracedSearch};
use pyo3::prelude::*;

use crate::errors::Exception;
use crate::game::{Source, depth_of};
use crate::slices::{until_done, until_prepared};

/// A search whose steps return their events. It keeps no events, and can't go back.
#[pyclass]
#[derive(Debug)]
pub(crate) struct Search {
    search: TracedSearch,
    game: Source,
}

#[pymethods]
impl Search {
    #[new]
    fn new(
        py: Python<'_>,
        algorithm: &str,
        game: Source,
        options: Vec<(String, String)>,
    ) -> PyResult<Search> {
        let builder =
            Run::builder_of(algorithm, game.game(py, depth_of(&options))?).options(options);
        let opened = builder.traced_unprepared();
        game.check(py)?;
        let mut search = opened.map_err(|error| error.raised(py))?;
        let prepared = until_prepared(py, &game, |work| search.prepare(work))?;
        prepared.map_err(|error| error.raised(py))?;
        Ok(Search { search, game })
    }

    /// Carries out a step and returns its events, a JSON line each; an empty text at the end. A
    /// node is written by its path and its number: `2.1#5`.
    fn step(&mut self, py: Python<'_>) -> PyResult<String> {
        self.game.check(py)?;
        let search = &mut self.search;
        let mut step = || search.step_with(NodeNames::PathsAndNumbers);
        let lines = match self.game {
            Source::Text(_) => py.detach(step),
            Source::Rules(_) => step(),
        };
        self.game.check(py)?;
        let mut text = String::new();
        for line in &lines {
            text.push_str(&serde_json::to_string(line).map_err(invalid)?);
            text.push('\n');
        }
        Ok(text)
    }

    /// Carries out all further steps, without their events.
    fn finish(&mut self, py: Python<'_>) -> PyResult<()> {
        self.game.check(py)?;
        let search = &mut self.search;
        until_done(py, &self.game, || search.skip())
    }

    /// The outcome as JSON, with the moves of the principal variation, once the search has ended.
    fn outcome(&self, py: Python<'_>) -> PyResult<Option<(String, Vec<Py<PyAny>>)>> {
        let outcome = self.search.outcome();
        outcome.map(|outcome| written(py, outcome, self.search.game(), &self.game)).transpose()
    }

    /// The states in OPEN, each as the event that pushed it, a JSON line; `None` for a search that keeps no
    /// such list.
    fn open(&self) -> PyResult<Option<String>> {
        let Some(states) = self.search.states_in_open(NodeNames::PathsAndNumbers) else {
            return Ok(None);
        };
        let lines = states.iter().map(serde_json::to_string).collect::<Result<Vec<_>, _>>();
        Ok(Some(lines.map_err(invalid)?.join("\n")))
    }

    /// The textbook listing with the options in force, a text a line.
    #[getter]
    fn listing(&self) -> Vec<&'static str> {
        self.search.search().listing()
    }

    /// The number of nodes that were generated so far, with the root.
    #[getter]
    fn nodes(&self) -> usize {
        self.search.nodes()
    }

    /// The number of steps so far.
    #[getter]
    fn steps(&self) -> u64 {
        self.search.steps()
    }

    /// The number of events so far.
    #[getter]
    fn events(&self) -> u64 {
        self.search.events()
    }

    /// The game, in its canonical form.
    #[getter]
    fn game(&self) -> String {
        self.search.game().to_string()
    }
}

/// Returns an outcome as JSON, and the moves of its line: as the game in Python has them, or else
/// their names, or else the numbers of children.
pub(crate) fn written(
    py: Python<'_>,
    outcome: &Outcome,
    game: &AnyGame,
    source: &Source,
) -> PyResult<(String, Vec<Py<PyAny>>)> {
    let text = serde_json::to_string(&DoneLine::of(outcome, game.unit())).map_err(invalid)?;
    let line = outcome.line.children();
    let moves = match source {
        Source::Rules(rules) => rules.moves_on(py, line),
        Source::Text(_) => names(game, line)
            .into_iter()
            .map(|name| Ok(name.into_pyobject(py)?.into_any().unbind()))
            .collect::<PyResult<_>>()?,
    };
    Ok((text, moves))
}

/// Returns the names of the moves on a path, or the numbers of children, counted from 1.
fn names(game: &AnyGame, line: &[u32]) -> Vec<String> {
    let (mut position, mut moves, mut names) = (game.start(), Vec::new(), Vec::new());
    for &child in line {
        moves.clear();
        game.moves(&position, &mut moves);
        let Some(mv) = moves.get(child as usize) else { break };
        let name = game.move_name(&position, mv);
        names.push(name.unwrap_or_else(|| (u64::from(child) + 1).to_string()));
        position = game.play(&position, mv);
    }
    names
}

pub(crate) fn invalid(error: serde_json::Error) -> PyErr {
    pyo3::exceptions::PyRuntimeError::new_err(error.to_string())
}
