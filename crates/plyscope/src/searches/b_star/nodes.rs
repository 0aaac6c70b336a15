//! The tree of B*, and the backup of bounds in it.

mod graph;

use rustc_hash::FxHashMap;
use std::collections::BinaryHeap;

use crate::searches::bytes;
use crate::{Interval, NodeId, Player, Siblings, Value};

/// The properties of a node that never change.
struct Node<P> {
    position: P,
    player: Player,
    depth: u32,
    parent: NodeId,
    /// `None` until the node is expanded for the first time.
    children: Option<Siblings>,
    /// `true` if it can never be expanded: the game is over, or it lies at the
    /// horizon.
    leaf: bool,
    /// The bounds that it was given at first.
    initial: Interval,
}

/// A new node, as [`Nodes::add`] takes it.
pub(super) struct NewNode<P> {
    pub(super) position: P,
    pub(super) player: Player,
    pub(super) parent: NodeId,
    pub(super) depth: u32,
    pub(super) leaf: bool,
    pub(super) initial: Interval,
    /// The first node with this position, if this is another: it is never
    /// expanded itself.
    pub(super) of: Option<NodeId>,
}

/// All nodes generated so far, in that order, with a column for each property that changes.
pub(super) struct Nodes<P> {
    nodes: Vec<Node<P>>,
    /// A link's are those of the node it stands for, at every moment; so it
    /// is with `open`.
    bounds: Vec<Interval>,
    /// `true` if it was given bounds in this search of the root. This and
    /// `expanded` count for first nodes.
    known: Vec<bool>,
    /// `true` if it was expanded in this search of the root. The children of an
    /// earlier one are kept, but wait to be given their bounds again.
    expanded: Vec<bool>,
    /// `true` if there is something to expand, here or below.
    open: Vec<bool>,
    /// The first node with this position.
    first: Vec<NodeId>,
    /// The further nodes with the position of a first one. It is never iterated.
    links: FxHashMap<NodeId, Vec<NodeId>>,
    /// The number of all links.
    linked: usize,
    /// The rank of a first node, which is greater than that of any parent.
    rank: Vec<u32>,
}

/// Returns `bounds` with the end that `player` wants as the upper one. It is its
/// own inverse, and saves a second, mirrored copy of every rule.
pub(super) fn seen_by(player: Player, bounds: Interval) -> Interval {
    match player {
        Player::Max => bounds,
        Player::Min => Interval { lower: -bounds.upper, upper: -bounds.lower },
    }
}

/// Returns the left-most node with the greatest key.
pub(super) fn greatest<K: Ord>(
    nodes: impl DoubleEndedIterator<Item = NodeId>,
    key: impl Fn(NodeId) -> K,
) -> Option<NodeId> {
    // `max_by_key` keeps the last of equals.
    nodes.rev().max_by_key(|&node| key(node))
}

impl<P> Nodes<P> {
    pub(super) fn new() -> Nodes<P> {
        Nodes {
            nodes: Vec::new(),
            bounds: Vec::new(),
            known: Vec::new(),
            expanded: Vec::new(),
            open: Vec::new(),
            first: Vec::new(),
            links: FxHashMap::default(),
            linked: 0,
            rank: Vec::new(),
        }
    }

    /// Returns about how many bytes they take.
    pub(super) fn bytes(&self) -> usize {
        let columns = size_of::<(Interval, [bool; 3], NodeId, u32)>();
        let own = bytes::of_list(&self.nodes) + self.bounds.capacity() * columns;
        // Each list of links has room for four, or for up to twice as many as it has.
        own + bytes::of_map(&self.links) + self.linked * 4 * size_of::<NodeId>()
    }

    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(super) fn add(&mut self, new: NewNode<P>) {
        let NewNode { position, player, parent, depth, leaf, initial, of } = new;
        let node = NodeId(self.nodes.len() as u32);
        let rank = if node == NodeId::ROOT { 0 } else { self.rank[parent.index()] + 1 };
        self.nodes.push(Node { position, player, depth, parent, children: None, leaf, initial });
        self.known.push(false);
        self.expanded.push(false);
        self.rank.push(rank);
        self.first.push(of.unwrap_or(node));
        self.bounds.push(of.map_or(initial, |of| self.bounds(of)));
        self.open.push(of.map_or(!leaf, |of| self.is_open(of)));
        if let Some(of) = of {
            self.links.entry(of).or_default().push(node);
            self.linked += 1;
            self.raise(of, rank);
        }
    }

