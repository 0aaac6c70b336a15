//! How much there is to decide in an exercise.

use crate::mistakes::{self, Mistakes};
use crate::{AnyGame, AnySearch};

/// How hard an exercise is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Difficulty {
    /// The steps of the search: so many decisions there are.
    pub steps: u32,
    /// The number of [known mistakes](mistakes::Mistake) that show in the work. They are known for
    /// some searches as the textbooks have them.
    pub mistakes: Option<u32>,
}

impl Difficulty {
    /// Returns the number of mistakes that show in an exercise on this search.
    pub(super) fn mistakes(search: &AnySearch<AnyGame>) -> Option<u32> {
        let procedure = search.known_mistakes()?;
        let exercise = mistakes::Exercise::of(search.game()).ok()?;
        let right = exercise.worked(Mistakes::NONE, procedure);
        let shows = |mistakes: &Mistakes| exercise.worked(*mistakes, procedure) != right;
        Some(Mistakes::up_to(1, procedure).into_iter().filter(shows).count() as u32)
    }
}
