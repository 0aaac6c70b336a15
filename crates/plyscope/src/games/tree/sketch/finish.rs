//! From a sketch to the tree: ply by ply, with values in one unit.

use super::{Kind, Label, Node, Sketch, Worth};
use crate::games::bare_tree::Mover;
use crate::games::notation::{NotationError, NotationErrorKind, TextPart};
use crate::games::tree::number::Number;
use crate::games::tree::shape::Shape;
use crate::scale::LARGE;
use crate::{Interval, Limits, Player, Unit, Value};

/// The nodes of a sketch, counted.
struct Counted {
    /// For each node, the number of its children.
    children: Vec<u32>,
    /// The number of nodes at each depth.
    widths: Vec<u32>,
}

impl Sketch {
    /// Decides whether lists of one number are leaves; see docs/decisions/bracketed-leaves.md.
    pub(in crate::games::tree) fn settle_boxes(&mut self) {
        if self.bracketed_siblings && self.bracketed == self.values.len() {
            self.unbox();
        }
    }

    /// Returns the labels of inner nodes in the order of the text, and takes the names away that
    /// are nothing but labels.
    pub(in crate::games::tree) fn take_labels(&mut self) -> Vec<Label> {
        let mut labels = std::mem::take(&mut self.labels);
        labels.retain(|label| self.nodes[label.node as usize].kind != Kind::Leaf);
        labels.sort_by_key(|label| label.node);
        let bare = labels
            .iter()
            .filter(|label| !label.is_name)
            .map(|label| label.node)
            .collect::<Vec<_>>();
        self.names.retain(|(node, _)| bare.binary_search(node).is_err());
        labels
    }

    /// Returns the player at each node: the one that a label says, or the one whose turn it is after
    /// the node above; at a chance node the one who moved last. Tells the labels whether they say
    /// just that. `root` is the player at the root, or the first one below it.
    pub(in crate::games::tree) fn players(
        &self,
        root: Player,
        one_player: bool,
        labels: &mut [Label],
    ) -> Vec<Player> {
        let mut labels = labels.iter_mut().peekable();
        // The players at the nodes around the present one.
        let mut path: Vec<Player> = Vec::new();
        let player = |(at, node): (usize, &Node)| {
            path.truncate(node.depth as usize);
            let next = path
                .last()
                .map_or(root, |above| if one_player { *above } else { above.opponent() });
            let player = match labels.next_if(|label| label.node as usize == at) {
                None => next,
                Some(label) => match label.mover {
                    Mover::Player(player) => {
                        label.is_turn = player == next;
                        player
                    }
                    Mover::Chance => {
                        label.is_turn = false;
                        if one_player { next } else { next.opponent() }
                    }
                },
            };
            path.push(player);
            player
        };
        self.nodes.iter().enumerate().map(player).collect()
    }

    /// Returns `true` if a node is used again where it is the other player's turn, and no label says
    /// that its player moves there out of turn.
    pub(in crate::games::tree) fn changes_players(
        &self,
        players: &[Player],
        labels: &[Label],
    ) -> bool {
        let is_said = |of| {
            let at = labels.binary_search_by_key(&of, |label| label.node);
            at.is_ok_and(|at| !labels[at].is_turn)
        };
        let player = |node: u32| players[node as usize];
        let changes = |&&(node, of): &&(u32, u32)| player(node) != player(of);
        self.graph.again.iter().filter(changes).any(|&(_, of)| !is_said(of))
    }

    /// Returns the tree. The text that was read is `part`.
    pub(in crate::games::tree) fn finish(
        mut self,
        part: TextPart<'_>,
        player: Player,
        limits: Limits,
    ) -> Result<Shape, NotationError> {
        let Counted { children, widths } = self.count(part, limits)?;
        let parts = self.settle_chances(part)?;
        let has_chance = self.labels.iter().any(|label| label.mover == Mover::Chance);

        // The nodes ply by ply. Those of one ply keep their order, so that siblings stay together.
        let mut places = Vec::with_capacity(widths.len());
        let mut before = 0;
        for width in widths {
            places.push(before);
            before += width;
        }
        let mut order = vec![0; self.nodes.len()];
        let mut numbers = vec![0; self.nodes.len()];
        let (mut leaf_of, mut leaves) = (vec![0; self.nodes.len()], 0);
        for (at, node) in self.nodes.iter().enumerate() {
            let place = &mut places[node.depth as usize];
            (order[*place as usize], numbers[at]) = (at, *place);
            *place += 1;
            leaf_of[at] = leaves;
            leaves += usize::from(node.kind == Kind::Leaf);
        }
        self.renumber(|node| numbers[node as usize]);
        self.sort_notes();

        let whole = u64::from(Unit::decimals(self.decimals).parts());
        let Ok(parts_of_one) = u32::try_from(whole * u64::from(parts)) else {
            return Err(self.place(part, 0).error(NotationErrorKind::FineChance));
        };
        let mut shape = Shape::new(player, Unit::part(parts_of_one));
        shape.reserve(self.nodes.len());
        let mut worths = self.worths.iter().peekable();
        let value = |number: Number| {
            let value = number.value(self.decimals);
            let value = value.ok_or_else(|| number.too_great(part, self.decimals))?;
            if !has_chance || value.is_unknown() {
                return Ok(value);
            }
            let place = || number.place(part);
            if !value.is_finite() {
                return Err(place().error(NotationErrorKind::InfiniteChance));
            }
            let units = i64::from(value.units()) * i64::from(parts);
            match i32::try_from(units) {
                Ok(units) if units.abs() <= Value::MOST => Ok(Value::new(units)),
                _ => {
                    Err(place().error(NotationErrorKind::TooGreatForChance { parts: parts_of_one }))
                }
            }
        };
        for (number, node) in (0..).zip(order) {
            let (mut bounds, mut estimate) = (None, Value::ZERO);
            match worths.next_if(|(of, _)| *of == number) {
                Some((_, Worth::Value(number))) => estimate = value(*number)?,
                Some((_, Worth::Bounds(lower, upper))) => {
                    bounds = Some(Interval { lower: value(*lower)?, upper: value(*upper)? });
                }
                None => {}
            }
            match (self.nodes[node].kind, bounds) {
                // Nobody asks for its value.
                (Kind::Again, _) => shape.push_leaf(Interval::exactly(Value::NEG_INF)),
                (Kind::Leaf, Some(bounds)) => shape.push_leaf(bounds),
                (Kind::Leaf, None) => {
                    let worth = value(self.values[leaf_of[node]])?;
                    shape.push_leaf(Interval::exactly(worth));
                }
                (Kind::Inner | Kind::Bracketed, _) => {
                    shape.push_inner(children[node], bounds, estimate);
                }
            }
        }
        (shape.names, shape.graph) = (self.names, self.graph);
        (shape.weights, shape.unquiet) = (self.weights, self.unquiet);
        shape.movers = self.labels.iter().map(|label| (label.node, label.mover)).collect();
        Ok(shape)
    }

