//! Branch and bound: the most promising node first, until no other can beat
//! the best solution.

#![cfg(feature = "live")]

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::num::NonZeroU64;

use super::counts::{EXPANSIONS, OPEN_MAX, POPS};
use super::listing::{Listing, listing};
use crate::options::{Algorithm, OptionError, OptionKind, OptionSpec, SearchKind, Settings};
use crate::{
    CountSpec, Counts, Event, Game, Interval, Line, NodeId, Observer, Outcome, Path, Player, Reason,
};
use crate::{Search, Siblings, Status, Value};

const COUNTS: &[CountSpec] = &[POPS, OPEN_MAX, EXPANSIONS];

listing! {
    enum Label {
        Start: "live ← {e}, M ← ∞",
        Pop: "pop n, the least h, from live",
        Expand: "  expand n, find h of its children",
        Goal: "  a child that is a goal: M ← min(M, value)",
        Drop: "  drop every node with h ≥ M",
        Push: "  push the other children, and repeat",
        End: "nothing is live: return M",
    }
}

/// The order in which live nodes are expanded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub enum Order {
    /// The node with the least bound first.
    #[default]
    Best,
    /// The deepest node first; of siblings, the one with the least bound.
    Depth,
}

/// The options of [`BranchAndBound`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The order in which live nodes are expanded.
    pub order: Order,
    /// The most expansions there may be, if there is a limit.
    pub budget: Option<NonZeroU64>,
}

/// Least-cost branch and bound (Horowitz and Sahni, *Fundamentals of Computer
/// Algorithms*, chapter 8), for one player who minimises. If the bound is
/// the cost so far and an estimate of the rest, it is A* (Hart,
/// Nilsson and Raphael 1968) on a tree.
///
/// The lower bound of a node, *h*, is that of [`Game::interval`]. It must
/// not be above the value of any goal below, or a worse goal may be returned.
/// A goal is a position without moves. The best goal so far is the incumbent,
/// its value *M*. A goal is seen when its parent is expanded, and never waits
/// in the queue.
///
/// Among equal bounds the node that was generated first is popped first.
/// A node with *h* ≥ *M* is dropped at once, from the queue or before it gets
/// there. So the textbook's end, a head with *h* ≥ *M*, is an empty queue
/// here, which a step of its own finds and reports.
///
/// With a [`budget`](Options::budget) the answer may be a judgement: the
/// incumbent, and the bounds between which the value lies. If there is no
/// incumbent yet, the line leads to the node that would be popped next.
///
/// ```
/// use plyscope::{Silent, Value, branch_and_bound::{self, BranchAndBound}, run, tsp::Tsp};
///
/// let tsp: Tsp =
///     "tsp:[[0,20,30,10,11],[15,0,16,4,2],[3,5,0,2,4],[19,6,18,0,3],[16,4,7,16,0]]".parse()?;
/// let mut search = BranchAndBound::new(tsp, branch_and_bound::Options::default())?;
/// let outcome = run(&mut search, &mut Silent);
/// assert_eq!(outcome.value(), Some(Value::new(28)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
#[doc = listing_text!()]
#[derive(Debug)]
pub struct BranchAndBound<G: Game> {
    game: G,
    listing: Listing<Label>,
    options: Options,
    nodes: Vec<Node<G::Position>>,
    /// The live nodes, by a rank that `order` gives, the bound and the number.
    live: BinaryHeap<Reverse<(u32, Value, NodeId)>>,
    incumbent: Option<(NodeId, Value)>,
    pops: u64,
    open_max: usize,
    counts: Counts,
    /// For `Game::moves`, kept to save allocations.
    moves: Vec<G::Move>,
    outcome: Option<Outcome>,
}

#[derive(Debug)]
struct Node<P> {
    position: P,
    parent: NodeId,
    /// Which of its parent's children it is, counted from 0.
    child: u32,
    depth: u32,
}

impl<G: Game> BranchAndBound<G> {
    /// A search of `game` that has not begun.
    ///
    /// # Errors
    ///
    /// [`OptionError::Incompatible`] if the game is not for a single player who
    /// minimises, with lower bounds, as far as its first two plies show; or if a
    /// line of play may never end, and nothing else ends a search that goes depth
    /// first.
    pub fn new(game: G, options: Options) -> Result<BranchAndBound<G>, OptionError> {
        if !is_bounded_for_one(&game) {
            let why = "branch and bound takes a game of one player who minimises, with a lower \
                       bound for every position: `tsp` or `puzzle`";
            return Err(OptionError::Incompatible { name: "game", why: why.to_owned() });
        }
        if options.order == Order::Depth && options.budget.is_none() && game.is_endless() {
            let why = "a line of play in this game may never end, and depth first would follow it: \
                       limit the expansions with `budget=`, or leave out `order=depth`";
            return Err(OptionError::Incompatible { name: "order", why: why.to_owned() });
        }
        let root = Node { position: game.start(), parent: NodeId::ROOT, child: 0, depth: 0 };
        Ok(BranchAndBound {
            game,
            listing: listing(options),
            options,
            nodes: vec![root],
            live: BinaryHeap::new(),
            incumbent: None,
            pops: 0,
            open_max: 0,
            counts: Counts { nodes: 1, ..Counts::default() },
            moves: Vec::new(),
            outcome: None,
        })
    }

