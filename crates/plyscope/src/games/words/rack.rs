//! The letters that a side holds.

use std::fmt;

use super::rules::{FULL_RACK, worth};

/// A set of the letters of a rack, a bit for each.
pub(super) type Letters = usize;
/// The number of sets of the letters of a full rack.
pub(super) const SETS: usize = 1 << FULL_RACK;

/// Up to seven letters, in capitals, and blanks, written `?`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Rack {
    /// In order, then zeros.
    tiles: [u8; FULL_RACK],
}

impl Rack {
    /// Returns a rack of these letters; no more than it holds.
    pub(super) fn of(tiles: impl Iterator<Item = u8>) -> Rack {
        let mut rack = Rack::default();
        let mut count = 0;
        for tile in tiles {
            rack.tiles[count] = tile;
            count += 1;
        }
        rack.tiles[..count].sort_unstable();
        rack
    }

    pub(super) fn tiles(&self) -> &[u8] {
        let count = self.tiles.iter().position(|&tile| tile == 0);
        &self.tiles[..count.unwrap_or(FULL_RACK)]
    }

    pub(super) fn is_empty(&self) -> bool {
        self.tiles[0] == 0
    }

    /// Returns the sum of what the letters are worth.
    pub(super) fn worth(&self) -> i32 {
        self.tiles().iter().map(|&tile| worth(tile)).sum()
    }

    /// Returns the rack without a tile that lies on the board now, where a blank is a small letter.
    pub(super) fn without(mut self, laid: u8) -> Rack {
        let tile = on_rack(laid);
        let at = self.tiles.iter().position(|&own| own == tile).expect("a tile of this rack");
        self.tiles.copy_within(at + 1.., at);
        self.tiles[FULL_RACK - 1] = 0;
        self
    }
}

/// Returns the tile as it was on the rack.
pub(super) fn on_rack(laid: u8) -> u8 {
    if laid.is_ascii_lowercase() { b'?' } else { laid }
}

impl fmt::Display for Rack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tiles().iter().try_for_each(|&tile| write!(f, "{}", char::from(tile)))
    }
}

impl fmt::Debug for Rack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
