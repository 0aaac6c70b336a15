//! The true values of a game that gives no bounds.

use std::hash::Hash;

use rustc_hash::FxHashMap;

use crate::searches::bytes;
use crate::{Game, Player, Value};

/// More positions than this are not solved.
pub(super) const MOST_POSITIONS: usize = 2_000_000;

/// The minimax values of all positions of a small game.
pub(super) struct Solution<P> {
    horizon: Option<u32>,
    values: FxHashMap<(P, u32), Value>,
}

/// A position on the path to the one being solved.
struct Frame<P> {
    position: P,
    depth: u32,
    player: Player,
    /// Its moves not yet played are those from here on.
    moves: usize,
    value: Value,
}

impl<P: Clone + Eq + Hash> Solution<P> {
    pub(super) fn new(horizon: Option<u32>) -> Solution<P> {
        Solution { horizon, values: FxHashMap::default() }
    }

    pub(super) fn bytes(&self) -> usize {
        bytes::of_map(&self.values)
    }

    /// With a horizon, a position is worth something else at another depth.
    fn key(&self, position: &P, depth: u32) -> (P, u32) {
        (position.clone(), if self.horizon.is_some() { depth } else { 0 })
    }

    pub(super) fn value(&self, position: &P, depth: u32) -> Value {
        self.values[&self.key(position, depth)]
    }
}

/// Solves a game by plain minimax, each position once. It can be left at any position.
pub(super) struct Solver<G: Game> {
    solution: Solution<G::Position>,
    stack: Vec<Frame<G::Position>>,
    /// The moves of all frames, one above the other.
    moves: Vec<G::Move>,
    /// The position to look at next, and its depth.
    next: Option<(G::Position, u32)>,
}

/// What a part of the work has led to.
pub(super) enum Solved<P> {
    NotYet,
    All(Solution<P>),
    /// There are more positions than are solved.
    TooMany,
    /// Nobody knows the value of a position.
    Unknown,
}

impl<G: Game> Solver<G> {
    pub(super) fn new(game: &G, horizon: Option<u32>) -> Solver<G> {
        Solver {
            solution: Solution::new(horizon),
            stack: Vec::new(),
            moves: Vec::new(),
            next: Some((game.start(), 0)),
        }
    }

    /// Returns about how many bytes it takes.
    pub(super) fn bytes(&self) -> usize {
        self.solution.bytes() + bytes::of_list(&self.stack) + bytes::of_list(&self.moves)
    }

    /// Looks at about so many more positions, a move for each of which is listed.
    pub(super) fn go_on(&mut self, game: &G, work: usize) -> Solved<G::Position> {
        let mut done = 0;
        while done < work {
            done += 1;
            let value = if let Some((position, depth)) = self.next.take() {
                let key = self.solution.key(&position, depth);
                if let Some(value) = self.solution.values.get(&key).copied() {
                    value
                } else {
                    if self.solution.values.len() + self.stack.len() >= MOST_POSITIONS {
                        // Whoever goes on all the same is told so again.
                        self.next = Some((position, depth));
                        return Solved::TooMany;
                    }
                    let before = self.moves.len();
                    if self.solution.horizon != Some(depth) {
                        game.moves(&position, &mut self.moves);
                    }
                    let listed = self.moves.len() - before;
                    done += listed;
                    if listed > 0 {
                        let player = game.player(&position);
                        let value = match player {
                            Player::Max => Value::NEG_INF,
                            Player::Min => Value::INF,
                        };
                        self.stack.push(Frame { position, depth, player, moves: before, value });
                        self.play(game);
                        continue;
                    }
                    let value = game.value(&position);
                    if value.is_unknown() {
                        self.next = Some((position, depth));
                        return Solved::Unknown;
                    }
                    self.solution.values.insert(key, value);
                    value
                }
            } else if let Some(frame) = self.stack.pop() {
                let key = self.solution.key(&frame.position, frame.depth);
                self.solution.values.insert(key, frame.value);
                frame.value
            } else {
                let horizon = self.solution.horizon;
                return Solved::All(std::mem::replace(&mut self.solution, Solution::new(horizon)));
            };
            if let Some(frame) = self.stack.last_mut() {
                frame.value = match frame.player {
                    Player::Max => frame.value.max(value),
                    Player::Min => frame.value.min(value),
                };
            }
            self.play(game);
        }
        Solved::NotYet
    }

    /// Makes one of the moves left at the top of the stack the next position, if there is one.
    fn play(&mut self, game: &G) {
        let Some(frame) = self.stack.last() else { return };
        if self.moves.len() > frame.moves
            && let Some(mv) = self.moves.pop()
        {
            self.next = Some((game.play(&frame.position, &mv), frame.depth + 1));
        }
    }
}
