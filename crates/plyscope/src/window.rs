//! Search windows.

use crate::{CutBy, Player, Value};

/// The window of a search: MAX already has `alpha` elsewhere, MIN already has
/// `beta`, and only the values between them matter. By default, every value matters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Window {
    /// The value that MAX already has.
    pub alpha: Value,
    /// The value that MIN already has.
    pub beta: Value,
}

impl Default for Window {
    fn default() -> Window {
        Window::ALL
    }
}

impl Window {
    /// The window in which every value matters.
    pub const ALL: Window = Window { alpha: Value::NEG_INF, beta: Value::INF };

    /// Returns the null window that asks whether `player` can get something
    /// better than `value`.
    ///
    /// ```
    /// use plyscope::{Player, Value, Window};
    ///
    /// let window = Window::better_than(Player::Max, Value::new(5));
    /// assert_eq!(window, Window { alpha: Value::new(5), beta: Value::new(6) });
    /// assert!(window.is_null());
    /// ```
    pub fn better_than(player: Player, value: Value) -> Window {
        match player {
            Player::Max => Window { alpha: value, beta: value.just_above() },
            Player::Min => Window { alpha: value.just_below(), beta: value },
        }
    }

    /// Returns `true` if no value lies between the two ends: a search with
    /// such a window only tells on which side of it the value lies.
    pub fn is_null(self) -> bool {
        self.alpha.just_above() >= self.beta
    }

    /// Returns the end of the window at which a value cuts off the rest of a
    /// node of this side, and the name of that cutoff: β at a MAX node, α at a
    /// MIN node.
    pub const fn cutoff_at(self, player: Player) -> (CutBy, Value) {
        match player {
            Player::Max => (CutBy::Beta, self.beta),
            Player::Min => (CutBy::Alpha, self.alpha),
        }
    }

    /// Returns the window of the next child of a node of this side, which
    /// already has `value`.
    pub fn narrowed(self, player: Player, value: Value) -> Window {
        match player {
            Player::Max => Window { alpha: self.alpha.max(value), ..self },
            Player::Min => Window { beta: self.beta.min(value), ..self },
        }
    }
}
