//! The places where the tiles belong.

use super::position::Position;

/// The place of each tile in the goal, and that of the gap as number 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Goal {
    homes: [u8; 16],
    /// The goal as a position, without moves.
    places: [u32; 2],
}

/// The words for the goals that most puzzles have.
pub(super) const GAP_LAST: &str = "gap-last";
pub(super) const GAP_FIRST: &str = "gap-first";

impl Goal {
    /// Returns the goal with the tiles like this on so many places.
    pub(super) fn of(position: Position, places: usize) -> Goal {
        let mut homes = [0; 16];
        for place in 0..places {
            homes[usize::from(position.tile(place))] = place as u8;
        }
        Goal { homes, places: position.places }
    }

    /// Returns the goal with the tiles in order, and the gap after them.
    pub(super) fn gap_last(places: usize) -> Goal {
        Goal::in_order(places, |place| (place + 1) % places)
    }

    /// Returns the goal with the tiles in order, and the gap before them.
    pub(super) fn gap_first(places: usize) -> Goal {
        Goal::in_order(places, |place| place)
    }

    fn in_order(places: usize, tile: impl Fn(usize) -> usize) -> Goal {
        let mut position = Position::EMPTY;
        for place in 0..places {
            position.put(place, tile(place) as u8);
        }
        Goal::of(position, places)
    }

    /// The place where a tile belongs, or the gap.
    pub(super) fn home(&self, tile: usize) -> usize {
        self.homes[tile % 16].into()
    }

    pub(super) fn is_at(&self, position: &Position) -> bool {
        self.places == position.places
    }

    /// The tile that belongs to a place.
    pub(super) fn tile(&self, place: usize) -> u8 {
        Position { places: self.places, ..Position::EMPTY }.tile(place)
    }
}
