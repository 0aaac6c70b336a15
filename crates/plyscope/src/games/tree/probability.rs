//! The probability of a move of chance, as it is written.

use crate::decimal::Decimal;
use crate::unit::{common_multiple, greatest_common_divisor};

/// The greatest number of parts of 1 that leaves room for values.
pub(super) const MOST_PARTS: u64 = i32::MAX as u64 / 2;

/// A probability as it is written before a child, in lowest terms; a decimal number has a power of
/// ten below.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::games) struct Probability {
    pub(super) above: u32,
    pub(super) below: u32,
}

impl Probability {
    /// Reads a decimal number, a fraction of whole numbers, or one of them in percent.
    pub(in crate::games) fn read(word: &str) -> Option<Probability> {
        let (word, percent) = word.strip_suffix('%').map_or((word, 1), |word| (word, 100));
        let (above, below) = match word.split_once('/') {
            Some((above, below)) => {
                (above.parse::<u64>().ok()?, below.parse::<u64>().ok().filter(|it| *it > 0)?)
            }
            None => {
                let (number, is_negative) = Decimal::signed(word)?;
                let (decimals, shift) = (number.decimals(), if percent > 1 { 2 } else { 0 });
                if is_negative || decimals + shift > 9 {
                    return None;
                }
                // As few decimals as it takes: fifty percent are a half.
                let (mut above, mut below) =
                    (number.units(decimals)?, 10_u64.pow((decimals + shift) as u32));
                while below > 1 && above.is_multiple_of(10) {
                    (above, below) = (above / 10, below / 10);
                }
                let (above, below) = (u32::try_from(above).ok()?, below as u32);
                return Some(Probability { above, below });
            }
        };
        let below = below.checked_mul(percent)?;
        let common = greatest_common_divisor(above, below);
        let (above, below) = (above / common, below / common);
        Some(Probability { above: above.try_into().ok()?, below: below.try_into().ok()? })
    }
}

/// Returns `true` if these probabilities add up to 1.
pub(in crate::games) fn add_up(shares: &[Probability]) -> bool {
    let total = shares.iter().map(|it| u64::from(it.below)).fold(1, common_multiple);
    let part = |it: &Probability| (total / u64::from(it.below)).saturating_mul(it.above.into());
    total <= MOST_PARTS && shares.iter().map(part).fold(0, u64::saturating_add) == total
}
