//! A random tree, made from a seed as it is searched.

use std::fmt;

use super::position::Position;
use crate::games::arguments::Arguments;
use crate::games::notation::{NotationError, NotationErrorKind, TextPart};
use crate::games::random::{SEED, from_to, number, stream};
use crate::{Limits, OptionSpec, Payoffs, Value};

/// A tree whose leaves all have the same sum of payoffs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Random {
    branching: u32,
    depth: u32,
    seed: u64,
    total: u32,
}

impl Random {
    /// Returns the number of children.
    pub(super) fn children(&self, position: &Position) -> u32 {
        if position.ply < self.depth { self.branching } else { 0 }
    }

    /// Returns the number of a child. Far down in a large tree, nodes may share one, and so payoffs.
    pub(super) fn child(&self, position: &Position, child: u32) -> u64 {
        let first = position.number.wrapping_mul(self.branching.into()).wrapping_add(1);
        first.wrapping_add(child.into())
    }

    /// Returns the shares of the sum: each division of it is as likely as any other.
    pub(super) fn payoffs(&self, position: &Position) -> Payoffs {
        let mut stream = stream(self.seed, position.number);
        // Three shares are what two bars among the parts leave; the bars take a place, too.
        let one = from_to(&mut stream, 0, self.total + 1);
        let other = from_to(&mut stream, 0, self.total);
        let other = other + u32::from(other >= one);
        let (first, last) = (one.min(other), one.max(other));
        let shares = [first, last - first - 1, self.total + 1 - last];
        Payoffs::new(shares.map(|share| Value::new(share as i32)))
    }

    pub(super) fn total(&self) -> Value {
        Value::new(self.total as i32)
    }
}

pub(super) const OPTIONS: &[OptionSpec] = &[
    number("branching", (1, 1_000_000), "3", "The number of children of a node in a random tree."),
    number("depth", (0, 60_000), "3", "How many plies a random tree has below its root."),
    number(SEED, (0, i64::MAX), "7", "Another seed, another random tree."),
    number("total", (0, 1_000_000), "9", "What the players of a random tree get together."),
];

/// Reads `random` and its options.
pub(super) fn read(text: TextPart<'_>, limits: Limits) -> Result<Random, NotationError> {
    let arguments = Arguments::read(text, "players", OPTIONS)?;
    for (index, argument) in arguments.positional.iter().enumerate() {
        if index > 0 || argument.as_str() != "random" {
            return Err(argument.error(NotationErrorKind::position(NoTree)));
        }
    }
    let settings = &arguments.settings;
    let size = |name: &str| -> u32 { settings.number(name).unwrap_or_default() };
    let (branching, depth) = (size("branching"), size("depth"));
    for (name, children, plies) in [("branching", branching, 0), ("depth", 0, depth)] {
        if let Some(refusal) =
            NotationErrorKind::too_large(limits, children as usize, plies as usize)
        {
            return Err(arguments.place(name).error(refusal));
        }
    }
    let seed = settings.number(SEED).unwrap_or_default();
    Ok(Random { branching, depth, seed, total: size("total") })
}

#[derive(Debug, thiserror::Error)]
#[error(
    "the tree is lists with payoffs, such as [[(1,2,6),(4,3,2)],[(6,1,2),(7,4,1)]], or \
     random,branching=3,depth=3,seed=7"
)]
struct NoTree;

impl fmt::Display for Random {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Random { branching, depth, seed, total } = self;
        write!(f, "random,branching={branching},depth={depth},seed={seed},total={total}")
    }
}
