//! The watch of a running search: Ctrl-C and the limits of memory and time end it early.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock, Once};
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
    /// The ways to end a search, as a message names them.
    ends: &'static str,
    /// When it began.
    begin: Instant,
}

/// `true` once somebody has pressed Ctrl-C, or the system has asked the program to end.
static INTERRUPTED: LazyLock<Arc<AtomicBool>> = LazyLock::new(Arc::default);

/// The time after which it is told that a search hasn't come to its first step.
const PATIENCE: Duration = Duration::from_secs(2);
/// The message about a search that takes long before its first step.
const LOOKING: &str = "before its first step, the search looks at all positions of the game";
/// Of several searches, one tells it.
static TOLD: Once = Once::new();

/// The number of positions that are looked at in a part of what comes before the first step.
const POSITIONS: usize = 1 << 16;
/// The greatest number of steps between two looks at the memory.
const STEPS: usize = 256;
/// The time that a portion of steps may take before the next one is of one step.
const QUICK: Duration = Duration::from_millis(2);
/// The number of nodes and events after which it is looked at, however few steps that are.
const GROWTH: usize = 1 << 16;

impl Watch {
    /// Returns a watch of the memory and of Ctrl-C, which doesn't end the program any more unless
    /// it is pressed twice. A request of the system to end, and a closed terminal, are like Ctrl-C.
    pub(crate) fn new(memory: Memory) -> Watch {
        #[cfg(unix)]
        listen_to_the_system();
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
        Watch { memory, shares: 1, end: None, ends: "Ctrl-C", begin: Instant::now() }
    }

    /// Returns the watch of a search that may be given a time, from now on. The clock is read between
    /// steps: they are the same ones, wherever they end.
    pub(crate) fn within(self, time: Option<Duration>) -> Watch {
        // A time beyond that of the clock is no limit.
        let end = time.and_then(|time| Some((Instant::now().checked_add(time)?, time)));
        Watch { end, ends: "--seconds N or Ctrl-C", ..self }
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

    /// Tells that a search hasn't come to its first step since `begin`, if that is long ago, and what
    /// ends that.
    fn tell(&self, begin: Instant) {
        if begin.elapsed() >= PATIENCE {
            TOLD.call_once(|| {
                eprintln!("plyscope: {LOOKING}; {} ends that", self.ends);
            });
        }
    }

    /// Does what comes before the first step of a search. Returns why that was stopped, if it was.
    pub(crate) fn prepare(
        &self,
        search: &mut AnySearch<AnyGame>,
    ) -> Result<Option<Stop>, OptionError> {
        let (mut stop, begin) = (None, Instant::now());
        while stop.is_none() && !search.prepare(POSITIONS)? {
            self.tell(begin);
            stop = self.stop(search.bytes(), 0);
        }
        Ok(stop)
    }

    /// Carries out a search to its end, and stops it before that if it has to be. Returns why.
    pub(crate) fn run(&self, search: &mut AnySearch<AnyGame>) -> Result<Option<Stop>, OptionError> {
        let mut stop = self.prepare(search)?;
        let (mut pace, mut before, mut then) = (1, search.bytes(), Instant::now());
        while stop.is_none() {
            if !(0..pace).all(|_| search.step(&mut Silent)) {
                return Ok(None);
            }
            // A step takes some nanoseconds, or has a million nodes.
            let (bytes, now) = (search.bytes(), Instant::now());
            let is_small = bytes == before && now - then < QUICK;
            pace = if is_small { STEPS.min(pace * 2) } else { 1 };
            (before, then) = (bytes, now);
            stop = self.stop(bytes, 0);
        }
        search.stop();
        Ok(stop)
    }

    /// Prepares a run, and records so many steps of it, or fewer that take some time, or have many
    /// nodes and events.
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
                if run.record(1) {
                    return Ok(Recorded::All);
                }
                if begin.elapsed() >= QUICK || grown(run) >= end {
                    break;
                }
            }
        } else {
            self.tell(self.begin);
        }
        Ok(Recorded::Some)
    }
}

/// Takes SIGTERM and SIGHUP for Ctrl-C. Where the system has no such handler, they end the program.
#[cfg(unix)]
fn listen_to_the_system() {
    use signal_hook::{consts, flag};

    let hangup = ends_by_hangup().then_some(consts::SIGHUP);
    for signal in [consts::SIGTERM].into_iter().chain(hangup) {
        // The first one sets the flag, and the next one finds it.
        let end = Arc::clone(&INTERRUPTED);
        let _ = flag::register_conditional_shutdown(signal, INTERRUPT.into(), end);
        let _ = flag::register(signal, Arc::clone(&INTERRUPTED));
    }
}

/// Returns `true` if a closed terminal ends the program: after `nohup` it doesn't. Only Linux tells.
#[cfg(unix)]
fn ends_by_hangup() -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let ignored = ignored.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    ignored.is_some_and(|mask| mask & 1 << (signal_hook::consts::SIGHUP - 1) == 0)
}

/// The progress of a recording.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Recorded {
    Some,
    All,
    Stopped(Stop),
}
