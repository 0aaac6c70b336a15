//! Methods that several searches share.

/// Writes what `impl Search` says in every search with a `game`, a `listing` and an `outcome`. Such
/// a search has the functions `has_begun`, and `finish`, which ends it for a reason.
macro_rules! search_with_outcome {
    () => {
        type Game = G;

        fn outcome(&self) -> Option<&$crate::Outcome> {
            self.outcome.as_ref()
        }

        fn game(&self) -> &G {
            &self.game
        }

        fn listing(&self) -> Vec<&'static str> {
            self.listing.texts()
        }

        fn stop(&mut self) {
            use $crate::{Interval, Outcome, Reason, Silent};
            if self.outcome.is_some() {
                return;
            }
            if self.has_begun() {
                self.finish(Reason::Budget, &mut Silent);
            } else {
                self.outcome = Some(Outcome::new(Interval::ALL, Reason::Budget));
            }
        }
    };
}
pub(super) use search_with_outcome;
