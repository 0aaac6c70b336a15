//! MTD: one null window at the root after another, with memory.
//!
//! ```text
//! while lower < upper, at first −∞ < ∞
//!   γ ← upper (for `first=inf`)
//!   v ← mt(e, γ)
//!   if v < γ: upper ← v, else: lower ← v
//! mt(node, γ)
//!   if the memory settles node: return that
//!   if node is a leaf: v ← its value
//!   else v ← −∞ (MIN: ∞); for each child:
//!     MAX v ← max(v, mt(child, γ))
//!         if v ≥ γ: cut
//!     MIN v ← min(v, mt(child, γ))
//!         if v < γ: cut
//!   remember v as a bound, return it
//! ```

mod guesses;

pub use guesses::{First, Options};

use guesses::Guesses;

use super::depth_first::{Next, Source, Traversal};
use super::table::learn;
use crate::options::{self, Algorithm, OptionError, OptionKind, OptionSpec, SearchKind, Settings};
use crate::{Bound, Counts, CutBy, Event, Game, Interval, NodeId, Observer, Outcome, Path, Player};
use crate::{Reason, Search, Value};

// The lines of the listing.
const LOOP: u8 = 0;
const GUESS: u8 = 1;
const CALL: u8 = 2;
const VERDICT: u8 = 3;
const ENTER: u8 = 4;
const MEMORY: u8 = 5;
const LEAF: u8 = 6;
const CHILDREN: u8 = 7;
const MAX_BACKUP: u8 = 8;
const MAX_CUT: u8 = 9;
const MIN_BACKUP: u8 = 10;
const MIN_CUT: u8 = 11;
const RETURN: u8 = 12;

/// MTD (Plaat, Schaeffer, Pijls and de Bruin 1996, "Best-first fixed-depth
/// minimax algorithms"): each pass is a fail-soft alpha-beta with a null
/// window, which asks whether the game is worth γ or more, and leaves a bound
/// behind at every node. A step enters a node, or leaves one.
///
/// The memory holds both bounds of every node, leaves included, and loses
/// nothing; it ends the work at a node, and neither narrows windows nor orders
/// children. No leaf is evaluated twice.
///
/// [`First`] tells which guess comes first and which ones follow. From ∞
/// downwards the leaves are those of SSS*, in the same order; from −∞ upwards,
/// those of DUAL*.
///
/// ```
/// use plyscope::{Silent, Value, mtd::{self, First, Mtd}, run, tree::Tree};
///
/// let tree: Tree = "[[3,12,8],[2,4,6],[14,5,2]]".parse()?;
/// let outcome = run(&mut Mtd::new(&tree, mtd::Options::default()), &mut Silent);
/// assert_eq!(outcome.value(), Some(Value::new(3)));
/// assert_eq!((outcome.counts.passes, outcome.counts.leaves), (Some(4), 7));
///
/// let options = mtd::Options { first: First::Guess(Value::new(3)), ..Default::default() };
/// let outcome = run(&mut Mtd::new(&tree, options), &mut Silent);
/// assert_eq!(outcome.counts.passes, Some(2), "at least 3, and not at least 4");
/// # Ok::<(), plyscope::NotationError>(())
/// ```
#[derive(Debug)]
pub struct Mtd<G: Game> {
    traversal: Traversal<G>,
    guesses: Guesses,
    memory: Memory,
    next: Next,
    outcome: Option<Outcome>,
}

/// Both bounds of each node, by its number.
#[derive(Debug, Default)]
struct Memory(Vec<Interval>);

impl Memory {
    fn of(&self, node: NodeId) -> Interval {
        self.0.get(node.index()).copied().unwrap_or(Interval::ALL)
    }

    fn store(&mut self, node: NodeId, value: Value, bound: Bound) {
        if self.0.len() <= node.index() {
            self.0.resize(node.index() + 1, Interval::ALL);
        }
        learn(&mut self.0[node.index()], value, bound);
    }
}

impl<G: Game> Mtd<G> {
    /// A search of `game` that has not begun.
    pub fn new(game: G, options: Options) -> Mtd<G> {
        Mtd {
            traversal: Traversal::again(game, options.depth),
            guesses: Guesses::new(options),
            memory: Memory::default(),
            next: Next::Enter,
            outcome: None,
        }
    }

    fn enter<O: Observer>(&mut self, observer: &mut O) {
        let is_root = self.traversal.frames.is_empty();
        if is_root {
            self.guesses.guess();
            let (alpha, beta) = self.guesses.window();
            let number = self.guesses.passes();
            observer.observe(GUESS, Event::Pass { number, alpha, beta });
        }
        // A null window is too narrow to be narrowed: γ holds throughout.
        let line = if is_root { CALL } else { ENTER };
        self.traversal.enter(self.guesses.window(), line, observer);
        self.next = if let Some(bound) = self.look_up(observer) {
            Next::Leave(Source::Table(bound))
        } else if self.traversal.expand(LEAF, CHILDREN, observer) {
            Next::Enter
        } else {
            Next::Leave(Source::Leaf)
        };
    }

    /// Where the memory settles the last node on the way, its value is what
    /// the memory says, and what that says is returned.
    fn look_up<O: Observer>(&mut self, observer: &mut O) -> Option<Bound> {
        let frame = self.traversal.frames.last_mut()?;
        let node = frame.node;
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
        observer.observe(MEMORY, Event::Lookup { node, known, hit });
        let (value, bound) = known.filter(|_| hit)?;
        frame.value = value;
        Some(bound)
    }

