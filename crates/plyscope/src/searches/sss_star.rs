//! SSS*: the best partial solution tree first.
//!
//! ```text
//! OPEN ← (e, live, ∞)
//! repeat: pop (J, s, h) from OPEN
//!   if J = e and s = solved: return h
//!   if s = live
//!     1  leaf: push (J, solved, min(h, value))
//!     2  MIN: push (first child, live, h)
//!     3  MAX: push (every child, live, h)
//!   else
//!     4  MIN: purge below parent, push (parent, solved, h)
//!     5  last child: push (parent, solved, h)
//!     6  else: push (next brother, live, h)
//! ```

use crate::open::{Entry, Open};
use crate::options::{self, Algorithm, Idea, OptionError, Settings};
use crate::{Counts, Event, Game, Interval, NodeId, Observer, Outcome, Path, Player, Reason};
use crate::{Search, Siblings, Status, Value};

const LISTING: &[&str] = &[
    "OPEN ← (e, live, ∞)",
    "repeat: pop (J, s, h) from OPEN",
    "  if J = e and s = solved: return h",
    "  if s = live",
    "    1  leaf: push (J, solved, min(h, value))",
    "    2  MIN: push (first child, live, h)",
    "    3  MAX: push (every child, live, h)",
    "  else",
    "    4  MIN: purge below parent, push it",
    "    5  last child: push (parent, solved, h)",
    "    6  else: push (next brother, live, h)",
];
const START: u8 = 0;
const SOLVED: u8 = 2;
/// The listing's line of each case of Γ.
const CASES: [u8; 7] = [SOLVED, 4, 5, 6, 8, 9, 10];

/// What [`SssStar`] can be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Nodes at this depth are evaluated instead of searched.
    pub depth: Option<u32>,
}

/// SSS* (Stockman 1979), with the cases of Γ numbered as in the listing. A
/// step pops one state and applies the case that fits.
///
/// Ties go to the left-most node in the tree. Case 4 purges all descendants
/// of the parent. So the leaves that are evaluated are a subset of those of
/// alpha-beta, tree by tree.
///
/// ```
/// use plyscope::{Silent, Value, run, sss_star::{self, SssStar}, tree::Tree};
///
/// let tree: Tree = "[[3,12,8],[2,4,6],[14,5,2]]".parse()?;
/// let outcome = run(&mut SssStar::new(&tree, sss_star::Options::default()), &mut Silent);
/// assert_eq!(outcome.value(), Some(Value::new(3)));
/// assert_eq!((outcome.counts.pops, outcome.counts.open_max), (Some(18), Some(3)));
/// # Ok::<(), plyscope::NotationError>(())
/// ```
#[derive(Debug)]
pub struct SssStar<G: Game> {
    game: G,
    horizon: Option<u32>,
    nodes: Vec<Node<G::Position>>,
    open: Open,
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
    depth: u32,
    player: Player,
    /// None where it isn't expanded, or is a leaf.
    children: Siblings,
    /// The leaf that its merit comes from, as far as it is known.
    source: NodeId,
}

impl<G: Game> SssStar<G> {
    /// A search of `game` that has not begun.
    pub fn new(game: G, options: Options) -> SssStar<G> {
        let position = game.start();
        let root = Node {
            player: game.player(&position),
            position,
            parent: NodeId::ROOT,
            depth: 0,
            children: Siblings { first: NodeId::ROOT, count: 0 },
            source: NodeId::ROOT,
        };
        SssStar {
            game,
            horizon: options.depth,
            nodes: vec![root],
            open: Open::new(NodeId::ROOT, Value::INF),
            pops: 0,
            open_max: 1,
            counts: Counts::default(),
            moves: Vec::new(),
            outcome: None,
        }
    }

