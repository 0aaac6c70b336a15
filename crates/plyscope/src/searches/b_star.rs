//! B*: best-first search with two bounds for every node.

#![cfg(feature = "intervals")]

mod bounds;
#[cfg(feature = "games")]
mod errors;
#[cfg(feature = "games")]
mod extra;
#[cfg(feature = "games")]
mod least;
#[macro_use]
mod listing;
mod mix;
mod nodes;
mod options;
mod policy;

use std::fmt;

use crate::{
    Algorithm, CountSpec, Counts, Event, Game, Interval, Line, NodeId, Observer, OptionError,
    Outcome, Path, Reason, Search, SearchKind, Settings, Siblings, Silent, StrategyReason, Value,
};

use super::bytes;
use super::counts::EXPANSIONS;
use super::listing::Listing;
use super::parts::Parts;
#[cfg(feature = "games")]
use crate::work::look_at;
use bounds::{Maker, Place, Solved, Solver};
use listing::Label;
use nodes::{NewNode, Nodes};
use policy::{Choice, Chooser};

pub use options::Options;
pub use policy::Policy;

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
/// finds that the search has ended: so a separation is reported one step after
/// the backup that brought it about, in a step of its own.
///
/// Bounds are the game's ([`Game::interval`]) if it gives any for the root or
/// a child of the root, apart from the values of leaves; a node without them
/// is unbounded. For another game, bounds are made around the true values, so
/// that no backup widens a node's bounds, and cut off to the range of the game's
/// values where it is known ([`Game::value_range`]).
///
/// With [`graph`](Options::graph), equal positions are one node with several
/// parents: every node generated after the first with its position is a link
/// to that one ([`Event::Same`]), and a backup runs to all parents. The
/// line found ends at a link. Made bounds are those that suit the first node;
/// further parents may be widened by them. With a horizon, positions are equal
/// at the same depth only. In a game where a position can come up again below
/// itself, it is not merged there but stays a node of its own, so that there
/// never is a cycle.
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
///
/// With [`errors`](Options::errors), some bounds are wrong: the step that finds one out
/// reports the bounds that the node was given ([`Event::BackupBounds`]) before those of its
/// children, and the reason of a separation is [`Reason::Unsound`]. The outcome then counts
/// 1 as `wrong_moves` if the true values are known and the move is not a best one.
///
#[doc = listing_text!()]
pub struct BStar<G: Game> {
    game: G,
    listing: Listing<Label>,
    options: Options,
    /// Boxed, so that no search is much larger than the others.
    nodes: Box<Nodes<G::Position>>,
    /// With `graph`, the first node with each position. It is only asked,
    /// never gone through.
    firsts: Parts<(G::Position, u32), NodeId>,
    chooser: Chooser,
    /// Solves a game that gives no bounds, before the first step.
    solver: Option<Box<Solver<G>>>,
    /// Makes the bounds of such a game.
    maker: Option<Maker<G::Position>>,
    /// The interval that these bounds are cut off to: the range of the game's values.
    range: Interval,
    /// Makes some bounds wrong, if that is asked for.
    #[cfg(feature = "games")]
    errors: Option<errors::Errors>,
    /// The number of times that estimates were widened.
    round: u32,
    /// The node at which the next descent begins, if it isn't the root.
    resume: Option<NodeId>,
    /// The expansion that was left before it was complete.
    #[cfg(feature = "games")]
    pending: Option<Expansion<G>>,
    counts: Counts,
    expansions: u64,
    outcome: Option<Outcome>,
}

/// A node whose children are being generated and given their bounds.
#[cfg(feature = "games")]
struct Expansion<G: Game> {
    node: NodeId,
    line: Line,
    moves: Vec<G::Move>,
    /// The number of nodes before the first child.
    before: usize,
    /// The number of children whose positions have their bounds.
    known: u32,
    /// The nodes that got them in this step.
    fresh: Vec<NodeId>,
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

impl<G: Game> BStar<G> {
    /// Returns a search of `game` that has not begun. A game that gives no bounds is
    /// solved first.
    ///
    /// # Errors
    ///
    /// [`OptionError::Incompatible`] if such a game has more than 2,000,000
    /// positions within the horizon, or if both `graph` and `resume` are set.
    pub fn new(game: G, options: Options) -> Result<BStar<G>, OptionError> {
        let mut search = BStar::unprepared(game, options)?;
        while !search.prepare(usize::MAX)? {}
        Ok(search)
    }

