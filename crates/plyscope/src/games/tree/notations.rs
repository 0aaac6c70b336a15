//! The notations of other programs in which a tree can be written. All of them are read.

mod brackets;
mod lines;
mod lists;

use std::fmt;
use std::str::FromStr;

use super::number::{is_name_char, is_name_start};
use super::shape::Shape;
use super::write;
use crate::Player;
use crate::games::bare_tree::{leaf_value, said};
use crate::games::typesetting::is_kept;

/// A notation for trees.
///
/// ```
/// use plyscope::tree::{Notation, Tree};
///
/// let tree: Tree = "tree:S:[L:[8,3],R:[5,6]]".parse()?;
/// assert_eq!(tree.written_in(Notation::Symbols)?, "(S (L 8 3) (R 5 6))");
/// for notation in Notation::ALL {
///     assert_eq!(notation.name().parse(), Ok(notation));
///     let text = tree.written_in(notation)?;
///     assert_eq!(plyscope::AnyGame::Tree(tree.clone()), text.parse()?);
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Notation {
    /// `[[8,3],[5,6]]`, as [`Display`](fmt::Display) writes a tree.
    Lists,
    /// `((8,3),(5,6))`.
    Tuples,
    /// `(S (L 8 3) (R 5 6))`.
    Symbols,
    /// `{"children":[…]}`, as [`Tree::to_json`](super::Tree::to_json) writes it.
    Json,
    /// LaTeX's `forest`.
    Forest,
    /// LaTeX's `qtree` and `tikz-qtree`.
    Qtree,
    /// `((8,3)L,(5,6)R)S;`.
    Newick,
    /// `Node("S", [Node(8), Node(3)])`.
    Constructors,
    /// Lines with `├──`.
    Outline,
    /// `{"S": ["L", "R"], "L": [8, 3], "R": [5, 6]}`.
    Map,
    /// Lines such as `S L` and `L 8`.
    Edges,
    /// Graphviz's language.
    Dot,
    /// Mermaid's language.
    Mermaid,
}

impl Notation {
    /// All notations.
    pub const ALL: [Notation; 13] = [
        Notation::Lists,
        Notation::Tuples,
        Notation::Symbols,
        Notation::Json,
        Notation::Forest,
        Notation::Qtree,
        Notation::Newick,
        Notation::Constructors,
        Notation::Outline,
        Notation::Map,
        Notation::Edges,
        Notation::Dot,
        Notation::Mermaid,
    ];

    /// Returns its name, a word in small letters.
    pub fn name(self) -> &'static str {
        match self {
            Notation::Lists => "lists",
            Notation::Tuples => "tuples",
            Notation::Symbols => "symbols",
            Notation::Json => "json",
            Notation::Forest => "forest",
            Notation::Qtree => "qtree",
            Notation::Newick => "newick",
            Notation::Constructors => "constructors",
            Notation::Outline => "outline",
            Notation::Map => "map",
            Notation::Edges => "edges",
            Notation::Dot => "dot",
            Notation::Mermaid => "mermaid",
        }
    }
}

/// By its name.
impl FromStr for Notation {
    type Err = UnknownNotation;

    fn from_str(name: &str) -> Result<Notation, UnknownNotation> {
        let known = Notation::ALL.into_iter().find(|notation| notation.name() == name);
        known.ok_or_else(|| UnknownNotation { name: name.to_owned() })
    }
}

/// The error of a name that no [`Notation`] has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no notation `{name}`; there are {}", Notation::ALL.map(Notation::name).join(", "))]
#[non_exhaustive]
pub struct UnknownNotation {
    /// The name.
    pub name: String,
}

/// The error of a tree that a notation has no way to write.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{} can't write {what}; {} and {} can", notation.name(), Notation::Lists.name(), Notation::Json.name())]
#[non_exhaustive]
pub struct NotWritten {
    /// The notation.
    pub notation: Notation,
    /// The part of the tree for which it has no way to write it.
    pub what: Lacking,
}

/// A part of a tree that a [`Notation`] may have no way to write.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Lacking {
    /// Bounds of a node.
    Bounds,
    /// A node that is used again.
    Again,
    /// A leaf alone.
    Alone,
    /// A name with such characters, or one that would be read as something else.
    Name,
    /// A node without a name of its own, which no other node has.
    NoName,
    /// The name of a leaf.
    LeafName,
    /// A node with one leaf without a name below.
    OnlyLeaf,
    /// An estimate, beside a name or where values are those of leaves.
    Estimate,
    /// The player at a node with a name or an estimate, out of turn, or at the root.
    Player,
    /// Chance nodes.
    Chance,
    /// A node that is not quiet.
    Unquiet,
}

impl fmt::Display for Lacking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Lacking::Bounds => "bounds",
            Lacking::Again => "a node that is used again",
            Lacking::Alone => "a leaf alone",
            Lacking::Name => "a name with such signs, or one that would mean something else",
            Lacking::NoName => "a node without a name of its own",
            Lacking::LeafName => "the name of a leaf",
            Lacking::OnlyLeaf => "a node with one leaf without a name below",
            Lacking::Estimate => "an estimate at one of these nodes",
            Lacking::Player => "who moves at one of these nodes",
            Lacking::Chance => "chance nodes",
            Lacking::Unquiet => "a node that is not quiet",
        })
    }
}

