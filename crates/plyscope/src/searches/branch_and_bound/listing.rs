//! The listing of branch and bound.

use super::options::{Options, Order, Stop, Ties};
use crate::searches::listing::{Listing, listing};

listing! {
    enum Label {
        Start: "live ← {e}, M ← ∞",
        Pop: "pop n, the least h, then deepest, from live",
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
    // With `order=depth`, all nodes that ties could be among are equally deep, and nothing else ends
    // the search than an empty queue.
    let pop = match (options.order, options.ties, options.stop) {
        (Order::Depth, ..) => Some("pop n, the deepest, from live"),
        (Order::Best, Ties::Deeper, Stop::Emptied) => None,
        (Order::Best, Ties::Deeper, Stop::AsPopped) => {
            Some("pop n, least h, then deepest, from live, until h > M")
        }
        (Order::Best, Ties::First, Stop::Emptied) => Some("pop n, the least h, from live"),
        (Order::Best, Ties::First, Stop::AsPopped) => {
            Some("pop n, the least h, from live, until h > M")
        }
    };
    if let Some(pop) = pop {
        listing = listing.with(Label::Pop, pop);
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
