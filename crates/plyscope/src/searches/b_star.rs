//! B*: best-first search with two bounds for every node.

mod bounds;
mod nodes;
mod policy;

use std::fmt;
use std::num::NonZeroU64;

use crate::options::DEPTH;
use crate::{
    Algorithm, Because, Counts, Event, Game, Interval, Line, NodeId, Observer, OptionError,
    OptionKind, OptionSpec, Outcome, Path, Player, Reason, Search, Settings, Siblings, Value,
};

use bounds::{MOST_POSITIONS, Maker, Place, Solution};
use nodes::{NewNode, Nodes};
use policy::Chooser;

pub use policy::Policy;

/// How B* works. What is not said has its default.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// How it chooses its strategy at the root.
    pub policy: Policy,
    /// The most expansions there may be, the root's and those of every round
    /// included; without it, as many as it takes.
    pub budget: Option<NonZeroU64>,
    /// Whether the next descent begins where the backup stopped, as in
    /// Berliner's paper, instead of at the root.
    pub resume: bool,
    /// In a game that tells no bounds: how far, in units, a bound may lie
    /// from the true value.
    pub width: u32,
    /// In a game that tells no bounds: the same seed makes the same bounds.
    pub seed: u64,
    /// After separation, every estimate is widened by so many units on both
    /// sides, and the search starts again. Nought: it ends.
    pub widen: u32,
    /// How often that is done, each time by [`widen`](Options::widen) more.
    pub rounds: u32,
    /// Nodes at this depth are leaves.
    pub depth: Option<u32>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            policy: Policy::Alternate,
            budget: None,
            resume: false,
            width: 20,
            seed: 1,
            widen: 0,
            rounds: 1,
            depth: None,
        }
    }
}

const MOST: i64 = 1_000_000_000;

const SPECS: &[OptionSpec] = &[
    OptionSpec {
        name: "policy",
        kind: OptionKind::Choice(Policy::NAMES),
        default: "alternate",
        about: "How the strategy is chosen while the best child has the greatest lower bound too.",
    },
    OptionSpec {
        name: "budget",
        kind: OptionKind::Number { least: 1, most: i64::MAX },
        default: "",
        about: "After so many expansions, the root's included, the answer is a judgement.",
    },
    OptionSpec {
        name: "resume",
        kind: OptionKind::Choice(&["on", "off"]),
        default: "off",
        about: "Whether the next descent begins where the backup stopped instead of at the root.",
    },
    OptionSpec {
        name: "bounds",
        kind: OptionKind::Numbers { count: 2, least: 0, most: MOST },
        default: "20,1",
        about: "Where the game tells no bounds: how far from the true value they may be, and a seed.",
    },
    OptionSpec {
        name: "widen",
        kind: OptionKind::Number { least: 0, most: MOST },
        default: "0",
        about: "After separation, search again with every estimate widened by so many units.",
    },
    OptionSpec {
        name: "rounds",
        kind: OptionKind::Number { least: 0, most: MOST },
        default: "1",
        about: "How often to widen.",
    },
    DEPTH,
];

/// B* (Berliner 1979, "The B* tree search algorithm: a best-first proof
/// procedure", Artificial Intelligence 12).
///
/// Every node has an interval that contains its value. B* asks only which
/// child of the root is best: it expands nodes until one child's lower bound
/// is at least every other child's upper bound, and never learns values that
/// don't matter to that. At the root it follows one of two strategies:
/// Prove-Best works on the child with the greatest upper bound, to raise its
/// lower bound; Disprove-Rest on the one with the greatest upper bound among
/// the others, to pull that down. Below, it descends best-first. At a MIN
/// root, or node, everything is mirrored.
///
/// The first step expands the root. Every further step expands one node, or
/// finds that the search has ended: so a separation is told one step after
/// the backup that brought it about, in a step of its own.
///
/// Bounds are the game's ([`Game::interval`]) if it tells any for the root or
/// a child of the root; what it leaves out is unbounded. For another game,
/// bounds are made around the true values.
///
/// ```
/// use plyscope::{Reason, Silent, b_star::{self, BStar}, run, tree::Tree};
///
/// let tree: Tree = "[15..30[15..26[22..26],19..25[23..25],22..30], 8..22[8..15], 10..19[10..14]]"
///     .parse()?;
/// let outcome = run(&mut BStar::new(&tree, b_star::Options::default())?, &mut Silent);
/// assert_eq!(outcome.best, Some(0));
/// assert_eq!(outcome.reason, Reason::Separation);
/// assert_eq!(outcome.value(), None, "which is best is known, not what it is worth");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct BStar<G: Game> {
    game: G,
    options: Options,
    nodes: Nodes<G::Position>,
    chooser: Chooser,
    /// Makes the bounds of a game that tells none.
    maker: Option<Maker<G::Position>>,
    /// How often estimates have been widened.
    round: u32,
    /// Where the next descent begins, if not at the root.
    resume: Option<NodeId>,
    counts: Counts,
    expansions: u64,
    outcome: Option<Outcome>,
}

