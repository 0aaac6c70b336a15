//! The reason why a search was stopped before its end.

use std::time::Duration;

use crate::memory::Memory;

/// The reason why a search was stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stop {
    /// By Ctrl-C, or by the system.
    Interrupted,
    /// There is no room for more.
    Full(Memory),
    /// The time is up.
    Late(Duration),
}

impl Stop {
    /// Returns what is printed as JSON.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Stop::Interrupted => "interrupt",
            Stop::Full(_) => "memory",
            Stop::Late(_) => "time",
        }
    }
}

/// The exit code after Ctrl-C, by convention, and after what is taken for it.
pub(crate) const INTERRUPT: u8 = 130;
