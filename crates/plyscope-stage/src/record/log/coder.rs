//! Packing and unpacking as one thing: what packs an event unpacks it, too.

use plyscope::{Interval, NodeId, Outcome, Value};

/// The expected data of the next event, from those before.
#[derive(Clone, Copy, Debug)]
pub(super) struct Context {
    /// The node at work.
    pub(super) node: u32,
    /// The node that was last expanded or given a result.
    pub(super) parent: u32,
    /// The node before the one that is entered next.
    pub(super) child: u32,
    /// The number of the next node to be generated.
    pub(super) fresh: u32,
    /// The last value, and the last that was a best value so far.
    pub(super) value: Value,
    pub(super) best: Value,
    /// The last window.
    pub(super) alpha: Value,
    pub(super) beta: Value,
}

impl Default for Context {
    fn default() -> Context {
        let (alpha, beta) = (Value::NEG_INF, Value::INF);
        let (value, best) = (Value::ZERO, Value::ZERO);
        Context { node: 0, parent: 0, child: u32::MAX, fresh: 1, value, best, alpha, beta }
    }
}

/// One direction: a writer packs what it is given, and a reader replaces it by what it unpacks.
///
/// Lists are stored separately; `'a` is how long they last.
pub(super) trait Coder<'a> {
    fn context(&mut self) -> &mut Context;

    /// Codes something as a number, which is short if it is small.
    fn number<T: Copy>(
        &mut self,
        value: &mut T,
        pack: impl FnOnce(T) -> u64,
        unpack: impl FnOnce(u64) -> T,
    );

    /// Codes something as a number of up to eight bits. The first bits of an event share a byte
    /// with its kind.
    fn bits<T: Copy>(
        &mut self,
        count: u32,
        value: &mut T,
        pack: impl FnOnce(T) -> u8,
        unpack: impl FnOnce(u8) -> T,
    );

    fn nodes(&mut self, nodes: &mut &'a [NodeId]);
    fn bounds(&mut self, bounds: &mut &'a [Interval]);
    fn outcome(&mut self, outcome: &mut &'a Outcome);

    #[inline(always)]
    fn bit(&mut self, bit: &mut bool) {
        self.bits(1, bit, u8::from, |bits| bits != 0);
    }

    /// Codes a number that is likely to be near the one expected here.
    #[inline(always)]
    fn near(&mut self, number: &mut u32, expected: impl FnOnce(&Context) -> u32) {
        let expected = expected(self.context());
        self.number(
            number,
            |number| folded(i64::from(number.wrapping_sub(expected) as i32)),
            |ahead| expected.wrapping_add(unfolded(ahead) as u32),
        );
    }

    /// Codes a value; infinities are short as well.
    #[inline(always)]
    fn value(&mut self, value: &mut Value) {
        self.number(
            value,
            |value| match value {
                Value::INF => 0,
                Value::NEG_INF => 1,
                _ => folded(i64::from(value.units())) + 2,
            },
            |number| match number {
                0 => Value::INF,
                1 => Value::NEG_INF,
                _ => Value::with_units(unfolded(number - 2) as i32),
            },
        );
    }

    /// Codes a value that is likely to be the same as the one remembered here.
    #[inline(always)]
    fn remembered(&mut self, value: &mut Value, memory: impl Fn(&mut Context) -> &mut Value) {
        let known = *memory(self.context());
        let mut is_same = *value == known;
        self.bit(&mut is_same);
        if is_same {
            *value = known;
        } else {
            self.value(value);
            *memory(self.context()) = *value;
        }
    }
}

/// Maps 0, −1, 1, −2, … to 0, 1, 2, 3, …
#[inline(always)]
pub(super) fn folded(number: i64) -> u64 {
    (number << 1 ^ number >> 63) as u64
}

/// Maps 0, 1, 2, 3, … back to 0, −1, 1, −2, …
#[inline(always)]
pub(super) fn unfolded(number: u64) -> i64 {
    (number >> 1) as i64 ^ -((number & 1) as i64)
}
