//! Something for each node, of which most have nothing.

use crate::NodeId;

/// The number of nodes of a page, as a power of two.
const BITS: u32 = 10;
const PAGE: usize = 1 << BITS;

/// An item for each node, in pages. A page of which no item was changed is empty: most siblings of
/// a wide node are never visited.
#[derive(Debug)]
pub(super) struct Sparse<T> {
    pages: Vec<Vec<T>>,
    /// The item of a node that was never changed.
    none: T,
}

impl<T: Copy> Sparse<T> {
    pub(super) fn new(none: T) -> Sparse<T> {
        Sparse { pages: Vec::new(), none }
    }

    #[inline]
    pub(super) fn get(&self, node: NodeId) -> T {
        let index = node.index();
        let page = self.pages.get(index >> BITS);
        page.and_then(|page| page.get(index & (PAGE - 1))).copied().unwrap_or(self.none)
    }

    /// Returns the item of a node, to be changed.
    #[inline]
    pub(super) fn get_mut(&mut self, node: NodeId) -> &mut T {
        let (page, offset) = (node.index() >> BITS, node.index() & (PAGE - 1));
        if self.pages.get(page).is_none_or(Vec::is_empty) {
            self.add(page);
        }
        &mut self.pages[page][offset]
    }

    #[cold]
    fn add(&mut self, page: usize) {
        if page >= self.pages.len() {
            self.pages.resize_with(page + 1, Vec::new);
        }
        self.pages[page] = vec![self.none; PAGE];
    }

    /// Returns the number of bytes they take.
    pub(super) fn bytes(&self) -> usize {
        let pages = self.pages.iter().map(Vec::capacity).sum::<usize>();
        self.pages.capacity() * size_of::<Vec<T>>() + pages * size_of::<T>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_changed_is_there() {
        let mut sparse = Sparse::new(7);
        for node in [0, 5 * PAGE as u32, 5 * PAGE as u32 - 1, 5 * PAGE as u32] {
            *sparse.get_mut(NodeId(node)) += node;
        }
        let items = [0, 1, PAGE, 5 * PAGE - 1, 5 * PAGE, 9 * PAGE];
        let items = items.map(|node| sparse.get(NodeId(node as u32)));
        assert_eq!(items, [7, 7, 7, 5 * PAGE as u32 + 6, 10 * PAGE as u32 + 7, 7]);
        assert!((3 * PAGE * 4..4 * PAGE * 4).contains(&sparse.bytes()), "three pages");
    }
}
