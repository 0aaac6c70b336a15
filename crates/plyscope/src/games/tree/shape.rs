//! A tree in flat arrays.

use std::ops::Range;

use super::graph::Graph;
use crate::games::bare_tree::Mover;
use crate::scale::LARGE;
use crate::{DisplayValue, Interval, Numbers, Player, Unit, Value};

/// Nodes are numbered breadth-first, so that the children of one node are
/// neighbours, and those of the next node follow them: one array says where
/// each node's children begin.
#[derive(PartialEq, Eq)]
pub(super) struct Shape {
    /// The player to move at the root.
    pub(super) player: Player,
    /// `true` if that player moves at every node.
    pub(super) one_player: bool,
    /// Who moves at the inner nodes where it is not the other one's turn than above, in the order
    /// of nodes: at chance nodes, chance. Without chance, empty if one player moves at every node.
    /// See docs/decisions/who-moves-is-said-at-nodes.md.
    pub(super) movers: Vec<(u32, Mover)>,
    /// The weights of the children of chance nodes that are not all the same, in the order of nodes.
    pub(super) weights: Vec<(u32, u32)>,
    pub(super) unit: Unit,
    /// For each node, the number of its first child; and one entry more.
    first: Vec<u32>,
    /// For each node, the value of a leaf or the estimate of an inner node, which is zero where none
    /// is given.
    value: Vec<Value>,
    /// The inner nodes that are not quiet, in the order of nodes.
    pub(super) unquiet: Vec<u32>,
    /// The bounds of the nodes that have any, in the order of nodes. A leaf
    /// stands here only where its bounds differ.
    bounds: Vec<(u32, Interval)>,
    /// The names of the nodes that have one, in the order of nodes.
    pub(super) names: Vec<(u32, Box<str>)>,
    /// The nodes that stand for others.
    pub(super) graph: Graph,
}

impl Shape {
    /// Without any node yet: they are pushed in their order.
    pub(super) fn new(player: Player, unit: Unit) -> Shape {
        let (first, value) = (vec![1], Vec::new());
        Shape {
            player,
            one_player: false,
            movers: Vec::new(),
            weights: Vec::new(),
            unit,
            first,
            value,
            unquiet: Vec::new(),
            bounds: Vec::new(),
            names: Vec::new(),
            graph: Graph::default(),
        }
    }

    /// Returns the player to move at a node below one where this player moves, or moved last before
    /// chance; at a chance node, the player who moved last.
    pub(super) fn player_below(&self, above: Player, node: u32) -> Player {
        match self.mover(node) {
            Some(Mover::Player(player)) => player,
            Some(Mover::Chance) => above,
            None if self.one_player => above,
            None => above.opponent(),
        }
    }

    /// Returns the player at the root; where chance moves there, the one who would have moved last.
    pub(super) fn first_player(&self) -> Player {
        if self.is_chance(0) && !self.one_player { self.player.opponent() } else { self.player }
    }

    /// Returns `true` if chance moves at some node.
    pub(super) fn has_chance(&self) -> bool {
        LARGE && self.movers.iter().any(|(_, mover)| *mover == Mover::Chance)
    }

    /// Returns `true` if chance moves at this node.
    pub(super) fn is_chance(&self, node: u32) -> bool {
        LARGE && !self.movers.is_empty() && self.mover(node) == Some(Mover::Chance)
    }

    /// Returns the weight of a child of a chance node among its siblings.
    pub(super) fn weight(&self, child: u32) -> u32 {
        let at = self.weights.binary_search_by_key(&child, |(of, _)| *of);
        at.map_or(1, |at| self.weights[at].1)
    }

    /// Returns the probability of a child, if it has one that is written.
    pub(super) fn probability(&self, child: u32) -> Option<String> {
        let at = self.weights.binary_search_by_key(&child, |(of, _)| *of).ok()?;
        // Its siblings are neighbours, and their children have no weights between them.
        let parent = self.first.partition_point(|first| *first <= child) - 1;
        let total: u64 = self.children(parent as u32).map(|of| u64::from(self.weight(of))).sum();
        let units = i32::try_from(self.weights[at].1).ok()?;
        Some(Value::new(units).display(Unit::part(total.try_into().ok()?)).to_string())
    }

    /// Returns a value as it is written: with decimals, which those of a text have.
    pub(super) fn written(&self, value: Value) -> DisplayValue {
        value.display(self.unit.written_in(Numbers::Decimals))
    }

