//! The events of a run, packed.

use plyscope::{
    Because, Bound, CutBy, Event, Interval, Line, NodeId, Outcome, Player, Proof, Siblings, Status,
    Strategy, Value,
};

/// Every event of a run, 28 bytes each, in order.
///
/// An [`Event`] borrows what it can't hold; here the lists lie in one vector
/// for all events, and an event knows where its own begins.
#[derive(Clone, Debug, Default)]
pub(crate) struct EventLog {
    events: Vec<Packed>,
    nodes: Vec<NodeId>,
    bounds: Vec<Interval>,
    outcome: Option<Outcome>,
}

/// An event's numbers; what each stands for is between [`EventLog::push`]
/// and [`EventLog::get`].
#[derive(Clone, Copy, Debug)]
struct Packed {
    kind: Kind,
    line: Line,
    /// A case of few.
    small: u8,
    node: u32,
    a: i32,
    b: i32,
    c: i32,
    d: i32,
    /// How many changes were logged when it was over.
    changes: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Pass,
    Enter,
    Expand,
    Same,
    Evaluate,
    Bounds,
    Backup,
    BackupBounds,
    Cutoff,
    Leave,
    Lookup,
    Store,
    Pop,
    Push,
    Purge,
    Choose,
    Select,
    Prove,
    Incumbent,
    Done,
}

impl EventLog {
    pub(crate) fn len(&self) -> usize {
        self.events.len()
    }

    pub(crate) fn line(&self, index: usize) -> Line {
        self.events[index].line
    }

    /// How many changes were logged when the event was over.
    pub(crate) fn changes_after(&self, index: usize) -> usize {
        self.events[index].changes as usize
    }

    pub(crate) fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// The bytes it holds.
    pub(crate) fn bytes(&self) -> usize {
        self.events.len() * size_of::<Packed>()
            + self.nodes.len() * size_of::<NodeId>()
            + self.bounds.len() * size_of::<Interval>()
    }

    pub(crate) fn push(&mut self, line: Line, event: Event<'_>, changes: usize) {
        let nothing = Packed {
            kind: Kind::Pass,
            line,
            small: 0,
            node: 0,
            a: 0,
            b: 0,
            c: 0,
            d: 0,
            // 2^32 changes take 32 GB: no memory for them.
            changes: changes as u32,
        };
        let packed = match event {
            Event::Pass { number, alpha, beta } => Packed {
                kind: Kind::Pass,
                node: number,
                a: alpha.units(),
                b: beta.units(),
                ..nothing
            },
            Event::Enter { node, alpha, beta } => Packed {
                kind: Kind::Enter,
                node: node.0,
                a: alpha.units(),
                b: beta.units(),
                ..nothing
            },
            Event::Expand { node, children, player, bounds } => {
                let start = self.bounds.len();
                self.bounds.extend_from_slice(bounds);
                Packed {
                    kind: Kind::Expand,
                    small: u8::from(player == Player::Min),
                    node: node.0,
                    a: children.first.0 as i32,
                    b: children.count as i32,
                    c: start as i32,
                    d: bounds.len() as i32,
                    ..nothing
                }
            }
            Event::Same { node, of } => {
                Packed { kind: Kind::Same, node: node.0, a: of.0 as i32, ..nothing }
            }
            Event::Evaluate { node, value } => {
                Packed { kind: Kind::Evaluate, node: node.0, a: value.units(), ..nothing }
            }
            Event::Bounds { node, bounds: Interval { lower, upper } } => Packed {
                kind: Kind::Bounds,
                node: node.0,
                a: lower.units(),
                b: upper.units(),
                ..nothing
            },
            Event::Backup { node, from, value, alpha, beta } => Packed {
                kind: Kind::Backup,
                node: node.0,
                a: from.0 as i32,
                b: value.units(),
                c: alpha.units(),
                d: beta.units(),
                ..nothing
            },
            Event::BackupBounds { node, bounds: Interval { lower, upper } } => Packed {
                kind: Kind::BackupBounds,
                node: node.0,
                a: lower.units(),
                b: upper.units(),
                ..nothing
            },
            Event::Cutoff { node, by, value, bound, pruned } => Packed {
                kind: Kind::Cutoff,
                small: u8::from(by == CutBy::Beta),
                node: node.0,
                a: value.units(),
                b: bound.units(),
                c: pruned.first.0 as i32,
                d: pruned.count as i32,
                ..nothing
            },
            Event::Leave { node, value, bound } => Packed {
                kind: Kind::Leave,
                small: bound as u8,
                node: node.0,
                a: value.units(),
                ..nothing
            },
            Event::Lookup { node, known, hit } => {
                let (value, bound) = known.unwrap_or((Value::ZERO, Bound::Exact));
                Packed {
                    kind: Kind::Lookup,
                    small: bound as u8 | u8::from(known.is_some()) << 2 | u8::from(hit) << 3,
                    node: node.0,
                    a: value.units(),
                    ..nothing
                }
            }
            Event::Store { node, value, bound } => Packed {
                kind: Kind::Store,
                small: bound as u8,
                node: node.0,
                a: value.units(),
                ..nothing
            },
            Event::Pop { node, status, merit, case } => Packed {
                kind: Kind::Pop,
                small: status as u8 | case.unwrap_or(0) << 1,
                node: node.0,
                a: merit.units(),
                ..nothing
            },
            Event::Push { node, status, merit } => Packed {
                kind: Kind::Push,
                small: status as u8,
                node: node.0,
                a: merit.units(),
                ..nothing
            },
            Event::Purge { nodes } => {
                let start = self.nodes.len();
                self.nodes.extend_from_slice(nodes);
                Packed { kind: Kind::Purge, a: start as i32, b: nodes.len() as i32, ..nothing }
            }
            Event::Choose { strategy, node, because } => Packed {
                kind: Kind::Choose,
                small: strategy as u8 | (because as u8) << 1,
                node: node.0,
                ..nothing
            },
            Event::Select { node } => Packed { kind: Kind::Select, node: node.0, ..nothing },
            Event::Prove { node, numbers: Proof { proof, disproof } } => Packed {
                kind: Kind::Prove,
                node: node.0,
                a: proof as i32,
                b: disproof as i32,
                ..nothing
            },
            Event::Incumbent { node, value } => {
                Packed { kind: Kind::Incumbent, node: node.0, a: value.units(), ..nothing }
            }
            Event::Done { outcome } => {
                self.outcome = Some(outcome.clone());
                Packed { kind: Kind::Done, ..nothing }
            }
        };
        self.events.push(packed);
    }

