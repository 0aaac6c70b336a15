//! UCT by hand: each playout, by the moves that the seed decides.

use oorandom::Rand64;

use super::exercise::Exercise;
use super::mistake::Mistake;
use super::set::Mistakes;
use super::told::{Taken, Told};
use crate::mcts::{Options, Scale, Ucb1, Visits};
use crate::{Interval, Player, Value};

/// Works an exercise with so many playouts by such a seed, and tells of the node to which each descent
/// comes, and of the result of the playout.
pub(super) fn told(
    exercise: &Exercise,
    mistakes: Mistakes,
    (iterations, seed): (u32, u64),
    mut tell: impl FnMut(Told<'_>),
) {
    let mut random = Rand64::new(seed.into());
    let nodes = exercise.nodes.len();
    let (visits, is_expanded) = (vec![Visits::default(); nodes], vec![false; nodes]);
    let mut hand = Hand { exercise, mistakes, visits, is_expanded, results: None };
    for _ in 0..iterations {
        let mut taken = Taken { node: hand.select(), is_solved: false, numbers: [None; 2] };
        tell(Told::Begins(&mut taken));
        if !hand.is_next(taken.node) {
            return;
        }
        let begin = hand.expand(taken.node);
        let mut node = begin;
        while let children @ [_, ..] = &*exercise.nodes[node as usize].children {
            node = children[random.rand_range(0..children.len() as u64) as usize];
        }
        taken.numbers[0] = Some(exercise.nodes[node as usize].value);
        tell(Told::Step(&mut taken));
        let [Some(result), _] = taken.numbers else { return };
        hand.back_up(begin, result);
    }
}

/// Somebody who works.
struct Hand<'a> {
    exercise: &'a Exercise,
    mistakes: Mistakes,
    visits: Vec<Visits>,
    is_expanded: Vec<bool>,
    /// The least and the greatest result so far.
    results: Option<Interval>,
}

impl Hand<'_> {
    /// Returns the node to which the next descent comes.
    fn select(&self) -> u32 {
        let mut node = 0;
        while self.is_expanded[node as usize] {
            node = self.child_to_visit(node);
        }
        node
    }

    /// Returns `true` if a descent can come to a node and end there.
    fn is_next(&self, node: u32) -> bool {
        let above = self.exercise.nodes[node as usize].parent;
        let is_there = above.is_none_or(|above| self.is_expanded[above as usize]);
        is_there && !self.is_expanded[node as usize]
    }

    /// Expands a node, if that is due. Returns the node where the playout begins.
    fn expand(&mut self, node: u32) -> u32 {
        let is_due = node == 0 || self.visits[node as usize].count > 0;
        match self.exercise.nodes[node as usize].children.first() {
            Some(&first) if is_due => {
                self.is_expanded[node as usize] = true;
                first
            }
            _ => node,
        }
    }

    /// Returns the first child without a visit, or the one with the greatest UCB1.
    fn child_to_visit(&self, node: u32) -> u32 {
        let parent = self.visits[node as usize].count;
        let player = self.exercise.nodes[node as usize].player;
        let player = if self.mistakes.has(Mistake::ForMax) { Player::Max } else { player };
        let (mut best, mut most) = (node, f64::NEG_INFINITY);
        for &child in &self.exercise.nodes[node as usize].children {
            let visits = self.visits[child as usize];
            if visits.count == 0 {
                return child;
            }
            let value = self.ucb1(visits, parent, player);
            if value > most {
                (best, most) = (child, value);
            }
        }
        best
    }

    fn ucb1(&self, child: Visits, parent: u32, player: Player) -> f64 {
        let has = |mistake| self.mistakes.has(mistake);
        let constant = Options::default().exploration;
        let scale = Scale::Results(self.results.unwrap_or(Interval::exactly(Value::ZERO)));
        let as_mean = |visits| Ucb1::of(visits, parent, player, scale, constant).mean;
        let mean = match has(Mistake::TotalForMean) {
            true => as_mean(Visits { count: 1, ..child }),
            false => as_mean(child),
        };
        let (above, below) = match has(Mistake::SwappedCounts) {
            true => (child.count, parent),
            false => (parent, child.count),
        };
        let above = match has(Mistake::NoLogarithm) {
            true => f64::from(above),
            false => libm::log(f64::from(above)),
        };
        let exploration = constant * (above / f64::from(below)).sqrt();
        if has(Mistake::NoExploration) { mean } else { mean + exploration }
    }

    fn back_up(&mut self, begin: u32, result: Value) {
        let Interval { lower, upper } = self.results.unwrap_or(Interval::exactly(result));
        self.results = Some(Interval { lower: lower.min(result), upper: upper.max(result) });
        let parent = |node: &u32| self.exercise.nodes[*node as usize].parent;
        for node in std::iter::successors(Some(begin), parent) {
            let visits = &mut self.visits[node as usize];
            visits.count += 1;
            visits.total += i64::from(result.units());
        }
    }
}
