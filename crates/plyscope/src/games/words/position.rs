//! A position: the board, both racks, and the points.

use std::sync::Arc;

use super::play::Play;
use super::rack::Rack;
use crate::Player;

/// The letters on the board and on both racks, and what has been counted so far.
///
/// In one place, so that a position of any game is small.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Position(pub(super) Arc<State>);

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct State {
    /// By rows from the top left corner: 0 where nothing lies, a small letter for a blank.
    pub(super) tiles: Box<[u8]>,
    /// Those of MAX and of MIN.
    pub(super) racks: [Rack; 2],
    /// MAX's points less MIN's.
    pub(super) lead: i32,
    pub(super) player: Player,
    /// The number of passes just before this.
    pub(super) passes: u8,
}

impl Position {
    /// Returns the rack of a side.
    pub(super) fn rack(&self, player: Player) -> &Rack {
        &self.0.racks[player as usize]
    }

    pub(super) fn is_over(&self) -> bool {
        self.0.passes == 2 || self.0.racks.iter().any(Rack::is_empty)
    }

    /// Returns the position after a play, on a board with so many rows.
    pub(super) fn after(&self, play: &Play, size: usize) -> Position {
        let mut next = State::clone(&self.0);
        let mover = next.player;
        next.player = mover.opponent();
        next.passes = if play.is_pass() { next.passes + 1 } else { 0 };
        let rack = &mut next.racks[mover as usize];
        for (square, tile) in play.laid(&self.0.tiles, size) {
            next.tiles[square] = tile;
            *rack = rack.without(tile);
        }
        next.lead += match mover {
            Player::Max => i32::from(play.points()),
            Player::Min => -i32::from(play.points()),
        };
        Position(Arc::new(next))
    }

    /// Returns MAX's points less MIN's when the game is over: who has gone out gets twice the worth
    /// of the other's letters; after two passes each loses what is left.
    pub(super) fn settled(&self) -> i32 {
        let [max, min] = &self.0.racks;
        let times = if self.0.passes == 2 { 1 } else { 2 };
        self.0.lead + times * (min.worth() - max.worth())
    }
}
