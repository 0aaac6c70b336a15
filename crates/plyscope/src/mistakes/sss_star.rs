//! SSS\* by hand.

use super::exercise::Exercise;
use super::mistake::Mistake;
use super::set::Mistakes;
use super::told::{MOST_STEPS, Told};
use crate::{Player, Value};

/// A state in OPEN.
#[derive(Clone, Copy)]
struct State {
    node: u32,
    is_solved: bool,
    merit: Value,
}

/// Works an exercise, and tells of each state that is popped, and of each leaf that is looked at.
pub(super) fn told(exercise: &Exercise, mistakes: Mistakes, mut tell: impl FnMut(Told)) {
    let has = |mistake| mistakes.has(mistake);
    let node = |index: u32| &exercise.nodes[index as usize];
    let is_max = |index: u32| node(index).player == Player::Max;
    let mut open = vec![State { node: 0, is_solved: false, merit: Value::INF }];
    for _ in 0..MOST_STEPS {
        // The greatest merit, of equals the one that is furthest left in the tree, and of one node's
        // the oldest.
        let place = |state: &State| {
            let place = i64::from(state.node);
            if has(Mistake::RightmostTie) { -place } else { place }
        };
        let key = |at: &usize| (std::cmp::Reverse(open[*at].merit), place(&open[*at]));
        let Some(head) = (0..open.len()).min_by_key(key) else { return };
        let State { node: popped, is_solved, merit } = open.remove(head);
        tell(Told::Step { node: popped, is_solved, numbers: [Some(merit), None] });
        let mut push = |node, is_solved, merit| open.push(State { node, is_solved, merit });
        let children = &node(popped).children;
        if !is_solved {
            match children.first() {
                None => {
                    tell(Told::Leaf(popped));
                    let value = node(popped).value;
                    let least = if has(Mistake::LeafValue) { value } else { merit.min(value) };
                    push(popped, true, least);
                }
                Some(&first) => {
                    let is_all = match is_max(popped) {
                        true => !has(Mistake::FirstOfMax),
                        false => has(Mistake::AllOfMin),
                    };
                    let pushed = if is_all { &children[..] } else { &[first] };
                    pushed.iter().for_each(|&child| push(child, false, merit));
                }
            }
            continue;
        }
        let Some(parent) = node(popped).parent else { return };
        if !is_max(parent) {
            let siblings = node(parent).children.iter();
            match siblings.copied().find(|&sibling| sibling > popped) {
                Some(next) => push(next, false, merit),
                None => push(parent, true, merit),
            }
            continue;
        }
        if !has(Mistake::NoPurge) {
            open.retain(|state| match has(Mistake::PurgeChildren) {
                true => node(state.node).parent != Some(parent),
                false => !exercise.is_below(state.node, parent),
            });
        }
        open.push(State { node: parent, is_solved: true, merit });
    }
}
