//! The machine of SSS* and DUAL*: the best partial solution tree first.
//!
//! The two are mirrors of each other. Here, a *merit* is what the searching
//! side may still hope for, the more the better: MAX's values as they are,
//! MIN's with the sign changed. The values of events are always MAX's.

mod label;
mod listed;
mod nodes;
mod options;
mod queue;

use std::marker::PhantomData;

use self::nodes::Node;
use self::queue::Queue;
use super::bytes;
use super::counts::{OPEN_MAX, POPS};
use super::listing::Listing;
use super::movers::report_movers;
use crate::open::OpenState;
use crate::{
    CountSpec, Counts, Event, Game, Interval, Line, NodeId, Observer, Outcome, Path, Player, Reason,
};
use crate::{Siblings, Status, Value};

pub(super) use self::label::Label;
pub use self::options::{Options, Purge};
pub(super) use self::options::{SPECS, VARIANTS};

pub(super) const COUNTS: &[CountSpec] = &[POPS, OPEN_MAX];

/// The side whose solution trees are searched.
pub(super) trait Side {
    const PLAYER: Player;

    /// Returns the side's merit of a value, or MAX's value of a merit.
    fn turn(value: Value) -> Value {
        match Self::PLAYER {
            Player::Max => value,
            Player::Min => -value,
        }
    }
}

/// The side of SSS*.
#[derive(Debug)]
pub(super) struct ForMax;

/// The side of DUAL*.
#[derive(Debug)]
pub(super) struct ForMin;

impl Side for ForMax {
    const PLAYER: Player = Player::Max;
}

impl Side for ForMin {
    const PLAYER: Player = Player::Min;
}

/// A search for the best solution tree of one side.
#[derive(Debug)]
pub(super) struct SolutionTrees<G: Game, S> {
    pub(super) game: G,
    pub(super) listing: Listing<Label>,
    options: Options,
    nodes: Vec<Node>,
    /// The position of each node: most are large, and not looked at again.
    positions: Vec<G::Position>,
    open: Queue,
    pops: u64,
    /// The merit of the state that was popped last. The root is worth no more to the side.
    merit: Value,
    open_max: usize,
    counts: Counts,
    /// For `Game::moves`, kept to save allocations.
    moves: Vec<G::Move>,
    pub(super) outcome: Option<Outcome>,
    side: PhantomData<S>,
}

impl<G: Game, S: Side> SolutionTrees<G, S> {
    /// Returns `true` if the options are those of the papers.
    pub(super) fn is_usual(&self) -> bool {
        self.options == Options::default()
    }

    pub(super) fn new(game: G, options: Options, listing: Listing<Label>) -> SolutionTrees<G, S> {
        let position = game.start();
        let root = Node {
            player: game.player(&position),
            parent: NodeId::ROOT,
            depth: 0,
            visited: false,
            children: Siblings { first: NodeId::ROOT, count: 0 },
            source: NodeId::ROOT,
        };
        SolutionTrees {
            game,
            listing,
            options,
            nodes: vec![root],
            positions: vec![position],
            open: Queue::new(options.purge),
            pops: 0,
            merit: Value::INF,
            open_max: 1,
            counts: Counts::default(),
            moves: Vec::new(),
            outcome: None,
            side: PhantomData,
        }
    }

    pub(super) fn bytes(&self) -> usize {
        bytes::of_list(&self.nodes)
            + bytes::of_list(&self.positions)
            + bytes::of_list(&self.moves)
            + self.open.bytes()
    }

    /// Returns the states in OPEN, with merits as MAX counts.
    pub(super) fn open(&self) -> Vec<OpenState> {
        self.open.entries().into_iter().map(turned::<S>).collect()
    }

    /// Generates the children of a node that is popped as a live state for the first time.
    fn expand(&mut self, node: NodeId) {
        let Node { depth, source, visited, .. } = self.nodes[node.index()];
        if visited || self.options.depth == Some(depth) {
            return;
        }
        let position = self.positions[node.index()].clone();
        self.moves.clear();
        self.game.moves(&position, &mut self.moves);
        let first = NodeId(self.nodes.len() as u32);
        for mv in &self.moves {
            let position = self.game.play(&position, mv);
            self.nodes.push(Node {
                player: self.game.player(&position),
                parent: node,
                depth: depth + 1,
                visited: false,
                children: Siblings { first: NodeId::ROOT, count: 0 },
                source,
            });
            self.positions.push(position);
        }
        let count = self.moves.len() as u32;
        self.nodes[node.index()].children = Siblings { first, count };
    }

