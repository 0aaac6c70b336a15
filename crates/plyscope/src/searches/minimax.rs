//! Minimax: visit everything, in post-order.
//!
//! ```text
//! function minimax(node)
//!   if node is a leaf: return its value
//!   for each child, left to right
//!     v ← best of v and minimax(child)
//!   return v
//! ```

use super::depth_first::Walk;
use crate::options::{self, Algorithm, Idea, OptionError, Settings};
use crate::{Bound, Event, Game, Observer, Outcome, Search, Value};

const LISTING: &[&str] = &[
    "minimax(node)",
    "  if node is a leaf: return its value",
    "  v ← −∞ (MIN: ∞); for each child:",
    "    v ← max (MIN: min) of v and minimax(child)",
    "  return v",
];
const ENTER: u8 = 0;
const LEAF: u8 = 1;
const CHILDREN: u8 = 2;
const BACKUP: u8 = 3;
const RETURN: u8 = 4;

/// What [`Minimax`] can be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Nodes at this depth are evaluated instead of searched.
    pub depth: Option<u32>,
}

/// Minimax, depth first: it visits every node and never cuts. A step enters
/// a node, or leaves one.
///
/// The procedure is Zermelo's backward induction as every textbook has it.
///
/// ```
/// use plyscope::{Silent, Value, minimax::{self, Minimax}, run, tree::Tree};
///
/// let tree: Tree = "[[3,12,8],[2,4,6],[14,5,2]]".parse()?;
/// let outcome = run(&mut Minimax::new(&tree, minimax::Options::default()), &mut Silent);
/// assert_eq!(outcome.value(), Some(Value::new(3)));
/// assert_eq!(outcome.counts.leaves, 9);
/// assert_eq!(outcome.line.to_string(), "1.1");
/// # Ok::<(), plyscope::NotationError>(())
/// ```
#[derive(Debug)]
pub struct Minimax<G: Game> {
    walk: Walk<G>,
    leaving: bool,
    outcome: Option<Outcome>,
}

impl<G: Game> Minimax<G> {
    /// A search of `game` that has not begun.
    pub fn new(game: G, options: Options) -> Minimax<G> {
        Minimax { walk: Walk::new(game, options.depth), leaving: false, outcome: None }
    }
}

impl<G: Game> Search for Minimax<G> {
    type Game = G;

    const ALGORITHM: Algorithm = Algorithm {
        name: "minimax",
        title: "Minimax",
        about: "Visits every node and backs the best value up; the yardstick for all others.",
        idea: Idea::Values,
        options: &[options::DEPTH],
    };

    fn with_settings(game: G, settings: &Settings) -> Result<Self, OptionError> {
        Ok(Minimax::new(game, Options { depth: settings.number("depth") }))
    }

    fn step<O: Observer>(&mut self, observer: &mut O) -> bool {
        if self.outcome.is_some() {
            return false;
        }
        let all = (Value::NEG_INF, Value::INF);
        if !self.leaving {
            self.walk.enter(all, ENTER, observer);
            self.leaving = !self.walk.expand(LEAF, CHILDREN, observer);
            return true;
        }
        let Some((frame, line)) = self.walk.leave() else { return false };
        let (value, bound) = (frame.value, Bound::Exact);
        let return_line = if frame.children.count == 0 { LEAF } else { RETURN };
        observer.observe(return_line, Event::Leave { node: frame.node, value, bound });
        self.walk.adopt(value, line);
        let Some(parent) = self.walk.frames.last() else {
            let outcome = self.outcome.insert(self.walk.outcome(value, line));
            observer.observe(RETURN, Event::Done { outcome });
            return false;
        };
        let (node, from, (alpha, beta)) = (parent.node, frame.node, all);
        observer.observe(BACKUP, Event::Backup { node, from, value: parent.value, alpha, beta });
        self.leaving = parent.is_last_tried();
        true
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    fn game(&self) -> &G {
        &self.walk.game
    }

    fn listing(&self) -> Vec<&'static str> {
        LISTING.to_vec()
    }
}
