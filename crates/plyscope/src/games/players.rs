//! A tree of a game of three players, each with a payoff of their own.

mod read;

use std::fmt;
use std::sync::Arc;

use super::any::{GameInfo, RegisteredGame, from_text};
use super::notation::{NotationError, NotationErrorKind, TextPart};
use super::tree::write_name;
use crate::{Game, Interval, Limits, Payoffs, Player, Seat, Unit, Value};

/// A written tree in which each leaf has a payoff for each of three players.
///
/// Written `players:[[(1,2,6),(4,3,2)],[(6,1,2),(7,4,1)]]`: lists, and at the leaves the payoffs of
/// players 1, 2 and 3 in parentheses. Names stand before a colon, `A:(1,2,6)`. Player 1 moves at the
/// root, player 2 below, and so on, in turn; `p1`, `p2` or `p3` before a list says who moves there,
/// `[A:p1[…],p3[…]]`, and the turn goes on from there. A clone costs next to nothing.
///
/// **For a search of two players,** player 1 is MAX, the others are MIN together, and a position is
/// worth what player 1 gets: the paranoid reduction (Sturtevant and Korf 2000).
///
/// ```
/// use plyscope::{Game, Payoffs, Player, Value, players::Players};
///
/// let game: Players = "players:[A:[(1,2,6),(4,3,2)],B:[(6,1,2),(7,4,1)]]".parse()?;
/// let child = game.play(&game.start(), &0);
/// assert_eq!((game.seat(&child).number(), game.player(&child)), (2, Player::Min));
/// let leaf = game.play(&child, &1);
/// assert_eq!(game.payoffs(&leaf), Some(Payoffs::new([4, 3, 2].map(Value::new))));
/// assert_eq!(game.value(&leaf), Value::new(4));
/// # Ok::<(), plyscope::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Players(Arc<Table>);

/// The nodes of a tree, in the order in which they are written.
#[derive(PartialEq, Eq)]
struct Table {
    nodes: Vec<Node>,
    unit: Unit,
}

#[derive(PartialEq, Eq)]
struct Node {
    name: Option<Box<str>>,
    seat: Seat,
    /// None at a leaf.
    children: Vec<u32>,
    /// Those of a leaf.
    payoffs: Payoffs,
}

impl Players {
    fn node(&self, node: u32) -> &Node {
        &self.0.nodes[node as usize]
    }

    fn leaves(&self) -> impl Iterator<Item = &Node> {
        self.0.nodes.iter().filter(|node| node.children.is_empty())
    }
}

impl Game for Players {
    type Position = u32;
    type Move = u32;

    fn start(&self) -> u32 {
        0
    }
    fn player(&self, node: &u32) -> Player {
        if self.seat(node) == Seat::FIRST { Player::Max } else { Player::Min }
    }
    fn moves(&self, node: &u32, moves: &mut Vec<u32>) {
        moves.extend(0..self.node(*node).children.len() as u32);
    }
    fn play(&self, node: &u32, child: &u32) -> u32 {
        self.node(*node).children[*child as usize]
    }
    fn value(&self, node: &u32) -> Value {
        self.node(*node).payoffs.of(Seat::FIRST)
    }
    fn seat(&self, node: &u32) -> Seat {
        self.node(*node).seat
    }
    fn payoffs(&self, node: &u32) -> Option<Payoffs> {
        Some(self.node(*node).payoffs)
    }
    fn unit(&self) -> Unit {
        self.0.unit
    }
    fn mixes_players(&self) -> bool {
        true
    }
    fn value_range(&self) -> Option<Interval> {
        let values = || self.leaves().map(|leaf| leaf.payoffs.of(Seat::FIRST));
        Interval::new(values().min()?, values().max()?)
    }
    fn payoff_bounds(&self) -> Option<(Value, Value)> {
        let least = self.leaves().flat_map(|leaf| leaf.payoffs.values()).min()?;
        let sum = |leaf: &Node| -> i64 {
            leaf.payoffs.values().iter().map(|payoff| i64::from(payoff.units())).sum()
        };
        let most = self.leaves().map(sum).max()?;
        Some((least, Value::new(i32::try_from(most).ok()?)))
    }
    fn names_moves(&self) -> bool {
        self.0.nodes.iter().any(|node| node.name.is_some())
    }
    fn move_name(&self, node: &u32, child: &u32) -> Option<String> {
        self.node(self.play(node, child)).name.as_deref().map(str::to_owned)
    }
}

const EXAMPLE: &str = "[[(1,2,6),(4,3,2)],[(6,1,2),(7,4,1)]]";

from_text!(Players);

impl RegisteredGame for Players {
    const INFO: GameInfo = GameInfo {
        name: "players",
        about: "A tree of a game of three players: lists, and the payoffs of each at the leaves.",
        example: "players:[[(1,2,6),(4,3,2)],[(6,1,2),(7,4,1)]]",
        options: &[],
    };

    fn read(text: TextPart<'_>, limits: Limits) -> Result<Players, NotationError> {
        let text = if text.as_str().trim().is_empty() { TextPart::of(EXAMPLE) } else { text };
        let table = read::read(text)?;
        let children = table.nodes.iter().map(|node| node.children.len()).max().unwrap_or_default();
        let mut depths = vec![0_usize; table.nodes.len()];
        for (index, node) in table.nodes.iter().enumerate() {
            for &child in &node.children {
                depths[child as usize] = depths[index] + 1;
            }
        }
        let plies = depths.into_iter().max().unwrap_or_default();
        match NotationErrorKind::too_large(limits, children, plies) {
            Some(refusal) => Err(text.error(refusal)),
            None => Ok(Players(Arc::new(table))),
        }
    }
}

impl fmt::Display for Players {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("players:")?;
        // What is left to be written: a node below a seat, or the end of its list.
        enum Due {
            Node(u32, Seat),
            Comma,
            Close,
        }
        let mut due = vec![Due::Node(0, Seat::FIRST)];
        while let Some(next) = due.pop() {
            match next {
                Due::Comma => f.write_str(",")?,
                Due::Close => f.write_str("]")?,
                Due::Node(index, turn) => {
                    let node = self.node(index);
                    if let Some(name) = &node.name {
                        write_name(f, name)?;
                        f.write_str(":")?;
                    }
                    if node.children.is_empty() {
                        let written = |value: Value| value.display(self.0.unit).to_string();
                        write!(f, "({})", node.payoffs.values().map(written).join(","))?;
                        continue;
                    }
                    if node.seat != turn {
                        write!(f, "p{}", node.seat.number())?;
                    }
                    f.write_str("[")?;
                    due.push(Due::Close);
                    let after = node.seat.next();
                    for (at, &child) in node.children.iter().enumerate().rev() {
                        due.push(Due::Node(child, after));
                        if at > 0 {
                            due.push(Due::Comma);
                        }
                    }
                }
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Players {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Players({self})")
    }
}
