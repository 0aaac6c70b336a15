//! What one unit of a game's values is worth.

use std::fmt;

use crate::decimal::Decimal;
use crate::scale::LARGE;

/// The worth of one unit of a game's values: one part of so many equal parts of 1.
///
/// In a game with decimals these are powers of ten. A game with chance has the common denominator
/// of all its expectations, so that each of them is a whole number of units.
///
/// ```
/// use plyscope::{Numbers, Unit, Value};
///
/// assert_eq!(Value::new(25).display(Unit::decimals(1)).to_string(), "2.5");
/// let sixth = Unit::part(6);
/// assert_eq!(Value::new(21).display(sixth).to_string(), "7/2");
/// assert_eq!(Value::new(21).display(sixth.written_in(Numbers::Decimals)).to_string(), "3.5");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Unit {
    parts: u32,
    numbers: Numbers,
}

/// The way in which values that are not whole are written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Numbers {
    /// With a point: `3.5`; `0.333…` where it would never end.
    Decimals,
    /// With a stroke, in lowest terms: `7/2`.
    Fractions,
}

impl Unit {
    /// The unit of whole numbers.
    pub const ONE: Unit = Unit::decimals(0);

    /// Returns the unit of numbers with so many decimals; with more than nine, that of nine.
    pub const fn decimals(decimals: u8) -> Unit {
        let decimals = if decimals > 9 { 9 } else { decimals };
        Unit { parts: 10_u32.pow(decimals as u32), numbers: Numbers::Decimals }
    }

    /// Returns the unit that is one of so many equal parts of 1. Values are written with decimals if
    /// that is a power of ten, and as fractions if not. No parts are one.
    pub fn part(parts: u32) -> Unit {
        let parts = parts.max(1);
        let is_power = 10_u32.pow(parts.ilog10()) == parts;
        Unit { parts, numbers: if is_power { Numbers::Decimals } else { Numbers::Fractions } }
    }

    /// Returns the number of units in 1.
    pub const fn parts(self) -> u32 {
        self.parts
    }

    /// Returns the way in which values are written.
    pub const fn numbers(self) -> Numbers {
        self.numbers
    }

    /// Returns the same unit, whose values are written so.
    pub const fn written_in(self, numbers: Numbers) -> Unit {
        Unit { numbers, ..self }
    }

    /// Returns so many units as a fraction in lowest terms, which is 0/1 for none.
    ///
    /// ```
    /// use plyscope::Unit;
    ///
    /// assert_eq!(Unit::part(6).in_lowest_terms(-21), (-7, 2));
    /// ```
    pub fn in_lowest_terms(self, units: i64) -> (i64, u32) {
        let common = greatest_common_divisor(units.unsigned_abs(), self.parts.into());
        (units / common as i64, self.parts / common as u32)
    }

    /// Returns the number of units that a person writes so, without a sign; `None` if it is no plain
    /// number or not a whole number of units.
    pub(crate) fn read(self, text: &str) -> Option<(u64, bool)> {
        let (above, below) = match text.split_once('/') {
            Some((above, below)) if LARGE => (above, below.parse().ok().filter(|it| *it > 0)?),
            _ => (text, 1_u64),
        };
        let (number, is_negative) = Decimal::signed(above)?;
        let decimals = number.decimals();
        let digits = u128::from(number.units(decimals)?) * u128::from(self.parts);
        let whole = u128::from(below) * 10_u128.checked_pow(decimals as u32)?;
        if digits % whole != 0 {
            return None;
        }
        Some((u64::try_from(digits / whole).ok()?, is_negative))
    }

    /// Writes so many units.
    pub(crate) fn write(self, units: i64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = u64::from(self.parts);
        let (size, sign) = (units.unsigned_abs(), if units < 0 { "-" } else { "" });
        if LARGE && self.numbers == Numbers::Fractions && size % parts != 0 {
            let (above, below) = self.in_lowest_terms(units);
            return write!(f, "{above}/{below}");
        }
        write!(f, "{sign}{}", size / parts)?;
        let mut rest = size % parts;
        if rest == 0 {
            return Ok(());
        }
        let mut digits = String::from(".");
        while rest > 0 && digits.len() <= MOST_DECIMALS {
            rest *= 10;
            digits.push(char::from(b'0' + (rest / parts) as u8));
            rest %= parts;
        }
        if rest > 0 {
            digits.truncate(1 + DECIMALS_OF_MANY);
            digits.push('…');
        }
        f.write_str(&digits)
    }
}

/// A number with more decimals is written with fewer, and `…`.
const MOST_DECIMALS: usize = 9;

/// The decimals before `…`.
const DECIMALS_OF_MANY: usize = 3;

/// Returns the greatest number that divides both.
pub(crate) const fn greatest_common_divisor(mut one: u64, mut other: u64) -> u64 {
    while other > 0 {
        (one, other) = (other, one % other);
    }
    one
}

/// Returns the least number that both divide, or the greatest there is if that doesn't fit.
pub(crate) const fn common_multiple(one: u64, other: u64) -> u64 {
    (one / greatest_common_divisor(one, other)).saturating_mul(other)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Value;

    #[test]
    fn a_number_that_never_ends_is_cut() {
        let written = |units, parts| {
            let unit = Unit::part(parts).written_in(Numbers::Decimals);
            Value::new(units).display(unit).to_string()
        };
        assert_eq!(written(1, 3), "0.333…");
        assert_eq!(written(-5, 3), "-1.666…");
        assert_eq!(written(7, 8), "0.875");
        assert_eq!(written(9, 3), "3");
    }

    #[test]
    fn what_is_written_as_a_fraction_is_read() {
        for parts in [1, 2, 6, 36, 97, 1_000] {
            for units in [0, 1, -1, 5, 36, -7_777, 123_456_789] {
                let unit = Unit::part(parts).written_in(Numbers::Fractions);
                let text = Value::new(units).display(unit).to_string();
                assert_eq!(Value::read(&text, unit), Some(Value::new(units)), "{text} in {parts}");
            }
        }
        assert_eq!(Value::read("1/4", Unit::part(6)), None);
        assert_eq!(Value::read("0.5", Unit::part(6)), Some(Value::new(3)));
        for text in ["1/0", "1/", "/2", "1/-2", "1/2/3"] {
            assert_eq!(Value::read(text, Unit::part(6)), None, "{text}");
        }
    }
}
