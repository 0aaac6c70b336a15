//! Monte Carlo tree search: the mean of random playouts, where it pays to
//! look.

#[macro_use]
mod listing;
mod nodes;
mod options;
mod ucb1;

use std::fmt;

use oorandom::Rand64;

use crate::{
    Algorithm, CountSpec, Counts, Event, Game, Interval, Line, Mean, NodeId, Observer, OptionError,
    Outcome, Path, Player, Reason, Search, SearchKind, Settings, Siblings, Value,
};

use super::bytes;
use super::counts::EXPANSIONS;
use super::listing::Listing;
use super::movers::{report_chance, report_movers};
use super::shared::search_with_outcome;
use crate::mistakes::Procedure;
use crate::scale::{LARGE, about};
use listing::{LINES, Label};
use nodes::{Below, Nodes};

pub use options::{Means, Options, Pick, exploration, means};
pub use ucb1::{Scale, Ucb1, Visits};

const COUNTS: &[CountSpec] = &[EXPANSIONS, CountSpec { key: "playouts", label: "playouts" }];

/// Monte Carlo tree search with UCB1, known as UCT (Kocsis and Szepesvári 2006,
/// "Bandit based Monte-Carlo planning"; Browne et al. 2012, "A survey of Monte
/// Carlo tree search methods").
///
/// A step is one iteration of four parts:
///
/// 1. *Selection* goes down from the root to a node that isn't expanded: of a
///    node's children, the left-most without a visit; if all have one, the one
///    with the greatest [`Ucb1`], the left-most among equals.
/// 2. *Expansion*: if that node was visited before, or is the root, all its
///    children are generated, and the first one is next.
/// 3. *Playout*: random moves from there, all equally likely, to the end of
///    the game or to the horizon. At a leaf there is no move to play.
/// 4. *Backpropagation*: every node from there up to the root counts one more
///    visit and adds the result to its total.
///
/// Results are added up as integers. An infinite one counts as one whole more than
/// the greatest finite value, whatever its sign ([`Game::value_range`]), or as one
/// whole if that is not known.
///
/// In the end the root's most visited child is the move to play, or with [`Pick::Value`] the one
/// with the best mean, the left-most among equals; the line goes on in the same way. It is a judgement,
/// so that the [`bounds`](Outcome::bounds) say nothing; the mean of all
/// playouts is the outcome's [`mean`](Outcome::mean).
///
/// ```
/// use plyscope::mcts::{Mcts, Options};
/// use plyscope::{Silent, run, tree::Tree};
///
/// let tree: Tree = "[[3,12,8],[2,4,6],[14,5,2]]".parse()?;
/// let options = Options { iterations: 1000, ..Options::default() };
/// let outcome = run(&mut Mcts::new(&tree, options), &mut Silent);
/// assert_eq!(outcome.best, Some(0));
/// # Ok::<(), plyscope::NotationError>(())
/// ```
///
#[doc = listing_text!()]
pub struct Mcts<G: Game> {
    game: G,
    options: Options,
    listing: Listing<Label>,
    nodes: Nodes<G::Position>,
    random: Rand64,
    /// The value that an infinite result counts as, from MAX's side.
    win: Value,
    /// The least and the greatest result so far.
    results: Option<Interval>,
    /// From the root down to the node where the playout begins.
    path: Vec<NodeId>,
    /// For `Game::moves`, kept to save allocations.
    moves: Vec<G::Move>,
    leaves: u64,
    ahead: u64,
    expansions: u64,
    outcome: Option<Outcome>,
}

impl<G: Game> fmt::Debug for Mcts<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Mcts")
            .field("options", &self.options)
            .field("root", &self.nodes.visits(NodeId::ROOT))
            .field("outcome", &self.outcome)
            .finish_non_exhaustive()
    }
}

impl<G: Game> Mcts<G> {
    /// Returns a search of `game` that has not begun.
    pub fn new(game: G, options: Options) -> Mcts<G> {
        let has_chance = LARGE && game.has_chance();
        Mcts {
            nodes: Nodes::new(game.start()),
            win: win(&game),
            game,
            listing: listing(&options, has_chance),
            random: Rand64::new(options.seed.into()),
            options,
            results: None,
            path: Vec::new(),
            moves: Vec::new(),
            leaves: 0,
            ahead: 0,
            expansions: 0,
            outcome: None,
        }
    }

    /// Returns the procedure in which mistakes are known, if the options are the usual ones, and no
    /// result is infinite.
    pub(super) fn known_mistakes(&self) -> Option<Procedure> {
        let &Options { iterations, seed, .. } = &self.options;
        let usual = Options { iterations, seed, ..Options::default() };
        let range = self.game.value_range()?;
        let is_finite = range.lower.is_finite() && range.upper.is_finite();
        (self.options == usual && is_finite).then_some(Procedure::Uct { iterations, seed })
    }

