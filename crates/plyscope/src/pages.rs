//! A long list that is never copied as it grows.

use std::ops::Range;
#[cfg(feature = "games")]
use std::ops::{Index, IndexMut};

/// A tree that is written down is small.
#[cfg(not(feature = "games"))]
pub(crate) type Pages<T> = Vec<T>;

/// A list that is copied as it grows only up to its first `LONG` items: those are one list, in which access
/// costs no more than in any other. The rest is in pages.
#[cfg(feature = "games")]
#[derive(Debug)]
pub(crate) struct Pages<T> {
    /// Up to `LONG` items.
    first: Vec<T>,
    /// The others. All pages but the last one are full.
    pages: Vec<Vec<T>>,
}

#[cfg(feature = "games")]
const LONG: usize = 1 << 16;
/// The number of items of a page, as a power of two.
#[cfg(feature = "games")]
const BITS: u32 = 12;
#[cfg(feature = "games")]
const PAGE: usize = 1 << BITS;

#[cfg(feature = "games")]
impl<T> Pages<T> {
    pub(crate) fn new() -> Pages<T> {
        Pages { first: Vec::new(), pages: Vec::new() }
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        match self.pages.last() {
            None => self.first.len(),
            Some(page) => LONG + (self.pages.len() - 1) * PAGE + page.len(),
        }
    }

    #[inline]
    pub(crate) fn push(&mut self, item: T) {
        if self.first.len() < LONG { self.first.push(item) } else { self.push_far(item) }
    }

    fn push_far(&mut self, item: T) {
        match self.pages.last_mut() {
            Some(page) if page.len() < PAGE => page.push(item),
            _ => {
                let mut page = Vec::with_capacity(PAGE);
                page.push(item);
                self.pages.push(page);
            }
        }
    }

    #[cfg(test)]
    pub(crate) fn iter(&self) -> impl Iterator<Item = &T> {
        self.first.iter().chain(self.pages.iter().flatten())
    }
}

#[cfg(feature = "games")]
impl<T> Index<usize> for Pages<T> {
    type Output = T;
    #[inline]
    fn index(&self, index: usize) -> &T {
        match self.first.get(index) {
            Some(item) => item,
            None => &self.pages[(index - LONG) >> BITS][index & (PAGE - 1)],
        }
    }
}

#[cfg(feature = "games")]
impl<T> IndexMut<usize> for Pages<T> {
    #[inline]
    fn index_mut(&mut self, index: usize) -> &mut T {
        match self.first.get_mut(index) {
            Some(item) => item,
            None => &mut self.pages[(index - LONG) >> BITS][index & (PAGE - 1)],
        }
    }
}

/// Returns the consecutive items of these, as the parts that lie side by side: nearly always one.
pub(crate) fn parts<T>(list: &Pages<T>, of: Range<usize>) -> impl Iterator<Item = &[T]> {
    #[cfg(not(feature = "games"))]
    return std::iter::once(&list[of]);
    #[cfg(feature = "games")]
    {
        let mut left = of;
        std::iter::from_fn(move || {
            if left.is_empty() {
                return None;
            }
            let (items, at) = match left.start.checked_sub(LONG) {
                None => (&list.first, left.start),
                Some(at) => (&list.pages[at >> BITS], at & (PAGE - 1)),
            };
            let part = &items[at..items.len().min(at + left.len())];
            left.start += part.len();
            Some(part)
        })
    }
}

/// Returns the number of bytes that a list takes, with the room that it has for more.
pub(crate) fn bytes<T>(list: &Pages<T>) -> usize {
    #[cfg(feature = "games")]
    let room = list.first.capacity() + list.pages.iter().map(Vec::capacity).sum::<usize>();
    #[cfg(not(feature = "games"))]
    let room = list.capacity();
    room * size_of::<T>()
}

#[cfg(all(test, feature = "games"))]
mod tests {
    use super::*;

    #[test]
    fn items_stay_where_they_are() {
        let mut list = Pages::new();
        assert_eq!(list.len(), 0);
        for item in 0..LONG + 1 {
            list.push(item);
        }
        let places = [&raw const list[LONG - 1], &raw const list[LONG]];
        for item in LONG + 1..LONG + 3 * PAGE + 7 {
            list.push(item);
        }
        assert_eq!(list.len(), LONG + 3 * PAGE + 7);
        assert_eq!(places, [&raw const list[LONG - 1], &raw const list[LONG]], "none was copied");
        assert!(list.iter().copied().eq(0..LONG + 3 * PAGE + 7));
        list[LONG + 2 * PAGE] += 1;
        let at = LONG + 2 * PAGE;
        assert_eq!((list[at - 1], list[at]), (at - 1, at + 1));
        for of in [3..9, LONG - 2..LONG + 2, LONG + 5..LONG + 2 * PAGE + 1, at..list.len(), 7..7] {
            let items = parts(&list, of.clone()).flatten();
            assert!(items.eq(of.map(|item| &list[item])), "in order");
        }
        assert_eq!(parts(&list, LONG..LONG + PAGE).count(), 1);
        assert_eq!(bytes(&list), (LONG + 4 * PAGE) * size_of::<usize>());
    }
}