    /// Returns the player to move at each node.
    pub(super) fn players(&self) -> Vec<Player> {
        let mut players = vec![self.player; self.len()];
        for node in self.down() {
            for child in self.children(node) {
                players[child as usize] = self.player_below(players[node as usize], child);
            }
        }
        players
    }

    /// Returns who moves at a node where it is not the other one's turn than above.
    pub(super) fn mover(&self, node: u32) -> Option<Mover> {
        let at = self.movers.binary_search_by_key(&node, |(node, _)| *node).ok()?;
        Some(self.movers[at].1)
    }

    /// Returns what has to be said at a node: chance, a player out of turn, and at the root MAX if
    /// there is any such player, unless `min:` stands in front.
    pub(super) fn label(&self, node: u32) -> Option<Mover> {
        let is_player = |(_, mover): &(u32, Mover)| *mover != Mover::Chance;
        let is_root_said = node == 0
            && self.player == Player::Max
            && !self.one_player
            && self.movers.iter().any(is_player);
        self.mover(node).or(is_root_said.then_some(Mover::Player(Player::Max)))
    }

    /// Returns `true` if a node's estimate can be trusted.
    pub(super) fn is_quiet(&self, node: u32) -> bool {
        !LARGE || self.unquiet.binary_search(&node).is_err()
    }

    /// Makes room for so many nodes.
    pub(super) fn reserve(&mut self, nodes: usize) {
        self.first.reserve_exact(nodes);
        self.value.reserve_exact(nodes);
    }

    pub(super) fn push_leaf(&mut self, worth: Interval) {
        if worth.lower == worth.upper {
            self.push(0, worth.lower);
        } else {
            self.bounds.push((self.len() as u32, worth));
            self.push(0, Value::ZERO);
        }
    }

    pub(super) fn push_inner(&mut self, children: u32, bounds: Option<Interval>, estimate: Value) {
        self.bounds.extend(bounds.map(|bounds| (self.value.len() as u32, bounds)));
        self.push(children, estimate);
    }

    fn push(&mut self, children: u32, value: Value) {
        self.first.push(self.first[self.len()] + children);
        self.value.push(value);
    }

    pub(super) fn len(&self) -> usize {
        self.value.len()
    }

    pub(super) fn children(&self, node: u32) -> Range<u32> {
        self.first[node as usize]..self.first[node as usize + 1]
    }

    pub(super) fn is_leaf(&self, node: u32) -> bool {
        self.children(node).is_empty()
    }

    pub(super) fn is_named(&self) -> bool {
        !self.names.is_empty() || self.is_graph()
    }

    /// Returns the name of a node as it is written.
    pub(super) fn name(&self, node: u32) -> Option<&str> {
        let at = self.names.binary_search_by_key(&node, |(named, _)| *named).ok()?;
        Some(&self.names[at].1)
    }

    /// Returns what a node is called where it is written: by its name, that of the node it stands
    /// for, or a mark.
    pub(super) fn called(&self, node: u32) -> Option<&str> {
        self.name(node).or_else(|| {
            let of = self.same(node);
            self.name(of).or_else(|| self.graph.mark(of))
        })
    }

    /// Returns `true` if a node may be used again.
    pub(super) fn is_graph(&self) -> bool {
        !self.graph.marks.is_empty()
    }

    /// Returns the node that a node stands for: itself, if it is not used again.
    pub(super) fn same(&self, node: u32) -> u32 {
        self.graph.again(node).unwrap_or(node)
    }

    /// The bounds as written; those of a leaf with a value are equal.
    pub(super) fn bounds(&self, node: u32) -> Option<Interval> {
        match self.bounds.binary_search_by_key(&node, |(bounded, _)| *bounded) {
            Ok(at) => Some(self.bounds[at].1),
            Err(_) if self.is_leaf(node) => Some(Interval::exactly(self.value[node as usize])),
            Err(_) => None,
        }
    }

    /// Returns what a search that wants one value takes a node for: see
    /// docs/decisions/a-leaf-known-by-bounds.md.
    pub(super) fn value(&self, node: u32) -> Value {
        self.bounds(node).map_or(self.value[node as usize], |bounds| bounds.lower)
    }

