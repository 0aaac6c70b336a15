//! SSS\* by hand.

use super::exercise::Exercise;
use super::mistake::Mistake;
use super::set::Mistakes;
use super::told::{MOST_STEPS, Taken, Told};
use crate::{Player, Value};

/// A state in OPEN.
#[derive(Clone, Copy)]
struct State {
    node: u32,
    is_solved: bool,
    merit: Value,
}

/// Works an exercise, and tells of each state that is popped, and of each leaf that is looked at.
pub(super) fn told(exercise: &Exercise, mistakes: Mistakes, mut tell: impl FnMut(Told<'_>)) {
    let has = |mistake| mistakes.has(mistake);
    let node = |index: u32| &exercise.nodes[index as usize];
    let is_max = |index: u32| node(index).player == Player::Max;
    let mut open = vec![State { node: 0, is_solved: false, merit: Value::INF }];
    let (mut pushed, mut purged) = (Vec::new(), Vec::new());
    for _ in 0..MOST_STEPS {
        // The greatest merit, of equals the one that is furthest left in the tree, and of one node's
        // the oldest.
        let place = |state: &State| {
            let place = i64::from(state.node);
            if has(Mistake::RightmostTie) { -place } else { place }
        };
        let key = |at: &usize| (std::cmp::Reverse(open[*at].merit), place(&open[*at]));
        let Some(head) = (0..open.len()).min_by_key(key) else { return };
        let State { node: popped, is_solved, merit } = open[head];
        let mut taken = Taken { node: popped, is_solved, numbers: [Some(merit), None] };
        tell(Told::Begins(&mut taken));
        let is_it = |it: &State| (it.node, it.is_solved) == (taken.node, taken.is_solved);
        let Some(at) = open.iter().position(is_it) else { return };
        open.remove(at);
        tell(Told::Step(&mut taken));
        let Taken { node: popped, is_solved, numbers: [merit, _] } = taken;
        let merit = merit.unwrap_or(Value::INF);
        pushed.clear();
        purged.clear();
        let children = &node(popped).children;
        let state = match (is_solved, children.first(), node(popped).parent) {
            (false, None, _) => {
                let mut value = node(popped).value;
                tell(Told::Leaf(popped, &mut value));
                let least = if has(Mistake::LeafValue) { value } else { merit.min(value) };
                pushed.push(popped);
                (true, least)
            }
            (false, Some(_), _) => {
                let is_all = match is_max(popped) {
                    true => !has(Mistake::FirstOfMax),
                    false => has(Mistake::AllOfMin),
                };
                pushed.extend(if is_all { &children[..] } else { &children[..1] });
                (false, merit)
            }
            (true, _, None) => return,
            (true, _, Some(parent)) if is_max(parent) => {
                let is_purged = |state: &&State| match has(Mistake::PurgeChildren) {
                    true => node(state.node).parent == Some(parent),
                    false => exercise.is_below(state.node, parent),
                };
                if !has(Mistake::NoPurge) {
                    purged.extend(open.iter().filter(is_purged).map(|state| state.node));
                }
                pushed.push(parent);
                (true, merit)
            }
            (true, _, Some(parent)) => {
                let siblings = node(parent).children.iter();
                let next = siblings.copied().find(|&sibling| sibling > popped);
                pushed.push(next.unwrap_or(parent));
                (next.is_none(), merit)
            }
        };
        tell(Told::Open { pushed: &mut pushed, purged: &mut purged });
        open.retain(|state| !purged.contains(&state.node));
        let (is_solved, merit) = state;
        open.extend(pushed.iter().map(|&node| State { node, is_solved, merit }));
    }
}
