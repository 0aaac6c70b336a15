//! Trees of which one is drawn.

use std::collections::HashSet;
use std::fmt::Write;
use std::ops::RangeInclusive;

use oorandom::Rand64;

use crate::games::random::{from_to, value_from_to};

/// The trees of which one is drawn: MAX is at the root, players take turns, and all leaves are
/// equally deep.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shape {
    /// The number of plies below the root.
    pub plies: u32,
    /// The number of children of each node above the leaves.
    pub children: RangeInclusive<u32>,
    /// The values of leaves.
    pub values: RangeInclusive<i32>,
}

impl Default for Shape {
    /// Three plies, two or three children, values from 1 to 30.
    fn default() -> Shape {
        Shape { plies: 3, children: 2..=3, values: 1..=30 }
    }
}

/// The greatest number of leaves that a tree may have.
pub(super) const MOST_LEAVES: u32 = 256;

impl Shape {
    /// Returns the greatest number of leaves of these trees, `None` if it is beyond all limits.
    pub(super) fn most_leaves(&self) -> Option<u32> {
        self.children.end().checked_pow(self.plies).filter(|leaves| *leaves <= MOST_LEAVES)
    }

    /// Returns the number of values that a leaf may have.
    pub(super) fn different_values(&self) -> u32 {
        self.values.end().abs_diff(*self.values.start()).saturating_add(1)
    }

    /// Draws a tree. Returns it as nested lists, and the values of its leaves; no two are equal,
    /// if they shall be different.
    pub(super) fn draw(&self, stream: &mut Rand64, different: bool) -> (String, Vec<i32>) {
        let mut drawn = Draw { shape: self, taken: HashSet::new(), leaves: Vec::new() };
        let mut text = String::new();
        drawn.node(stream, different, self.plies, &mut text);
        (text, drawn.leaves)
    }
}

struct Draw<'a> {
    shape: &'a Shape,
    taken: HashSet<i32>,
    leaves: Vec<i32>,
}

impl Draw<'_> {
    fn node(&mut self, stream: &mut Rand64, different: bool, plies: u32, text: &mut String) {
        if plies == 0 {
            let (least, most) = (*self.shape.values.start(), *self.shape.values.end());
            let mut value = value_from_to(stream, least, most);
            while different && self.taken.contains(&value) {
                value = value_from_to(stream, least, most);
            }
            self.taken.insert(value);
            self.leaves.push(value);
            let _ = write!(text, "{value}");
            return;
        }
        let children = from_to(stream, *self.shape.children.start(), *self.shape.children.end());
        for child in 0..children {
            text.push(if child == 0 { '[' } else { ',' });
            self.node(stream, different, plies - 1, text);
        }
        text.push(']');
    }
}
