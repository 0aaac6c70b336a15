//! Long columns and streams in pages, so that growing never copies a page.
//!
//! A vector that doubles holds up to twice what it needs, and copies all of it at once: with a
//! hundred megabytes, that is a visible pause. Only the first page grows in this way, which keeps
//! small runs small.

use std::ops::{Index, IndexMut};

/// The number of items of a page, as a power of two.
const BITS: u32 = 14;
const PAGE: usize = 1 << BITS;
/// The initial number of items of the first page.
const LEAST: usize = 64;

/// A column of items.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Column<T> {
    /// All pages but the last are full.
    pages: Vec<Vec<T>>,
}

impl<T> Column<T> {
    pub(crate) const EMPTY: Column<T> = Column { pages: Vec::new() };

    pub(crate) fn len(&self) -> usize {
        self.pages.last().map_or(0, |last| (self.pages.len() - 1) * PAGE + last.len())
    }
}

impl<T: Copy> Column<T> {
    pub(crate) fn get(&self, index: usize) -> Option<T> {
        self.pages.get(index >> BITS)?.get(index & (PAGE - 1)).copied()
    }

    /// Appends this item so many times.
    pub(crate) fn extend(&mut self, mut count: usize, item: T) {
        while count > 0 {
            if self.len() == self.pages.len() * PAGE {
                let room = if self.pages.is_empty() { LEAST } else { PAGE };
                self.pages.push(Vec::with_capacity(room));
            }
            let Some(page) = self.pages.last_mut() else { return };
            let len = page.len() + count.min(PAGE - page.len());
            count -= len - page.len();
            if len > page.capacity() {
                // The first page, which grows.
                page.reserve_exact(len.next_power_of_two() - page.len());
            }
            page.resize(len, item);
        }
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
        &self.pages[index >> BITS][index & (PAGE - 1)]
    }
}

impl<T> IndexMut<usize> for Column<T> {
    #[inline]
    fn index_mut(&mut self, index: usize) -> &mut T {
        &mut self.pages[index >> BITS][index & (PAGE - 1)]
    }
}

/// A stream of items, appended in contiguous portions: none is split between two pages.
#[derive(Clone, Debug, Default)]
pub(crate) struct Stream<T> {
    /// The finished pages, as far as they were written.
    full: Vec<Vec<T>>,
    /// The page that is being written, zeros from `at` on.
    page: Vec<T>,
    at: usize,
}

impl<T: Copy + Default> Stream<T> {
    /// Returns the position of the next portion, or the end of the page before.
    #[inline]
    pub(crate) fn position(&self) -> u64 {
        ((self.full.len() as u64) << BITS) + self.at as u64
    }

    /// Returns the room for the next portion, to be written from its front;
    /// [`advance`](Stream::advance) gives the number of items written.
    #[inline]
    pub(crate) fn room<const N: usize>(&mut self) -> &mut [T; N] {
        if self.page.len() - self.at < N {
            self.turn(N);
        }
        self.page[self.at..].first_chunk_mut().expect("the page was turned where it was short")
    }

    /// Ends a portion of so many items.
    #[inline]
    pub(crate) fn advance(&mut self, count: usize) {
        self.at += count;
    }

    #[cold]
    fn turn(&mut self, count: usize) {
        if self.full.is_empty() && self.at + count <= PAGE {
            let len = (self.at + count).next_power_of_two().max(LEAST);
            self.page.resize(len, T::default());
            return;
        }
        if self.at > 0 {
            let mut done = std::mem::take(&mut self.page);
            done.truncate(self.at);
            self.full.push(done);
        }
        self.page = vec![T::default(); PAGE];
        self.at = 0;
    }

    /// Returns the contiguous items from a position on; the items that follow begin at
    /// [`after`](Stream::after).
    #[inline]
    pub(crate) fn written(&self, position: u64) -> &[T] {
        let (page, offset) = ((position >> BITS) as usize, position as usize & (PAGE - 1));
        let written = match self.full.get(page) {
            Some(done) => &done[..],
            None if page == self.full.len() => &self.page[..self.at],
            None => &[],
        };
        written.get(offset..).unwrap_or(&[])
    }

    /// Returns the beginning of the next page.
    pub(crate) fn after(position: u64) -> u64 {
        ((position >> BITS) + 1) << BITS
    }

    /// Returns the number of bytes it takes.
    pub(crate) fn bytes(&self) -> usize {
        let done = self.full.iter().map(Vec::capacity).sum::<usize>();
        (done + self.page.capacity()) * size_of::<T>()
    }
}

/// Lists, each contiguous.
#[derive(Clone, Debug)]
pub(crate) struct Lists<T> {
    pages: Vec<Vec<T>>,
}

impl<T: Copy> Lists<T> {
    /// Appends a list; returns the page and the place on it where it begins.
    pub(crate) fn push(&mut self, list: &[T]) -> (u32, u32) {
        let is_full = |page: &Vec<T>| page.len() + list.len() > PAGE;
        if self.pages.last().is_none_or(is_full) {
            // The first page grows. A list longer than a page has its own.
            let least = if self.pages.is_empty() { 0 } else { PAGE };
            self.pages.push(Vec::with_capacity(least.max(list.len())));
        }
        let index = self.pages.len() - 1;
        let begin = self.pages[index].len();
        self.pages[index].extend_from_slice(list);
        (index as u32, begin as u32)
    }

    /// Returns the list of this length at this page and place.
    pub(crate) fn get(&self, (page, begin): (u32, u32), len: u32) -> &[T] {
        let (begin, len) = (begin as usize, len as usize);
        &self.pages[page as usize][begin..begin + len]
    }

    /// Returns the number of bytes it takes.
    pub(crate) fn bytes(&self) -> usize {
        self.pages.iter().map(Vec::capacity).sum::<usize>() * size_of::<T>()
    }
}

impl<T> Default for Lists<T> {
    fn default() -> Lists<T> {
        Lists { pages: Vec::new() }
    }
}

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
        assert_eq!(column.get(plain.len()), None);
        assert_eq!(column.bytes(), plain.len().div_ceil(PAGE) * PAGE * 2);
    }

    /// Some portions just don't fit on the page.
    #[test]
    fn portions_of_a_stream_come_out_whole() {
        let mut stream = Stream::<u32>::default();
        let lengths = (0..300_000_usize).map(|index| (index * 5 + index / 7) % 8);
        let portion = |length: usize| (0..length as u32).map(move |item| item ^ 0xff);
        for length in lengths.clone() {
            let room = stream.room::<7>();
            room.iter_mut().zip(portion(length)).for_each(|(item, number)| *item = number);
            stream.advance(length);
        }
        let mut position = 0;
        for length in lengths.filter(|&length| length > 0) {
            if stream.written(position).is_empty() {
                position = Stream::<u32>::after(position);
            }
            assert!(stream.written(position)[..length].iter().copied().eq(portion(length)));
            position += length as u64;
        }
        assert_eq!(position, stream.position());
        assert!(stream.bytes() >= 4 * 985_717, "so many items of four bytes");
    }

    #[test]
    fn lists_come_out_whole() {
        let mut lists = Lists::default();
        let lengths = [0, 1, 3, 500, 64_000, 2_000, 70_000, 1, 65_536, 65_535, 2, 0, 9];
        let list = |length: u32| (0..length).map(|item| item ^ length << 8).collect::<Vec<u32>>();
        let begun = lengths.map(|length| (lists.push(&list(length)), length));
        for (begin, length) in begun {
            assert_eq!(lists.get(begin, length), list(length));
        }
        assert!(lists.bytes() >= 4 * 267_587);
    }
}
