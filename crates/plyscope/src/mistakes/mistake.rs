//! The mistakes that are known.

use std::str::FromStr;

/// A mistake in a search that is worked by hand. [`Procedure::mistakes`](super::Procedure::mistakes) tells in which.
///
/// Each is a search beside the right one: [`Exercise::worked`](super::Exercise::worked) tells what somebody writes down who
/// makes it. They are those of forums, of answers to exercises and of programs that were handed in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Mistake {
    /// Nothing is cut off.
    NoCut,
    /// Where two values are equal, the rest is cut off though it should not be, or the other way
    /// round.
    Equality,
    /// Only what the parent has is handed down, and nothing from further up.
    ParentOnly,
    /// What MAX has is not handed down to the grandchildren of its nodes.
    NoAlpha,
    /// What MIN has is not handed down to the grandchildren of its nodes.
    NoBeta,
    /// A node returns the end of its window where its value lies outside, though it should return the
    /// value.
    Clipped,
    /// The value of the first child is the bound for all others, even once there is a better one.
    FirstOnly,
    /// α and β are not set back when a node returns.
    NotRestored,
    /// A node is compared with its own bound: MAX with α, MIN with β.
    WrongSide,
    /// Below the root, MAX and MIN are swapped.
    Swapped,
    /// A node returns the value of its last child instead of the best one.
    LastValue,
    /// A cut ends the work at the parent, too.
    TooFar,
    /// Children are looked at from right to left.
    RightToLeft,
    /// Case 4 purges the children of the parent, and nothing below them.
    PurgeChildren,
    /// Nothing is purged from OPEN.
    NoPurge,
    /// A leaf takes its value for its merit, also where what it was handed is less.
    LeafValue,
    /// Of a MAX node, only the first child goes into OPEN.
    FirstOfMax,
    /// Of a MIN node, all children go into OPEN.
    AllOfMin,
    /// Of equal merits, the one furthest right is popped.
    RightmostTie,
    /// The strategy is always Prove-Best.
    OnlyProveBest,
    /// Disprove-Rest takes its turn where it can't end the search.
    PointlessTurn,
    /// The upper bound of a node is backed up from lower bounds.
    UpperFromLower,
    /// The bounds of the node that is expanded change, and none further up.
    OneLevel,
    /// The descent goes to the greatest upper bound at MIN nodes, too.
    DescendAsMax,
    /// The child with the greatest lower bound is taken for the best.
    BestByLower,
    /// The search goes on where a lower bound equals the upper bounds of the rest.
    StrictEnd,
    /// Nothing is remembered from one pass to the next.
    NoMemory,
    /// What the first pass returns is taken for the value.
    OnePass,
    /// In the exploration term, the visits of the parent and of the child are swapped.
    SwappedCounts,
    /// The child with the best mean is visited, without an exploration term.
    NoExploration,
    /// At MIN nodes, the child that is best for MAX is visited.
    ForMax,
    /// The sum of the results is taken instead of their mean.
    TotalForMean,
    /// The exploration term has the visits of the parent without the logarithm.
    NoLogarithm,
}

impl Mistake {
    /// All mistakes.
    pub const ALL: [Mistake; 33] = [
        Mistake::NoCut,
        Mistake::Equality,
        Mistake::ParentOnly,
        Mistake::NoAlpha,
        Mistake::NoBeta,
        Mistake::Clipped,
        Mistake::FirstOnly,
        Mistake::NotRestored,
        Mistake::WrongSide,
        Mistake::Swapped,
        Mistake::LastValue,
        Mistake::TooFar,
        Mistake::RightToLeft,
        Mistake::PurgeChildren,
        Mistake::NoPurge,
        Mistake::LeafValue,
        Mistake::FirstOfMax,
        Mistake::AllOfMin,
        Mistake::RightmostTie,
        Mistake::OnlyProveBest,
        Mistake::PointlessTurn,
        Mistake::UpperFromLower,
        Mistake::OneLevel,
        Mistake::DescendAsMax,
        Mistake::BestByLower,
        Mistake::StrictEnd,
        Mistake::NoMemory,
        Mistake::OnePass,
        Mistake::SwappedCounts,
        Mistake::NoExploration,
        Mistake::ForMax,
        Mistake::TotalForMean,
        Mistake::NoLogarithm,
    ];

