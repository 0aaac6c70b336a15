//! The difference between the builds of this crate: what `plyscope_frame` leaves out. With
//! `plyscope_trees`, the register lists no game but written trees.

/// `false` in the modules of a frame, which have to be small.
pub(crate) const LARGE: bool = !cfg!(plyscope_frame);

/// Returns what a search, a game or an option says about itself: nothing in a frame, which shows no
/// list of them. That is 2 KB of what a frame loads.
pub(crate) const fn about(text: &'static str) -> &'static str {
    if LARGE { text } else { "" }
}
