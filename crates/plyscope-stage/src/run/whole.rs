//! Adds the nodes that a search never generated to its recording.

use plyscope::{AnyGame, Game, NodeId};

use crate::recording::Recording;

type Position = <AnyGame as Game>::Position;

/// The greatest number of nodes up to which a game that isn't written down as a tree is shown as a
/// whole.
const SHOWN_WHOLE: usize = 20_000;

/// The rest of a game's tree, added in portions; below a link there is nothing to add.
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
    /// The number of them that are played.
    placed: usize,
}

impl Rest {
    /// Returns the rest with nothing added yet.
    pub(super) fn of(game: &AnyGame, horizon: Option<u32>) -> Rest {
        let nodes = vec![(game.start(), 0)];
        Rest { horizon, nodes, done: 0, leaves: 0, moves: Vec::new(), placed: 0 }
    }

    /// Returns the rest; `None` if the whole tree would be too large. The trees of a small module are
    /// not long in counting.
    #[cfg(not(feature = "games"))]
    pub(super) fn of_small(
        game: &AnyGame,
        horizon: Option<u32>,
        recording: &Recording,
    ) -> Option<Rest> {
        let is_small = || recording.topology().len() <= SHOWN_WHOLE && has_at_most(game, horizon);
        (is_written(game) || is_small()).then(|| Rest::of(game, horizon))
    }

    /// Returns about how many bytes it takes.
    pub(super) fn bytes(&self) -> usize {
        self.nodes.capacity() * size_of::<(Position, u32)>()
    }

    /// Returns the number of leaves of the complete nodes.
    pub(super) fn leaves(&self) -> usize {
        self.leaves
    }

    /// Completes so many more nodes, or fewer if they have more children than `most`: of a node with
    /// millions of children, some are left for the next call. Returns `true` if the tree is complete.
    pub(super) fn add(
        &mut self,
        game: &AnyGame,
        recording: &mut Recording,
        nodes: usize,
        mut most: usize,
    ) -> bool {
        let end = self.done.saturating_add(nodes);
        while self.done < end.min(recording.topology().len()) && most > 0 {
            let node = NodeId(self.done as u32);
            if self.placed == 0 {
                self.expand(game, recording, node);
            }
            most -= self.place(game, recording, node, most);
            if self.placed == self.moves.len() {
                self.leaves += usize::from(recording.topology().is_leaf(node));
                self.done += 1;
                self.placed = 0;
            }
        }
        recording.grow_to_topology();
        self.done == recording.topology().len()
    }

    /// Adds the children of a node to the tree.
    fn expand(&mut self, game: &AnyGame, recording: &mut Recording, node: NodeId) {
        let (position, depth) = &self.nodes[node.index()];
        let moves = &mut self.moves;
        moves.clear();
        if self.horizon != Some(*depth) {
            game.moves(position, moves);
        }
        let topology = recording.topology_mut();
        if moves.is_empty() {
            // A leaf that is known by bounds only has no value to show.
            let is_bounded = game.interval(position).is_some_and(|it| it.lower < it.upper);
            topology.set_leaf(node, (!is_bounded).then(|| game.value(position)));
        } else if topology.link_of(node).is_some() {
            moves.clear();
        } else {
            let player = game.player(&game.play(position, &moves[0]));
            topology.expand(node, moves.len() as u32, player);
            // Millions are not copied as the list grows.
            self.nodes.reserve(topology.len() - self.nodes.len().min(topology.len()));
        }
    }

    /// Plays at most so many of the moves that are left. Returns their number.
    fn place(&mut self, game: &AnyGame, recording: &Recording, node: NodeId, most: usize) -> usize {
        let (position, depth) = self.nodes[node.index()].clone();
        let first = recording.topology().children(node).first.index();
        let moves = self.placed..self.moves.len().min(self.placed.saturating_add(most));
        self.placed = moves.end;
        if !moves.is_empty() {
            let len = self.nodes.len().max(first + moves.end);
            self.nodes.resize(len, (game.start(), 0));
        }
        for child in moves.clone() {
            self.nodes[first + child] = (game.play(&position, &self.moves[child]), depth + 1);
        }
        moves.len()
    }
}

/// Returns `true` if the game is written down as a tree. A graph may have far more lines of play than
/// nodes.
fn is_written(game: &AnyGame) -> bool {
    matches!(game, AnyGame::Tree(_)) && !game.merges()
}

/// Returns `true` if a game's tree is small enough.
#[cfg(not(feature = "games"))]
fn has_at_most(game: &AnyGame, horizon: Option<u32>) -> bool {
    let mut waiting = vec![(game.start(), 0)];
    let (mut moves, mut seen) = (Vec::new(), 0);
    while let Some((position, depth)) = waiting.pop() {
        seen += 1;
        if horizon != Some(depth) {
            moves.clear();
            game.moves(&position, &mut moves);
            if seen + waiting.len() + moves.len() > SHOWN_WHOLE {
                return false;
            }
            waiting.extend(moves.iter().map(|mv| (game.play(&position, mv), depth + 1)));
        }
    }
    true
}

/// A count of the nodes of a game's whole tree, to find out whether it is shown.
#[cfg(feature = "games")]
#[derive(Debug, Default)]
pub(super) struct Count {
    horizon: Option<u32>,
    waiting: Vec<(Position, u32)>,
    moves: Vec<<AnyGame as Game>::Move>,
    seen: usize,
}

#[cfg(feature = "games")]
impl Count {
    /// Returns a count that has not begun.
    pub(super) fn of(game: &AnyGame, horizon: Option<u32>) -> Count {
        Count { horizon, waiting: vec![(game.start(), 0)], moves: Vec::new(), seen: 0 }
    }

    /// Looks at about so many more positions. Returns whether the tree is small enough, once that is
    /// known.
    pub(super) fn go_on(
        &mut self,
        game: &AnyGame,
        recording: &Recording,
        work: usize,
    ) -> Option<bool> {
        if is_written(game) {
            return Some(true);
        }
        if recording.topology().len() > SHOWN_WHOLE {
            return Some(false);
        }
        let Count { horizon, waiting, moves, seen } = self;
        let mut done = 0;
        while let Some((position, depth)) = waiting.pop() {
            *seen += 1;
            if *horizon != Some(depth) {
                moves.clear();
                game.moves(&position, moves);
                if *seen + waiting.len() + moves.len() > SHOWN_WHOLE {
                    return Some(false);
                }
                waiting.extend(moves.iter().map(|mv| (game.play(&position, mv), depth + 1)));
            }
            done += game.weight(&position) + moves.len();
            if done >= work {
                return None;
            }
        }
        Some(true)
    }
}
