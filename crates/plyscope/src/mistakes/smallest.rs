//! Small trees, the smallest first: all shapes with so many leaves, with all orders of their values; of
//! larger trees, some that are drawn.

use std::ops::ControlFlow;

use super::exercise::{Exercise, Node};
use super::procedure::Procedure;
use crate::games::random::{from_to, stream};
use crate::{Path, Player, Unit, Value};

/// The greatest number of leaves of trees of which all can be visited, and of those that are drawn.
pub(super) const ALL_LEAVES: usize = 6;
pub(super) const MOST_LEAVES: usize = 8;

/// Visits trees with so many leaves, `most` of them if there are more; the root is MAX, each other
/// node has two children or more, and the values are 1, 2, 3 … with ties. The bounds of a node that needs
/// some are the least and the greatest leaf below it.
pub(super) fn each(
    leaves: usize,
    most: usize,
    procedure: Procedure,
    mut visit: impl FnMut(&Exercise) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let shapes = shapes(leaves);
    if leaves > ALL_LEAVES {
        let mut stream = stream(0, leaves as u64);
        for _ in 0..most {
            let shape = from_to(&mut stream, 0, shapes.len() as u32 - 1);
            let values = (0..leaves).map(|_| from_to(&mut stream, 1, leaves as u32) as i32);
            visit(&exercise(&shapes[shape as usize], values, procedure))?;
        }
        return ControlFlow::Continue(());
    }
    let orders = orders(leaves);
    let all = shapes.len() * orders.len();
    // Odd, so that shapes get different orders.
    let step = if all <= most { 1 } else { (all / most.max(1)) | 1 };
    for at in (0..all).step_by(step) {
        let values = orders[at % orders.len()].iter().copied();
        visit(&exercise(&shapes[at / orders.len()], values, procedure))?;
    }
    ControlFlow::Continue(())
}

/// A tree without values.
#[derive(Clone)]
enum Shape {
    Leaf,
    Node(Vec<Shape>),
}

/// Returns all shapes with so many leaves.
fn shapes(leaves: usize) -> Vec<Shape> {
    if leaves == 1 {
        return vec![Shape::Leaf];
    }
    siblings(leaves).into_iter().map(Shape::Node).collect()
}

/// Returns all rows of two shapes or more that have so many leaves together.
fn siblings(leaves: usize) -> Vec<Vec<Shape>> {
    let mut all = Vec::new();
    for first in 1..leaves {
        let alone = shapes(leaves - first).into_iter().map(|shape| vec![shape]);
        let others: Vec<_> = alone.chain(siblings(leaves - first)).collect();
        for head in shapes(first) {
            all.extend(
                others.iter().map(|others| [std::slice::from_ref(&head), &others[..]].concat()),
            );
        }
    }
    all
}

/// Returns all orders of so many values, those with the fewest ties first: each has 1, and every number
/// below its greatest.
fn orders(count: usize) -> Vec<Vec<i32>> {
    let mut all = vec![Vec::new()];
    for _ in 0..count {
        let longer =
            |order: Vec<i32>| (1..=count as i32).map(move |next| [&order[..], &[next]].concat());
        all = all.into_iter().flat_map(longer).collect();
    }
    all.retain(|order| {
        let most = order.iter().copied().max().unwrap_or_default();
        (1..=most).all(|value| order.contains(&value))
    });
    all.sort_by_key(|order| std::cmp::Reverse(order.iter().copied().max()));
    all
}

/// Returns a shape with these values of its leaves as an exercise.
fn exercise(shape: &Shape, values: impl Iterator<Item = i32>, procedure: Procedure) -> Exercise {
    let mut exercise = Exercise { nodes: Vec::new(), unit: Unit::ONE };
    add(&mut exercise, shape, Player::Max, None, Path::default());
    let leaves = exercise.nodes.iter_mut().filter(|node| node.children.is_empty());
    for (leaf, value) in leaves.zip(values) {
        leaf.value = Value::new(value);
        leaf.bounds = [leaf.value; 2];
    }
    if procedure.needs_bounds() {
        exercise.bound();
    }
    exercise
}

fn add(
    exercise: &mut Exercise,
    shape: &Shape,
    player: Player,
    parent: Option<u32>,
    path: Path,
) -> u32 {
    let index = exercise.nodes.len();
    let above = path.children().to_vec();
    exercise.nodes.push(Node::new(player, parent, path));
    if let Shape::Node(children) = shape {
        for (child, shape) in (0..).zip(children) {
            let path = Path::from([&above[..], &[child]].concat());
            let child = add(exercise, shape, player.opponent(), Some(index as u32), path);
            exercise.nodes[index].children.push(child);
        }
    }
    index as u32
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn all_trees_are_visited_once() {
        // Schröder's numbers of shapes, and Fubini's of orders with ties.
        for (leaves, expected) in [(2, 3), (3, 3 * 13), (4, 11 * 75), (5, 45 * 541)] {
            let mut seen = BTreeSet::new();
            let done = each(leaves, usize::MAX, Procedure::SssStar, |exercise| {
                assert_eq!(exercise.leaves(), leaves);
                assert!(seen.insert(exercise.to_string()), "{exercise}");
                ControlFlow::Continue(())
            });
            assert!(done.is_continue());
            assert_eq!(seen.len(), expected, "{leaves}");
        }
    }

    #[test]
    fn a_part_of_them_is_spread_over_all() {
        let mut shapes = BTreeSet::new();
        let mut count = 0;
        let done = each(5, 1_000, Procedure::SssStar, |exercise| {
            count += 1;
            shapes.insert(exercise.to_string().replace(|c: char| c.is_ascii_digit(), "_"));
            ControlFlow::Continue(())
        });
        assert!(done.is_continue() && (900..=1_000).contains(&count), "{count}");
        assert_eq!(shapes.len(), 45);
    }
}
