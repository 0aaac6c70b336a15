//! Trees of which one is drawn.

use std::collections::HashSet;
use std::fmt::Write;
use std::ops::RangeInclusive;

use oorandom::Rand64;

use crate::games::random::{from_to, value_from_to};

/// The trees of which one is drawn: MAX is at the root, players take turns, and all leaves are
/// equally deep. Chance moves only where it is wished for.
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

    /// Draws a tree. Where chance moves, it does at some of the nodes below the root, never at two in a row.
    /// With bounds, each node between the root and the leaves has those of the leaves below it.
    pub(super) fn draw(&self, stream: &mut Rand64, wanted: Wanted) -> Drawn {
        let drawn = Drawn { text: String::new(), leaves: Vec::new(), chance: 0 };
        let mut draw = Draw { shape: self, taken: HashSet::new(), wanted, drawn };
        draw.node(stream, self.plies, true);
        draw.drawn
    }
}

/// What a tree is to have.
#[derive(Clone, Copy)]
pub(super) struct Wanted {
    /// Leaves of which no two are equal.
    pub(super) different: bool,
    /// Nodes where chance moves.
    pub(super) chance: bool,
    /// Bounds.
    pub(super) bounds: bool,
}

/// A tree that was drawn.
pub(super) struct Drawn {
    /// The tree as nested lists.
    pub(super) text: String,
    /// The values of its leaves.
    pub(super) leaves: Vec<i32>,
    /// The number of chance nodes.
    pub(super) chance: u32,
}

struct Draw<'a> {
    shape: &'a Shape,
    taken: HashSet<i32>,
    wanted: Wanted,
    drawn: Drawn,
}

impl Draw<'_> {
    /// Draws a node and all below it. A player has to decide there if it is the root, or chance has moved
    /// before. Returns the least and the greatest leaf.
    fn node(&mut self, stream: &mut Rand64, plies: u32, is_players: bool) -> (i32, i32) {
        if plies == 0 {
            let (least, most) = (*self.shape.values.start(), *self.shape.values.end());
            let mut value = value_from_to(stream, least, most);
            while self.wanted.different && self.taken.contains(&value) {
                value = value_from_to(stream, least, most);
            }
            self.taken.insert(value);
            self.drawn.leaves.push(value);
            let _ = write!(self.drawn.text, "{value}");
            return (value, value);
        }
        let is_chance = self.wanted.chance && !is_players && from_to(stream, 0, 1) == 0;
        if is_chance {
            self.drawn.chance += 1;
            self.drawn.text.push_str("chance:");
        }
        let children = from_to(stream, *self.shape.children.start(), *self.shape.children.end());
        let front = self.drawn.text.len();
        let (mut lower, mut upper) = (i32::MAX, i32::MIN);
        for child in 0..children {
            self.drawn.text.push(if child == 0 { '[' } else { ',' });
            let (least, most) = self.node(stream, plies - 1, is_chance);
            (lower, upper) = (lower.min(least), upper.max(most));
        }
        self.drawn.text.push(']');
        if self.wanted.bounds && plies < self.shape.plies {
            self.drawn.text.insert_str(front, &format!("{lower}..{upper}"));
        }
        (lower, upper)
    }
}
