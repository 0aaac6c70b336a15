//! Proof-number search as a textbook has it.

use crate::Line;

use super::Options;

pub(super) const ROOT: Line = 0;
pub(super) const FROM_ROOT: Line = 2;
pub(super) const MAX_CHOICE: Line = 4;
pub(super) const MIN_CHOICE: Line = 5;
pub(super) const EXPAND: Line = 6;
pub(super) const LEAF: Line = 7;
pub(super) const UNKNOWN: Line = 8;
pub(super) const MAX_NUMBERS: Line = 10;
pub(super) const MIN_NUMBERS: Line = 11;
pub(super) const DONE: Line = 12;

/// The listing, with what it is asked to prove.
pub(super) fn of(options: &Options) -> Vec<&'static str> {
    let is_win = options.goal.is_none();
    vec![
        "evaluate the root",
        match options.budget {
            None => "until the root's proof or disproof is 0",
            Some(_) => "until root's proof or disproof 0, or budget",
        },
        "  n ← root",
        "  while n is expanded:",
        "    MAX: n ← child with the least proof",
        "    MIN: n ← child with the least disproof",
        "  expand n, and of its children",
        if is_win {
            "    a leaf: 0, ∞ if value > 0, else ∞, 0"
        } else {
            "    a leaf: 0, ∞ if value ≥ goal, else ∞, 0"
        },
        "    any other: proof 1, disproof 1",
        "  while n's numbers change, up to the root:",
        "    MAX: proof ← least, disproof ← sum",
        "    MIN: proof ← sum, disproof ← least",
        "proof 0: proved; disproof 0: disproved",
    ]
}
