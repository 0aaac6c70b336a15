//! Nodes that are used again: those that have a mark, and where they are used.

/// The nodes of a tree that stand for others, so that the tree is a graph.
#[derive(PartialEq, Eq, Default)]
pub(super) struct Graph {
    /// The nodes that have a mark, in the order of nodes.
    pub(super) marks: Vec<(u32, Box<str>)>,
    /// The nodes that stand for a marked one, in the order of nodes. They have no children of
    /// their own.
    pub(super) again: Vec<(u32, u32)>,
}

impl Graph {
    /// Returns the node that a node stands for, if it is another.
    pub(super) fn again(&self, node: u32) -> Option<u32> {
        let at = self.again.binary_search_by_key(&node, |(node, _)| *node).ok()?;
        Some(self.again[at].1)
    }

    /// Returns the mark of a node.
    pub(super) fn mark(&self, node: u32) -> Option<&str> {
        let at = self.marks.binary_search_by_key(&node, |(node, _)| *node).ok()?;
        Some(&self.marks[at].1)
    }

    /// Puts both lists in the order of nodes.
    pub(super) fn sort(&mut self) {
        self.marks.sort_unstable_by_key(|(node, _)| *node);
        self.again.sort_unstable_by_key(|(node, _)| *node);
    }

    /// Gives each node another number.
    pub(super) fn renumber(&mut self, number: impl Fn(u32) -> u32) {
        for (node, _) in &mut self.marks {
            *node = number(*node);
        }
        for (node, of) in &mut self.again {
            (*node, *of) = (number(*node), number(*of));
        }
    }
}
