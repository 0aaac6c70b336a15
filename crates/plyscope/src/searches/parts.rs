//! A map of millions of entries that never pauses to grow.

use std::collections::hash_map::Entry;
use std::hash::{BuildHasher, Hash, Hasher};

use rustc_hash::{FxBuildHasher, FxHashMap};

use super::bytes;

/// The number of maps that the entries are spread over.
const PARTS: usize = 64;
/// Each map gets a larger share of them than most before, the last one nearly twice as many as the first,
/// so that no more than two have to grow at the same time: hashes may be spread evenly, to the last one.
const SHARES: usize = PARTS * PARTS;

/// The part that each share goes to.
const PART_OF: [u8; SHARES] = {
    let mut parts = [0; SHARES];
    let (mut part, mut end, mut share) = (0, 43, 0);
    while share < SHARES {
        if share == end {
            part += 1;
            end += 43 + (2 * part + 1) / 3;
        }
        parts[share] = part as u8;
        share += 1;
    }
    parts
};
const _: () = assert!(
    PART_OF[SHARES - 86] as usize == PARTS - 2 && PART_OF[SHARES - 85] as usize == PARTS - 1
);

/// A map in parts: one that is full moves only its own entries to a larger place.
#[derive(Debug)]
pub(super) struct Parts<K, V> {
    /// As many as `PARTS`.
    parts: Vec<FxHashMap<Hashed<K>, V>>,
    len: usize,
}

/// A key with its hash, which tells the part and the place in it, also when that grows.
#[derive(PartialEq, Eq, Debug)]
struct Hashed<K> {
    hash: u64,
    key: K,
}

impl<K> Hash for Hashed<K> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        hasher.write_u64(self.hash);
    }
}

impl<K: Hash> Hashed<K> {
    fn of(key: K) -> Hashed<K> {
        Hashed { hash: FxBuildHasher.hash_one(&key), key }
    }

    fn part(&self) -> usize {
        // The best of its bits are the lowest.
        PART_OF[self.hash as usize % SHARES].into()
    }
}

impl<K: Eq + Hash, V> Parts<K, V> {
    pub(super) fn new() -> Parts<K, V> {
        Parts { parts: (0..PARTS).map(|_| FxHashMap::default()).collect(), len: 0 }
    }

    pub(super) fn len(&self) -> usize {
        self.len
    }

    pub(super) fn get(&self, key: K) -> Option<&V> {
        let key = Hashed::of(key);
        self.parts[key.part()].get(&key)
    }

    /// Returns the value of a key, which is this one if there was none.
    pub(super) fn get_or_insert(&mut self, key: K, value: V) -> &mut V {
        let key = Hashed::of(key);
        match self.parts[key.part()].entry(key) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(place) => {
                self.len += 1;
                place.insert(value)
            }
        }
    }

    pub(super) fn insert(&mut self, key: K, value: V) {
        let key = Hashed::of(key);
        let is_new = self.parts[key.part()].insert(key, value).is_none();
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
        let mut map = Parts::new();
        for key in (0..50_000_u64).chain(0..100) {
            assert_eq!(*map.get_or_insert(key * key, key), key);
        }
        assert_eq!(*map.get_or_insert(100, 7), 10, "it is there already");
        assert_eq!(map.len(), 50_000);
        assert!((0..50_000).all(|key| map.get(key * key) == Some(&key)));
        assert_eq!(map.get(2), None);
        let counts: Vec<usize> = map.parts.iter().map(FxHashMap::len).collect();
        assert!((430..620).contains(&counts[0]), "{counts:?}");
        assert!((930..1_170).contains(&counts[PARTS - 1]), "{counts:?}");
        assert!(map.bytes() >= 50_000 * 16);
    }

    /// A map of half a million entries that doubles moves nearly all of them at once.
    #[test]
    fn few_entries_are_moved_at_once() {
        let mut map = Parts::new();
        let mut moved = vec![0; 500];
        for key in 0..500_000_u64 {
            let part = Hashed::of(key).part();
            let (before, room) = (map.parts[part].len(), map.parts[part].capacity());
            map.get_or_insert(key, ());
            if map.parts[part].capacity() > room {
                moved[key as usize / 1_000] += before;
            }
        }
        let most = moved.iter().max().unwrap();
        assert!((5_000..500_000 / 8).contains(most), "{most} while a thousand are added");
    }
}
