//! The lower bounds to choose from: the moves that a position still needs.

use super::position::Position;
use super::shape::Shape;
use crate::{BoundParts, Value};

/// A lower bound of the moves that are needed, as the option `bound` names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    Manhattan,
    LinearConflict,
    Misplaced,
    None,
}

impl Bound {
    /// The names, in the order of the variants.
    pub(super) const NAMES: &'static [&'static str] =
        &["manhattan", "linear-conflict", "misplaced", "none"];

    const ALL: [Bound; 4] =
        [Bound::Manhattan, Bound::LinearConflict, Bound::Misplaced, Bound::None];

    pub(super) fn name(self) -> &'static str {
        Bound::NAMES[self as usize]
    }

    pub(super) fn named(name: &str) -> Option<Bound> {
        let index = Bound::NAMES.iter().position(|known| *known == name)?;
        Some(Bound::ALL[index])
    }

    /// Returns the number of moves that are needed at least.
    pub(super) fn needed(self, shape: Shape, position: &Position) -> usize {
        match self {
            Bound::Manhattan => shape.distances(position),
            Bound::LinearConflict => {
                shape.distances(position) + shape.conflicts(position).sum::<usize>()
            }
            Bound::Misplaced => shape.misplaced(position),
            Bound::None => 0,
        }
    }

    /// Returns the numbers that the bound of a position is the sum of.
    pub(super) fn parts(self, shape: Shape, position: &Position) -> BoundParts {
        let value = |number: usize| Value::new(number as i32);
        let made = value(position.moves_made() as usize);
        let mut tiles: Vec<_> = shape.tiles(position).filter(|tile| tile.1 > 0).collect();
        tiles.sort_unstable();
        let distances = tiles.into_iter().map(|(_, distance)| value(distance)).collect();
        match self {
            Bound::Manhattan => BoundParts::Moves { made, distances },
            Bound::LinearConflict => {
                let conflicts = shape.conflicts(position).filter(|&moves| moves > 0);
                BoundParts::Conflicts { made, distances, conflicts: conflicts.map(value).collect() }
            }
            Bound::Misplaced => {
                BoundParts::Misplaced { made, tiles: value(shape.misplaced(position)) }
            }
            Bound::None => BoundParts::Moves { made, distances: Vec::new() },
        }
    }
}
