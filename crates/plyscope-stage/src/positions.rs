//! The positions behind the nodes: their moves' names and their boards.

#[cfg(feature = "games")]
use std::sync::{Mutex, PoisonError};

#[cfg(feature = "live")]
use plyscope::BoundMatrix;
use plyscope::{AnyGame, Board, BoundParts, Game, NodeId};

use crate::topology::Topology;

/// The names of deeper moves, and the boards of deeper positions, are not shown.
const NAMED_PLIES: usize = 1_000;

/// The positions at the nodes of a tree. A position is found by playing the moves that
/// lead to it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Positions<'a> {
    pub(crate) game: &'a AnyGame,
    pub(crate) topology: &'a Topology,
    /// The way to the node that was asked for last, if that is kept.
    #[cfg(feature = "games")]
    pub(crate) way: Option<&'a Mutex<Way>>,
}

type Position = <AnyGame as Game>::Position;
#[cfg(feature = "games")]
type Move = <AnyGame as Game>::Move;

/// The positions on the path to the node whose children were asked for last. The next node is often near,
/// and a list of moves can be long.
#[cfg(feature = "games")]
#[derive(Debug, Default)]
pub(crate) struct Way {
    /// From the root down.
    positions: Vec<(NodeId, Position)>,
    /// The moves of the last, once one of them was asked for.
    moves: Vec<Move>,
}

#[cfg(feature = "games")]
impl Way {
    /// Goes to a node. Takes time in proportion to the plies from here, by way of the node above both.
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
        // In a tree that is written out, it is the child's number: millions of others are not listed.
        if let AnyGame::Tree(_) = game {
            return Move::Tree(child);
        }
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
        #[cfg(feature = "games")]
        if let (Some(way), Some(parent)) = (self.way, self.topology.parent(node)) {
            let mut way = way.lock().unwrap_or_else(PoisonError::into_inner);
            way.go_to(self.game, self.topology, parent);
            return way.play(self.game, self.topology.child_number(node));
        }
        let (mut position, mut moves) = (self.game.start(), Vec::new());
        for &child in self.topology.path(node).children() {
            moves.clear();
            self.game.moves(&position, &mut moves);
            position = self.game.play(&position, &moves[child as usize]);
        }
        position
    }

    /// Returns the name of the move that leads to a node, if it has one.
    pub(crate) fn name(&self, node: NodeId) -> Option<String> {
        let parent = self.topology.parent(node)?;
        #[cfg(feature = "games")]
        if let Some(way) = self.way {
            if !self.is_named_below(parent) {
                return None;
            }
            let mut way = way.lock().unwrap_or_else(PoisonError::into_inner);
            way.go_to(self.game, self.topology, parent);
            let mv = way.move_to(self.game, self.topology.child_number(node));
            let (_, position) = way.positions.last()?;
            return self.game.move_name(position, &mv);
        }
        self.names_below(parent)(node)
    }

    /// Returns `true` if the children of a node have names that are shown.
    fn is_named_below(&self, parent: NodeId) -> bool {
        // To name a move, the game is played up to it.
        self.game.names_moves() && self.topology.is_within(parent, NAMED_PLIES - 1)
    }

    /// Returns a function that names the children of a node, for which the moves are found once.
    pub(crate) fn names_below(&self, parent: NodeId) -> impl Fn(NodeId) -> Option<String> {
        let position = self.is_named_below(parent).then(|| {
            let (position, mut moves) = (self.position(parent), Vec::new());
            self.game.moves(&position, &mut moves);
            (position, moves)
        });
        move |child| {
            let (position, moves) = position.as_ref()?;
            self.game.move_name(position, &moves[self.topology.child_number(child) as usize])
        }
    }

    /// Returns the position at a node; `None` far below the root, where it isn't shown.
    fn near(&self, node: NodeId) -> Option<Position> {
        self.topology.is_within(node, NAMED_PLIES).then(|| self.position(node))
    }

    /// Returns the board of the position at a node, if the game has boards.
    pub(crate) fn board(&self, node: NodeId) -> Option<Board> {
        if !Board::ANY {
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

    /// Returns the reduced matrix of a node's position, if the game has such bounds.
    #[cfg(feature = "live")]
    pub(crate) fn bound_matrix(&self, node: NodeId) -> Option<BoundMatrix> {
        self.game.bound_matrix(&self.game.start())?;
        self.game.bound_matrix(&self.near(node)?)
    }

    /// Returns the names of a node's moves, if they have names.
    pub(crate) fn child_names(&self, node: NodeId) -> Vec<Option<String>> {
        let (position, mut moves) = (self.position(node), Vec::new());
        self.game.moves(&position, &mut moves);
        moves.iter().map(|mv| self.game.move_name(&position, mv)).collect()
    }
}