    /// Returns the bounds of a node, and `true` if it is a goal. A node without
    /// moves is a goal, and its bounds are its value.
    fn look(&mut self, node: NodeId) -> (Interval, bool) {
        let position = &self.nodes[node.index()].position;
        self.moves.clear();
        self.game.moves(position, &mut self.moves);
        if self.moves.is_empty() {
            self.counts.leaves += 1;
            self.counts.evaluations += 1;
            return (Interval::exactly(self.game.value(position)), true);
        }
        (self.game.interval(position).unwrap_or(Interval::ALL), false)
    }

    fn is_beaten(&self, bound: Value) -> bool {
        self.incumbent.is_some_and(|(_, value)| bound >= value)
    }

    /// Evaluates a goal. Returns `true` if it is better than all before.
    fn reach<O: Observer>(&mut self, node: NodeId, value: Value, observer: &mut O) -> bool {
        let line = self.listing.line(Label::Goal);
        observer.observe(line, Event::Evaluate { node, value });
        let better = !self.is_beaten(value);
        if better {
            self.incumbent = Some((node, value));
            observer.observe(line, Event::Incumbent { node, value });
        }
        better
    }

    fn push<O: Observer>(&mut self, node: NodeId, merit: Value, line: Line, observer: &mut O) {
        let rank = match self.options.order {
            Order::Best => 0,
            Order::Depth => u32::MAX - self.nodes[node.index()].depth,
        };
        self.live.push(Reverse((rank, merit, node)));
        self.open_max = self.open_max.max(self.live.len());
        observer.observe(line, Event::Push { node, status: Status::Live, merit });
    }

    /// The root enters the queue, unless it is a goal itself.
    fn begin<O: Observer>(&mut self, observer: &mut O) {
        let node = NodeId::ROOT;
        let (bounds, is_goal) = self.look(node);
        if is_goal {
            self.reach(node, bounds.lower, observer);
        } else {
            let line = self.listing.line(Label::Start);
            observer.observe(line, Event::Bounds { node, bounds });
            self.push(node, bounds.lower, line, observer);
        }
    }

    /// Generates the children of a node.
    fn children(&mut self, node: NodeId) -> Siblings {
        let first = NodeId(self.nodes.len() as u32);
        let Node { ref position, depth, .. } = self.nodes[node.index()];
        let position = position.clone();
        self.moves.clear();
        self.game.moves(&position, &mut self.moves);
        for (child, mv) in (0..).zip(&self.moves) {
            let position = self.game.play(&position, mv);
            self.nodes.push(Node { position, parent: node, child, depth: depth + 1 });
        }
        Siblings { first, count: self.moves.len() as u32 }
    }

    /// Expands a node: goals among its children may better the incumbent, the
    /// others wait for their turn, unless they are beaten already.
    fn expand<O: Observer>(&mut self, node: NodeId, observer: &mut O) {
        let children = self.children(node);
        let looked: Vec<_> = children.iter().map(|child| self.look(child)).collect();
        self.counts.nodes += u64::from(children.count);
        if O::LISTENS {
            let bounds: Vec<_> = looked.iter().map(|(bounds, _)| *bounds).collect();
            let player = self.game.player(&self.nodes[children.first.index()].position);
            let line = self.listing.line(Label::Expand);
            observer.observe(line, Event::Expand { node, children, player, bounds: &bounds });
        }
        let nodes = || children.iter().zip(&looked);
        let mut better = false;
        for (child, (bounds, _)) in nodes().filter(|(_, (_, is_goal))| *is_goal) {
            better |= self.reach(child, bounds.lower, observer);
        }
        let others = || nodes().filter(|(_, (_, is_goal))| !is_goal);
        let beaten = others().filter(|(_, (bounds, _))| self.is_beaten(bounds.lower));
        let mut dropped: Vec<_> = beaten.map(|(child, _)| child).collect();
        if better {
            self.drop_beaten(&mut dropped);
        }
        if O::LISTENS && !dropped.is_empty() {
            dropped.sort_by_cached_key(|&node| self.path(node));
            let line = self.listing.line(Label::Drop);
            observer.observe(line, Event::Purge { nodes: &dropped });
        }
        let line = self.listing.line(Label::Push);
        for (child, (bounds, _)) in others() {
            if !self.is_beaten(bounds.lower) {
                self.push(child, bounds.lower, line, observer);
            }
        }
    }

