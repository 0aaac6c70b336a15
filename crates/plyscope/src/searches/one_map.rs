//! A map of few entries, in place of `parts.rs`, which takes more code.

use std::hash::Hash;

use rustc_hash::FxHashMap;

use super::bytes;

/// A map of what a tree has that is written down, which is small.
#[derive(Debug)]
pub(super) struct Parts<K, V>(FxHashMap<K, V>);

impl<K: Eq + Hash, V> Parts<K, V> {
    pub(super) fn new() -> Parts<K, V> {
        Parts(FxHashMap::default())
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    pub(super) fn get(&self, key: &K) -> Option<&V> {
        self.0.get(key)
    }

    pub(super) fn get_or_insert(&mut self, key: K, value: V) -> &mut V {
        self.0.entry(key).or_insert(value)
    }

    pub(super) fn insert(&mut self, key: K, value: V) {
        self.0.insert(key, value);
    }

    pub(super) fn bytes(&self) -> usize {
        bytes::of_map(&self.0)
    }
}
