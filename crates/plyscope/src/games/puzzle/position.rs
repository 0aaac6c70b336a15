//! The places of the tiles, in a number.

/// The places of the tiles, the number of moves so far, and the last of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// Four bits a place, in reading order from the lowest: the tile there, 0
    /// for the gap. In two halves, so that a position asks for no more than
    /// four bytes' alignment.
    pub(super) places: [u32; 2],
    /// Eight times the moves made, and the last of them.
    pub(super) history: u32,
}

/// No move was made yet: beside the four of [`Move`](super::Move).
pub(super) const NO_MOVE: u32 = 4;

impl Position {
    pub(super) const EMPTY: Position = Position { places: [0; 2], history: NO_MOVE };

    /// The number of moves so far.
    pub fn moves_made(&self) -> u32 {
        self.history >> 3
    }

    pub(super) fn tile(self, place: usize) -> u8 {
        (self.places[place / 8] >> (4 * (place % 8)) & 15) as u8
    }

    pub(super) fn put(&mut self, place: usize, tile: u8) {
        let (half, shift) = (&mut self.places[place / 8], 4 * (place % 8));
        *half = *half & !(15 << shift) | u32::from(tile) << shift;
    }
}
