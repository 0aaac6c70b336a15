//! A path through cities, in a number.

use super::matrix::Matrix;

/// A path that begins at city 1: four bits for each further city, from the
/// fifth lowest bit on; the lowest four say how many there are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position(u64);

impl Position {
    pub(super) const START: Position = Position(0);

    pub(super) fn is_tour(self, of: &Matrix) -> bool {
        self.len() == of.cities()
    }

    fn len(self) -> usize {
        (self.0 & 15) as usize + 1
    }

    fn city(self, index: usize) -> u8 {
        if index == 0 { 0 } else { (self.0 >> (4 * index) & 15) as u8 }
    }

    pub(super) fn then(self, city: u8) -> Position {
        Position((self.0 + 1) | u64::from(city) << (4 * self.len()))
    }

    /// Returns the path with the same last city that comes through the same cities in the order of
    /// their numbers.
    pub(super) fn in_order(self) -> Position {
        let last = self.len() - 1;
        let been = (1..last).fold(0_u16, |been, index| been | 1 << self.city(index));
        let sorted = (0..16).filter(|city| been & (1 << city) != 0);
        let path = sorted.fold(Position::START, Position::then);
        if last == 0 { path } else { path.then(self.city(last)) }
    }

    /// The cities that it comes through in order, counted from 0; without the
    /// road home.
    pub fn cities(self) -> impl Iterator<Item = u8> {
        (0..self.len()).map(move |index| self.city(index))
    }
}