    /// The event as it was told; `None` beyond the end.
    pub(crate) fn get(&self, index: usize) -> Option<Event<'_>> {
        let &Packed { kind, small, node, a, b, c, d, .. } = self.events.get(index)?;
        let node = NodeId(node);
        let value = Value::new;
        let siblings =
            |first: i32, count: i32| Siblings { first: NodeId(first as u32), count: count as u32 };
        let bounds = Interval { lower: value(a), upper: value(b) };
        let slice =
            |start: i32, len: i32| start as u32 as usize..(start as u32 + len as u32) as usize;
        Some(match kind {
            Kind::Pass => Event::Pass { number: node.0, alpha: value(a), beta: value(b) },
            Kind::Enter => Event::Enter { node, alpha: value(a), beta: value(b) },
            Kind::Expand => Event::Expand {
                node,
                children: siblings(a, b),
                player: if small == 1 { Player::Min } else { Player::Max },
                bounds: &self.bounds[slice(c, d)],
            },
            Kind::Same => Event::Same { node, of: NodeId(a as u32) },
            Kind::Evaluate => Event::Evaluate { node, value: value(a) },
            Kind::Bounds => Event::Bounds { node, bounds },
            Kind::Backup => Event::Backup {
                node,
                from: NodeId(a as u32),
                value: value(b),
                alpha: value(c),
                beta: value(d),
            },
            Kind::BackupBounds => Event::BackupBounds { node, bounds },
            Kind::Cutoff => Event::Cutoff {
                node,
                by: if small == 1 { CutBy::Beta } else { CutBy::Alpha },
                value: value(a),
                bound: value(b),
                pruned: siblings(c, d),
            },
            Kind::Leave => Event::Leave { node, value: value(a), bound: bound_of(small) },
            Kind::Lookup => Event::Lookup {
                node,
                known: (small & 4 != 0).then(|| (value(a), bound_of(small))),
                hit: small & 8 != 0,
            },
            Kind::Store => Event::Store { node, value: value(a), bound: bound_of(small) },
            Kind::Pop => Event::Pop {
                node,
                status: status_of(small),
                merit: value(a),
                case: Some(small >> 1).filter(|&case| case != 0),
            },
            Kind::Push => Event::Push { node, status: status_of(small), merit: value(a) },
            Kind::Purge => Event::Purge { nodes: &self.nodes[slice(a, b)] },
            Kind::Choose => Event::Choose {
                strategy: if small & 1 == 0 { Strategy::ProveBest } else { Strategy::DisproveRest },
                node,
                because: BECAUSE[usize::from(small >> 1)],
            },
            Kind::Select => Event::Select { node },
            Kind::Prove => {
                Event::Prove { node, numbers: Proof { proof: a as u32, disproof: b as u32 } }
            }
            Kind::Incumbent => Event::Incumbent { node, value: value(a) },
            Kind::Done => Event::Done { outcome: self.outcome.as_ref()? },
        })
    }
}