    /// Begins a search of the root: no node has been given bounds yet.
    pub(super) fn begin(&mut self) {
        self.known.fill(false);
    }

    pub(super) fn set_children(&mut self, node: NodeId, children: Siblings) {
        self.nodes[node.index()].children = Some(children);
    }

    /// Returns the children, if they were ever generated.
    pub(super) fn children(&self, node: NodeId) -> Option<Siblings> {
        self.nodes[node.index()].children
    }

    /// Returns the root's children; none before it is expanded.
    pub(super) fn root_children(&self) -> Siblings {
        self.children(NodeId::ROOT).unwrap_or(Siblings { first: NodeId(1), count: 0 })
    }

    pub(super) fn position(&self, node: NodeId) -> &P {
        &self.nodes[node.index()].position
    }

    pub(super) fn player(&self, node: NodeId) -> Player {
        self.nodes[node.index()].player
    }

    pub(super) fn depth(&self, node: NodeId) -> u32 {
        self.nodes[node.index()].depth
    }

    pub(super) fn is_leaf(&self, node: NodeId) -> bool {
        self.nodes[node.index()].leaf
    }

    pub(super) fn initial(&self, node: NodeId) -> Interval {
        self.nodes[node.index()].initial
    }

    pub(super) fn bounds(&self, node: NodeId) -> Interval {
        self.bounds[node.index()]
    }

    pub(super) fn bounds_of(&self, nodes: Siblings) -> &[Interval] {
        &self.bounds[nodes.first.index()..][..nodes.count as usize]
    }

    pub(super) fn seen_at_root(&self, node: NodeId) -> Interval {
        seen_by(self.player(NodeId::ROOT), self.bounds(node))
    }

    /// Returns `true` if this position was given its bounds in this search of the
    /// root.
    pub(super) fn is_known(&self, node: NodeId) -> bool {
        self.known[self.first(node).index()]
    }

    pub(super) fn is_expanded(&self, node: NodeId) -> bool {
        self.expanded[node.index()]
    }

    pub(super) fn is_open(&self, node: NodeId) -> bool {
        self.open[node.index()]
    }

    /// Returns the first bounds of a node, widened by `units` and cut off to `range`. The exact
    /// value of a leaf is not an estimate, and is not widened.
    pub(super) fn widened(&self, node: NodeId, units: i32, range: Interval) -> Interval {
        let Node { initial, leaf, .. } = self.nodes[node.index()];
        if leaf && initial.lower == initial.upper {
            return initial;
        }
        // The range is that of finite values only.
        let inside = |bound: Value| {
            if bound.is_finite() { bound.clamp(range.lower, range.upper) } else { bound }
        };
        Interval {
            lower: inside(initial.lower.plus(-units)),
            upper: inside(initial.upper.plus(units)),
        }
    }

    /// Gives a first node these bounds, and discards what was found below.
    pub(super) fn estimate(&mut self, node: NodeId, bounds: Interval) {
        self.known[node.index()] = true;
        self.expanded[node.index()] = false;
        self.share(node, bounds, !self.is_leaf(node));
    }

    /// Sets the properties that a first node shares with its links.
    fn share(&mut self, node: NodeId, bounds: Interval, open: bool) {
        let links = self.links.get(&node).into_iter().flatten();
        for copy in std::iter::once(&node).chain(links) {
            self.bounds[copy.index()] = bounds;
            self.open[copy.index()] = open;
        }
    }

    pub(super) fn set_expanded(&mut self, node: NodeId) {
        self.expanded[node.index()] = true;
    }

