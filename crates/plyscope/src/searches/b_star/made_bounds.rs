//! Bounds around the true values, for a game that gives none.

use std::hash::Hash;

use super::mix::mix;
use super::solver::Solution;
use crate::searches::bytes;
use crate::{Interval, NodeId, Player, Value};

/// The place of a node below its parent.
pub(super) struct ChildPlace {
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

impl<P: Clone + Eq + Hash> Maker<P> {
    /// Returns a maker of bounds at most `width` units away from the true value.
    pub(super) fn new(width: u32, seed: u64, solution: Solution<P>) -> Maker<P> {
        Maker { width, seed, solution, nodes: Vec::new() }
    }

    pub(super) fn bytes(&self) -> usize {
        bytes::of_list(&self.nodes) + self.solution.bytes()
    }

    /// Returns the true value of a node that was generated.
    pub(super) fn truth(&self, node: NodeId) -> Value {
        self.nodes[node.index()].1
    }

    /// Returns the bounds of the next node, in the order of generation. The root
    /// has no place.
    pub(super) fn next(&mut self, position: &P, depth: u32, place: Option<ChildPlace>) -> Interval {
        let value = self.solution.value(position, depth);
        let width = i64::from(self.width);
        let (hash, below, above) = match place {
            None => (mix(self.seed), width, width),
            Some(ChildPlace { parent, index, player, parent_bounds }) => {
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
