//! The probabilities at chance nodes, and the unit in which all expectations are whole.

use super::{Chance, Kind, Sketch};
use crate::games::bare_tree::Mover;
use crate::games::notation::{NotationError, NotationErrorKind, TextPart};
use crate::games::tree::probability::{MOST_PARTS, Probability, add_up};
use crate::scale::LARGE;
use crate::unit::{common_multiple, greatest_common_divisor};

/// A node around the present place.
struct Open {
    node: usize,
    /// The children of a chance node, where they have to be known.
    children: Option<Vec<u32>>,
    /// The least number of parts of which the expectations below are whole.
    parts: u64,
}

impl Sketch {
    /// Gives each child of a chance node its weight. Returns the number of parts of 1 that make all
    /// expectations of whole numbers whole; 1 without chance.
    pub(super) fn settle_chances(&mut self, part: TextPart<'_>) -> Result<u32, NotationError> {
        self.chances.sort_unstable_by_key(|chance| chance.node);
        let labels = self.labels.iter().filter(|label| label.mover == Mover::Chance);
        let nodes = labels.map(|label| label.node).collect::<Vec<_>>();
        if nodes.is_empty() {
            return match self.chances.first() {
                Some(first) => Err(first.place(part).error(NotationErrorKind::NoChance)),
                None => Ok(1),
            };
        }
        let mut parts_of = vec![1; self.nodes.len()];
        let mut path: Vec<Open> = Vec::new();
        for at in 0..=self.nodes.len() {
            let depth = self.nodes.get(at).map_or(0, |node| node.depth as usize);
            while path.len() > depth {
                let Some(open) = path.pop() else { break };
                let mut parts = open.parts;
                if let Some(children) = open.children {
                    let total = self.weigh(&children, part)?;
                    parts = parts.saturating_mul(total);
                    if parts > MOST_PARTS {
                        let label = self.labels.iter().find(|label| label.node == open.node as u32);
                        let place = label.map_or(part, |label| {
                            part.part(label.start as usize, label.end as usize)
                        });
                        return Err(place.error(NotationErrorKind::FineChance));
                    }
                }
                parts_of[open.node] = parts;
                if let Some(above) = path.last_mut() {
                    above.parts = common_multiple(above.parts, parts);
                }
            }
            let Some(node) = self.nodes.get(at) else { break };
            if let Some(children) = path.last_mut().and_then(|open| open.children.as_mut()) {
                children.push(at as u32);
            }
            let again = self.graph.again(at as u32).filter(|_| node.kind == Kind::Again);
            let parts = again.map_or(1, |of| parts_of[of as usize]);
            let is_chance = nodes.binary_search(&(at as u32)).is_ok();
            path.push(Open { node: at, children: is_chance.then(Vec::new), parts });
        }
        self.weights.sort_unstable_by_key(|(node, _)| *node);
        match self.chances.iter().find(|chance| !self.is_weighed(chance.node)) {
            Some(first) => Err(first.place(part).error(NotationErrorKind::NoChance)),
            None => Ok(parts_of[0] as u32),
        }
    }

    fn is_weighed(&self, node: u32) -> bool {
        self.weights.binary_search_by_key(&node, |(of, _)| *of).is_ok()
    }

    /// Returns the error of children that may have probabilities which were taken for values: lists
    /// of two numbers, or numbers in turns. What people write by hand is small.
    fn values_like_chances(&self, children: &[u32], part: TextPart<'_>) -> Option<NotationError> {
        const LARGEST: usize = 1000;
        let first = *children.first()?;
        if !LARGE || self.nodes.len() > LARGEST {
            return None;
        }
        let kind = |node: u32| self.nodes.get(node as usize).map(|node| node.kind);
        let is_leaf = |node: u32| kind(node) == Some(Kind::Leaf);
        let depth = self.nodes[first as usize].depth;
        let is_pair = |&list: &u32| {
            let ends = self.nodes.get(list as usize + 3).is_none_or(|next| next.depth <= depth);
            kind(list) == Some(Kind::Inner) && is_leaf(list + 1) && is_leaf(list + 2) && ends
        };
        let leaves: Vec<u32> = if children.iter().all(is_pair) {
            children.iter().flat_map(|list| [list + 1, list + 2]).collect()
        } else if children.iter().all(|&child| is_leaf(child)) && children.len() > 2 {
            children.to_vec()
        } else {
            return None;
        };
        let before = self.nodes[..leaves[0] as usize].iter();
        let before = before.filter(|node| node.kind == Kind::Leaf).count();
        let numbers = self.values.get(before..before + leaves.len())?;
        let words: Vec<&str> = numbers.iter().map(|number| number.place(part).as_str()).collect();
        let shares = words.iter().step_by(2).map(|word| Probability::read(word));
        let shares: Vec<Probability> = shares.collect::<Option<_>>()?;
        let is_share = |share: &Probability| (1..share.below).contains(&share.above);
        if !words.len().is_multiple_of(2) || !shares.iter().all(is_share) || !add_up(&shares) {
            return None;
        }
        let (share, value) = (words[0].to_owned(), words[1].to_owned());
        Some(numbers[0].place(part).error(NotationErrorKind::ChanceOrValues { share, value }))
    }

    /// Gives the children of a chance node their weights, if they have probabilities. Returns the sum
    /// of the weights.
    fn weigh(&mut self, children: &[u32], part: TextPart<'_>) -> Result<u64, NotationError> {
        let find = |node: &u32| self.chances.binary_search_by_key(node, |chance| chance.node).ok();
        let found = children.iter().map(find).collect::<Vec<_>>();
        let given = found.iter().flatten().map(|at| &self.chances[*at]).collect::<Vec<_>>();
        let (Some(first), Some(last)) = (given.first(), given.last()) else {
            return match self.values_like_chances(children, part) {
                Some(error) => Err(error),
                None => Ok(children.len() as u64),
            };
        };
        if given.len() < children.len() {
            return Err(first.place(part).error(NotationErrorKind::SomeChances));
        }
        let of = given.iter().map(|chance| u64::from(chance.probability.below));
        let total = of.fold(1, common_multiple);
        let weight = |chance: &Chance| {
            u64::from(chance.probability.above) * (total / u64::from(chance.probability.below))
        };
        let sum = given.iter().map(|chance| weight(chance)).fold(0, u64::saturating_add);
        let place = part.part(first.start as usize, last.end as usize);
        if total > MOST_PARTS {
            return Err(place.error(NotationErrorKind::FineChance));
        }
        if sum != total {
            let common = greatest_common_divisor(sum, total);
            let sum = format!("{}/{}", sum / common, total / common);
            return Err(place.error(NotationErrorKind::ChanceSum(sum)));
        }
        if let Some(never) = given.iter().find(|chance| chance.probability.above == 0) {
            return Err(never.place(part).error(NotationErrorKind::NeverChance));
        }
        let weights = given.iter().map(|chance| (chance.node, weight(chance) as u32));
        let weights = weights.collect::<Vec<_>>();
        self.weights.extend(weights);
        Ok(total)
    }
}
