//! MTD by hand, from ∞ downwards.

use super::exercise::Exercise;
use super::mistake::Mistake;
use super::set::Mistakes;
use super::told::{Taken, Told};
use crate::{Player, Value};

/// The most passes that somebody makes who makes mistakes.
const MOST_PASSES: usize = 20;

/// Works an exercise, and tells of each leaf that is looked at, and of each pass.
pub(super) fn told(exercise: &Exercise, mistakes: Mistakes, tell: impl FnMut(Told<'_>)) {
    let memory = vec![UNKNOWN; exercise.nodes.len()];
    let mut hand = Hand { exercise, mistakes, memory, tell };
    let [mut lower, mut upper] = UNKNOWN;
    let mut gamma = upper;
    for _ in 0..MOST_PASSES {
        let mut pass = Taken { node: 0, is_solved: false, numbers: [Some(gamma), None] };
        (hand.tell)(Told::Begins(&mut pass));
        gamma = pass.numbers[0].unwrap_or(gamma);
        pass.numbers = [Some(gamma), Some(hand.test(0, gamma, 0))];
        (hand.tell)(Told::Step(&mut pass));
        let [_, Some(value)] = pass.numbers else { return };
        if value < gamma {
            (upper, gamma) = (value, value);
        } else {
            lower = value;
            gamma = lower.just_above();
        }
        if lower >= upper || mistakes.has(Mistake::OnePass) {
            return;
        }
        if mistakes.has(Mistake::NoMemory) {
            hand.memory.fill(UNKNOWN);
        }
    }
}

const UNKNOWN: [Value; 2] = [Value::NEG_INF, Value::INF];

/// Somebody who works.
struct Hand<'a, F> {
    exercise: &'a Exercise,
    mistakes: Mistakes,
    /// The bounds that are remembered of each node, the lower first.
    memory: Vec<[Value; 2]>,
    tell: F,
}

impl<F: FnMut(Told<'_>)> Hand<'_, F> {
    /// Asks whether a node is worth `gamma` or more. Returns a bound that says so.
    fn test(&mut self, index: u32, gamma: Value, ply: u32) -> Value {
        let has = |mistake| self.mistakes.has(mistake);
        let [lower, upper] = self.memory[index as usize];
        if lower >= gamma {
            return lower;
        }
        if upper < gamma {
            return upper;
        }
        let node = &self.exercise.nodes[index as usize];
        if node.children.is_empty() {
            let mut value = node.value;
            (self.tell)(Told::Leaf(index, &mut value));
            self.memory[index as usize] = [value; 2];
            return value;
        }
        let player = match node.player {
            player if ply > 0 && has(Mistake::Swapped) => player.opponent(),
            player => player,
        };
        let mut children = node.children.clone();
        if has(Mistake::RightToLeft) {
            children.reverse();
        }
        let mut best = if player == Player::Max { Value::NEG_INF } else { Value::INF };
        for child in children {
            let value = self.test(child, gamma, ply + 1);
            let is_strict = self.mistakes.has(Mistake::Equality);
            let closes = match player {
                Player::Max => {
                    best = best.max(value);
                    best > gamma || best == gamma && !is_strict
                }
                Player::Min => {
                    best = best.min(value);
                    best < gamma
                }
            };
            if closes && !self.mistakes.has(Mistake::NoCut) {
                break;
            }
        }
        self.memory[index as usize] = if best >= gamma { [best, upper] } else { [lower, best] };
        best
    }
}
