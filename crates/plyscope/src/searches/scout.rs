//! SCOUT: test before you evaluate.
//!
//! ```text
//! eval(node)
//!   if node is a leaf: return its value
//!   v ← eval(first child)
//!   for each other child, left to right
//!     if test(child): v ← eval(child)
//!   return v
//!
//! test(node): > v?  (if MIN asks: < v?)
//!   if node is a leaf: answer for its value
//!   for each child, left to right
//!     asker's: if test(child): return yes
//!     other's: if not test(child): return no
//!   return the last answer
//! ```

use super::depth_first::{Cut, Frame, Next, Procedure, Source, Traversal};
use crate::options::{Algorithm, OptionError, SearchKind, Settings};
use crate::{Bound, CutBy, Event, Game, NodeId, Observer, Outcome, Player, Search, Value};

pub use super::depth_first::Options;

const LISTING: &[&str] = &[
    "eval(node)",
    "  if node is a leaf: return its value",
    "  v ← eval(first child)",
    "  for each other child, left to right",
    "    if test(child): v ← eval(child)",
    "  return v",
    "test(node): > v?  (if MIN asks: < v?)",
    "  if node is a leaf: answer for its value",
    "  for each child, left to right",
    "    asker's: if test(child): return yes",
    "    other's: if not test(child): return no",
    "  return the last answer",
];
const EVAL: Procedure = Procedure { head: 0, leaf: 1, children: 2, result: 5 };
const FIRST: u8 = 2;
const OTHERS: u8 = 4;
const TEST: Procedure = Procedure { head: 6, leaf: 7, children: 8, result: 11 };
const YES: u8 = 9;
const NO: u8 = 10;

/// SCOUT (Pearl 1980): the first child is evaluated, the others are tested
/// first, and evaluated where the test says that they are better. A step
/// enters a node, or leaves one.
///
/// A test goes about with a null window: `> v` with `v..v + 1`, `< v` with
/// `v − 1..v`. It answers no more than it was asked, whatever it has seen. A
/// leaf that is tested and then evaluated is evaluated twice.
///
/// ```
/// use plyscope::{Silent, Value, run, scout::{self, Scout}, tree::Tree};
///
/// let tree: Tree = "[[3,1],[3,4]]".parse()?;
/// let outcome = run(&mut Scout::new(&tree, scout::Options::default()), &mut Silent);
/// assert_eq!(outcome.value(), Some(Value::new(3)));
/// assert_eq!((outcome.counts.tests, outcome.counts.researches), (Some(3), Some(2)));
/// assert_eq!((outcome.counts.leaves, outcome.counts.evaluations), (4, 7));
/// # Ok::<(), plyscope::NotationError>(())
/// ```
#[derive(Debug)]
pub struct Scout<G: Game> {
    traversal: Traversal<G>,
    next: Next,
    /// The test that is under way.
    test: Option<Test>,
    /// Whether the next node was tested and is better.
    is_better: bool,
    outcome: Option<Outcome>,
}

/// Whether a node is better for one side than what it has.
#[derive(Clone, Copy, Debug)]
struct Test {
    asker: Player,
    than: Value,
    /// How deep below the root the node is.
    depth: usize,
}

impl Test {
    fn is_better(self, value: Value) -> bool {
        match self.asker {
            Player::Max => value > self.than,
            Player::Min => value < self.than,
        }
    }

    fn window(self) -> (Value, Value) {
        match self.asker {
            Player::Max => (self.than, self.than.just_above()),
            Player::Min => (self.than.just_below(), self.than),
        }
    }

    /// Whether a child of this value settles it for a node of this side: the
    /// asker needs one that is better, the other one that isn't.
    fn is_settled(self, player: Player, value: Value) -> bool {
        self.is_better(value) == (player == self.asker)
    }
}

impl<G: Game> Scout<G> {
    /// A search of `game` that has not begun.
    pub fn new(game: G, options: Options) -> Scout<G> {
        let traversal = Traversal::with_tests(game, options.depth).with_table(options.table);
        Scout { traversal, next: Next::Enter, test: None, is_better: false, outcome: None }
    }

    /// The procedure at work: where it stands in the listing.
    fn procedure(&self) -> Procedure {
        if self.test.is_none() {
            return EVAL;
        }
        // The table has a line in both.
        let line = |line| self.traversal.line(line);
        let Procedure { head, leaf, children, result } = TEST;
        Procedure {
            head: line(head),
            leaf: line(leaf),
            children: line(children),
            result: line(result),
        }
    }

