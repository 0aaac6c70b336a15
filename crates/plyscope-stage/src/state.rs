//! What is known of every node at one moment, as columns of numbers, which the
//! log of reversible changes moves to any other.

mod flags;

use plyscope::{Bound, CutBy, Interval, NodeId, Player, Proof, Siblings, Status, Value};

pub use self::flags::Phase;
pub(crate) use self::flags::{Flags, Kind};
use crate::pages::Column;

/// What a node's numbers are, beside its phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum NodeNumbers {
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
    /// How many playouts began at the node or below it.
    Visits {
        /// How many.
        visits: u32,
        /// The sum of their results, in units.
        total: i64,
    },
}

impl NodeNumbers {
    /// Bounds that are kept of a node: a result where one of them says
    /// nothing, or both say the same.
    pub(crate) fn of_bounds(Interval { lower, upper }: Interval) -> NodeNumbers {
        match (lower, upper) {
            _ if lower == upper => NodeNumbers::Value(lower, Bound::Exact),
            (Value::NEG_INF, Value::INF) => NodeNumbers::None,
            (_, Value::INF) => NodeNumbers::Value(lower, Bound::Lower),
            (Value::NEG_INF, _) => NodeNumbers::Value(upper, Bound::Upper),
            _ => NodeNumbers::Interval { lower, upper },
        }
    }

    /// What the numbers say of the node's worth.
    pub(crate) fn bounds(self) -> Interval {
        match self {
            NodeNumbers::Interval { lower, upper } => Interval { lower, upper },
            NodeNumbers::Value(value, Bound::Exact) => Interval::exactly(value),
            NodeNumbers::Value(lower, Bound::Lower) => Interval { lower, ..Interval::ALL },
            NodeNumbers::Value(upper, Bound::Upper) => Interval { upper, ..Interval::ALL },
            _ => Interval::ALL,
        }
    }
}

/// Numbers a node has.
pub(crate) const NUMBERS: usize = 3;
pub(crate) const VALUE: usize = 0;
pub(crate) const LOWER: usize = 1;
pub(crate) const UPPER: usize = 2;

/// The columns, at one moment: 14 bytes a node.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct State {
    flags: Column<Flags>,
    numbers: Column<[u32; NUMBERS]>,
}

impl State {
    /// Makes room for so many nodes; new ones are idle.
    #[inline]
    pub(crate) fn grow(&mut self, nodes: usize) {
        self.flags.grow(nodes);
        self.numbers.grow(nodes);
    }

    /// Carries out a change of nodes, or takes it back: their flags, before
    /// XOR after.
    #[inline]
    pub(crate) fn flip(&mut self, nodes: Siblings, flags: u16) {
        for node in nodes.iter() {
            self.flags[node.index()].0 ^= flags;
        }
    }

    #[inline(always)]
    pub(crate) fn flags_mut(&mut self, node: NodeId) -> &mut Flags {
        &mut self.flags[node.index()]
    }

    /// All that is known of a node.
    #[inline(always)]
    pub(crate) fn node_mut(&mut self, node: NodeId) -> (&mut Flags, &mut [u32; NUMBERS]) {
        (&mut self.flags[node.index()], &mut self.numbers[node.index()])
    }

    /// The same with a node's numbers.
    #[inline]
    pub(crate) fn numbers_mut(&mut self, node: NodeId) -> &mut [u32; NUMBERS] {
        &mut self.numbers[node.index()]
    }

    /// The bytes it takes.
    pub(crate) fn bytes(&self) -> usize {
        self.flags.bytes() + self.numbers.bytes()
    }

    /// All numbers, node by node.
    pub(crate) fn numbers(&self) -> impl Iterator<Item = u32> {
        (0..self.flags.len()).flat_map(|index| {
            let [value, lower, upper] = self.numbers[index];
            [u32::from(self.flags[index].0), value, lower, upper]
        })
    }

    #[inline]
    pub(crate) fn flags(&self, node: NodeId) -> Flags {
        self.flags.get(node.index())
    }

    fn get(&self, node: NodeId, column: usize) -> u32 {
        self.numbers.get(node.index())[column]
    }

    fn value_in(&self, node: NodeId, column: usize) -> Value {
        Value::new(self.get(node, column) as i32)
    }

    /// How far the node is.
    #[inline]
    pub fn phase(&self, node: NodeId) -> Phase {
        self.flags(node).phase()
    }

    /// Whether it waits in OPEN, and as what.
    #[inline]
    pub fn in_open(&self, node: NodeId) -> Option<Status> {
        self.flags(node).open()
    }

    /// The nodes in OPEN, by number.
    pub(crate) fn waiting(&self) -> impl Iterator<Item = NodeId> + Clone {
        let flags = self.flags.iter().enumerate();
        flags.filter(|(_, flags)| flags.is_open()).map(|(node, _)| NodeId(node as u32))
    }

    /// What struck the edge from its parent, if anything did.
    #[inline]
    pub fn cut_by(&self, node: NodeId) -> Option<CutBy> {
        self.flags(node).cut_by()
    }

    /// Whether it is on the principal variation, once that is known.
    #[inline]
    pub fn on_line(&self, node: NodeId) -> bool {
        self.flags(node).is_on_line()
    }

    /// Whether the memory answered for it in this pass.
    #[inline]
    pub fn is_reused(&self, node: NodeId) -> bool {
        self.flags(node).is_reused()
    }

    /// Where the last search of the node is or was only a test: who asks, and
    /// what the node is held against.
    pub fn asked(&self, node: NodeId) -> Option<(Player, Value)> {
        // A result leaves the numbers of the window where they are.
        self.flags(node).asker().map(|asker| (asker, self.value_in(node, LOWER)))
    }

    /// Whether it was tested and then searched again.
    #[inline]
    pub fn is_again(&self, node: NodeId) -> bool {
        self.flags(node).is_again()
    }

    /// The node's numbers.
    pub fn node_numbers(&self, node: NodeId) -> NodeNumbers {
        let value = || self.value_in(node, VALUE);
        match self.flags(node).kind() {
            Kind::None => NodeNumbers::None,
            Kind::Window { valued } => NodeNumbers::Window {
                alpha: self.value_in(node, LOWER),
                beta: self.value_in(node, UPPER),
                value: valued.then(value),
            },
            Kind::Test { valued } => self.asked(node).map_or(NodeNumbers::None, |(asker, than)| {
                NodeNumbers::Test { asker, than, value: valued.then(value) }
            }),
            Kind::Merit(bound) => NodeNumbers::Merit(value(), bound),
            Kind::Interval => NodeNumbers::Interval {
                lower: self.value_in(node, LOWER),
                upper: self.value_in(node, UPPER),
            },
            Kind::Value(bound) => NodeNumbers::Value(value(), bound),
            Kind::Proof => NodeNumbers::Proof(Proof {
                proof: self.get(node, LOWER),
                disproof: self.get(node, UPPER),
            }),
            Kind::Visits => {
                let [low, high] = [LOWER, UPPER].map(|column| u64::from(self.get(node, column)));
                let total = (high << 32 | low) as i64;
                NodeNumbers::Visits { visits: self.get(node, VALUE), total }
            }
        }
    }
}
