//! What several searches share.

use crate::{Event, Line, Observer, Player, Siblings};

/// Reports the children at which another player is to move than at the first, after their
/// expansion.
pub(super) fn report_movers<O: Observer>(
    children: Siblings,
    player: impl Fn(u32) -> Player,
    line: Line,
    observer: &mut O,
) {
    let first = player(0);
    for index in 1..children.count {
        let player = player(index);
        if player != first {
            observer.observe(line, Event::Mover { node: children.nth(index), player });
        }
    }
}

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
