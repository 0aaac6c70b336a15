//! An explicit tree: every node is written out.

mod child_order;
mod exact_forms;
mod graph;
mod notations;
mod number;
pub(super) mod probability;
mod read;
mod shape;
mod sketch;
mod write;

use std::collections::VecDeque;
use std::fmt;
use std::sync::Arc;

pub use self::child_order::{ChildOrder, NotOrdered};
pub use self::notations::{Lacking, NotWritten, Notation, UnknownNotation};
pub(super) use self::number::{Number, is_name_char, is_name_start};
pub(super) use self::read::quoted;
use self::shape::Shape;
pub(super) use self::write::write_name;
use super::any::{GameInfo, RegisteredGame, from_text};
use super::bare_tree::Mover;
use super::notation::{NotationError, TextPart};
use crate::scale::{LARGE, about};
use crate::{Game, Interval, Limits, Player, Unit, Value};

/// A tree of which every node is written out. A clone costs next to nothing.
///
/// # What can be written
///
/// | written | meaning |
/// | --- | --- |
/// | `[[3,12,8],[2,4,6]]`, `((3 12 8) (2 4 6))` | a list is an inner node, a number a leaf; commas and white space both separate |
/// | `[[3],[12]]` | bracketed leaves, see below |
/// | `[B:[b1:3, b2:12], "N f3":7]` | names before a colon, quoted unless they are a letter and then letters, digits and `_` |
/// | `[a:2..9[3..5, 4], 0..7]` | `lower..upper`: bounds for B*; right before a list, those of the inner node |
/// | `[A:5[3,12],B:7[2,4]]` | a value right before a list is an estimate of that node, for a horizon |
/// | `[A:5![3,12],B:7[2,4]]` | `!` behind the estimate: the node is not quiet |
/// | `0.5`, `-3`, `inf`, `-∞` | values, with up to nine decimals |
/// | `[3,?]` | a leaf whose value nobody knows, see below; `x` where that can be nothing else |
/// | `min:[3,12]` | the root is a MIN node |
/// | `max-only:[[3,12],[2,4]]`, `min-only:…` | one player moves at every node |
/// | `max:[max:[3,12],B:max:[2,4]]` | MAX moves at these nodes, too, see below |
/// | `[chance[1/3:5, 2/3:[2,9]],4]` | chance moves at this node, see below |
/// | `[[&x[3,12],4],[*x,6]]` | `&` marks a node, and `*` uses it again: equal positions, see below |
/// | `{"name":"A","children":[{"value":3},{"lower":2,"upper":9}]}` | the same as JSON; infinities are text, `"inf"`; `"player":"min"` (`"max-only"`, `"min-only"`) at the root |
///
/// The text may begin with `tree:`; `Display` writes it so.
///
/// # What other programs write
///
/// A text that is none of the above may be:
///
/// | written | meaning |
/// | --- | --- |
/// | `{{3,12},{2,4}}`, `[[3,12],[2,4],]` | lists in braces, a comma after the last child |
/// | `{"A": {"B": 3, "C": 12}}` | a map of names; if there is one name outermost, it is the root's |
/// | `min(max(3,12),4)`, `(min (max 3 12) 4)`, `{"type":"MIN",…}` | labels that say whose turn it is, see below |
/// | `[("a", 8), ("b", 3)]` | leaves with names |
/// | `(A (B 3 12) (C 2))` | the first word in parentheses is the name of the list; `(B 3)` may be a bracketed leaf |
/// | `[A [B [3] [12]] [C [c1: 2] [4]]]` | LaTeX's `forest`, also between `\begin{forest}` and `\end{forest}`; options are left out |
/// | `[Knight f3: 3, O-O: 12]` | names without quotation marks, up to the colon |
/// | `1/2`, `2.5e3` | values, where they are exact with up to nine decimals |
/// | `–3`, `—3`, `‐3` | any dash is a minus |
///
/// **Bracketed leaves.** A list without name and bounds that holds one number and
/// nothing else may be a *bracketed leaf*. If every leaf of the tree is in such a
/// list, and some list holds two of them or more, they are the leaves:
/// `(((3)(12))((2)(4)))` is `[[3,12],[2,4]]`. Otherwise such a list is an inner
/// node with one child: `[[[4]]]` is a chain, and in `[[3],[5,6]]` the first
/// child of the root has one child.
///
/// **Labels.** `max` and `min`, in any case and also with a number behind, say who moves at a node:
/// before its list and its bounds, without or with a colon, as the first element of the list, as a name in a map,
/// and as `"type"` or `"player"` in JSON. Without a label it is the other player's turn than at the
/// node above, and MAX's at the root; below a root without a label, all labels have to agree with
/// that. A label is no name, unless it has a number; a name that looks like a label is written
/// `"min":[3,4]`, and a name stands before a label, as in `B:max:[3,4]`.
///
/// **Chance.** `chance` before a list says that dice or cards decide there: the value is the mean. Before
/// each child, and before its name, stands its probability and a colon: `1/3:`, `0.25:`, `25%:`. They
/// add up to 1; where none is given, all are the same. Below chance it is the turn of the player who
/// didn't move last, at the root MAX's. In JSON, `"type":"chance"` stands at the node and
/// `"probability"` at its children. Values are exact: the unit of the tree is the common denominator of
/// all means ([`Game::unit`]). Infinite values have no mean, and are refused.
///
/// **Graphs.** A node that has a mark, `&x[3,12]` or, before bounds and values, `&x:5`, can be used
/// again further to the right, as `*x`: both are one position, of which searches that remember
/// positions know that they are equal. The mark is the name of a node without another one. A node
/// can't be used below itself, so that no line of play comes back. Where a node is used at plies of
/// both players, it is one position of each of them. In JSON, `"id":"x"` marks a node, and
/// `{"same":"x"}` uses it.
///
/// **Values** are whole numbers of the finest decimal that the tree needs:
/// in `[0.5,3]` a unit is 0.1. A leaf that is known by bounds only is worth
/// its lower bound, what MAX is sure of, to a search that wants one value.
/// The same holds for an inner node with bounds at a horizon. Without bounds it is worth its
/// estimate there, or 0 if it has none; no search looks at estimates elsewhere.
///
/// **Unknown leaves.** A search that doesn't look at a leaf `?` doesn't need its value. One that does
/// ends there, with [`Reason::Unknown`](crate::Reason::Unknown). B* takes it for a leaf that is known
/// by bounds, `-inf..inf`.
///
/// ```
/// use plyscope::{Game, Unit, Value, tree::Tree};
///
/// let tree: Tree = "[B:[b1:3, b2:12.5], C:[2, 4]]".parse()?;
/// assert_eq!(tree.nodes(), 7);
/// assert_eq!(tree.unit(), Unit::decimals(1));
///
/// let b = tree.play(&tree.start(), &0);
/// let b2 = tree.play(&b, &1);
/// assert_eq!(tree.value(&b2), Value::new(125));
/// assert_eq!(tree.move_name(&b, &1), Some("b2".into()));
/// assert_eq!(tree.to_string(), "tree:[B:[b1:3,b2:12.5],C:[2,4]]");
///
/// let pasted: Tree = "[A [B [3] [12.5]] [C [1/2] [4]]]".parse()?;
/// assert_eq!(pasted.to_string(), "tree:A:[B:[3,12.5],C:[0.5,4]]");
/// # Ok::<(), plyscope::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Tree(Arc<Shape>);

