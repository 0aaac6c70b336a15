//! A map of a million entries that never pauses to grow.

use std::hash::{BuildHasher, Hash};

use rustc_hash::{FxBuildHasher, FxHashMap};

use super::mix::mix;
use crate::searches::bytes;

/// The number of maps that the entries are spread over.
const PARTS: usize = 32;
/// Each map gets a larger share of them than the one before, the last one nearly twice as many as the
/// first, so that no two have to grow at the same time.
const SHARES: usize = PARTS * PARTS + PARTS * (PARTS - 1) / 2;

/// The part that each share goes to.
const PART_OF: [u8; SHARES] = {
    let mut parts = [0; SHARES];
    let (mut part, mut end, mut share) = (0, PARTS, 0);
    while share < SHARES {
        if share == end {
            part += 1;
            end += PARTS + part;
        }
        parts[share] = part as u8;
        share += 1;
    }
    parts
};

/// A map in parts: one that is full moves only its own entries to a larger place.
pub(super) struct Values<K, V> {
    /// As many as `PARTS`.
    parts: Vec<FxHashMap<K, V>>,
    len: usize,
}

impl<K: Eq + Hash, V> Values<K, V> {
    pub(super) fn new() -> Values<K, V> {
        Values { parts: (0..PARTS).map(|_| FxHashMap::default()).collect(), len: 0 }
    }

    pub(super) fn len(&self) -> usize {
        self.len
    }

    fn part(key: &K) -> usize {
        let hash = mix(FxBuildHasher.hash_one(key)) >> 32;
        PART_OF[((hash * SHARES as u64) >> 32) as usize].into()
    }

    pub(super) fn get(&self, key: &K) -> Option<&V> {
        self.parts[Self::part(key)].get(key)
    }

    pub(super) fn insert(&mut self, key: K, value: V) {
        let is_new = self.parts[Self::part(&key)].insert(key, value).is_none();
        self.len += usize::from(is_new);
    }

    pub(super) fn bytes(&self) -> usize {
        self.parts.iter().map(bytes::of_map).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_are_found_in_unequal_parts() {
        let mut values = Values::new();
        for key in (0..50_000_u64).chain(0..100) {
            values.insert(key * key, key);
        }
        assert_eq!(values.len(), 50_000);
        assert!((0..50_000).all(|key| values.get(&(key * key)) == Some(&key)));
        assert_eq!(values.get(&2), None);
        let counts: Vec<usize> = values.parts.iter().map(FxHashMap::len).collect();
        assert!((900..1_200).contains(&counts[0]), "{counts:?}");
        assert!((1_900..2_300).contains(&counts[PARTS - 1]), "{counts:?}");
        assert!(values.bytes() >= 50_000 * 16);
    }
}
