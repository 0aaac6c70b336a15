//! Errors as exceptions of the package, whose classes are in `python/plyscope/errors.py`.

use plyscope::{NotationError, OptionError, SearchError};
use plyscope_stage::RunError;
use plyscope_stage::check::CheckError;
use plyscope_stage::compare::CompareError;
use plyscope_stage::sheets::SheetError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// Returns an exception of this class with a message and what `more` puts beside it; if the class
/// can't be had, the exception that says why.
fn exception(
    py: Python<'_>,
    class: &str,
    message: String,
    more: impl FnOnce(&Bound<'_, PyDict>) -> PyResult<()>,
) -> PyErr {
    let make = || {
        let named = PyDict::new(py);
        more(&named)?;
        py.import("plyscope.errors")?.getattr(class)?.call((message,), Some(&named))
    };
    make().map_or_else(|error| error, PyErr::from_value)
}

/// Returns a `GameError` without a place.
pub(crate) fn game_error(py: Python<'_>, message: impl Into<String>) -> PyErr {
    exception(py, "GameError", message.into(), |_| Ok(()))
}

/// Returns a `SearchError`.
pub(crate) fn search_error(py: Python<'_>, message: impl Into<String>) -> PyErr {
    exception(py, "SearchError", message.into(), |_| Ok(()))
}

fn in_text(py: Python<'_>, error: &NotationError) -> PyErr {
    exception(py, "GameError", error.to_string(), |named| {
        named.set_item("at", (error.offset, error.offset + error.length))?;
        named.set_item("line", error.line)?;
        named.set_item("column", error.column)
    })
}

fn in_option(py: Python<'_>, message: String, error: &OptionError) -> PyErr {
    // No change of an option helps.
    if let OptionError::Incompatible { name: "game", why } = error {
        return game_error(py, why.clone());
    }
    let option = error.name().to_owned();
    exception(py, "OptionError", message, |named| named.set_item("option", option))
}

fn of_search(py: Python<'_>, error: &SearchError) -> PyErr {
    match error {
        SearchError::Option(error) => in_option(py, error.to_string(), error),
        SearchError::Chance { .. } => game_error(py, error.to_string()),
        error => search_error(py, error.to_string()),
    }
}

/// An error that is an exception of the package.
pub(crate) trait Exception {
    fn raised(&self, py: Python<'_>) -> PyErr;
}

impl Exception for NotationError {
    fn raised(&self, py: Python<'_>) -> PyErr {
        in_text(py, self)
    }
}

impl Exception for SearchError {
    fn raised(&self, py: Python<'_>) -> PyErr {
        of_search(py, self)
    }
}

impl Exception for RunError {
    fn raised(&self, py: Python<'_>) -> PyErr {
        match self {
            RunError::Game(error) => in_text(py, error),
            RunError::Search(error) => of_search(py, error),
        }
    }
}

impl Exception for SheetError {
    fn raised(&self, py: Python<'_>) -> PyErr {
        match self {
            SheetError::Run(error) => error.raised(py),
            SheetError::Long { .. } => search_error(py, self.to_string()),
        }
    }
}

impl Exception for CheckError {
    fn raised(&self, py: Python<'_>) -> PyErr {
        match self {
            CheckError::Run(error) => error.raised(py),
            CheckError::Line(error) => {
                let line = error.line;
                exception(py, "TraceError", self.to_string(), |named| named.set_item("line", line))
            }
            _ => exception(py, "TraceError", self.to_string(), |_| Ok(())),
        }
    }
}

impl Exception for CompareError {
    fn raised(&self, py: Python<'_>) -> PyErr {
        match self {
            CompareError::Game(error) => in_text(py, error),
            CompareError::Search(error) => of_search(py, error),
            CompareError::CannotRun { error, .. } => in_option(py, self.to_string(), error),
            CompareError::NoSeed { .. } | CompareError::SeedTwice { .. } => {
                game_error(py, self.to_string())
            }
            _ => exception(py, "ComparisonError", self.to_string(), |_| Ok(())),
        }
    }
}
