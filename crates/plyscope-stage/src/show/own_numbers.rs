//! The numbers of nodes that only one search kind has, as they are shown.

use plyscope::{NodeId, Player, Unit, Value, Window};

use crate::draw::painter::Ink;
use crate::record::topology::Topology;
use crate::show::sentence::Sentence;
use crate::show::side::Side;

/// A node's window, and how it is seen.
#[derive(Clone, Copy, Debug)]
pub struct NodeWindow<'a> {
    /// The side that values are seen from.
    pub side: Side,
    /// The tree.
    pub topology: &'a Topology,
    /// The node.
    pub node: NodeId,
    /// Its window, as MAX counts.
    pub window: Window,
    /// The best value so far, as MAX counts.
    pub best: Option<Value>,
    /// The unit of values, with the way in which they are written.
    pub unit: Unit,
}

impl NodeWindow<'_> {
    fn player(&self) -> Player {
        self.topology.player(self.node)
    }

    /// Returns the end of the window that the node's parent has set.
    pub(crate) fn parent(&self) -> Value {
        self.window.cutoff_at(self.player()).1
    }

    /// Returns a value of MAX's as it is seen at the node.
    pub(crate) fn seen(&self, value: Value) -> Value {
        self.side.value(self.player(), value)
    }
}

/// The display of the numbers that only one search kind has, such as proof numbers:
/// [`NodeNumbers::Own`](crate::NodeNumbers::Own). Only the search kind knows the meaning of the
/// three words.
pub trait OwnNumbers {
    /// Returns a node's numbers as text, in the order of reading, each with its ink.
    fn lines(&self, words: [u32; 3], unit: Unit) -> Vec<(String, Ink)> {
        _ = (words, unit);
        Vec::new()
    }

    /// Returns the text that fits under a mark, or where there is no room for all lines: the first
    /// line, unless the kind has a shorter form of all.
    fn short(&self, words: [u32; 3], unit: Unit) -> Option<(String, Ink)> {
        self.lines(words, unit).into_iter().next()
    }

    /// Returns `true` if a leaf with its value inside has its numbers below it.
    fn is_below_leaves(&self) -> bool {
        false
    }

    /// Returns `true` if these are the numbers of a node that is disproved.
    fn is_disproved(&self, words: [u32; 3]) -> bool {
        _ = words;
        false
    }

    /// Returns the share of the greatest width that the edge to a node has; `None` if these numbers
    /// don't decide the width. `root` are the numbers of the root.
    fn edge_share(&self, words: [u32; 3], root: [u32; 3]) -> Option<f32> {
        _ = (words, root);
        None
    }

    /// Returns the facts about a node with these numbers.
    fn facts(&self, words: [u32; 3], unit: Unit) -> Vec<Sentence> {
        _ = (words, unit);
        Vec::new()
    }

    /// Returns the numbers of a window as text, if the kind has names of its own for them.
    fn window_lines(&self, of: NodeWindow<'_>) -> Option<Vec<(String, Ink)>> {
        _ = of;
        None
    }

    /// Returns the facts about a node with a window, if the kind has names of its own for them.
    fn window_facts(&self, of: NodeWindow<'_>) -> Option<Vec<Sentence>> {
        _ = of;
        None
    }
}
