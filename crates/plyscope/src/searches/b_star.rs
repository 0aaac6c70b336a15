//! B*: best-first search with two bounds for every node.

mod errors;
mod extra;
mod first_bounds;
mod least;
#[macro_use]
mod listing;
mod made_bounds;
mod mix;
mod nodes;
mod options;
mod policy;
mod solver;

use std::fmt;

use rustc_hash::FxHashMap;

use crate::mistakes::Procedure;
use crate::scale::about;
use crate::{
    Algorithm, CountSpec, Counts, Event, Game, Line, NodeId, Observer, OptionError, Outcome, Path,
    Reason, Search, SearchKind, Settings, Siblings, StrategyReason, Value,
};

use super::bytes;
use super::counts::{EXPANSIONS, LEAST, WRONG_MOVES};
use super::listing::Listing;
use super::movers::report_movers;
use super::shared::search_with_outcome;
use first_bounds::{FirstBounds, Generated};
use listing::Label;
use made_bounds::ChildPlace;
use nodes::{NewNode, Nodes};
use policy::{Choice, Chooser};

pub use options::Options;
pub use policy::Policy;

const COUNTS: &[CountSpec] = &[EXPANSIONS, LEAST, WRONG_MOVES];

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
/// With [`errors`](Options::errors), or in a game whose bounds [may be wrong](Game::is_sound), the
/// step that finds out wrong bounds reports those that the node was given
/// ([`Event::BackupBounds`]) before those of its children, and the reason of a separation is
/// [`Reason::Unsound`]. The outcome then counts 1 as `wrong_moves` if the true values are known and
/// the move is not a best one.
///
#[doc = listing_text!()]
pub struct BStar<G: Game> {
    game: G,
    listing: Listing<Label>,
    options: Options,
    /// Boxed, so that no search is much larger than the others.
    nodes: Box<Nodes<G::Position>>,
    first_bounds: FirstBounds<G>,
    /// With `graph`, the first node with each position. It is only asked,
    /// never gone through.
    firsts: FxHashMap<(G::Position, u32), NodeId>,
    chooser: Chooser,
    /// The number of times that estimates were widened.
    round: u32,
    /// The node at which the next descent begins, if it isn't the root.
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

    /// Returns the procedure in which mistakes are known, if the options are the usual ones, and the
    /// game gives bounds.
    pub(super) fn known_mistakes(&self) -> Option<Procedure> {
        let is_given = self.first_bounds.are_given() && !self.first_bounds.may_be_wrong();
        (is_given && self.options == Options::default()).then_some(Procedure::BStar)
    }

    fn unprepared(game: G, options: Options) -> Result<BStar<G>, OptionError> {
        if options.graph && options.resume {
            let why = "with `graph=on` a backup runs to several parents and stops in several \
                       places, so that there is no one place to resume at: leave out `resume=on`, or set `graph=off`";
            return Err(OptionError::Incompatible { name: "resume", why: why.to_owned() });
        }
        Ok(BStar {
            listing: listing::of(&options, game.player(&game.start())),
            nodes: Box::new(Nodes::new()),
            first_bounds: FirstBounds::new(&game, &options),
            firsts: FxHashMap::default(),
            chooser: Chooser::new(options.policy),
            options,
            game,
            round: 0,
            resume: None,
            counts: Counts::default(),
            expansions: 0,
            outcome: None,
        })
    }

    /// Begins a search of the root. Returns `true` if the root is to be expanded.
    fn begin<O: Observer>(&mut self, observer: &mut O) -> bool {
        let root = NodeId::ROOT;
        let line = self.listing.line(Label::Root);
        if self.options.rounds() > 0 {
            let (alpha, beta) = (Value::NEG_INF, Value::INF);
            observer.observe(line, Event::Pass { number: self.round + 1, alpha, beta });
        }
        if self.nodes.len() == 0 {
            self.add(self.game.start(), 0, None);
        }
        self.nodes.begin();
        self.chooser = Chooser::new(self.options.policy);
        self.resume = None;
        self.estimate(root);

        let bounds = self.nodes.bounds(root);
        let is_leaf = self.nodes.is_leaf(root);
        let is_exact = bounds.lower == bounds.upper;
        if is_leaf && is_exact {
            observer.observe(line, Event::Evaluate { node: root, value: bounds.lower });
        } else {
            observer.observe(line, Event::Bounds { node: root, bounds });
        }
        if is_leaf {
            self.finish(if is_exact { Reason::Solved } else { Reason::Exhausted }, observer);
            return false;
        }
        observer.observe(line, Event::Select { node: root });
        true
    }

    /// Generates a node: the root, or a child with its place.
    fn add(&mut self, position: G::Position, depth: u32, place: Option<ChildPlace>) {
        let parent = place.as_ref().map_or(NodeId::ROOT, |place| place.parent);
        let of = self.first(&position, depth, parent);
        let linked = of.map(|of| self.nodes.initial(of));
        let is_over = self.game.is_over(&position);
        let leaf = is_over || self.options.depth == Some(depth);
        let node = Generated { position: &position, depth, place, is_over, is_leaf: leaf, linked };
        let initial = self.first_bounds.of_next(&self.game, node, &mut self.counts.ahead);
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
        let first = *self.firsts.entry((position.clone(), depth)).or_insert(next);
        (first != next && !self.nodes.is_above(first, parent)).then_some(first)
    }

    /// Gives the node its bounds for this round.
    fn estimate(&mut self, node: NodeId) {
        let units = u64::from(self.options.widen) * u64::from(self.round);
        let units = i32::try_from(units).unwrap_or(Value::MOST);
        let bounds = self.nodes.widened(node, units, self.first_bounds.range);
        self.nodes.estimate(node, bounds);
        self.counts.evaluations += 1;
    }

