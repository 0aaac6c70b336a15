//! B* as a textbook has it.

use crate::{Line, Player};

use super::{Options, Policy};

pub(super) const ROOT: Line = 0;
pub(super) const NOT_AHEAD: Line = 3;
pub(super) const POLICY: Line = 4;
pub(super) const DESCEND: Line = 6;
pub(super) const EXPAND: Line = 7;
pub(super) const BACK_UP: Line = 9;
pub(super) const DONE: Line = 10;

/// The listing, for the player to move at the root.
pub(super) fn of(options: &Options, root: Player) -> Vec<&'static str> {
    let is_max = root == Player::Max;
    let at_root = |max, min| if is_max { max } else { min };
    vec![
        "expand the root",
        match (options.budget, is_max) {
            (None, true) => "until one child's lower ≥ others' upper",
            (None, false) => "until one child's upper ≤ others' lower",
            (_, true) => "until one's lower ≥ others' upper or budget",
            (_, false) => "until one's upper ≤ others' lower or budget",
        },
        at_root(
            "  n ← best (greatest upper) or rest (next):",
            "  n ← best (least lower) or rest (next):",
        ),
        at_root(
            "    best, until its lower is the greatest",
            "    best, until its upper is the least",
        ),
        match options.policy {
            Policy::Alternate => "    else in turn: best, rest",
            Policy::ProveBest => "    else best",
            Policy::DisproveRest => "    else rest",
            Policy::SmallerTree => "    else the one with the smaller tree",
            Policy::Berliner => "    else best, if depth² ≤ Σ rest's depth²",
        },
        "  while n is expanded:",
        "    n ← greatest upper (MIN: least lower)",
        if options.graph {
            "  expand n: new positions are told bounds"
        } else {
            "  expand n: its children are told bounds"
        },
        if options.resume {
            "  while n's bounds change (then resume at n):"
        } else if options.graph {
            "  while n's bounds change, to all parents:"
        } else {
            "  while n's bounds change, up to the root:"
        },
        "    n's bounds ← children's max (MIN: min)",
        if options.rounds() > 0 { "widen all, begin again; then play best" } else { "play best" },
    ]
}
