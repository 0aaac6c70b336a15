//! Numbers as they are written, before a tree's unit is known.

use super::exact_forms;
use crate::Value;
use crate::decimal::Decimal;
use crate::games::bare_tree::is_minus;
use crate::games::notation::{Expected, NotationError, NotationErrorKind, TextPart, rest};
use crate::scale::LARGE;

/// A decimal number, exact: `digits` times ten to the power of `-decimals`,
/// without idle zeros at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Number {
    /// `±i64::MAX` are the infinities, and `i64::MIN` is a value that nobody knows.
    digits: i64,
    /// Its place, in bytes of the text that is read.
    at: u32,
    pub(crate) decimals: u8,
}

const INFINITE: i64 = i64::MAX;
const UNKNOWN: i64 = i64::MIN;

impl Number {
    /// Reads the number at byte `at` of `part`; `None` if there isn't any. Returns
    /// it and the byte where it ends.
    pub(crate) fn read(
        part: TextPart<'_>,
        at: usize,
    ) -> Result<Option<(Number, usize)>, NotationError> {
        let text = part.as_str();
        let mut end = at;
        let mut negative = false;
        if let Some(sign) = rest(text, at).chars().next().filter(|&c| c == '+' || is_minus(c)) {
            negative = sign != '+';
            end += sign.len_utf8();
        }
        for infinity in ["inf", "∞"] {
            let after = rest(text, end).strip_prefix(infinity);
            if after.is_some_and(|after| !after.starts_with(is_name_char)) {
                let digits = if negative { -INFINITE } else { INFINITE };
                let number = Number { digits, at: at as u32, decimals: 0 };
                return Ok(Some((number, end + infinity.len())));
            }
        }

        let Some((decimal, length)) = Decimal::prefix(rest(text, end)) else { return Ok(None) };
        end += length;
        if let Some((digits, length)) = exact_forms::read(decimal, rest(text, end)) {
            end += length;
            let (digits, decimals) = digits.map_err(|kind| part.part(at, end).error(kind))?;
            // At most 2^32 times 10^9, so that it fits.
            let digits = if negative { -(digits as i64) } else { digits as i64 };
            return Ok(Some((Number { digits, at: at as u32, decimals }, end)));
        }
        let decimals = decimal.decimals();
        if decimals > usize::from(NotationErrorKind::DECIMALS) {
            return Err(part.part(at, end).error(NotationErrorKind::TooManyDecimals));
        }
        let decimals = decimals as u8;
        let most = exact_forms::TOO_GREAT * 10_u64.pow(decimals.into());
        // At most 2^32 times 10^9, so that it fits.
        let digits = decimal.units(decimals.into()).map_or(most, |units| units.min(most)) as i64;
        let digits = if negative { -digits } else { digits };
        Ok(Some((Number { digits, at: at as u32, decimals }, end)))
    }

    /// Returns the value that nobody knows, of one character at this place.
    pub(super) fn unknown(at: usize) -> Number {
        Number { digits: UNKNOWN, at: at as u32, decimals: 0 }
    }

    /// Returns `true` if nobody knows the value.
    pub(super) fn is_unknown(self) -> bool {
        LARGE && self.digits == UNKNOWN
    }

    /// Returns its place, in bytes of the text that is read.
    pub(crate) fn at(self) -> usize {
        self.at as usize
    }

    /// Reads a text that is one number and nothing else.
    pub(crate) fn whole(part: TextPart<'_>) -> Result<Number, NotationError> {
        match Number::read(part, 0)? {
            Some((number, end)) if end == part.as_str().len() => Ok(number),
            _ => Err(part.expected(Expected::Number)),
        }
    }

    /// Returns its value with so many `decimals`, no fewer than its own; `None` if
    /// that is too great.
    pub(crate) fn value(self, decimals: u8) -> Option<Value> {
        match self.digits {
            INFINITE => return Some(Value::INF),
            digits if digits == -INFINITE => return Some(Value::NEG_INF),
            _ if self.is_unknown() => return Some(Value::UNKNOWN),
            _ => {}
        }
        let units = self.digits.checked_mul(10_i64.pow(u32::from(decimals - self.decimals)))?;
        let units = i32::try_from(units).ok()?;
        Some(Value::new(units)).filter(|value| value.is_finite() && units != i32::MIN)
    }

    pub(crate) fn is_above(self, other: Number) -> bool {
        let scaled = |number: Number| {
            let decimals = NotationErrorKind::DECIMALS - number.decimals;
            i128::from(number.digits) * 10_i128.pow(u32::from(decimals))
        };
        scaled(self) > scaled(other)
    }

    /// Returns the error that this number, read from `part`, is too great.
    pub(crate) fn too_great(self, part: TextPart<'_>, decimals: u8) -> NotationError {
        self.place(part).error(NotationErrorKind::TooGreat { decimals })
    }

    /// Returns its place in `part`, from which it was read.
    pub(crate) fn place(self, part: TextPart<'_>) -> TextPart<'_> {
        let at = self.at as usize;
        if self.is_unknown() {
            return part.part(at, at + 1);
        }
        // It was read before, so that it can be read again.
        let end = Number::read(part, at).ok().flatten().map_or(at, |(_, end)| end);
        part.part(at, end)
    }
}

/// Returns `true` for a character of a name without quotation marks; the first
/// one is in [`is_name_start`].
pub(crate) fn is_name_char(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Returns `true` for the first character of a name without quotation marks.
pub(crate) fn is_name_start(c: char) -> bool {
    c.is_alphabetic() || c == '_'
}
