//! The plies of a game: nodes, and different positions.

use std::hash::BuildHasherDefault;

use rustc_hash::FxHasher;

use crate::Game;

/// One ply of a game's tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Ply {
    /// The number of nodes, as far as it fits: no more than `u128::MAX`.
    pub nodes: u128,
    /// The number of different positions among them.
    pub positions: u64,
}

type Places<P> = std::collections::HashMap<P, usize, BuildHasherDefault<FxHasher>>;

/// Counts a game's tree ply by ply, from the root down.
///
/// The cost is that of the different positions, not of the nodes. An explicit tree has as many
/// of one as of the other.
///
/// ```
/// use plyscope::{plies::Plies, tic_tac_toe::TicTacToe};
///
/// let game: TicTacToe = "tic-tac-toe:ends=full-board".parse()?;
/// let plies: Vec<_> = Plies::of(&game).map(|ply| (ply.nodes, ply.positions)).collect();
/// assert_eq!(plies[..3], [(1, 1), (9, 9), (72, 72)]);
/// assert_eq!(plies[9], (362_880, 126));
/// # Ok::<(), plyscope::NotationError>(())
/// ```
#[derive(Debug)]
pub struct Plies<G: Game> {
    game: G,
    /// The positions of the next ply in the order in which they are met, each with the number of
    /// its nodes.
    next: Vec<(G::Position, u128)>,
}

impl<G: Game> Plies<G> {
    /// Returns the plies of a game. Nothing is counted yet.
    pub fn of(game: G) -> Plies<G> {
        let start = game.start();
        Plies { game, next: vec![(start, 1)] }
    }

    /// Returns the number of different positions in the ply that comes next.
    pub fn positions_ahead(&self) -> usize {
        self.next.len()
    }
}

impl<G: Game> Iterator for Plies<G> {
    type Item = Ply;

    fn next(&mut self) -> Option<Ply> {
        let ply = std::mem::take(&mut self.next);
        if ply.is_empty() {
            return None;
        }
        let mut places: Places<G::Position> = Places::default();
        let mut moves = Vec::new();
        let mut nodes = 0_u128;
        for (position, count) in &ply {
            nodes = nodes.saturating_add(*count);
            moves.clear();
            self.game.moves(position, &mut moves);
            for mv in &moves {
                let after = self.game.play(position, mv);
                match places.get(&after) {
                    Some(&place) => {
                        let (_, nodes) = &mut self.next[place];
                        *nodes = nodes.saturating_add(*count);
                    }
                    None => {
                        places.insert(after.clone(), self.next.len());
                        self.next.push((after, *count));
                    }
                }
            }
        }
        Some(Ply { nodes, positions: ply.len() as u64 })
    }
}
