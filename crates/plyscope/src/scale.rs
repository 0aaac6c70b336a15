//! The difference between the builds of this crate: what `plyscope_trees` leaves out besides the
//! games that the register doesn't list.

/// `false` in the module of a frame for trees that are written down, which has to be small.
pub(crate) const LARGE: bool = !cfg!(plyscope_trees);

/// Returns what an option says about itself: nothing in a frame, which shows no options. That is
/// 2 KB of what a frame loads.
pub(crate) const fn about(text: &'static str) -> &'static str {
    if LARGE { text } else { "" }
}
