//! Long work, done in slices: other threads of Python have their turn, and Ctrl-C ends it.

use std::time::{Duration, Instant};

use pyo3::prelude::*;

use crate::game::Source;

/// The time between two looks for Ctrl-C.
const SLICE: Duration = Duration::from_millis(50);
/// The number of times that work is done between two looks at the clock.
const STEPS: usize = 64;
/// The number of positions that are looked at in a part of what comes before the first step.
const POSITIONS: usize = 1 << 8;

/// Does some work again and again, until it returns `false`. Without functions of Python in the
/// game, Python's lock is let go meanwhile; with them, what they raise ends it.
pub(crate) fn until_done(
    py: Python<'_>,
    game: &Source,
    mut work: impl FnMut() -> bool + Send,
) -> PyResult<()> {
    loop {
        let slice = Instant::now() + SLICE;
        let more = match game {
            Source::Text(_) => py.detach(|| some(slice, &mut work)),
            // The functions need the lock at every step.
            Source::Rules(rules) => {
                let more = some(slice, &mut || work() && !rules.is_at_fault());
                rules.check(py)?;
                more
            }
        };
        py.check_signals()?;
        if !more {
            return Ok(());
        }
    }
}

/// Does what comes before the first step of a search, in parts of so many positions. Returns why the
/// search can't run, if it can't.
pub(crate) fn until_prepared<E: Send>(
    py: Python<'_>,
    game: &Source,
    mut prepare: impl FnMut(usize) -> Result<bool, E> + Send,
) -> PyResult<Result<(), E>> {
    let mut prepared = Ok(());
    until_done(py, game, || match prepare(POSITIONS) {
        Ok(is_done) => !is_done,
        Err(error) => {
            prepared = Err(error);
            false
        }
    })?;
    Ok(prepared)
}

/// A look for Ctrl-C from time to time, for work that asks whether to go on.
pub(crate) struct Watch<'a> {
    game: &'a Source,
    /// The number of times that the work has asked.
    asked: usize,
    /// When to look next.
    next: Instant,
    raised: Option<PyErr>,
}

impl<'a> Watch<'a> {
    pub(crate) fn of(game: &'a Source) -> Watch<'a> {
        Watch { game, asked: 0, next: Instant::now() + SLICE, raised: None }
    }

    /// Returns `false` once Ctrl-C was pressed, or a function of the game has raised something.
    pub(crate) fn go_on(&mut self) -> bool {
        self.asked += 1;
        if let Source::Rules(rules) = self.game
            && rules.is_at_fault()
        {
            return false;
        }
        if self.asked.is_multiple_of(STEPS) && Instant::now() >= self.next {
            self.next = Instant::now() + SLICE;
            self.raised = Python::attach(|py| py.check_signals().err());
        }
        self.raised.is_none()
    }

    /// Raises what has ended the work, if anything.
    pub(crate) fn check(self, py: Python<'_>) -> PyResult<()> {
        self.raised.map_or_else(|| self.game.check(py), Err)
    }
}

/// Works up to an instant. Returns `false` if nothing is left to do.
fn some(end: Instant, work: &mut impl FnMut() -> bool) -> bool {
    loop {
        for _ in 0..STEPS {
            if !work() {
                return false;
            }
        }
        if Instant::now() >= end {
            return true;
        }
    }
}
