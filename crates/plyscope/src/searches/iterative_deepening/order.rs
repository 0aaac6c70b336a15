//! The order in which the children of a node are searched, from what the search remembers.

use std::cmp::Reverse;
use std::hash::Hash;

use rustc_hash::FxHashMap;

use super::Options;
use crate::searches::bytes;
use crate::{OrderReason, Player};

/// The merits of moves that come before those with the greatest history.
const PV: u64 = u64::MAX;
const TABLE: u64 = PV - 1;
const KILLER: u64 = PV - 2;
const OLDER_KILLER: u64 = PV - 3;

/// The moves that were good, remembered from node to node and from pass to pass.
#[derive(Debug)]
pub(super) struct Memory<P, M> {
    uses: Uses,
    /// The best move of each position, as the index of a child.
    best: FxHashMap<P, u32>,
    /// For each ply the last two moves that closed a window, the last one first.
    killers: Vec<[Option<M>; 2]>,
    /// For each move the sum of 2^d over the nodes of which it was the best, d plies above the
    /// horizon.
    history: FxHashMap<(Player, M), u64>,
}

/// The parts of the memory that are used.
#[derive(Clone, Copy, Debug)]
struct Uses {
    pv: bool,
    table: bool,
    killers: bool,
    history: bool,
}

/// A node whose children are to be ordered, or were searched.
pub(super) struct At<'a, P, M> {
    pub(super) position: &'a P,
    pub(super) player: Player,
    pub(super) moves: &'a [M],
    /// The number of plies from the root.
    pub(super) ply: usize,
    /// The number of plies to the horizon.
    pub(super) left: u32,
}

impl<P: Clone + Eq + Hash, M: Clone + Eq + Hash> Memory<P, M> {
    /// Returns a memory that uses what the options say.
    pub(super) fn new(options: &Options) -> Memory<P, M> {
        let Options { pv, table, killers, history, .. } = *options;
        Memory {
            uses: Uses { pv, table, killers, history },
            best: FxHashMap::default(),
            killers: Vec::new(),
            history: FxHashMap::default(),
        }
    }

    /// Writes the indices of the children into `order`, in the order in which they are searched;
    /// `line` is the child on the principal variation of the pass before. Those of which nothing is
    /// remembered stay from left to right. Returns the reason for the first.
    pub(super) fn order(
        &self,
        at: &At<'_, P, M>,
        line: Option<u32>,
        order: &mut Vec<u32>,
    ) -> Option<OrderReason> {
        let line = line.filter(|_| self.uses.pv);
        let table = self.best.get(at.position).copied();
        let killers = self.killers.get(at.ply);
        let merit = |index: u32| {
            let mv = &at.moves[index as usize];
            if line == Some(index) {
                PV
            } else if table == Some(index) {
                TABLE
            } else if let Some([last, before]) = killers
                && (last.as_ref() == Some(mv) || before.as_ref() == Some(mv))
            {
                if last.as_ref() == Some(mv) { KILLER } else { OLDER_KILLER }
            } else {
                self.history.get(&(at.player, mv.clone())).copied().unwrap_or(0)
            }
        };
        let start = order.len();
        order.extend(0..at.moves.len() as u32);
        order[start..].sort_by_cached_key(|&index| Reverse(merit(index)));
        match order.get(start).map(|&first| merit(first))? {
            PV => Some(OrderReason::Pv),
            TABLE => Some(OrderReason::Table),
            KILLER | OLDER_KILLER => Some(OrderReason::Killer),
            0 => None,
            _ => Some(OrderReason::History),
        }
    }

    /// Takes note of the best child of a node, which `cuts`: it closes the window, or is worth exactly what
    /// the node is.
    pub(super) fn learn(&mut self, at: &At<'_, P, M>, best: u32, cuts: bool) {
        if self.uses.table {
            self.best.insert(at.position.clone(), best);
        }
        let mv = &at.moves[best as usize];
        if self.uses.history {
            // A move that decides a large subtree says more.
            let size = 1 << at.left.min(62);
            let sum = self.history.entry((at.player, mv.clone())).or_default();
            *sum = sum.saturating_add(size).min(OLDER_KILLER - 1);
        }
        if self.uses.killers && cuts {
            if self.killers.len() <= at.ply {
                self.killers.resize_with(at.ply + 1, || [None, None]);
            }
            let killers = &mut self.killers[at.ply];
            if killers[0].as_ref() != Some(mv) {
                killers.swap(0, 1);
                killers[0] = Some(mv.clone());
            }
        }
    }

    /// Returns about how many bytes it takes.
    pub(super) fn bytes(&self) -> usize {
        bytes::of_map(&self.best) + bytes::of_map(&self.history) + bytes::of_list(&self.killers)
    }
}
