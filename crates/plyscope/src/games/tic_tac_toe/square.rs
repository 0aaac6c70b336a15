//! The squares of the board.

/// A square, counted from 0 in reading order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Square(pub u8);
