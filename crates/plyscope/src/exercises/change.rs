//! How one tree differs from another.

use crate::{Game, Value};

/// How a tree differs from another.
///
/// ```
/// use plyscope::exercises::Change;
/// use plyscope::tree::Tree;
///
/// let tree = |text: &str| text.parse::<Tree>();
/// let from = tree("[[3,12,8],[2,4,6]]")?;
/// let change = |to: &str| Ok::<_, plyscope::NotationError>(Change::between(&from, &tree(to)?));
/// assert_eq!(change("[[3,12,8],[5,4,6]]")?, Some(Change::Leaf));
/// assert_eq!(change("[[6,2,4],[3,12,8]]")?, Some(Change::Order));
/// assert_eq!(change("[[3,12,8],[2,4]]")?, Some(Change::Other));
/// # Ok::<(), plyscope::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Change {
    /// Not at all.
    None,
    /// One leaf has another value, or other bounds.
    Leaf,
    /// The children of some nodes are in another order.
    Order,
    /// In some other way.
    Other,
}

/// The greatest number of nodes and of plies of a tree that is compared.
const MOST_NODES: usize = 1_000;
const MOST_PLIES: usize = 60;

impl Change {
    /// Returns how a game's tree differs from another, whatever the names of its moves; `None` if
    /// one has more than 1,000 nodes or 60 plies.
    pub fn between<G: Game>(from: &G, to: &G) -> Option<Change> {
        let (from, to) = (Outline::of(from)?, Outline::of(to)?);
        let is_alike = from.nodes.len() == to.nodes.len();
        let both = || from.nodes.iter().zip(&to.nodes).filter(|(from, to)| from != to);
        Some(match both().count() {
            0 if is_alike => Change::None,
            1 if is_alike && both().all(|(from, to)| from.is_leaf_like(to)) => Change::Leaf,
            _ if from.sorted == to.sorted => Change::Order,
            _ => Change::Other,
        })
    }
}

/// A tree that is read to be compared.
struct Outline {
    /// Depth-first, each node before its children.
    nodes: Vec<Node>,
    /// The tree as text, with children in alphabetical order.
    sorted: String,
}

#[derive(PartialEq)]
struct Node {
    /// Who moves, and with which probability it is chosen.
    kind: String,
    children: usize,
    /// Its value or bounds, as they are written.
    worth: String,
}

impl Node {
    fn is_leaf_like(&self, other: &Node) -> bool {
        self.children == 0 && other.children == 0 && self.kind == other.kind
    }
}

impl Outline {
    fn of<G: Game>(game: &G) -> Option<Outline> {
        let mut outline = Outline { nodes: Vec::new(), sorted: String::new() };
        outline.sorted = outline.add(game, &game.start(), 0, "")?;
        Some(outline)
    }

    /// Adds a position and all below it, and returns them as text.
    fn add<G: Game>(
        &mut self,
        game: &G,
        position: &G::Position,
        ply: usize,
        weight: &str,
    ) -> Option<String> {
        if self.nodes.len() == MOST_NODES || ply > MOST_PLIES {
            return None;
        }
        let (mut moves, mut weights) = (Vec::new(), Vec::new());
        game.moves(position, &mut moves);
        let is_chance = game.is_chance(position);
        if is_chance {
            game.weights(position, &mut weights);
        }
        let mover = if moves.is_empty() || is_chance {
            String::new()
        } else {
            format!("{:?}", game.player(position))
        };
        let kind = format!("{weight}{}{mover}", if is_chance { "~" } else { "" });
        let worth = worth(game, position, moves.is_empty());
        let mut text = format!("{kind}{worth}");
        self.nodes.push(Node { kind, children: moves.len(), worth });
        let mut below = Vec::with_capacity(moves.len());
        for (at, mv) in moves.iter().enumerate() {
            let weight = weights.get(at).map_or_else(String::new, |weight| format!("{weight:?} "));
            below.push(self.add(game, &game.play(position, mv), ply + 1, &weight)?);
        }
        below.sort_unstable();
        text.push_str(&format!("[{}]", below.join(",")));
        Some(text)
    }
}

/// Returns the value of a leaf, and the bounds of any node, as they are written.
fn worth<G: Game>(game: &G, position: &G::Position, is_leaf: bool) -> String {
    let unit = game.unit();
    let written = |value: Value| value.display(unit).to_string();
    let mut worth = game.interval(position).map_or_else(String::new, |bounds| {
        format!("{}..{}", written(bounds.lower), written(bounds.upper))
    });
    if is_leaf {
        match game.payoffs(position) {
            Some(payoffs) => worth.push_str(&format!("{payoffs:?}")),
            None => worth.push_str(&written(game.value(position))),
        }
    }
    worth
}
