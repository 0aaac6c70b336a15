//! Branch and bound: the most promising node first, until no other can beat
//! the best solution.

mod fits;
#[macro_use]
mod listing;
mod nodes;
mod options;
mod queue;
mod states;

use super::counts::{EXPANSIONS, OPEN_MAX, POPS};
use super::listing::Listing;
use super::shared::search_with_outcome;
use crate::options::{Algorithm, OptionError, SearchKind, Settings};
use crate::scale::about;
use crate::{CountSpec, Counts, Event, Game, Interval, Line, NodeId, Observer, Outcome, Reason};
use crate::{Search, Siblings, Status, Value};
use listing::Label;
use nodes::Nodes;
use queue::{Entry, Queue};
use states::{Reached, States};

pub use options::{Options, Order, Stop, Ties};

const COUNTS: &[CountSpec] = &[POPS, OPEN_MAX, EXPANSIONS];

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
/// Among equal bounds the deepest node is popped first, and of those the one that was generated
/// first; with [`Ties::First`] the depth doesn't count.
/// A node with *h* ≥ *M* is dropped at once, from the queue or before it gets
/// there. So the textbook's end, a head with *h* ≥ *M*, is an empty queue
/// here, which a step of its own finds and reports. With [`Stop::AsPopped`],
/// nothing is dropped, and the search ends when a node with *h* > *M* is popped.
///
/// With [`graph`](Options::graph), a node whose [state](Game::state) was reached
/// before at no greater cost is a link to the earlier node ([`Event::Same`]) and is never
/// expanded. If it cost more before, the earlier node is dropped from the queue;
/// what was generated below it stays, and loses to what is generated below the cheaper one.
///
/// In a game whose bounds [may be wrong](Game::is_sound), the reason of the end is
/// [`Reason::Unsound`].
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
    nodes: Nodes<G::Position>,
    live: Queue,
    incumbent: Option<(NodeId, Value)>,
    /// `true` once a solution is reached whose value nobody knows.
    is_unknown: bool,
    states: States<G::Position>,
    pops: u64,
    expansions: u64,
    open_max: usize,
    counts: Counts,
    /// For `Game::moves`, kept to save allocations.
    moves: Vec<G::Move>,
    outcome: Option<Outcome>,
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
        fits::check(&game, &options)?;
        Ok(BranchAndBound {
            listing: listing::of(options),
            options,
            nodes: Nodes::new(game.start()),
            game,
            live: Queue::new(),
            incumbent: None,
            states: States::new(),
            pops: 0,
            expansions: 0,
            open_max: 0,
            counts: Counts { nodes: 1, ..Counts::default() },
            moves: Vec::new(),
            is_unknown: false,
            outcome: None,
        })
    }

    /// Returns the bounds of a node, and `true` if it is a goal. A node without
    /// moves is a goal, and its bounds are its value.
    fn look(&mut self, node: NodeId) -> (Interval, bool) {
        let position = self.nodes.position(node);
        self.moves.clear();
        self.game.moves(position, &mut self.moves);
        if self.moves.is_empty() {
            self.counts.leaves += 1;
            self.counts.evaluations += 1;
            return (Interval::exactly(self.game.value(position)), true);
        }
        (self.game.interval(position).unwrap_or(Interval::ALL), false)
    }

    /// Returns `true` if the search ends when a node with this bound is popped.
    fn ends(&self, bound: Value) -> bool {
        let is_above = self.incumbent.is_some_and(|(_, value)| bound > value);
        self.options.stop == Stop::AsPopped && is_above
    }

    fn is_beaten(&self, bound: Value) -> bool {
        self.incumbent.is_some_and(|(_, value)| bound >= value)
    }

    /// Evaluates a goal. Returns `true` if it is better than all before.
    fn reach<O: Observer>(&mut self, node: NodeId, value: Value, observer: &mut O) -> bool {
        let line = self.listing.line(Label::Goal);
        observer.observe(line, Event::Evaluate { node, value });
        if value.is_unknown() {
            self.is_unknown = true;
            return false;
        }
        let better = !self.is_beaten(value);
        if better {
            self.incumbent = Some((node, value));
            observer.observe(line, Event::Incumbent { node, value });
        }
        better
    }

    fn push<O: Observer>(&mut self, node: NodeId, merit: Value, line: Line, observer: &mut O) {
        let height = u32::MAX - self.nodes.depth(node);
        let rank = if self.options.order == Order::Depth { height } else { 0 };
        let tie = if self.options.ties == Ties::Deeper { height } else { 0 };
        self.live.push(Entry { rank, bound: merit, tie, node });
        self.open_max = self.open_max.max(self.live.len());
        observer.observe(line, Event::Push { node, status: Status::Live, merit });
    }

    fn has_begun(&self) -> bool {
        self.pops > 0
    }

    /// The root enters the queue, unless it is a goal itself.
    fn begin<O: Observer>(&mut self, observer: &mut O) {
        let node = NodeId::ROOT;
        let (bounds, is_goal) = self.look(node);
        if is_goal {
            self.reach(node, bounds.lower, observer);
        } else {
            _ = self.reached(node);
            let line = self.listing.line(Label::Start);
            observer.observe(line, Event::Bounds { node, bounds });
            self.push(node, bounds.lower, line, observer);
        }
    }

    /// Generates the children of a node.
    fn children(&mut self, node: NodeId) -> Siblings {
        let position = self.nodes.position(node).clone();
        self.moves.clear();
        self.game.moves(&position, &mut self.moves);
        let after = self.moves.iter().map(|mv| self.game.play(&position, mv));
        self.nodes.add(node, after)
    }

    /// Expands a node: goals among its children may better the incumbent, the
    /// others wait for their turn, unless they are beaten already.
    fn expand<O: Observer>(&mut self, node: NodeId, observer: &mut O) {
        let children = self.children(node);
        let looked: Vec<_> = children.iter().map(|child| self.look(child)).collect();
        self.counts.nodes += u64::from(children.count);
        if O::LISTENS {
            let bounds: Vec<_> = looked.iter().map(|(bounds, _)| shown(*bounds)).collect();
            let player = self.game.player(self.nodes.position(children.first));
            let line = self.listing.line(Label::Expand);
            observer.observe(line, Event::Expand { node, children, player, bounds: &bounds });
        }
        let mut others = Vec::new();
        let mut goals = Vec::new();
        for (child, (bounds, is_goal)) in children.iter().zip(&looked) {
            if *is_goal { &mut goals } else { &mut others }.push((child, bounds.lower));
        }
        if self.options.graph {
            self.merge(&mut others, observer);
        }
        let mut better = false;
        for (child, value) in goals {
            better |= self.reach(child, value, observer);
        }
        if self.options.stop == Stop::Emptied {
            let beaten = others.iter().filter(|(_, bound)| self.is_beaten(*bound));
            let mut dropped: Vec<_> = beaten.map(|(child, _)| *child).collect();
            others.retain(|(_, bound)| !self.is_beaten(*bound));
            if better {
                self.drop_beaten(&mut dropped);
            }
            self.purge(dropped, Label::Drop, observer);
        }
        let line = self.listing.line(Label::Push);
        for (child, bound) in others {
            self.push(child, bound, line, observer);
        }
    }

    /// Returns how the state of a new node was reached before.
    fn reached(&mut self, node: NodeId) -> Reached {
        if !self.options.graph {
            return Reached::First;
        }
        match self.game.state(self.nodes.position(node)) {
            Some((state, cost)) => self.states.reach(state, node, cost),
            None => Reached::First,
        }
    }

    /// Of new nodes with their bounds, takes away those whose states are known at no greater cost,
    /// and drops live nodes that these make superfluous.
    fn merge<O: Observer>(&mut self, new: &mut Vec<(NodeId, Value)>, observer: &mut O) {
        let line = self.listing.line(Label::Merge);
        let mut costlier = Vec::new();
        new.retain(|&(node, _)| match self.reached(node) {
            Reached::First => true,
            Reached::Before(of) => {
                self.counts.nodes -= 1;
                observer.observe(line, Event::Same { node, of });
                false
            }
            Reached::AtGreaterCost(than) => {
                costlier.push(than);
                true
            }
        });
        // Others were expanded already, or dropped.
        costlier.retain(|&node| self.live.remove(node));
        self.purge(costlier, Label::Merge, observer);
    }

    /// Reports that these nodes are dropped, from left to right.
    fn purge<O: Observer>(&self, mut dropped: Vec<NodeId>, label: Label, observer: &mut O) {
        if O::LISTENS && !dropped.is_empty() {
            dropped.sort_by_cached_key(|&node| self.nodes.path(node));
            observer.observe(self.listing.line(label), Event::Purge { nodes: &dropped });
        }
    }

    /// Drops the live nodes that the incumbent beats.
    fn drop_beaten(&mut self, dropped: &mut Vec<NodeId>) {
        if let Some((_, value)) = self.incumbent {
            self.live.remove_from(value, dropped);
        }
    }

    fn finish<O: Observer>(&mut self, reason: Reason, observer: &mut O) {
        let best = self.incumbent.map_or(Value::INF, |(_, value)| value);
        let live = self.live.iter().map(|entry| entry.bound);
        // A game that breaks the rules may have given bounds above the value.
        let lower = live.min().map_or(best, |bound| bound.min(best));
        let lower = if self.is_unknown { Value::NEG_INF } else { lower };
        let next = || self.live.first().map_or(NodeId::ROOT, |entry| entry.node);
        let line = self.nodes.path(self.incumbent.map_or_else(next, |(node, _)| node));
        let reason = match reason {
            Reason::Solved if !self.game.is_sound() => Reason::Unsound,
            reason => reason,
        };
        let counts = [self.pops, self.open_max as u64, self.expansions];
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

/// Returns the bounds of a node as they are reported: all values for a goal whose value nobody knows.
fn shown(bounds: Interval) -> Interval {
    if bounds.lower.is_unknown() { Interval::ALL } else { bounds }
}

impl<G: Game> Search for BranchAndBound<G> {
    const ALGORITHM: Algorithm = Algorithm {
        name: "branch-and-bound",
        title: "Branch and bound",
        about: about(
            "For one player who minimises: always the node with the least bound, until none is below the best solution so far.",
        ),
        kind: SearchKind::Live,
        counts: COUNTS,
        options: options::SPECS,
        refuses_chance: Some(about("a solution is one line of moves, and chance makes many of it")),
    };

    fn with_settings(game: G, settings: &Settings) -> Result<Self, OptionError> {
        let options = Options::from_settings(settings, &game)?;
        BranchAndBound::new(options::bounded(game, settings)?, options)
    }

    fn step<O: Observer>(&mut self, observer: &mut O) -> bool {
        if self.outcome.is_some() {
            return false;
        }
        if !self.has_begun() {
            self.begin(observer);
        }
        if self.is_unknown {
            self.finish(Reason::Unknown, observer);
            return false;
        }
        let ends = self.live.first().is_some_and(|first| self.ends(first.bound));
        let spent = self.options.budget.is_some_and(|budget| self.expansions >= budget.get());
        let reason = if self.live.len() == 0 { Reason::Solved } else { Reason::Budget };
        let head = if spent && !ends { None } else { self.live.pop() };
        let Some(Entry { bound: merit, node, .. }) = head else {
            self.finish(reason, observer);
            return false;
        };
        self.pops += 1;
        let line = self.listing.line(Label::Pop);
        observer.observe(line, Event::Pop { node, status: Status::Live, merit, case: None });
        if ends {
            self.finish(Reason::Solved, observer);
            return false;
        }
        self.expansions += 1;
        self.expand(node, observer);
        if self.is_unknown {
            self.finish(Reason::Unknown, observer);
        }
        self.outcome.is_none()
    }

    search_with_outcome!();

    fn bytes(&self) -> usize {
        self.nodes.bytes() + self.states.bytes() + self.live.bytes()
    }
}
