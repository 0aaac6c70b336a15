//! The difference between the builds of this crate: the only file that asks which one it is, but
//! for the reader of the log. A frame doesn't inline its functions, and an attribute can't be a
//! constant.

/// `false` in the module of a frame for trees that are written down. It has no other games, and so
/// no boards, and its runs and lines are short.
pub(crate) const GAMES: bool = !cfg!(plyscope_trees);