/// A node of a [`Tree`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Node {
    /// Counted breadth-first from the root, which is 0.
    id: u32,
    player: Player,
}

/// A tree whose children are in another order.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Ordered {
    /// The tree.
    pub tree: Tree,
    /// The number of leaves that alpha-beta evaluates in it, with cutoffs at equality and without a
    /// table.
    pub leaves: u64,
}

impl Tree {
    /// The tree as JSON on one line: each node an object with `children` or
    /// `value`, and where it has them `name`, `lower` and `upper`, and a `value` besides `children`
    /// for an estimate; infinities
    /// are `"inf"` and `"-inf"`; `"quiet":false` at a node that isn't; `"player":"min"` where the root is a MIN
    /// node, `"max-only"` or `"min-only"` where one player moves at all nodes, and `"player"` at
    /// each other node where the player is the same as above. `FromStr` reads it back.
    ///
    /// ```
    /// use plyscope::tree::Tree;
    ///
    /// let tree: Tree = "[A:0.5, inf]".parse()?;
    /// let json = tree.to_json();
    /// assert_eq!(json, r#"{"children":[{"name":"A","value":0.5},{"value":"inf"}]}"#);
    /// assert_eq!(json.parse::<Tree>()?, tree);
    /// # Ok::<(), plyscope::NotationError>(())
    /// ```
    pub fn to_json(&self) -> String {
        write::json(&self.0)
    }

