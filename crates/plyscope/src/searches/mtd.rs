//! MTD: one null window at the root after another, keeping the bounds of every
//! node.

mod guesses;

pub use guesses::{First, Options};

use guesses::Guesses;

use super::depth_first::{Backup, Next, Source, Traversal, depth_first_search};
use super::listing::{Listing, listing};
use super::sparse::Sparse;
use super::table::{Table, learn};
use crate::mistakes::Procedure;
use crate::options::{self, Algorithm, OptionKind, OptionSpec, SearchKind};
use crate::scale::about;
use crate::{Bound, CountSpec, Event, Game, Interval, NodeId, Observer, Outcome, Path, Player};
use crate::{Reason, Search, Value, Window};

const COUNTS: &[CountSpec] = &[CountSpec { key: "passes", label: "passes" }];

listing! {
    enum Label {
        Loop: "while lower < upper, at first −∞ < ∞",
        Guess: "  γ ← upper",
        Call: "  v ← mt(e, γ)",
        Verdict: "  if v < γ: upper ← v, else: lower ← v",
        Head: "mt(node, γ)",
        Memory: "  if the memory settles node: return that",
        Leaf: "  if node is a leaf: v ← its value",
        Children: "  else v ← −∞ (MIN: ∞); for each child:",
        MaxBackup: "    MAX v ← max(v, mt(child, γ))",
        MaxCut: "        if v ≥ γ: cut",
        MinBackup: "    MIN v ← min(v, mt(child, γ))",
        MinCut: "        if v < γ: cut",
        Return: "  remember v as a bound, return it",
    }
}

/// MTD (Plaat, Schaeffer, Pijls and de Bruin 1996, "Best-first fixed-depth
/// minimax algorithms"): each pass is a fail-soft alpha-beta with a null
/// window, which asks whether the game is worth γ or more, and leaves a bound
/// behind at every node. A step enters a node, or leaves one.
///
/// Both bounds of every node are kept in memory, leaves included. They end the
/// work at a node, and neither narrow windows nor order children. No leaf is
/// evaluated twice.
///
/// [`First`] is the first guess, and decides which ones follow. From ∞
/// downwards the leaves are those of SSS*, in the same order; from −∞ upwards,
/// those of DUAL*.
///
/// ```
/// use plyscope::{Silent, Value, mtd::{self, First, Mtd}, run, tree::Tree};
///
/// let tree: Tree = "[[3,12,8],[2,4,6],[14,5,2]]".parse()?;
/// let outcome = run(&mut Mtd::new(&tree, mtd::Options::default()), &mut Silent);
/// assert_eq!(outcome.value(), Some(Value::new(3)));
/// assert_eq!((outcome.counts.get("passes"), outcome.counts.leaves), (Some(4), 7));
///
/// let options = mtd::Options { first: First::Guess(Value::new(3)), ..Default::default() };
/// let outcome = run(&mut Mtd::new(&tree, options), &mut Silent);
/// assert_eq!(outcome.counts.get("passes"), Some(2), "at least 3, and not at least 4");
/// # Ok::<(), plyscope::NotationError>(())
/// ```
///
#[doc = listing_text!()]
#[derive(Debug)]
pub struct Mtd<G: Game> {
    traversal: Traversal<G>,
    listing: Listing<Label>,
    options: Options,
    guesses: Guesses,
    memory: Memory,
    /// Both bounds of each position, if equal ones are remembered.
    table: Option<Table<G::Position>>,
}

/// Both bounds of each node, by its number.
#[derive(Debug)]
struct Memory(Sparse<Interval>);

impl Memory {
    fn of(&self, node: NodeId) -> Interval {
        self.0.get(node)
    }

    fn store(&mut self, node: NodeId, value: Value, bound: Bound) {
        learn(self.0.get_mut(node), value, bound);
    }
}

impl<G: Game> Mtd<G> {
    /// Returns a search of `game` that has not begun.
    pub fn new(game: G, options: Options) -> Mtd<G> {
        let mut listing = Listing::new(LINES).with(Label::Guess, options.guess_line());
        if options.table {
            listing = listing.with(Label::Memory, "  if memory or table settle node: return that");
        }
        Mtd {
            traversal: Traversal::revisiting(game, options.depth),
            listing,
            options,
            guesses: Guesses::new(options),
            memory: Memory(Sparse::new(Interval::ALL)),
            table: options.table.then(Table::new),
        }
    }

