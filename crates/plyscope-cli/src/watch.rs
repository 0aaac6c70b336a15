//! The watch of a running search: Ctrl-C and the limits of memory and time end it early.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use plyscope::{AnyGame, AnySearch, OptionError, Silent};
use plyscope_stage::Run;

use crate::failure::Failure;
use crate::memory::Memory;
use crate::stop::{INTERRUPT, Stop};

/// Watches searches.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Watch {
    memory: Memory,
    /// The number of searches that run at the same time.
    shares: usize,
    /// When a search has to end, and after which time that is.
    end: Option<(Instant, Duration)>,
}

/// `true` once somebody has pressed Ctrl-C.
static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// The number of positions that are looked at in a part of what comes before the first step.
const POSITIONS: usize = 1 << 16;
/// The greatest number of steps between two looks at the memory.
const STEPS: usize = 256;
/// The time that a portion of steps may take before the next one is of one step.
const QUICK: Duration = Duration::from_millis(2);
/// The number of nodes and events after which it is looked at, however few steps that are.
const GROWTH: usize = 1 << 16;

impl Watch {
    /// Returns a watch of the memory and of Ctrl-C, which doesn't end the program any more unless it
    /// is pressed twice.
    pub(crate) fn new(memory: Memory) -> Watch {
        // Where the system has no such handler, Ctrl-C ends the program.
        let _ = ctrlc::set_handler(|| {
            if INTERRUPTED.swap(true, Ordering::Relaxed) {
                std::process::exit(INTERRUPT.into());
            }
        });
        Watch::of_memory(memory)
    }

    /// Returns a watch of the memory only.
    pub(crate) fn of_memory(memory: Memory) -> Watch {
        Watch { memory, shares: 1, end: None }
    }

    /// Returns the watch of a search that has so much time from now on. The clock is read between steps:
    /// they are the same ones, wherever they end.
    pub(crate) fn within(self, time: Duration) -> Watch {
        // A time beyond that of the clock is no limit.
        Watch { end: Instant::now().checked_add(time).map(|end| (end, time)), ..self }
    }

    /// Returns the watch of one of several searches that run at the same time.
    pub(crate) fn share(self, of: usize) -> Watch {
        Watch { shares: of, ..self }
    }

    /// Returns the reason to stop a search whose own data takes so many bytes, beside others that
    /// don't move.
    fn stop(&self, own: usize, others: usize) -> Option<Stop> {
        if INTERRUPTED.load(Ordering::Relaxed) {
            return Some(Stop::Interrupted);
        }
        if let Some((end, time)) = self.end
            && Instant::now() >= end
        {
            return Some(Stop::Late(time));
        }
        // A list that grows is in memory twice, and the new one has twice the room.
        let peak = own.saturating_mul(3).saturating_add(others);
        let has_room = peak <= self.memory.bytes() / self.shares;
        (!has_room).then_some(Stop::Full(self.memory))
    }

    /// Does what comes before the first step of a search. Returns why that was stopped, if it was.
    pub(crate) fn prepare(
        &self,
        search: &mut AnySearch<AnyGame>,
    ) -> Result<Option<Stop>, OptionError> {
        let mut stop = None;
        while stop.is_none() && !search.prepare(POSITIONS)? {
            stop = self.stop(search.bytes(), 0);
        }
        Ok(stop)
    }

    /// Carries out a search to its end, and stops it before that if it has to be. Returns why.
    pub(crate) fn run(&self, search: &mut AnySearch<AnyGame>) -> Result<Option<Stop>, OptionError> {
        let mut stop = self.prepare(search)?;
        let (mut pace, mut before, mut then) = (1, search.bytes(), Instant::now());
        while stop.is_none() {
            if !(0..pace).all(|_| search.step_within(&mut Silent, POSITIONS) != Some(false)) {
                return Ok(None);
            }
            // A step takes some nanoseconds, or has a million nodes: then this was a part of it.
            let (bytes, now) = (search.bytes(), Instant::now());
            let is_small = bytes == before && now - then < QUICK;
            pace = if is_small { STEPS.min(pace * 2) } else { 1 };
            (before, then) = (bytes, now);
            stop = self.stop(bytes, 0);
        }
        search.stop();
        Ok(stop)
    }

    /// Prepares a run, and records so many steps of it, or fewer that take some time, or have many nodes
    /// and events.
    pub(crate) fn record(&self, run: &mut Run, steps: usize) -> Result<Recorded, Failure> {
        let own = run.search().bytes();
        if let Some(stop) = self.stop(own, run.bytes() - own) {
            return Ok(Recorded::Stopped(stop));
        }
        if run.prepare(POSITIONS)? {
            let begin = Instant::now();
            let grown = |run: &Run| run.recording().topology().len() + run.recording().events();
            let end = grown(run) + GROWTH;
            for _ in 0..steps {
                if run.record_within(1, GROWTH) {
                    return Ok(Recorded::All);
                }
                if begin.elapsed() >= QUICK || grown(run) >= end {
                    break;
                }
            }
        }
        Ok(Recorded::Some)
    }
}

/// The progress of a recording.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Recorded {
    Some,
    All,
    Stopped(Stop),
}
