//! The bytes of each event, packed and unpacked by the same code.

use plyscope::{Bound, Event, Outcome, Value};

use super::coder::{Coder, Context};
use super::fields::Field;
use crate::show::nothing_else::nothing_else;
use crate::show::words::Word;

/// Makes from the table of events what depends on it only.
macro_rules! table {
    (
        $(#[$_event:meta])*
        pub enum Event<$life:lifetime> { $(
            $(#[$_variant:meta])*
            $name:ident { $($(#[$_field:meta])* $field:ident: $type:ty,)* },
        )* }
    ) => {
        /// The kinds of events.
        #[derive(Clone, Copy)]
        enum Kind { $($name),* }

        const KINDS: &[Kind] = &[$(Kind::$name),*];

        /// Returns the number of an event's kind.
        #[inline(always)]
        pub(super) fn kind(event: Event<'_>) -> u8 {
            (match event {
                $(Event::$name { .. } => Kind::$name,)*
                _ => nothing_else(),
            }) as u8
        }

        /// Returns an event of this kind, to unpack into.
        #[cfg_attr(not(plyscope_frame), inline(always))]
        pub(super) fn blank<$life>(
            kind: u8,
            outcome: Option<&$life Outcome>,
        ) -> Option<Event<$life>> {
            Some(match KINDS.get(usize::from(kind))? {
                $(Kind::$name => Event::$name { $($field: Field::blank(outcome)?),* },)*
            })
        }

        /// Codes the fields one by one, each by its type.
        #[inline(always)]
        fn by_types<$life>(coder: &mut impl Coder<$life>, event: &mut Event<$life>) {
            match event {
                $(Event::$name { $($field),* } => { $($field.code(coder);)* })*
                _ => nothing_else(),
            }
        }

        /// Returns an upper limit of the bytes of an event, with two for its kind and its line.
        #[expect(clippy::extra_unused_lifetimes, reason = "types of the table have it")]
        const fn most<$life>() -> usize {
            // The types of the table.
            use plyscope::*;
            let mut most = 0;
            $({
                let bytes = 2 $(+ <$type as Field<$life>>::MOST)*;
                most = if bytes > most { bytes } else { most };
            })*
            most
        }
    };
}
plyscope::events!(table);

/// The number of bits for the kind of an event.
pub(super) const KIND_BITS: u32 = usize::BITS - (KINDS.len() - 1).leading_zeros();

/// The room for the bytes of an event, a power of two.
pub(super) const MOST: usize = most().next_power_of_two();

/// Packs an event, or unpacks it: the most frequent ones with more that follows from those before,
/// all others field by field.
#[inline(always)]
pub(super) fn code<'a>(coder: &mut impl Coder<'a>, event: &mut Event<'a>) {
    match event {
        Event::Pass { number, alpha, beta } => {
            number.code(coder);
            window(coder, alpha, beta);
        }
        Event::Enter { node, alpha, beta } => {
            coder.near(&mut node.0, |context| context.child.wrapping_add(1));
            let context = coder.context();
            (context.node, context.child) = (node.0, node.0);
            window(coder, alpha, beta);
        }
        Event::Expand { node, children, player, bounds } => {
            node.code(coder);
            coder.near(&mut children.first.0, |context| context.fresh);
            children.count.code(coder);
            let context = coder.context();
            context.parent = node.0;
            context.child = children.first.0.wrapping_sub(1);
            context.fresh = children.first.0.wrapping_add(children.count);
            player.code(coder);
            bounds.code(coder);
        }
        Event::Backup { node, from, value, alpha, beta } => {
            coder.near(&mut node.0, |context| context.parent);
            coder.near(&mut from.0, |context| context.child);
            let context = coder.context();
            (context.node, context.parent, context.child) = (node.0, node.0, from.0);
            coder.remembered(value, |context| &mut context.best);
            coder.context().value = *value;
            window(coder, alpha, beta);
        }
        Event::Cutoff { node, by, value, bound, pruned } => {
            node.code(coder);
            coder.near(&mut pruned.first.0, |context| context.child.wrapping_add(1));
            pruned.count.code(coder);
            by.code(coder);
            value.code(coder);
            coder.value(bound);
        }
        Event::Leave { node, value, bound } => {
            node.code(coder);
            coder.context().child = node.0;
            value.code(coder);
            bound.code(coder);
        }
        Event::Lookup { node, known, hit } => {
            node.code(coder);
            // What is known has three cases: with nothing, they fit into two bits.
            coder.bits(
                2,
                known,
                |known| known.map_or(0, |(_, bound)| 1 + bound.index()),
                |case| case.checked_sub(1).map(|bound| (Value::ZERO, Bound::of_index(bound))),
            );
            if let Some((value, _)) = known {
                coder.value(value);
            }
            hit.code(coder);
        }
        event => by_types(coder, event),
    }
}

/// Codes a window, which is often the same as the last one.
#[inline(always)]
fn window<'a>(coder: &mut impl Coder<'a>, alpha: &mut Value, beta: &mut Value) {
    coder.remembered(alpha, |context: &mut Context| &mut context.alpha);
    coder.remembered(beta, |context: &mut Context| &mut context.beta);
}
