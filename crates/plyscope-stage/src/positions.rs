//! The positions behind the nodes: their moves' names and their boards.

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
}

impl Positions<'_> {
    /// Returns the position at a node.
    pub(crate) fn position(&self, node: NodeId) -> <AnyGame as Game>::Position {
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
        self.names_below(self.topology.parent(node)?)(node)
    }

    /// Returns a function that names the children of a node, for which the moves are found once.
    pub(crate) fn names_below(&self, parent: NodeId) -> impl Fn(NodeId) -> Option<String> {
        // To name a move, the game is played up to it.
        let is_named =
            self.game.names_moves() && self.topology.is_within(parent, NAMED_PLIES - 1);
        let position = is_named.then(|| {
            let (position, mut moves) = (self.position(parent), Vec::new());
            self.game.moves(&position, &mut moves);
            (position, moves)
        });
        move |child| {
            let (position, moves) = position.as_ref()?;
            self.game.move_name(position, &moves[self.topology.child_number(child) as usize])
        }
    }

    /// Returns the board of the position at a node, if the game has boards.
    pub(crate) fn board(&self, node: NodeId) -> Option<Board> {
        if !Board::ANY {
            return None;
        }
        // Most games have a board in every position or in none.
        self.game.board(&self.game.start())?;
        let near = self.topology.is_within(node, NAMED_PLIES);
        near.then(|| self.game.board(&self.position(node)))?
    }

    /// Returns the numbers that the bound of a node's position is the sum of, if the game has such
    /// bounds.
    pub(crate) fn bound_parts(&self, node: NodeId) -> Option<BoundParts> {
        self.game.bound_parts(&self.game.start())?;
        let near = self.topology.is_within(node, NAMED_PLIES);
        near.then(|| self.game.bound_parts(&self.position(node)))?
    }

    /// Returns the names of a node's moves, if they have names.
    pub(crate) fn child_names(&self, node: NodeId) -> Vec<Option<String>> {
        let (position, mut moves) = (self.position(node), Vec::new());
        self.game.moves(&position, &mut moves);
        moves.iter().map(|mv| self.game.move_name(&position, mv)).collect()
    }
}
