//! The bytes of events, written and read.

use plyscope::{Event, Interval, Line, NodeId, Outcome};

use super::coder::{Coder, Context};
use super::events::{self, KIND_BITS, MOST};
use crate::record::pages::{Lists, Stream};

/// Events as bytes, and the lists that they borrow.
#[derive(Clone, Debug, Default)]
pub(super) struct Packed {
    bytes: Stream<u8>,
    nodes: Lists<NodeId>,
    bounds: Lists<Interval>,
    outcome: Option<Outcome>,
}

impl Packed {
    pub(super) fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// Returns the position of the next event.
    pub(super) fn position(&self) -> u64 {
        self.bytes.position()
    }

    /// Returns the number of bytes it takes.
    pub(super) fn bytes(&self) -> usize {
        self.bytes.bytes() + self.nodes.bytes() + self.bounds.bytes()
    }

    /// Appends an event.
    #[inline(always)]
    pub(super) fn push(&mut self, context: &mut Context, line: Line, mut event: Event<'_>) {
        let mut writer = Writer {
            room: self.bytes.room(),
            len: 2,
            flags: events::kind(event),
            used: KIND_BITS,
            flags_at: 0,
            context,
            nodes: &mut self.nodes,
            bounds: &mut self.bounds,
            outcome: &mut self.outcome,
        };
        events::code(&mut writer, &mut event);
        let Writer { room, len, flags, flags_at, .. } = writer;
        room[1] = line;
        room[flags_at % MOST] = flags;
        self.bytes.advance(len);
    }

    /// Returns a reader of the events from a position on.
    pub(super) fn read(&self, position: u64) -> Reader<'_> {
        let bytes = self.bytes.written(position);
        Reader { packed: self, position, bytes, flags: 0, left: 0, context: Context::default() }
    }
}

/// It packs an event: its kind and first bits, its line, its numbers and any other bits.
struct Writer<'w> {
    room: &'w mut [u8; MOST],
    len: usize,
    /// The byte of bits that is not full yet, the number of bits in it, and its place.
    flags: u8,
    used: u32,
    flags_at: usize,
    context: &'w mut Context,
    nodes: &'w mut Lists<NodeId>,
    bounds: &'w mut Lists<Interval>,
    outcome: &'w mut Option<Outcome>,
}

impl Writer<'_> {
    #[inline(always)]
    fn byte(&mut self, byte: u8) {
        self.room[self.len % MOST] = byte;
        self.len += 1;
    }

    /// Writes seven bits in each byte, the lowest first (LEB128).
    #[inline(always)]
    fn write(&mut self, mut number: u64) {
        while number >= 0x80 {
            self.byte(number as u8 | 0x80);
            number >>= 7;
        }
        self.byte(number as u8);
    }

    /// Writes the place of a list.
    fn place(&mut self, (page, begin): (u32, u32), len: usize) {
        self.write(page.into());
        self.write(begin.into());
        self.write(len as u64);
    }
}

impl<'a> Coder<'a> for Writer<'_> {
    #[inline(always)]
    fn context(&mut self) -> &mut Context {
        self.context
    }

    #[inline(always)]
    fn number<T: Copy>(
        &mut self,
        value: &mut T,
        pack: impl FnOnce(T) -> u64,
        _: impl FnOnce(u64) -> T,
    ) {
        self.write(pack(*value));
    }

    #[inline(always)]
    fn bits<T: Copy>(
        &mut self,
        count: u32,
        value: &mut T,
        pack: impl FnOnce(T) -> u8,
        _: impl FnOnce(u8) -> T,
    ) {
        if self.used + count > u8::BITS {
            self.room[self.flags_at % MOST] = self.flags;
            (self.flags, self.used, self.flags_at) = (0, 0, self.len);
            self.len += 1;
        }
        self.flags |= pack(*value) << self.used;
        self.used += count;
    }

    fn nodes(&mut self, nodes: &mut &'a [NodeId]) {
        let place = self.nodes.push(nodes);
        self.place(place, nodes.len());
    }

    fn bounds(&mut self, bounds: &mut &'a [Interval]) {
        let place = self.bounds.push(bounds);
        self.place(place, bounds.len());
    }

    fn outcome(&mut self, outcome: &mut &'a Outcome) {
        *self.outcome = Some(outcome.clone());
    }
}

/// It unpacks one event after the other.
pub(super) struct Reader<'a> {
    packed: &'a Packed,
    /// The bytes to the end of a page, and the position where they began.
    bytes: &'a [u8],
    position: u64,
    /// The bits that were read and not yet taken, and their number.
    flags: u8,
    left: u32,
    context: Context,
}

impl<'a> Reader<'a> {
    /// Forgets the events before, as the writer did at this place.
    pub(super) fn reset(&mut self) {
        self.context = Context::default();
    }

    /// Returns the next event and its line.
    #[cfg_attr(not(plyscope_frame), inline(always))]
    pub(super) fn next(&mut self) -> Option<(Line, Event<'a>)> {
        if self.bytes.is_empty() {
            self.position = Stream::<u8>::after(self.position);
            self.bytes = self.packed.bytes.written(self.position);
        }
        let (head, line) = (self.byte(), self.byte());
        (self.flags, self.left) = (head >> KIND_BITS, u8::BITS - KIND_BITS);
        let mut event = events::blank(head & ((1 << KIND_BITS) - 1), self.packed.outcome())?;
        events::code(self, &mut event);
        Some((line, event))
    }

    #[cfg_attr(not(plyscope_frame), inline(always))]
    fn byte(&mut self) -> u8 {
        let Some((&byte, rest)) = self.bytes.split_first() else { return 0 };
        self.bytes = rest;
        byte
    }

    #[cfg_attr(not(plyscope_frame), inline(always))]
    fn read(&mut self) -> u64 {
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

    /// Reads the place of a list, and its length.
    fn place(&mut self) -> ((u32, u32), u32) {
        let [page, begin, len] = [(); 3].map(|()| self.read() as u32);
        ((page, begin), len)
    }
}

impl<'a> Coder<'a> for Reader<'a> {
    #[cfg_attr(not(plyscope_frame), inline(always))]
    fn context(&mut self) -> &mut Context {
        &mut self.context
    }

    #[cfg_attr(not(plyscope_frame), inline(always))]
    fn number<T: Copy>(
        &mut self,
        value: &mut T,
        _: impl FnOnce(T) -> u64,
        unpack: impl FnOnce(u64) -> T,
    ) {
        *value = unpack(self.read());
    }

    #[cfg_attr(not(plyscope_frame), inline(always))]
    fn bits<T: Copy>(
        &mut self,
        count: u32,
        value: &mut T,
        _: impl FnOnce(T) -> u8,
        unpack: impl FnOnce(u8) -> T,
    ) {
        if self.left < count {
            (self.flags, self.left) = (self.byte(), u8::BITS);
        }
        *value = unpack(self.flags & ((1 << count) - 1));
        self.flags >>= count;
        self.left -= count;
    }

    fn nodes(&mut self, nodes: &mut &'a [NodeId]) {
        let (place, len) = self.place();
        *nodes = self.packed.nodes.get(place, len);
    }

    fn bounds(&mut self, bounds: &mut &'a [Interval]) {
        let (place, len) = self.place();
        *bounds = self.packed.bounds.get(place, len);
    }

    /// The blank event has it.
    fn outcome(&mut self, _: &mut &'a Outcome) {}
}