    /// Returns the case of Γ that applies to a state that was popped, whose node is expanded if it
    /// is live; `None` if the search is over.
    fn case(&mut self, OpenState { node, status, .. }: OpenState) -> Option<u8> {
        let Node { player, parent, children, .. } = self.nodes[node.index()];
        match status {
            Status::Live => {
                let visited = std::mem::replace(&mut self.nodes[node.index()].visited, true);
                self.counts.nodes += u64::from(!visited);
                self.counts.leaves += u64::from(!visited && children.count == 0);
                Some(match children.count {
                    0 => 1,
                    _ if player != S::PLAYER => 2,
                    _ => 3,
                })
            }
            Status::Solved if node == NodeId::ROOT => None,
            Status::Solved => {
                let Siblings { first, count } = self.nodes[parent.index()].children;
                // The parent's type, not the node's: one-player games, too,
                // are solved by the choice that is made above.
                Some(match self.nodes[parent.index()].player {
                    player if player == S::PLAYER => 4,
                    _ if node.0 == first.0 + count - 1 => 5,
                    _ => 6,
                })
            }
        }
    }

    /// Ends the search where it is.
    pub(super) fn stop(&mut self) {
        self.stop_for(Reason::Budget);
    }

    fn stop_for(&mut self, reason: Reason) {
        if self.outcome.is_none() {
            let merit = S::turn(self.merit);
            let bounds = match S::PLAYER {
                Player::Max => Interval { upper: merit, ..Interval::ALL },
                Player::Min => Interval { lower: merit, ..Interval::ALL },
            };
            let counts = self.counts.clone().with(COUNTS, &[self.pops, self.open_max as u64]);
            self.outcome = Some(Outcome { counts, ..Outcome::new(bounds, reason) });
        }
    }

    /// Reports the end.
    fn report<O: Observer>(&self, line: Line, observer: &mut O) {
        if let Some(outcome) = &self.outcome {
            observer.observe(line, Event::Done { outcome });
        }
    }

    fn finish<O: Observer>(&mut self, merit: Value, observer: &mut O) {
        let mut pv = Vec::new();
        let mut node = self.nodes[NodeId::ROOT.index()].source;
        while node != NodeId::ROOT {
            let parent = self.nodes[node.index()].parent;
            pv.push(node.0 - self.nodes[parent.index()].children.first.0);
            node = parent;
        }
        pv.reverse();
        let counts = self.counts.clone().with(COUNTS, &[self.pops, self.open_max as u64]);
        let outcome = self.outcome.insert(Outcome {
            bounds: Interval::exactly(S::turn(merit)),
            mean: None,
            payoffs: None,
            best: pv.first().copied(),
            line: Path::from(pv),
            reason: Reason::Solved,
            counts,
        });
        observer.observe(self.listing.line(Label::Solved), Event::Done { outcome });
    }

    pub(super) fn step<O: Observer>(&mut self, observer: &mut O) -> bool {
        if self.outcome.is_some() {
            return false;
        }
        if self.pops == 0 {
            let (node, status, merit) = (NodeId::ROOT, Status::Live, Value::INF);
            let line = self.listing.line(Label::Start);
            observer.observe(line, pushed::<S>(OpenState { node, status, merit }));
        }
        // OPEN is never empty before the root is solved: each case replaces what it pops.
        let Some(state) = self.open.pop(&mut self.nodes) else { return false };
        self.pops += 1;
        self.merit = state.merit;
        let OpenState { node, status, merit } = state;
        if status == Status::Live {
            self.expand(node);
        }
        let case = self.case(state);
        let line = self.listing.line(Label::of_case(case));
        observer.observe(line, Event::Pop { node, status, merit: S::turn(merit), case });
        match case {
            None => self.finish(merit, observer),
            Some(case) => self.apply(case, state, line, observer),
        }
        self.outcome.is_none()
    }

    /// Replaces a popped state by those that this case of Γ gives.
    fn apply<O: Observer>(&mut self, case: u8, state: OpenState, line: Line, observer: &mut O) {
        let OpenState { node, merit, .. } = state;
        let Node { parent, children, .. } = self.nodes[node.index()];
        // See docs/decisions/sss-star-expands-before-it-pushes.md.
        if let 2 | 3 = case
            && O::LISTENS
        {
            let player = self.nodes[children.first.index()].player;
            observer.observe(line, Event::Expand { node, children, player, bounds: &[] });
            let player = |index| self.nodes[children.nth(index).index()].player;
            report_movers(&self.game, children, player, line, observer);
        }
        let (node, status, merit) = match case {
            // A leaf.
            1 => {
                let worth = self.evaluate(node, merit, line, observer);
                if worth.is_unknown() {
                    self.stop_for(Reason::Unknown);
                    self.report(line, observer);
                    return;
                }
                (node, Status::Solved, merit.min(worth))
            }
            // The other side moves: one child after the other has to be solved.
            2 => (children.first, Status::Live, merit),
            // The side moves: each child is a way to go on.
            3 => return self.push_all(node, merit, line, observer),
            // The best of them is solved: the others can't matter any more.
            4 => {
                self.purge(parent, line, observer);
                (parent, Status::Solved, merit)
            }
            // The last child of a node of the other side is solved.
            5 => (parent, Status::Solved, merit),
            // Another one is: the next sibling is to be solved.
            _ => (NodeId(node.0 + 1), Status::Live, merit),
        };
        let source = self.nodes[state.node.index()].source;
        self.push(OpenState { node, status, merit }, source, line, observer);
    }