    /// Goes down to a node that isn't expanded. Returns it, with the line that
    /// chose it.
    fn select(&mut self) -> (NodeId, Line) {
        self.path.clear();
        let (mut node, mut line) = (NodeId::ROOT, self.listing.line(Label::FromRoot));
        loop {
            self.path.push(node);
            (node, line) = match self.nodes.below(node) {
                Below::Children(children, player) => self.child_to_visit(node, *children, *player),
                Below::Chance(children, weights) => {
                    let taken = children.nth(draw(&mut self.random, weights));
                    (taken, self.listing.line(Label::Chance))
                }
                Below::Unknown(_) | Below::Leaf(_) => return (node, line),
            };
        }
    }

    fn child_to_visit(&self, node: NodeId, children: Siblings, player: Player) -> (NodeId, Line) {
        let visits = self.nodes.visits_of(children);
        // Children get their first visits from left to right: where the last
        // one has none, the first without is found by halving.
        if visits.last().is_some_and(|last| last.count == 0) {
            let unvisited = visits.partition_point(|visits| visits.count > 0);
            return (children.nth(unvisited as u32), self.listing.line(Label::Unvisited));
        }
        let log_parent = ucb1::log(self.nodes.visits(node).count);
        let results = self.results.unwrap_or(Interval::exactly(Value::ZERO));
        let scale = match self.options.means {
            Means::Scaled => Scale::Results(results),
            Means::Raw => Scale::Raw(self.game.unit()),
        };
        let constant = self.options.exploration;
        let (mut best, mut most) = (children.first, f64::NEG_INFINITY);
        for (child, visits) in children.iter().zip(visits) {
            let ucb1 = Ucb1::with_log(*visits, log_parent, player, scale, constant).value();
            if ucb1 > most {
                (best, most) = (child, ucb1);
            }
        }
        (best, self.listing.line(Label::Ucb))
    }

    /// The moves at a node of this depth go into `moves`: none at a leaf.
    fn moves_at(&mut self, position: &G::Position, depth: usize) {
        self.moves.clear();
        if self.options.depth.is_none_or(|horizon| depth < horizon as usize) {
            self.game.moves(position, &mut self.moves);
        }
    }

    /// Expands the selected node, if that is due. Returns the node where the playout begins: the
    /// first child, at chance the one that is drawn, or the node itself.
    fn expand<O: Observer>(&mut self, node: NodeId, observer: &mut O) -> NodeId {
        // See docs/decisions/uct-expands-a-node-at-its-second-visit.md.
        let is_due = node == NodeId::ROOT || self.nodes.visits(node).count > 0;
        let Below::Unknown(position) = self.nodes.below(node) else { return node };
        if !is_due {
            return node;
        }
        let position = position.clone();
        self.moves_at(&position, self.path.len() - 1);
        if self.moves.is_empty() {
            return node;
        }
        let after = self.moves.iter().map(|mv| self.game.play(&position, mv));
        let children = self.nodes.add_children(node, self.game.player(&position), after);
        self.expansions += 1;
        let mut begin = children.first;
        if LARGE && self.game.is_chance(&position) {
            let mut weights = Vec::new();
            self.game.weights(&position, &mut weights);
            begin = children.nth(draw(&mut self.random, &weights));
            self.nodes.set_chance(node, children, weights);
        }
        self.path.push(begin);
        if O::LISTENS
            && let Below::Unknown(first) = self.nodes.below(children.first)
        {
            let player = self.game.player(first);
            let expand = Event::Expand { node, children, player, bounds: &[] };
            let line = self.listing.line(Label::Expand);
            observer.observe(line, expand);
            let after = |mv| self.game.player(&self.game.play(&position, mv));
            let player = |index: u32| after(&self.moves[index as usize]);
            report_movers(&self.game, children, player, line, observer);
            let after = |index: u32| self.game.play(&position, &self.moves[index as usize]);
            report_chance(&self.game, children, after, line, observer);
        }
        begin
    }

    /// Plays random moves from a node to the end. Returns the result, and the number of moves.
    fn play_out(&mut self, node: NodeId) -> (Value, u32) {
        let mut position = match self.nodes.below(node) {
            Below::Unknown(position) => position.clone(),
            Below::Leaf(value) => return (*value, 0),
            Below::Children(..) | Below::Chance(..) => {
                unreachable!("a playout begins at a node without children")
            }
        };
        let depth = self.path.len() - 1;
        let (mut plies, mut weights) = (0, Vec::new());
        loop {
            self.moves_at(&position, depth + plies as usize);
            if self.moves.is_empty() {
                break;
            }
            let at = if LARGE && self.game.is_chance(&position) {
                weights.clear();
                self.game.weights(&position, &mut weights);
                draw(&mut self.random, &weights) as usize
            } else {
                self.random.rand_range(0..self.moves.len() as u64) as usize
            };
            position = self.game.play(&position, &self.moves[at]);
            plies += 1;
        }
        let value = self.game.value_ahead(&position, &mut self.ahead);
        if plies == 0 {
            self.nodes.set_leaf(node, value);
            self.leaves += 1;
        }
        (value, plies)
    }

    /// The result as a number that can be added.
    fn finite(&self, value: Value) -> Value {
        match value {
            Value::INF => self.win,
            Value::NEG_INF => -self.win,
            _ => value,
        }
    }

