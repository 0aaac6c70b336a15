//! Adds the nodes that a search never generated to its recording.

use plyscope::{AnyGame, Game, NodeId};

use crate::record::recording::Recording;
use crate::record::topology::Topology;

type Position = <AnyGame as Game>::Position;

/// The greatest number of nodes up to which a game that isn't written down as a tree is shown as a
/// whole.
const SHOWN_WHOLE: usize = 20_000;

/// The rest of a game's tree, added a few nodes at a time; below a link there is nothing to add.
// See docs/decisions/what-was-never-generated-is-shown.md.
#[derive(Debug)]
pub(super) struct Rest {
    horizon: Option<u32>,
    /// The position of each known node, and its depth.
    nodes: Vec<(Position, u32)>,
    /// The number of nodes that are complete.
    done: usize,
    /// The number of leaves among them.
    leaves: usize,
    /// The moves of the next node.
    moves: Vec<<AnyGame as Game>::Move>,
}

impl Rest {
    /// Returns the rest with nothing added yet.
    pub(super) fn of(game: &AnyGame, horizon: Option<u32>) -> Rest {
        let nodes = vec![(game.start(), 0)];
        Rest { horizon, nodes, done: 0, leaves: 0, moves: Vec::new() }
    }

    /// Returns about how many bytes it takes.
    pub(super) fn bytes(&self) -> usize {
        self.nodes.capacity() * size_of::<(Position, u32)>()
    }

    /// Returns the number of leaves of the complete nodes.
    pub(super) fn leaves(&self) -> usize {
        self.leaves
    }

    /// Completes the next node. Returns `true` if the tree is complete.
    pub(super) fn add(&mut self, game: &AnyGame, recording: &mut Recording) -> bool {
        let node = NodeId(self.done as u32);
        self.expand(game, recording.topology_mut(), node);
        self.leaves += usize::from(recording.topology().is_leaf(node));
        self.done += 1;
        recording.grow_to_topology();
        self.done == recording.topology().len()
    }

    /// Adds the children of a node to the tree.
    fn expand(&mut self, game: &AnyGame, topology: &mut Topology, node: NodeId) {
        let (position, depth) = self.nodes[node.index()].clone();
        let moves = &mut self.moves;
        moves.clear();
        if self.horizon != Some(depth) {
            game.moves(&position, moves);
        }
        if moves.is_empty() {
            // A leaf that is known by bounds only has no value to show.
            let is_bounded = game.interval(&position).is_some_and(|it| it.lower < it.upper);
            let value = game.value(&position);
            topology.set_leaf(node, (!is_bounded || value.is_unknown()).then_some(value));
        } else if topology.link_of(node).is_none() {
            let player = game.player(&game.play(&position, &moves[0]));
            topology.expand(node, moves.len() as u32, player);
            let first = topology.children(node).first.index();
            let len = self.nodes.len().max(first + moves.len());
            self.nodes.resize(len, (game.start(), 0));
            for (child, mv) in moves.iter().enumerate() {
                self.nodes[first + child] = (game.play(&position, mv), depth + 1);
            }
        }
    }
}

/// Returns `true` if the game is written down as a tree. A graph may have far more lines of play
/// than nodes.
fn is_written(game: &AnyGame) -> bool {
    matches!(game, AnyGame::Tree(_)) && !game.merges()
}

/// A count of the nodes of a game's whole tree, to find out whether it is shown.
#[derive(Debug)]
pub(super) struct Count {
    horizon: Option<u32>,
    waiting: Vec<(Position, u32)>,
    moves: Vec<<AnyGame as Game>::Move>,
    seen: usize,
}

impl Count {
    /// Returns a count that has not begun.
    pub(super) fn of(game: &AnyGame, horizon: Option<u32>) -> Count {
        Count { horizon, waiting: vec![(game.start(), 0)], moves: Vec::new(), seen: 0 }
    }

    /// Looks at so many more positions. Returns whether the tree is small enough, once that is
    /// known.
    pub(super) fn go_on(
        &mut self,
        game: &AnyGame,
        recording: &Recording,
        positions: usize,
    ) -> Option<bool> {
        if is_written(game) {
            return Some(true);
        }
        if recording.topology().len() > SHOWN_WHOLE {
            return Some(false);
        }
        let Count { horizon, waiting, moves, seen } = self;
        for _ in 0..positions {
            let Some((position, depth)) = waiting.pop() else { return Some(true) };
            *seen += 1;
            if *horizon != Some(depth) {
                moves.clear();
                game.moves(&position, moves);
                if *seen + waiting.len() + moves.len() > SHOWN_WHOLE {
                    return Some(false);
                }
                waiting.extend(moves.iter().map(|mv| (game.play(&position, mv), depth + 1)));
            }
        }
        None
    }
}
