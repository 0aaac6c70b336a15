//! Bounds around the true values, for a game that gives none.

use super::mix::mix;
use crate::searches::bytes;
use crate::searches::move_stack::MoveStack;
use crate::searches::parts::Parts;
use crate::{Game, Interval, NodeId, Player, Value};

/// More positions than this are not solved.
pub(super) const MOST_POSITIONS: usize = 2_000_000;

/// The place of a node below its parent.
pub(super) struct Place {
    pub(super) parent: NodeId,
    /// The number of the child, counted from 0.
    pub(super) index: u32,
    /// The player to move at the parent.
    pub(super) player: Player,
    /// The bounds that the parent was given at first.
    pub(super) parent_bounds: Interval,
}

/// Makes bounds that contain the true value and never let a parent's bounds
/// grow when its children are generated.
pub(super) struct Maker<P> {
    width: u32,
    seed: u64,
    solution: Solution<P>,
    /// A hash of the path to each node, and the node's true value. The path alone
    /// decides, so that every policy gets the same bounds.
    nodes: Vec<(u64, Value)>,
}

impl<P: Clone + Eq + std::hash::Hash> Maker<P> {
    /// Returns a maker of bounds at most `width` units away from the true value.
    pub(super) fn new(width: u32, seed: u64, solution: Solution<P>) -> Maker<P> {
        Maker { width, seed, solution, nodes: Vec::new() }
    }

    pub(super) fn bytes(&self) -> usize {
        bytes::of_list(&self.nodes) + self.solution.bytes()
    }

    /// Returns the true value of a node that was generated.
    #[cfg(feature = "games")]
    pub(super) fn truth(&self, node: NodeId) -> Value {
        self.nodes[node.index()].1
    }

    /// Returns the bounds of the next node, in the order of generation. The root
    /// has no place.
    pub(super) fn next(&mut self, position: &P, depth: u32, place: Option<Place>) -> Interval {
        let value = self.solution.value(position, depth);
        let width = i64::from(self.width);
        let (hash, below, above) = match place {
            None => (mix(self.seed), width, width),
            Some(Place { parent, index, player, parent_bounds }) => {
                let (parent_hash, parent_value) = self.nodes[parent.index()];
                let hash = mix(parent_hash ^ mix(u64::from(index) + 1));
                let room = |from: Value, to: Value| {
                    width.min(i64::from(to.units()) - i64::from(from.units()))
                };
                // No child may push out the bound that its parent's player
                // wants; the other bound is held by the children that the
                // parent has its value from.
                let holds = value == parent_value;
                let below_held = player == Player::Min || holds;
                let above_held = player == Player::Max || holds;
                (
                    hash,
                    if below_held { room(parent_bounds.lower, value) } else { width },
                    if above_held { room(value, parent_bounds.upper) } else { width },
                )
            }
        };
        self.nodes.push((hash, value));
        Interval {
            lower: value.plus(-draw(hash, below)),
            upper: value.plus(draw(mix(hash), above)),
        }
    }
}

/// A number from half of `most` to `most`: bounds that are tight by luck would
/// leave little to search.
fn draw(hash: u64, most: i64) -> i32 {
    let most = most.clamp(0, i64::from(Value::MOST)) as u64;
    let least = most / 2;
    (least + hash % (most - least + 1)) as i32
}

/// The minimax values of all positions of a small game.
pub(super) struct Solution<P> {
    horizon: Option<u32>,
    values: Parts<(P, u32), Value>,
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

impl<P: Clone + Eq + std::hash::Hash> Solution<P> {
    fn new(horizon: Option<u32>) -> Solution<P> {
        Solution { horizon, values: Parts::new() }
    }

    fn bytes(&self) -> usize {
        self.values.bytes()
    }

    /// With a horizon, a position is worth something else at another depth.
    fn key(&self, position: &P, depth: u32) -> (P, u32) {
        (position.clone(), if self.horizon.is_some() { depth } else { 0 })
    }

    fn value(&self, position: &P, depth: u32) -> Value {
        self.known(&self.key(position, depth)).expect("all positions are solved")
    }

    fn known(&self, key: &(P, u32)) -> Option<Value> {
        #[cfg(feature = "games")]
        let key = key.clone();
        self.values.get(key).copied()
    }
}

/// Solves a game by plain minimax, each position once. It can be left at any position.
pub(super) struct Solver<G: Game> {
    solution: Solution<G::Position>,
    stack: Vec<Frame<G::Position>>,
    /// The moves of all frames.
    moves: MoveStack<G::Move>,
    /// The position to look at next, and its depth.
    next: Option<(G::Position, u32)>,
}

/// What a part of the work has led to.
pub(super) enum Solved<P> {
    NotYet,
    All(Solution<P>),
    /// There are more positions than are solved.
    TooMany,
}

impl<G: Game> Solver<G> {
    pub(super) fn new(game: &G, horizon: Option<u32>) -> Solver<G> {
        Solver {
            solution: Solution::new(horizon),
            stack: Vec::new(),
            moves: MoveStack::new(),
            next: Some((game.start(), 0)),
        }
    }

    /// Returns about how many bytes it takes.
    pub(super) fn bytes(&self) -> usize {
        self.solution.bytes() + bytes::of_list(&self.stack) + self.moves.bytes()
    }

    /// Looks at about so many more positions, a move for each of which is listed.
    pub(super) fn go_on(&mut self, game: &G, work: usize) -> Solved<G::Position> {
        let mut done = 0;
        while done < work {
            done += 1;
            let value = if let Some((position, depth)) = self.next.take() {
                let key = self.solution.key(&position, depth);
                if let Some(value) = self.solution.known(&key) {
                    value
                } else {
                    if self.solution.values.len() + self.stack.len() >= MOST_POSITIONS {
                        // Whoever goes on all the same is told so again.
                        self.next = Some((position, depth));
                        return Solved::TooMany;
                    }
                    #[cfg(feature = "games")]
                    {
                        done += game.weight(&position) - 1;
                    }
                    let before = self.moves.begin(depth as usize);
                    if self.solution.horizon != Some(depth) {
                        game.moves(&position, &mut self.moves.last);
                    }
                    let listed = self.moves.last.len() - before;
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
                    #[cfg(feature = "games")]
                    self.moves.end(before, depth as usize);
                    let value = game.value(&position);
                    self.solution.values.insert(key, value);
                    value
                }
            } else if let Some(frame) = self.stack.pop() {
                #[cfg(feature = "games")]
                self.moves.end(frame.moves, frame.depth as usize);
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
        if self.moves.last.len() > frame.moves
            && let Some(mv) = self.moves.last.pop()
        {
            self.next = Some((game.play(&frame.position, &mv), frame.depth + 1));
        }
    }
}
