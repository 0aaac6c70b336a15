//! The first entries of OPEN, which may have a million.

use std::cmp::Ordering;

use plyscope::{NodeId, Player, Value};

use crate::state::State;
use crate::topology::Topology;

/// Returns the least of these items, at most so many, in any order, and the number of all.
pub(crate) fn least<T: Ord + Copy>(items: impl Iterator<Item = T>, most: usize) -> (Vec<T>, usize) {
    let (mut kept, mut size, mut greatest) = (Vec::new(), 0, None);
    let cut = |kept: &mut Vec<T>| {
        if kept.len() > most {
            kept.select_nth_unstable(most);
            kept.truncate(most);
        }
        kept.iter().copied().max()
    };
    items.for_each(|item| {
        size += 1;
        if greatest.is_some_and(|greatest| item >= greatest) {
            return;
        }
        kept.push(item);
        if kept.len() == 2 * most {
            greatest = cut(&mut kept);
        }
    });
    cut(&mut kept);
    (kept, size)
}

/// Returns a merit as a number that is least at the head of OPEN.
pub(crate) fn rank(merit: Value, player: Player) -> Value {
    if player == Player::Max { -merit } else { merit }
}

/// Returns the first entries of OPEN, at most so many, in any order, and the number of all: first those
/// with most hope for `player`, and of equals those to the left.
pub(crate) fn front(
    topology: &Topology,
    state: &State,
    player: Player,
    most: usize,
) -> (Vec<NodeId>, usize) {
    let waiting = state.waiting().map(|(node, _, merit)| (rank(merit, player), node));
    let (ranks, size) = least(waiting.clone().map(|(rank, _)| rank), most);
    let last = ranks.into_iter().max();
    let mut nodes = Vec::new();
    // The end of the siblings, and the number of tied ones so far.
    let (mut end, mut among) = (0, 0);
    let tied = waiting.filter_map(|(rank, node)| match Some(rank).cmp(&last) {
        Ordering::Greater => None,
        Ordering::Less => {
            nodes.push(node);
            None
        }
        Ordering::Equal => {
            // Many may be tied, and far below the root. Of siblings, only the first matter.
            if node.0 >= end {
                let all = topology.parent(node).map(|parent| topology.children(parent));
                (end, among) = (all.map_or(1, |all| all.first.0 + all.count), 0);
            }
            among += 1;
            (among <= most).then_some(node)
        }
    });
    let tied = topology.first_in_order(tied, most);
    nodes.extend(tied.into_iter().take(most - nodes.len()));
    (nodes, size)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::Run;

    #[test]
    fn the_front_is_that_of_all_entries_in_order() {
        let mut ties = 0;
        for (name, game) in [
            ("sss-star", "random:branching=9,depth=3,seed=3,max=4"),
            ("dual-star", "random:branching=30,depth=2,seed=1,max=2"),
            ("sss-star", "random:branching=3,depth=5,seed=2,ragged=true,max=3"),
            ("dual-star", "random:branching=2,depth=6,seed=5,max=3"),
        ] {
            let mut run = Run::open(name, game).unwrap();
            run.record_all();
            let player = run.recording().kind().solves_for().unwrap();
            for step in (0..run.recording().steps()).step_by(3) {
                run.recording_mut().seek(step);
                let (topology, state) = (run.recording().topology(), run.recording().state());
                let waiting = state.waiting();
                let mut all: Vec<_> = waiting
                    .map(|(node, _, merit)| (rank(merit, player), topology.path(node), node))
                    .collect();
                all.sort();
                for most in [1, 2, 7, 20, all.len().max(1)] {
                    let (mut nodes, size) = front(topology, state, player, most);
                    nodes.sort();
                    let mut first: Vec<_> = all.iter().take(most).map(|it| it.2).collect();
                    first.sort();
                    assert_eq!((nodes, size), (first, all.len()), "{name} on {game} at {step}");
                    ties += usize::from(most < all.len() && all[most - 1].0 == all[most].0);
                }
            }
        }
        assert!(ties > 100, "{ties}");
    }

    #[test]
    fn the_least_are_found_in_any_order() {
        let items = |count: u32| (0..count).map(|item| (item * 7919 % 1009 / 3, item));
        for (count, most) in [(0, 3), (2, 3), (3, 3), (7, 3), (1009, 1), (1009, 200)] {
            let (mut found, size) = least(items(count), most);
            let mut all: Vec<_> = items(count).collect();
            all.sort_unstable();
            all.truncate(most);
            found.sort_unstable();
            assert_eq!((found, size), (all, count as usize));
        }
    }
}