    /// Evaluates a leaf, and returns what it is worth to the side.
    fn evaluate<O: Observer>(
        &mut self,
        node: NodeId,
        merit: Value,
        line: Line,
        observer: &mut O,
    ) -> Value {
        let position = &self.positions[node.index()];
        let value = self.game.value_ahead(position, &mut self.counts.ahead);
        self.counts.evaluations += 1;
        observer.observe(line, Event::Evaluate { node, value });
        let worth = S::turn(value);
        if worth.is_unknown() {
            return worth;
        }
        let source = &mut self.nodes[node.index()].source;
        if worth < merit || *source == NodeId::ROOT {
            *source = node;
        }
        worth
    }

    /// Adds the children of a node to OPEN, all with one merit.
    fn push_all<O: Observer>(&mut self, node: NodeId, merit: Value, line: Line, observer: &mut O) {
        let Node { children, depth, source, .. } = self.nodes[node.index()];
        let live = |node| OpenState { node, status: Status::Live, merit };
        if !self.open.push_together(children, depth, merit) {
            for child in children.iter() {
                self.push(live(child), source, line, observer);
            }
            return;
        }
        self.open_max = self.open_max.max(self.open.len());
        if O::LISTENS {
            children.iter().for_each(|child| observer.observe(line, pushed::<S>(live(child))));
        }
    }

    /// Removes the states below a node from OPEN, or those of its children.
    fn purge<O: Observer>(&mut self, node: NodeId, line: Line, observer: &mut O) {
        let mut purged = Vec::new();
        self.open.purge(node, &self.nodes, |node| {
            if O::LISTENS {
                purged.push(node);
            }
        });
        if !purged.is_empty() {
            observer.observe(line, Event::Purge { nodes: &purged });
        }
    }

    /// Adds a state to OPEN, whose merit comes from this leaf.
    fn push<O: Observer>(
        &mut self,
        state: OpenState,
        source: NodeId,
        line: Line,
        observer: &mut O,
    ) {
        self.open.push(state, source, &mut self.nodes);
        self.open_max = self.open_max.max(self.open.len());
        observer.observe(line, pushed::<S>(state));
    }
}

/// Returns the event of a state that enters OPEN.
fn pushed<S: Side>(state: OpenState) -> Event<'static> {
    turned::<S>(state).pushed()
}

/// Returns a state with its merit as MAX counts.
fn turned<S: Side>(state: OpenState) -> OpenState {
    OpenState { merit: S::turn(state.merit), ..state }
}

/// Writes what the searches for the two sides say alike. Such a search has the machine for its
/// side, and its listing: `$printed` is its case 4 with the purge as it is often printed,
/// `$above` its case 4 with either purge where players don't take turns; `$no_table` says why it has no
/// transposition table.
macro_rules! solution_tree_search {
    ($search:ident, $printed:expr, $above:expr, $no_table:expr, $algorithm:expr) => {
        impl<G: Game> $search<G> {
            /// Returns a search of `game` that has not begun.
            pub fn new(game: G, options: Options) -> $search<G> {
                let above = game.mixes_players().then_some($above);
                let listing = options.listing(LINES, $printed, above);
                $search(SolutionTrees::new(game, options, listing))
            }
        }

        impl<G: Game> Search for $search<G> {
            type Game = G;

            const ALGORITHM: Algorithm = $algorithm;
            const LACKS: &'static [(&'static str, &'static str)] =
                &[("table", $crate::scale::about($no_table))];

            fn with_settings(game: G, settings: &Settings) -> Result<Self, OptionError> {
                let options = Options::from_settings(settings, &game)?;
                Ok($search::new(game, options))
            }

            fn step<O: Observer>(&mut self, observer: &mut O) -> bool {
                self.0.step(observer)
            }

            fn outcome(&self) -> Option<&Outcome> {
                self.0.outcome.as_ref()
            }

            fn game(&self) -> &G {
                &self.0.game
            }

            fn listing(&self) -> Vec<&'static str> {
                self.0.listing.texts()
            }

            fn stop(&mut self) {
                self.0.stop();
            }

            fn bytes(&self) -> usize {
                self.0.bytes()
            }

            fn open(&self) -> Option<Vec<OpenState>> {
                Some(self.0.open())
            }
        }
    };
}
pub(super) use solution_tree_search;
