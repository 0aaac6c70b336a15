//! What is known of every node at one moment, as columns of numbers, and the
//! log of reversible changes that moves that moment.
//!
//! A change is a slot and `before XOR after`, which is its own inverse: one
//! loop goes forward, back and anywhere.

use plyscope::{Bound, CutBy, Interval, NodeId, Player, Proof, Status, Value};

/// How far a node is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Not looked at.
    Idle,
    /// Entered, unresolved.
    Live,
    /// Its value, or what matters of it, is known.
    Resolved,
    /// Never to be looked at, or not any further.
    Cut,
}

/// What a node's numbers are, beside its phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Figures {
    /// Nothing is known.
    None,
    /// A window, and the best value so far where there is one.
    Window {
        /// MAX already has this much.
        alpha: Value,
        /// MIN already has this much.
        beta: Value,
        /// The best value so far.
        value: Option<Value>,
    },
    /// A null window, as the question that it asks, and the best value so far
    /// where there is one.
    Test {
        /// MAX asks whether it is more, MIN whether it is less…
        asker: Player,
        /// … than this.
        than: Value,
        /// The best value so far.
        value: Option<Value>,
    },
    /// An upper bound (SSS*), or a lower one (DUAL*): the merit.
    Merit(Value, Bound),
    /// The bounds that B* knows.
    Interval {
        /// The pessimistic bound.
        lower: Value,
        /// The optimistic bound.
        upper: Value,
    },
    /// A result.
    Value(Value, Bound),
    /// What it takes to prove or disprove that the goal is reached.
    Proof(Proof),
}

impl Figures {
    /// Bounds that are kept of a node: a result where one of them says
    /// nothing, or both say the same.
    pub(crate) fn of_bounds(Interval { lower, upper }: Interval) -> Figures {
        match (lower, upper) {
            _ if lower == upper => Figures::Value(lower, Bound::Exact),
            (Value::NEG_INF, Value::INF) => Figures::None,
            (_, Value::INF) => Figures::Value(lower, Bound::Lower),
            (Value::NEG_INF, _) => Figures::Value(upper, Bound::Upper),
            _ => Figures::Interval { lower, upper },
        }
    }

    /// What the figures say of the node's worth.
    pub(crate) fn bounds(self) -> Interval {
        match self {
            Figures::Interval { lower, upper } => Interval { lower, upper },
            Figures::Value(value, Bound::Exact) => Interval::exactly(value),
            Figures::Value(lower, Bound::Lower) => Interval { lower, ..Interval::ALL },
            Figures::Value(upper, Bound::Upper) => Interval { upper, ..Interval::ALL },
            _ => Interval::ALL,
        }
    }
}

/// Numbers a node has.
const WIDTH: usize = 4;
const MARK: usize = 0;
const VALUE: usize = 1;
const LOWER: usize = 2;
const UPPER: usize = 3;

const PHASE: u32 = 0b11;
const OPEN: u32 = 0b11 << 2;
const CUT: u32 = 0b11 << 4;
const BOUND: u32 = 0b11 << 6;
const FIGURES: u32 = 0b111 << 8;
const ON_LINE: u32 = 1 << 11;
const VALUED: u32 = 1 << 12;
const REUSED: u32 = 1 << 15;
const ASKED: u32 = 0b11 << 16;
const AGAIN: u32 = 1 << 18;

/// The columns, at one moment.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct State {
    /// `WIDTH` numbers a node.
    slots: Vec<u32>,
}

/// One number of one node, before XOR after.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Change {
    slot: u32,
    xor: u32,
}

impl Change {
    /// The node, where it is its mark that changes and not a number of its.
    pub(crate) fn marked(self) -> Option<NodeId> {
        let (node, column) = (self.slot as usize / WIDTH, self.slot as usize % WIDTH);
        (column == MARK).then_some(NodeId(node as u32))
    }
}

impl State {
    /// Makes room for so many nodes; new ones are idle.
    pub(crate) fn grow(&mut self, nodes: usize) {
        if self.slots.len() < nodes * WIDTH {
            self.slots.resize(nodes * WIDTH, 0);
        }
    }

    /// Carries out a change, or takes it back.
    #[inline]
    pub(crate) fn apply(&mut self, change: Change) {
        self.slots[change.slot as usize] ^= change.xor;
    }

