//! The first entries of OPEN, which may have a million.

use std::cell::Cell;
use std::cmp::Ordering;

use plyscope::{NodeId, Player, Value};

use crate::state::{State, WAITING};
use crate::topology::Topology;

/// The least of the items that were added, at most so many.
struct Least<T> {
    most: usize,
    kept: Vec<T>,
    /// No item that isn't less than this is among them.
    end: Option<T>,
}

impl<T: Ord + Copy> Least<T> {
    fn new(most: usize) -> Least<T> {
        Least { most, kept: Vec::new(), end: None }
    }

    fn takes(&self, item: T) -> bool {
        self.end.is_none_or(|end| item < end)
    }

    fn add(&mut self, item: T) {
        if !self.takes(item) {
            return;
        }
        self.kept.push(item);
        if self.kept.len() == 2 * self.most {
            self.cut();
            self.end = self.kept.iter().copied().max();
        }
    }

    fn cut(&mut self) {
        if self.kept.len() > self.most {
            self.kept.select_nth_unstable(self.most);
            self.kept.truncate(self.most);
        }
    }

    fn kept(mut self) -> Vec<T> {
        self.cut();
        self.kept
    }
}

/// Returns the least of these items, at most so many, in any order, and the number of all.
pub(crate) fn least<T: Ord + Copy>(items: impl Iterator<Item = T>, most: usize) -> (Vec<T>, usize) {
    let (mut least, mut size) = (Least::new(most), 0);
    items.for_each(|item| {
        size += 1;
        least.add(item);
    });
    (least.kept(), size)
}

/// Returns a merit as a number that is least at the head of OPEN.
pub(crate) fn rank(merit: Value, player: Player) -> Value {
    if player == Player::Max { -merit } else { merit }
}

/// Returns the number of entries of OPEN among the [`WAITING`] nodes from `first` on, and their least
/// rank.
#[inline(never)] // A function that is called often is soon compiled well.
fn least_rank(state: &State, player: Player, first: usize) -> (usize, Value) {
    let none = (0, Value::INF);
    state
        .waiting_from(first)
        .fold(none, |(count, least), (_, _, merit)| (count + 1, least.min(rank(merit, player))))
}

/// Returns the first entries of OPEN, at most so many, in any order, and the number of all: first those
/// with most hope for `player`, and of equals those to the left.
pub(crate) fn front(
    topology: &Topology,
    state: &State,
    player: Player,
    most: usize,
) -> (Vec<NodeId>, usize) {
    // Of a million entries, few matter. The least rank of each part of the nodes tells where they are.
    let (mut firsts, mut size, mut parts) = (Least::new(most), 0, Vec::new());
    for first in (0..state.len()).step_by(WAITING) {
        let (count, least) = least_rank(state, player, first);
        if firsts.takes(least) {
            let waiting = state.waiting_from(first);
            waiting.for_each(|(_, _, merit)| firsts.add(rank(merit, player)));
        }
        size += count;
        parts.push((first, least));
    }
    let last = firsts.kept().into_iter().max();
    let mut nodes = Vec::new();
    // Many may be tied, and far below the root. Of siblings, only the first matter: the end of the
    // siblings, and the number of tied ones so far.
    let among = Cell::new((0, 0));
    let parts = parts.into_iter().filter(|&(first, least)| {
        let (end, tied) = among.get();
        let are_siblings = first + WAITING <= end && tied >= most;
        Some(least) < last || Some(least) == last && !are_siblings
    });
    let waiting = parts.flat_map(|(first, _)| state.waiting_from(first));
    let tied = waiting.filter_map(|(node, _, merit)| match Some(rank(merit, player)).cmp(&last) {
        Ordering::Greater => None,
        Ordering::Less => {
            nodes.push(node);
            None
        }
        Ordering::Equal => {
            let (mut end, mut tied) = among.get();
            if node.index() >= end {
                let all = topology.parent(node).map(|parent| topology.children(parent));
                (end, tied) = (all.map_or(1, |all| all.first.index() + all.count as usize), 0);
            }
            among.set((end, tied + 1));
            (tied < most).then_some(node)
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
            // Of several parts.
            ("sss-star", "random:branching=2500,depth=2,seed=7,max=2"),
            ("sss-star", "random:branching=500,depth=9,seed=4,max=1"),
        ] {
            let mut run = Run::open(name, game).unwrap();
            run.record(6000);
            let player = run.recording().kind().solves_for().unwrap();
            let steps = run.recording().steps();
            for step in (0..12).chain((12..steps).step_by(3.max(steps / 30))) {
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
