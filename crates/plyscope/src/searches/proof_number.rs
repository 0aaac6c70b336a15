//! Proof-number search: the node that proves or disproves most, first.

#[macro_use]
mod listing;
mod nodes;
mod options;

use std::fmt;

use crate::scale::LARGE;
use crate::scale::about;
use crate::{
    Algorithm, Counts, Event, Game, Interval, NodeId, Observer, OptionError, Outcome, Path, Player,
    Proof, Reason, Search, SearchKind, Settings, Siblings, Value,
};

use super::counts::EXPANSIONS;
use super::listing::Listing;
use super::movers::report_movers;
use super::shared::search_with_outcome;
use listing::Label;
use nodes::Nodes;

pub use options::Options;

/// Proof-number search (Allis 1994, "Searching for solutions in games and
/// artificial intelligence", chapter 2): it asks only whether MAX gets
/// at least a goal.
///
/// Every node has two numbers: of the leaves that the tree ends with so far,
/// how many have to turn out well for MAX, at the least, to prove that the
/// goal is reached, and how many badly to disprove it. A MAX node is proved by
/// one child: it has the least of its children's proof numbers, and the sum of
/// their disproof numbers. A MIN node is the other way round. Numbers are
/// exact up to [`Proof::INFINITE`]; a greater sum of finite numbers stays one
/// below that.
///
/// The first step evaluates the root. Each further step goes down to the
/// *most-proving* node, at a MAX node to a child with the least proof number,
/// at a MIN node to one with the least disproof number, the left-most among
/// equals; expands it; gives the new nodes their numbers, those where the game
/// is over by their worth at once; and brings the numbers above up to date, as
/// far as they change. The step after the one that settles the root reports so.
///
/// The [`bounds`](Outcome::bounds) of a proved root are the goal and more, of a
/// disproved one all below the goal. `best` and `line` go to the left-most
/// child that is settled as the root is: if the loser is to move, that is
/// the first move, since all are lost. When the budget is spent, they are a
/// judgement: the path down to the most-proving node, so that the root's player
/// plays the move that has the least left to show.
///
/// ```
/// use plyscope::proof_number::{Options, ProofNumber};
/// use plyscope::{Silent, Value, run, tree::Tree};
///
/// let tree: Tree = "[[3,12,8],[2,4,6],[14,5,2]]".parse()?;
/// let mut reaches = |goal| {
///     let options = Options { goal: Some(Value::new(goal)), ..Options::default() };
///     let outcome = run(&mut ProofNumber::new(&tree, options), &mut Silent);
///     outcome.bounds.lower == Value::new(goal)
/// };
/// assert!(reaches(3) && !reaches(4), "it is worth 3");
/// # Ok::<(), plyscope::NotationError>(())
/// ```
///
#[doc = listing_text!()]
pub struct ProofNumber<G: Game> {
    game: G,
    listing: Listing<Label>,
    options: Options,
    goal: Value,
    nodes: Nodes<G::Position>,
    /// The path from the root to where the next descent begins. Above the last
    /// number that changed, it is the same path again.
    path: Vec<NodeId>,
    counts: Counts,
    expansions: u64,
    outcome: Option<Outcome>,
}

impl<G: Game> fmt::Debug for ProofNumber<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ProofNumber")
            .field("options", &self.options)
            .field("counts", &self.counts)
            .field("outcome", &self.outcome)
            .finish_non_exhaustive()
    }
}

impl<G: Game> ProofNumber<G> {
    /// Returns a search of `game` that has not begun.
    pub fn new(game: G, options: Options) -> ProofNumber<G> {
        ProofNumber {
            game,
            listing: listing::of(&options),
            goal: options.goal(),
            options,
            nodes: Nodes::new(),
            path: vec![NodeId::ROOT],
            counts: Counts::default(),
            expansions: 0,
            outcome: None,
        }
    }

    /// Generates a node at this depth, and evaluates it if it is a leaf. Returns
    /// its value then.
    fn add(&mut self, position: G::Position, depth: usize) -> Option<Value> {
        // See docs/decisions/proof-number-search-evaluates-at-once.md.
        let at_horizon = self.options.depth.is_some_and(|horizon| depth >= horizon as usize);
        let is_leaf = at_horizon || self.game.is_over(&position);
        let player = self.game.player(&position);
        // A leaf whose value nobody knows is one still to be expanded.
        let evaluate = || self.game.value_ahead(&position, &mut self.counts.ahead);
        let value = is_leaf.then(evaluate).filter(|it| !it.is_unknown());
        let (position, numbers) = match value {
            None => (Some(position), Proof::UNKNOWN),
            Some(value) if value >= self.goal => (None, Proof::PROVED),
            Some(_) => (None, Proof::DISPROVED),
        };
        self.counts.nodes += 1;
        self.counts.leaves += u64::from(value.is_some());
        self.counts.evaluations += u64::from(value.is_some());
        self.nodes.add(player, position, numbers);
        value
    }

    fn has_begun(&self) -> bool {
        self.nodes.len() > 0
    }

    fn begin<O: Observer>(&mut self, observer: &mut O) {
        let node = NodeId::ROOT;
        if let Some(value) = self.add(self.game.start(), 0) {
            observer.observe(self.listing.line(Label::Root), Event::Evaluate { node, value });
        }
        let numbers = self.nodes.numbers(node);
        observer.observe(self.listing.line(Label::Root), Event::Prove { node, numbers });
    }

