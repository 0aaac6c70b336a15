//! The fields of events, each packed by its type.

use plyscope::{Interval, NodeId, Outcome, Proof, Siblings, Value};

use super::coder::{Coder, folded, unfolded};
use crate::show::words::Word;

/// An upper limit of the bytes of a list's position and length.
const POSITION: usize = 13;

/// A type of fields of events.
pub(super) trait Field<'a>: Copy + 'a {
    /// An upper limit of the bytes it takes.
    const MOST: usize;
    /// Any value; `None` if there is no constant one.
    const BLANK: Option<Self>;

    /// Returns a value to unpack into, in the log of a search with this outcome.
    fn blank(_: Option<&'a Outcome>) -> Option<Self> {
        Self::BLANK
    }

    /// Packs it, or unpacks it.
    fn code(&mut self, coder: &mut impl Coder<'a>);
}

/// A node, which is likely to be near the node at work, and is then the one at work.
impl<'a> Field<'a> for NodeId {
    const MOST: usize = 5;
    const BLANK: Option<NodeId> = Some(NodeId::ROOT);

    #[inline(always)]
    fn code(&mut self, coder: &mut impl Coder<'a>) {
        coder.near(&mut self.0, |context| context.node);
        coder.context().node = self.0;
    }
}

impl<'a> Field<'a> for Siblings {
    const MOST: usize = 10;
    const BLANK: Option<Siblings> = Some(Siblings { first: NodeId::ROOT, count: 0 });

    #[inline(always)]
    fn code(&mut self, coder: &mut impl Coder<'a>) {
        coder.near(&mut self.first.0, |context| context.node);
        self.count.code(coder);
    }
}

/// A value, which is often the same as that of an event before.
impl<'a> Field<'a> for Value {
    const MOST: usize = 6;
    const BLANK: Option<Value> = Some(Value::ZERO);

    #[inline(always)]
    fn code(&mut self, coder: &mut impl Coder<'a>) {
        coder.remembered(self, |context| &mut context.value);
    }
}

impl<'a> Field<'a> for Interval {
    const MOST: usize = 10;
    const BLANK: Option<Interval> = Some(Interval::ALL);

    #[inline(always)]
    fn code(&mut self, coder: &mut impl Coder<'a>) {
        coder.value(&mut self.lower);
        coder.value(&mut self.upper);
    }
}

/// Two numbers, short if they are infinite, too.
impl<'a> Field<'a> for Proof {
    const MOST: usize = 10;
    const BLANK: Option<Proof> = Some(Proof::UNKNOWN);

    #[inline(always)]
    fn code(&mut self, coder: &mut impl Coder<'a>) {
        for number in [&mut self.proof, &mut self.disproof] {
            let pack = |number: u32| u64::from(number.wrapping_add(1));
            coder.number(number, pack, |number| (number as u32).wrapping_sub(1));
        }
    }
}

impl<'a> Field<'a> for bool {
    const MOST: usize = 1;
    const BLANK: Option<bool> = Some(false);

    #[inline(always)]
    fn code(&mut self, coder: &mut impl Coder<'a>) {
        coder.bit(self);
    }
}

impl<'a> Field<'a> for u8 {
    const MOST: usize = 2;
    const BLANK: Option<u8> = Some(0);

    #[inline(always)]
    fn code(&mut self, coder: &mut impl Coder<'a>) {
        coder.number(self, u64::from, |number| number as u8);
    }
}

impl<'a> Field<'a> for u32 {
    const MOST: usize = 5;
    const BLANK: Option<u32> = Some(0);

    #[inline(always)]
    fn code(&mut self, coder: &mut impl Coder<'a>) {
        coder.number(self, u64::from, |number| number as u32);
    }
}

impl<'a> Field<'a> for i64 {
    const MOST: usize = 10;
    const BLANK: Option<i64> = Some(0);

    #[inline(always)]
    fn code(&mut self, coder: &mut impl Coder<'a>) {
        coder.number(self, folded, unfolded);
    }
}

/// One of a few variants.
impl<'a, T: Word> Field<'a> for T {
    const MOST: usize = 1;
    const BLANK: Option<T> = T::ALL.first().copied();

    #[inline(always)]
    fn code(&mut self, coder: &mut impl Coder<'a>) {
        let bits = usize::BITS - (T::ALL.len() - 1).leading_zeros();
        coder.bits(bits, self, T::index, T::of_index);
    }
}

impl<'a, T: Field<'a>> Field<'a> for Option<T> {
    const MOST: usize = 1 + T::MOST;
    const BLANK: Option<Option<T>> = Some(None);

    #[inline(always)]
    fn code(&mut self, coder: &mut impl Coder<'a>) {
        let mut is_some = self.is_some();
        coder.bit(&mut is_some);
        if is_some && self.is_none() {
            *self = T::BLANK;
        }
        if let Some(value) = self {
            value.code(coder);
        }
    }
}

impl<'a, T: Field<'a>, U: Field<'a>> Field<'a> for (T, U) {
    const MOST: usize = T::MOST + U::MOST;
    const BLANK: Option<(T, U)> = match (T::BLANK, U::BLANK) {
        (Some(one), Some(other)) => Some((one, other)),
        _ => None,
    };

    #[inline(always)]
    fn code(&mut self, coder: &mut impl Coder<'a>) {
        self.0.code(coder);
        self.1.code(coder);
    }
}

/// A list is stored separately; an empty one takes a bit.
impl<'a> Field<'a> for &'a [NodeId] {
    const MOST: usize = 1 + POSITION;
    const BLANK: Option<&'a [NodeId]> = Some(&[]);

    #[inline(always)]
    fn code(&mut self, coder: &mut impl Coder<'a>) {
        let mut is_empty = self.is_empty();
        coder.bit(&mut is_empty);
        if !is_empty {
            coder.nodes(self);
        }
    }
}

impl<'a> Field<'a> for &'a [Interval] {
    const MOST: usize = 1 + POSITION;
    const BLANK: Option<&'a [Interval]> = Some(&[]);

    #[inline(always)]
    fn code(&mut self, coder: &mut impl Coder<'a>) {
        let mut is_empty = self.is_empty();
        coder.bit(&mut is_empty);
        if !is_empty {
            coder.bounds(self);
        }
    }
}

/// The outcome is stored as a whole, once.
impl<'a> Field<'a> for &'a Outcome {
    const MOST: usize = 0;
    const BLANK: Option<&'a Outcome> = None;

    fn blank(outcome: Option<&'a Outcome>) -> Option<&'a Outcome> {
        outcome
    }

    #[inline(always)]
    fn code(&mut self, coder: &mut impl Coder<'a>) {
        coder.outcome(self);
    }
}
