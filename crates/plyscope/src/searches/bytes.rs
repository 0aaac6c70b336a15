//! The memory that the data of a search takes.

use std::collections::HashMap;

/// Returns the number of bytes that a list takes, with the room that it has for more.
pub(crate) fn of_list<T>(list: &Vec<T>) -> usize {
    list.capacity() * size_of::<T>()
}

/// Returns about how many bytes a map takes, with the room that it has for more: an eighth of its
/// places stay empty, and each has a byte of its own.
pub(crate) fn of_map<K, V, S>(map: &HashMap<K, V, S>) -> usize {
    map.capacity() * (size_of::<(K, V)>() + 1) / 7 * 8
}