    /// Returns the tree in a notation. `tree:` stands in front where it is needed to read the text as
    /// a game.
    ///
    /// # Errors
    ///
    /// The notation lacks something that the tree has.
    pub fn written_in(&self, notation: Notation) -> Result<String, NotWritten> {
        notations::write(&self.0, notation)
    }

    /// Returns the tree with its children in the order in which alpha-beta evaluates the fewest
    /// leaves, or the most: no other order of the children of any nodes gives fewer, or more. Nodes
    /// that alpha-beta then cuts off keep the order of their children.
    ///
    /// # Errors
    ///
    /// Chance moves in the tree, a node is used again, a leaf is unknown, or the tree is too large or
    /// too deep.
    ///
    /// ```
    /// use plyscope::tree::{ChildOrder, Tree};
    ///
    /// let tree: Tree = "[[3,12,8],[2,4,6],[14,5,2]]".parse()?;
    /// let best = tree.ordered(ChildOrder::Best)?;
    /// assert_eq!(best.tree.to_string(), "tree:[[3,12,8],[2,4,6],[2,14,5]]");
    /// assert_eq!(best.leaves, 5, "3 + 3 - 1, as Knuth and Moore have it");
    /// assert_eq!(tree.ordered(ChildOrder::Worst)?.leaves, 9);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn ordered(&self, order: ChildOrder) -> Result<Ordered, NotOrdered> {
        let (shape, leaves) = child_order::ordered(&self.0, order)?;
        Ok(Ordered { tree: Tree(shape.into()), leaves })
    }

    /// Returns the number of nodes.
    pub fn nodes(&self) -> usize {
        self.0.len()
    }

    /// Returns `true` if any of its nodes has a name.
    pub fn is_named(&self) -> bool {
        self.0.is_named()
    }

    /// The node's name, if it has one.
    pub fn name(&self, node: Node) -> Option<&str> {
        self.0.called(node.id)
    }

    /// Writes out a game: its positions become nodes, the names of its moves
    /// the names of nodes. Positions at `depth`, counted in plies from the
    /// start, become leaves with the game's evaluation. Values keep their
    /// meaning; the unit becomes the finest decimal that the tree needs.
    ///
    /// # Errors
    ///
    /// The tree would have more than `max_nodes` nodes.
    ///
    /// ```
    /// use plyscope::{nim::Nim, tree::Tree};
    ///
    /// let nim: Nim = "nim:2,1".parse()?;
    /// let tree = Tree::from_game(&nim, 1000, None).expect("twelve nodes");
    /// assert_eq!(tree.nodes(), 12);
    /// # Ok::<(), plyscope::NotationError>(())
    /// ```
    pub fn from_game<G: Game>(
        game: &G,
        max_nodes: usize,
        depth: Option<u32>,
    ) -> Result<Tree, FromGameError> {
        let max_nodes = max_nodes.min(u32::MAX as usize);
        if max_nodes == 0 {
            return Err(FromGameError::TooManyNodes { max_nodes });
        }
        let start = game.start();
        let first = if game.is_chance(&start) { Player::Max } else { game.player(&start) };
        let mut shape = Shape::new(first, game.unit());
        let mut nodes: u32 = 1;
        let mut queue = VecDeque::from([(start, None, 0)]);
        let mut moves = Vec::new();
        // The queue holds the nodes in breadth-first order, which is the
        // order in which a shape numbers them.
        while let Some((position, above, ply)) = queue.pop_front() {
            moves.clear();
            if depth.is_none_or(|depth| ply < depth) {
                game.moves(&position, &mut moves);
            }
            if moves.len() > max_nodes - nodes as usize {
                return Err(FromGameError::TooManyNodes { max_nodes });
            }
            let bounds = game.interval(&position);
            if moves.is_empty() {
                let value = game.value(&position);
                let bounds = bounds.filter(|_| !value.is_unknown());
                shape.push_leaf(bounds.unwrap_or(Interval::exactly(value)));
                continue;
            }
            let (mut player, node) = (game.player(&position), shape.len() as u32);
            if game.is_chance(&position) {
                shape.movers.push((node, Mover::Chance));
                player = above.unwrap_or(first.opponent());
                let mut weights = Vec::new();
                game.weights(&position, &mut weights);
                if weights.iter().any(|weight| *weight != weights[0]) {
                    shape.weights.extend((nodes..).zip(weights));
                }
            } else if above == Some(player) {
                shape.movers.push((node, Mover::Player(player)));
            }
            shape.push_inner(moves.len() as u32, bounds, Value::ZERO);
            for mv in &moves {
                let child = game.play(&position, mv);
                if let Some(name) = game.move_name(&position, mv) {
                    shape.names.push((nodes, name.into()));
                }
                nodes += 1;
                queue.push_back((child, Some(player), ply + 1));
            }
        }
        shape.settle_movers();
        shape.drop_idle_decimals();
        Ok(Tree(Arc::new(shape)))
    }
}

