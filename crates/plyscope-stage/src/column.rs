//! A long column with runs of a million equal items.

use std::ops::{Index, IndexMut};

/// The number of items of a page, as a power of two.
const BITS: u32 = 14;
const PAGE: usize = 1 << BITS;
/// The initial number of items of the first page.
const LEAST: usize = 64;

/// A column of items.
#[derive(Clone, Debug, Default)]
pub(crate) struct Column<T> {
    /// All pages but the first hold `PAGE` items, used or not, or none yet.
    pages: Vec<Vec<T>>,
    /// The value of all items of each page that holds none yet: a million siblings take no room
    /// before something happens to them.
    alike: Vec<T>,
    len: usize,
}

impl<T> Column<T> {
    pub(crate) const EMPTY: Column<T> = Column { pages: Vec::new(), alike: Vec::new(), len: 0 };
}

impl<T: Copy + Default> Column<T> {
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    pub(crate) fn get(&self, index: usize) -> Option<T> {
        (index < self.len).then(|| self[index])
    }

    /// Appends this item so many times.
    pub(crate) fn extend(&mut self, count: usize, item: T) {
        let (first, end) = (self.len, self.len + count);
        let room = self.room().max(PAGE);
        self.grow(end, item);
        // What is on new pages is there.
        self.fill(first, end.min(room), item);
    }

    #[inline]
    fn grow(&mut self, len: usize, item: T) {
        if len > self.len {
            self.len = len;
            if len > self.room() {
                self.add_pages(len, item);
            }
        }
    }

    fn room(&self) -> usize {
        self.pages.first().map_or(0, |first| (self.pages.len() - 1) * PAGE + first.len())
    }

    #[cold]
    fn add_pages(&mut self, len: usize, item: T) {
        if self.pages.is_empty() {
            self.pages.push(Vec::new());
        }
        let first = len.next_power_of_two().clamp(LEAST, PAGE);
        self.pages[0].resize(first, T::default());
        self.pages.resize_with(len.div_ceil(PAGE), Vec::new);
        self.alike.resize(self.pages.len(), item);
    }

    /// Gives consecutive items this value, in one piece for each page.
    #[inline]
    fn fill(&mut self, mut first: usize, end: usize, item: T) {
        while first < end {
            let (page, offset) = (first >> BITS, first & (PAGE - 1));
            let count = (end - first).min(PAGE - offset);
            self.page_mut(page)[offset..offset + count].fill(item);
            first += count;
        }
    }

    fn page_mut(&mut self, page: usize) -> &mut [T] {
        let items = &mut self.pages[page];
        if items.is_empty() {
            *items = vec![self.alike[page]; PAGE];
        }
        items
    }

    /// Returns the number of bytes it takes.
    pub(crate) fn bytes(&self) -> usize {
        self.pages.iter().map(Vec::capacity).sum::<usize>() * size_of::<T>()
    }
}

impl<T> Index<usize> for Column<T> {
    type Output = T;
    #[inline]
    fn index(&self, index: usize) -> &T {
        let (page, offset) = (index >> BITS, index & (PAGE - 1));
        self.pages[page].get(offset).unwrap_or_else(|| &self.alike[page])
    }
}

impl<T: Copy + Default> IndexMut<usize> for Column<T> {
    #[inline]
    fn index_mut(&mut self, index: usize) -> &mut T {
        &mut self.page_mut(index >> BITS)[index & (PAGE - 1)]
    }
}

impl<T: Copy + Default + PartialEq> PartialEq for Column<T> {
    fn eq(&self, other: &Column<T>) -> bool {
        self.len == other.len && (0..self.len).all(|index| self[index] == other[index])
    }
}

impl<T: Copy + Default + Eq> Eq for Column<T> {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_column_has_what_was_appended_and_written() {
        let (mut column, mut plain) = (Column::<u16>::default(), Vec::new());
        let counts = [1, 70, PAGE - 80, 15, 1, 3 * PAGE, 2 * PAGE - 9, 5, PAGE, 30];
        for (item, count) in (1..).zip(counts) {
            column.extend(count, item);
            plain.extend(vec![item; count]);
            for index in [plain.len() - 1, plain.len() - count] {
                column[index] += 100;
                plain[index] += 100;
            }
        }
        assert_eq!(column.len(), plain.len());
        assert!((0..plain.len()).all(|index| column[index] == plain[index]));
        // Two pages of the longest are as they were appended.
        assert_eq!(column.bytes(), (plain.len().div_ceil(PAGE) - 2) * PAGE * 2);
    }
}
