//! The machine of SSS* and DUAL*: the best partial solution tree first.
//!
//! The two are mirrors of each other. Here, a *merit* is what the searching
//! side may still hope for, the more the better: MAX's values as they are,
//! MIN's with the sign changed. The values of events are always MAX's.

use std::marker::PhantomData;

use super::counts::{OPEN_MAX, POPS};
use super::listing::{self, Listing};
use crate::open::{Entry, Open};
use crate::options::{OptionError, Settings};
use crate::{
    CountSpec, Counts, Event, Game, Interval, NodeId, Observer, Outcome, Path, Player, Reason,
};
use crate::{Siblings, Status, Value};

pub(super) const COUNTS: &[CountSpec] = &[POPS, OPEN_MAX];

/// The lines of both listings that events name. The cases of Γ are numbered
/// from 1.
#[derive(Clone, Copy, Debug)]
pub(super) enum Label {
    Start,
    Solved,
    Case1,
    Case2,
    Case3,
    Case4,
    Case5,
    Case6,
}

impl Label {
    /// Returns the line of a case of Γ, or of the solved root.
    fn of_case(case: Option<u8>) -> Label {
        match case {
            Some(1) => Label::Case1,
            Some(2) => Label::Case2,
            Some(3) => Label::Case3,
            Some(4) => Label::Case4,
            Some(5) => Label::Case5,
            Some(_) => Label::Case6,
            None => Label::Solved,
        }
    }
}

impl listing::Label for Label {
    fn index(self) -> usize {
        self as usize
    }
}

/// The options of SSS* and DUAL*.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The depth at which nodes are evaluated instead of searched, if any.
    pub depth: Option<u32>,
}

impl Options {
    pub(super) fn from_settings(
        settings: &Settings,
        game: &impl Game,
    ) -> Result<Options, OptionError> {
        Ok(Options { depth: settings.horizon(game)? })
    }
}

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
    horizon: Option<u32>,
    nodes: Vec<Node<G::Position>>,
    open: Open,
    pops: u64,
    open_max: usize,
    counts: Counts,
    /// For `Game::moves`, kept to save allocations.
    moves: Vec<G::Move>,
    pub(super) outcome: Option<Outcome>,
    side: PhantomData<S>,
}

#[derive(Debug)]
struct Node<P> {
    position: P,
    parent: NodeId,
    depth: u32,
    player: Player,
    /// No nodes if it isn't expanded, or is a leaf.
    children: Siblings,
    /// The leaf that its merit comes from, as far as it is known.
    source: NodeId,
}

impl<G: Game, S: Side> SolutionTrees<G, S> {
    pub(super) fn new(game: G, options: Options, listing: Listing<Label>) -> SolutionTrees<G, S> {
        let position = game.start();
        let root = Node {
            player: game.player(&position),
            position,
            parent: NodeId::ROOT,
            depth: 0,
            children: Siblings { first: NodeId::ROOT, count: 0 },
            source: NodeId::ROOT,
        };
        SolutionTrees {
            game,
            listing,
            horizon: options.depth,
            nodes: vec![root],
            open: Open::new(NodeId::ROOT, Value::INF),
            pops: 0,
            open_max: 1,
            counts: Counts::default(),
            moves: Vec::new(),
            outcome: None,
            side: PhantomData,
        }
    }

    /// Generates the children of a node. Returns no nodes if it is a leaf.
    fn expand(&mut self, node: NodeId) -> Siblings {
        let Node { ref position, depth, source, .. } = self.nodes[node.index()];
        let mut children = Siblings { first: NodeId(self.nodes.len() as u32), count: 0 };
        if self.horizon.is_none_or(|horizon| depth < horizon) {
            self.moves.clear();
            self.game.moves(position, &mut self.moves);
            children.count = self.moves.len() as u32;
        }
        let position = position.clone();
        for mv in &self.moves[..children.count as usize] {
            let position = self.game.play(&position, mv);
            self.nodes.push(Node {
                player: self.game.player(&position),
                position,
                parent: node,
                depth: depth + 1,
                children: Siblings { first: NodeId::ROOT, count: 0 },
                source,
            });
        }
        self.nodes[node.index()].children = children;
        children
    }

    /// Returns the case of Γ that applies; `None` if the search is over. Expands
    /// a live node to see whether it is a leaf.
    fn case(&mut self, Entry { node, status, .. }: Entry) -> Option<u8> {
        let Node { player, parent, .. } = self.nodes[node.index()];
        match status {
            Status::Live => {
                let children = self.expand(node);
                self.counts.nodes += 1;
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
        let push = |Entry { node, status, merit }| {
            let merit = S::turn(merit);
            Event::Push { node, status, merit }
        };
        if self.pops == 0 {
            let (node, status, merit) = (NodeId::ROOT, Status::Live, Value::INF);
            let line = self.listing.line(Label::Start);
            observer.observe(line, push(Entry { node, status, merit }));
        }
        // OPEN is never empty before the root is solved: each case replaces
        // what it pops.
        let Some((place, entry)) = self.open.pop() else { return false };
        let Entry { node, status, merit } = entry;
        self.pops += 1;
        let case = self.case(entry);
        let line = self.listing.line(Label::of_case(case));
        observer.observe(line, Event::Pop { node, status, merit: S::turn(merit), case });
        let Some(case) = case else {
            self.finish(merit, observer);
            return false;
        };
        let Node { parent, children, depth, source, .. } = self.nodes[node.index()];
        if let 2 | 3 = case
            && O::LISTENS
        {
            let player = self.nodes[children.first.index()].player;
            observer.observe(line, Event::Expand { node, children, player, bounds: &[] });
        }
        let entry = match case {
            1 => {
                let value = self.game.value(&self.nodes[node.index()].position);
                self.counts.leaves += 1;
                self.counts.evaluations += 1;
                observer.observe(line, Event::Evaluate { node, value });
                let worth = S::turn(value);
                if worth < merit || source == NodeId::ROOT {
                    self.nodes[node.index()].source = node;
                }
                Entry { node, status: Status::Solved, merit: merit.min(worth) }
            }
            2 => Entry { node: children.first, status: Status::Live, merit },
            3 => {
                self.open.replace_by_children(place, children, depth, merit);
                self.open_max = self.open_max.max(self.open.len());
                for node in children.iter() {
                    observer.observe(line, push(Entry { node, status: Status::Live, merit }));
                }
                return true;
            }
            4 => {
                let mut purged = Vec::new();
                self.open.purge(&place, depth - 1, |node| {
                    if O::LISTENS {
                        purged.push(node);
                    }
                });
                if !purged.is_empty() {
                    observer.observe(line, Event::Purge { nodes: &purged });
                }
                self.nodes[parent.index()].source = source;
                Entry { node: parent, status: Status::Solved, merit }
            }
            5 => {
                self.nodes[parent.index()].source = source;
                Entry { node: parent, status: Status::Solved, merit }
            }
            _ => {
                let sibling = NodeId(node.0 + 1);
                self.nodes[sibling.index()].source = source;
                Entry { node: sibling, status: Status::Live, merit }
            }
        };
        self.open.replace(place, entry);
        observer.observe(line, push(entry));
        true
    }
}