    /// Makes a leaf of each box, and drops the leaf inside, which is the node that follows it.
    fn unbox(&mut self) {
        let mut numbers = Vec::with_capacity(self.nodes.len());
        let mut kept = 0;
        self.nodes.retain_mut(|node| {
            numbers.push(kept);
            let is_inside = node.kind == Kind::Leaf;
            if node.kind == Kind::Bracketed {
                node.kind = Kind::Leaf;
            }
            kept += u32::from(!is_inside);
            !is_inside
        });
        self.renumber(|node| numbers[node as usize]);
    }

    /// Gives each node another number in what is noted of nodes.
    pub(super) fn renumber(&mut self, number: impl Fn(u32) -> u32) {
        let names = self.names.iter_mut().map(|(node, _)| node);
        let weights = self.weights.iter_mut().map(|(node, _)| node);
        let worths = self.worths.iter_mut().map(|(node, _)| node);
        for node in names.chain(worths).chain(weights) {
            *node = number(*node);
        }
        if LARGE {
            self.unquiet.iter_mut().for_each(|node| *node = number(*node));
        }
        for label in &mut self.labels {
            label.node = number(label.node);
        }
        self.graph.renumber(number);
    }

    /// Puts what is noted of nodes in the order of nodes.
    fn sort_notes(&mut self) {
        self.names.sort_unstable_by_key(|(node, _)| *node);
        self.worths.sort_unstable_by_key(|(node, _)| *node);
        self.labels.sort_unstable_by_key(|label| label.node);
        if LARGE {
            self.unquiet.sort_unstable();
        }
        self.weights.sort_unstable_by_key(|(node, _)| *node);
        self.graph.sort();
    }

    /// Counts nodes, and refuses a tree that is deeper than the limits. The reader has refused one
    /// that is wider.
    fn count(&mut self, part: TextPart<'_>, limits: Limits) -> Result<Counted, NotationError> {
        let (mut children, mut widths) = (vec![0; self.nodes.len()], Vec::new());
        // The number of plies below each node, as far as they were passed.
        let mut heights = vec![0; self.nodes.len()];
        let mut path: Vec<usize> = Vec::new();
        self.graph.sort();
        for (at, node) in self.nodes.iter().enumerate() {
            let depth = node.depth as usize;
            while path.len() > depth {
                close(&mut path, &mut heights);
            }
            if let Some(&parent) = path.last() {
                children[parent] += 1;
            }
            // Below a node that is used again is what is below it where it stands first.
            if let Some(of) = self.graph.again(at as u32) {
                heights[at] = heights[of as usize];
            }
            if node.depth + heights[at] > limits.plies {
                let too_deep = NotationErrorKind::TooDeep { most: limits.plies };
                return Err(self.place(part, at).error(too_deep));
            }
            // A node is no more than one deeper than the one before it.
            if depth == widths.len() {
                widths.push(0);
            }
            widths[depth] += 1;
            path.push(at);
        }
        Ok(Counted { children, widths })
    }

    /// Returns the place of a node in the text: that of the first number from there on.
    fn place<'a>(&self, part: TextPart<'a>, node: usize) -> TextPart<'a> {
        let leaves = self.nodes[..node].iter().filter(|node| node.kind == Kind::Leaf).count();
        let number = self.values.get(leaves).or(self.values.last());
        number.map_or(part, |number| number.place(part))
    }
}

/// Leaves the last node of a path.
fn close(path: &mut Vec<usize>, heights: &mut [u32]) {
    if let Some(node) = path.pop()
        && let Some(&parent) = path.last()
    {
        heights[parent] = heights[parent].max(heights[node] + 1);
    }
}
