//! Searches that can be left between any two steps.

use crate::{Algorithm, Game, Observer, OpenState, OptionError, Outcome, Settings};

/// A search that goes step by step: [`step`](Search::step) carries out one idea
/// that a student should see, and reports to an observer, in order, what
/// happened.
// See docs/decisions/no-tree-between-game-and-search.md, and on `stop`
// docs/decisions/a-limit-by-time-is-not-the-searchs.md.
pub trait Search: Sized {
    /// The game that is searched.
    type Game: Game;

    /// Its name, its options and one sentence on it.
    const ALGORITHM: Algorithm;

    /// Options of other searches that this one can't have, and why: what it says if it is given one.
    const LACKS: &'static [(&'static str, &'static str)] = &[];

    /// Returns a search of `game` that has not begun, with these options.
    ///
    /// # Errors
    ///
    /// The search can't run on this game with these options.
    fn with_settings(game: Self::Game, settings: &Settings) -> Result<Self, OptionError>;

    /// Does about so much of what has to be done before the first step, counted in positions that
    /// are looked at. Returns `true` once nothing of it is left. Most searches have nothing to
    /// prepare; B\* solves a game that gives no bounds.
    ///
    /// # Errors
    ///
    /// The search turns out not to be able to run on this game with these options.
    fn prepare(&mut self, work: usize) -> Result<bool, OptionError> {
        let _ = work;
        Ok(true)
    }

    /// Carries out one step, or several at once if nobody listens. Returns
    /// `true` while there is more to do. Once it has returned `false`, it does
    /// nothing more. A search that isn't [prepared](Search::prepare) prepares itself first, and has
    /// no outcome if that fails.
    fn step<O: Observer>(&mut self, observer: &mut O) -> bool;

    /// Returns the outcome, once the search has ended.
    fn outcome(&self) -> Option<&Outcome>;

    /// Returns the game that is searched.
    fn game(&self) -> &Self::Game;

    /// Returns the textbook listing, with the options in force, a string a line.
    /// An event's [`Line`](crate::Line) counts these from 0.
    fn listing(&self) -> Vec<&'static str>;

    /// Ends the search where it is, as if a budget were spent: its outcome then has what is known
    /// so far, and the reason [`Budget`](crate::Reason::Budget). Does nothing to a search that has
    /// ended, or that can't tell.
    fn stop(&mut self) {}

    /// Returns about how many bytes the data of the search takes, with the room that it has for
    /// more. Whoever carries out the steps can compare it with a limit before each of them. It is 0
    /// for a search that doesn't know.
    fn bytes(&self) -> usize {
        0
    }

    /// Returns the states in OPEN after the last step, in the order in which they would be popped; `None` for
    /// a search that keeps no such list. Before the first step, the root is in it. The list is made anew,
    /// in about the time that a sort of it takes.
    fn open(&self) -> Option<Vec<OpenState>> {
        None
    }
}

/// Runs `search` to its end and returns the outcome.
///
/// ```
/// use plyscope::{Silent, Value, alpha_beta::{self, AlphaBeta}, run, tree::Tree};
///
/// let tree: Tree = "[[3,12,8],[2,4,6],[14,5,2]]".parse()?;
/// let outcome = run(&mut AlphaBeta::new(&tree, alpha_beta::Options::default()), &mut Silent);
/// assert_eq!(outcome.value(), Some(Value::new(3)));
/// assert_eq!(outcome.counts.leaves, 7);
/// # Ok::<(), plyscope::NotationError>(())
/// ```
pub fn run<S: Search, O: Observer>(search: &mut S, observer: &mut O) -> Outcome {
    while search.step(observer) {}
    // A search that has returned `false` has an outcome: the trait says so.
    search.outcome().cloned().expect("a finished search has an outcome")
}
