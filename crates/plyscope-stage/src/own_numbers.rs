//! The numbers of nodes that only one search kind has, as they are shown.

use crate::painter::Ink;
use crate::sentence::Sentence;

/// The display of the numbers that only one search kind has, such as proof numbers:
/// [`NodeNumbers::Own`](crate::NodeNumbers::Own). Only the search kind knows the meaning of the
/// three words.
pub trait OwnNumbers {
    /// Returns a node's numbers as text, in the order of reading, each with its ink.
    fn lines(&self, words: [u32; 3], decimals: u8) -> Vec<(String, Ink)>;

    /// Returns the text that fits under a mark, or where there is no room for all lines: the first
    /// line, unless the kind has a shorter form of all.
    fn short(&self, words: [u32; 3], decimals: u8) -> Option<(String, Ink)> {
        self.lines(words, decimals).into_iter().next()
    }

    /// Returns `true` if a leaf with its value inside has its numbers below it.
    fn is_below_leaves(&self) -> bool {
        false
    }

    /// Returns `true` if these are the numbers of a node that is disproved.
    fn is_disproved(&self, words: [u32; 3]) -> bool {
        _ = words;
        false
    }

    /// Returns the share of the greatest width that the edge to a node has; `None` if these numbers
    /// don't decide the width. `root` are the numbers of the root.
    fn edge_share(&self, words: [u32; 3], root: [u32; 3]) -> Option<f32> {
        _ = (words, root);
        None
    }

    /// Returns the facts about a node with these numbers.
    fn facts(&self, words: [u32; 3], decimals: u8) -> Vec<Sentence>;
}
