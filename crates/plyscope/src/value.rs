//! Values: integers in units of a game's finest decimal.

use std::fmt;
use std::ops::Neg;

use crate::Unit;
use crate::scale::LARGE;

/// The value of a position, always from MAX's point of view.
///
/// A value is a whole number of units, and the game says what a unit is worth
/// ([`Game::unit`](crate::Game::unit)). So a null window is exactly one
/// unit wide, and no search ever compares floating-point numbers.
///
/// ```
/// use plyscope::{Unit, Value};
///
/// assert!(Value::NEG_INF < Value::new(-3) && Value::new(7) < Value::INF);
/// assert_eq!(-Value::INF, Value::NEG_INF);
/// assert_eq!(Value::new(25).display(Unit::decimals(1)).to_string(), "2.5");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
// See docs/decisions/values-are-32-bits.md.
pub struct Value(i32);

impl Value {
    /// Greater than every finite value.
    pub const INF: Value = Value(i32::MAX);
    /// Less than every finite value.
    pub const NEG_INF: Value = Value(-i32::MAX);
    /// The value of a position that nobody knows: a search that asks for it ends with
    /// [`Reason::Unknown`](crate::Reason::Unknown), so that it is never compared with another.
    // Its own negation, as MIN sees no more of it than MAX.
    pub const UNKNOWN: Value = Value(i32::MIN);
    /// Zero.
    pub const ZERO: Value = Value(0);
    /// The greatest finite number of units.
    pub const MOST: i32 = i32::MAX - 1;

    /// Returns a value of so many units. A number beyond [`Value::MOST`], on
    /// either side, is the infinity of that side.
    pub const fn new(units: i32) -> Value {
        Value(if units == i32::MIN { -i32::MAX } else { units })
    }

    /// Returns the number of units; `±i32::MAX` for the infinities, and `i32::MIN` for
    /// [`Value::UNKNOWN`].
    pub const fn units(self) -> i32 {
        self.0
    }

    /// Returns the value with so many [`units`](Value::units), which may be [`Value::UNKNOWN`].
    ///
    /// ```
    /// use plyscope::Value;
    ///
    /// for value in [Value::new(-3), Value::INF, Value::UNKNOWN] {
    ///     assert_eq!(Value::with_units(value.units()), value);
    /// }
    /// ```
    pub const fn with_units(units: i32) -> Value {
        Value(units)
    }

    /// Returns `true` if this is neither of the infinities, and not [`Value::UNKNOWN`].
    pub const fn is_finite(self) -> bool {
        self.0 != i32::MAX && self.0 > -i32::MAX
    }

    /// Returns `true` if this is [`Value::UNKNOWN`].
    ///
    /// ```
    /// use plyscope::{Game, tree::Tree};
    ///
    /// let tree: Tree = "[8,?]".parse()?;
    /// let value = |child| tree.value(&tree.play(&tree.start(), &child));
    /// assert!(!value(0).is_unknown() && value(1).is_unknown());
    /// # Ok::<(), plyscope::NotationError>(())
    /// ```
    pub const fn is_unknown(self) -> bool {
        // The module of a frame reads no such tree.
        LARGE && self.0 == i32::MIN
    }

    /// Returns this value and so many units more. Infinities stay infinite, and
    /// a finite value stays finite.
    pub fn plus(self, units: i32) -> Value {
        if self.is_finite() {
            Value(self.0.saturating_add(units).clamp(-Value::MOST, Value::MOST))
        } else {
            self
        }
    }

    /// Returns the least value greater than this one; `∞` stays `∞`.
    ///
    /// Between a value and the one just above it is a null window: a search
    /// with it tests whether a player can get more than the value.
    ///
    /// ```
    /// use plyscope::Value;
    ///
    /// assert_eq!(Value::new(5).just_above(), Value::new(6));
    /// assert_eq!(Value::new(Value::MOST).just_above(), Value::INF);
    /// assert_eq!(Value::INF.just_above(), Value::INF);
    /// assert_eq!(Value::INF.just_below(), Value::new(Value::MOST));
    /// ```
    pub fn just_above(self) -> Value {
        Value(self.0.saturating_add(1))
    }

    /// Returns the greatest value less than this one; `−∞` stays `−∞`. See
    /// [`just_above`](Value::just_above).
    pub fn just_below(self) -> Value {
        -(-self).just_above()
    }

    /// Returns the finite value that a person writes so in a game with this unit; `None` if this is
    /// no plain number, isn't a whole number of units, or is too great.
    ///
    /// ```
    /// use plyscope::{Unit, Value};
    ///
    /// let tenth = Unit::decimals(1);
    /// assert_eq!(Value::read("-2.5", tenth), Some(Value::new(-25)));
    /// assert_eq!(Value::read("2.50", tenth), Some(Value::new(25)));
    /// assert_eq!(Value::read("2.25", tenth), None);
    /// assert_eq!(Value::read("-7/2", tenth), Some(Value::new(-35)));
    /// ```
    pub fn read(text: &str, unit: Unit) -> Option<Value> {
        let (units, is_negative) = unit.read(text)?;
        let units = i32::try_from(units).ok()?;
        Some(Value(if is_negative { -units } else { units })).filter(|value| value.is_finite())
    }

