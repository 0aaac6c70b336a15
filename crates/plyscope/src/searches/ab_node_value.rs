//! Alpha-beta with one bound, the parent's value.
//!
//! In the listing each side counts for itself, so that a minus flips the sign
//! from ply to ply. The values of events are MAX's all the same.

pub use super::depth_first::Cut;
use super::depth_first::{Backup, Procedure, Source, Traversal, depth_first_search};
use super::listing::{Listing, listing};
use crate::options::{self, Algorithm, OptionError, OptionKind, OptionSpec, SearchKind, Settings};
use crate::scale::about;
use crate::{Bound, Event, Game, NodeId, Observer, Player, Reason, Search, Value, Window};

listing! {
    enum Label {
        Head: "abNodeValue(node, parentVal): − flips sides",
        Terminal: "  if node is terminal: return its value",
        Estimate: "  if numLev = 0: return an estimate",
        First: "  LB ← −abNodeValue(first child, ∞)",
        _: "  for each other child, left to right",
        Cut: "    if LB ≥ parentVal: return LB",
        Others: "    LB ← max(LB, −abNodeValue(child, −LB))",
        Return: "  return LB",
        Start: "start: abNodeValue(root, ∞)",
    }
}

/// There is no transposition table, and so no line that looks a node up.
const PROCEDURE: [Label; 5] =
    [Label::Head, Label::Head, Label::Terminal, Label::First, Label::Return];

/// The value that a child's call gets for a parent that has none yet, as the
/// child's side counts it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ParentValue {
    /// `∞`: nothing reaches it, and nothing is cut off.
    #[default]
    Inf,
    /// `−∞`, which everything reaches: it cuts off what matters.
    NegInf,
}

/// The options of [`AbNodeValue`].
///
/// Only the defaults are right. The procedure was printed in a lecture with
/// `start` at `−∞`, and a correction handed out later wanted the same of
/// `first`: seeing them fail is the lesson. Cutting off at a bound that no
/// parent's value ever was ends the search with [`Reason::Unsound`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The parent's value that the root is called with.
    pub start: ParentValue,
    /// The parent's value that a first child is called with.
    pub first: ParentValue,
    /// When a value at the parent's value cuts off.
    pub cut: Cut,
    /// The depth at which nodes are evaluated instead of searched, if any.
    pub depth: Option<u32>,
}

/// Alpha-beta with the parent's value as its only bound, so that it cuts
/// shallow but never deep (Knuth and Moore 1975, procedure F1). A step enters
/// a node, or leaves one.
///
/// ```
/// use plyscope::{Reason, Silent, Value, ab_node_value::{self, AbNodeValue, ParentValue}};
/// use plyscope::{run, tree::Tree};
///
/// let tree: Tree = "[[12,3,8],[2,4,6],[14,5,2]]".parse()?;
/// let mut options = ab_node_value::Options::default();
/// let outcome = run(&mut AbNodeValue::new(&tree, options), &mut Silent);
/// assert_eq!(outcome.value(), Some(Value::new(3)));
/// assert_eq!((outcome.counts.leaves, outcome.counts.cutoffs), (7, 1));
///
/// options.first = ParentValue::NegInf;
/// let outcome = run(&mut AbNodeValue::new(&tree, options), &mut Silent);
/// assert_eq!((outcome.value(), outcome.reason), (Some(Value::new(12)), Reason::Unsound));
/// # Ok::<(), plyscope::NotationError>(())
/// ```
///
#[doc = listing_text!()]
#[derive(Debug)]
pub struct AbNodeValue<G: Game> {
    traversal: Traversal<G>,
    options: Options,
    listing: Listing<Label>,
    procedure: Procedure,
    /// `true` if something was cut off at a bound that was never a value.
    is_unsound: bool,
}

impl<G: Game> AbNodeValue<G> {
    /// Returns a search of `game` that has not begun.
    pub fn new(game: G, options: Options) -> AbNodeValue<G> {
        let traversal = Traversal::new(game, options.depth);
        let listing = listing(options);
        let procedure = Procedure::new(&listing, PROCEDURE);
        AbNodeValue { traversal, options, listing, procedure, is_unsound: false }
    }

    /// Enters the next node with one bound, its parent's value. That of a
    /// parent that has none yet is in the options.
    fn enter<O: Observer>(&mut self, observer: &mut O) {
        let (above, bound) = match self.traversal.frames.last() {
            None => {
                let root = self.traversal.game.player(&self.traversal.game.start());
                (root.opponent(), self.options.start)
            }
            Some(parent) => (parent.player, self.options.first),
        };
        let value = self.traversal.frames.last().filter(|parent| parent.tried > 0);
        let value = value.map_or_else(|| bound.of(above), |parent| parent.value);
        let window = Window::ALL.narrowed(above, value);
        self.traversal.enter(window, self.procedure.head, observer);
        self.traversal.begin(self.options.cut, self.at_last(), observer);
    }

    /// Returns the procedure for the last frame: the line that gives its value, if it is a leaf,
    /// depends on whether the game is over there.
    fn at_last(&self) -> Procedure {
        let mut procedure = self.procedure;
        if self.traversal.plies_left() == Some(0)
            && let Some(frame) = self.traversal.frames.last()
            && !self.traversal.game.is_over(&frame.position)
        {
            procedure.leaf = self.listing.line(Label::Estimate);
        }
        procedure
    }

