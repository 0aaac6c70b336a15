//! The two players.

use crate::Value;

/// A player. Values are always MAX's: MAX wants them high, MIN low.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Player {
    /// Takes the greatest value among its moves.
    Max,
    /// Takes the least value among its moves.
    Min,
}

impl Player {
    /// Returns the other player.
    pub const fn opponent(self) -> Player {
        match self {
            Player::Max => Player::Min,
            Player::Min => Player::Max,
        }
    }

    /// Returns the value that is worse for this side than any other.
    ///
    /// ```
    /// use plyscope::{Player, Value};
    ///
    /// assert_eq!(Player::Max.worst(), Value::NEG_INF);
    /// ```
    pub const fn worst(self) -> Value {
        match self {
            Player::Max => Value::NEG_INF,
            Player::Min => Value::INF,
        }
    }

    /// Returns `true` if `one` is better than `other` for this side.
    ///
    /// ```
    /// use plyscope::{Player, Value};
    ///
    /// assert!(Player::Max.prefers(Value::new(5), Value::new(3)));
    /// assert!(Player::Min.prefers(Value::new(3), Value::new(5)));
    /// assert!(!Player::Max.prefers(Value::new(5), Value::new(5)));
    /// ```
    pub fn prefers(self, one: Value, other: Value) -> bool {
        match self {
            Player::Max => one > other,
            Player::Min => one < other,
        }
    }
}