impl<G: Game> fmt::Debug for BStar<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BStar")
            .field("options", &self.options)
            .field("counts", &self.counts)
            .field("outcome", &self.outcome)
            .finish_non_exhaustive()
    }
}

/// Lines of the listing.
mod line {
    use crate::Line;

    pub(super) const ROOT: Line = 0;
    pub(super) const NOT_AHEAD: Line = 4;
    pub(super) const POLICY: Line = 5;
    pub(super) const DESCEND: Line = 7;
    pub(super) const EXPAND: Line = 8;
    pub(super) const BACK_UP: Line = 10;
    pub(super) const DONE: Line = 11;
}

impl<G: Game> BStar<G> {
    /// A search of `game` that has not begun. A game that tells no bounds is
    /// solved first.
    ///
    /// # Errors
    ///
    /// [`OptionError::Unfit`] where such a game has more than 2,000,000
    /// positions within the horizon.
    pub fn new(game: G, options: Options) -> Result<BStar<G>, OptionError> {
        let maker = if tells_bounds(&game) {
            None
        } else {
            let solution = Solution::of(&game, options.depth, MOST_POSITIONS)
                .ok_or_else(|| too_large(options.depth))?;
            Some(Maker::new(options.width, options.seed, solution))
        };
        Ok(BStar {
            game,
            nodes: Nodes::new(),
            chooser: Chooser::new(options.policy),
            options,
            maker,
            round: 0,
            resume: None,
            counts: Counts::default(),
            expansions: 0,
            outcome: None,
        })
    }

    fn rounds(&self) -> u32 {
        if self.options.widen > 0 { self.options.rounds } else { 0 }
    }

    fn is_budget_spent(&self) -> bool {
        self.options.budget.is_some_and(|budget| self.expansions >= budget.get())
    }

    /// Begins a search of the root and expands it. Returns whether there is
    /// more to do.
    fn begin<O: Observer>(&mut self, observer: &mut O) -> bool {
        if self.rounds() > 0 {
            let (alpha, beta) = (Value::NEG_INF, Value::INF);
            let number = self.round + 1;
            observer.observe(line::ROOT, Event::Pass { number, alpha, beta });
        }
        if self.nodes.len() == 0 {
            self.add(self.game.start(), 0, None);
        }
        self.chooser = Chooser::new(self.options.policy);
        self.resume = None;

        let root = NodeId::ROOT;
        self.tell(root);
        let bounds = self.nodes.bounds(root);
        let is_leaf = self.nodes.is_leaf(root);
        let is_exact = bounds.lower == bounds.upper;
        if is_leaf && is_exact {
            observer.observe(line::ROOT, Event::Evaluate { node: root, value: bounds.lower });
        } else {
            observer.observe(line::ROOT, Event::Bounds { node: root, bounds });
        }
        if is_leaf {
            self.finish(if is_exact { Reason::Solved } else { Reason::Exhausted }, observer);
            return false;
        }
        observer.observe(line::ROOT, Event::Select { node: root });
        self.expand(root, line::ROOT, observer);
        true
    }

    /// Generates a node: the root, or a child with its place.
    fn add(&mut self, position: G::Position, depth: u32, place: Option<Place>) {
        let mut moves = Vec::new();
        self.game.moves(&position, &mut moves);
        let is_over = moves.is_empty();
        let leaf = is_over || self.options.depth == Some(depth);
        let parent = place.as_ref().map_or(NodeId::ROOT, |place| place.parent);

        // Also of a leaf: the maker keeps count of the nodes.
        let made = self.maker.as_mut().map(|maker| maker.next(&position, depth, place));
        let told = if leaf {
            let told = if is_over { self.game.interval(&position) } else { None };
            told.unwrap_or_else(|| Interval::exactly(self.game.value(&position)))
        } else {
            made.or_else(|| self.game.interval(&position)).unwrap_or(Interval::ALL)
        };
        let player = self.game.player(&position);
        self.nodes.add(NewNode { position, player, parent, depth, leaf, told });
        self.counts.nodes += 1;
        self.counts.leaves += u64::from(leaf);
    }

