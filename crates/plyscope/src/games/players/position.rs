//! A position of a game of three players.

/// A node: its number, and the plies above it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub(super) number: u64,
    pub(super) ply: u32,
}