    fn leave<O: Observer>(&mut self, source: Source, observer: &mut O) {
        let Some(frame) = self.traversal.frames.last() else { return };
        let (node, value) = (frame.node, frame.value);
        // Cut off at a bound that was never a value: a parent that has this
        // much itself would have been cut off.
        let (bound, is_unsound) = match frame.player {
            _ if frame.is_last_tried() => (Bound::Exact, false),
            Player::Max => (Bound::Lower, frame.window.beta == Value::NEG_INF),
            Player::Min => (Bound::Upper, frame.window.alpha == Value::INF),
        };
        self.is_unsound |= is_unsound;
        let return_line = match bound {
            Bound::Exact => self.at_last().return_line(source),
            Bound::Lower | Bound::Upper => self.listing.line(Label::Cut),
        };
        observer.observe(return_line, Event::Leave { node, value, bound });
        let Some(pv) = self.traversal.leave() else { return };
        if self.traversal.adopt(value, pv).is_some() {
            self.back_up(node, observer);
        } else {
            let reason = if self.is_unsound { Reason::Unsound } else { Reason::Solved };
            let line = self.listing.line(Label::Start);
            self.traversal.finish(value, pv, reason, line, observer);
        }
    }

    /// Reports the result of `from`, which the last frame has just adopted.
    fn back_up<O: Observer>(&mut self, from: NodeId, observer: &mut O) {
        let Some(parent) = self.traversal.frames.last() else { return };
        let (_, bound) = parent.window.cutoff_at(parent.player);
        let cuts = self.options.cut.passes(parent.player, parent.value, bound);
        let label = if parent.tried == 1 { Label::First } else { Label::Others };
        let backup = Backup {
            from,
            value: parent.value,
            window: parent.child_window(),
            cutoff: cuts.then_some(parent.value),
            line: self.listing.line(label),
            cut_line: self.listing.line(Label::Cut),
        };
        self.traversal.back_up(backup, observer);
    }
}

impl ParentValue {
    /// Returns MAX's value of the parent, whose player is `above`. The child's
    /// side counts the other way.
    fn of(self, above: Player) -> Value {
        match (self, above) {
            (ParentValue::Inf, Player::Max) | (ParentValue::NegInf, Player::Min) => Value::NEG_INF,
            (ParentValue::Inf, Player::Min) | (ParentValue::NegInf, Player::Max) => Value::INF,
        }
    }

    fn named(word: &str) -> ParentValue {
        if word == "-inf" { ParentValue::NegInf } else { ParentValue::Inf }
    }
}

const PARENT_VALUE: OptionKind = OptionKind::Choice(&["inf", "-inf"]);

impl Options {
    pub(super) fn from_settings(
        settings: &Settings,
        game: &impl Game,
    ) -> Result<Options, OptionError> {
        if game.mixes_players() {
            let why = "this procedure turns the sign at each call, so that the players have to take \
                       turns, and in this tree they don't: take `alpha-beta`";
            return Err(OptionError::Incompatible { name: "game", why: why.to_owned() });
        }
        Ok(Options {
            start: ParentValue::named(settings.word("start")),
            first: ParentValue::named(settings.word("first")),
            cut: Cut::of(settings),
            depth: settings.horizon(game)?,
        })
    }
}

/// Returns the listing with these options in force. Without a horizon, no levels are counted.
fn listing(options: Options) -> Listing<Label> {
    let mut listing = Listing::new(LINES);
    let (is_wrong, is_wrong_at_root) =
        (options.first == ParentValue::NegInf, options.start == ParentValue::NegInf);
    if options.depth.is_some() {
        listing = listing
            .with(Label::Head, "abNodeValue(node, numLev, parentVal): − flips")
            .with(Label::Others, "    LB ← max(LB, −abNodeValue(child, numLev−1, −LB))");
    }
    let first = match (options.depth, is_wrong) {
        (None, false) => "  LB ← −abNodeValue(first child, ∞)",
        (None, true) => "  LB ← −abNodeValue(first child, −∞)",
        (Some(_), false) => "  LB ← −abNodeValue(first child, numLev−1, ∞)",
        (Some(_), true) => "  LB ← −abNodeValue(first child, numLev−1, −∞)",
    };
    let start = match (options.depth, is_wrong_at_root) {
        (None, false) => "start: abNodeValue(root, ∞)",
        (None, true) => "start: abNodeValue(root, −∞)",
        (Some(_), false) => "start: abNodeValue(root, depth, ∞)",
        (Some(_), true) => "start: abNodeValue(root, depth, −∞)",
    };
    if options.cut == Cut::PastEquality {
        listing = listing.with(Label::Cut, "    if LB > parentVal: return LB");
    }
    let listing = listing.with(Label::First, first).with(Label::Start, start);
    listing.without_if(options.depth.is_none(), Label::Estimate)
}

impl<G: Game> Search for AbNodeValue<G> {
    const ALGORITHM: Algorithm = Algorithm {
        name: "ab-node-value",
        title: "AB node value",
        about: about(
            "Alpha-beta with one bound, the parent's value: it cuts shallow, but never deep.",
        ),
        kind: SearchKind::Parents,
        counts: &[],
        options: &[
            OptionSpec {
                name: "start",
                kind: PARENT_VALUE,
                default: "inf",
                about: about(
                    "The parent's value that the root is called with; with -inf, as in one printed version, the answer is often wrong.",
                ),
            },
            OptionSpec {
                name: "first",
                kind: PARENT_VALUE,
                default: "inf",
                about: about(
                    "The parent's value that a first child is called with; with -inf, as in one printed correction, the answer is mostly wrong.",
                ),
            },
            OptionSpec {
                name: "cut",
                kind: Cut::KIND,
                default: "at-equality",
                about: about("Cut when LB meets parentVal (≥), or only when it passes it (>)."),
            },
            options::DEPTH,
        ],
        refuses_chance: Some(about(
            "a call gets the value of one node above, and a mean depends on all its children",
        )),
    };

    depth_first_search!();
}
