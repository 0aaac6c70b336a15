//! The machine that the depth-first searches share.

mod cut;
mod expectation;
mod frame;
mod frontier;
mod options;
mod procedure;
mod pv;
mod transpositions;
mod traversal;

pub use self::cut::Cut;
pub(super) use self::cut::bound_of;
pub(super) use self::expectation::Expectation;
pub(super) use self::frame::Frame;
pub use self::options::Options;
pub(super) use self::procedure::Procedure;
pub(super) use self::pv::Pv;
pub(super) use self::traversal::{Backup, Next, Source, TESTS, Traversal};

/// Writes what `impl Search` says in every depth-first search. The search has
/// a `traversal` and a `listing`, and its functions `new`, `enter` and `leave`. One that knows
/// more than its traversal writes `stop` and `bytes` itself.
macro_rules! depth_first_search {
    () => {
        depth_first_search!(without stop);

        fn stop(&mut self) {
            self.traversal.stop();
        }

        fn bytes(&self) -> usize {
            self.traversal.bytes()
        }
    };
    (without stop) => {
        type Game = G;

        fn with_settings(
            game: G,
            settings: &$crate::Settings,
        ) -> Result<Self, $crate::OptionError> {
            let options = Options::from_settings(settings, &game)?;
            Ok(Self::new(game, options))
        }

        fn step<O: $crate::Observer>(&mut self, observer: &mut O) -> bool {
            use $crate::searches::depth_first::Next;
            if self.traversal.outcome.is_none() {
                match self.traversal.next {
                    Next::Enter => self.enter(observer),
                    Next::Leave(source) => self.leave(source, observer),
                }
                if self.traversal.is_full {
                    self.stop();
                }
                if self.traversal.is_unknown() {
                    self.stop();
                    self.traversal.report_unknown(observer);
                }
            }
            self.traversal.outcome.is_none()
        }

        fn outcome(&self) -> Option<&$crate::Outcome> {
            self.traversal.outcome.as_ref()
        }

        fn game(&self) -> &G {
            &self.traversal.game
        }

        fn listing(&self) -> Vec<&'static str> {
            self.listing.texts()
        }
    };
}
pub(super) use depth_first_search;