    /// Generates the children of `node`, unless an earlier round did.
    fn children(&mut self, node: NodeId) -> Siblings {
        if let Some(children) = self.nodes.children(node) {
            return children;
        }
        let position = self.nodes.position(node).clone();
        let mut moves = Vec::new();
        self.game.moves(&position, &mut moves);
        let children =
            Siblings { first: NodeId(self.nodes.len() as u32), count: moves.len() as u32 };
        let (player, depth) = (self.nodes.player(node), self.nodes.depth(node) + 1);
        let parent_bounds = self.first_bounds.right(node).unwrap_or(self.nodes.initial(node));
        for (index, mv) in (0..).zip(&moves) {
            let child = self.game.play(&position, mv);
            self.add(child, depth, Some(ChildPlace { parent: node, index, player, parent_bounds }));
        }
        self.nodes.set_children(node, children);
        children
    }

    /// Gives these children their bounds, but for positions that have them. Returns the nodes that
    /// got them.
    fn estimate_new(&mut self, children: Siblings) -> Vec<NodeId> {
        let mut fresh = Vec::new();
        for child in children.iter() {
            if !self.nodes.is_known(child) {
                let first = self.nodes.first(child);
                self.estimate(first);
                fresh.push(first);
            }
        }
        fresh
    }

    /// Expands `node` and backs up the bounds of its children.
    fn expand<O: Observer>(&mut self, node: NodeId, line: Line, observer: &mut O) {
        let before = self.nodes.len();
        let children = self.children(node);
        let fresh = self.estimate_new(children);
        self.nodes.set_expanded(node);
        self.chooser.grew(children.count, fresh.len() as u64);
        self.expansions += 1;

        let player = self.nodes.player(children.first);
        let bounds = self.nodes.bounds_of(children);
        observer.observe(line, Event::Expand { node, children, player, bounds });
        let player = |index| self.nodes.player(children.nth(index));
        report_movers(&self.game, children, player, line, observer);
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
        self.back_up(node, children, observer);
    }

    /// Backs up the bounds of a node's children, as far as bounds change.
    fn back_up<O: Observer>(&mut self, node: NodeId, children: Siblings, observer: &mut O) {
        let line = self.listing.line(Label::BackUp);
        if self.first_bounds.may_be_wrong() {
            let (told, found) = (self.nodes.bounds(node), self.nodes.backed_up(node, children));
            if found.upper < told.lower || told.upper < found.lower {
                observer.observe(line, Event::BackupBounds { node, bounds: told });
            }
        }
        let stopped = self.nodes.back_up(node, |node, bounds| {
            observer.observe(line, Event::BackupBounds { node, bounds });
        });
        if self.options.resume {
            self.resume = (stopped != NodeId::ROOT).then_some(stopped);
        }
    }

    /// Returns the node that this step expands, and the line that does so; `None` if the search has
    /// ended.
    fn select<O: Observer>(&mut self, observer: &mut O) -> Option<(NodeId, Line)> {
        let root_line = self.listing.line(Label::Root);
        if !self.has_begun() {
            return self.begin(observer).then_some((NodeId::ROOT, root_line));
        }
        if let Some(reason) = self.end() {
            let again = reason == Reason::Separation && self.round < self.options.rounds();
            if !again || self.is_budget_spent() {
                self.finish(reason, observer);
                return None;
            }
            self.round += 1;
            return self.begin(observer).then_some((NodeId::ROOT, root_line));
        }
        let from = self.choose(observer);
        let node = self.nodes.descend(from);
        observer.observe(self.listing.line(Label::Descend), Event::Select { node });
        Some((node, self.listing.line(Label::Expand)))
    }

    fn has_begun(&self) -> bool {
        self.nodes.len() > 0
    }

    fn is_budget_spent(&self) -> bool {
        self.options.budget.is_some_and(|budget| self.expansions >= budget.get())
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
        let (counts, reason) = (self.more_counts(counts, pv.first()), self.sound(reason));
        let outcome = self.outcome.insert(Outcome {
            bounds: self.nodes.bounds(NodeId::ROOT),
            mean: None,
            payoffs: None,
            best: pv.first().copied(),
            line: Path::from(pv),
            reason,
            counts,
        });
        observer.observe(self.listing.line(Label::Done), Event::Done { outcome });
    }
}

impl<G: Game> Search for BStar<G> {
    const ALGORITHM: Algorithm = Algorithm {
        name: "b-star",
        title: "B*",
        about: about(
            "Best-first, with an optimistic and a pessimistic bound for every node, until one move is proved best.",
        ),
        kind: SearchKind::Intervals,
        counts: COUNTS,
        options: options::SPECS,
        refuses_chance: Some(about(
            "no source says how it chooses below a chance node, or when a move is proved there",
        )),
    };

    fn with_settings(game: G, settings: &Settings) -> Result<BStar<G>, OptionError> {
        let options = Options::from_settings(settings, &game)?;
        BStar::unprepared(game, options)
    }

    // See docs/decisions/a-step-of-b-star-ends-after-the-backup.md.
    fn step<O: Observer>(&mut self, observer: &mut O) -> bool {
        if self.outcome.is_some() {
            return false;
        }
        while !self.first_bounds.is_prepared() {
            if self.prepare(usize::MAX).is_err() {
                return false;
            }
        }
        let Some((node, line)) = self.select(observer) else { return false };
        self.expand(node, line, observer);
        true
    }

    fn prepare(&mut self, work: usize) -> Result<bool, OptionError> {
        self.first_bounds.prepare(&self.game, work)
    }

    search_with_outcome!();

    fn bytes(&self) -> usize {
        self.nodes.bytes() + bytes::of_map(&self.firsts) + self.first_bounds.bytes()
    }
}
