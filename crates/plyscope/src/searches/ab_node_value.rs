//! Alpha-beta with one bound, the parent's value.
//!
//! ```text
//! abNodeValue(node, parentVal)
//!   if node is a leaf: return its value
//!   LB ← −abNodeValue(first child, ∞)
//!   for each other child, left to right
//!     if LB ≥ parentVal: return LB
//!     LB ← max(LB, −abNodeValue(child, −LB))
//!   return LB
//! start: abNodeValue(root, ∞)
//! ```
//!
//! Each side counts for itself, so that a minus flips the sign from ply to
//! ply. What the search tells is MAX's all the same.

use super::depth_first::{Cut, Next, Procedure, Source, Traversal};
use crate::options::{self, Algorithm, OptionError, OptionKind, OptionSpec, SearchKind, Settings};
use crate::{Bound, CutBy, Event, Game, NodeId, Observer, Outcome, Player, Reason, Search, Value};

const NODE_VALUE: Procedure = Procedure { head: 0, leaf: 1, children: 2, result: 6 };
const FIRST: u8 = 2;
const CUT: u8 = 4;
const OTHERS: u8 = 5;
const START: u8 = 7;

/// What stands for the value of a parent that has none yet, as its child
/// sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ParentValue {
    /// `∞`: nothing reaches it, and nothing is cut off.
    #[default]
    Inf,
    /// `−∞`, which everything reaches: it cuts off what matters.
    NegInf,
}

/// What [`AbNodeValue`] can be told.
///
/// Only the defaults are right. The procedure was printed in a lecture with
/// `start` at `−∞`, and a correction handed out later wanted the same of
/// `first`: seeing them fail is the lesson. Cutting off at a bound that no
/// parent's value ever was ends the search with [`Reason::Unsound`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// What the root is called with.
    pub start: ParentValue,
    /// What a first child is called with.
    pub first: ParentValue,
    /// Nodes at this depth are evaluated instead of searched.
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
#[derive(Debug)]
pub struct AbNodeValue<G: Game> {
    traversal: Traversal<G>,
    options: Options,
    next: Next,
    /// Whether something was cut off at a bound that was never a value.
    is_unsound: bool,
    outcome: Option<Outcome>,
}

impl<G: Game> AbNodeValue<G> {
    /// A search of `game` that has not begun.
    pub fn new(game: G, options: Options) -> AbNodeValue<G> {
        let traversal = Traversal::new(game, options.depth);
        AbNodeValue { traversal, options, next: Next::Enter, is_unsound: false, outcome: None }
    }

    /// The next node gets one bound, that of its parent. To the left of a
    /// first child there is only what the options say.
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
        let window = match above {
            Player::Max => (value, Value::INF),
            Player::Min => (Value::NEG_INF, value),
        };
        self.traversal.enter(window, NODE_VALUE.head, observer);
        self.next = self.traversal.begin(Cut::AtEquality, NODE_VALUE, observer);
    }

    fn leave<O: Observer>(&mut self, source: Source, observer: &mut O) {
        let Some(frame) = self.traversal.frames.last() else { return };
        let (node, value) = (frame.node, frame.value);
        // Cut off at a bound that was never a value: a parent that has this
        // much itself would have been cut off.
        let (bound, is_unsound) = match frame.player {
            _ if frame.is_last_tried() => (Bound::Exact, false),
            Player::Max => (Bound::Lower, frame.beta == Value::NEG_INF),
            Player::Min => (Bound::Upper, frame.alpha == Value::INF),
        };
        self.is_unsound |= is_unsound;
        let return_line = match bound {
            Bound::Exact => self.traversal.return_line(NODE_VALUE, source),
            Bound::Lower | Bound::Upper => CUT,
        };
        observer.observe(return_line, Event::Leave { node, value, bound });
        let Some(line) = self.traversal.leave() else { return };
        if self.traversal.adopt(value, line).is_some() {
            self.back_up(node, observer);
        } else {
            let mut outcome = self.traversal.outcome(value, line);
            if self.is_unsound {
                outcome.reason = Reason::Unsound;
            }
            let outcome = self.outcome.insert(outcome);
            observer.observe(START, Event::Done { outcome });
        }
    }

    /// The last node on the way has just adopted what its child `from` gave.
    fn back_up<O: Observer>(&mut self, from: NodeId, observer: &mut O) {
        let Some(node) = self.traversal.frames.last() else { return };
        let line = if node.tried == 1 { FIRST } else { OTHERS };
        let (alpha, beta) = node.window();
        let (by, bound) = match node.player {
            Player::Max => (CutBy::Beta, node.beta),
            Player::Min => (CutBy::Alpha, node.alpha),
        };
        let cuts = !node.is_last_tried() && Cut::AtEquality.passes(node.player, node.value, bound);
        let value = node.value;
        let (pruned, node) = (node.children.after(node.tried), node.node);
        observer.observe(line, Event::Backup { node, from, value, alpha, beta });
        self.next = Next::after_child(cuts || pruned.count == 0);
        if cuts {
            self.traversal.counts.cutoffs += 1;
            observer.observe(CUT, Event::Cutoff { node, by, value, bound, pruned });
        }
    }
}

impl ParentValue {
    /// As a value of the node above, whose side counts the other way than
    /// that below; MAX's.
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

impl<G: Game> Search for AbNodeValue<G> {
    type Game = G;

    const ALGORITHM: Algorithm = Algorithm {
        name: "ab-node-value",
        title: "AB node value",
        about: "Alpha-beta with one bound, the parent's value: it cuts shallow, but never deep.",
        kind: SearchKind::Windows,
        options: &[
            OptionSpec {
                name: "start",
                kind: PARENT_VALUE,
                default: "inf",
                about: "The parent's value that the root is called with; with -inf, as once printed, the answer is often wrong.",
            },
            OptionSpec {
                name: "first",
                kind: PARENT_VALUE,
                default: "inf",
                about: "The parent's value that a first child is called with; with -inf, as once corrected, the answer is mostly wrong.",
            },
            options::DEPTH,
        ],
    };

    fn with_settings(game: G, settings: &Settings) -> Result<Self, OptionError> {
        let options = Options {
            start: ParentValue::named(settings.word("start")),
            first: ParentValue::named(settings.word("first")),
            depth: settings.number("depth"),
        };
        Ok(AbNodeValue::new(game, options))
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
        vec![
            "abNodeValue(node, parentVal): − flips sides",
            "  if node is a leaf: return its value",
            match self.options.first {
                ParentValue::Inf => "  LB ← −abNodeValue(first child, ∞)",
                ParentValue::NegInf => "  LB ← −abNodeValue(first child, −∞)",
            },
            "  for each other child, left to right",
            "    if LB ≥ parentVal: return LB",
            "    LB ← max(LB, −abNodeValue(child, −LB))",
            "  return LB",
            match self.options.start {
                ParentValue::Inf => "start: abNodeValue(root, ∞)",
                ParentValue::NegInf => "start: abNodeValue(root, −∞)",
            },
        ]
    }
}
