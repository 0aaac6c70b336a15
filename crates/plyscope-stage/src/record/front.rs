//! The first entries of OPEN, which may have a million.

use plyscope::{NodeId, Player, Value};

use crate::record::node_set::{self, NodeSet};
use crate::record::state::{Flags, State, WAITING};
use crate::record::topology::Topology;

/// Returns a merit as a number that is least at the head of OPEN.
pub(crate) fn rank(merit: Value, player: Player) -> Value {
    if player == Player::Max { -merit } else { merit }
}

/// The entries of OPEN with the least ranks, of those that were added: at least so many, if there
/// are.
struct Firsts {
    most: usize,
    /// All with a rank less than `last`.
    less: Vec<(Value, NodeId)>,
    /// The greatest rank, once entries with greater ones were left out.
    last: Option<Value>,
    /// All with that rank. There may be a million.
    tied: NodeSet,
}

impl Firsts {
    fn add(&mut self, rank: Value, node: NodeId) {
        match self.last {
            Some(last) if rank > last => {}
            Some(last) if rank == last => self.tied.insert(node),
            _ => {
                self.less.push((rank, node));
                if self.less.len() == 2 * self.most {
                    self.cut();
                }
            }
        }
    }

    /// Adds the entries among [`WAITING`] nodes. Returns their number.
    #[inline(never)] // A function that is called often is soon compiled well.
    fn add_from(&mut self, first: usize, state: &State, player: Player) -> usize {
        let (flags, merits) = state.waiting_from(first);
        let words = flags.chunks(node_set::BITS).zip(merits.chunks(node_set::BITS));
        let firsts = (first..).step_by(node_set::BITS);
        firsts.zip(words).map(|(first, word)| self.add_word(first, word, player)).sum()
    }

    /// Adds the entries among the nodes of a word of the set. Returns their number.
    fn add_word(
        &mut self,
        first: usize,
        (flags, merits): (&[Flags], &[u32]),
        player: Player,
    ) -> usize {
        let (mut at, mut count) = (0, 0);
        while at < flags.len() {
            if !flags[at].is_open() {
                at += 1;
                continue;
            }
            // Siblings that entered together have one merit, which is looked at once.
            let merit = merits[at];
            let is_alike = |(flags, it): &(&Flags, &u32)| flags.is_open() && **it == merit;
            let alike = flags[at..].iter().zip(&merits[at..]).take_while(is_alike).count();
            let rank = rank(Value::new(merit as i32), player);
            let nodes = first + at..first + at + alike;
            match self.last {
                Some(last) if rank > last => {}
                Some(last) if rank == last => {
                    let bits = u64::MAX >> (node_set::BITS - alike) << at;
                    self.tied.insert_word(first, bits);
                }
                _ => nodes.for_each(|node| self.add(rank, NodeId(node as u32))),
            }
            (at, count) = (at + alike, count + alike);
        }
        count
    }

    /// Leaves out what is not among the first.
    fn cut(&mut self) {
        if self.less.len() < self.most {
            return;
        }
        let (_, &mut (last, _), _) = self.less.select_nth_unstable(self.most - 1);
        let Firsts { less, tied, .. } = self;
        tied.clear();
        less.iter().filter(|it| it.0 == last).for_each(|&(_, node)| tied.insert(node));
        less.retain(|it| it.0 < last);
        self.last = Some(last);
    }
}

/// Returns the first entries of OPEN, at most so many, in any order, and the number of all: first
/// those with most hope for `player`, and of equals those to the left.
pub(crate) fn front(
    topology: &Topology,
    state: &State,
    player: Player,
    most: usize,
) -> (Vec<NodeId>, usize) {
    let tied = NodeSet::new(topology.len());
    let mut firsts = Firsts { most, less: Vec::new(), last: None, tied };
    let parts = (0..state.len()).step_by(WAITING);
    let size = parts.map(|first| firsts.add_from(first, state, player)).sum();
    firsts.cut();
    let mut nodes: Vec<NodeId> = firsts.less.into_iter().map(|(_, node)| node).collect();
    // Fewer than `most` are less. Those that are tied may be far below the root.
    nodes.extend(topology.first_in_order(&firsts.tied, most - nodes.len()));
    (nodes, size)
}

#[cfg(test)]
mod tests {
    use plyscope::Status;

    use super::*;
    use crate::record::state::VALUE;
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
                // Node by node, not by pages as the front does.
                let nodes = (0..state.len()).map(|node| NodeId(node as u32));
                let waiting = nodes.filter(|&node| state.in_open(node).is_some());
                let mut all: Vec<_> = waiting
                    .map(|node| {
                        let merit = Value::new(state.word(node, VALUE) as i32);
                        (rank(merit, player), topology.path(node), node)
                    })
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

    /// As in a state that went on from a checkpoint, where merits of zero were never written.
    #[test]
    fn merits_that_take_no_room_are_zeros() {
        let mut state = State::default();
        state.grow(3000);
        for node in 0..3000 {
            let flags = state.flags_mut(NodeId(node));
            *flags = flags.with_open(Some(Status::Live));
        }
        assert_eq!(state.waiting().filter(|(_, _, merit)| *merit == Value::new(0)).count(), 3000);
    }
}
