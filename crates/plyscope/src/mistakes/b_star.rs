//! B\* by hand.

use super::exercise::Exercise;
use super::mistake::Mistake;
use super::set::Mistakes;
use super::told::{MOST_STEPS, Taken, Told};
use crate::{Player, Value};

/// Works an exercise, and tells of each node that is expanded, with its bounds after that.
pub(super) fn told(exercise: &Exercise, mistakes: Mistakes, mut tell: impl FnMut(Told<'_>)) {
    let bounds = exercise.nodes.iter().map(|node| node.bounds).collect();
    let is_expanded = vec![false; exercise.nodes.len()];
    let mut hand = Hand { exercise, mistakes, bounds, is_expanded, is_turn_of_best: true };
    let mut next = (!exercise.nodes[0].children.is_empty()).then_some(0);
    for _ in 0..MOST_STEPS {
        let Some(node) = next else { return };
        let mut taken = Taken { node, is_solved: false, numbers: [None; 2] };
        tell(Told::Begins(&mut taken));
        if !hand.is_next(taken.node) {
            return;
        }
        taken.numbers = hand.expand(taken.node).map(Some);
        tell(Told::Step(&mut taken));
        if let [Some(lower), Some(upper)] = taken.numbers {
            hand.bounds[taken.node as usize] = [lower, upper];
        }
        hand.back_up(taken.node);
        next = hand.choose();
    }
}

/// Somebody who works.
struct Hand<'a> {
    exercise: &'a Exercise,
    mistakes: Mistakes,
    /// The bounds that are known of each node, the lower first.
    bounds: Vec<[Value; 2]>,
    is_expanded: Vec<bool>,
    is_turn_of_best: bool,
}

impl Hand<'_> {
    fn has(&self, mistake: Mistake) -> bool {
        self.mistakes.has(mistake)
    }

    fn children(&self, node: u32) -> &[u32] {
        &self.exercise.nodes[node as usize].children
    }

    /// Returns `true` if a node can be expanded now.
    fn is_next(&self, node: u32) -> bool {
        let above = self.exercise.nodes[node as usize].parent;
        let is_there = above.is_none_or(|above| self.is_expanded[above as usize]);
        is_there && !self.is_expanded[node as usize] && !self.children(node).is_empty()
    }

    /// Expands a node. Returns its bounds by its children.
    fn expand(&mut self, node: u32) -> [Value; 2] {
        self.is_expanded[node as usize] = true;
        self.bounds_by_children(node)
    }

    /// Backs up the bounds of a node.
    fn back_up(&mut self, node: u32) {
        if self.has(Mistake::OneLevel) {
            return;
        }
        let mut above = self.exercise.nodes[node as usize].parent;
        while let Some(at) = above {
            self.bounds[at as usize] = self.bounds_by_children(at);
            above = self.exercise.nodes[at as usize].parent;
        }
    }

    fn bounds_by_children(&self, node: u32) -> [Value; 2] {
        let best = |values: &mut dyn Iterator<Item = Value>| match self.player(node) {
            Player::Max => values.max(),
            Player::Min => values.min(),
        };
        let below = || self.children(node).iter().map(|&child| self.bounds[child as usize]);
        let lower = best(&mut below().map(|[lower, _]| lower)).unwrap_or(Value::ZERO);
        let upper = best(&mut below().map(|[_, upper]| upper)).unwrap_or(Value::ZERO);
        let upper = if self.has(Mistake::UpperFromLower) { lower } else { upper };
        [lower, upper]
    }

    fn player(&self, node: u32) -> Player {
        self.exercise.nodes[node as usize].player
    }

    /// Returns what a player hopes for at most and at least in a node, the more the better.
    fn hopes(&self, node: u32, player: Player) -> (i64, i64) {
        let [lower, upper] = self.bounds[node as usize].map(|bound| i64::from(bound.units()));
        match player {
            Player::Max => (upper, lower),
            Player::Min => (-lower, -upper),
        }
    }

    fn is_open(&self, node: u32) -> bool {
        let children = self.children(node);
        match self.is_expanded[node as usize] {
            true => children.iter().any(|&child| self.is_open(child)),
            false => !children.is_empty(),
        }
    }

    /// Returns the one with the most to hope for, the left-most among equals.
    fn most_hopeful(&self, among: impl Iterator<Item = u32>, player: Player) -> Option<u32> {
        among.min_by_key(|&node| -self.hopes(node, player).0)
    }

    /// Returns the node to expand next; none if a child of the root is separated from the others, or
    /// nothing is left to expand.
    fn choose(&mut self) -> Option<u32> {
        let player = self.player(0);
        let children = self.children(0).to_vec();
        let most = |child| self.hopes(child, player).0;
        let least = |child| self.hopes(child, player).1;
        let beats = |child: u32, other: u32| match self.has(Mistake::StrictEnd) {
            true => least(child) > most(other),
            false => least(child) >= most(other),
        };
        let is_separated =
            |&&child: &&u32| children.iter().all(|&other| other == child || beats(child, other));
        if children.iter().find(is_separated).is_some() || !self.is_open(0) {
            return None;
        }
        let best = match self.has(Mistake::BestByLower) {
            true => children.iter().copied().min_by_key(|&child| -least(child)),
            false => self.most_hopeful(children.iter().copied(), player),
        }?;
        let others = || children.iter().copied().filter(|&child| child != best);
        let rest = self.most_hopeful(others(), player)?;
        let is_ahead = others().all(|other| least(best) >= least(other));
        let takes_turns =
            (is_ahead || self.has(Mistake::PointlessTurn)) && !self.has(Mistake::OnlyProveBest);
        let wanted = if takes_turns && !self.is_turn_of_best { rest } else { best };
        let mut node = if self.is_open(wanted) {
            // While only one strategy can end the search, the turns wait.
            self.is_turn_of_best ^= takes_turns;
            wanted
        } else if self.is_open(best) {
            best
        } else {
            self.most_hopeful(others().filter(|&other| self.is_open(other)), player)?
        };
        while self.is_expanded[node as usize] {
            let player =
                if self.has(Mistake::DescendAsMax) { Player::Max } else { self.player(node) };
            let open = self.children(node).iter().copied().filter(|&child| self.is_open(child));
            node = self.most_hopeful(open, player)?;
        }
        Some(node)
    }
}
