//! The positions behind the nodes: their moves' names and their boards.

use std::sync::{Mutex, MutexGuard, PoisonError};

use plyscope::{AnyGame, Board, BoundParts, Game, NodeId, Payoffs, Seat, Unit, Value};

use crate::record::topology::Topology;
use crate::scale::GAMES;
use crate::show::sentence::shown;

/// The names of deeper moves, and the boards of deeper positions, are not shown.
const NAMED_PLIES: usize = 1_000;

/// The positions at the nodes of a tree. A position is found by playing the moves that
/// lead to it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Positions<'a> {
    pub(crate) game: &'a AnyGame,
    pub(crate) topology: &'a Topology,
    /// The path to the node that was asked for last.
    pub(crate) last_path: &'a Mutex<LastPath>,
}

type Position = <AnyGame as Game>::Position;
type Move = <AnyGame as Game>::Move;

/// The positions on the path to the node whose children were asked for last. The next node is often
/// near, and a list of moves can be long.
#[derive(Debug, Default)]
pub(crate) struct LastPath {
    /// From the root down.
    positions: Vec<(NodeId, Position)>,
    /// The moves of the last, once one of them was asked for.
    moves: Vec<Move>,
}

impl LastPath {
    /// Goes to a node. Takes time in proportion to the plies from here, by way of the node above
    /// both.
    fn go_to(&mut self, game: &AnyGame, topology: &Topology, node: NodeId) {
        let (mut next, mut below) = (Some(node), Vec::new());
        while let Some(above) = next {
            match self.positions.last() {
                Some(&(last, _)) if last == above => break,
                // A node comes before its descendants, so this one is not above it.
                Some(&(last, _)) if last > above => {
                    self.positions.pop();
                    self.moves.clear();
                }
                _ => {
                    below.push(above);
                    next = topology.parent(above);
                }
            }
        }
        below.reverse();
        for node in below {
            let position = match self.positions.last() {
                None => game.start(),
                Some(_) => self.play(game, topology.child_number(node)),
            };
            self.positions.push((node, position));
            self.moves.clear();
        }
    }

    /// Returns the move from the last position to this child.
    fn move_to(&mut self, game: &AnyGame, child: u32) -> Move {
        if let Some((_, position)) = self.positions.last()
            && self.moves.is_empty()
        {
            game.moves(position, &mut self.moves);
        }
        self.moves[child as usize].clone()
    }

    /// Returns the position of this child of the last one.
    fn play(&mut self, game: &AnyGame, child: u32) -> Position {
        let mv = self.move_to(game, child);
        self.positions.last().map_or_else(|| game.start(), |(_, above)| game.play(above, &mv))
    }
}

impl Positions<'_> {
    /// Returns the position at a node.
    pub(crate) fn position(&self, node: NodeId) -> Position {
        let Some(parent) = self.topology.parent(node) else { return self.game.start() };
        self.path_to(parent).play(self.game, self.topology.child_number(node))
    }

    fn path_to(&self, node: NodeId) -> MutexGuard<'_, LastPath> {
        let mut path = self.last_path.lock().unwrap_or_else(PoisonError::into_inner);
        path.go_to(self.game, self.topology, node);
        path
    }

    /// Returns the name of the move that leads to a node, if it has one.
    pub(crate) fn name(&self, node: NodeId) -> Option<String> {
        let parent = self.topology.parent(node)?;
        if !self.is_named_below(parent) {
            return None;
        }
        let mut path = self.path_to(parent);
        let mv = path.move_to(self.game, self.topology.child_number(node));
        let (_, position) = path.positions.last()?;
        self.game.move_name(position, &mv)
    }

    /// Returns the weights of a node's children, if chance moves there.
    pub(crate) fn weights(&self, node: NodeId) -> Vec<u32> {
        let mut weights = Vec::new();
        if GAMES && self.topology.is_chance(node) {
            self.game.weights(&self.position(node), &mut weights);
        }
        weights
    }

    /// Returns the probability of the move that leads to a node, if chance makes it.
    pub(crate) fn chance(&self, node: NodeId) -> Option<String> {
        let parent = self.topology.parent(node).filter(|_| GAMES)?;
        if !self.topology.is_chance(parent) {
            return None;
        }
        let weights = self.weights(parent);
        let weight = weights.get(self.topology.child_number(node) as usize)?;
        Some(probability(*weight, &weights))
    }

    /// Returns the player who moves at a node, in a game of several players.
    pub(crate) fn seat(&self, node: NodeId) -> Option<Seat> {
        self.game.payoffs(&self.game.start()).filter(|_| GAMES)?;
        Some(self.game.seat(&self.position(node)))
    }

    /// Returns what each player gets at a node, in a game of several players.
    pub(crate) fn payoffs(&self, node: NodeId) -> Option<Payoffs> {
        self.game.payoffs(&self.game.start()).filter(|_| GAMES)?;
        self.game.payoffs(&self.position(node))
    }

    /// Returns `true` if the children of a node have names that are shown.
    fn is_named_below(&self, parent: NodeId) -> bool {
        // To name a move, the game is played up to it.
        self.game.names_moves() && self.topology.is_within(parent, NAMED_PLIES - 1)
    }

    /// Returns the position at a node; `None` far below the root, where it isn't shown.
    pub(crate) fn near(&self, node: NodeId) -> Option<Position> {
        self.topology.is_within(node, NAMED_PLIES).then(|| self.position(node))
    }

    /// Returns the board of the position at a node, if the game has boards.
    pub(crate) fn board(&self, node: NodeId) -> Option<Board> {
        if !GAMES {
            return None;
        }
        // Most games have a board in every position or in none.
        self.game.board(&self.game.start())?;
        self.game.board(&self.near(node)?)
    }

    /// Returns the numbers that the bound of a node's position is the sum of, if the game has such
    /// bounds.
    pub(crate) fn bound_parts(&self, node: NodeId) -> Option<BoundParts> {
        self.game.bound_parts(&self.game.start())?;
        self.game.bound_parts(&self.near(node)?)
    }

    /// Returns the names of a node's moves, if they have names.
    pub(crate) fn child_names(&self, node: NodeId) -> Vec<Option<String>> {
        let (position, mut moves) = (self.position(node), Vec::new());
        self.game.moves(&position, &mut moves);
        moves.iter().map(|mv| self.game.move_name(&position, mv)).collect()
    }
}

/// Returns the probability of a child with this weight, one of these, as it is shown.
pub(crate) fn probability(weight: u32, weights: &[u32]) -> String {
    let total = weights.iter().fold(0, |total: u32, weight| total.saturating_add(*weight));
    shown(Value::new(weight.try_into().unwrap_or(i32::MAX)), Unit::part(total))
}