/// Returns a tree in a notation.
pub(super) fn write(shape: &Shape, notation: Notation) -> Result<String, NotWritten> {
    let text = match notation {
        Notation::Lists => Ok(lists::lists(shape)),
        Notation::Tuples => Ok(lists::tuples(shape)),
        Notation::Symbols => Ok(lists::symbols(shape)),
        Notation::Json => Ok(write::json(shape)),
        Notation::Forest => brackets::forest(shape),
        Notation::Qtree => brackets::qtree(shape),
        Notation::Newick => brackets::newick(shape),
        Notation::Constructors => brackets::constructors(shape),
        Notation::Outline => lines::outline(shape),
        Notation::Map => lines::map(shape),
        Notation::Edges => lines::edges(shape),
        Notation::Dot => lines::dot(shape),
        Notation::Mermaid => lines::mermaid(shape),
    };
    text.map_err(|what| NotWritten { notation, what })
}

/// A node of a tree that has no bounds and in which no node is used again.
struct Written<'a> {
    id: u32,
    name: Option<&'a str>,
    /// Of a leaf, its value; of another node, its estimate.
    value: Option<String>,
    is_leaf: bool,
    player: Player,
    /// `true` if its player doesn't follow from the node above, or at the root, if it isn't MAX who
    /// moves there or others don't follow.
    is_said: bool,
}

/// Returns the nodes in the order in which they are written.
fn nodes(shape: &Shape) -> Result<Vec<Written<'_>>, Lacking> {
    if shape.is_graph() {
        return Err(Lacking::Again);
    }
    if shape.has_chance() {
        return Err(Lacking::Chance);
    }
    if !shape.unquiet.is_empty() {
        return Err(Lacking::Unquiet);
    }
    // One label doesn't say who would move below.
    if shape.one_player && shape.children(0).all(|child| shape.is_leaf(child)) {
        return Err(Lacking::Player);
    }
    let players = shape.players();
    let mut written = Vec::with_capacity(shape.len());
    for node in shape.down() {
        let bounds = shape.bounds(node);
        if bounds.is_some_and(|bounds| !shape.is_leaf(node) || bounds.lower != bounds.upper) {
            return Err(Lacking::Bounds);
        }
        let value = bounds.map(|bounds| bounds.lower).or(shape.estimate(node));
        let player = players[node as usize];
        let is_root_said = player == Player::Min || !shape.movers.is_empty();
        let is_said =
            shape.one_player || if node == 0 { is_root_said } else { shape.mover(node).is_some() };
        written.push(Written {
            id: node,
            name: shape.name(node),
            value: value.map(|value| shape.written(value).to_string()),
            is_leaf: shape.is_leaf(node),
            player,
            is_said: is_said && !shape.is_leaf(node),
        });
    }
    Ok(written)
}

impl Written<'_> {
    /// Returns its name, of letters, digits and `_`.
    fn plain_name(&self) -> Result<Option<&str>, Lacking> {
        match self.name {
            Some(name) if !is_plain(name) => Err(Lacking::Name),
            name => Ok(name),
        }
    }

    /// Returns its name, which has to be one that is read as a name where it is alone in a line or in
    /// quotation marks.
    fn apart_name(&self) -> Result<Option<&str>, Lacking> {
        match self.name {
            Some(name) if !is_apart(name) => Err(Lacking::Name),
            name => Ok(name),
        }
    }

    /// Returns the text that says all that is known of it: `8`, `a: 8`, `L`, `MIN`, `R: 5`. One
    /// without a name or an estimate says who moves.
    fn label(&self) -> Result<String, Lacking> {
        let name = self.apart_name()?;
        if self.is_said && (name.is_some() || self.value.is_some()) {
            return Err(Lacking::Player);
        }
        Ok(match (name, &self.value) {
            (Some(name), Some(value)) => format!("{name}: {value}"),
            (Some(name), None) => name.to_owned(),
            (None, Some(value)) => value.clone(),
            (None, None) => player_word(self.player).to_owned(),
        })
    }
}

fn player_word(player: Player) -> &'static str {
    if player == Player::Max { "MAX" } else { "MIN" }
}

/// Returns `true` for a name of letters, digits and `_` that can't be a number or a label.
fn is_plain(name: &str) -> bool {
    name.starts_with(is_name_start)
        && name.chars().all(is_name_char)
        && leaf_value(name).is_none()
        && said(name).is_none()
}

/// Returns `true` for a name that can't be a number, a label, or a part of a drawing, and has no sign
/// that a notation has for itself.
fn is_apart(name: &str) -> bool {
    let is_sign = |c: char| c.is_control() || "\"'`[](){}<>;:=|&/\\$#%".contains(c);
    name.starts_with(char::is_alphanumeric)
        && name.trim_end() == name
        && !name.contains(is_sign)
        && name.chars().all(is_kept)
        && !name.contains("--")
        && leaf_value(name).is_none()
        && said(name).is_none()
}
