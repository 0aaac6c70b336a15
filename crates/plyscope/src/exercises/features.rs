//! What a search does on a tree, counted.

use std::collections::BTreeSet;

use crate::{CutBy, Event, NodeId, Value};

use super::feature::Feature;

/// How often each feature occurs in a tree and its search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Features([u32; Feature::ALL.len()]);

impl Features {
    /// Returns how often a feature occurs.
    pub const fn get(&self, feature: Feature) -> u32 {
        self.0[feature as usize]
    }

    fn add(&mut self, feature: Feature, count: u32) {
        self.0[feature as usize] += count;
    }

    /// Counts what can be told from the leaves alone.
    pub(super) fn of_leaves(leaves: &[i32]) -> Features {
        let mut features = Features::default();
        let values: BTreeSet<_> = leaves.iter().collect();
        features.add(Feature::Leaves, leaves.len() as u32);
        features.add(Feature::EqualLeaves, (leaves.len() - values.len()) as u32);
        features
    }
}

/// What has to be known of the nodes that are in memory.
#[derive(Default)]
pub(super) struct Counter {
    pub(super) features: Features,
    parents: Vec<Option<NodeId>>,
    /// What each node has from its children so far.
    has: Vec<Option<Value>>,
}

impl Counter {
    pub(super) fn of(features: Features) -> Counter {
        Counter { features, parents: vec![None], has: vec![None] }
    }

    pub(super) fn observe(&mut self, event: Event<'_>) {
        match event {
            Event::Expand { node, children, .. } => {
                let known = children.first.index() + children.count as usize;
                if self.parents.len() < known {
                    self.parents.resize(known, Some(node));
                    self.has.resize(known, None);
                }
            }
            Event::Backup { node, value, .. } => self.has[node.index()] = Some(value),
            Event::Evaluate { .. } => self.features.add(Feature::Evaluations, 1),
            Event::Cutoff { node, by, value, .. } => {
                let above = self.parents[node.index()].and_then(|node| self.has[node.index()]);
                let (cuts, is_shallow) = match by {
                    CutBy::Alpha => (Feature::AlphaCuts, above.is_some_and(|has| value <= has)),
                    CutBy::Beta => (Feature::BetaCuts, above.is_some_and(|has| value >= has)),
                };
                self.features.add(cuts, 1);
                self.features.add(Feature::DeepCuts, u32::from(!is_shallow));
            }
            Event::Purge { nodes } if !nodes.is_empty() => self.features.add(Feature::Purges, 1),
            _ => {}
        }
    }
}
