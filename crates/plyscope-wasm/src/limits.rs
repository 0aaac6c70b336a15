//! The limits of a game in a page, in a frame and in the package.

use plyscope::Limits;

/// How wide and how deep a game may be here. A page has to answer while it records and shows a
/// tree: between two looks at the clock is a whole step, and the positions of a whole line.
// See docs/decisions/a-page-has-limits-that-nobody-meets.md.
pub(crate) const LIMITS: Limits = Limits { children: 10_000, plies: 1_000 };
