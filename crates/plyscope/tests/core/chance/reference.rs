//! Trees with chance in plain, and alpha-beta of them as Ballard (1983) defines it, in fractions.

use super::fraction::{Fraction, INF, NEG_INF};
use crate::differential::tree::Dice;

pub(super) enum Node {
    Leaf(i64),
    Max(Vec<Node>),
    Min(Vec<Node>),
    /// The children with their probabilities, and how these are written.
    Chance(Vec<(Fraction, String, Node)>),
}

/// How a chance node is searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Chance {
    Full,
    Star1,
    Star2,
}

/// How many nodes a tree may have, apart from those that complete it.
const NODES: usize = 40;

/// Grows a ragged tree of few values, so that ties abound.
pub(super) fn grow(seed: u64) -> Node {
    let mut dice = Dice::new(seed);
    let plies = 1 + dice.below(6) as usize;
    let most = [1, 2, 9, 99][dice.below(4) as usize];
    node(&mut dice, plies, most, &mut 0, true)
}

fn node(dice: &mut Dice, plies: usize, most: i64, nodes: &mut usize, is_root: bool) -> Node {
    *nodes += 1;
    if plies == 0 || !is_root && (*nodes > NODES || dice.below(7) == 0) {
        return Node::Leaf(dice.below(2 * most as u64 + 1) as i64 - most);
    }
    let kind = dice.below(3);
    let count = 1 + dice.below(3) as usize;
    let mut children =
        (0..count).map(|_| node(dice, plies - 1, most, nodes, false)).collect::<Vec<_>>();
    match kind {
        0 => Node::Max(children),
        1 => Node::Min(children),
        _ => {
            // None written, or fractions with one denominator, or decimals.
            let kind = dice.below(3);
            let total = if kind == 2 { 10 } else { count as u64 + dice.below(5) };
            let mut left = total - count as u64;
            let mut parts = (0..count).map(|_| 1).collect::<Vec<u64>>();
            for part in &mut parts[1..] {
                let more = dice.below(left + 1);
                *part += more;
                left -= more;
            }
            parts[0] += left;
            let with_chance = parts.into_iter().zip(children.drain(..)).map(|(part, child)| {
                let (part, total, text) = match kind {
                    0 => (1, count as u64, String::new()),
                    1 => (part, total, format!("{part}/{total}:")),
                    _ if part == 10 => (1, 1, "1:".to_owned()),
                    _ => (part, 10, format!("0.{part}:")),
                };
                (Fraction::new(part.into(), total.into()), text, child)
            });
            Node::Chance(with_chance.collect())
        }
    }
}

impl Node {
    /// The text that the searches get. Who moves is said at each node.
    pub(super) fn text(&self) -> String {
        let list = |word: &str, children: &[Node]| {
            format!("{word}:[{}]", children.iter().map(Node::text).collect::<Vec<_>>().join(","))
        };
        match self {
            Node::Leaf(value) => value.to_string(),
            Node::Max(children) => list("max", children),
            Node::Min(children) => list("min", children),
            Node::Chance(children) => {
                let child =
                    |(_, before, child): &(Fraction, String, Node)| before.clone() + &child.text();
                format!("chance:[{}]", children.iter().map(child).collect::<Vec<_>>().join(","))
            }
        }
    }

    /// The value by definition.
    pub(super) fn value(&self) -> Fraction {
        match self {
            Node::Leaf(value) => Fraction::whole((*value).into()),
            Node::Max(children) => children.iter().map(Node::value).max().unwrap(),
            Node::Min(children) => children.iter().map(Node::value).min().unwrap(),
            Node::Chance(children) => {
                let zero = Fraction::whole(0);
                children.iter().fold(zero, |sum, (chance, _, child)| sum + *chance * child.value())
            }
        }
    }

    fn leaves(&self) -> Vec<i64> {
        let all = |children: &[Node]| children.iter().flat_map(Node::leaves).collect();
        match self {
            Node::Leaf(value) => vec![*value],
            Node::Max(children) | Node::Min(children) => all(children),
            Node::Chance(children) => {
                children.iter().flat_map(|(.., child)| child.leaves()).collect()
            }
        }
    }

    /// The least and the greatest value of a leaf.
    pub(super) fn range(&self) -> (i64, i64) {
        let leaves = self.leaves();
        (*leaves.iter().min().unwrap(), *leaves.iter().max().unwrap())
    }
}