    /// There is nothing that has to come first.
    fn has_begun(&self) -> bool {
        true
    }

    /// Returns which of a node's children is the one to play, the left-most among equals.
    fn best(&self, children: Siblings, player: Player) -> u32 {
        let visits = self.nodes.visits_of(children);
        // Of equals, `max_by` takes the last.
        let children = (0..children.count).rev();
        let best = match self.options.pick {
            Pick::Visits => children.max_by_key(|&at| visits[at as usize].count),
            Pick::Value => {
                let worth = |at: u32| {
                    let mean = visits[at as usize].mean();
                    let for_player = |mean: f64| if player == Player::Max { mean } else { -mean };
                    mean.map_or(f64::NEG_INFINITY, for_player)
                };
                children.max_by(|&one, &other| worth(one).total_cmp(&worth(other)))
            }
        };
        best.unwrap_or_default()
    }

    fn finish<O: Observer>(&mut self, reason: Reason, observer: &mut O) {
        let mut line = Vec::new();
        let mut node = NodeId::ROOT;
        while let Below::Children(children, player) = *self.nodes.below(node) {
            let at = self.best(children, player);
            line.push(at);
            node = children.nth(at);
        }
        let Visits { count, total } = self.nodes.visits(NodeId::ROOT);
        let outcome = self.outcome.insert(Outcome {
            bounds: Interval::ALL,
            mean: (count > 0).then_some(Mean { count: count.into(), total }),
            payoffs: None,
            best: line.first().copied(),
            line: Path::from(line),
            reason,
            counts: Counts {
                nodes: self.nodes.len() as u64,
                leaves: self.leaves,
                evaluations: count.into(),
                ahead: self.ahead,
                ..Counts::default()
            }
            .with(COUNTS, &[self.expansions, count.into()]),
        });
        observer.observe(self.listing.line(Label::Done), Event::Done { outcome });
    }
}

/// Returns the listing with these options in force.
fn listing(options: &Options, has_chance: bool) -> Listing<Label> {
    let mut listing = Listing::new(LINES).without_if(!has_chance, Label::Chance);
    if !options.results.is_empty() {
        listing = listing.with(Label::Playout, "  v ← the next result given, then at random");
    }
    if options.pick == Pick::Value {
        listing = listing.with(Label::Done, "play the root's child of best mean");
    }
    listing
}

/// Returns the number of one of these, drawn by their weights.
fn draw(random: &mut Rand64, weights: &[u32]) -> u32 {
    let total = weights.iter().map(|weight| u64::from(*weight)).sum();
    let mut left = random.rand_range(0..total);
    let drawn = weights.iter().position(|weight| {
        let is_here = left < u64::from(*weight);
        left = left.saturating_sub((*weight).into());
        is_here
    });
    drawn.unwrap_or_default() as u32
}

/// Returns the value that an infinite result counts as, on MAX's side.
fn win(game: &impl Game) -> Value {
    let range = game.value_range().unwrap_or(Interval::exactly(Value::ZERO));
    let whole = game.unit().parts() as i32;
    range.upper.max(-range.lower).plus(whole)
}

impl<G: Game> Search for Mcts<G> {
    const ALGORITHM: Algorithm = Algorithm {
        name: "mcts",
        title: "Monte Carlo tree search (UCT)",
        about: about(
            "Random playouts, more of them where their mean is good or little is known: the most visited move is played.",
        ),
        kind: SearchKind::Visits,
        counts: COUNTS,
        options: options::SPECS,
        refuses_chance: None,
    };

    fn with_settings(game: G, settings: &Settings) -> Result<Mcts<G>, OptionError> {
        let options = Options::from_settings(settings, &game)?;
        Ok(Mcts::new(game, options))
    }

    fn step<O: Observer>(&mut self, observer: &mut O) -> bool {
        if self.outcome.is_some() {
            return false;
        }
        if self.nodes.visits(NodeId::ROOT).count >= self.options.iterations {
            self.finish(Reason::Budget, observer);
            return false;
        }
        let (selected, line) = self.select();
        observer.observe(line, Event::Select { node: selected });
        let node = self.expand(selected, observer);
        let (played, plies) = self.play_out(node);
        let count = self.nodes.visits(NodeId::ROOT).count as usize;
        let value = self.options.results.get(count).copied().unwrap_or(played);
        observer.observe(self.listing.line(Label::Playout), Event::Playout { node, value, plies });
        if value.is_unknown() {
            self.finish(Reason::Unknown, observer);
            return false;
        }

        let result = self.finite(value);
        let Interval { lower, upper } = self.results.unwrap_or(Interval::exactly(result));
        self.results = Some(Interval { lower: lower.min(result), upper: upper.max(result) });
        for &node in self.path.iter().rev() {
            let Visits { count: visits, total } = self.nodes.visit(node, result.units());
            observer.observe(self.listing.line(Label::Visit), Event::Visit { node, visits, total });
        }
        true
    }

    search_with_outcome!();

    fn bytes(&self) -> usize {
        self.nodes.bytes() + bytes::of_list(&self.moves)
    }
}