    /// Returns the name by which it is written.
    ///
    /// ```
    /// use plyscope::mistakes::Mistake;
    ///
    /// assert_eq!("parent-only".parse(), Ok(Mistake::ParentOnly));
    /// assert_eq!(Mistake::ParentOnly.name(), "parent-only");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Mistake::NoCut => "no-cut",
            Mistake::Equality => "equality",
            Mistake::ParentOnly => "parent-only",
            Mistake::NoAlpha => "no-alpha",
            Mistake::NoBeta => "no-beta",
            Mistake::Clipped => "clipped",
            Mistake::FirstOnly => "first-only",
            Mistake::NotRestored => "not-restored",
            Mistake::WrongSide => "wrong-side",
            Mistake::Swapped => "swapped",
            Mistake::LastValue => "last-value",
            Mistake::TooFar => "too-far",
            Mistake::RightToLeft => "right-to-left",
            Mistake::PurgeChildren => "purge-children",
            Mistake::NoPurge => "no-purge",
            Mistake::LeafValue => "leaf-value",
            Mistake::FirstOfMax => "first-of-max",
            Mistake::AllOfMin => "all-of-min",
            Mistake::RightmostTie => "rightmost-tie",
            Mistake::OnlyProveBest => "only-prove-best",
            Mistake::PointlessTurn => "pointless-turn",
            Mistake::UpperFromLower => "upper-from-lower",
            Mistake::OneLevel => "one-level",
            Mistake::DescendAsMax => "descend-as-max",
            Mistake::BestByLower => "best-by-lower",
            Mistake::StrictEnd => "strict-end",
            Mistake::NoMemory => "no-memory",
            Mistake::OnePass => "one-pass",
            Mistake::SwappedCounts => "swapped-counts",
            Mistake::NoExploration => "no-exploration",
            Mistake::ForMax => "for-max",
            Mistake::TotalForMean => "total-for-mean",
            Mistake::NoLogarithm => "no-logarithm",
        }
    }

    /// Returns a sentence about what is done wrong.
    pub const fn about(self) -> &'static str {
        match self {
            Mistake::NoCut => "Nothing is cut off.",
            Mistake::Equality => {
                "It is cut off at equal values where it should not be, or not where it should be."
            }
            Mistake::ParentOnly => {
                "Only the parent's value is handed down, and no bound from further up."
            }
            Mistake::NoAlpha => "What MAX has already is not handed down to nodes further below.",
            Mistake::NoBeta => "What MIN has already is not handed down to nodes further below.",
            Mistake::Clipped => {
                "A node returns the end of its window where its value lies outside of it."
            }
            Mistake::FirstOnly => {
                "The value of a first child is taken for the bound, and never a better one."
            }
            Mistake::NotRestored => "α and β are not set back when a node returns.",
            Mistake::WrongSide => {
                "MAX is compared with α instead of β, and MIN with β instead of α."
            }
            Mistake::Swapped => "Below the root, MAX takes the least and MIN the greatest.",
            Mistake::LastValue => "A node returns the value of its last child instead of the best.",
            Mistake::TooFar => "After a cut, the rest of the parent's children is left out, too.",
            Mistake::RightToLeft => "Children are looked at from right to left.",
            Mistake::PurgeChildren => {
                "Case 4 purges the children of the parent, and nothing below them."
            }
            Mistake::NoPurge => "Nothing is purged from OPEN.",
            Mistake::LeafValue => {
                "A leaf takes its value for its merit, also where what it was handed is less."
            }
            Mistake::FirstOfMax => "Of a MAX node, only the first child goes into OPEN.",
            Mistake::AllOfMin => "Of a MIN node, all children go into OPEN.",
            Mistake::RightmostTie => "Of equal merits, the one furthest right is popped.",
            Mistake::OnlyProveBest => "The strategy is always Prove-Best.",
            Mistake::PointlessTurn => "Disprove-Rest takes its turn where it can't end the search.",
            Mistake::UpperFromLower => "The upper bound of a node is backed up from lower bounds.",
            Mistake::OneLevel => {
                "The bounds of the node that is expanded change, and none further up."
            }
            Mistake::DescendAsMax => {
                "The descent goes to the greatest upper bound at MIN nodes, too."
            }
            Mistake::BestByLower => {
                "The child with the greatest lower bound is taken for the best."
            }
            Mistake::StrictEnd => {
                "The search goes on where a lower bound equals the upper bounds of the rest."
            }
            Mistake::NoMemory => "Nothing is remembered from one pass to the next.",
            Mistake::OnePass => "What the first pass returns is taken for the value.",
            Mistake::SwappedCounts => {
                "In the exploration term, the visits of the parent and of the child are swapped."
            }
            Mistake::NoExploration => {
                "The child with the best mean is visited, without an exploration term."
            }
            Mistake::ForMax => "At MIN nodes, the child that is best for MAX is visited.",
            Mistake::TotalForMean => "The sum of the results is taken instead of their mean.",
            Mistake::NoLogarithm => {
                "The exploration term has the visits of the parent without the logarithm."
            }
        }
    }
}

/// A name that no mistake has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no mistake `{0}`")]
pub struct UnknownMistake(String);

impl FromStr for Mistake {
    type Err = UnknownMistake;

    fn from_str(name: &str) -> Result<Mistake, UnknownMistake> {
        let found = Mistake::ALL.into_iter().find(|mistake| mistake.name() == name);
        found.ok_or_else(|| UnknownMistake(name.to_owned()))
    }
}
