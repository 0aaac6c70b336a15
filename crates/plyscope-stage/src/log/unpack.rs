//! Unpacking of events: it reads what [`pack`](super::pack) writes, in the same order.

use plyscope::{
    Bound, CutBy, Event, Interval, Line, NodeId, Player, Proof, Siblings, Status, Strategy,
    StrategyReason, Value,
};

use super::{BLOCK, Context, EventLog, FIRST, SECOND, THIRD, kind};
use crate::pages::{Lists, Stream};

/// An iterator over the events from the beginning of a block on.
pub(super) struct Events<'a> {
    log: &'a EventLog,
    index: usize,
    to: usize,
    bytes: &'a [u8],
    /// The position where `bytes` begin.
    position: u64,
    context: Context,
}

impl<'a> Events<'a> {
    pub(super) fn new(log: &'a EventLog, index: usize, to: usize) -> Events<'a> {
        let position = log.block(index / BLOCK).bytes;
        let bytes = log.bytes.written(position);
        Events { log, index, to, bytes, position, context: Context::default() }
    }

    fn byte(&mut self) -> u8 {
        let Some((&byte, rest)) = self.bytes.split_first() else { return 0 };
        self.bytes = rest;
        byte
    }

    fn number(&mut self) -> u32 {
        let (mut number, mut shift) = (0, 0);
        loop {
            let byte = self.byte();
            number |= u32::from(byte & 0x7f).wrapping_shl(shift);
            shift += 7;
            if byte < 0x80 {
                return number;
            }
        }
    }

    fn wide_number(&mut self) -> u64 {
        let (mut number, mut shift) = (0, 0);
        loop {
            let byte = self.byte();
            number |= u64::from(byte & 0x7f).wrapping_shl(shift);
            shift += 7;
            if byte < 0x80 {
                return number;
            }
        }
    }

    fn near(&mut self, expected: u32) -> u32 {
        expected.wrapping_add(unfolded(self.number()) as u32)
    }

    fn value(&mut self) -> Value {
        match self.number() {
            0 => Value::INF,
            1 => Value::NEG_INF,
            number => Value::new(unfolded(number - 2)),
        }
    }

    fn unless(&mut self, is_expected: bool, expected: Value) -> Value {
        if is_expected { expected } else { self.value() }
    }

    fn node(&mut self) -> NodeId {
        self.context.node = self.near(self.context.node);
        NodeId(self.context.node)
    }

    fn interval(&mut self) -> Interval {
        let (lower, upper) = (self.value(), self.value());
        Interval { lower, upper }
    }

    fn window(&mut self, alpha: bool, beta: bool) -> (Value, Value) {
        self.context.alpha = self.unless(alpha, self.context.alpha);
        self.context.beta = self.unless(beta, self.context.beta);
        (self.context.alpha, self.context.beta)
    }

    fn last_value(&mut self, is_expected: bool) -> Value {
        self.context.value = self.unless(is_expected, self.context.value);
        self.context.value
    }

    fn list<T: Copy>(&mut self, lists: &'a Lists<T>) -> &'a [T] {
        let begin = (self.number(), self.number());
        lists.get(begin, self.number())
    }

    /// Returns the event with this head.
    fn event(&mut self, head: u8) -> Option<Event<'a>> {
        let [first, second, third] = [FIRST, SECOND, THIRD].map(|case| head & case != 0);
        Some(match head & kind::MASK {
            kind::PASS => {
                let number = self.number();
                let (alpha, beta) = self.window(first, second);
                Event::Pass { number, alpha, beta }
            }
            kind::ENTER => {
                let node = self.near(self.context.child.wrapping_add(1));
                (self.context.node, self.context.child) = (node, node);
                let (alpha, beta) = self.window(first, second);
                Event::Enter { node: NodeId(node), alpha, beta }
            }
            kind::EXPAND => {
                let node = self.node();
                let (begin, count) = (self.near(self.context.fresh), self.number());
                self.context.parent = node.0;
                self.context.child = begin.wrapping_sub(1);
                self.context.fresh = begin.wrapping_add(count);
                let player = if first { Player::Min } else { Player::Max };
                let bounds = if second { self.list(&self.log.bounds) } else { &[] };
                Event::Expand {
                    node,
                    children: Siblings { first: NodeId(begin), count },
                    player,
                    bounds,
                }
            }
            kind::SAME => {
                let node = self.node();
                Event::Same { node, of: NodeId(self.near(node.0)) }
            }
            kind::EVALUATE => Event::Evaluate { node: self.node(), value: self.last_value(first) },
            kind::BOUNDS => Event::Bounds { node: self.node(), bounds: self.interval() },
            kind::BACKUP => {
                let node = self.near(self.context.parent);
                let from = self.near(self.context.child);
                let context = &mut self.context;
                (context.node, context.parent, context.child) = (node, node, from);
                let value = self.unless(first, self.context.best);
                (self.context.best, self.context.value) = (value, value);
                let (alpha, beta) = self.window(second, third);
                Event::Backup { node: NodeId(node), from: NodeId(from), value, alpha, beta }
            }
            kind::BACKUP_BOUNDS => {
                Event::BackupBounds { node: self.node(), bounds: self.interval() }
            }
            kind::CUTOFF => {
                let node = self.node();
                let begin = self.near(self.context.child.wrapping_add(1));
                let pruned = Siblings { first: NodeId(begin), count: self.number() };
                let by = if first { CutBy::Beta } else { CutBy::Alpha };
                let value = self.last_value(second);
                Event::Cutoff { node, by, value, bound: self.value(), pruned }
            }
            kind::LEAVE => {
                let node = self.node();
                self.context.child = node.0;
                Event::Leave { node, value: self.last_value(third), bound: said(head) }
            }
            kind::LOOKUP => {
                let node = self.node();
                let known = (first || second).then(|| (self.value(), said(head - FIRST)));
                Event::Lookup { node, known, hit: third }
            }
            kind::STORE => {
                Event::Store { node: self.node(), value: self.last_value(third), bound: said(head) }
            }
            kind::POP => {
                let (node, case) = (self.node(), self.byte());
                let merit = self.last_value(second);
                Event::Pop {
                    node,
                    status: status(first),
                    merit,
                    case: Some(case).filter(|&case| case != 0),
                }
            }
            kind::PUSH => Event::Push {
                node: self.node(),
                status: status(first),
                merit: self.last_value(second),
            },
            kind::PURGE => Event::Purge { nodes: self.list(&self.log.nodes) },
            kind::CHOOSE => {
                let (node, because) = (self.node(), self.byte());
                let strategy = if first { Strategy::DisproveRest } else { Strategy::ProveBest };
                Event::Choose { strategy, node, because: BECAUSE[usize::from(because)] }
            }
            kind::SELECT => Event::Select { node: self.node() },
            kind::PROVE => {
                let node = self.node();
                let (proof, disproof) = (self.number(), self.number());
                let (proof, disproof) = (proof.wrapping_sub(1), disproof.wrapping_sub(1));
                Event::Prove { node, numbers: Proof { proof, disproof } }
            }
            kind::PLAYOUT => {
                let (node, plies) = (self.node(), self.number());
                Event::Playout { node, value: self.last_value(first), plies }
            }
            kind::VISIT => {
                let (node, visits, total) = (self.node(), self.number(), self.wide_number());
                let total = (total >> 1) as i64 ^ -((total & 1) as i64);
                Event::Visit { node, visits, total }
            }
            kind::INCUMBENT => Event::Incumbent { node: self.node(), value: self.value() },
            _ => Event::Done { outcome: self.log.outcome.as_ref()? },
        })
    }
}

impl<'a> Iterator for Events<'a> {
    type Item = (Line, Event<'a>);

    fn next(&mut self) -> Option<(Line, Event<'a>)> {
        if self.index >= self.to {
            return None;
        }
        if self.index.is_multiple_of(BLOCK) {
            self.context = Context::default();
        }
        if self.bytes.is_empty() {
            self.position = Stream::<u8>::after(self.position);
            self.bytes = self.log.bytes.written(self.position);
        }
        #[cfg(test)]
        super::decoded::note(self.index);
        self.index += 1;
        let (head, line) = (self.byte(), self.byte());
        Some((line, self.event(head)?))
    }
}

/// Maps the numbers 0, 1, 2, 3… back to 0, −1, 1, −2…
fn unfolded(number: u32) -> i32 {
    (number >> 1) as i32 ^ -((number & 1) as i32)
}

pub(super) const BECAUSE: [StrategyReason; 6] = [
    StrategyReason::NotAhead,
    StrategyReason::Turn,
    StrategyReason::Policy,
    StrategyReason::SmallerTree,
    StrategyReason::Depths,
    StrategyReason::OtherExhausted,
];

/// Returns the bound that a case of two bits stands for.
fn said(head: u8) -> Bound {
    match head & (FIRST | SECOND) {
        0 => Bound::Exact,
        FIRST => Bound::Lower,
        _ => Bound::Upper,
    }
}

fn status(is_solved: bool) -> Status {
    if is_solved { Status::Solved } else { Status::Live }
}
