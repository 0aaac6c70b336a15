//! Who is to move.

/// The side to move. Values are always MAX's: MAX wants them high, MIN low.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Player {
    /// Takes the greatest value among its moves.
    Max,
    /// Takes the least value among its moves.
    Min,
}

impl Player {
    /// The other one.
    pub const fn opponent(self) -> Player {
        match self {
            Player::Max => Player::Min,
            Player::Min => Player::Max,
        }
    }
}
