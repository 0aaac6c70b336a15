//! The side that values are seen from: MAX, or at each node the player to move there.

use plyscope::{Bound, Interval, Player, Value};

use crate::record::state::NodeNumbers;

/// The side that values are seen from.
///
/// ```
/// use plyscope_stage::{Run, Side};
///
/// let game = "[[3,12,8],[2,4,6],[14,5,2]]";
/// let run = Run::builder("minimax", game).option("view", "mover").open()?;
/// assert_eq!(run.side(), Side::Mover);
/// # Ok::<(), plyscope_stage::RunError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub enum Side {
    /// MAX's side: a value means the same at every node.
    #[default]
    Max,
    /// At each node the player to move: values change their signs from MAX to MIN.
    Mover,
    /// At each node the player to move, whose numbers are the arguments of a call: the value of the
    /// node's parent, and the number of levels that are left below it, if they are counted. This is
    /// how many there are below the root.
    Calls(Option<u32>),
}

impl Side {
    /// Returns `true` if values at a node of this player are shown with the other sign.
    #[inline(always)]
    pub(crate) fn turns(self, player: Player) -> bool {
        self != Side::Max && player == Player::Min
    }

    /// Returns a value as it is seen at a node of this player.
    #[inline(always)]
    pub(crate) fn value(self, player: Player, value: Value) -> Value {
        if self.turns(player) { -value } else { value }
    }

    /// Returns a value and what it says of the true one, as both are seen at a node of this player.
    #[inline(always)]
    pub(crate) fn bound(self, player: Player, (value, bound): (Value, Bound)) -> (Value, Bound) {
        if self.turns(player) { (-value, turned(bound)) } else { (value, bound) }
    }

    /// Returns an interval or a window as it is seen at a node of this player.
    #[inline(always)]
    pub(crate) fn interval(self, player: Player, interval: Interval) -> Interval {
        match interval {
            Interval { lower, upper } if self.turns(player) => {
                Interval { lower: -upper, upper: -lower }
            }
            _ => interval,
        }
    }

    /// Returns a node's numbers as they are seen there.
    #[inline(always)]
    pub(crate) fn numbers(self, player: Player, numbers: NodeNumbers) -> NodeNumbers {
        if !self.turns(player) {
            return numbers;
        }
        match numbers {
            NodeNumbers::Window { alpha, beta, value } => {
                NodeNumbers::Window { alpha: -beta, beta: -alpha, value: value.map(|value| -value) }
            }
            NodeNumbers::Interval { lower, upper } => {
                NodeNumbers::Interval { lower: -upper, upper: -lower }
            }
            NodeNumbers::Value(value, bound) => NodeNumbers::Value(-value, turned(bound)),
            others => others,
        }
    }
}

fn turned(bound: Bound) -> Bound {
    match bound {
        Bound::Exact => Bound::Exact,
        Bound::Lower => Bound::Upper,
        Bound::Upper => Bound::Lower,
    }
}
