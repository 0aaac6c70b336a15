//! What is told while a search is worked by hand.

use crate::Value;

/// Something that is written down, of a node by its index.
#[derive(Clone, Copy)]
pub(super) enum Told {
    Leaf(u32),
    Returned(u32, Value),
    Step { node: u32, is_solved: bool, numbers: [Option<Value>; 2] },
}

/// The most steps that somebody takes by hand who makes mistakes: with some, a search never ends.
pub(super) const MOST_STEPS: usize = 300;
