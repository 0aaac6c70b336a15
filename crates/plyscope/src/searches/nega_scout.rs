//! NegaScout: alpha-beta that first asks with a null window.
//!
//! In the listing each side counts for itself, so that a minus flips the sign
//! from ply to ply. The values of events are MAX's all the same.

use super::depth_first::{
    self, Backup, Cut, Frame, Procedure, Source, TESTS, Traversal, bound_of, depth_first_search,
};
use super::listing::{Listing, listing};
use crate::options::{self, Algorithm, OptionError, SearchKind, Settings};
use crate::scale::about;
use crate::{Bound, Event, Game, NodeId, Observer, Player, Search, Value, Window};

listing! {
    enum Label {
        Head: "negascout(node, α, β): − flips MAX and MIN",
        Table: "  if the table settles node: return that",
        Leaf: "  if node is a leaf: return its value",
        Children: "  a ← α, b ← β; for each child:",
        Test: "    t ← −negascout(child, −b, −a)",
        _: "    if a < t < β, neither first nor leaf",
        SearchAgain: "      t ← −negascout(child, −β, −t)",
        Backup: "    a ← max(a, t), b ← a + 1",
        Cut: "    if a ≥ β: return a",
        Return: "  return a",
    }
}

const PROCEDURE: [Label; 5] =
    [Label::Head, Label::Table, Label::Leaf, Label::Children, Label::Return];

/// The options of [`NegaScout`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// `true` if equal positions are remembered in a transposition table.
    pub table: bool,
    /// The depth at which nodes are evaluated instead of searched, if any.
    pub depth: Option<u32>,
    /// The window that the root is given.
    pub window: Window,
}

impl Options {
    pub(super) fn from_settings(
        settings: &Settings,
        game: &impl Game,
    ) -> Result<Options, OptionError> {
        let depth_first::Options { table, depth } =
            depth_first::Options::from_settings(settings, game)?;
        Ok(Options { table, depth, window: settings.window(game.unit())? })
    }
}

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
/// assert_eq!((outcome.counts.get("tests"), outcome.counts.get("researches")), (Some(3), Some(1)));
/// assert_eq!((outcome.counts.leaves, outcome.counts.evaluations), (4, 6));
/// # Ok::<(), plyscope::NotationError>(())
/// ```
///
#[doc = listing_text!()]
#[derive(Debug)]
pub struct NegaScout<G: Game> {
    traversal: Traversal<G>,
    listing: Listing<Label>,
    procedure: Procedure,
    /// The window of the root.
    window: Window,
    /// The value found by the test of the next node, which is searched again
    /// from there.
    found: Option<Value>,
}

impl<G: Game> NegaScout<G> {
    /// Returns a search of `game` that has not begun.
    pub fn new(game: G, options: Options) -> NegaScout<G> {
        let traversal = Traversal::with_tests(game, options.depth).with_table(options.table);
        let mut listing = Listing::new(LINES).without_if(!options.table, Label::Table);
        if traversal.game.mixes_players() {
            let head = "negascout(node, α, β): − if the player changes";
            listing = listing.with(Label::Head, head);
        }
        let procedure = Procedure::new(&listing, PROCEDURE);
        NegaScout { traversal, listing, procedure, window: options.window, found: None }
    }

    fn enter<O: Observer>(&mut self, observer: &mut O) {
        let line = match self.found {
            None => self.procedure.head,
            Some(_) => self.listing.line(Label::SearchAgain),
        };
        let window = self.child_window();
        self.traversal.enter(window, line, observer);
        self.traversal.begin(Cut::AtEquality, self.procedure, observer);
    }

    /// Returns the window that the next node gets.
    fn child_window(&mut self) -> Window {
        let found = self.found.take();
        let Some(parent) = self.traversal.frames.last() else { return self.window };
        let (player, tried, window) = (parent.player, parent.tried, parent.child_window());
        if let Some(found) = found {
            return window.narrowed(player, found);
        }
        if tried == 0 {
            return window;
        }
        if !parent.window.is_null() {
            self.traversal.count_test();
        }
        let best = match player {
            Player::Max => window.alpha,
            Player::Min => window.beta,
        };
        Window::better_than(player, best)
    }

    fn leave<O: Observer>(&mut self, source: Source, observer: &mut O) {
        let Some(frame) = self.traversal.frames.last() else { return };
        let (node, return_line) = (frame.node, self.procedure.return_line(source));
        let (value, bound) = match (source, frame.player) {
            (Source::Leaf, _) => (frame.value, Bound::Exact),
            (Source::Table(bound), _) => (frame.value, bound),
            (Source::Children, player) => {
                let value = match player {
                    Player::Max => frame.value.max(frame.window.alpha),
                    Player::Min => frame.value.min(frame.window.beta),
                };
                (value, bound_of(value, frame.window))
            }
        };
        let again =
            source != Source::Leaf && self.traversal.is_to_be_searched_again(value, frame.window);
        let has_pv = has_pv(frame, value, bound);
        let line = if again { self.listing.line(Label::Test) } else { return_line };
        observer.observe(line, Event::Leave { node, value, bound });
        self.traversal.store(source, || (value, bound), return_line, observer);
        let Some(pv) = self.traversal.leave() else { return };
        if again {
            self.traversal.search_again();
            self.found = Some(value);
            return;
        }
        let pv = if has_pv { pv } else { self.traversal.cut_short(pv) };
        if let Some((parent, is_better)) = self.traversal.adopt(value, pv) {
            if is_better {
                parent.best_bound = bound;
            }
            self.back_up(node, observer);
        } else {
            self.traversal.finish_in_window((value, bound), pv, return_line, observer);
        }
    }

    /// Reports the result of `from`, which the last frame has just adopted.
    fn back_up<O: Observer>(&mut self, from: NodeId, observer: &mut O) {
        let Some(parent) = self.traversal.frames.last() else { return };
        let (_, bound) = parent.window.cutoff_at(parent.player);
        let cuts = Cut::AtEquality.passes(parent.player, parent.value, bound);
        let backup = Backup {
            from,
            value: parent.value,
            window: parent.child_window(),
            cutoff: cuts.then_some(parent.value),
            line: self.listing.line(Label::Backup),
            cut_line: self.listing.line(Label::Cut),
        };
        self.traversal.back_up(backup, observer);
    }
}

/// Returns `true` if the child that gave a node its value is known to have that
/// value itself, if the node is worth no more and no less than it returns.
///
/// It is where that child cut the others off. Otherwise all children are only
/// so good or worse for its side, and it has to be known which is just as good.
/// A test that found a value and the search from there, which found nothing
/// better, know the value together; neither knows a whole variation.
fn has_pv<P>(frame: &Frame<P>, value: Value, bound: Bound) -> bool {
    // See docs/decisions/nega-scout-may-not-know-the-whole-variation.md.
    let is_cut = match frame.player {
        Player::Max => bound == Bound::Lower,
        Player::Min => bound == Bound::Upper,
    };
    bound == Bound::Exact || is_cut || frame.best_bound == Bound::Exact && frame.value == value
}

impl<G: Game> Search for NegaScout<G> {
    const ALGORITHM: Algorithm = Algorithm {
        name: "nega-scout",
        title: "NegaScout",
        about: about(
            "Asks with a null window whether a child is better than the siblings before it, and searches it again if it is.",
        ),
        kind: SearchKind::Tests,
        counts: &TESTS,
        options: &[options::TABLE, options::DEPTH, options::WINDOW],
        refuses_chance: Some(about(
            "a null window asks whether one value is beaten, and a mean depends on all children",
        )),
    };

    depth_first_search!();
}
