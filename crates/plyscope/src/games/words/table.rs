//! The board and the list of words.

use super::lexicon::Lexicon;
use super::rules::Premium;

/// The board and the list of words, as all plays need them.
pub(super) struct Table<'a> {
    pub(super) size: usize,
    pub(super) tiles: &'a [u8],
    pub(super) premiums: &'a [Premium],
    pub(super) lexicon: &'a Lexicon,
}
