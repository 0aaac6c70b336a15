//! A tree that is written out.

use std::fmt;

use super::position::Position;
use crate::games::tree::write_name;
use crate::{Interval, Payoffs, Seat, Unit, Value};

/// The nodes of a tree, in the order in which they are written.
#[derive(PartialEq, Eq)]
pub(super) struct Written {
    pub(super) nodes: Vec<Node>,
    pub(super) unit: Unit,
}

#[derive(PartialEq, Eq)]
pub(super) struct Node {
    pub(super) name: Option<Box<str>>,
    pub(super) seat: Seat,
    /// None at a leaf.
    pub(super) children: Vec<u32>,
    /// Those of a leaf.
    pub(super) payoffs: Payoffs,
}

impl Written {
    pub(super) fn node(&self, position: &Position) -> &Node {
        &self.nodes[position.number as usize]
    }

    fn leaves(&self) -> impl Iterator<Item = Payoffs> {
        self.nodes.iter().filter(|node| node.children.is_empty()).map(|node| node.payoffs)
    }

    /// Returns the least and the greatest payoff of player 1; at a horizon, a list is worth zero.
    pub(super) fn range(&self) -> Option<Interval> {
        let values = || self.nodes.iter().map(|node| node.payoffs.of(Seat::FIRST));
        Interval::new(values().min()?, values().max()?)
    }

    /// Returns the least payoff, and the greatest sum.
    pub(super) fn bounds(&self) -> Option<(Value, Value)> {
        let least = self.leaves().flat_map(Payoffs::values).min()?;
        let sum = |payoffs: Payoffs| -> i64 {
            payoffs.values().iter().map(|payoff| i64::from(payoff.units())).sum()
        };
        let most = self.leaves().map(sum).max()?;
        Some((least, Value::new(i32::try_from(most).ok()?)))
    }

    pub(super) fn has_names(&self) -> bool {
        self.nodes.iter().any(|node| node.name.is_some())
    }
}

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
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
                    let node = &self.nodes[index as usize];
                    if let Some(name) = &node.name {
                        write_name(f, name)?;
                        f.write_str(":")?;
                    }
                    if node.children.is_empty() {
                        let written = |value: Value| value.display(self.unit).to_string();
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
