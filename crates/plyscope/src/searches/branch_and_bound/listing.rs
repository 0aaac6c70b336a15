//! The listing of branch and bound.

use super::options::{Options, Order, Stop};
use crate::searches::listing::{Listing, listing};

listing! {
    enum Label {
        Start: "live ← {e}, M ← ∞",
        Pop: "pop n, the least h, from live",
        Expand: "  expand n, find h of its children",
        Merge: "  of equal positions keep the cheapest",
        Goal: "  a child that is a goal: M ← min(M, value)",
        Drop: "  drop every node with h ≥ M",
        Push: "  push the other children, and repeat",
        End: "nothing is live: return M",
    }
}

/// Returns the listing with these options in force.
pub(super) fn of(options: Options) -> Listing<Label> {
    let mut listing = Listing::new(LINES);
    let has_budget = options.budget.is_some();
    if options.order == Order::Depth {
        listing = listing.with(Label::Pop, "pop n, the deepest, from live");
    }
    if options.stop == Stop::AsPopped {
        listing = listing.with(Label::Pop, "pop n, the least h, from live, until h > M");
    }
    let end = match (options.stop, has_budget) {
        (Stop::Emptied, false) => None,
        (Stop::Emptied, true) => Some("nothing is live, or budget: return M"),
        (Stop::AsPopped, false) => Some("h > M, or nothing is live: return M"),
        (Stop::AsPopped, true) => Some("h > M, nothing is live, or budget: return M"),
    };
    if let Some(end) = end {
        listing = listing.with(Label::End, end);
    }
    listing
        .without_if(!options.graph, Label::Merge)
        .without_if(options.stop == Stop::AsPopped, Label::Drop)
}