    fn leave<O: Observer>(&mut self, source: Source, observer: &mut O) {
        let Some(frame) = self.traversal.frames.last() else { return };
        let (node, value) = (frame.node, frame.value);
        let bound = match source {
            Source::Leaf => Bound::Exact,
            Source::Table(bound) => bound,
            Source::Children if value >= self.guesses.gamma() => Bound::Lower,
            Source::Children => Bound::Upper,
        };
        let is_root = self.traversal.frames.len() == 1;
        let told_at = match source {
            _ if is_root => VERDICT,
            Source::Table(_) => MEMORY,
            Source::Leaf | Source::Children => RETURN,
        };
        observer.observe(told_at, Event::Leave { node, value, bound });
        if let Source::Leaf | Source::Children = source {
            self.memory.store(node, value, bound);
            observer.observe(RETURN, Event::Store { node, value, bound });
        }
        let Some(line) = self.traversal.leave() else { return };
        if is_root {
            self.end_pass(value, observer);
        } else {
            self.traversal.adopt(value, line);
            self.back_up(node, observer);
        }
    }

    fn end_pass<O: Observer>(&mut self, value: Value, observer: &mut O) {
        self.traversal.discard();
        self.guesses.learn(value);
        self.next = Next::Enter;
        if let Some(value) = self.guesses.value() {
            let line = self.line(value);
            let outcome = self.outcome.insert(Outcome {
                bounds: Interval::exactly(value),
                best: line.first().copied(),
                line: Path::from(line),
                reason: Reason::Solved,
                counts: Counts {
                    passes: Some(self.guesses.passes().into()),
                    ..self.traversal.counts
                },
            });
            observer.observe(LOOP, Event::Done { outcome });
        }
    }

    /// The last node on the way has just taken what its child `from` gave.
    fn back_up<O: Observer>(&mut self, from: NodeId, observer: &mut O) {
        let Some(parent) = self.traversal.frames.last() else { return };
        let (node, value, gamma) = (parent.node, parent.value, self.guesses.gamma());
        let (alpha, beta) = self.guesses.window();
        let (backup, cut, by, bound, cuts) = match parent.player {
            Player::Max => (MAX_BACKUP, MAX_CUT, CutBy::Beta, beta, value >= gamma),
            Player::Min => (MIN_BACKUP, MIN_CUT, CutBy::Alpha, alpha, value < gamma),
        };
        observer.observe(backup, Event::Backup { node, from, value, alpha, beta });
        self.next = Next::after_child(cuts || parent.is_last_tried());
        if cuts && !parent.is_last_tried() {
            self.traversal.counts.cutoffs += 1;
            let pruned = parent.children.after(parent.tried);
            observer.observe(cut, Event::Cutoff { node, by, value, bound, pruned });
        }
    }

    /// From the root down, the left-most child whose bounds meet at the
    /// root's value. There is one at each node on the way: one child's bound
    /// proves that its player gets as much, all children's that it gets no
    /// more, and the memory has lost none of them.
    fn line(&self, value: Value) -> Vec<u32> {
        let mut line = Vec::new();
        let mut node = NodeId::ROOT;
        while let Some(children) = self.traversal.children(node) {
            let meets =
                |&child: &u32| self.memory.of(children.nth(child)) == Interval::exactly(value);
            let Some(child) = (0..children.count).find(meets) else { break };
            line.push(child);
            node = children.nth(child);
        }
        line
    }
}

impl<G: Game> Search for Mtd<G> {
    type Game = G;

    const ALGORITHM: Algorithm = Algorithm {
        name: "mtd",
        title: "MTD",
        about: "Closes in on the value: each pass asks with a null window whether it is reached, and remembers both bounds of every node.",
        kind: SearchKind::Passes,
        options: &[
            OptionSpec {
                name: "first",
                kind: OptionKind::ChoiceOrDecimal {
                    words: &["inf", "-inf", "bisect"],
                    min: -(Value::MOST as i64),
                    max: Value::MOST as i64,
                },
                default: "inf",
                about: "What the first pass asks for: from inf downwards like SSS*, from -inf upwards like DUAL*, or a guess as in MTD(f); bisect halves what is left.",
            },
            OptionSpec {
                name: "step",
                kind: OptionKind::Decimal { min: 0, max: Value::MOST as i64 },
                default: "0",
                about: "How much further than needed each next pass asks, as long as all passes point the same way.",
            },
            options::DEPTH,
        ],
    };

    fn with_settings(game: G, settings: &Settings) -> Result<Self, OptionError> {
        let options = Options::of(settings, game.decimals())?;
        Ok(Mtd::new(game, options))
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
            "while lower < upper, at first −∞ < ∞",
            self.guesses.listing(),
            "  v ← mt(e, γ)",
            "  if v < γ: upper ← v, else: lower ← v",
            "mt(node, γ)",
            "  if the memory settles node: return that",
            "  if node is a leaf: v ← its value",
            "  else v ← −∞ (MIN: ∞); for each child:",
            "    MAX v ← max(v, mt(child, γ))",
            "        if v ≥ γ: cut",
            "    MIN v ← min(v, mt(child, γ))",
            "        if v < γ: cut",
            "  remember v as a bound, return it",
        ]
    }
}