/// Alpha-beta with these rules; it takes note of the leaves.
pub(super) struct AlphaBeta {
    pub(super) chance: Chance,
    pub(super) least: Fraction,
    pub(super) most: Fraction,
    /// `true` if a value has to pass the end of the window.
    pub(super) past: bool,
    /// The values of the leaves in the order in which they are evaluated, repeats included.
    pub(super) evaluated: Vec<i64>,
}

impl AlphaBeta {
    fn beta_cut(&self, value: Fraction, beta: Fraction) -> bool {
        if self.past { value > beta } else { value >= beta }
    }

    fn alpha_cut(&self, value: Fraction, alpha: Fraction) -> bool {
        if self.past { value < alpha } else { value <= alpha }
    }

    pub(super) fn search(&mut self, node: &Node, alpha: Fraction, beta: Fraction) -> Fraction {
        match node {
            Node::Leaf(value) => {
                self.evaluated.push(*value);
                Fraction::whole((*value).into())
            }
            Node::Max(children) => {
                let mut best = NEG_INF;
                for child in children {
                    best = best.max(self.search(child, alpha.max(best), beta));
                    if self.beta_cut(best, beta) {
                        break;
                    }
                }
                best
            }
            Node::Min(children) => {
                let mut best = INF;
                for child in children {
                    best = best.min(self.search(child, alpha, beta.min(best)));
                    if self.alpha_cut(best, alpha) {
                        break;
                    }
                }
                best
            }
            Node::Chance(children) => self.mean(children, alpha, beta),
        }
    }

    fn mean(
        &mut self,
        children: &[(Fraction, String, Node)],
        alpha: Fraction,
        beta: Fraction,
    ) -> Fraction {
        let zero = Fraction::whole(0);
        if self.chance == Chance::Full {
            return children.iter().fold(zero, |sum, (chance, _, child)| {
                sum + *chance * self.search(child, NEG_INF, INF)
            });
        }
        let chances = children.iter().map(|child| child.0).collect::<Vec<_>>();
        let mut lower = vec![self.least; children.len()];
        let mut upper = vec![self.most; children.len()];
        let sum = |bounds: &[Fraction]| {
            chances.iter().zip(bounds).fold(zero, |sum, (chance, bound)| sum + *chance * *bound)
        };
        // What a child has to be worth for the mean to be at an end of the window.
        let needed = |end: Fraction, bounds: &[Fraction], at: usize| {
            (end - (sum(bounds) - chances[at] * bounds[at])) / chances[at]
        };
        if self.chance == Chance::Star2 {
            for (at, (.., child)) in children.iter().enumerate() {
                let a = needed(alpha, &upper, at).max(self.least);
                let b = needed(beta, &lower, at).min(self.most);
                match child {
                    Node::Leaf(_) => {
                        let value = self.search(child, a, b);
                        (lower[at], upper[at]) = (value, value);
                    }
                    Node::Max(below) => {
                        let value = self.search(&below[0], self.least, b);
                        lower[at] = value;
                        // What doesn't pass the end is the value itself.
                        if below.len() == 1 && !self.beta_cut(value, b) {
                            upper[at] = value;
                        }
                    }
                    Node::Min(below) => {
                        let value = self.search(&below[0], a, self.most);
                        upper[at] = value;
                        if below.len() == 1 && !self.alpha_cut(value, a) {
                            lower[at] = value;
                        }
                    }
                    Node::Chance(_) => continue,
                }
                if self.beta_cut(sum(&lower), beta) {
                    return sum(&lower);
                }
                if self.alpha_cut(sum(&upper), alpha) {
                    return sum(&upper);
                }
            }
        }
        for (at, (.., child)) in children.iter().enumerate() {
            if lower[at] == upper[at] && self.least < self.most {
                continue;
            }
            let a = needed(alpha, &upper, at);
            let b = needed(beta, &lower, at);
            let value = self.search(child, a.max(self.least), b.min(self.most));
            if self.alpha_cut(value, a) {
                upper[at] = value;
                return sum(&upper);
            }
            if self.beta_cut(value, b) {
                lower[at] = value;
                return sum(&lower);
            }
            (lower[at], upper[at]) = (value, value);
        }
        sum(&lower)
    }
}
