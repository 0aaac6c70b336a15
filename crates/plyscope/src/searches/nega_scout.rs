//! NegaScout: alpha-beta that first asks with a null window.
//!
//! ```text
//! negascout(node, α, β)
//!   if node is a leaf: return its value
//!   a ← α, b ← β
//!   for each child, left to right
//!     t ← −negascout(child, −b, −a)
//!     if a < t < β, neither first nor leaf
//!       t ← −negascout(child, −β, −t)
//!     a ← max(a, t)
//!     if a ≥ β: return a
//!     b ← a + 1
//!   return a
//! ```
//!
//! Each side counts for itself, so that a minus flips the sign from ply to
//! ply. What the search tells is MAX's all the same.

use super::depth_first::{Cut, Frame, Next, Procedure, Source, Traversal, bound_of};
use crate::options::{Algorithm, OptionError, SearchKind, Settings};
use crate::{Bound, CutBy, Event, Game, NodeId, Observer, Outcome, Player, Search, Value};

pub use super::depth_first::Options;

const LISTING: &[&str] = &[
    "negascout(node, α, β): − flips MAX and MIN",
    "  if node is a leaf: return its value",
    "  a ← α, b ← β; for each child:",
    "    t ← −negascout(child, −b, −a)",
    "    if a < t < β, neither first nor leaf",
    "      t ← −negascout(child, −β, −t)",
    "    a ← max(a, t), b ← a + 1",
    "    if a ≥ β: return a",
    "  return a",
];
const NEGASCOUT: Procedure = Procedure { head: 0, leaf: 1, children: 2, result: 8 };
const TEST: u8 = 3;
const SEARCH_AGAIN: u8 = 5;
const BACKUP: u8 = 6;
const CUT: u8 = 7;

/// NegaScout (Reinefeld 1983): from the second child on, a null window asks
/// whether the child is better than what there is; where it is, it is searched
/// again from the value found. A step enters a node, or leaves one.
///
/// A node returns its window's lower end, as its own side sees it, where it
/// has nothing better: the procedure fails hard there, and soft on the other
/// side.
///
/// ```
/// use plyscope::{Silent, Value, nega_scout::{self, NegaScout}, run, tree::Tree};
///
/// let tree: Tree = "[[3,1],[3,4]]".parse()?;
/// let outcome = run(&mut NegaScout::new(&tree, nega_scout::Options::default()), &mut Silent);
/// assert_eq!(outcome.value(), Some(Value::new(3)));
/// assert_eq!((outcome.counts.tests, outcome.counts.researches), (Some(3), Some(1)));
/// assert_eq!((outcome.counts.leaves, outcome.counts.evaluations), (4, 6));
/// # Ok::<(), plyscope::NotationError>(())
/// ```
#[derive(Debug)]
pub struct NegaScout<G: Game> {
    traversal: Traversal<G>,
    next: Next,
    /// What a test found that the next node is searched again from.
    found: Option<Value>,
    outcome: Option<Outcome>,
}

impl<G: Game> NegaScout<G> {
    /// A search of `game` that has not begun.
    pub fn new(game: G, options: Options) -> NegaScout<G> {
        let traversal = Traversal::with_tests(game, options.depth).with_table(options.table);
        let next = Next::Enter;
        NegaScout { traversal, next, found: None, outcome: None }
    }

    fn enter<O: Observer>(&mut self, observer: &mut O) {
        let line = match self.found {
            None => NEGASCOUT.head,
            Some(_) => self.traversal.line(SEARCH_AGAIN),
        };
        let window = self.child_window();
        self.traversal.enter(window, line, observer);
        self.next = self.traversal.begin(Cut::AtEquality, NEGASCOUT, observer);
    }

    /// The window that the next node gets.
    fn child_window(&mut self) -> (Value, Value) {
        let found = self.found.take();
        let Some(parent) = self.traversal.frames.last() else {
            return (Value::NEG_INF, Value::INF);
        };
        let (alpha, beta) = parent.window();
        match (found, parent.player) {
            (Some(found), Player::Max) => return (found, beta),
            (Some(found), Player::Min) => return (alpha, found),
            (None, _) if parent.tried == 0 => return (alpha, beta),
            (None, _) => {}
        }
        let null = match parent.player {
            Player::Max => (alpha, alpha.just_above()),
            Player::Min => (beta.just_below(), beta),
        };
        if parent.alpha.just_above() < parent.beta {
            self.traversal.count_test();
        }
        null
    }