    fn unprepared(game: G, options: Options) -> Result<BStar<G>, OptionError> {
        if options.graph && options.resume {
            let why = "with `graph=on` a backup runs to several parents and stops in several \
                       places, so that there is no one place to resume at: leave out `resume=on`, or set `graph=off`";
            return Err(OptionError::Incompatible { name: "resume", why: why.to_owned() });
        }
        let solver = (!has_bounds(&game)).then(|| Box::new(Solver::new(&game, options.depth)));
        Ok(BStar {
            listing: listing::of(&options, game.player(&game.start())),
            nodes: Box::new(Nodes::new()),
            firsts: Parts::new(),
            chooser: Chooser::new(options.policy),
            #[cfg(feature = "games")]
            errors: (options.errors > 0)
                .then(|| errors::Errors::new(options.errors, options.errors_seed)),
            options,
            range: solver.as_ref().and(game.value_range()).unwrap_or(Interval::ALL),
            solver,
            maker: None,
            game,
            round: 0,
            resume: None,
            #[cfg(feature = "games")]
            pending: None,
            counts: Counts::default(),
            expansions: 0,
            outcome: None,
        })
    }

    fn is_budget_spent(&self) -> bool {
        self.options.budget.is_some_and(|budget| self.expansions >= budget.get())
    }

    /// Begins a search of the root. Returns `true` if the root is to be expanded.
    fn begin<O: Observer>(&mut self, observer: &mut O) -> bool {
        if self.options.rounds() > 0 {
            let (alpha, beta) = (Value::NEG_INF, Value::INF);
            let number = self.round + 1;
            observer.observe(self.listing.line(Label::Root), Event::Pass { number, alpha, beta });
        }
        if self.nodes.len() == 0 {
            self.add(self.game.start(), 0, None);
        }
        self.nodes.begin();
        self.chooser = Chooser::new(self.options.policy);
        self.resume = None;

        let root = NodeId::ROOT;
        self.estimate(root);
        let bounds = self.nodes.bounds(root);
        let is_leaf = self.nodes.is_leaf(root);
        let is_exact = bounds.lower == bounds.upper;
        if is_leaf && is_exact {
            observer.observe(
                self.listing.line(Label::Root),
                Event::Evaluate { node: root, value: bounds.lower },
            );
        } else {
            observer.observe(self.listing.line(Label::Root), Event::Bounds { node: root, bounds });
        }
        if is_leaf {
            self.finish(if is_exact { Reason::Solved } else { Reason::Exhausted }, observer);
            return false;
        }
        observer.observe(self.listing.line(Label::Root), Event::Select { node: root });
        true
    }

    /// Generates a node: the root, or a child with its place.
    fn add(&mut self, position: G::Position, depth: u32, place: Option<Place>) {
        let parent = place.as_ref().map_or(NodeId::ROOT, |place| place.parent);
        let of = self.first(&position, depth, parent);
        let is_over = self.game.is_over(&position);
        let leaf = is_over || self.options.depth == Some(depth);

        // Also of a leaf or a link: the maker keeps count of the nodes.
        #[cfg(feature = "games")]
        let path = self.errors.as_mut().map(|errors| errors.next(place.as_ref()));
        let made = self.maker.as_mut().map(|maker| maker.next(&position, depth, place));
        let initial = if let Some(of) = of {
            self.nodes.initial(of)
        } else if leaf {
            let bounds = if is_over { self.game.interval(&position) } else { None };
            bounds.unwrap_or_else(|| Interval::exactly(self.game.value(&position)))
        } else {
            made.or_else(|| self.game.interval(&position)).unwrap_or(Interval::ALL)
        };
        #[cfg(feature = "games")]
        let initial = match (&mut self.errors, path) {
            // A link has the bounds of the node that it stands for.
            (Some(errors), Some(path)) if of.is_none() => errors.apply(path, initial),
            (Some(errors), _) => errors.keep(initial),
            _ => initial,
        };
        let player = self.game.player(&position);
        self.nodes.add(NewNode { position, player, parent, depth, leaf, initial, of });
        if of.is_none() {
            self.counts.nodes += 1;
            self.counts.leaves += u64::from(leaf);
        }
    }