    /// Returns the value as a person writes it in a game with this unit.
    pub fn display(self, unit: Unit) -> DisplayValue {
        DisplayValue { value: self, unit }
    }
}

impl Neg for Value {
    type Output = Value;
    fn neg(self) -> Value {
        Value(self.0.wrapping_neg())
    }
}

impl From<i32> for Value {
    fn from(units: i32) -> Value {
        Value::new(units)
    }
}

impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.display(Unit::ONE), f)
    }
}

/// Writes a [`Value`] in a [`Unit`], without trailing zeros; made by [`Value::display`].
#[derive(Clone, Copy, Debug)]
pub struct DisplayValue {
    value: Value,
    unit: Unit,
}

impl fmt::Display for DisplayValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.value {
            Value::INF => f.write_str("inf"),
            Value::NEG_INF => f.write_str("-inf"),
            value if value.is_unknown() => f.write_str("?"),
            value => self.unit.write(value.0.into(), f),
        }
    }
}

/// The bounds of a value: it lies between `lower` and `upper`, both included.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Interval {
    /// The pessimistic bound.
    pub lower: Value,
    /// The optimistic bound, never below `lower`.
    pub upper: Value,
}

impl Interval {
    /// The interval of all values.
    pub const ALL: Interval = Interval { lower: Value::NEG_INF, upper: Value::INF };

    /// Returns the interval from `lower` to `upper`, both included; `None` if
    /// `lower` is greater.
    pub fn new(lower: Value, upper: Value) -> Option<Interval> {
        (lower <= upper).then_some(Interval { lower, upper })
    }

    /// Returns the interval of just this value.
    pub const fn exactly(value: Value) -> Interval {
        Interval { lower: value, upper: value }
    }

    /// Returns `true` if `value` lies in it.
    pub fn contains(self, value: Value) -> bool {
        self.lower <= value && value <= self.upper
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimals_are_written_as_read() {
        let written =
            |units, decimals| Value::new(units).display(Unit::decimals(decimals)).to_string();
        assert_eq!(written(5, 1), "0.5");
        assert_eq!(written(-5, 1), "-0.5");
        assert_eq!(written(-1250, 3), "-1.25");
        assert_eq!(written(300, 2), "3");
        assert_eq!(written(i32::MAX, 2), "inf");
        assert_eq!(written(i32::MIN, 0), "-inf");
        assert_eq!(Value::UNKNOWN.display(Unit::decimals(2)).to_string(), "?");
        assert_eq!(format!("{:?}", Value::new(-3)), "-3");
    }

    #[test]
    fn what_is_written_is_read() {
        let same = |units: i32, decimals| {
            let unit = Unit::decimals(decimals);
            let value = Value::new(units);
            let text = value.display(unit).to_string();
            assert_eq!(Value::read(&text, unit), Some(value), "{text}");
        };
        for units in [0, 1, -1, 9, 10, -1250, 123_456_789, Value::MOST, -Value::MOST] {
            (0..=9).for_each(|decimals| same(units, decimals));
        }
        assert_eq!(Value::read("+.5", Unit::decimals(1)), Some(Value::new(5)));
        assert_eq!(Value::read("5.", Unit::decimals(0)), Some(Value::new(5)));
        for text in ["", "-", ".", "1e3", "inf", "1.5.2", "--1", "1 ", "2147483647", "é"] {
            assert_eq!(Value::read(text, Unit::decimals(0)), None, "{text}");
        }
        assert_eq!(Value::read("214748364.7", Unit::decimals(1)), None);
        assert_eq!(Value::read("0.05", Unit::decimals(1)), None);
    }

    #[test]
    fn a_value_can_be_debugged() {
        let values = [Value::new(-25), Value::INF];
        assert_eq!(format!("{values:?}"), "[-25, inf]");
        assert_eq!(
            format!("{:?}", Value::new(-25).display(Unit::ONE)),
            "DisplayValue { value: -25, unit: Unit { parts: 1, numbers: Decimals } }"
        );
    }

    #[test]
    fn infinities_absorb_and_finite_values_stay_finite() {
        assert_eq!(Value::INF.plus(-1), Value::INF);
        assert_eq!(-Value::UNKNOWN.plus(1), Value::UNKNOWN);
        assert_eq!(Value::new(Value::MOST).plus(1), Value::new(Value::MOST));
        assert_eq!(Value::new(3).plus(1), Value::new(4));
    }
}
