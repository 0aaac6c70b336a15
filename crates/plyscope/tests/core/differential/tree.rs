//! A tree in plain, which shares nothing with the searches: grown from a seed, and written as the
//! text that the searches get.

/// What an infinite leaf is worth.
pub(super) const INF: i64 = i32::MAX as i64;

/// A generator of random numbers (SplitMix64).
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// Returns a number below `sides`.
    pub(crate) fn below(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % sides
    }

    fn from(&mut self, least: i64, most: i64) -> i64 {
        least + self.below((most - least + 1) as u64) as i64
    }
}

/// Who moves at the nodes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Movers {
    /// MAX at the root, and then both in turn.
    MaxFirst,
    /// MIN at the root, and then both in turn.
    MinFirst,
    /// MIN at every node.
    OnlyMin,
    /// At each node the one or the other.
    Drawn,
}

/// Nodes from left to right, each before those below it.
pub(super) struct Tree {
    pub(super) nodes: Vec<Node>,
    movers: Movers,
}

pub(super) struct Node {
    pub(super) children: Vec<usize>,
    pub(super) parent: Option<usize>,
    depth: usize,
    /// That of a leaf, or the minimax value.
    pub(super) value: i64,
    /// `true` if MAX moves there, where the players don't take turns.
    drawn: bool,
    /// Bounds of the value, those of a leaf without width.
    pub(super) told: (i64, i64),
}

impl Node {
    /// Returns what an inner node is worth at a horizon.
    pub(super) fn estimate(&self) -> i64 {
        if self.told.0.abs() == INF { 0 } else { self.told.0 }
    }

    /// Returns `true` for some inner nodes, whose estimates are not to be trusted. The module of a
    /// frame doesn't read such marks.
    pub(super) fn is_unquiet(&self) -> bool {
        !cfg!(plyscope_frame) && (self.told.1 - self.told.0) % 3 == 0
    }
}

/// How many nodes a tree may have, apart from those that complete it.
const NODES: usize = 40;

impl Tree {
    /// Grows a ragged tree of few values, so that ties abound.
    pub(super) fn grow(seed: u64, movers: Movers) -> Tree {
        let mut dice = Dice::new(seed);
        let mut tree = Tree { nodes: Vec::new(), movers };
        let depth = dice.from(1, 6) as usize;
        // One kind of values a tree: hardly any, some, or many with an infinity now and then.
        let most = [1, 2, 9, 99][dice.below(4) as usize];
        tree.node(&mut dice, None, depth, most);
        tree
    }

    fn node(&mut self, dice: &mut Dice, parent: Option<usize>, plies: usize, most: i64) -> usize {
        let at = self.nodes.len();
        let depth = parent.map_or(0, |parent| self.nodes[parent].depth + 1);
        let drawn = self.movers == Movers::Drawn && dice.below(2) == 0;
        self.nodes.push(Node { children: vec![], parent, depth, value: 0, drawn, told: (0, 0) });
        let is_leaf = plies == 0 || self.nodes.len() > NODES || dice.below(7) == 0;
        if is_leaf {
            let value = match dice.below(60) {
                0 if most > 2 && self.movers != Movers::OnlyMin => INF,
                1 if most > 2 && self.movers != Movers::OnlyMin => -INF,
                _ => dice.from(-most, most),
            };
            (self.nodes[at].value, self.nodes[at].told) = (value, (value, value));
            // A leaf is never labelled: it is the other player's turn there.
            self.nodes[at].drawn = parent.is_none_or(|parent| !self.nodes[parent].drawn);
            return at;
        }
        for _ in 0..dice.from(1, 4) {
            let child = self.node(dice, Some(at), plies - 1, most);
            self.nodes[at].children.push(child);
        }
        let values = self.nodes[at].children.iter().map(|&child| self.nodes[child].value);
        let value =
            if self.is_max(at) { values.max() } else { values.min() }.expect("it has children");
        self.nodes[at].value = value;
        let beyond =
            |value: i64| if value.abs() > INF - 100 { value.signum() * INF } else { value };
        let (below, above) = (dice.from(0, 9), dice.from(1, 9));
        self.nodes[at].told = (beyond(value - below), beyond(value + above));
        at
    }

