//! A column whose copies share the pages that are the same in both.

use std::sync::Arc;

/// The number of items of a page, as a power of two. A page that is changed after it was shared is
/// copied, so pages are small.
const BITS: u32 = 10;
pub(crate) const PAGE: usize = 1 << BITS;

/// A column of items, zero at first. A [shared](SharedColumn::share) copy costs nothing for each
/// item: a page is copied when one of the columns first changes it.
#[derive(Clone, Debug)]
pub(crate) struct SharedColumn<T> {
    /// The pages of this column only.
    own: Vec<Option<Box<Page<T>>>>,
    /// The pages that other columns may have.
    shared: Vec<Option<Shared<T>>>,
    len: usize,
    /// The number of pages that take room.
    taken: usize,
}

type Page<T> = [T; PAGE];

/// In a box of its own, so that it isn't copied when it is shared.
type Shared<T> = Arc<Box<Page<T>>>;

impl<T> Default for SharedColumn<T> {
    fn default() -> SharedColumn<T> {
        SharedColumn { own: Vec::new(), shared: Vec::new(), len: 0, taken: 0 }
    }
}

impl<T: Copy + Default> SharedColumn<T> {
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    /// Grows the column to so many items.
    #[inline]
    pub(crate) fn grow(&mut self, len: usize) {
        self.len = self.len.max(len);
    }

    /// Returns a page, if it takes room.
    #[inline]
    fn page(&self, page: usize) -> Option<&Page<T>> {
        match self.own.get(page) {
            Some(Some(items)) => Some(items),
            _ => self.shared.get(page)?.as_ref().map(|items| &***items),
        }
    }

    /// Returns an item; zero beyond the end.
    #[inline]
    pub(crate) fn get(&self, index: usize) -> T {
        self.page(index >> BITS).map_or_else(T::default, |items| items[index & (PAGE - 1)])
    }

    /// Returns an item to be changed.
    #[inline]
    pub(crate) fn get_mut(&mut self, index: usize) -> &mut T {
        let (page, offset) = (index >> BITS, index & (PAGE - 1));
        // Asked twice, so that nothing has to be asked again after the page was taken over.
        if page < self.own.len() && self.own[page].is_some() {
            match &mut self.own[page] {
                Some(items) => return &mut items[offset],
                None => unreachable!("the page was there"),
            }
        }
        &mut self.take_over(page)[offset]
    }

    /// Makes a page this column's own.
    #[cold]
    #[inline(never)]
    fn take_over(&mut self, page: usize) -> &mut Page<T> {
        if page >= self.own.len() {
            self.own.resize_with(self.pages().max(page + 1), || None);
        }
        let shared = self.shared.get_mut(page).and_then(Option::take);
        if let Some(items) = shared {
            return self.own[page].insert(Arc::unwrap_or_clone(items));
        }
        self.taken += 1;
        let items = vec![T::default(); PAGE];
        // It has as many items as a page.
        let items = items.into_boxed_slice().try_into().ok();
        self.own[page].insert(items.expect("a page of items"))
    }

    /// Returns the consecutive items from `index` on that are on one page, and their number, at
    /// most `count`; no items if the page takes no room.
    pub(crate) fn on_page(&self, index: usize, count: usize) -> (&[T], usize) {
        let offset = index & (PAGE - 1);
        let count = count.min(PAGE - offset);
        let items = self.page(index >> BITS);
        (items.map_or(&[], |items| &items[offset..offset + count]), count)
    }

    /// Returns the consecutive items from `index` on that are on one page, at most `count`, to be
    /// changed.
    pub(crate) fn on_page_mut(&mut self, index: usize, count: usize) -> &mut [T] {
        let (page, offset) = (index >> BITS, index & (PAGE - 1));
        let end = PAGE.min(offset + count);
        if !matches!(self.own.get(page), Some(Some(_))) {
            self.take_over(page);
        }
        match &mut self.own[page] {
            Some(items) => &mut items[offset..end],
            None => unreachable!("the page was taken over"),
        }
    }

