//! The listing of B*.

use super::{Options, Policy};
use crate::Player;
use crate::searches::listing::{Listing, listing};

listing! {
    enum Label {
        Root: "expand the root",
        Until: "until one child's lower ≥ others' upper",
        Choice: "  n ← best (greatest upper) or rest (next):",
        NotAhead: "    best, until its lower is the greatest",
        Policy: "    else in turn: best, rest",
        _: "  while n is expanded:",
        Descend: "    n ← greatest upper (MIN: least lower)",
        Expand: "  expand n: its children are told bounds",
        Change: "  while n's bounds change, up to the root:",
        BackUp: "    n's bounds ← children's max (MIN: min)",
        Done: "play best",
    }
}

/// Returns the listing with these options in force, for the player to move at
/// the root.
pub(super) fn of(options: &Options, root: Player) -> Listing<Label> {
    let mut listing = Listing::new(LINES);
    let is_max = root == Player::Max;
    if !is_max {
        listing = listing
            .with(Label::Choice, "  n ← best (least lower) or rest (next):")
            .with(Label::NotAhead, "    best, until its upper is the least");
    }
    let until = match (options.budget, is_max) {
        (None, true) => None,
        (None, false) => Some("until one child's upper ≤ others' lower"),
        (Some(_), true) => Some("until one's lower ≥ others' upper or budget"),
        (Some(_), false) => Some("until one's upper ≤ others' lower or budget"),
    };
    let policy = match options.policy {
        Policy::Alternate => None,
        Policy::ProveBest => Some("    else best"),
        Policy::DisproveRest => Some("    else rest"),
        Policy::SmallerTree => Some("    else the one with the smaller tree"),
        Policy::Berliner => Some("    else best, if depth² ≤ Σ rest's depth²"),
    };
    let change = match (options.resume, options.graph) {
        (true, _) => Some("  while n's bounds change (then resume at n):"),
        (false, true) => Some("  while n's bounds change, to all parents:"),
        (false, false) => None,
    };
    let expand = options.graph.then_some("  expand n: new positions are told bounds");
    let done = (options.rounds() > 0).then_some("widen all, begin again; then play best");
    let changes = [
        (Label::Until, until),
        (Label::Policy, policy),
        (Label::Expand, expand),
        (Label::Change, change),
        (Label::Done, done),
    ];
    for (label, text) in changes {
        if let Some(text) = text {
            listing = listing.with(label, text);
        }
    }
    listing
}
