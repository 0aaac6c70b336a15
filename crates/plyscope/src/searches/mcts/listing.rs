//! The listing of Monte Carlo tree search; N is the number of visits of the parent, n that of the
//! child.

use crate::searches::listing::listing;

listing! {
    enum Label {
        _: "repeat for so many iterations:",
        FromRoot: "  n ← root",
        _: "  while n is expanded:",
        Unvisited: "    n ← leftmost unvisited child, or else",
        Ucb: "    child of most mean + C·√(ln N/n)",
        Chance: "    at chance: a child by its probability",
        Expand: "  n visited or root: expand, n ← child 1",
        Playout: "  v ← play at random from n to the end",
        _: "  for n and every node above it:",
        Visit: "    visits + 1, total + v",
        Done: "play the root's most visited child",
    }
}