    fn pages(&self) -> usize {
        self.len.div_ceil(PAGE)
    }

    /// Returns all items, in order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = T> + Clone {
        (0..self.len).map(|index| self.get(index))
    }

    /// Returns a copy which shares all pages.
    pub(crate) fn share(&mut self) -> SharedColumn<T> {
        self.shared.resize(self.pages(), None);
        for (own, shared) in self.own.iter_mut().zip(&mut self.shared) {
            if let Some(items) = own.take() {
                *shared = Some(items.into());
            }
        }
        SharedColumn { own: Vec::new(), shared: self.shared.clone(), ..*self }
    }

    /// Returns the number of bytes of the pages that it doesn't share with `other`.
    pub(crate) fn bytes_beside(&self, other: &SharedColumn<T>) -> usize {
        let is_beside = |&(page, items): &(usize, &Shared<T>)| {
            let other = other.shared.get(page).and_then(Option::as_ref);
            !other.is_some_and(|other| Arc::ptr_eq(items, other))
        };
        let shared = self.shared.iter().enumerate();
        let shared = shared.filter_map(|(page, items)| Some((page, items.as_ref()?)));
        let own = self.own.iter().flatten().count();
        (own + shared.filter(is_beside).count()) * size_of::<Page<T>>()
    }

    /// Returns the number of bytes it takes, with all its pages. It is asked for between any two
    /// portions of a recording, so it doesn't count them.
    pub(crate) fn bytes(&self) -> usize {
        let lists = (self.own.capacity() + self.shared.capacity()) * size_of::<Option<Box<T>>>();
        lists + self.taken * size_of::<Page<T>>()
    }
}

impl<T: Copy + Default + PartialEq> PartialEq for SharedColumn<T> {
    fn eq(&self, other: &SharedColumn<T>) -> bool {
        self.len == other.len && self.iter().eq(other.iter())
    }
}

impl<T: Copy + Default + Eq> Eq for SharedColumn<T> {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_item_is_zero_where_nothing_was_written() {
        let mut column = SharedColumn::<u16>::default();
        for len in [1, 70, PAGE - 1, PAGE + 1, 3 * PAGE, 5] {
            column.grow(len);
            for index in [len - 1, len / 2] {
                *column.get_mut(index) += 1;
            }
        }
        assert_eq!(column.len(), 3 * PAGE);
        assert_eq!(column.iter().map(u32::from).sum::<u32>(), 12);
        assert_eq!((column.get(PAGE), column.get(3 * PAGE), column.get(9 * PAGE)), (1, 0, 0));
        assert_eq!(column.on_page(PAGE - 2, 5), (&[1, 0][..], 2));
    }

    #[test]
    fn a_copy_shares_what_is_not_changed() {
        let mut column = SharedColumn::<u32>::default();
        column.grow(5 * PAGE);
        for page in 0..3 {
            *column.get_mut(page * PAGE) = 7;
        }
        let before = column.share();
        assert_eq!(before.bytes_beside(&column), 0);
        // One page that was shared, and one that was never changed.
        *column.get_mut(PAGE) = 8;
        *column.get_mut(4 * PAGE) = 9;
        assert_eq!((before.get(PAGE), before.get(4 * PAGE)), (7, 0));
        assert_eq!((column.get(PAGE), column.get(2 * PAGE), column.get(4 * PAGE)), (8, 7, 9));
        assert_eq!(before.bytes_beside(&column), 4 * PAGE);
        assert_eq!(column.bytes_beside(&before), 2 * 4 * PAGE);
        for (column, pages) in [(&before, 3), (&column, 4)] {
            let bytes = column.bytes() - 4 * pages * PAGE;
            assert!(bytes < 256, "the lists of {pages} pages take {bytes} bytes");
        }
        assert!(before != column);
        *column.get_mut(PAGE) = 7;
        *column.get_mut(4 * PAGE) = 0;
        assert!(before == column, "the same items, on other pages");
    }
}