    fn enter<O: Observer>(&mut self, observer: &mut O) {
        let is_better = std::mem::take(&mut self.is_better);
        let depth = self.traversal.frames.len();
        let siblings = self.traversal.frames.last().filter(|parent| parent.tried > 0 && !is_better);
        if let (None, Some(parent)) = (self.test, siblings) {
            self.test = Some(Test { asker: parent.player, than: parent.value, depth });
            self.traversal.count_test();
        }
        let window = self.test.map_or((Value::NEG_INF, Value::INF), Test::window);
        let procedure = self.procedure();
        let line = if is_better { self.traversal.line(OTHERS) } else { procedure.head };
        self.traversal.enter(window, line, observer);
        self.next = self.traversal.begin(Cut::AtEquality, procedure, observer);
    }

    fn leave<O: Observer>(&mut self, source: Source, observer: &mut O) {
        let procedure = self.procedure();
        let Some(frame) = self.traversal.frames.last() else { return };
        let (node, return_line) = (frame.node, self.traversal.return_line(procedure, source));
        let (value, bound) = match (source, self.test) {
            (Source::Leaf, _) => (frame.value, Bound::Exact),
            (Source::Table(bound), _) => (frame.value, bound),
            (Source::Children, None) => (frame.value, Bound::Exact),
            (Source::Children, Some(test)) => answer(test, frame),
        };
        observer.observe(return_line, Event::Leave { node, value, bound });
        self.traversal.store(source, || (value, bound), return_line, observer);
        let Some(line) = self.traversal.leave() else { return };
        let answered = self.test.take_if(|test| test.depth == self.traversal.frames.len());
        if answered.is_some_and(|test| test.is_better(value)) {
            self.traversal.search_again();
            self.is_better = true;
            self.next = Next::Enter;
            return;
        }
        if self.traversal.adopt(value, line).is_some() {
            self.back_up(node, observer);
        } else {
            let outcome = self.outcome.insert(self.traversal.outcome(value, line));
            observer.observe(return_line, Event::Done { outcome });
        }
    }

    /// The last node on the way has just adopted what its child `from` gave.
    fn back_up<O: Observer>(&mut self, from: NodeId, observer: &mut O) {
        let Some(frame) = self.traversal.frames.last() else { return };
        let (node, value, (alpha, beta)) = (frame.node, frame.value, frame.window());
        let is_settled = self.test.is_some_and(|test| test.is_settled(frame.player, value));
        let line = match self.test {
            None if frame.tried == 1 => self.traversal.line(FIRST),
            None => self.traversal.line(OTHERS),
            Some(test) => self.traversal.line(self.traversal.line(test.line(frame.player))),
        };
        let pruned = frame.children.after(frame.tried);
        let (by, bound) = match frame.player {
            Player::Max => (CutBy::Beta, frame.beta),
            Player::Min => (CutBy::Alpha, frame.alpha),
        };
        observer.observe(line, Event::Backup { node, from, value, alpha, beta });
        self.next = Next::after_child(is_settled || pruned.count == 0);
        if is_settled && pruned.count > 0 {
            self.traversal.counts.cutoffs += 1;
            observer.observe(line, Event::Cutoff { node, by, value, bound, pruned });
        }
    }
}

impl Test {
    /// The line that asks whether a node of this side is settled.
    fn line(self, player: Player) -> u8 {
        if player == self.asker { YES } else { NO }
    }
}

/// What a test says of a node with children: that its value is beyond one end
/// of the window or the other.
fn answer<P>(test: Test, frame: &Frame<P>) -> (Value, Bound) {
    let is_above = test.is_better(frame.value) == (test.asker == Player::Max);
    if is_above { (frame.beta, Bound::Lower) } else { (frame.alpha, Bound::Upper) }
}

impl<G: Game> Search for Scout<G> {
    type Game = G;

    const ALGORITHM: Algorithm = Algorithm {
        name: "scout",
        title: "SCOUT",
        about: "Evaluates the first child, and asks of each other whether it is better before it evaluates it too.",
        kind: SearchKind::Tests,
        options: Options::SPECS,
    };

    fn with_settings(game: G, settings: &Settings) -> Result<Self, OptionError> {
        let options = Options::of(settings, &game);
        Ok(Scout::new(game, options))
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
        self.traversal.listing(LISTING, &[EVAL.head, TEST.head])
    }
}