    /// Returns the procedure in which mistakes are known, if the options are the usual ones.
    pub(super) fn known_mistakes(&self) -> Option<Procedure> {
        (self.options == Options::default()).then_some(Procedure::Mtd)
    }

    fn enter<O: Observer>(&mut self, observer: &mut O) {
        let is_root = self.traversal.frames.is_empty();
        if is_root {
            self.guesses.guess();
            let Window { alpha, beta } = self.guesses.window();
            let number = self.guesses.passes();
            let line = self.listing.line(Label::Guess);
            observer.observe(line, Event::Pass { number, alpha, beta });
        }
        // A null window is too narrow to be narrowed: γ holds throughout.
        let line = self.listing.line(if is_root { Label::Call } else { Label::Head });
        self.traversal.enter(self.guesses.window(), line, observer);
        self.traversal.next = if let Some(bound) = self.look_up(observer) {
            Next::Leave(Source::Table(bound))
        } else {
            let leaf = self.listing.line(Label::Leaf);
            self.traversal.expand(leaf, self.listing.line(Label::Children), observer)
        };
    }

    /// Gives the last frame the bound that is kept of it, if that settles it.
    /// Returns what the value says of the true one.
    fn look_up<O: Observer>(&mut self, observer: &mut O) -> Option<Bound> {
        let plies_left = self.traversal.plies_left();
        let frame = self.traversal.frames.last_mut()?;
        let node = frame.node;
        if let Some(table) = &self.table
            && let Some(known) = table.lookup(frame.position.clone(), plies_left)
        {
            // From now on it is known of this node: the principal variation may lead through it.
            self.memory.store(node, known.lower, Bound::Lower);
            self.memory.store(node, known.upper, Bound::Upper);
        }
        let Interval { lower, upper } = self.memory.of(node);
        let gamma = self.guesses.gamma();
        let known = if lower == upper {
            Some((lower, Bound::Exact))
        } else if upper < gamma || lower == Value::NEG_INF {
            Some((upper, Bound::Upper)).filter(|_| upper < Value::INF)
        } else {
            Some((lower, Bound::Lower))
        };
        let hit = lower >= gamma || upper < gamma;
        let line = self.listing.line(Label::Memory);
        observer.observe(line, Event::Lookup { node, known, hit });
        let (value, bound) = known.filter(|_| hit)?;
        frame.value = value;
        Some(bound)
    }

    fn leave<O: Observer>(&mut self, source: Source, observer: &mut O) {
        let plies_left = self.traversal.plies_left();
        let Some(frame) = self.traversal.frames.last() else { return };
        let (node, value) = (frame.node, frame.value);
        let bound = match source {
            Source::Leaf => Bound::Exact,
            Source::Table(bound) => bound,
            Source::Children if value >= self.guesses.gamma() => Bound::Lower,
            Source::Children => Bound::Upper,
        };
        let is_root = self.traversal.frames.len() == 1;
        let label = match source {
            _ if is_root => Label::Verdict,
            Source::Table(_) => Label::Memory,
            Source::Leaf | Source::Children => Label::Return,
        };
        observer.observe(self.listing.line(label), Event::Leave { node, value, bound });
        if let Source::Leaf | Source::Children = source {
            self.memory.store(node, value, bound);
            if let Some(table) = &mut self.table
                && let Some(frame) = self.traversal.frames.last()
            {
                table.store(frame.position.clone(), plies_left, value, bound);
            }
            let line = self.listing.line(Label::Return);
            observer.observe(line, Event::Store { node, value, bound });
        }
        let Some(pv) = self.traversal.leave() else { return };
        if is_root {
            self.end_pass(value, observer);
        } else {
            self.traversal.adopt(value, pv);
            self.back_up(node, observer);
        }
    }

    fn end_pass<O: Observer>(&mut self, value: Value, observer: &mut O) {
        self.traversal.discard();
        self.guesses.learn(value);
        self.traversal.next = Next::Enter;
        if let Some(value) = self.guesses.value() {
            let pv = self.pv(value);
            let counts = self.traversal.counts.clone();
            let outcome = self.traversal.outcome.insert(Outcome {
                bounds: Interval::exactly(value),
                mean: None,
                payoffs: None,
                best: pv.first().copied(),
                line: Path::from(pv),
                reason: Reason::Solved,
                counts: counts.with(COUNTS, &[self.guesses.passes().into()]),
            });
            observer.observe(self.listing.line(Label::Loop), Event::Done { outcome });
        }
    }

