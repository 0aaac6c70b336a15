//! When a value ends the work at a node, and what it says then.

use crate::options::{OptionKind, Settings};
use crate::{Bound, Interval, Player, Value, Window};

/// When a value at the end of a window ends the work at a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Cut {
    /// When the value meets the bound: `≥ β`, `≤ α`.
    #[default]
    AtEquality,
    /// Only when it passes the bound: `> β`, `< α`.
    PastEquality,
}

impl Cut {
    /// The values of the option `cut=`.
    pub(in crate::searches) const KIND: OptionKind =
        OptionKind::Choice(&["at-equality", "past-equality"]);

    /// Returns what the option `cut=` says.
    pub(in crate::searches) fn of(settings: &Settings) -> Cut {
        match settings.word("cut") {
            "past-equality" => Cut::PastEquality,
            _ => Cut::AtEquality,
        }
    }

    /// Returns `true` if a value ends the work at a node of this side, whose
    /// window ends at `bound`: β at MAX, α at MIN.
    pub(in crate::searches) fn passes(self, player: Player, value: Value, bound: Value) -> bool {
        match self {
            Cut::AtEquality => !player.prefers(bound, value),
            Cut::PastEquality => player.prefers(value, bound),
        }
    }

    /// Returns the result of a node of which so much is known, if that is
    /// enough for this window. The table never narrows a window.
    pub(super) fn settles(
        self,
        Interval { lower, upper }: Interval,
        Window { alpha, beta }: Window,
    ) -> Option<(Value, Bound)> {
        if lower == upper {
            Some((lower, Bound::Exact))
        } else if self.passes(Player::Max, lower, beta) {
            Some((lower, Bound::Lower))
        } else if self.passes(Player::Min, upper, alpha) {
            Some((upper, Bound::Upper))
        } else {
            None
        }
    }
}

/// Returns what a value found with a window says of the true one. An infinite
/// end hides nothing.
pub(in crate::searches) fn bound_of(value: Value, Window { alpha, beta }: Window) -> Bound {
    if value >= beta && beta < Value::INF {
        Bound::Lower
    } else if value <= alpha && alpha > Value::NEG_INF {
        Bound::Upper
    } else {
        Bound::Exact
    }
}
