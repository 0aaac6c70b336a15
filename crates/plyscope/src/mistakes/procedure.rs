//! The searches in which mistakes are known.

use super::mistake::Mistake;
use crate::alpha_beta::Cut;

/// A search that is worked by hand as the textbooks have it, and the conventions that it follows.
///
/// ```
/// use plyscope::mistakes::{Mistake, Procedure};
///
/// assert!(Procedure::SssStar.mistakes().contains(&Mistake::NoPurge));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Procedure {
    /// [Alpha-beta](crate::alpha_beta), and whether equal values are cut off.
    AlphaBeta(Cut),
    /// [SSS\*](crate::sss_star), where case 4 purges all that is below the parent.
    SssStar,
    /// [B\*](crate::b_star) in a tree with bounds, the strategies in turn.
    BStar,
    /// [MTD](crate::mtd), from ∞ downwards.
    Mtd,
    /// [UCT](crate::mcts), with scaled means and the usual constant.
    Uct {
        /// The number of playouts.
        iterations: u32,
        /// What decides the moves of the playouts.
        seed: u64,
    },
}

impl From<Cut> for Procedure {
    fn from(cut: Cut) -> Procedure {
        Procedure::AlphaBeta(cut)
    }
}

impl Procedure {
    /// Returns the mistakes that are known in it.
    pub const fn mistakes(self) -> &'static [Mistake] {
        use Mistake as It;
        match self {
            Procedure::AlphaBeta(_) => &[
                It::NoCut,
                It::Equality,
                It::ParentOnly,
                It::NoAlpha,
                It::NoBeta,
                It::Clipped,
                It::FirstOnly,
                It::NotRestored,
                It::WrongSide,
                It::Swapped,
                It::LastValue,
                It::TooFar,
                It::RightToLeft,
            ],
            Procedure::SssStar => &[
                It::PurgeChildren,
                It::NoPurge,
                It::LeafValue,
                It::FirstOfMax,
                It::AllOfMin,
                It::RightmostTie,
            ],
            Procedure::BStar => &[
                It::OnlyProveBest,
                It::PointlessTurn,
                It::UpperFromLower,
                It::OneLevel,
                It::DescendAsMax,
                It::BestByLower,
                It::StrictEnd,
            ],
            Procedure::Mtd => {
                &[It::NoCut, It::Equality, It::Swapped, It::RightToLeft, It::NoMemory, It::OnePass]
            }
            Procedure::Uct { .. } => &[
                It::SwappedCounts,
                It::NoExploration,
                It::ForMax,
                It::TotalForMean,
                It::NoLogarithm,
            ],
        }
    }

    /// Returns `true` if the trees need bounds at their nodes.
    pub(super) const fn needs_bounds(self) -> bool {
        matches!(self, Procedure::BStar)
    }
}
