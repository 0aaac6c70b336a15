//! Bounds that are wrong now and then, on purpose.

use super::made_bounds::ChildPlace;
use super::mix::mix;
use crate::searches::bytes;
use crate::{Interval, NodeId, Value};

/// Makes a share of the bounds wrong.
#[derive(Debug)]
pub(super) struct Errors {
    /// In percent.
    share: u32,
    seed: u64,
    /// A hash of the path to each node. That and the right bounds decide, so that every policy gets
    /// the same bounds.
    paths: Vec<u64>,
    /// The bounds of each node before they were made wrong. Those of its children are made from
    /// these.
    right: Vec<Interval>,
}

impl Errors {
    pub(super) fn new(share: u32, seed: u64) -> Errors {
        Errors { share, seed, paths: Vec::new(), right: Vec::new() }
    }

    pub(super) fn bytes(&self) -> usize {
        bytes::of_list(&self.paths) + bytes::of_list(&self.right)
    }

    /// Returns a hash of the path to the next node, in the order of generation.
    pub(super) fn next(&mut self, place: Option<&ChildPlace>) -> u64 {
        let path = match place {
            None => mix(self.seed),
            Some(place) => mix(self.paths[place.parent.index()] ^ mix(u64::from(place.index) + 1)),
        };
        self.paths.push(path);
        path
    }

    /// Returns the bounds of the node whose path was returned last: those given, or wrong ones next
    /// to them, just as wide. What is exact or unbounded stays as it is, and so does the root.
    pub(super) fn apply(&mut self, path: u64, bounds: Interval) -> Interval {
        self.right.push(bounds);
        let Interval { lower, upper } = bounds;
        let is_estimate = lower < upper && lower.is_finite() && upper.is_finite();
        let is_root = self.paths.len() == 1;
        // Other games have other errors.
        let units = |bound: Value| bound.units() as u32;
        let game = u64::from(units(lower)) << 32 | u64::from(units(upper));
        let path = mix(path ^ mix(game));
        if is_root || !is_estimate || path % 100 >= u64::from(self.share) {
            return bounds;
        }
        let away = i64::from(upper.units()) - i64::from(lower.units()) + 1;
        let away = i32::try_from(away).unwrap_or(Value::MOST);
        let by = if mix(path) & 1 == 0 { away } else { -away };
        Interval { lower: lower.plus(by), upper: upper.plus(by) }
    }

    /// Returns the bounds of the node whose path was returned last, as they are.
    pub(super) fn keep(&mut self, bounds: Interval) -> Interval {
        self.right.push(bounds);
        bounds
    }

    /// Returns the bounds of a node before they were made wrong.
    pub(super) fn right(&self, node: NodeId) -> Interval {
        self.right[node.index()]
    }
}
