//! Packing of events into bytes.

use plyscope::{CutBy, Event, Interval, Line, Player, Proof, Value};

use super::{Context, EventLog, FIRST, SECOND, THIRD, kind};

/// An upper limit of the bytes of an event.
const MOST: usize = 32;

/// The bytes of one event: its kind and case, its line, its numbers.
struct Portion<'a> {
    room: &'a mut [u8; MOST],
    len: usize,
}

impl Portion<'_> {
    #[inline(always)]
    fn byte(&mut self, byte: u8) {
        self.room[self.len % MOST] = byte;
        self.len += 1;
    }

    /// Writes a number in as few bytes as it needs, seven bits in each, the lowest first (LEB128).
    #[inline(always)]
    fn number(&mut self, mut number: u32) {
        while number >= 0x80 {
            self.byte(number as u8 | 0x80);
            number >>= 7;
        }
        self.byte(number as u8);
    }

    /// Writes a number of up to 64 bits in the same format.
    #[inline(always)]
    fn wide_number(&mut self, mut number: u64) {
        while number >= 0x80 {
            self.byte(number as u8 | 0x80);
            number >>= 7;
        }
        self.byte(number as u8);
    }

    /// Writes a number that is likely to be near another.
    #[inline(always)]
    fn near(&mut self, expected: u32, number: u32) {
        let ahead = number.wrapping_sub(expected) as i32;
        self.number((ahead << 1 ^ ahead >> 31) as u32);
    }

    /// Writes a value; infinities are short as well.
    #[inline(always)]
    fn value(&mut self, value: Value) {
        let units = value.units();
        self.number(match value {
            Value::INF => 0,
            Value::NEG_INF => 1,
            _ => (units << 1 ^ units >> 31) as u32 + 2,
        });
    }

    /// Writes a value, unless it is the expected one; returns `case` if it is left out.
    #[inline(always)]
    fn unless(&mut self, expected: &mut Value, value: Value, case: u8) -> u8 {
        if *expected == value {
            return case;
        }
        self.value(value);
        *expected = value;
        0
    }
}

fn case(holds: bool, case: u8) -> u8 {
    if holds { case } else { 0 }
}

/// Returns a number of two bits as a case.
fn cases(number: u8) -> u8 {
    number * FIRST
}

impl EventLog {
    /// Appends an event.
    #[inline(always)]
    pub(super) fn pack(&mut self, line: Line, event: Event<'_>) {
        // The lists are stored separately: their positions are noted here.
        let list = match event {
            Event::Expand { bounds, .. } if !bounds.is_empty() => self.bounds.push(bounds),
            Event::Purge { nodes } => self.nodes.push(nodes),
            Event::Done { outcome } => {
                self.outcome = Some(outcome.clone());
                (0, 0)
            }
            _ => (0, 0),
        };
        let mut out = Portion { room: self.bytes.room(), len: 2 };
        let head = out.event(&mut self.context, event, list);
        (out.room[0], out.room[1]) = (head, line);
        let len = out.len;
        self.bytes.advance(len);
    }
}

