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
    /// The positions of the ply that comes next, in the order in which they are met, each with the
    /// number of its nodes.
    ply: Vec<(G::Position, u128)>,
    /// The number of them whose moves have been made.
    done: usize,
    /// The positions of the ply below, as far as they are known.
    below: Vec<(G::Position, u128)>,
    /// The place of each of these.
    places: Places<G::Position>,
}

impl<G: Game> Plies<G> {
    /// Returns the plies of a game. Nothing is counted yet.
    pub fn of(game: G) -> Plies<G> {
        let ply = vec![(game.start(), 1)];
        Plies { game, ply, done: 0, below: Vec::new(), places: Places::default() }
    }

    /// Returns the ply that comes next, if there is one. Unlike the ply after it, it is known
    /// already.
    ///
    /// ```
    /// use plyscope::{nim::Nim, plies::Plies};
    ///
    /// let game: Nim = "nim:2,1".parse()?;
    /// let mut plies = Plies::of(&game);
    /// let root = plies.ahead().unwrap();
    /// assert_eq!(plies.next(), Some(root));
    /// # Ok::<(), plyscope::NotationError>(())
    /// ```
    pub fn ahead(&self) -> Option<Ply> {
        let nodes = self.ply.iter().fold(0_u128, |sum, (_, count)| sum.saturating_add(*count));
        let positions = self.ply.len() as u64;
        (positions > 0).then_some(Ply { nodes, positions })
    }

    /// Returns the number of different positions in the ply that comes next.
    pub fn positions_ahead(&self) -> usize {
        self.ply.len()
    }

    /// Returns the number of different positions in the ply after that, as far as
    /// [`advance`](Plies::advance) has found them.
    pub fn positions_below(&self) -> usize {
        self.below.len()
    }

    /// Makes the moves of at most so many positions of the ply that comes next. Returns the ply
    /// when that was the last of them; so a long count can be interrupted, and given up.
    ///
    /// ```
    /// use plyscope::{nim::Nim, plies::Plies};
    ///
    /// let game: Nim = "nim:2,1".parse()?;
    /// let mut plies = Plies::of(&game);
    /// plies.next();
    /// // The ply has three positions.
    /// assert!(plies.advance(2).is_none());
    /// let ply = plies.advance(2).unwrap();
    /// assert_eq!((ply.nodes, ply.positions), (3, 3));
    /// # Ok::<(), plyscope::NotationError>(())
    /// ```
    pub fn advance(&mut self, positions: usize) -> Option<Ply> {
        let mut moves = Vec::new();
        let to = self.done.saturating_add(positions).min(self.ply.len());
        for (position, count) in &self.ply[self.done..to] {
            moves.clear();
            self.game.moves(position, &mut moves);
            for mv in &moves {
                let after = self.game.play(position, mv);
                match self.places.get(&after) {
                    Some(&place) => {
                        let (_, nodes) = &mut self.below[place];
                        *nodes = nodes.saturating_add(*count);
                    }
                    None => {
                        self.places.insert(after.clone(), self.below.len());
                        self.below.push((after, *count));
                    }
                }
            }
        }
        self.done = to;
        if to < self.ply.len() {
            return None;
        }
        let ply = self.ahead()?;
        self.ply = std::mem::take(&mut self.below);
        self.places.clear();
        self.done = 0;
        Some(ply)
    }
}

impl<G: Game> Iterator for Plies<G> {
    type Item = Ply;

    fn next(&mut self) -> Option<Ply> {
        self.advance(usize::MAX)
    }
}