    /// Returns the first node with this position, if a child of `parent` can be
    /// a link to it. If there is none, it will be the node added next.
    fn first(&mut self, position: &G::Position, depth: u32, parent: NodeId) -> Option<NodeId> {
        if !self.options.graph {
            return None;
        }
        let next = NodeId(self.nodes.len() as u32);
        // With a horizon, a position is worth something else at another depth.
        let depth = self.options.depth.map_or(0, |_| depth);
        let first = *self.firsts.get_or_insert((position.clone(), depth), next);
        (first != next && !self.nodes.is_above(first, parent)).then_some(first)
    }

    /// Gives the node its bounds for this round.
    fn estimate(&mut self, node: NodeId) {
        let units = u64::from(self.options.widen) * u64::from(self.round);
        let units = i32::try_from(units).unwrap_or(Value::MOST);
        self.nodes.estimate(node, units, self.range);
        self.counts.evaluations += 1;
    }

    /// Generates the children of `node`, unless an earlier round did.
    fn children(&mut self, node: NodeId) -> Siblings {
        if let Some(children) = self.nodes.children(node) {
            return children;
        }
        let mut moves = Vec::new();
        self.game.moves(self.nodes.position(node), &mut moves);
        self.generate(node, &moves, 0);
        let count = moves.len() as u32;
        let children = Siblings { first: NodeId(self.nodes.len() as u32 - count), count };
        self.nodes.set_children(node, children);
        children
    }

    /// Generates children of `node` by these moves, the first of which has this number.
    fn generate(&mut self, node: NodeId, moves: &[G::Move], number: u32) {
        let position = self.nodes.position(node).clone();
        let depth = self.nodes.depth(node) + 1;
        let (player, parent_bounds) = (self.nodes.player(node), self.nodes.initial(node));
        #[cfg(feature = "games")]
        let parent_bounds = self.errors.as_ref().map_or(parent_bounds, |it| it.right(node));
        for (index, mv) in (number..).zip(moves) {
            let child = self.game.play(&position, mv);
            self.add(child, depth, Some(Place { parent: node, index, player, parent_bounds }));
        }
    }

    /// Gives these children their bounds, but for positions that have them. Adds the nodes that got them.
    #[inline(always)] // It has one caller in each module.
    fn estimate_new(&mut self, children: Siblings, fresh: &mut Vec<NodeId>) {
        for child in children.iter() {
            if !self.nodes.is_known(child) {
                let first = self.nodes.first(child);
                self.estimate(first);
                fresh.push(first);
            }
        }
    }

    /// Expands `node` and backs up the bounds of its children. Those that come after so many nodes
    /// are new. In a small module they get their bounds here, otherwise these nodes just got them.
    fn expand<O: Observer>(
        &mut self,
        node: NodeId,
        line: Line,
        before: usize,
        #[cfg(feature = "games")] fresh: Vec<NodeId>,
        observer: &mut O,
    ) {
        let children = self.children(node);
        #[cfg(not(feature = "games"))]
        let mut fresh = Vec::new();
        #[cfg(not(feature = "games"))]
        self.estimate_new(children, &mut fresh);
        self.nodes.set_expanded(node);
        self.chooser.grew(children.count, fresh.len() as u64);
        self.expansions += 1;

        let player = self.nodes.player(children.first);
        let bounds = self.nodes.bounds_of(children);
        observer.observe(line, Event::Expand { node, children, player, bounds });
        for node in children.iter().filter(|child| child.index() >= before) {
            let of = self.nodes.first(node);
            if of != node {
                observer.observe(line, Event::Same { node, of });
            }
        }
        // After widening, other nodes with these positions get the same bounds.
        for node in fresh.into_iter().flat_map(|first| self.nodes.copies(first)) {
            if node.0.wrapping_sub(children.first.0) >= children.count {
                observer.observe(line, Event::Bounds { node, bounds: self.nodes.bounds(node) });
            }
        }
        #[cfg(feature = "games")]
        if self.errors.is_some() {
            let (told, found) = (self.nodes.bounds(node), self.nodes.backed_up(node, children));
            if found.upper < told.lower || told.upper < found.lower {
                let line = self.listing.line(Label::BackUp);
                observer.observe(line, Event::BackupBounds { node, bounds: told });
            }
        }
        let stopped = self.nodes.back_up(node, |node, bounds| {
            observer
                .observe(self.listing.line(Label::BackUp), Event::BackupBounds { node, bounds });
        });
        if self.options.resume {
            self.resume = (stopped != NodeId::ROOT).then_some(stopped);
        }
    }