    /// The best-first descent: from `node`, where something can be expanded,
    /// to a node that has not been expanded yet. Of the children with
    /// something left to expand, the player to move follows the one with the
    /// best optimistic bound; from a link it goes on at the node that the link
    /// stands for.
    pub(super) fn descend(&self, node: NodeId) -> NodeId {
        let mut node = self.first(node);
        while let Some(children) = self.children(node).filter(|_| self.is_expanded(node)) {
            let player = self.player(node);
            let open = children.iter().filter(|&child| self.is_open(child));
            match greatest(open, |child| seen_by(player, self.bounds(child)).upper) {
                Some(child) => node = self.first(child),
                None => break,
            }
        }
        node
    }

    /// Returns the bounds that the children of a node give it.
    pub(super) fn backed_up(&self, node: NodeId, children: Siblings) -> Interval {
        let player = self.player(node);
        let mut seen = Interval::exactly(Value::NEG_INF);
        for child in children.iter() {
            let bounds = seen_by(player, self.bounds(child));
            seen.lower = seen.lower.max(bounds.lower);
            seen.upper = seen.upper.max(bounds.upper);
        }
        seen_by(player, seen)
    }

    /// Recomputes an expanded node from its children. Returns `true` if its bounds
    /// changed, and `true` if anything did.
    fn recompute(&mut self, node: NodeId, children: Siblings) -> (bool, bool) {
        let bounds = self.backed_up(node, children);
        let open = children.iter().any(|child| self.is_open(child));
        let changed = bounds != self.bounds(node);
        let anything = changed || open != self.is_open(node);
        self.share(node, bounds, open);
        (changed, anything)
    }

    /// Backs up from `node` towards the root, to all parents, as long as
    /// anything changes, and reports changed bounds. Every node's turn comes
    /// after that of all below it that change, so it has no second one.
    /// Returns the node where that stopped last; in a tree, the root, or a node whose
    /// bounds stayed as they were and which still has something to expand.
    pub(super) fn back_up(
        &mut self,
        node: NodeId,
        mut tell: impl FnMut(NodeId, Interval),
    ) -> NodeId {
        let mut stopped = node;
        let mut waiting = BinaryHeap::from([(self.rank[node.index()], node)]);
        while let Some(next) = waiting.pop() {
            // It waits once for each of its children that changed.
            while waiting.peek() == Some(&next) {
                waiting.pop();
            }
            let (_, node) = next;
            stopped = node;
            let Some(children) = self.children(node) else { continue };
            let (changed, anything) = self.recompute(node, children);
            if changed {
                self.copies(node).for_each(|copy| tell(copy, self.bounds(copy)));
            }
            if anything {
                let parents = self.parents(node).filter(|&parent| self.is_expanded(parent));
                waiting.extend(parents.map(|parent| (self.rank[parent.index()], parent)));
            }
        }
        stopped
    }

    /// The child to play, as far as is known: the greatest pessimistic bound,
    /// then the greatest midpoint, then the left-most. Where a child
    /// separates, it is this one.
    pub(super) fn favourite(&self, node: NodeId) -> Option<NodeId> {
        let player = self.player(node);
        let children = self.children(node).filter(|_| self.is_expanded(node))?;
        greatest(children.iter(), |child| {
            // Between equal lower bounds the midpoints are ordered as the
            // upper bounds are.
            let seen = seen_by(player, self.bounds(child));
            (seen.lower, seen.upper)
        })
    }

    /// Returns `true` if one child of the root is proved at least as good as every
    /// other.
    pub(super) fn is_separated(&self) -> bool {
        // A child that separates has the greatest lower bound, and the
        // greatest upper bound among those: no other need be tested.
        self.favourite(NodeId::ROOT).is_some_and(|child| {
            let lower = self.seen_at_root(child).lower;
            let mut others = self.root_children().iter().filter(|&other| other != child);
            others.all(|other| self.seen_at_root(other).upper <= lower)
        })
    }
}
