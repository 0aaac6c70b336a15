//! The state of every node at one moment, as columns of numbers, which the log of reversible
//! changes moves to any other.

mod flags;

use plyscope::work::look_at;
use plyscope::{Bound, CutBy, Interval, NodeId, Player, Siblings, Status, Value};

pub use self::flags::Phase;
pub(crate) use self::flags::{Flags, NumbersKind};
use crate::record::shared_column::{self, SharedColumn};

/// The numbers of a node, beside its phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum NodeNumbers {
    /// Nothing is known.
    None,
    /// A window, and the best value so far if there is one.
    Window {
        /// The value that MAX already has.
        alpha: Value,
        /// The value that MIN already has.
        beta: Value,
        /// The best value so far.
        value: Option<Value>,
    },
    /// A null window, as the test that it makes, and the best value so far if there is one.
    Test {
        /// The player who tests: MAX whether the value is more, MIN whether it is less …
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
    /// Numbers that only one search kind has, such as proof numbers. It knows their meaning.
    Own([u32; 3]),
}

impl NodeNumbers {
    /// Returns the numbers for bounds that are kept of a node: a result if one of them is infinite,
    /// or both are the same.
    pub(crate) fn of_bounds(Interval { lower, upper }: Interval) -> NodeNumbers {
        match (lower, upper) {
            _ if lower == upper => NodeNumbers::Value(lower, Bound::Exact),
            (Value::NEG_INF, Value::INF) => NodeNumbers::None,
            (_, Value::INF) => NodeNumbers::Value(lower, Bound::Lower),
            (Value::NEG_INF, _) => NodeNumbers::Value(upper, Bound::Upper),
            _ => NodeNumbers::Interval { lower, upper },
        }
    }

    /// Returns the bounds that the numbers give for the node's value.
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

/// The number of numbers of a node.
pub(crate) const NUMBERS: usize = 3;
pub(crate) const VALUE: usize = 0;
pub(crate) const LOWER: usize = 1;
pub(crate) const UPPER: usize = 2;

/// The number of nodes that are looked at together for those in OPEN.
pub(crate) const WAITING: usize = shared_column::PAGE;

/// The merits of nodes on a page that takes no room.
static ZEROS: [u32; WAITING] = [0; WAITING];

/// The columns, at one moment: up to 14 bytes a node. A number that no node of a page was ever
/// given takes no room there.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct State {
    flags: SharedColumn<Flags>,
    numbers: [SharedColumn<u32>; NUMBERS],
}

impl State {
    /// Grows the columns to so many nodes; new ones are idle.
    #[inline]
    pub(crate) fn grow(&mut self, nodes: usize) {
        self.flags.grow(nodes);
        self.numbers.iter_mut().for_each(|column| column.grow(nodes));
    }

    /// Returns the number of nodes.
    pub(crate) fn len(&self) -> usize {
        self.flags.len()
    }

    /// Applies a change of the flags of nodes, before XOR after, or reverts it.
    #[inline]
    pub(crate) fn flip(&mut self, nodes: Siblings, flags: u16) {
        let mut left = nodes;
        while left.count > 0 {
            let on_page = self.flags.on_page_mut(left.first.index(), left.count as usize);
            on_page.iter_mut().for_each(|it| it.0 ^= flags);
            left = left.after(on_page.len() as u32);
        }
    }

    /// Returns the flags of a node, to be changed.
    #[inline(always)]
    pub(crate) fn flags_mut(&mut self, node: NodeId) -> &mut Flags {
        self.flags.get_mut(node.index())
    }

    /// Returns a number of a node, to be changed.
    #[inline]
    pub(crate) fn number_mut(&mut self, node: NodeId, column: usize) -> &mut u32 {
        self.numbers[column].get_mut(node.index())
    }

    /// Returns a copy which shares all that neither of them changes.
    pub(crate) fn share(&mut self) -> State {
        State {
            flags: self.flags.share(),
            numbers: self.numbers.each_mut().map(SharedColumn::share),
        }
    }

    /// Returns the number of bytes that it doesn't share with `other`.
    pub(crate) fn bytes_beside(&self, other: &State) -> usize {
        let numbers = self.numbers.iter().zip(&other.numbers);
        let numbers = numbers.map(|(column, other)| column.bytes_beside(other));
        self.flags.bytes_beside(&other.flags) + numbers.sum::<usize>()
    }

    /// Returns the number of bytes it takes.
    pub(crate) fn bytes(&self) -> usize {
        self.flags.bytes() + self.numbers.iter().map(SharedColumn::bytes).sum::<usize>()
    }

    /// Returns all numbers, node by node.
    pub(crate) fn numbers(&self) -> impl Iterator<Item = u32> {
        (0..self.flags.len()).flat_map(|index| {
            let [value, lower, upper] = self.words(NodeId(index as u32));
            [u32::from(self.flags.get(index).0), value, lower, upper]
        })
    }

    #[inline]
    pub(crate) fn flags(&self, node: NodeId) -> Flags {
        look_at(1);
        self.flags.get(node.index())
    }

