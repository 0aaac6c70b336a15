//! The mistakes that are known.

use std::str::FromStr;

/// A mistake in alpha-beta.
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
}

impl Mistake {
    /// All mistakes.
    pub const ALL: [Mistake; 13] = [
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
