//! Mistakes that are made together.

use std::fmt;

use super::mistake::Mistake;
use super::procedure::Procedure;

/// A set of mistakes; none for the right search.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Mistakes(u64);

impl Mistakes {
    /// The right search.
    pub const NONE: Mistakes = Mistakes(0);

    /// Returns the set with one more mistake.
    #[must_use]
    pub const fn with(self, mistake: Mistake) -> Mistakes {
        Mistakes(self.0 | 1 << mistake as u64)
    }

    /// Returns `true` if it has this mistake.
    pub const fn has(self, mistake: Mistake) -> bool {
        self.0 & 1 << mistake as u64 != 0
    }

    /// Returns the number of mistakes.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns `true` for the right search.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the mistakes.
    ///
    /// ```
    /// use plyscope::mistakes::{Mistake, Mistakes};
    ///
    /// let two = Mistakes::NONE.with(Mistake::Clipped).with(Mistake::Equality);
    /// assert_eq!(two.iter().collect::<Vec<_>>(), [Mistake::Equality, Mistake::Clipped]);
    /// assert_eq!(two.to_string(), "equality, clipped");
    /// ```
    pub fn iter(self) -> impl Iterator<Item = Mistake> {
        Mistake::ALL.into_iter().filter(move |mistake| self.has(*mistake))
    }

    /// Returns all sets of so many mistakes in a search at most, the fewest first.
    pub fn up_to(most: usize, procedure: impl Into<Procedure>) -> Vec<Mistakes> {
        let known = procedure.into().mistakes();
        let chosen = |set: u32| {
            let in_set = known.iter().enumerate().filter(move |(at, _)| set & 1 << at != 0);
            in_set.fold(Mistakes::NONE, |set, (_, mistake)| set.with(*mistake))
        };
        let mut all: Vec<_> =
            (0..1 << known.len()).map(chosen).filter(|it| it.len() <= most).collect();
        all.sort_by_key(|it| (it.len(), *it));
        all
    }
}

impl From<Mistake> for Mistakes {
    fn from(mistake: Mistake) -> Mistakes {
        Mistakes::NONE.with(mistake)
    }
}

impl fmt::Display for Mistakes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("none");
        }
        for (index, mistake) in self.iter().enumerate() {
            f.write_str(if index > 0 { ", " } else { "" })?;
            f.write_str(mistake.name())?;
        }
        Ok(())
    }
}
