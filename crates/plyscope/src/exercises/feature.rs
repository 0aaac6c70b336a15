//! What can be wished for.

use std::str::FromStr;

/// Something that is counted in an exercise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Feature {
    /// The leaves of the tree.
    Leaves,
    /// The leaves with a value that a leaf further left has, too.
    EqualLeaves,
    /// The nodes where chance decides.
    ChanceNodes,
    /// The evaluations of leaves.
    Evaluations,
    /// The expansions of nodes.
    Expansions,
    /// The cuts at a MIN node, by α.
    AlphaCuts,
    /// The cuts at a MAX node, by β.
    BetaCuts,
    /// The cuts that what the parent has doesn't explain: the bound comes from further up (Knuth and
    /// Moore 1975). There are none in trees of less than four plies.
    DeepCuts,
    /// The times that nodes are purged from OPEN.
    Purges,
    /// The times that B\* chooses Disprove-Rest.
    DisproveRests,
}

impl Feature {
    /// All features.
    pub const ALL: [Feature; 10] = [
        Feature::Leaves,
        Feature::EqualLeaves,
        Feature::ChanceNodes,
        Feature::Evaluations,
        Feature::Expansions,
        Feature::AlphaCuts,
        Feature::BetaCuts,
        Feature::DeepCuts,
        Feature::Purges,
        Feature::DisproveRests,
    ];

    /// Returns the name by which it is written.
    pub const fn name(self) -> &'static str {
        match self {
            Feature::Leaves => "leaves",
            Feature::EqualLeaves => "equal-leaves",
            Feature::ChanceNodes => "chance-nodes",
            Feature::Evaluations => "evaluations",
            Feature::Expansions => "expansions",
            Feature::AlphaCuts => "alpha-cuts",
            Feature::BetaCuts => "beta-cuts",
            Feature::DeepCuts => "deep-cuts",
            Feature::Purges => "purges",
            Feature::DisproveRests => "disprove-rests",
        }
    }
}

/// A name that no feature has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("nothing that is counted is called `{name}`; there is {}", names())]
pub struct UnknownFeature {
    name: String,
}

fn names() -> String {
    Feature::ALL.map(Feature::name).join(", ")
}

impl FromStr for Feature {
    type Err = UnknownFeature;

    fn from_str(name: &str) -> Result<Feature, UnknownFeature> {
        let found = Feature::ALL.into_iter().find(|feature| feature.name() == name);
        found.ok_or_else(|| UnknownFeature { name: name.to_owned() })
    }
}
