//! Minimax: visit everything, in post-order.
//!
//! ```text
//! function minimax(node)
//!   if node is a leaf: return its value
//!   for each child, left to right
//!     v ← best of v and minimax(child)
//!   return v
//! ```

use super::depth_first::{Cut, Next, Procedure, Source, Traversal};
use crate::options::{Algorithm, OptionError, SearchKind, Settings};
use crate::{Bound, Event, Game, Observer, Outcome, Search, Value};

pub use super::depth_first::Options;

const LISTING: &[&str] = &[
    "minimax(node)",
    "  if node is a leaf: return its value",
    "  v ← −∞ (MIN: ∞); for each child:",
    "    v ← max (MIN: min) of v, minimax(child)",
    "  return v",
];

const MINIMAX: Procedure = Procedure { head: 0, leaf: 1, children: 2, result: 4 };
const BACKUP: u8 = 3;

const ALL: (Value, Value) = (Value::NEG_INF, Value::INF);
/// Nothing passes the end of that window.
const NEVER: Cut = Cut::PastEquality;

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
    traversal: Traversal<G>,
    next: Next,
    outcome: Option<Outcome>,
}

impl<G: Game> Minimax<G> {
    /// A search of `game` that has not begun.
    pub fn new(game: G, options: Options) -> Minimax<G> {
        let traversal = Traversal::new(game, options.depth).with_table(options.table);
        Minimax { traversal, next: Next::Enter, outcome: None }
    }

    fn enter<O: Observer>(&mut self, observer: &mut O) {
        self.traversal.enter(ALL, MINIMAX.head, observer);
        self.next = self.traversal.begin(NEVER, MINIMAX, observer);
    }

    fn leave<O: Observer>(&mut self, source: Source, observer: &mut O) {
        let Some(frame) = self.traversal.frames.last() else { return };
        let (from, value, bound) = (frame.node, frame.value, Bound::Exact);
        let return_line = self.traversal.return_line(MINIMAX, source);
        observer.observe(return_line, Event::Leave { node: from, value, bound });
        self.traversal.store(source, || (value, bound), return_line, observer);
        let Some(line) = self.traversal.leave() else { return };
        let backup = self.traversal.line(BACKUP);
        if let Some((parent, _)) = self.traversal.adopt(value, line) {
            let (node, value, (alpha, beta)) = (parent.node, parent.value, ALL);
            observer.observe(backup, Event::Backup { node, from, value, alpha, beta });
            self.next = Next::after_child(parent.is_last_tried());
        } else {
            let outcome = self.outcome.insert(self.traversal.outcome(value, line));
            observer.observe(return_line, Event::Done { outcome });
        }
    }
}

impl<G: Game> Search for Minimax<G> {
    type Game = G;

    const ALGORITHM: Algorithm = Algorithm {
        name: "minimax",
        title: "Minimax",
        about: "Visits every node and backs the best value up; the yardstick for all others.",
        kind: SearchKind::Values,
        options: Options::SPECS,
    };

    fn with_settings(game: G, settings: &Settings) -> Result<Self, OptionError> {
        let options = Options::of(settings, &game);
        Ok(Minimax::new(game, options))
    }

    fn step<O: Observer>(&mut self, observer: &mut O) -> bool {
        if self.outcome.is_none() {
            match self.next {
                Next::Enter => self.enter(observer),
                Next::Leave(source) => self.leave(source, observer),
            }
        }
        self.outcome.is_none()
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    fn game(&self) -> &G {
        &self.traversal.game
    }

    fn listing(&self) -> Vec<&'static str> {
        self.traversal.listing(LISTING, &[MINIMAX.head])
    }
}
