//! The solution that bounds lose if they are wrong on purpose.

use plyscope::branch_and_bound::{BranchAndBound, Options};
use plyscope::{NodeId, Path, Silent, Value, run};

use super::order::merit_of;
use crate::show::moment::Moment;

/// The most expansions to find the truth with: some seconds' work would be felt.
const MOST: u64 = 20_000;

/// A solution that a search with wrong bounds may have missed.
pub(super) struct Truth {
    /// The value of the best solution.
    pub(super) value: Value,
    /// The last node on the way to it that the search generated, and its bound there.
    pub(super) lost: Option<(NodeId, Value)>,
}

/// Returns the best solution of a game whose bounds may be wrong, if it is soon found.
pub(super) fn truth(moment: &Moment<'_>) -> Option<Truth> {
    let game = moment.positions().game.sound()?;
    let options = Options { graph: true, budget: MOST.try_into().ok(), ..Options::default() };
    let mut search = BranchAndBound::new(game, options).ok()?;
    let outcome = run(&mut search, &mut Silent);
    let (value, line) = (outcome.value()?, outcome.line.children());
    // Nodes that were never generated are in the topology, too, but have no bounds.
    let bounded = |count: usize| {
        let node = moment.topology.node_at(&Path::from(line[..count].to_vec()))?;
        Some((node, merit_of(moment.state, node)?))
    };
    let lost = (0..=line.len()).rev().find_map(bounded);
    Some(Truth { value, lost })
}