    /// Generates the children of a node; none where it is a leaf.
    fn expand(&mut self, node: NodeId) -> Siblings {
        let Node { ref position, depth, source, .. } = self.nodes[node.index()];
        let mut children = Siblings { first: NodeId(self.nodes.len() as u32), count: 0 };
        if self.horizon.is_none_or(|horizon| depth < horizon) {
            self.moves.clear();
            self.game.moves(position, &mut self.moves);
            children.count = self.moves.len() as u32;
        }
        let position = position.clone();
        for r#move in &self.moves[..children.count as usize] {
            let position = self.game.play(&position, r#move);
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

    /// Which case of Γ applies; `None` where the search is over. Expands a
    /// live node to see whether it is a leaf.
    fn case(&mut self, Entry { node, status, .. }: Entry) -> Option<u8> {
        let Node { player, parent, .. } = self.nodes[node.index()];
        match status {
            Status::Live => {
                let children = self.expand(node);
                self.counts.nodes += 1;
                Some(match player {
                    _ if children.count == 0 => 1,
                    Player::Min => 2,
                    Player::Max => 3,
                })
            }
            Status::Solved if node == NodeId::ROOT => None,
            Status::Solved => {
                let Siblings { first, count } = self.nodes[parent.index()].children;
                // The parent's type, not the node's: one-player games, too,
                // are solved by the choice that is made above.
                Some(match self.nodes[parent.index()].player {
                    Player::Max => 4,
                    Player::Min if node.0 == first.0 + count - 1 => 5,
                    Player::Min => 6,
                })
            }
        }
    }

    fn finish<O: Observer>(&mut self, merit: Value, observer: &mut O) {
        let mut line = Vec::new();
        let mut node = self.nodes[NodeId::ROOT.index()].source;
        while node != NodeId::ROOT {
            let parent = self.nodes[node.index()].parent;
            line.push(node.0 - self.nodes[parent.index()].children.first.0);
            node = parent;
        }
        line.reverse();
        let counts =
            Counts { pops: Some(self.pops), open_max: Some(self.open_max as u64), ..self.counts };
        let outcome = self.outcome.insert(Outcome {
            bounds: Interval::exactly(merit),
            best: line.first().copied(),
            line: Path::from(line),
            reason: Reason::Solved,
            counts,
        });
        observer.observe(SOLVED, Event::Done { outcome });
    }
}

impl<G: Game> Search for SssStar<G> {
    type Game = G;

    const ALGORITHM: Algorithm = Algorithm {
        name: "sss-star",
        title: "SSS*",
        about: "Best first over solution trees: OPEN holds the most that MAX can still hope for from each, and the head is worked on.",
        idea: Idea::Open(Player::Max),
        options: &[options::DEPTH],
    };

    fn with_settings(game: G, settings: &Settings) -> Result<Self, OptionError> {
        Ok(SssStar::new(game, Options { depth: settings.number("depth") }))
    }

    fn step<O: Observer>(&mut self, observer: &mut O) -> bool {
        if self.outcome.is_some() {
            return false;
        }
        if self.pops == 0 {
            let (node, status, merit) = (NodeId::ROOT, Status::Live, Value::INF);
            observer.observe(START, Event::Push { node, status, merit });
        }
        // OPEN is never empty before the root is solved: each case replaces
        // what it pops.
        let Some((place, entry)) = self.open.pop() else { return false };
        let Entry { node, status, merit } = entry;
        self.pops += 1;
        let case = self.case(entry);
        let line = CASES[usize::from(case.unwrap_or(0))];
        observer.observe(line, Event::Pop { node, status, merit, case });
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
                if value < merit || source == NodeId::ROOT {
                    self.nodes[node.index()].source = node;
                }
                Entry { node, status: Status::Solved, merit: merit.min(value) }
            }
            2 => Entry { node: children.first, status: Status::Live, merit },
            3 => {
                self.open.replace_by_children(place, children, depth, merit);
                self.open_max = self.open_max.max(self.open.len());
                for node in children.iter() {
                    observer.observe(line, Event::Push { node, status: Status::Live, merit });
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
                let brother = NodeId(node.0 + 1);
                self.nodes[brother.index()].source = source;
                Entry { node: brother, status: Status::Live, merit }
            }
        };
        self.open.replace(place, entry);
        let Entry { node, status, merit } = entry;
        observer.observe(line, Event::Push { node, status, merit });
        true
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    fn game(&self) -> &G {
        &self.game
    }

    fn listing(&self) -> Vec<&'static str> {
        LISTING.to_vec()
    }
}
