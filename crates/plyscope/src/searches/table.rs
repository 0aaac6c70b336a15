//! The transposition table.

use std::collections::HashMap;
use std::hash::Hash;

use crate::{Bound, Interval, Value};

/// What is known of positions that were searched before: both bounds, kept
/// apart by how many plies were left to the horizon.
///
/// Nothing is ever lost or replaced by something that says less. The map is
/// asked and told, never walked, so that its order shows nowhere.
#[derive(Debug)]
pub(super) struct Table<P> {
    known: HashMap<(P, Option<u32>), Interval>,
}

impl<P: Eq + Hash> Table<P> {
    pub(super) fn new() -> Table<P> {
        Table { known: HashMap::new() }
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

/// Narrows what is known by what was just found; nothing is forgotten.
pub(super) fn learn(known: &mut Interval, value: Value, bound: Bound) {
    if bound != Bound::Upper {
        known.lower = known.lower.max(value);
    }
    if bound != Bound::Lower {
        known.upper = known.upper.min(value);
    }
}