    pub(super) fn is_max(&self, node: usize) -> bool {
        match self.movers {
            Movers::MaxFirst => self.nodes[node].depth.is_multiple_of(2),
            Movers::MinFirst => !self.nodes[node].depth.is_multiple_of(2),
            Movers::OnlyMin => false,
            Movers::Drawn => self.nodes[node].drawn,
        }
    }

    /// Returns `true` if the players alternate, whatever was drawn.
    pub(super) fn takes_turns(&self) -> bool {
        matches!(self.movers, Movers::MaxFirst | Movers::MinFirst)
    }

    pub(super) fn is_leaf(&self, node: usize) -> bool {
        self.nodes[node].children.is_empty()
    }

    /// Returns the tree from MIN's side: what is good is bad, and the other one moves.
    pub(super) fn mirrored(&self) -> Tree {
        let movers = match self.movers {
            Movers::MaxFirst => Movers::MinFirst,
            Movers::MinFirst => Movers::MaxFirst,
            movers => movers,
        };
        let node = |node: &Node| Node {
            children: node.children.clone(),
            value: -node.value,
            drawn: !node.drawn,
            told: (-node.told.1, -node.told.0),
            ..*node
        };
        Tree { nodes: self.nodes.iter().map(node).collect(), movers }
    }

    /// Writes the tree, with the estimates of inner nodes for a horizon.
    pub(super) fn text_with_estimates(&self) -> String {
        let prefix = if self.movers == Movers::MinFirst { "tree:min:" } else { "tree:" };
        let mut text = String::from(prefix);
        self.write_with_estimates(0, &mut text);
        text
    }

    fn write_with_estimates(&self, at: usize, text: &mut String) {
        let node = &self.nodes[at];
        if node.children.is_empty() {
            return write_number(node.value, text);
        }
        text.push_str("n:");
        write_number(node.estimate(), text);
        text.push_str(if node.is_unquiet() { "!" } else { "" });
        for (index, &child) in node.children.iter().enumerate() {
            text.push(if index == 0 { '[' } else { ',' });
            self.write_with_estimates(child, text);
        }
        text.push(']');
    }

    /// Writes the tree, with the bounds of inner nodes below the root if they are wanted.
    pub(super) fn text(&self, with_bounds: bool) -> String {
        let mut text = String::from(match self.movers {
            Movers::MaxFirst => "tree:",
            Movers::MinFirst => "tree:min:",
            Movers::OnlyMin => "tree:min-only:",
            Movers::Drawn => "tree:",
        });
        self.write(0, with_bounds, &mut text);
        text
    }

    fn write(&self, at: usize, with_bounds: bool, text: &mut String) {
        let node = &self.nodes[at];
        if node.children.is_empty() {
            return write_number(node.value, text);
        }
        if self.movers == Movers::Drawn {
            text.push_str(if node.drawn { "max:" } else { "min:" });
        }
        if with_bounds && at > 0 {
            write_number(node.told.0, text);
            text.push_str("..");
            write_number(node.told.1, text);
        } else if let [child] = node.children[..]
            && self.is_leaf(child)
            && self.movers != Movers::Drawn
        {
            // Without a name, the list could be a leaf in brackets.
            text.push_str("n:");
        }
        for (index, &child) in node.children.iter().enumerate() {
            text.push(if index == 0 { '[' } else { ',' });
            self.write(child, with_bounds, text);
        }
        text.push(']');
    }
}

fn write_number(value: i64, text: &mut String) {
    match value {
        INF => text.push_str("inf"),
        value if value == -INF => text.push_str("-inf"),
        value => text.push_str(&value.to_string()),
    }
}
