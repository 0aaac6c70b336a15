//! The choice of B*'s strategy at the root.

use crate::{NodeId, Strategy, StrategyReason};

use super::nodes::{Nodes, greatest};

/// The way in which B* chooses between Prove-Best and Disprove-Rest, if it has a
/// choice: while the child with the greatest upper bound has not the greatest
/// lower bound too, disproving the rest can't end the search.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub enum Policy {
    /// In turn, Prove-Best first (the Scrabble program Maven). At most twice
    /// the least number of expansions.
    #[default]
    Alternate,
    /// Prove-Best.
    ProveBest,
    /// Disprove-Rest.
    DisproveRest,
    /// The side whose tree is smaller, Prove-Best between equals.
    SmallerTree,
    /// Berliner's criterion on depths: Disprove-Rest where the squared depths
    /// from which the upper bounds of the rest came are, in sum, less than
    /// that of the best. Children below the greatest lower bound don't count.
    Berliner,
}

impl Policy {
    /// The names in options, in the order of the variants.
    pub(super) const NAMES: &'static [&'static str] =
        &["alternate", "prove-best", "disprove-rest", "smaller-tree", "berliner"];

    pub(super) fn named(name: &str) -> Policy {
        match name {
            "prove-best" => Policy::ProveBest,
            "disprove-rest" => Policy::DisproveRest,
            "smaller-tree" => Policy::SmallerTree,
            "berliner" => Policy::Berliner,
            _ => Policy::Alternate,
        }
    }
}

/// A strategy, the root's child it works on, and why.
pub(super) struct Choice {
    pub(super) strategy: Strategy,
    pub(super) node: NodeId,
    pub(super) because: StrategyReason,
}

/// Chooses at the root, and keeps what the policies need.
pub(super) struct Chooser {
    policy: Policy,
    turn: Strategy,
    /// The root's child that was worked on last.
    side: NodeId,
    /// The number of nodes in the tree of each child of the root: those that
    /// work on it was the first to reach.
    sizes: Vec<u64>,
}

impl Chooser {
    pub(super) fn new(policy: Policy) -> Chooser {
        Chooser { policy, turn: Strategy::ProveBest, side: NodeId::ROOT, sizes: Vec::new() }
    }

    /// Counts the children of a node that was expanded on the side chosen last, or
    /// of the root before that. So many of them were not known yet.
    pub(super) fn grew(&mut self, children: u32, fresh: u64) {
        if self.side == NodeId::ROOT {
            self.sizes = vec![1; children as usize];
        } else {
            self.sizes[self.side.index() - 1] += fresh;
        }
    }

    /// Chooses among the root's children: two or more, none separated from
    /// the others, something left to expand below one of them.
    pub(super) fn choose<P>(&mut self, nodes: &Nodes<P>) -> Option<Choice> {
        let upper = |child| nodes.seen_at_root(child).upper;
        let children = nodes.root_children();
        let best = greatest(children.iter(), upper)?;
        let others = || children.iter().filter(move |&child| child != best);
        let rest = greatest(others(), upper)?;

        let (strategy, because) = self.wanted(nodes, best, rest);
        let node = match strategy {
            Strategy::ProveBest => best,
            Strategy::DisproveRest => rest,
        };
        let choice = if nodes.is_open(node) {
            Choice { strategy, node, because }
        } else if nodes.is_open(best) {
            let strategy = Strategy::ProveBest;
            Choice { strategy, node: best, because: StrategyReason::OtherExhausted }
        } else {
            let strategy = Strategy::DisproveRest;
            let node = greatest(others().filter(|&child| nodes.is_open(child)), upper)?;
            Choice { strategy, node, because: StrategyReason::OtherExhausted }
        };
        // A strategy that couldn't take its turn keeps it.
        if choice.because == StrategyReason::Turn {
            self.turn = match self.turn {
                Strategy::ProveBest => Strategy::DisproveRest,
                Strategy::DisproveRest => Strategy::ProveBest,
            };
        }
        self.side = choice.node;
        Some(choice)
    }

    /// Returns the strategy that the policy would choose if everything could be
    /// expanded, and why.
    fn wanted<P>(
        &self,
        nodes: &Nodes<P>,
        best: NodeId,
        rest: NodeId,
    ) -> (Strategy, StrategyReason) {
        let prove_best_if = |condition| {
            if condition { Strategy::ProveBest } else { Strategy::DisproveRest }
        };
        let lower = nodes.seen_at_root(best).lower;
        let mut children = nodes.root_children().iter();
        let ahead = children.all(|child| nodes.seen_at_root(child).lower <= lower);
        match self.policy {
            _ if !ahead => (Strategy::ProveBest, StrategyReason::NotAhead),
            Policy::ProveBest => (Strategy::ProveBest, StrategyReason::Policy),
            Policy::Alternate => (self.turn, StrategyReason::Turn),
            Policy::DisproveRest => (Strategy::DisproveRest, StrategyReason::Policy),
            Policy::SmallerTree => {
                let size = |child: NodeId| self.sizes[child.index() - 1];
                (prove_best_if(size(best) <= size(rest)), StrategyReason::SmallerTree)
            }
            Policy::Berliner => {
                let squared = |child| u64::from(depth_of_upper(nodes, child)).pow(2);
                let rest: u64 = nodes
                    .root_children()
                    .iter()
                    .filter(|&child| child != best && nodes.seen_at_root(child).upper >= lower)
                    .map(squared)
                    .sum();
                (prove_best_if(rest >= squared(best)), StrategyReason::Depths)
            }
        }
    }
}

/// Returns the depth of the left-most node from which the bound of a child of the
/// root that is the optimistic one there was backed up.
fn depth_of_upper<P>(nodes: &Nodes<P>, child: NodeId) -> u32 {
    let upper = nodes.seen_at_root(child).upper;
    // Counted on this path: the position may have been reached on a shorter one.
    let (mut node, mut depth) = (nodes.first(child), 1);
    while let Some(children) = nodes.children(node).filter(|_| nodes.is_expanded(node)) {
        match children.iter().find(|&child| nodes.seen_at_root(child).upper == upper) {
            Some(child) => (node, depth) = (nodes.first(child), depth + 1),
            None => break,
        }
    }
    depth
}
