//! The common state of a range of nodes, in a byte: a bit for each state that one of them has, the
//! most important in the highest bit.

use super::tone::Tone;
use crate::record::state::Flags;

/// The common state of a range of nodes: the most important of their states, and whether the search
/// has visited any of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Blend {
    pub(super) tone: Tone,
    pub(super) touched: bool,
}

/// Returns the byte of a node in this state; no bit if it is idle.
fn bit(tone: Tone) -> u8 {
    1 << tone as u8 >> 1
}

/// Returns the byte of a node with these flags.
pub(super) fn packed(flags: Flags) -> u8 {
    bit(Tone::of(flags))
}

pub(super) fn blended(bytes: impl IntoIterator<Item = u8>) -> u8 {
    bytes.into_iter().fold(0, |all, byte| all | byte)
}

impl Blend {
    pub(super) fn of(byte: u8) -> Blend {
        let tone = Tone::ALL[(u8::BITS - byte.leading_zeros()) as usize];
        // All have visited nodes but the first and that of cut ones.
        Blend { tone, touched: byte & !bit(Tone::Cut) != 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_important_state_is_seen_with_whether_any_was_visited() {
        for states in 0_u32..1 << Tone::ALL.len() {
            let states = || Tone::ALL.into_iter().filter(|&tone| states >> tone as u8 & 1 != 0);
            let blend = Blend {
                tone: states().max().unwrap_or(Tone::Idle),
                touched: states().any(|tone| !matches!(tone, Tone::Idle | Tone::Cut)),
            };
            assert_eq!(Blend::of(blended(states().map(bit))), blend);
        }
    }
}
