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
            (None, true) => "until a child's lower bound ≥ every other child's upper bound:",
            (None, false) => "until a child's upper bound ≤ every other child's lower bound:",
            (_, true) => "until a child's lower ≥ every other's upper, or the budget is spent:",
            (_, false) => "until a child's upper ≤ every other's lower, or the budget is spent:",
        },
        at_root(
            "  best ← the root's child with the greatest upper bound",
            "  best ← the root's child with the least lower bound",
        ),
        at_root(
            "  rest ← the one with the greatest upper bound among the others",
            "  rest ← the one with the least lower bound among the others",
        ),
        at_root(
            "  if best has not the greatest lower bound: Prove-Best, n ← best",
            "  if best has not the least upper bound: Prove-Best, n ← best",
        ),
        match options.policy {
            Policy::Alternate => "  else in turn: Prove-Best, n ← best; Disprove-Rest, n ← rest",
            Policy::ProveBest => "  else: Prove-Best, n ← best",
            Policy::DisproveRest => "  else: Disprove-Rest, n ← rest",
            Policy::SmallerTree => "  else: n ← best or rest, whichever has the smaller tree",
            Policy::Berliner => {
                "  else: n ← best if its depth² ≤ the sum of the others' depth², or rest"
            }
        },
        "  while n has been expanded:",
        "    n ← child with the greatest upper bound (at MIN: the least lower bound)",
        "  expand n: every child is told its bounds",
        if options.resume {
            "  while the bounds of n change (then go on descending from n):"
        } else {
            "  while the bounds of n change, from there up to the root:"
        },
        "    n's bounds ← its children's greatest (at MIN: least) lower and upper",
        if options.rounds() > 0 {
            "widen every estimate and begin again, a few times; then play that child"
        } else {
            "play that child"
        },
    ]
}