    /// The bytes it takes.
    pub(crate) fn bytes(&self) -> usize {
        self.slots.len() * size_of::<u32>()
    }

    /// All numbers, node by node.
    pub(crate) fn numbers(&self) -> &[u32] {
        &self.slots
    }

    fn get(&self, node: NodeId, column: usize) -> u32 {
        self.slots.get(node.index() * WIDTH + column).copied().unwrap_or(0)
    }

    fn value_in(&self, node: NodeId, column: usize) -> Value {
        Value::new(self.get(node, column) as i32)
    }

    /// How far the node is.
    pub fn phase(&self, node: NodeId) -> Phase {
        match self.get(node, MARK) & PHASE {
            0 => Phase::Idle,
            1 => Phase::Live,
            2 => Phase::Resolved,
            _ => Phase::Cut,
        }
    }

    /// Whether it waits in OPEN, and as what.
    pub fn in_open(&self, node: NodeId) -> Option<Status> {
        match (self.get(node, MARK) & OPEN) >> 2 {
            1 => Some(Status::Live),
            2 => Some(Status::Solved),
            _ => None,
        }
    }

    /// The nodes in OPEN, by number.
    pub(crate) fn waiting(&self) -> impl Iterator<Item = NodeId> + Clone {
        let marks = self.slots.iter().step_by(WIDTH).enumerate();
        marks.filter(|(_, mark)| *mark & OPEN != 0).map(|(node, _)| NodeId(node as u32))
    }

    /// What struck the edge from its parent, if anything did.
    pub fn cut_by(&self, node: NodeId) -> Option<CutBy> {
        match (self.get(node, MARK) & CUT) >> 4 {
            1 => Some(CutBy::Alpha),
            2 => Some(CutBy::Beta),
            _ => None,
        }
    }

    /// Whether it is on the principal variation, once that is known.
    pub fn on_line(&self, node: NodeId) -> bool {
        self.get(node, MARK) & ON_LINE != 0
    }

    /// Whether the memory answered for it in this pass.
    pub fn is_reused(&self, node: NodeId) -> bool {
        self.get(node, MARK) & REUSED != 0
    }

    /// Where the last search of the node is or was only a test: who asks, and
    /// what the node is held against.
    pub fn asked(&self, node: NodeId) -> Option<(Player, Value)> {
        let asker = match (self.get(node, MARK) & ASKED) >> 16 {
            1 => Player::Max,
            2 => Player::Min,
            _ => return None,
        };
        // A result leaves the numbers of the window where they are.
        Some((asker, self.value_in(node, LOWER)))
    }

    /// Whether it was tested and then searched again.
    pub fn is_again(&self, node: NodeId) -> bool {
        self.get(node, MARK) & AGAIN != 0
    }

    /// The node's numbers.
    pub fn figures(&self, node: NodeId) -> Figures {
        let mark = self.get(node, MARK);
        let bound = match (mark & BOUND) >> 6 {
            1 => Bound::Lower,
            2 => Bound::Upper,
            _ => Bound::Exact,
        };
        match (mark & FIGURES) >> 8 {
            1 => Figures::Window {
                alpha: self.value_in(node, LOWER),
                beta: self.value_in(node, UPPER),
                value: (mark & VALUED != 0).then(|| self.value_in(node, VALUE)),
            },
            2 => Figures::Merit(self.value_in(node, VALUE), bound),
            3 => Figures::Interval {
                lower: self.value_in(node, LOWER),
                upper: self.value_in(node, UPPER),
            },
            4 => Figures::Value(self.value_in(node, VALUE), bound),
            5 => Figures::Proof(Proof {
                proof: self.get(node, LOWER),
                disproof: self.get(node, UPPER),
            }),
            7 => self.asked(node).map_or(Figures::None, |(asker, than)| Figures::Test {
                asker,
                than,
                value: (mark & VALUED != 0).then(|| self.value_in(node, VALUE)),
            }),
            _ => Figures::None,
        }
    }
}

/// Writes down what is new at a node. A number is logged once, however much
/// of it changes.
#[must_use = "nothing is written before `write`"]
pub(crate) struct Pen<'a> {
    slot: usize,
    numbers: [u32; WIDTH],
    state: &'a mut State,
    log: &'a mut Vec<Change>,
}

