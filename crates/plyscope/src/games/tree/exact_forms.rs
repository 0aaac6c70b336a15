//! Fractions, and numbers with an exponent, where they are exact as decimals.

use crate::decimal::Decimal;
use crate::games::notation::NotationErrorKind;

/// A number that is too great for every tree, with as many decimals as there may
/// be.
pub(super) const TOO_GREAT: u64 = 1 << 32;

/// The greatest number of decimals, for a power of ten.
const DECIMALS: i32 = NotationErrorKind::DECIMALS as i32;

/// A number without its sign: its digits, and how many of them are decimals.
type Digits = (u64, u8);

/// Reads what makes another number of `decimal`, which stands before `text`: `/4`, which
/// makes a fraction of it, or an exponent such as `e-3`. Returns the number, or why it has
/// no exact decimal, and the length of what was read; `None` if `text` begins otherwise.
pub(super) fn read(
    decimal: Decimal<'_>,
    text: &str,
) -> Option<(Result<Digits, NotationErrorKind>, usize)> {
    if let Some(below) = text.strip_prefix('/') {
        let (below, length) = Decimal::prefix(below)?;
        return Some((fraction(decimal, below), 1 + length));
    }
    let power = text.strip_prefix(['e', 'E'])?;
    let unsigned = power.strip_prefix(['+', '-', '−']).unwrap_or(power);
    let digits = unsigned.bytes().take_while(u8::is_ascii_digit);
    // No exponent has to be greater than this one, which is too great already.
    let size =
        digits.clone().fold(0, |size, digit| (size * 10 + i32::from(digit - b'0')).min(99_999));
    let length = text.len() - unsigned.len() + digits.count();
    if length == text.len() - unsigned.len() {
        return None;
    }
    let exponent = if power.starts_with(['-', '−']) { -size } else { size };
    Some((scaled(decimal, exponent), length))
}

fn fraction(above: Decimal<'_>, below: Decimal<'_>) -> Result<Digits, NotationErrorKind> {
    let parts = |number: Decimal<'_>| number.units(DECIMALS as usize).map(u128::from);
    let (Some(above), Some(below)) = (parts(above), parts(below)) else {
        return Err(NotationErrorKind::Inexact);
    };
    let parts = above * 10_u128.pow(DECIMALS as u32);
    if below == 0 || !parts.is_multiple_of(below) {
        return Err(NotationErrorKind::Inexact);
    }
    // What doesn't fit is too great for every tree.
    short(u64::try_from(parts / below).unwrap_or(u64::MAX), DECIMALS)
}

fn scaled(number: Decimal<'_>, exponent: i32) -> Result<Digits, NotationErrorKind> {
    let Some(digits) = number.units(number.decimals()) else {
        return Err(NotationErrorKind::Inexact);
    };
    let decimals = i32::try_from(number.decimals()).unwrap_or(i32::MAX);
    short(digits, decimals.saturating_sub(exponent))
}

/// Returns the number without idle zeros; one that is too great for every tree as
/// [`TOO_GREAT`].
fn short(mut digits: u64, mut decimals: i32) -> Result<Digits, NotationErrorKind> {
    if digits == 0 {
        return Ok((0, 0));
    }
    while decimals > 0 && digits.is_multiple_of(10) {
        digits /= 10;
        decimals -= 1;
    }
    if decimals > DECIMALS {
        return Err(NotationErrorKind::TooManyDecimals);
    }
    let zeros = 10_u64.checked_pow(decimals.min(0).unsigned_abs());
    let digits = zeros.and_then(|zeros| digits.checked_mul(zeros)).unwrap_or(u64::MAX);
    let decimals = decimals.max(0) as u8;
    Ok((digits.min(TOO_GREAT * 10_u64.pow(decimals.into())), decimals))
}