    /// Does what comes before the expansion of a step. Returns the node that is expanded, and the line;
    /// `None` if the search has ended.
    fn select<O: Observer>(&mut self, observer: &mut O) -> Option<(NodeId, Line)> {
        if self.outcome.is_some() {
            return None;
        }
        while self.solver.is_some() {
            if self.prepare(usize::MAX).is_err() {
                return None;
            }
        }
        let reason = if self.nodes.len() == 0 { None } else { self.end() };
        let begins = match reason {
            None => self.nodes.len() == 0,
            Some(reason) => {
                let again = reason == Reason::Separation && self.round < self.options.rounds();
                if !again || self.is_budget_spent() {
                    self.finish(reason, observer);
                    return None;
                }
                self.round += 1;
                true
            }
        };
        if begins {
            let line = self.listing.line(Label::Root);
            return self.begin(observer).then_some((NodeId::ROOT, line));
        }
        let from = self.choose(observer);
        let node = self.nodes.descend(from);
        observer.observe(self.listing.line(Label::Descend), Event::Select { node });
        Some((node, self.listing.line(Label::Expand)))
    }

    /// Returns the reason why the search of the root can't go on, if it can't.
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

    /// Returns the node to descend from: the one where the last backup stopped, or
    /// the root's child that the strategy works on.
    fn choose<O: Observer>(&mut self, observer: &mut O) -> NodeId {
        if let Some(node) = self.resume.take() {
            return node;
        }
        let Some(choice) = self.chooser.choose(&self.nodes) else {
            return NodeId::ROOT;
        };
        let Choice { strategy, node, because } = choice;
        let label =
            if because == StrategyReason::NotAhead { Label::NotAhead } else { Label::Policy };
        observer.observe(self.listing.line(label), Event::Choose { strategy, node, because });
        node
    }

    fn finish<O: Observer>(&mut self, reason: Reason, observer: &mut O) {
        let mut pv = Vec::new();
        let mut node = NodeId::ROOT;
        while let (Some(children), Some(child)) =
            (self.nodes.children(node), self.nodes.favourite(node))
        {
            pv.push(child.0 - children.first.0);
            node = child;
        }
        let counts = self.counts.clone().with(&[EXPANSIONS], &[self.expansions]);
        #[cfg(feature = "games")]
        let (counts, reason) = (self.more_counts(counts, pv.first()), self.sound(reason));
        let outcome = self.outcome.insert(Outcome {
            bounds: self.nodes.bounds(NodeId::ROOT),
            mean: None,
            best: pv.first().copied(),
            line: Path::from(pv),
            reason,
            counts,
        });
        observer.observe(self.listing.line(Label::Done), Event::Done { outcome });
    }
}

#[cfg(not(feature = "games"))]
const COUNTS: &[CountSpec] = &[EXPANSIONS];
#[cfg(feature = "games")]
const COUNTS: &[CountSpec] = &[EXPANSIONS, super::counts::LEAST, super::counts::WRONG_MOVES];

/// Returns `true` if the game gives bounds for the root or a child of the root,
/// apart from the plain values of leaves.
fn has_bounds<G: Game>(game: &G) -> bool {
    if !game.gives_bounds() {
        return false;
    }
    let start = game.start();
    let mut moves = Vec::new();
    game.moves(&start, &mut moves);
    let has = |position: &G::Position| {
        let bounds = game.interval(position);
        bounds.is_some_and(|bounds| bounds.lower < bounds.upper || !game.is_over(position))
    };
    has(&start) || moves.iter().any(|mv| has(&game.play(&start, mv)))
}

fn too_large(depth: Option<u32>) -> OptionError {
    let why = "the game gives no bounds, so B* makes them around the true values, but there are \
               more than 2,000,000 positions to solve";
    let change = match depth {
        None => "set a horizon, such as `depth=6`".to_owned(),
        Some(depth) => format!("set a nearer horizon than `depth={depth}`"),
    };
    OptionError::Incompatible { name: "depth", why: format!("{why}: {change}") }
}

impl<G: Game> Search for BStar<G> {
    type Game = G;

