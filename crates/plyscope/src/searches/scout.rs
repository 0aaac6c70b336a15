//! SCOUT: test before you evaluate.

use super::depth_first::{
    Backup, Cut, Frame, Procedure, Source, TESTS, Traversal, depth_first_search,
};
use super::listing::{Listing, listing};
use crate::options::{Algorithm, SearchKind};
use crate::scale::about;
use crate::{Bound, Event, Game, NodeId, Observer, Player, Reason, Search, Value, Window};

pub use super::depth_first::Options;

listing! {
    enum Label {
        Eval: "eval(node)",
        EvalTable: "  if the table settles node: return that",
        EvalLeaf: "  if node is a leaf: return its value",
        First: "  v ← eval(first child)",
        _: "  for each other child, left to right",
        Others: "    if test(child): v ← eval(child)",
        EvalReturn: "  return v",
        Test: "test(node): > v?  (if MIN asks: < v?)",
        TestTable: "  if the table settles node: return that",
        TestLeaf: "  if node is a leaf: answer for its value",
        TestChildren: "  for each child, left to right",
        Yes: "    asker's: if test(child): return yes",
        No: "    other's: if not test(child): return no",
        TestReturn: "  return the last answer",
    }
}

const EVAL: [Label; 5] =
    [Label::Eval, Label::EvalTable, Label::EvalLeaf, Label::First, Label::EvalReturn];
const TEST: [Label; 5] =
    [Label::Test, Label::TestTable, Label::TestLeaf, Label::TestChildren, Label::TestReturn];

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
/// assert_eq!((outcome.counts.get("tests"), outcome.counts.get("researches")), (Some(3), Some(2)));
/// assert_eq!((outcome.counts.leaves, outcome.counts.evaluations), (4, 7));
/// # Ok::<(), plyscope::NotationError>(())
/// ```
///
#[doc = listing_text!()]
#[derive(Debug)]
pub struct Scout<G: Game> {
    traversal: Traversal<G>,
    listing: Listing<Label>,
    eval: Procedure,
    /// The procedure of a test.
    answer: Procedure,
    /// The test that is under way.
    test: Option<Test>,
    /// `true` if the next node was tested and is better.
    is_better: bool,
}

/// The question whether a node is better for one side than what it has.
#[derive(Clone, Copy, Debug)]
struct Test {
    asker: Player,
    than: Value,
    /// The depth of the node.
    depth: usize,
}

impl Test {
    fn is_better(self, value: Value) -> bool {
        self.asker.prefers(value, self.than)
    }

    /// Returns `true` if a child of this value settles the test for a node of
    /// this side: the asker needs one that is better, the other side one that
    /// isn't.
    fn is_settled(self, player: Player, value: Value) -> bool {
        self.is_better(value) == (player == self.asker)
    }
}

impl<G: Game> Scout<G> {
    /// Returns a search of `game` that has not begun.
    pub fn new(game: G, options: Options) -> Scout<G> {
        let traversal = Traversal::with_tests(game, options.depth).with_table(options.table);
        let listing = Listing::new(LINES)
            .without_if(!options.table, Label::EvalTable)
            .without_if(!options.table, Label::TestTable);
        let eval = Procedure::new(&listing, EVAL);
        let answer = Procedure::new(&listing, TEST);
        Scout { traversal, listing, eval, answer, test: None, is_better: false }
    }

    /// Returns the procedure at work.
    fn procedure(&self) -> Procedure {
        if self.test.is_some() { self.answer } else { self.eval }
    }

    fn enter<O: Observer>(&mut self, observer: &mut O) {
        let is_better = std::mem::take(&mut self.is_better);
        let depth = self.traversal.frames.len();
        let siblings = self.traversal.frames.last().filter(|parent| parent.tried > 0 && !is_better);
        if let (None, Some(parent)) = (self.test, siblings) {
            self.test = Some(Test { asker: parent.player, than: parent.value, depth });
            self.traversal.count_test();
        }
        let null_window = |test: Test| Window::better_than(test.asker, test.than);
        let window = self.test.map_or(Window::ALL, null_window);
        let procedure = self.procedure();
        let line = if is_better { self.listing.line(Label::Others) } else { procedure.head };
        self.traversal.enter(window, line, observer);
        self.traversal.begin(Cut::AtEquality, procedure, observer);
    }

    fn leave<O: Observer>(&mut self, source: Source, observer: &mut O) {
        let procedure = self.procedure();
        let Some(frame) = self.traversal.frames.last() else { return };
        let (node, return_line) = (frame.node, procedure.return_line(source));
        let (value, bound) = match (source, self.test) {
            (Source::Leaf, _) => (frame.value, Bound::Exact),
            (Source::Table(bound), _) => (frame.value, bound),
            (Source::Children, None) => (frame.value, Bound::Exact),
            (Source::Children, Some(test)) => answer(test, frame),
        };
        observer.observe(return_line, Event::Leave { node, value, bound });
        self.traversal.store(source, || (value, bound), return_line, observer);
        let Some(pv) = self.traversal.leave() else { return };
        let answered = self.test.take_if(|test| test.depth == self.traversal.frames.len());
        if answered.is_some_and(|test| test.is_better(value)) {
            self.traversal.search_again();
            self.is_better = true;
            return;
        }
        if self.traversal.adopt(value, pv).is_some() {
            self.back_up(node, observer);
        } else {
            self.traversal.finish(value, pv, Reason::Solved, return_line, observer);
        }
    }

    /// Reports the result of `from`, which the last frame has just adopted.
    fn back_up<O: Observer>(&mut self, from: NodeId, observer: &mut O) {
        let Some(parent) = self.traversal.frames.last() else { return };
        let value = parent.value;
        let is_settled = self.test.is_some_and(|test| test.is_settled(parent.player, value));
        let line = self.listing.line(match self.test {
            None if parent.tried == 1 => Label::First,
            None => Label::Others,
            Some(test) if parent.player == test.asker => Label::Yes,
            Some(_) => Label::No,
        });
        let (window, cutoff) = (parent.child_window(), is_settled.then_some(value));
        let backup = Backup { from, value, window, cutoff, line, cut_line: line };
        self.traversal.back_up(backup, observer);
    }
}

/// Returns the answer of a test for a node with children: its value is beyond
/// one end of the window or the other.
fn answer<P>(test: Test, frame: &Frame<P>) -> (Value, Bound) {
    // See docs/decisions/a-test-answers-what-it-was-asked.md.
    let is_above = test.is_better(frame.value) == (test.asker == Player::Max);
    let Window { alpha, beta } = frame.window;
    if is_above { (beta, Bound::Lower) } else { (alpha, Bound::Upper) }
}

impl<G: Game> Search for Scout<G> {
    const ALGORITHM: Algorithm = Algorithm {
        name: "scout",
        title: "SCOUT",
        about: about(
            "Evaluates the first child, and tests of each other child whether it is better before it evaluates that one too.",
        ),
        kind: SearchKind::Tests,
        counts: &TESTS,
        options: Options::SPECS,
        refuses_chance: Some(about(
            "a test asks whether one value is beaten, and a mean depends on all children",
        )),
    };

    depth_first_search!();
}
