//! The least number of expansions by which any proof is possible.

use rustc_hash::FxHashMap;

use super::nodes::seen_by;
use super::solver::MOST_POSITIONS;
use crate::{Interval, Player, Value};

/// Trees of more nodes are not tried: the work grows with the square of their number.
pub(super) const MOST_NODES: usize = 3_000;

const _: () = assert!(MOST_NODES < MOST_POSITIONS);

/// A node of the whole tree, with the bounds that it is given when it is generated.
pub(super) struct WholeNode {
    pub(super) player: Player,
    pub(super) bounds: Interval,
    /// Its children, none of a leaf.
    pub(super) children: Vec<usize>,
}

/// The side of a value on which the value of a node is to be proved, as the root's player sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Claim {
    AtLeast,
    AtMost,
}

/// Returns the least number of expansions, the root's included, after which one child of the root
/// is proved at least as good as every other; `None` if no number is enough.
///
/// To prove that one child is worth *t* or more and the others *t* or less takes work in different
/// parts of the tree, so the least numbers add up. Only *t* that some node has as a bound matter.
/// Among the children of a node whose player can choose, the one that costs least is enough; of the
/// other player, all are needed.
pub(super) fn least_expansions(nodes: &[WholeNode]) -> Option<u64> {
    let root = &nodes[0];
    let side = root.player;
    match root.children.len() {
        0 => return Some(0),
        1 => return Some(1),
        _ => {}
    }
    let seen = |node: &WholeNode| seen_by(side, node.bounds);
    let ends = nodes.iter().map(seen).flat_map(|bounds| [bounds.lower, bounds.upper]);
    let mut thresholds: Vec<Value> = ends.collect();
    thresholds.sort_unstable();
    thresholds.dedup();
    let mut least: Option<u64> = None;
    for at in thresholds {
        let mut proofs = Proofs { nodes, side, at, known: FxHashMap::default() };
        let most: Vec<_> =
            root.children.iter().map(|&child| proofs.least(child, Claim::AtMost)).collect();
        for (index, &child) in root.children.iter().enumerate() {
            let mut others = most.iter().enumerate().filter(|(other, _)| *other != index);
            let rest = others.try_fold(0, |sum, (_, needed)| needed.map(|needed| sum + needed));
            let best = proofs.least(child, Claim::AtLeast);
            if let (Some(best), Some(rest)) = (best, rest) {
                least = Some(least.map_or(1 + best + rest, |least| least.min(1 + best + rest)));
            }
        }
    }
    least
}

struct Proofs<'a> {
    nodes: &'a [WholeNode],
    side: Player,
    at: Value,
    known: FxHashMap<(usize, Claim), Option<u64>>,
}

impl Proofs<'_> {
    /// Returns the least number of expansions in a subtree that prove a claim about its root. A
    /// tree of so few nodes is not deep.
    fn least(&mut self, node: usize, claim: Claim) -> Option<u64> {
        if let Some(known) = self.known.get(&(node, claim)) {
            return *known;
        }
        let WholeNode { player, bounds, children } = &self.nodes[node];
        let seen = seen_by(self.side, *bounds);
        let is_told = match claim {
            Claim::AtLeast => seen.lower >= self.at,
            Claim::AtMost => seen.upper <= self.at,
        };
        let least = if is_told {
            Some(0)
        } else if children.is_empty() {
            None
        } else {
            // The player who wants the claim to hold needs one child, the other one has to be
            // stopped at all of them.
            let is_choice = (*player == self.side) == (claim == Claim::AtLeast);
            let each = children.iter().map(|&child| self.least(child, claim));
            let below = if is_choice {
                each.flatten().min()
            } else {
                each.collect::<Vec<_>>().into_iter().sum()
            };
            below.map(|below| below + 1)
        };
        self.known.insert((node, claim), least);
        least
    }
}
