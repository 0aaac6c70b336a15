//! The two numbers of proof-number search.

use crate::Player;

/// The effort to settle whether MAX reaches a goal (Allis 1994).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Proof {
    /// The least number of leaves that still have to reach the goal for a proof.
    pub proof: u32,
    /// The least number of leaves that still have to miss the goal for a disproof.
    pub disproof: u32,
}

impl Proof {
    /// The number that stands for "no longer possible".
    pub const INFINITE: u32 = u32::MAX;
    /// The goal is reached.
    pub const PROVED: Proof = Proof { proof: 0, disproof: Proof::INFINITE };
    /// The goal is out of reach.
    pub const DISPROVED: Proof = Proof { proof: Proof::INFINITE, disproof: 0 };
    /// Nothing is known.
    pub const UNKNOWN: Proof = Proof { proof: 1, disproof: 1 };

    /// Returns `true` if one of the numbers is zero: the goal is reached, or out of reach.
    pub const fn is_settled(self) -> bool {
        self.proof == 0 || self.disproof == 0
    }

    /// Returns the numbers of a node with these children, at least one: the minimum of the one
    /// number and the sum of the other, depending on which player is to move at the node. A sum is
    /// infinite if one of its terms is, and otherwise at most one below [`Proof::INFINITE`].
    ///
    /// ```
    /// use plyscope::{Player, Proof};
    ///
    /// let children = [Proof { proof: 1, disproof: 2 }, Proof { proof: 3, disproof: 1 }];
    /// assert_eq!(Proof::of(Player::Max, children), Proof { proof: 1, disproof: 3 });
    /// assert_eq!(Proof::of(Player::Min, children), Proof { proof: 4, disproof: 1 });
    /// ```
    pub fn of(player: Player, children: impl IntoIterator<Item = Proof>) -> Proof {
        // Mirrored, a MIN node is a MAX node.
        let seen = |numbers: Proof| match player {
            Player::Max => numbers,
            Player::Min => Proof { proof: numbers.disproof, disproof: numbers.proof },
        };
        let none = Proof { proof: Proof::INFINITE, disproof: 0 };
        seen(children.into_iter().map(seen).fold(none, |all, child| Proof {
            proof: all.proof.min(child.proof),
            disproof: match (all.disproof, child.disproof) {
                (Proof::INFINITE, _) | (_, Proof::INFINITE) => Proof::INFINITE,
                (one, other) => one.saturating_add(other).min(Proof::INFINITE - 1),
            },
        }))
    }
}