impl Portion<'_> {
    /// Writes everything but the head; returns the head, which is kind and case.
    #[inline(always)]
    fn event(&mut self, context: &mut Context, event: Event<'_>, list: (u32, u32)) -> u8 {
        match event {
            Event::Pass { number, alpha, beta } => {
                self.number(number);
                let same = self.unless(&mut context.alpha, alpha, FIRST);
                kind::PASS | same | self.unless(&mut context.beta, beta, SECOND)
            }
            Event::Enter { node, alpha, beta } => {
                self.near(context.child.wrapping_add(1), node.0);
                (context.node, context.child) = (node.0, node.0);
                let same = self.unless(&mut context.alpha, alpha, FIRST);
                kind::ENTER | same | self.unless(&mut context.beta, beta, SECOND)
            }
            Event::Expand { node, children, player, bounds } => {
                self.near(context.node, node.0);
                self.near(context.fresh, children.first.0);
                self.number(children.count);
                (context.node, context.parent) = (node.0, node.0);
                context.child = children.first.0.wrapping_sub(1);
                context.fresh = children.first.0.wrapping_add(children.count);
                if !bounds.is_empty() {
                    self.list(list, bounds.len());
                }
                let told = case(!bounds.is_empty(), SECOND);
                kind::EXPAND | case(player == Player::Min, FIRST) | told
            }
            Event::Same { node, of } => {
                self.near(context.node, node.0);
                self.near(node.0, of.0);
                context.node = node.0;
                kind::SAME
            }
            Event::Evaluate { node, value } => {
                self.at(context, node.0);
                kind::EVALUATE | self.unless(&mut context.value, value, FIRST)
            }
            Event::Bounds { node, bounds } => {
                self.interval(context, node.0, bounds);
                kind::BOUNDS
            }
            Event::Backup { node, from, value, alpha, beta } => {
                self.near(context.parent, node.0);
                self.near(context.child, from.0);
                (context.node, context.parent, context.child) = (node.0, node.0, from.0);
                let same = self.unless(&mut context.best, value, FIRST)
                    | self.unless(&mut context.alpha, alpha, SECOND)
                    | self.unless(&mut context.beta, beta, THIRD);
                context.value = value;
                kind::BACKUP | same
            }
            Event::BackupBounds { node, bounds } => {
                self.interval(context, node.0, bounds);
                kind::BACKUP_BOUNDS
            }
            Event::Cutoff { node, by, value, bound, pruned } => {
                self.at(context, node.0);
                self.near(context.child.wrapping_add(1), pruned.first.0);
                self.number(pruned.count);
                let same = self.unless(&mut context.value, value, SECOND);
                self.value(bound);
                kind::CUTOFF | case(by == CutBy::Beta, FIRST) | same
            }
            Event::Leave { node, value, bound } => {
                self.at(context, node.0);
                context.child = node.0;
                kind::LEAVE | cases(bound as u8) | self.unless(&mut context.value, value, THIRD)
            }
            Event::Lookup { node, known, hit } => {
                self.at(context, node.0);
                let known = known.map(|(value, bound)| {
                    self.value(value);
                    1 + bound as u8
                });
                kind::LOOKUP | case(hit, THIRD) | cases(known.unwrap_or(0))
            }
            Event::Store { node, value, bound } => {
                self.at(context, node.0);
                kind::STORE | cases(bound as u8) | self.unless(&mut context.value, value, THIRD)
            }
            Event::Pop { node, status, merit, case } => {
                self.at(context, node.0);
                self.byte(case.unwrap_or(0));
                kind::POP | cases(status as u8) | self.unless(&mut context.value, merit, SECOND)
            }
            Event::Push { node, status, merit } => {
                self.at(context, node.0);
                kind::PUSH | cases(status as u8) | self.unless(&mut context.value, merit, SECOND)
            }
            Event::Purge { nodes } => {
                self.list(list, nodes.len());
                kind::PURGE
            }
            Event::Choose { strategy, node, because } => {
                self.at(context, node.0);
                self.byte(because as u8);
                kind::CHOOSE | cases(strategy as u8)
            }
            Event::Select { node } => {
                self.at(context, node.0);
                kind::SELECT
            }
            Event::Prove { node, numbers: Proof { proof, disproof } } => {
                self.at(context, node.0);
                // An infinite number is short, too.
                self.number(proof.wrapping_add(1));
                self.number(disproof.wrapping_add(1));
                kind::PROVE
            }
            Event::Playout { node, value, plies } => {
                self.at(context, node.0);
                self.number(plies);
                kind::PLAYOUT | self.unless(&mut context.value, value, FIRST)
            }
            Event::Visit { node, visits, total } => {
                self.at(context, node.0);
                self.number(visits);
                self.wide_number((total << 1 ^ total >> 63) as u64);
                kind::VISIT
            }
            Event::Incumbent { node, value } => {
                self.at(context, node.0);
                self.value(value);
                kind::INCUMBENT
            }
            Event::Done { .. } => kind::DONE,
            _ => crate::nothing_else::nothing_else(),
        }
    }

    /// Writes the node at work.
    #[inline(always)]
    fn at(&mut self, context: &mut Context, node: u32) {
        self.near(context.node, node);
        context.node = node;
    }

    fn interval(&mut self, context: &mut Context, node: u32, Interval { lower, upper }: Interval) {
        self.at(context, node);
        self.value(lower);
        self.value(upper);
    }

    fn list(&mut self, (page, begin): (u32, u32), len: usize) {
        self.number(page);
        self.number(begin);
        self.number(len as u32);
    }
}