    /// Generates the children of the node at the end of the path.
    fn expand<O: Observer>(&mut self, node: NodeId, observer: &mut O) {
        let Some(position) = self.nodes.take_position(node) else { return };
        let mut moves = Vec::new();
        self.game.moves(&position, &mut moves);
        if LARGE && moves.is_empty() {
            let (value, line) = (Value::UNKNOWN, self.listing.line(Label::Leaf));
            self.counts.leaves += 1;
            self.counts.evaluations += 1;
            observer.observe(line, Event::Evaluate { node, value });
            return self.finish(Reason::Unknown, observer);
        }
        let first = NodeId(self.nodes.len() as u32);
        let children = Siblings { first, count: moves.len() as u32 };
        let mut values = Vec::new();
        for mv in &moves {
            let value = self.add(self.game.play(&position, mv), self.path.len());
            if O::LISTENS {
                values.push(value);
            }
        }
        self.nodes.set_children(node, children);
        self.expansions += 1;
        if !O::LISTENS {
            return;
        }
        let player = self.nodes.player(first);
        let expand = Event::Expand { node, children, player, bounds: &[] };
        let line = self.listing.line(Label::Expand);
        observer.observe(line, expand);
        let player = |index| self.nodes.player(children.nth(index));
        report_movers(&self.game, children, player, line, observer);
        for (node, value) in children.iter().zip(values) {
            let label = if value.is_some() { Label::Leaf } else { Label::Unknown };
            let line = self.listing.line(label);
            if let Some(value) = value {
                observer.observe(line, Event::Evaluate { node, value });
            }
            observer.observe(line, Event::Prove { node, numbers: self.nodes.numbers(node) });
        }
    }

    /// Brings the numbers of the nodes on the path up to date, from its end
    /// upwards, as far as they change, and keeps the path above.
    fn back_up<O: Observer>(&mut self, observer: &mut O) {
        while let Some(&node) = self.path.last() {
            let Some(numbers) = self.nodes.update(node) else { return };
            let label = match self.nodes.player(node) {
                Player::Max => Label::MaxNumbers,
                Player::Min => Label::MinNumbers,
            };
            observer.observe(self.listing.line(label), Event::Prove { node, numbers });
            if node == NodeId::ROOT {
                return;
            }
            self.path.pop();
        }
    }

    /// Goes down to the most-proving node.
    fn select<O: Observer>(&mut self, observer: &mut O) -> NodeId {
        let mut node = self.path.last().copied().unwrap_or(NodeId::ROOT);
        let mut label = Label::FromRoot;
        while let Some(children) = self.nodes.children(node) {
            label = match self.nodes.player(node) {
                Player::Max => Label::MaxChoice,
                Player::Min => Label::MinChoice,
            };
            node = self.nodes.most_proving(node, children);
            self.path.push(node);
        }
        observer.observe(self.listing.line(label), Event::Select { node });
        node
    }

    fn end(&self) -> Option<Reason> {
        if self.nodes.numbers(NodeId::ROOT).is_settled() {
            Some(Reason::Solved)
        } else if self.options.budget.is_some_and(|budget| self.expansions >= budget.get()) {
            Some(Reason::Budget)
        } else {
            None
        }
    }

    fn finish<O: Observer>(&mut self, reason: Reason, observer: &mut O) {
        let numbers = self.nodes.numbers(NodeId::ROOT);
        let mut pv = Vec::new();
        let mut node = NodeId::ROOT;
        while let Some(children) = self.nodes.children(node) {
            // Of a settled node, the number that is looked at is 0 or
            // infinite, and this is the left-most that is settled as it is.
            node = self.nodes.most_proving(node, children);
            pv.push(node.0 - children.first.0);
        }
        let outcome = self.outcome.insert(Outcome {
            bounds: match numbers {
                Proof::PROVED => Interval { lower: self.goal, upper: Value::INF },
                Proof::DISPROVED => {
                    // One below the least finite value is −∞.
                    let below = Value::new(self.goal.units() - 1);
                    Interval { lower: Value::NEG_INF, upper: below }
                }
                _ => Interval::ALL,
            },
            mean: None,
            best: pv.first().copied(),
            line: Path::from(pv),
            reason,
            counts: self.counts.clone().with(&[EXPANSIONS], &[self.expansions]),
        });
        observer.observe(self.listing.line(Label::Done), Event::Done { outcome });
    }
}

impl<G: Game> Search for ProofNumber<G> {
    const ALGORITHM: Algorithm = Algorithm {
        name: "proof-number",
        title: "Proof numbers",
        about: about(
            "Best-first, to prove or disprove that MAX reaches a goal: expands the node that takes the fewest leaves to settle.",
        ),
        kind: SearchKind::Proofs,
        counts: &[EXPANSIONS],
        options: options::SPECS,
        refuses_chance: Some(about("a node is won or lost by its children, and a mean is neither")),
    };

    fn with_settings(game: G, settings: &Settings) -> Result<ProofNumber<G>, OptionError> {
        let options = Options::from_settings(settings, &game)?;
        Ok(ProofNumber::new(game, options))
    }

    fn step<O: Observer>(&mut self, observer: &mut O) -> bool {
        if self.outcome.is_some() {
            return false;
        }
        if !self.has_begun() {
            self.begin(observer);
            return true;
        }
        if let Some(reason) = self.end() {
            self.finish(reason, observer);
            return false;
        }
        let node = self.select(observer);
        self.expand(node, observer);
        if self.outcome.is_some() {
            return false;
        }
        self.back_up(observer);
        true
    }

    search_with_outcome!();

    fn bytes(&self) -> usize {
        self.nodes.bytes()
    }
}