    /// Tells the node its bounds for this round.
    fn tell(&mut self, node: NodeId) {
        let units = u64::from(self.options.widen) * u64::from(self.round);
        self.nodes.tell(node, i32::try_from(units).unwrap_or(Value::MOST));
        self.counts.evaluations += 1;
    }

    /// Generates the children of `node`, unless an earlier round did.
    fn children(&mut self, node: NodeId) -> Siblings {
        if let Some(children) = self.nodes.children(node) {
            return children;
        }
        let position = self.nodes.position(node).clone();
        let depth = self.nodes.depth(node) + 1;
        let (player, told) = (self.nodes.player(node), self.nodes.told(node));
        let mut moves = Vec::new();
        self.game.moves(&position, &mut moves);
        let first = NodeId(self.nodes.len() as u32);
        for (index, r#move) in (0..).zip(&moves) {
            let child = self.game.play(&position, r#move);
            self.add(child, depth, Some(Place { parent: node, index, player, told }));
        }
        let children = Siblings { first, count: moves.len() as u32 };
        self.nodes.set_children(node, children);
        children
    }

    /// Expands `node` and backs up what its children were told.
    fn expand<O: Observer>(&mut self, node: NodeId, line: Line, observer: &mut O) {
        let children = self.children(node);
        for child in children.iter() {
            self.tell(child);
        }
        self.nodes.set_expanded(node);
        self.chooser.grew(children.count);
        self.expansions += 1;

        let player = self.nodes.player(children.first);
        let bounds = self.nodes.bounds_of(children);
        observer.observe(line, Event::Expand { node, children, player, bounds });
        let stopped = self.nodes.back_up(node, |node, bounds| {
            observer.observe(line::BACK_UP, Event::BackupBounds { node, bounds });
        });
        if self.options.resume {
            let node = self.nodes.nearest_open(stopped);
            self.resume = (node != NodeId::ROOT).then_some(node);
        }
    }

    /// Why the search of the root can't go on, if it can't.
    fn end(&self) -> Option<Reason> {
        if self.nodes.is_separated() {
            Some(Reason::Separation)
        } else if !self.nodes.is_open(NodeId::ROOT) {
            Some(Reason::Exhausted)
        } else if self.is_budget_spent() {
            Some(Reason::Budget)
        } else {
            None
        }
    }

    /// The root's child to descend from: where the last backup stopped, or
    /// as the strategy has it.
    fn choose<O: Observer>(&mut self, observer: &mut O) -> NodeId {
        if let Some(node) = self.resume.take() {
            return node;
        }
        let Some(choice) = self.chooser.choose(&self.nodes) else {
            return NodeId::ROOT;
        };
        let policy::Choice { strategy, node, because } = choice;
        let line = if because == Because::NotAhead { line::NOT_AHEAD } else { line::POLICY };
        observer.observe(line, Event::Choose { strategy, node, because });
        node
    }

    fn finish<O: Observer>(&mut self, reason: Reason, observer: &mut O) {
        let mut line = Vec::new();
        let mut node = NodeId::ROOT;
        while let (Some(children), Some(child)) =
            (self.nodes.children(node), self.nodes.favourite(node))
        {
            line.push(child.0 - children.first.0);
            node = child;
        }
        self.counts.expansions = Some(self.expansions);
        let outcome = self.outcome.insert(Outcome {
            bounds: self.nodes.bounds(NodeId::ROOT),
            best: line.first().copied(),
            line: Path::from(line),
            reason,
            counts: self.counts,
        });
        observer.observe(line::DONE, Event::Done { outcome });
    }
}

/// Whether the game tells bounds for the root or a child of the root.
fn tells_bounds<G: Game>(game: &G) -> bool {
    let start = game.start();
    let mut moves = Vec::new();
    game.moves(&start, &mut moves);
    game.interval(&start).is_some()
        || moves.iter().any(|r#move| game.interval(&game.play(&start, r#move)).is_some())
}

fn too_large(depth: Option<u32>) -> OptionError {
    let why = "the game tells no bounds, so B* makes some around the true values, but there are \
               more than 2,000,000 positions to solve";
    let mend = match depth {
        None => "say how deep to look, such as `depth=6`".to_owned(),
        Some(depth) => format!("look less deep than `depth={depth}`"),
    };
    OptionError::Unfit { name: "depth", why: format!("{why}: {mend}") }
}

impl<G: Game> Search for BStar<G> {
    type Game = G;

    const ALGORITHM: Algorithm = Algorithm {
        name: "b-star",
        title: "B*",
        about: "Best-first, with an optimistic and a pessimistic bound for every node, until one move is proved best.",
        options: SPECS,
    };

    fn with_settings(game: G, settings: &Settings) -> Result<BStar<G>, OptionError> {
        let default = Options::default();
        if settings.is_given("rounds") && settings.number("widen") == Some(0) {
            let why = "`rounds` says how often to widen: say by how much too, such as `widen=2`";
            return Err(OptionError::Unfit { name: "widen", why: why.to_owned() });
        }
        let mut bounds = settings.word("bounds").split(',');
        let options = Options {
            policy: Policy::named(settings.word("policy")),
            budget: settings.number("budget"),
            resume: settings.is_on("resume"),
            width: bounds.next().and_then(|width| width.parse().ok()).unwrap_or(default.width),
            seed: bounds.next().and_then(|seed| seed.parse().ok()).unwrap_or(default.seed),
            widen: settings.number("widen").unwrap_or(default.widen),
            rounds: settings.number("rounds").unwrap_or(default.rounds),
            depth: settings.number("depth"),
        };
        BStar::new(game, options)
    }

    fn step<O: Observer>(&mut self, observer: &mut O) -> bool {
        if self.outcome.is_some() {
            return false;
        }
        if self.nodes.len() == 0 {
            return self.begin(observer);
        }
        if let Some(reason) = self.end() {
            let again = reason == Reason::Separation && self.round < self.rounds();
            if again && !self.is_budget_spent() {
                self.round += 1;
                return self.begin(observer);
            }
            self.finish(reason, observer);
            return false;
        }
        let from = self.choose(observer);
        let node = self.nodes.descend(from);
        observer.observe(line::DESCEND, Event::Select { node });
        self.expand(node, line::EXPAND, observer);
        true
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    fn game(&self) -> &G {
        &self.game
    }

    fn listing(&self) -> Vec<&'static str> {
        let is_max = self.game.player(&self.game.start()) == Player::Max;
        let at_root = |max, min| if is_max { max } else { min };
        vec![
            "expand the root",
            match (self.options.budget, is_max) {
                (None, true) => "until a child's lower bound ≥ every other child's upper bound:",
                (None, false) => "until a child's upper bound ≤ every other child's lower bound:",
                (_, true) => "until a child's lower ≥ every other's upper, or the budget is spent:",
                (_, false) => {
                    "until a child's upper ≤ every other's lower, or the budget is spent:"
                }
            },
            at_root(
                "  best ← the root's child with the greatest upper bound",
                "  best ← the root's child with the least lower bound",
            ),
            at_root(
                "  rest ← the one with the greatest upper bound among the others",
                "  rest ← the one with the least lower bound among the others",
            ),
            at_root(
                "  if best has not the greatest lower bound: Prove-Best, n ← best",
                "  if best has not the least upper bound: Prove-Best, n ← best",
            ),
            match self.options.policy {
                Policy::Alternate => {
                    "  else in turn: Prove-Best, n ← best; Disprove-Rest, n ← rest"
                }
                Policy::ProveBest => "  else: Prove-Best, n ← best",
                Policy::DisproveRest => "  else: Disprove-Rest, n ← rest",
                Policy::SmallerTree => "  else: n ← best or rest, whichever has the smaller tree",
                Policy::Berliner => {
                    "  else: n ← best if its depth² ≤ the sum of the others' depth², or rest"
                }
            },
            "  while n has been expanded:",
            "    n ← child with the greatest upper bound (at MIN: the least lower bound)",
            "  expand n: every child is told its bounds",
            if self.options.resume {
                "  while the bounds of n change (then go on descending from n):"
            } else {
                "  while the bounds of n change, from there up to the root:"
            },
            "    n's bounds ← its children's greatest (at MIN: least) lower and upper",
            if self.rounds() > 0 {
                "widen every estimate and begin again, a few times; then play that child"
            } else {
                "play that child"
            },
        ]
    }
}
