//! What a search does on a tree, counted.

use std::collections::BTreeSet;

use crate::{CutBy, Event, Game, NodeId, Strategy, Value};

use super::feature::Feature;

/// The greatest number of positions of a game that are counted.
const MOST_POSITIONS: usize = 1_000;

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

    /// Counts what can be told from a game alone, without a search; `None` if it has more than 1,000
    /// positions.
    pub fn of<G: Game>(game: &G) -> Option<Features> {
        let (mut open, mut leaves, mut moves) = (vec![game.start()], Vec::new(), Vec::new());
        let (mut positions, mut chance) = (0, 0);
        while let Some(position) = open.pop() {
            positions += 1;
            if positions > MOST_POSITIONS {
                return None;
            }
            chance += u32::from(game.is_chance(&position));
            moves.clear();
            game.moves(&position, &mut moves);
            if moves.is_empty() {
                leaves.push(game.value(&position));
            }
            open.extend(moves.iter().map(|mv| game.play(&position, mv)));
        }
        Some(Features::of_tree(&leaves, chance))
    }

    /// The same from the values of all leaves, and the number of chance nodes.
    pub(super) fn of_tree<T: Ord>(leaves: &[T], chance: u32) -> Features {
        let mut features = Features::default();
        let values: BTreeSet<_> = leaves.iter().collect();
        features.add(Feature::Leaves, leaves.len() as u32);
        features.add(Feature::EqualLeaves, (leaves.len() - values.len()) as u32);
        features.add(Feature::ChanceNodes, chance);
        features
    }
}

/// Counts what a search does, event by event.
///
/// ```
/// use plyscope::exercises::{Feature, FeatureCounter, Features};
/// use plyscope::{Event, alpha_beta::AlphaBeta, tree::Tree};
///
/// let tree: Tree = "[[3,12,8],[2,4,6],[14,5,2]]".parse()?;
/// let mut counter = FeatureCounter::of(Features::of(&tree).expect("13 positions"));
/// let mut search = AlphaBeta::new(&tree, Default::default());
/// plyscope::run(&mut search, &mut |_, event: Event<'_>| counter.observe(event));
/// let features = counter.features();
/// assert_eq!(features.get(Feature::Evaluations), 7);
/// assert_eq!(features.get(Feature::AlphaCuts), 1);
/// assert_eq!(features.get(Feature::EqualLeaves), 1);
/// # Ok::<(), plyscope::NotationError>(())
/// ```
#[derive(Clone, Debug)]
pub struct FeatureCounter {
    features: Features,
    /// The parents of the nodes that are in memory.
    parents: Vec<Option<NodeId>>,
    /// What each node has from its children so far.
    has: Vec<Option<Value>>,
}

impl FeatureCounter {
    /// Returns a counter that adds to these features.
    pub fn of(features: Features) -> FeatureCounter {
        FeatureCounter { features, parents: vec![None], has: vec![None] }
    }

    /// Returns what was counted.
    pub fn features(&self) -> Features {
        self.features
    }

    /// Counts an event; the events before it have to be counted, too.
    pub fn observe(&mut self, event: Event<'_>) {
        match event {
            Event::Expand { node, children, .. } => {
                self.features.add(Feature::Expansions, 1);
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
            Event::Choose { strategy: Strategy::DisproveRest, .. } => {
                self.features.add(Feature::DisproveRests, 1);
            }
            Event::Purge { nodes } if !nodes.is_empty() => self.features.add(Feature::Purges, 1),
            _ => {}
        }
    }
}
