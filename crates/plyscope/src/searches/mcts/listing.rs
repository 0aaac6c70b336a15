//! Monte Carlo tree search as a textbook has it.

use crate::Line;

pub(super) const FROM_ROOT: Line = 1;
pub(super) const UNVISITED: Line = 3;
pub(super) const UCB: Line = 4;
pub(super) const EXPAND: Line = 5;
pub(super) const PLAYOUT: Line = 6;
pub(super) const VISIT: Line = 8;
pub(super) const DONE: Line = 9;

/// The listing; N is the number of visits of the parent, n that of the child.
pub(super) const LISTING: &[&str] = &[
    "repeat for so many iterations:",
    "  n ← root",
    "  while n is expanded:",
    "    n ← leftmost unvisited child, or else",
    "    child of most mean + C·√(ln N/n)",
    "  n visited or root: expand, n ← child 1",
    "  v ← play at random from n to the end",
    "  for n and every node above it:",
    "    visits + 1, total + v",
    "play the root's most visited child",
];
