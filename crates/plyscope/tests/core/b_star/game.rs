//! An explicit tree, as plain as can be.

use plyscope::{Game, Interval, Player, Value};
use proptest::prelude::*;

pub(crate) struct Tree {
    nodes: Vec<Node>,
    root: Player,
}

struct Node {
    children: Vec<usize>,
    depth: usize,
    value: i32,
    interval: Option<(i32, i32)>,
}

/// What the generators make: a leaf with its value, or children; both with
/// how far off their bounds are.
#[derive(Clone, Debug)]
pub(crate) enum Shape {
    Leaf(i32, (i32, i32)),
    Inner(Vec<Shape>, (i32, i32)),
}

/// Which bounds the tree tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bounds {
    /// None.
    Untold,
    /// Such as contain the true value; leaves are exact.
    Sound,
    /// Such as may contain it or not, of leaves too.
    Wild,
}

/// Ragged trees of few values, so that ties abound.
pub(crate) fn shapes() -> impl Strategy<Value = Shape> {
    fn below(plies: u32) -> BoxedStrategy<Shape> {
        let off = (0..10, 0..10);
        let leaf = (-6..=6, off.clone()).prop_map(|(value, off)| Shape::Leaf(value, off));
        if plies == 0 {
            return leaf.boxed();
        }
        let inner = (prop::collection::vec(below(plies - 1), 1..=4), off)
            .prop_map(|(children, off)| Shape::Inner(children, off));
        prop_oneof![1 => leaf, 5 => inner].boxed()
    }
    below(5)
}

pub(crate) fn players() -> impl Strategy<Value = Player> {
    prop_oneof![Just(Player::Max), Just(Player::Min)]
}

impl Tree {
    pub(crate) fn of(shape: &Shape, root: Player, bounds: Bounds) -> Tree {
        let mut tree = Tree { nodes: Vec::new(), root };
        tree.grow(shape, 0, bounds);
        tree
    }

    fn grow(&mut self, shape: &Shape, depth: usize, bounds: Bounds) -> usize {
        let place = self.nodes.len();
        self.nodes.push(Node { children: Vec::new(), depth, value: 0, interval: None });
        let (below, above) = match shape {
            Shape::Leaf(value, off) => {
                self.nodes[place].value = *value;
                *off
            }
            Shape::Inner(children, off) => {
                for child in children {
                    let child = self.grow(child, depth + 1, bounds);
                    self.nodes[place].children.push(child);
                }
                *off
            }
        };
        let truth = self.truth(place);
        let leaf = matches!(shape, Shape::Leaf(..));
        self.nodes[place].interval = match bounds {
            Bounds::Sound if !leaf => Some((truth - below, truth + above)),
            // Off on one side: the value may lie outside.
            Bounds::Wild if !leaf => Some((truth - 2 + below / 2, truth + below / 2 + above)),
            Bounds::Wild if below > 3 => Some((truth - below + 3, truth + above)),
            _ => None,
        };
        place
    }

    /// The tree written as `[A:15..30[…],B:8..22]`.
    pub(crate) fn read(text: &str) -> Tree {
        let mut tree = Tree { nodes: Vec::new(), root: Player::Max };
        let rest = tree.read_node(text, 0);
        assert_eq!(rest, "");
        tree
    }

    fn read_node<'a>(&mut self, text: &'a str, depth: usize) -> &'a str {
        let place = self.nodes.len();
        self.nodes.push(Node { children: Vec::new(), depth, value: 0, interval: None });
        let end = text.find(['[', ']', ',']).unwrap_or(text.len());
        let (label, mut text) = text.split_at(end);
        let worth = label.rsplit(':').next().unwrap();
        if let Some((lower, upper)) = worth.split_once("..") {
            self.nodes[place].interval = Some((lower.parse().unwrap(), upper.parse().unwrap()));
        } else if !worth.is_empty() {
            self.nodes[place].value = worth.parse().unwrap();
        }
        if let Some(mut inside) = text.strip_prefix('[') {
            loop {
                let child = self.nodes.len();
                self.nodes[place].children.push(child);
                inside = self.read_node(inside, depth + 1);
                match inside.strip_prefix(',') {
                    Some(next) => inside = next,
                    None => break,
                }
            }
            text = inside.strip_prefix(']').unwrap();
        }
        text
    }

    /// The minimax value.
    pub(crate) fn truth(&self, place: usize) -> i32 {
        let values = self.nodes[place].children.iter().map(|&child| self.truth(child));
        match self.player(&place) {
            _ if values.len() == 0 => self.nodes[place].value,
            Player::Max => values.max().unwrap(),
            Player::Min => values.min().unwrap(),
        }
    }

    /// What the search should be told, if the tree tells bounds.
    pub(crate) fn told(&self, place: usize) -> (i32, i32) {
        let node = &self.nodes[place];
        match node.interval {
            Some(interval) => interval,
            None if node.children.is_empty() => (node.value, node.value),
            None => (-i32::MAX, i32::MAX),
        }
    }
}

impl Game for Tree {
    type Position = usize;
    type Move = usize;

    fn start(&self) -> usize {
        0
    }
    fn player(&self, place: &usize) -> Player {
        if self.nodes[*place].depth.is_multiple_of(2) { self.root } else { self.root.opponent() }
    }
    fn moves(&self, place: &usize, moves: &mut Vec<usize>) {
        moves.extend(&self.nodes[*place].children);
    }
    fn play(&self, _: &usize, child: &usize) -> usize {
        *child
    }
    fn value(&self, place: &usize) -> Value {
        Value::new(self.nodes[*place].value)
    }
    fn interval(&self, place: &usize) -> Option<Interval> {
        let node = &self.nodes[*place];
        let exact = node.children.is_empty().then_some((node.value, node.value));
        let (lower, upper) = node.interval.or(exact)?;
        Interval::new(Value::new(lower), Value::new(upper))
    }
}