/// A game that can't be written out as a [`Tree`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FromGameError {
    /// There are more nodes than were asked for.
    #[error("the game's tree has more than {max_nodes} nodes")]
    TooManyNodes {
        /// The number that was asked for.
        max_nodes: usize,
    },
}

/// A position is a node, a move the number of a child, counted from 0.
impl Game for Tree {
    type Position = Node;
    type Move = u32;

    fn start(&self) -> Node {
        Node { id: 0, player: self.0.first_player() }
    }
    fn player(&self, node: &Node) -> Player {
        node.player
    }
    fn moves(&self, node: &Node, moves: &mut Vec<u32>) {
        moves.extend(0..self.0.children(node.id).len() as u32);
    }
    fn is_over(&self, node: &Node) -> bool {
        self.0.children(node.id).is_empty()
    }
    fn play(&self, node: &Node, child: &u32) -> Node {
        let id = self.0.same(self.0.children(node.id).start + child);
        Node { id, player: self.0.player_below(node.player, id) }
    }
    fn value(&self, node: &Node) -> Value {
        self.0.value(node.id)
    }
    fn is_quiet(&self, node: &Node) -> bool {
        self.0.is_quiet(node.id)
    }
    /// The bounds as written; a leaf with a value is known exactly.
    fn interval(&self, node: &Node) -> Option<Interval> {
        let bounds = self.0.bounds(node.id)?;
        Some(if bounds.lower.is_unknown() { Interval::ALL } else { bounds })
    }
    fn unit(&self) -> Unit {
        self.0.unit
    }
    fn has_chance(&self) -> bool {
        self.0.has_chance()
    }
    fn is_chance(&self, node: &Node) -> bool {
        self.0.is_chance(node.id)
    }
    fn weights(&self, node: &Node, weights: &mut Vec<u32>) {
        weights.extend(self.0.children(node.id).map(|child| self.0.weight(child)));
    }
    fn merges(&self) -> bool {
        self.0.is_graph()
    }
    fn mixes_players(&self) -> bool {
        !self.0.movers.is_empty()
    }
    /// A node that is used again is one state: what is below it does not depend on the line to it,
    /// and bounds and values are those of whole lines, so that no line costs more.
    fn state(&self, node: &Node) -> Option<(Node, Value)> {
        self.0.is_graph().then_some((*node, Value::ZERO))
    }
    /// The range has what inner nodes are worth at a horizon, too.
    fn value_range(&self) -> Option<Interval> {
        Interval::new(self.0.finite_values().min()?, self.0.finite_values().max()?)
    }
    fn outcome_range(&self) -> Option<Interval> {
        let leaves = || {
            let leaves = (0..self.0.len() as u32).filter(|node| self.0.is_leaf(*node));
            let leaves = leaves.filter(|node| self.0.same(*node) == *node);
            leaves.map(|node| self.0.value(node)).filter(|value| value.is_finite())
        };
        Interval::new(leaves().min()?, leaves().max()?)
    }
    fn names_moves(&self) -> bool {
        self.is_named() || LARGE && !self.0.unquiet.is_empty()
    }
    fn move_name(&self, node: &Node, child: &u32) -> Option<String> {
        // Of a node that is used again, the name that it has there.
        let child = self.0.children(node.id).start + child;
        let name = self.0.called(child);
        if LARGE && !self.0.is_quiet(self.0.same(child)) {
            return Some(format!("{}!", name.unwrap_or_default()));
        }
        name.map(str::to_owned)
    }
}

from_text!(Tree);

impl RegisteredGame for Tree {
    const INFO: GameInfo = GameInfo {
        name: "tree",
        about: about("A tree written out: nested lists, a number is a leaf."),
        example: "tree:[[3,12,8],[2,4,6],[14,5,2]]",
        options: &[],
    };

    fn read(text: TextPart<'_>, limits: Limits) -> Result<Tree, NotationError> {
        read::read(text, limits).map(|shape| Tree(Arc::new(shape)))
    }
}

impl fmt::Display for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("tree:")?;
        write::write_lists(f, &self.0)
    }
}

impl fmt::Debug for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Tree({self})")
    }
}