    /// Drops the live nodes that the incumbent beats.
    fn drop_beaten(&mut self, dropped: &mut Vec<NodeId>) {
        let Some((_, value)) = self.incumbent else { return };
        self.live.retain(|&Reverse((_, bound, node))| {
            if bound >= value {
                dropped.push(node);
            }
            bound < value
        });
    }

    fn path(&self, mut node: NodeId) -> Path {
        let mut path = Vec::new();
        while node != NodeId::ROOT {
            let Node { parent, child, .. } = self.nodes[node.index()];
            path.push(child);
            node = parent;
        }
        path.reverse();
        Path::from(path)
    }

    fn finish<O: Observer>(&mut self, reason: Reason, observer: &mut O) {
        let best = self.incumbent.map_or(Value::INF, |(_, value)| value);
        let live = self.live.iter().map(|Reverse((_, bound, _))| *bound);
        // A game that breaks the rules may have given bounds above the value.
        let lower = live.min().map_or(best, |bound| bound.min(best));
        let next = || self.live.peek().map_or(NodeId::ROOT, |Reverse((_, _, node))| *node);
        let line = self.path(self.incumbent.map_or_else(next, |(node, _)| node));
        // Whatever is popped is expanded.
        let counts = [self.pops, self.open_max as u64, self.pops];
        let outcome = self.outcome.insert(Outcome {
            bounds: Interval { lower, upper: best },
            mean: None,
            best: line.children().first().copied(),
            line,
            reason,
            counts: self.counts.clone().with(COUNTS, &counts),
        });
        observer.observe(self.listing.line(Label::End), Event::Done { outcome });
    }
}

/// Returns `true` if MIN is to move at the root and all its children, and the
/// root has a lower bound.
fn is_bounded_for_one<G: Game>(game: &G) -> bool {
    let start = game.start();
    let mut moves = Vec::new();
    game.moves(&start, &mut moves);
    let mut children = moves.iter().map(|mv| game.play(&start, mv));
    let bounds = game.interval(&start);
    bounds.is_some_and(|bounds| bounds.lower > Value::NEG_INF)
        && game.player(&start) == Player::Min
        && children.all(|child| game.player(&child) == Player::Min)
}

impl Options {
    pub(super) fn from_settings(
        settings: &Settings,
        _: &impl Game,
    ) -> Result<Options, OptionError> {
        let order = if settings.word("order") == "depth" { Order::Depth } else { Order::Best };
        Ok(Options { order, budget: settings.number("budget") })
    }
}

/// Returns the listing with these options in force.
fn listing(options: Options) -> Listing<Label> {
    let mut listing = Listing::new(LINES);
    if options.order == Order::Depth {
        listing = listing.with(Label::Pop, "pop n, the deepest, from live");
    }
    if options.budget.is_some() {
        listing = listing.with(Label::End, "nothing is live, or budget: return M");
    }
    listing
}

impl<G: Game> Search for BranchAndBound<G> {
    type Game = G;

    const ALGORITHM: Algorithm = Algorithm {
        name: "branch-and-bound",
        title: "Branch and bound",
        about: "For one player who minimises: always the node with the least bound, until none is below the best solution so far.",
        kind: SearchKind::Live,
        counts: COUNTS,
        options: &[
            OptionSpec {
                name: "order",
                kind: OptionKind::Choice(&["best", "depth"]),
                default: "best",
                about: "Expand the live node with the least bound first (best; if the bound counts the moves so far, this is A*), or the deepest one (depth).",
            },
            OptionSpec {
                name: "budget",
                kind: OptionKind::Number { min: 1, max: 1_000_000_000 },
                default: "",
                about: "The most expansions; after that the answer is a judgement: the best solution so far.",
            },
        ],
    };

    fn with_settings(game: G, settings: &Settings) -> Result<Self, OptionError> {
        let options = Options::from_settings(settings, &game)?;
        BranchAndBound::new(game, options)
    }

    fn step<O: Observer>(&mut self, observer: &mut O) -> bool {
        if self.outcome.is_some() {
            return false;
        }
        if self.pops == 0 {
            self.begin(observer);
        }
        let spent = self.options.budget.is_some_and(|budget| self.pops >= budget.get());
        let reason = if self.live.is_empty() { Reason::Solved } else { Reason::Budget };
        let head = if spent { None } else { self.live.pop() };
        let Some(Reverse((_, merit, node))) = head else {
            self.finish(reason, observer);
            return false;
        };
        self.pops += 1;
        let line = self.listing.line(Label::Pop);
        observer.observe(line, Event::Pop { node, status: Status::Live, merit, case: None });
        self.expand(node, observer);
        true
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    fn game(&self) -> &G {
        &self.game
    }

    fn listing(&self) -> Vec<&'static str> {
        self.listing.texts()
    }
}
