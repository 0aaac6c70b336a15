//! B* as a textbook has it.

use crate::{Line, Player};

use super::{Options, Policy};

pub(super) const ROOT: Line = 0;
pub(super) const NOT_AHEAD: Line = 4;
pub(super) const POLICY: Line = 5;
pub(super) const DESCEND: Line = 7;
pub(super) const EXPAND: Line = 8;
pub(super) const BACK_UP: Line = 10;
pub(super) const DONE: Line = 11;

/// The listing, for the player to move at the root.
pub(super) fn of(options: &Options, root: Player) -> Vec<&'static str> {
    let is_max = root == Player::Max;
    let at_root = |max, min| if is_max { max } else { min };
    vec![
        "expand the root",
        match (options.budget, is_max) {
            (None, true) => "until one child's lower ≥ others' upper",
            (None, false) => "until one child's upper ≤ others' lower",
            (_, true) => "until one's lower ≥ others' upper, or budget",
            (_, false) => "until one's upper ≤ others' lower, or budget",
        },
        at_root(
            "  best ← the child with the greatest upper",
            "  best ← the child with the least lower",
        ),
        at_root(
            "  rest ← the greatest upper of the others",
            "  rest ← the least lower of the others",
        ),
        at_root(
            "  best's lower not the greatest: n ← best",
            "  best's upper not the least: n ← best",
        ),
        match options.policy {
            Policy::Alternate => "  else in turn: n ← best, n ← rest",
            Policy::ProveBest => "  else: n ← best",
            Policy::DisproveRest => "  else: n ← rest",
            Policy::SmallerTree => "  else: n ← the one with the smaller tree",
            Policy::Berliner => "  else: n ← best if depth² ≤ Σ rest's depth²",
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