    /// Returns the flags of consecutive nodes and their number, at most `count`; no flags where all
    /// are zeros.
    pub(crate) fn flags_from(&self, first: NodeId, count: usize) -> (&[Flags], usize) {
        look_at(1);
        self.flags.on_page(first.index(), count)
    }

    /// Returns the flags of a node, and of how many consecutive nodes from it on, at most `count`,
    /// they are the flags as well.
    pub(crate) fn flags_alike(&self, first: NodeId, count: u32) -> (Flags, u32) {
        let (flags, count) = self.flags.on_page(first.index(), count as usize);
        look_at(flags.len().max(1));
        match flags {
            [] => (Flags::default(), count as u32),
            [of, rest @ ..] => (*of, 1 + rest.iter().take_while(|it| *it == of).count() as u32),
        }
    }

    /// Returns a number of a node as it is in its column.
    #[inline]
    pub(crate) fn word(&self, node: NodeId, column: usize) -> u32 {
        self.numbers[column].get(node.index())
    }

    fn words(&self, node: NodeId) -> [u32; NUMBERS] {
        [VALUE, LOWER, UPPER].map(|column| self.word(node, column))
    }

    fn value_in(&self, node: NodeId, column: usize) -> Value {
        Value::with_units(self.word(node, column) as i32)
    }

    /// Returns the phase of the node.
    #[inline]
    pub fn phase(&self, node: NodeId) -> Phase {
        self.flags(node).phase()
    }

    /// Returns the status of the node in OPEN, if it waits there.
    #[inline]
    pub fn in_open(&self, node: NodeId) -> Option<Status> {
        self.flags(node).open()
    }

    /// Returns the nodes in OPEN, by number, each with its merit, and whether that is a result or a
    /// bound.
    pub(crate) fn waiting(&self) -> impl Iterator<Item = (NodeId, Status, Value)> + Clone {
        (0..self.flags.len()).step_by(WAITING).flat_map(|first| {
            let (flags, merits) = self.waiting_from(first);
            (first..).zip(flags.iter().zip(merits)).filter_map(|(node, (flags, merit))| {
                Some((NodeId(node as u32), flags.open()?, Value::with_units(*merit as i32)))
            })
        })
    }

    /// Returns the flags and the merits of the nodes from `first`, which is one of every
    /// [`WAITING`], up to the next such node; nothing if none of them is in OPEN.
    pub(crate) fn waiting_from(&self, first: usize) -> (&[Flags], &[u32]) {
        let (flags, count) = self.flags.on_page(first, self.flags.len() - first);
        look_at(count);
        let (merits, _) = self.numbers[VALUE].on_page(first, count);
        // Zeros may take no room.
        (flags, if merits.is_empty() { &ZEROS[..count] } else { merits })
    }

    /// Returns the bound by which the node was cut off, if it was.
    #[inline]
    pub fn cut_by(&self, node: NodeId) -> Option<CutBy> {
        self.flags(node).cut_by()
    }

    /// Returns `true` if the node is on the principal variation, once that is known.
    #[inline]
    pub fn on_line(&self, node: NodeId) -> bool {
        self.flags(node).is_on_line()
    }

    /// Returns `true` if the memory had the node's value in this pass.
    #[inline]
    pub fn is_reused(&self, node: NodeId) -> bool {
        self.flags(node).is_reused()
    }

    /// Returns the player who tests and the value to compare with, if the last search of the node
    /// is or was only a test.
    pub fn asked(&self, node: NodeId) -> Option<(Player, Value)> {
        // A result keeps the numbers of the window where they are.
        self.flags(node).asker().map(|asker| (asker, self.value_in(node, LOWER)))
    }

    /// Returns `true` if the node was tested and then searched again.
    #[inline]
    pub fn is_again(&self, node: NodeId) -> bool {
        self.flags(node).is_again()
    }

    /// Returns the node's numbers.
    pub fn node_numbers(&self, node: NodeId) -> NodeNumbers {
        let value = || self.value_in(node, VALUE);
        match self.flags(node).kind() {
            NumbersKind::None => NodeNumbers::None,
            NumbersKind::Window { valued } => NodeNumbers::Window {
                alpha: self.value_in(node, LOWER),
                beta: self.value_in(node, UPPER),
                value: valued.then(value),
            },
            NumbersKind::Test { valued } => {
                self.asked(node).map_or(NodeNumbers::None, |(asker, than)| NodeNumbers::Test {
                    asker,
                    than,
                    value: valued.then(value),
                })
            }
            NumbersKind::Merit(bound) => NodeNumbers::Merit(value(), bound),
            NumbersKind::Interval => NodeNumbers::Interval {
                lower: self.value_in(node, LOWER),
                upper: self.value_in(node, UPPER),
            },
            NumbersKind::Value(bound) => NodeNumbers::Value(value(), bound),
            NumbersKind::Own => NodeNumbers::Own(self.words(node)),
        }
    }
}
