//! Minimax: visit everything, in post-order.

use super::depth_first::{
    Backup, Cut, Expectation, Procedure, Source, Traversal, depth_first_search,
};
use super::listing::{Listing, listing};
use crate::options::{Algorithm, SearchKind};
use crate::scale::{LARGE, about};
use crate::{Bound, Event, Game, Interval, Observer, Reason, Search, Value, Window};

pub use super::depth_first::Options;

listing! {
    enum Label {
        Head: "minimax(node)",
        Table: "  if the table settles node: return that",
        Leaf: "  if node is a leaf: return its value",
        Children: "  v ← −∞ (MIN: ∞); for each child:",
        Backup: "    v ← max (MIN: min) of v, minimax(child)",
        ChanceBackup: "    chance v ← v + p · minimax(child)",
        Return: "  return v",
    }
}

const PROCEDURE: [Label; 5] =
    [Label::Head, Label::Table, Label::Leaf, Label::Children, Label::Return];

/// Nothing passes the end of the widest window.
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
///
#[doc = listing_text!()]
#[derive(Debug)]
pub struct Minimax<G: Game> {
    traversal: Traversal<G>,
    listing: Listing<Label>,
    procedure: Procedure,
    /// `true` if chance moves somewhere.
    has_chance: bool,
    /// The sums at the chance nodes on the path.
    means: Vec<Expectation>,
}

impl<G: Game> Minimax<G> {
    /// Returns a search of `game` that has not begun.
    pub fn new(game: G, options: Options) -> Minimax<G> {
        let traversal = Traversal::new(game, options.depth).with_table(options.table);
        let has_chance = LARGE && traversal.game.has_chance();
        let mut listing = Listing::new(LINES)
            .without_if(!options.table, Label::Table)
            .without_if(!has_chance, Label::ChanceBackup);
        if has_chance {
            listing =
                listing.with(Label::Children, "  v ← −∞ (MIN: ∞, chance: 0); for each child:");
        }
        let procedure = Procedure::new(&listing, PROCEDURE);
        Minimax { traversal, listing, procedure, has_chance, means: Vec::new() }
    }

    fn enter<O: Observer>(&mut self, observer: &mut O) {
        self.traversal.enter(Window::ALL, self.procedure.head, observer);
        self.traversal.begin(NEVER, self.procedure, observer);
        if self.has_chance {
            self.means.extend(self.traversal.begin_mean(Interval::ALL));
        }
    }

    /// Adds the result of a child to the last frame, if chance moves there. Returns the sum.
    fn add(&mut self, value: Value) -> Option<Value> {
        let depth = self.traversal.frames.len();
        let mean = self.means.last_mut().filter(|mean| mean.depth == depth)?;
        let child = self.traversal.pass()?;
        let frame = self.traversal.frames.last_mut()?;
        frame.value = mean.add(child, value);
        Some(frame.value)
    }

    fn leave<O: Observer>(&mut self, source: Source, observer: &mut O) {
        let Some(frame) = self.traversal.frames.last() else { return };
        let (node, value, bound) = (frame.node, frame.value, Bound::Exact);
        let return_line = self.procedure.return_line(source);
        observer.observe(return_line, Event::Leave { node, value, bound });
        self.traversal.store(source, || (value, bound), return_line, observer);
        let Some(pv) = self.traversal.leave() else { return };
        if self.has_chance {
            let depth = self.traversal.frames.len();
            self.means.pop_if(|mean| mean.depth > depth);
        }
        let sum = if self.has_chance { self.add(value) } else { None };
        let label = if sum.is_some() { Label::ChanceBackup } else { Label::Backup };
        let adopted = || self.traversal.adopt(value, pv).map(|(parent, _)| parent.value);
        if let Some(value) = sum.or_else(adopted) {
            let line = self.listing.line(label);
            let backup = Backup {
                from: node,
                value,
                window: Window::ALL,
                cutoff: None,
                line,
                cut_line: line,
            };
            self.traversal.back_up(backup, observer);
        } else {
            self.traversal.finish(value, pv, Reason::Solved, return_line, observer);
        }
    }
}

impl<G: Game> Search for Minimax<G> {
    const ALGORITHM: Algorithm = Algorithm {
        name: "minimax",
        title: "Minimax",
        about: about(
            "Visits every node and backs up the best value, at a chance node the mean (expectiminimax); the other searches are measured against it.",
        ),
        kind: SearchKind::Values,
        counts: &[],
        options: Options::SPECS,
        refuses_chance: None,
    };

    depth_first_search!();
}
