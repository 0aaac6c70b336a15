//! A tree that is worked by hand.

use std::fmt;

use crate::{Game, Interval, Path, Player, Unit, Value};

/// A tree that is small enough to be worked by hand.
///
/// ```
/// use plyscope::alpha_beta::Cut;
/// use plyscope::mistakes::{Exercise, Mistake, Mistakes};
/// use plyscope::tree::Tree;
///
/// let tree: Tree = "[[3,12,8],[2,4,6],[14,5,2]]".parse()?;
/// let exercise = Exercise::of(&tree)?;
/// let leaves = |mistakes: Mistakes| exercise.worked(mistakes, Cut::AtEquality).leaves.len();
/// assert_eq!((leaves(Mistakes::NONE), leaves(Mistake::NoCut.into())), (7, 9));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exercise {
    /// The root first; each node after its parent.
    pub(super) nodes: Vec<Node>,
    pub(super) unit: Unit,
}

/// A node of an exercise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Node {
    pub(super) player: Player,
    pub(super) parent: Option<u32>,
    /// None at a leaf.
    pub(super) children: Vec<u32>,
    pub(super) value: Value,
    /// What is told of it before it is expanded, the lower one first.
    pub(super) bounds: [Value; 2],
    pub(super) path: Path,
}

impl Node {
    /// Returns a node of which nothing is known but its place.
    pub(super) fn new(player: Player, parent: Option<u32>, path: Path) -> Node {
        let bounds = [Value::NEG_INF, Value::INF];
        Node { player, parent, children: Vec::new(), value: Value::ZERO, bounds, path }
    }
}

/// A game that is no exercise for alpha-beta by hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NoExercise {
    /// It has too many nodes.
    #[error("the tree has more than {} nodes, and nobody works so many by hand", MOST_NODES)]
    TooLarge,
    /// It is too deep.
    #[error("the tree has more than {} plies, and nobody works so many by hand", MOST_PLIES)]
    TooDeep,
    /// Chance moves in it.
    #[error("chance moves in the tree, so that alpha-beta cuts by other rules there")]
    Chance,
    /// The value of a leaf is unknown.
    #[error("the value of a leaf is unknown")]
    Unknown,
}

const MOST_NODES: usize = 1_000;
const MOST_PLIES: usize = 60;

impl Exercise {
    /// Returns a game as an exercise.
    ///
    /// # Errors
    ///
    /// It is too large or too deep, chance moves in it, or the value of a leaf is unknown.
    pub fn of<G: Game>(game: &G) -> Result<Exercise, NoExercise> {
        if game.has_chance() {
            return Err(NoExercise::Chance);
        }
        let mut exercise = Exercise { nodes: Vec::new(), unit: game.unit() };
        exercise.add(game, &game.start(), None, Path::default())?;
        Ok(exercise)
    }

    /// Adds a position and all below it. Returns its index.
    fn add<G: Game>(
        &mut self,
        game: &G,
        position: &G::Position,
        parent: Option<u32>,
        path: Path,
    ) -> Result<u32, NoExercise> {
        if self.nodes.len() == MOST_NODES {
            return Err(NoExercise::TooLarge);
        }
        if path.children().len() > MOST_PLIES {
            return Err(NoExercise::TooDeep);
        }
        let mut moves = Vec::new();
        game.moves(position, &mut moves);
        let value = if moves.is_empty() { game.value(position) } else { Value::ZERO };
        if value.is_unknown() {
            return Err(NoExercise::Unknown);
        }
        let index = self.nodes.len();
        let above = path.children().to_vec();
        let mut node = Node { value, ..Node::new(game.player(position), parent, path) };
        if let Some(Interval { lower, upper }) = game.interval(position) {
            node.bounds = [lower, upper];
        } else if moves.is_empty() {
            node.bounds = [value; 2];
        }
        self.nodes.push(node);
        for (child, mv) in (0..).zip(&moves) {
            let path = Path::from([&above[..], &[child]].concat());
            let child = self.add(game, &game.play(position, mv), Some(index as u32), path)?;
            self.nodes[index].children.push(child);
        }
        Ok(index as u32)
    }

    /// Returns the values of the leaves with these paths, as far as there are such leaves.
    pub fn values<'a>(&'a self, leaves: &'a [Path]) -> impl Iterator<Item = Value> + 'a {
        let leaf = |path: &Path| self.nodes.iter().find(|node| node.path == *path);
        leaves.iter().filter_map(leaf).map(|node| node.value)
    }

    /// Returns the paths of the leaves that are worth this.
    pub fn leaves_worth(&self, value: Value) -> impl Iterator<Item = &Path> {
        let is_it = move |node: &&Node| node.children.is_empty() && node.value == value;
        self.nodes.iter().filter(is_it).map(|node| &node.path)
    }

    /// Returns `true` for a node below another one.
    pub(super) fn is_below(&self, node: u32, above: u32) -> bool {
        let parent = |node: &u32| self.nodes[*node as usize].parent;
        std::iter::successors(parent(&node), parent).any(|it| it == above)
    }

    /// Gives each node with children the bounds of the leaves below it, but for the root.
    pub(super) fn bound(&mut self) {
        for index in (1..self.nodes.len()).rev() {
            let below = self.nodes[index].children.iter().map(|child| *child as usize);
            let bounds: Vec<_> = below.map(|child| self.nodes[child].bounds).collect();
            let lower = bounds.iter().map(|[lower, _]| *lower).min();
            let upper = bounds.iter().map(|[_, upper]| *upper).max();
            if let (Some(lower), Some(upper)) = (lower, upper) {
                self.nodes[index].bounds = [lower, upper];
            }
        }
    }

    /// Returns the unit of values.
    pub fn unit(&self) -> Unit {
        self.unit
    }

    /// Returns the number of leaves.
    pub fn leaves(&self) -> usize {
        self.nodes.iter().filter(|node| node.children.is_empty()).count()
    }
}

/// Writes the tree as nested lists, without names, of players who take turns. A node with bounds has them
/// before its list.
impl fmt::Display for Exercise {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.nodes[0].player == Player::Min { "min:" } else { "" })?;
        self.write(0, f)
    }
}

impl Exercise {
    fn write(&self, index: u32, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let node = &self.nodes[index as usize];
        if node.children.is_empty() {
            return write!(f, "{}", node.value.display(self.unit));
        }
        if let [lower, upper] = node.bounds
            && lower.is_finite()
            && upper.is_finite()
        {
            write!(f, "{}..{}", lower.display(self.unit), upper.display(self.unit))?;
        }
        for (place, child) in node.children.iter().enumerate() {
            f.write_str(if place > 0 { "," } else { "[" })?;
            self.write(*child, f)?;
        }
        f.write_str("]")
    }
}