const BECAUSE: [Because; 6] = [
    Because::NotAhead,
    Because::Turn,
    Because::Policy,
    Because::SmallerTree,
    Because::Depths,
    Because::OtherExhausted,
];

fn bound_of(small: u8) -> Bound {
    match small & 3 {
        0 => Bound::Exact,
        1 => Bound::Lower,
        _ => Bound::Upper,
    }
}

fn status_of(small: u8) -> Status {
    if small & 1 == 0 { Status::Live } else { Status::Solved }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each kind, with numbers that tell the fields apart.
    #[test]
    fn events_come_out_as_they_went_in() {
        let [one, two, three] = [1, 2, 3].map(NodeId);
        let [alpha, beta, v] = [Value::NEG_INF, Value::INF, Value::new(-7)];
        let pruned = Siblings { first: three, count: 9 };
        let (nodes, told) = ([two, three], [Interval::ALL, Interval::exactly(v)]);
        let mut events = vec![
            Event::Pass { number: 4, alpha, beta },
            Event::Enter { node: one, alpha, beta },
            Event::Expand { node: two, children: pruned, player: Player::Min, bounds: &told },
            Event::Expand { node: two, children: pruned, player: Player::Max, bounds: &[] },
            Event::Same { node: three, of: two },
            Event::Evaluate { node: one, value: v },
            Event::Bounds { node: one, bounds: Interval { lower: v, upper: beta } },
            Event::Backup { node: one, from: two, value: v, alpha, beta },
            Event::BackupBounds { node: one, bounds: Interval { lower: v, upper: beta } },
            Event::Cutoff { node: one, by: CutBy::Alpha, value: v, bound: alpha, pruned },
            Event::Cutoff { node: one, by: CutBy::Beta, value: v, bound: beta, pruned },
            Event::Lookup { node: one, known: None, hit: false },
            Event::Purge { nodes: &nodes },
            Event::Purge { nodes: &[] },
            Event::Select { node: three },
            Event::Prove { node: one, numbers: Proof::PROVED },
            Event::Prove { node: two, numbers: Proof { proof: 3, disproof: 4 } },
            Event::Incumbent { node: three, value: v },
        ];
        for bound in [Bound::Exact, Bound::Lower, Bound::Upper] {
            events.push(Event::Leave { node: one, value: v, bound });
            events.push(Event::Store { node: one, value: v, bound });
            events.push(Event::Lookup { node: one, known: Some((v, bound)), hit: true });
        }
        for status in [Status::Live, Status::Solved] {
            events.push(Event::Push { node: one, status, merit: v });
            for case in [None, Some(1), Some(6)] {
                events.push(Event::Pop { node: one, status, merit: v, case });
            }
        }
        for because in BECAUSE {
            for strategy in [Strategy::ProveBest, Strategy::DisproveRest] {
                events.push(Event::Choose { strategy, node: two, because });
            }
        }
        let mut log = EventLog::default();
        for (index, event) in events.iter().enumerate() {
            log.push(index as u8, *event, 3 * index);
        }
        for (index, event) in events.into_iter().enumerate() {
            assert_eq!(log.get(index), Some(event));
            assert_eq!((log.line(index), log.changes_after(index)), (index as u8, 3 * index));
        }
        assert_eq!(log.get(log.len()), None);
    }
}