impl<'a> Pen<'a> {
    pub(crate) fn new(node: NodeId, state: &'a mut State, log: &'a mut Vec<Change>) -> Pen<'a> {
        let slot = node.index() * WIDTH;
        let mut numbers = [0; WIDTH];
        numbers.copy_from_slice(&state.slots[slot..slot + WIDTH]);
        Pen { slot, numbers, state, log }
    }

    pub(crate) fn write(self) {
        let slots = &mut self.state.slots[self.slot..self.slot + WIDTH];
        for (column, (slot, number)) in slots.iter_mut().zip(self.numbers).enumerate() {
            let xor = *slot ^ number;
            if xor != 0 {
                *slot = number;
                // 2^30 nodes are far beyond what fits in memory.
                self.log.push(Change { slot: (self.slot + column) as u32, xor });
            }
        }
    }

    fn put(&mut self, column: usize, value: Value) {
        self.numbers[column] = value.units() as u32;
    }

    fn mark(mut self, mask: u32, bits: u32) -> Pen<'a> {
        self.numbers[MARK] = self.numbers[MARK] & !mask | bits;
        self
    }

    pub(crate) fn phase(self, phase: Phase) -> Pen<'a> {
        let bits = match phase {
            Phase::Idle => 0,
            Phase::Live => 1,
            Phase::Resolved => 2,
            Phase::Cut => 3,
        };
        self.mark(PHASE, bits)
    }

    pub(crate) fn open(self, status: Option<Status>) -> Pen<'a> {
        let bits = match status {
            None => 0,
            Some(Status::Live) => 1,
            Some(Status::Solved) => 2,
        };
        self.mark(OPEN, bits << 2)
    }

    pub(crate) fn cut_by(self, by: Option<CutBy>) -> Pen<'a> {
        let bits = match by {
            None => 0,
            Some(CutBy::Alpha) => 1,
            Some(CutBy::Beta) => 2,
        };
        self.mark(CUT, bits << 4)
    }

    pub(crate) fn on_line(self) -> Pen<'a> {
        self.mark(ON_LINE, ON_LINE)
    }

    pub(crate) fn reused(self, reused: bool) -> Pen<'a> {
        self.mark(REUSED, if reused { REUSED } else { 0 })
    }

    /// Who asks, if it is a test; whether it was one and is searched again.
    pub(crate) fn asked(self, by: Option<Player>, again: bool) -> Pen<'a> {
        let bits = match by {
            None => 0,
            Some(Player::Max) => 1 << 16,
            Some(Player::Min) => 2 << 16,
        };
        self.mark(ASKED | AGAIN, bits | if again { AGAIN } else { 0 })
    }

    pub(crate) fn figures(mut self, figures: Figures) -> Pen<'a> {
        let bound_bits = |bound| match bound {
            Bound::Exact => 0,
            Bound::Lower => 1 << 6,
            Bound::Upper => 2 << 6,
        };
        let bits = match figures {
            Figures::None => 0,
            Figures::Window { alpha, beta, value } => {
                self.put(LOWER, alpha);
                self.put(UPPER, beta);
                if let Some(value) = value {
                    self.put(VALUE, value);
                }
                1 << 8 | if value.is_some() { VALUED } else { 0 }
            }
            Figures::Merit(value, bound) => {
                self.put(VALUE, value);
                2 << 8 | bound_bits(bound)
            }
            Figures::Interval { lower, upper } => {
                self.put(LOWER, lower);
                self.put(UPPER, upper);
                3 << 8
            }
            Figures::Value(value, bound) => {
                self.put(VALUE, value);
                4 << 8 | bound_bits(bound)
            }
            Figures::Proof(Proof { proof, disproof }) => {
                self.numbers[LOWER] = proof;
                self.numbers[UPPER] = disproof;
                5 << 8
            }
            Figures::Test { than, value, .. } => {
                self.put(LOWER, than);
                if let Some(value) = value {
                    self.put(VALUE, value);
                }
                7 << 8 | if value.is_some() { VALUED } else { 0 }
            }
        };
        self.mark(FIGURES | BOUND | VALUED, bits)
    }
}
