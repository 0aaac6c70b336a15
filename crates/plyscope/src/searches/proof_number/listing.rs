//! The listing of proof-number search.

use super::Options;
use crate::searches::listing::{Listing, listing};

listing! {
    enum Label {
        Root: "evaluate the root",
        Until: "until the root's proof or disproof is 0",
        FromRoot: "  n ← root",
        _: "  while n is expanded:",
        MaxChoice: "    MAX: n ← child with the least proof",
        MinChoice: "    MIN: n ← child with the least disproof",
        Expand: "  expand n, and of its children",
        Leaf: "    a leaf: 0, ∞ if value > 0, else ∞, 0",
        Unknown: "    any other: proof 1, disproof 1",
        _: "  while n's numbers change, up to the root:",
        MaxNumbers: "    MAX: proof ← least, disproof ← sum",
        MinNumbers: "    MIN: proof ← sum, disproof ← least",
        Done: "proof 0: proved; disproof 0: disproved",
    }
}

/// Returns the listing with these options in force.
pub(super) fn of(options: &Options) -> Listing<Label> {
    let mut listing = Listing::new(LINES);
    if options.budget.is_some() {
        listing = listing.with(Label::Until, "until root's proof or disproof 0, or budget");
    }
    if options.goal.is_some() {
        listing = listing.with(Label::Leaf, "    a leaf: 0, ∞ if value ≥ goal, else ∞, 0");
    }
    listing
}
