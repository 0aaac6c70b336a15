//! The transposition table.

use std::hash::Hash;

use rustc_hash::FxHashMap;

use super::bytes;
use crate::{Bound, Interval, Value};

/// Both bounds of positions that were searched before, each with the number of
/// plies that were left to the horizon.
///
/// No entry is lost or replaced by one that says less. The map is never
/// iterated, so that its order shows nowhere.
#[derive(Debug)]
pub(super) struct Table<P> {
    known: FxHashMap<(P, Option<u32>), Interval>,
}

impl<P: Eq + Hash> Table<P> {
    pub(super) fn new() -> Table<P> {
        Table { known: FxHashMap::default() }
    }

    pub(super) fn bytes(&self) -> usize {
        bytes::of_map(&self.known)
    }

    pub(super) fn lookup(&self, position: P, plies_left: Option<u32>) -> Option<Interval> {
        self.known.get(&(position, plies_left)).copied()
    }

    pub(super) fn store(
        &mut self,
        position: P,
        plies_left: Option<u32>,
        value: Value,
        bound: Bound,
    ) {
        let known = self.known.entry((position, plies_left)).or_insert(Interval::ALL);
        learn(known, value, bound);
    }
}

/// Narrows the bounds by a value that was just found.
pub(super) fn learn(known: &mut Interval, value: Value, bound: Bound) {
    if bound != Bound::Upper {
        known.lower = known.lower.max(value);
    }
    if bound != Bound::Lower {
        known.upper = known.upper.min(value);
    }
}