    fn leave<O: Observer>(&mut self, source: Source, observer: &mut O) {
        let Some(frame) = self.traversal.frames.last() else { return };
        let (node, return_line) = (frame.node, self.traversal.return_line(NEGASCOUT, source));
        let (value, bound) = match (source, frame.player) {
            (Source::Leaf, _) => (frame.value, Bound::Exact),
            (Source::Table(bound), _) => (frame.value, bound),
            (Source::Children, player) => {
                let value = match player {
                    Player::Max => frame.value.max(frame.alpha),
                    Player::Min => frame.value.min(frame.beta),
                };
                (value, bound_of(value, frame.alpha, frame.beta))
            }
        };
        let again = source != Source::Leaf
            && self.is_to_be_searched_again(value, (frame.alpha, frame.beta));
        let has_line = has_line(frame, value, bound);
        let told_at = if again { self.traversal.line(TEST) } else { return_line };
        observer.observe(told_at, Event::Leave { node, value, bound });
        self.traversal.store(source, || (value, bound), return_line, observer);
        let Some(line) = self.traversal.leave() else { return };
        if again {
            self.traversal.search_again();
            self.found = Some(value);
            self.next = Next::Enter;
            return;
        }
        let line = if has_line { line } else { self.traversal.cut_short(line) };
        if let Some((parent, is_better)) = self.traversal.adopt(value, line) {
            if is_better {
                parent.best_says = bound;
            }
            self.back_up(node, observer);
        } else {
            let outcome = self.outcome.insert(self.traversal.outcome(value, line));
            observer.observe(return_line, Event::Done { outcome });
        }
    }

    /// Whether the last node on the way, about to be left with `value`, is
    /// better than what its parent has, and not so good as to close that one's
    /// window. `given` is the window that it had itself: searched with a whole
    /// one, it isn't searched again.
    fn is_to_be_searched_again(&self, value: Value, given: (Value, Value)) -> bool {
        let Some(parent) = self.traversal.parent() else { return false };
        let (alpha, beta) = parent.window();
        let was_test = match parent.player {
            Player::Max => given.1 < beta,
            Player::Min => given.0 > alpha,
        };
        was_test && alpha < value && value < beta
    }

    /// The last node on the way has just adopted what its child `from` gave.
    fn back_up<O: Observer>(&mut self, from: NodeId, observer: &mut O) {
        let Some(frame) = self.traversal.frames.last() else { return };
        let (node, value, (alpha, beta)) = (frame.node, frame.value, frame.window());
        let (by, bound, cuts) = match frame.player {
            Player::Max => (CutBy::Beta, frame.beta, value >= frame.beta),
            Player::Min => (CutBy::Alpha, frame.alpha, value <= frame.alpha),
        };
        let pruned = frame.children.after(frame.tried);
        let line = self.traversal.line(BACKUP);
        observer.observe(line, Event::Backup { node, from, value, alpha, beta });
        self.next = Next::after_child(cuts || pruned.count == 0);
        if cuts && pruned.count > 0 {
            self.traversal.counts.cutoffs += 1;
            let line = self.traversal.line(CUT);
            observer.observe(line, Event::Cutoff { node, by, value, bound, pruned });
        }
    }
}

/// Whether the child that gave a node its value has that value itself, if the
/// node is worth no more and no less than it returns. So it is where a child
/// cut it off. Otherwise all children are only so good or worse for its side,
/// and it has to be known which is just as good.
///
/// A test that found a value and the search from there, which found nothing
/// better, know the value together; neither knows a whole line.
fn has_line<P>(frame: &Frame<P>, value: Value, bound: Bound) -> bool {
    let is_cut = match frame.player {
        Player::Max => bound == Bound::Lower,
        Player::Min => bound == Bound::Upper,
    };
    bound == Bound::Exact || is_cut || frame.best_says == Bound::Exact && frame.value == value
}

impl<G: Game> Search for NegaScout<G> {
    type Game = G;

    const ALGORITHM: Algorithm = Algorithm {
        name: "nega-scout",
        title: "NegaScout",
        about: "Asks with a null window whether a child is better than its elder siblings, and searches it again where it is.",
        kind: SearchKind::Tests,
        options: Options::SPECS,
    };

    fn with_settings(game: G, settings: &Settings) -> Result<Self, OptionError> {
        let options = Options::of(settings, &game);
        Ok(NegaScout::new(game, options))
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
        self.traversal.listing(LISTING, &[NEGASCOUT.head])
    }
}