    const ALGORITHM: Algorithm = Algorithm {
        name: "b-star",
        title: "B*",
        about: "Best-first, with an optimistic and a pessimistic bound for every node, until one move is proved best.",
        kind: SearchKind::Intervals,
        counts: COUNTS,
        options: options::SPECS,
    };

    fn with_settings(game: G, settings: &Settings) -> Result<BStar<G>, OptionError> {
        let options = Options::from_settings(settings, &game)?;
        BStar::unprepared(game, options)
    }

    fn prepare(&mut self, work: usize) -> Result<bool, OptionError> {
        let Some(solver) = &mut self.solver else { return Ok(true) };
        match solver.go_on(&self.game, work) {
            Solved::NotYet => return Ok(false),
            Solved::TooMany => return Err(too_large(self.options.depth)),
            Solved::All(solution) => {
                self.maker = Some(Maker::new(self.options.width, self.options.seed, solution));
            }
        }
        self.solver = None;
        Ok(true)
    }

    fn step<O: Observer>(&mut self, observer: &mut O) -> bool {
        #[cfg(feature = "games")]
        return self.step_within(observer, usize::MAX).unwrap_or_default();
        #[cfg(not(feature = "games"))]
        self.select(observer).is_some_and(|(node, line)| {
            self.expand(node, line, self.nodes.len(), observer);
            true
        })
    }

    #[cfg(feature = "games")]
    fn step_within<O: Observer>(&mut self, observer: &mut O, work: usize) -> Option<bool> {
        let mut expansion = match self.pending.take() {
            Some(expansion) => expansion,
            None => {
                let Some((node, line)) = self.select(observer) else { return Some(false) };
                let mut moves = Vec::new();
                if self.nodes.children(node).is_none() {
                    self.game.moves(self.nodes.position(node), &mut moves);
                }
                let before = self.nodes.len();
                Expansion { node, line, moves, before, known: 0, fresh: Vec::new() }
            }
        };
        let Expansion { node, line, ref moves, before, known, ref mut fresh } = expansion;
        let first = self.nodes.len() - before;
        let weight = self.game.weight(self.nodes.position(node));
        let end = moves.len().min(first.saturating_add((work / weight).max(1)));
        self.generate(node, &moves[first..end], first as u32);
        if end < moves.len() {
            self.pending = Some(expansion);
            return None;
        }
        let new = Siblings { first: NodeId(before as u32), count: end as u32 };
        let children = self.nodes.children(node).unwrap_or(new);
        let left = work.saturating_sub((end - first).saturating_mul(weight)).max(1);
        let portion = Siblings {
            first: NodeId(children.first.0 + known),
            count: (children.count - known).min(u32::try_from(left).unwrap_or(u32::MAX)),
        };
        look_at(portion.count as usize);
        self.estimate_new(portion, fresh);
        expansion.known += portion.count;
        if expansion.known < children.count {
            self.pending = Some(expansion);
            return None;
        }
        self.nodes.set_children(node, children);
        self.expand(node, line, before, expansion.fresh, observer);
        Some(true)
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

    fn stop(&mut self) {
        if self.outcome.is_some() {
            return;
        }
        if self.nodes.len() == 0 {
            self.outcome = Some(Outcome::new(Interval::ALL, Reason::Budget));
        } else {
            self.finish(Reason::Budget, &mut Silent);
        }
    }

    fn bytes(&self) -> usize {
        let made = self.maker.as_ref().map_or(0, Maker::bytes)
            + self.solver.as_ref().map_or(0, |solver| solver.bytes());
        let own = self.nodes.bytes() + self.firsts.bytes() + made;
        #[cfg(feature = "games")]
        let own = own
            + self.errors.as_ref().map_or(0, errors::Errors::bytes)
            + self
                .pending
                .as_ref()
                .map_or(0, |it| bytes::of_list(&it.moves) + bytes::of_list(&it.fresh));
        own
    }
}
