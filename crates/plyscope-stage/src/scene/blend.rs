//! The common state of a range of nodes, in a byte.

use super::tone::Tone;
use crate::state::Flags;

/// The common state of a range of nodes: the most important of their states, and whether the search
/// has visited any of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Blend {
    pub(super) tone: Tone,
    pub(super) touched: bool,
}

const TOUCHED: u8 = 0x80;

/// Returns the byte of a node with these flags.
pub(super) fn packed(flags: Flags) -> u8 {
    let tone = Tone::of(flags);
    tone as u8 | if tone.is_touched() { TOUCHED } else { 0 }
}

pub(super) fn blended(a: u8, b: u8) -> u8 {
    (a & !TOUCHED).max(b & !TOUCHED) | (a | b) & TOUCHED
}

pub(super) fn blend_all(bytes: &[u8]) -> u8 {
    bytes.iter().copied().fold(0, blended)
}

impl Blend {
    pub(super) fn of(byte: u8) -> Blend {
        Blend { tone: Tone::ALL[usize::from(byte & !TOUCHED)], touched: byte & TOUCHED != 0 }
    }
}
