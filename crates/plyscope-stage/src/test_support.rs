//! Trees, states and events for tests.

use plyscope::{Event, Interval, NodeId, Outcome, Player, Proof, Reason, Siblings, Value};

use crate::record::changes::Changes;
use crate::record::edit::NodeEdit;
use crate::record::state::State;
use crate::record::topology::Topology;
use crate::show::words::Word;

/// Returns a tree in which each node in turn, breadth first, has so many children; leaves once the
/// counts end.
pub(crate) fn grow(counts: &[u32]) -> Topology {
    let mut tree = Topology::new(Player::Max);
    let mut players = vec![Player::Max];
    for (node, &count) in counts.iter().enumerate() {
        let Some(player) = players.get(node).map(|player| player.opponent()) else {
            break;
        };
        tree.expand(NodeId(node as u32), count, player);
        players.extend((0..count).map(|_| player));
    }
    for node in (0..tree.len() as u32).map(NodeId) {
        if tree.children(node).count == 0 {
            tree.set_leaf(node, Some((node.0 as i32 * 37 % 101).into()));
        }
    }
    tree
}

/// Returns a tree in which every inner node has `branching` children; leaves are at `depth`.
pub(crate) fn uniform(branching: u32, depth: u32) -> Topology {
    let inner = (0..depth).map(|ply| branching.pow(ply)).sum::<u32>();
    grow(&vec![branching; inner as usize])
}

/// A state that a test writes.
pub(crate) struct Sketch(State);

impl Sketch {
    pub(crate) fn at(&mut self, node: NodeId, write: impl FnOnce(NodeEdit<'_>) -> NodeEdit<'_>) {
        write(NodeEdit::new(node, &mut self.0, &mut Changes::default())).write();
    }
}

/// Returns a state as written by `write`.
pub(crate) fn written(nodes: usize, write: impl FnOnce(&mut Sketch)) -> State {
    let mut sketch = Sketch(State::default());
    sketch.0.grow(nodes);
    write(&mut sketch);
    sketch.0
}

/// Random numbers to make an event from.
struct Draw {
    numbers: std::vec::IntoIter<u32>,
    /// The number of nodes there are.
    nodes: u32,
}

/// A type of fields of events.
trait Drawn {
    fn drawn(from: &mut Draw) -> Self;
}

/// Makes an event of any kind from the table of events.
macro_rules! drawn {
    (
        $(#[$_event:meta])*
        pub enum Event<$life:lifetime> { $(
            $(#[$_variant:meta])*
            $name:ident { $($(#[$_field:meta])* $field:ident: $type:ty,)* },
        )* }
    ) => {
        /// The names of the events, and the names and types of their fields.
        pub(crate) const EVENTS: &[(&str, &[(&str, &str)])] =
            &[$((stringify!($name), &[$((stringify!($field), stringify!($type))),*])),*];

        /// Returns an event of the kind at this index, with fields made from random numbers.
        pub(crate) fn drawn_event(
            kind: usize,
            nodes: u32,
            numbers: Vec<u32>,
        ) -> Event<'static> {
            let from = &mut Draw { numbers: numbers.into_iter(), nodes };
            let mut left = kind;
            $(
                if left == 0 {
                    return Event::$name { $($field: Drawn::drawn(from)),* };
                }
                left -= 1;
            )*
            panic!("there are fewer than {kind} kinds: {left}")
        }
    };
}
plyscope::events!(drawn);

impl Drawn for u32 {
    fn drawn(from: &mut Draw) -> u32 {
        from.numbers.next().unwrap_or_default()
    }
}

impl Drawn for u8 {
    fn drawn(from: &mut Draw) -> u8 {
        u32::drawn(from) as u8
    }
}

impl Drawn for i64 {
    fn drawn(from: &mut Draw) -> i64 {
        let high = i64::from(u32::drawn(from) as i32);
        high << 32 | i64::from(u32::drawn(from))
    }
}

impl Drawn for bool {
    fn drawn(from: &mut Draw) -> bool {
        u32::drawn(from) % 2 == 1
    }
}

impl Drawn for NodeId {
    fn drawn(from: &mut Draw) -> NodeId {
        NodeId(u32::drawn(from) % from.nodes)
    }
}

impl Drawn for Siblings {
    fn drawn(from: &mut Draw) -> Siblings {
        let first = NodeId::drawn(from);
        Siblings { first, count: u32::drawn(from) % (from.nodes - first.0) }
    }
}

impl Drawn for Value {
    fn drawn(from: &mut Draw) -> Value {
        Value::new(u32::drawn(from) as i32)
    }
}

impl Drawn for Interval {
    fn drawn(from: &mut Draw) -> Interval {
        let [one, other] = [(); 2].map(|()| Value::drawn(from));
        Interval { lower: one.min(other), upper: one.max(other) }
    }
}

impl Drawn for Proof {
    fn drawn(from: &mut Draw) -> Proof {
        Proof { proof: u32::drawn(from), disproof: u32::drawn(from) }
    }
}

impl<T: Word> Drawn for T {
    fn drawn(from: &mut Draw) -> T {
        T::ALL[u32::drawn(from) as usize % T::ALL.len()]
    }
}

impl<T: Drawn> Drawn for Option<T> {
    fn drawn(from: &mut Draw) -> Option<T> {
        bool::drawn(from).then(|| T::drawn(from))
    }
}

impl<T: Drawn, U: Drawn> Drawn for (T, U) {
    fn drawn(from: &mut Draw) -> (T, U) {
        (T::drawn(from), U::drawn(from))
    }
}

/// A list lasts as long as the tests.
impl<T: Drawn + 'static> Drawn for &'static [T] {
    fn drawn(from: &mut Draw) -> Self {
        let count = u32::drawn(from) % 4;
        Vec::leak((0..count).map(|_| T::drawn(from)).collect())
    }
}

/// All events of a run have the same outcome.
impl Drawn for &'static Outcome {
    fn drawn(_: &mut Draw) -> Self {
        Box::leak(Box::new(Outcome::new(Interval::ALL, Reason::Budget)))
    }
}
