//! What is told while a search is worked by hand.

use crate::Value;

/// Something that is written down, of a node by its index. Who is told may change what can be changed:
/// then the search goes on with that.
pub(super) enum Told<'a> {
    /// A leaf that is looked at, and its value.
    Leaf(u32, &'a mut Value),
    /// What a node returns.
    Returned(u32, Value),
    /// A step begins, of which only those numbers are there that are known before it.
    Begins(&'a mut Taken),
    /// A step is done.
    Step(&'a mut Taken),
    /// A step pushes nodes onto OPEN, and takes others out of it.
    Open { pushed: &'a mut Vec<u32>, purged: &'a mut Vec<u32> },
}

/// A step that is taken.
#[derive(Clone, Copy)]
pub(super) struct Taken {
    pub(super) node: u32,
    pub(super) is_solved: bool,
    pub(super) numbers: [Option<Value>; 2],
}

/// The most steps that somebody takes by hand who makes mistakes: with some, a search never ends.
pub(super) const MOST_STEPS: usize = 300;