    /// Returns the estimate of an inner node, if it has one. One of zero is the same as none.
    pub(super) fn estimate(&self, node: u32) -> Option<Value> {
        let estimate = self.value[node as usize];
        (!self.is_leaf(node) && estimate != Value::ZERO).then_some(estimate)
    }

    /// The finite values of leaves, estimates and bounds.
    pub(super) fn finite_values(&self) -> impl Iterator<Item = Value> {
        let worth = |node| {
            self.bounds(node).unwrap_or_else(|| Interval::exactly(self.value[node as usize]))
        };
        let nodes = 0..self.len() as u32;
        let values = nodes.map(worth).flat_map(|worth| [worth.lower, worth.upper]);
        values.filter(|value| value.is_finite())
    }

    /// Takes note of it if nobody but the player at the root moves.
    pub(super) fn settle_movers(&mut self) {
        if self.has_chance() {
            return;
        }
        let inner = (0..self.len() as u32).filter(|node| !self.is_leaf(*node)).count();
        if !self.movers.is_empty() && self.movers.len() + 1 == inner {
            self.one_player = true;
            self.movers.clear();
        }
    }

    /// Makes the unit as great as the values allow.
    pub(super) fn drop_idle_decimals(&mut self) {
        if self.unit.numbers() == Numbers::Fractions || self.has_chance() {
            return;
        }
        let mut drop = self.unit.parts().ilog10();
        for value in self.finite_values() {
            while value.units() % 10_i32.pow(drop) != 0 {
                drop -= 1;
            }
        }
        let unit = 10_i32.pow(drop);
        let scaled = |value: Value| {
            if value.is_finite() { Value::new(value.units() / unit) } else { value }
        };
        for value in &mut self.value {
            *value = scaled(*value);
        }
        for (_, bounds) in &mut self.bounds {
            *bounds = Interval { lower: scaled(bounds.lower), upper: scaled(bounds.upper) };
        }
        self.unit = Unit::part(self.unit.parts() / unit as u32);
    }

    /// Returns the nodes from left to right, each going down and, if it is an inner
    /// node, going up again.
    pub(super) fn walk(&self) -> Walk<'_> {
        Walk { shape: self, open: Vec::new(), next: Some(0) }
    }

    /// Returns the same tree with the children of each node in another order.
    pub(super) fn rearranged(&self, mut children: impl FnMut(u32) -> Vec<u32>) -> Shape {
        let mut shape = Shape::new(self.player, self.unit);
        shape.one_player = self.one_player;
        let mut nodes = vec![0];
        let mut next = 0;
        while let Some(&node) = nodes.get(next as usize) {
            let bounds = self.bounds(node);
            if self.is_leaf(node) {
                shape.push_leaf(bounds.unwrap_or(Interval::exactly(self.value(node))));
            } else {
                let children = children(node);
                shape.push_inner(children.len() as u32, bounds, self.value[node as usize]);
                nodes.extend(children);
            }
            shape.names.extend(self.name(node).map(|name| (next, name.into())));
            shape.movers.extend(self.mover(node).map(|mover| (next, mover)));
            shape.unquiet.extend((!self.is_quiet(node)).then_some(next));
            next += 1;
        }
        shape
    }

    /// Returns the nodes in the order in which they are written.
    pub(super) fn down(&self) -> impl Iterator<Item = u32> {
        self.walk().filter_map(|step| match step {
            Step::Down(node) => Some(node),
            Step::Up => None,
        })
    }
}

/// A step of [`Shape::walk`].
pub(super) enum Step {
    /// A node, going down.
    Down(u32),
    /// An inner node, going up.
    Up,
}

pub(super) struct Walk<'a> {
    shape: &'a Shape,
    /// The inner nodes around the present place, each with its next child.
    open: Vec<(u32, u32)>,
    next: Option<u32>,
}

impl Iterator for Walk<'_> {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        if let Some(node) = self.next.take() {
            let children = self.shape.children(node);
            if !children.is_empty() {
                self.next = Some(children.start);
                self.open.push((node, children.start + 1));
            } else {
                self.go_on();
            }
            return Some(Step::Down(node));
        }
        self.open.pop()?;
        self.go_on();
        Some(Step::Up)
    }
}

impl Walk<'_> {
    /// To the next child of the innermost open node, if there is one.
    fn go_on(&mut self) {
        if let Some((node, child)) = self.open.last_mut()
            && *child < self.shape.children(*node).end
        {
            self.next = Some(*child);
            *child += 1;
        }
    }
}
