//! A path through cities, in a number.

use super::matrix::{MOST_CITIES, Matrix};

/// A path that begins at city 1: five bits for each further city, from the
/// sixth lowest bit on; the lowest five say how many there are. In two halves, so that a position
/// asks for no more than eight bytes' alignment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position([u64; 2]);

const BITS: usize = 5;
const MASK: u128 = (1 << BITS) - 1;

// City 1 takes no bits, and the number of the others takes those of one.
const _: () = assert!(MOST_CITIES * BITS <= 128 && MOST_CITIES <= 1 << BITS);

impl Position {
    pub(super) const START: Position = Position([0; 2]);

    pub(super) fn is_tour(self, of: &Matrix) -> bool {
        self.len() == of.cities()
    }

    fn bits(self) -> u128 {
        u128::from(self.0[1]) << 64 | u128::from(self.0[0])
    }

    fn len(self) -> usize {
        (self.bits() & MASK) as usize + 1
    }

    fn city(self, index: usize) -> u8 {
        if index == 0 { 0 } else { (self.bits() >> (BITS * index) & MASK) as u8 }
    }

    pub(super) fn then(self, city: u8) -> Position {
        let bits = (self.bits() + 1) | u128::from(city) << (BITS * self.len());
        Position([bits as u64, (bits >> 64) as u64])
    }

    /// Returns a bit for each city, 1 for those that it comes through.
    pub(super) fn been(self) -> u32 {
        self.cities().fold(0, |been, city| been | 1 << city)
    }

    /// Returns the path with the same last city that comes through the same cities in the order of
    /// their numbers.
    pub(super) fn in_order(self) -> Position {
        let last = self.city(self.len() - 1);
        let between = self.been() & !1 & !(1 << last);
        let sorted = (1..MOST_CITIES as u8).filter(|city| between & (1 << city) != 0);
        let path = sorted.fold(Position::START, Position::then);
        if last == 0 { path } else { path.then(last) }
    }

    /// The cities that it comes through in order, counted from 0; without the
    /// road home.
    pub fn cities(self) -> impl Iterator<Item = u8> {
        (0..self.len()).map(move |index| self.city(index))
    }
}
