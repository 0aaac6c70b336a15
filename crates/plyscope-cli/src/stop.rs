//! The reason why a search was stopped before its end.

use std::time::Duration;

use crate::memory::Memory;

/// The reason why a search was stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stop {
    /// By Ctrl-C.
    Interrupted,
    /// There is no room for more.
    Full(Memory),
    /// The time is up.
    Late(Duration),
}

/// The exit code after Ctrl-C, by convention.
pub(crate) const INTERRUPT: u8 = 130;
