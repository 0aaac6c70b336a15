//! What the players of a game get.

use crate::Value;

/// One of the players of a game, in the order in which they move first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u32);

impl Seat {
    /// The player who moves at the root, if nothing else is said.
    pub const FIRST: Seat = Seat(0);

    /// Returns the player at this place, counted from 0; after the third comes the first again.
    pub const fn new(place: u32) -> Seat {
        Seat(place % Payoffs::COUNT as u32)
    }

    /// Returns the number by which the player is called, counted from 1.
    pub const fn number(self) -> u32 {
        self.0 + 1
    }

    /// Returns the player whose turn it is after this one.
    pub const fn next(self) -> Seat {
        Seat::new(self.0 + 1)
    }

    /// Returns the place, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What each of three players gets.
///
/// ```
/// use plyscope::{Payoffs, Seat, Value};
///
/// let payoffs = Payoffs::new([1, 2, 6].map(Value::new));
/// assert_eq!(payoffs.of(Seat::new(2)), Value::new(6));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Payoffs([Value; Payoffs::COUNT]);

impl Payoffs {
    /// The number of players.
    pub const COUNT: usize = 3;

    /// Returns these payoffs of the players, in their order.
    pub const fn new(values: [Value; Payoffs::COUNT]) -> Payoffs {
        Payoffs(values)
    }

    /// Returns what a player gets.
    pub const fn of(self, seat: Seat) -> Value {
        self.0[seat.index()]
    }

    /// Returns the payoffs of all players, in their order.
    pub const fn values(self) -> [Value; Payoffs::COUNT] {
        self.0
    }
}
