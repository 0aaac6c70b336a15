//! When a value ends the work at a node, and what it says then.

use crate::{Bound, Interval, Value};

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
    pub(in crate::searches) fn passes_beta(self, value: Value, beta: Value) -> bool {
        match self {
            Cut::AtEquality => value >= beta,
            Cut::PastEquality => value > beta,
        }
    }

    pub(in crate::searches) fn passes_alpha(self, value: Value, alpha: Value) -> bool {
        match self {
            Cut::AtEquality => value <= alpha,
            Cut::PastEquality => value < alpha,
        }
    }

    /// What is returned where so much is known of a node: the table cuts off,
    /// but it never narrows a window.
    pub(super) fn settles(
        self,
        Interval { lower, upper }: Interval,
        alpha: Value,
        beta: Value,
    ) -> Option<(Value, Bound)> {
        if lower == upper {
            Some((lower, Bound::Exact))
        } else if self.passes_beta(lower, beta) {
            Some((lower, Bound::Lower))
        } else if self.passes_alpha(upper, alpha) {
            Some((upper, Bound::Upper))
        } else {
            None
        }
    }
}

/// What a value found with a window says; an infinite window hides nothing.
pub(in crate::searches) fn bound_of(value: Value, alpha: Value, beta: Value) -> Bound {
    if value >= beta && beta < Value::INF {
        Bound::Lower
    } else if value <= alpha && alpha > Value::NEG_INF {
        Bound::Upper
    } else {
        Bound::Exact
    }
}
