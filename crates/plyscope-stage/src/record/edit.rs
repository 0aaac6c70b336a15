//! Changes of a node, applied and logged.

use plyscope::{CutBy, NodeId, Player, Siblings, Status, Value};

use crate::record::changes::Changes;
use crate::record::state::{
    Flags, LOWER, NUMBERS, NodeNumbers, NumbersKind, Phase, State, UPPER, VALUE,
};

/// The changes of a node, which are logged in one entry, however much of it changes.
#[must_use = "nothing is logged before `write`"]
pub(crate) struct NodeEdit<'a> {
    node: NodeId,
    flags: Flags,
    /// For each of its numbers, the one before XOR the one after. The state has the new ones
    /// already.
    xors: [u32; NUMBERS],
    state: &'a mut State,
    log: &'a mut Changes,
}

impl<'a> NodeEdit<'a> {
    #[inline(always)]
    pub(crate) fn new(node: NodeId, state: &'a mut State, log: &'a mut Changes) -> NodeEdit<'a> {
        NodeEdit { node, flags: *state.flags_mut(node), xors: [0; NUMBERS], state, log }
    }

    #[inline(always)]
    pub(crate) fn write(self) {
        let flags = self.state.flags_mut(self.node);
        self.log.push(self.node, flags.0 ^ self.flags.0, self.xors);
        *flags = self.flags;
    }

    #[inline(always)]
    fn put(&mut self, column: usize, value: Value) {
        self.put_word(column, value.units() as u32);
    }

    #[inline(always)]
    fn put_word(&mut self, column: usize, word: u32) {
        let number = self.state.number_mut(self.node, column);
        self.xors[column] ^= *number ^ word;
        *number = word;
    }

    #[inline(always)]
    fn put_if(&mut self, value: Option<Value>) -> bool {
        value.into_iter().for_each(|value| self.put(VALUE, value));
        value.is_some()
    }

    #[inline(always)]
    pub(crate) fn phase(self, phase: Phase) -> NodeEdit<'a> {
        NodeEdit { flags: self.flags.with_phase(phase), ..self }
    }

    #[inline(always)]
    pub(crate) fn open(self, status: Option<Status>) -> NodeEdit<'a> {
        NodeEdit { flags: self.flags.with_open(status), ..self }
    }

    #[inline(always)]
    pub(crate) fn cut_by(self, by: Option<CutBy>) -> NodeEdit<'a> {
        NodeEdit { flags: self.flags.with_cut_by(by), ..self }
    }

    pub(crate) fn on_line(self) -> NodeEdit<'a> {
        NodeEdit { flags: self.flags.with_line(), ..self }
    }

    /// Sets the player whose test it is, if it is one, and whether the node was tested and is
    /// searched again.
    #[inline(always)]
    pub(crate) fn asked(self, by: Option<Player>, again: bool) -> NodeEdit<'a> {
        NodeEdit { flags: self.flags.with_asker(by, again), ..self }
    }

    #[inline(always)]
    pub(crate) fn numbers(mut self, numbers: NodeNumbers) -> NodeEdit<'a> {
        let kind = match numbers {
            NodeNumbers::None => NumbersKind::None,
            NodeNumbers::Window { alpha, beta, value } => {
                self.put(LOWER, alpha);
                self.put(UPPER, beta);
                NumbersKind::Window { valued: self.put_if(value) }
            }
            NodeNumbers::Test { than, value, .. } => {
                self.put(LOWER, than);
                NumbersKind::Test { valued: self.put_if(value) }
            }
            NodeNumbers::Merit(value, bound) => {
                self.put(VALUE, value);
                NumbersKind::Merit(bound)
            }
            NodeNumbers::Interval { lower, upper } => {
                self.put(LOWER, lower);
                self.put(UPPER, upper);
                NumbersKind::Interval
            }
            NodeNumbers::Value(value, bound) => {
                self.put(VALUE, value);
                NumbersKind::Value(bound)
            }
            NodeNumbers::Own(words) => {
                for (column, word) in words.into_iter().enumerate() {
                    // One that is always zero takes no room.
                    if word != self.state.word(self.node, column) {
                        self.put_word(column, word);
                    }
                }
                NumbersKind::Own
            }
        };
        NodeEdit { flags: self.flags.with_kind(kind), ..self }
    }
}

impl State {
    /// Changes everything of siblings but their numbers. Consecutive siblings with the same change
    /// share an entry of the log.
    #[inline(always)]
    pub(crate) fn mark(
        &mut self,
        nodes: Siblings,
        log: &mut Changes,
        new: impl Fn(Flags) -> Flags,
    ) {
        let end = nodes.first.0 + nodes.count;
        let (mut first, mut alike, mut node) = (nodes.first, 0, nodes.first);
        while node.0 < end {
            let (flags, count) = self.flags_alike(node, end - node.0);
            let xor = flags.0 ^ new(flags).0;
            if xor != 0 {
                self.flip(Siblings { first: node, count }, xor);
            }
            if xor != alike {
                log.push_alike(Siblings { first, count: node.0 - first.0 }, alike);
                (first, alike) = (node, xor);
            }
            node.0 += count;
        }
        log.push_alike(Siblings { first, count: end - first.0 }, alike);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Siblings with the same change, in runs of all lengths, and others without a change: forth
    /// and back.
    #[test]
    fn siblings_are_marked_and_restored() {
        let (mut state, mut log) = (State::default(), Changes::default());
        state.grow(20_000);
        let all = Siblings { first: NodeId(3), count: 19_990 };
        let status =
            |node: u32| [None, Some(Status::Live), Some(Status::Solved)][node as usize % 3];
        // Runs of 1, 2, 3… and in the end one longer than an entry can count.
        let ends = (1..).map(|n| n * (n + 1) / 2).take_while(|&end| end < 10_000);
        for (run, end) in ends.enumerate() {
            let nodes = Siblings { first: NodeId(end), count: run as u32 + 2 };
            state.mark(nodes, &mut log, |it| it.with_open(status(run as u32)));
        }
        let (before, from) = (state.clone(), log.position());
        state.mark(all, &mut log, |it| match it.open() {
            Some(Status::Solved) => it,
            _ => it.with_open(None).with_phase(Phase::Cut),
        });
        let (after, to) = (state.clone(), log.position());
        assert!(before != after);
        log.apply(from, to, &mut state);
        assert!(state == before, "taken back");
        log.apply(from, to, &mut state);
        assert!(state == after, "carried out again");
        // Two words for each run, not for each node.
        assert!(to - from < 1_000, "{}", to - from);
    }
}