    /// Reports the result of `from`, which the last frame has just taken.
    fn back_up<O: Observer>(&mut self, from: NodeId, observer: &mut O) {
        let Some(parent) = self.traversal.frames.last() else { return };
        let (value, gamma) = (parent.value, self.guesses.gamma());
        let (backup, cut, cuts) = match parent.player {
            Player::Max => (Label::MaxBackup, Label::MaxCut, value >= gamma),
            Player::Min => (Label::MinBackup, Label::MinCut, value < gamma),
        };
        let backup = Backup {
            from,
            value,
            window: parent.window,
            cutoff: cuts.then_some(value),
            line: self.listing.line(backup),
            cut_line: self.listing.line(cut),
        };
        self.traversal.back_up(backup, observer);
    }

    /// Returns the principal variation: from the root down, the left-most child
    /// whose bounds meet at the root's value. There is one at each node on the
    /// path: one child's bound proves that its player gets as much, all
    /// children's that it gets no more, and none of them is lost. With a table, it may end before a
    /// leaf: where a bound of a node is another one's, its own children didn't prove it.
    fn pv(&self, value: Value) -> Vec<u32> {
        // See docs/decisions/mtd-reads-its-principal-variation-from-its-memory.md.
        let mut pv = Vec::new();
        let mut node = NodeId::ROOT;
        while let Some(children) = self.traversal.children(node) {
            let meets =
                |&child: &u32| self.memory.of(children.nth(child)) == Interval::exactly(value);
            let Some(child) = (0..children.count).find(meets) else { break };
            pv.push(child);
            node = children.nth(child);
        }
        pv
    }
}

impl<G: Game> Search for Mtd<G> {
    const ALGORITHM: Algorithm = Algorithm {
        name: "mtd",
        title: "MTD",
        about: about(
            "Closes in on the value: each pass asks with a null window whether the value is reached, and keeps both bounds of every node.",
        ),
        kind: SearchKind::Passes,
        counts: COUNTS,
        options: &[
            OptionSpec {
                name: "first",
                kind: OptionKind::ChoiceOrDecimal {
                    words: &["inf", "-inf", "bisect"],
                    min: -(Value::MOST as i64),
                    max: Value::MOST as i64,
                },
                default: "inf",
                about: about(
                    "The first guess: inf and then downwards like SSS*, -inf and then upwards like DUAL*, or a number as in MTD(f); bisect halves the bounds.",
                ),
            },
            OptionSpec {
                name: "step",
                kind: OptionKind::Decimal { min: 0, max: Value::MOST as i64 },
                default: "0",
                about: about(
                    "The distance by which each guess goes further than needed, as long as all answers point to the same side.",
                ),
            },
            // Its memory of nodes is enough for most trees, and links to graphs stay as they are.
            OptionSpec { default: "off", ..options::TABLE },
            options::DEPTH,
        ],
        refuses_chance: Some(about(
            "a pass asks whether one value is reached, and a mean depends on all children",
        )),
    };

    depth_first_search!(without stop);

    fn stop(&mut self) {
        if self.traversal.outcome.is_some() {
            return;
        }
        self.traversal.stop();
        // The passes that are over have told bounds of the root.
        if let Some(outcome) = &mut self.traversal.outcome {
            outcome.bounds = self.guesses.bounds();
            let counts = std::mem::take(&mut outcome.counts);
            outcome.counts = counts.with(COUNTS, &[self.guesses.passes().into()]);
        }
    }

    fn bytes(&self) -> usize {
        self.traversal.bytes() + self.memory.0.bytes() + self.table.as_ref().map_or(0, Table::bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Reason, Silent, tree::Tree};

    #[test]
    fn it_stops_where_no_number_is_left_for_a_node() {
        let tree: Tree = "[[3,12,8],[2,4,6],[14,5,2]]".parse().unwrap();
        let mut search = Mtd::new(&tree, Options::default());
        assert!(search.step(&mut Silent));
        search.traversal.is_full = true;
        assert!(!search.step(&mut Silent));
        let outcome = search.outcome().unwrap();
        assert_eq!((outcome.reason, outcome.bounds), (Reason::Budget, Interval::ALL));
        assert_eq!(outcome.counts.get("passes"), Some(1));
    }
}
