//! What the players of a game get.

use crate::Value;

/// One of the players of a game, in the order in which they move first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u32);

impl Seat {
    /// The player who moves at the root, if nothing else is said.
    pub const FIRST: Seat = Seat(0);

    /// Returns the player at this place, counted from 0.
    pub const fn new(place: u32) -> Seat {
        Seat(place)
    }

    /// Returns the number by which the player is called, counted from 1.
    pub const fn number(self) -> u32 {
        self.0 + 1
    }

    /// Returns the player whose turn it is after this one, of so many.
    pub const fn next(self, players: u32) -> Seat {
        Seat((self.0 + 1) % players)
    }

    /// Returns the place, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What each of two or three players gets; with two, the third gets 0.
///
/// ```
/// use plyscope::{Payoffs, Seat, Value};
///
/// let payoffs = Payoffs::new([1, 2, 6].map(Value::new));
/// assert_eq!(payoffs.of(Seat::new(2)), Value::new(6));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Payoffs([Value; Payoffs::MOST]);

impl Payoffs {
    /// The greatest number of players.
    pub const MOST: usize = 3;

    /// Returns these payoffs of the players, in their order.
    pub const fn new(values: [Value; Payoffs::MOST]) -> Payoffs {
        Payoffs(values)
    }

    /// Returns the payoffs of a game of two players whose interests are opposed: the value, and for
    /// the other player the same with the other sign.
    pub fn opposed(value: Value) -> Payoffs {
        Payoffs([value, -value, Value::ZERO])
    }

    /// Returns what a player gets.
    pub const fn of(self, seat: Seat) -> Value {
        self.0[seat.index()]
    }

    /// Returns the payoffs of all players, in their order.
    pub const fn values(self) -> [Value; Payoffs::MOST] {
        self.0
    }
}
