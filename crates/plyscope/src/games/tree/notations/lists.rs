//! Trees in the notation itself, with other brackets and separators.

use super::is_plain;
use crate::Value;
use crate::games::tree::shape::{Shape, Step};
use crate::games::tree::write::{
    leaf_to_write_as_interval, players, write_front, write_lists, write_name,
};

/// As `Display` has it.
pub(super) fn lists(shape: &Shape) -> String {
    let mut text = String::from(if begins_with_word(shape) { "tree:" } else { "" });
    // Writing to a string never fails.
    _ = write_lists(&mut text, shape);
    text
}

/// Returns `true` if the first word, a name or `inf`, would be taken for the name of a game.
fn begins_with_word(shape: &Shape) -> bool {
    shape.name(0).is_some() || shape.value(0) == Value::INF
}

/// Python's tuples, with a comma after an only child.
pub(super) fn tuples(shape: &Shape) -> String {
    own(shape, ",", |_| false, |node| if shape.children(node).len() == 1 { ",)" } else { ")" })
}

/// S-expressions, where a name is the first word of its list if that can't be taken for something
/// else.
pub(super) fn symbols(shape: &Shape) -> String {
    let between = if needs_commas(shape) { ", " } else { " " };
    let first_words = first_words(shape);
    own(shape, between, |node| first_words[node as usize], |_| ")")
}

fn own(
    shape: &Shape,
    between: &str,
    is_first_word: impl Fn(u32) -> bool,
    close: impl Fn(u32) -> &'static str,
) -> String {
    let unlike_a_box = leaf_to_write_as_interval(shape);
    let is_bare = is_first_word(0) || !begins_with_word(shape);
    let mut text = format!("{}{}", if is_bare { "" } else { "tree:" }, players(shape));
    let (mut open, mut is_first) = (Vec::new(), true);
    for step in shape.walk() {
        let Step::Down(node) = step else {
            text.push_str(open.pop().map_or("", &close));
            is_first = false;
            continue;
        };
        if !is_first {
            text.push_str(between);
        }
        // Writing to a string never fails.
        is_first = !shape.is_leaf(node);
        if is_first_word(node) {
            text.push('(');
            _ = shape.name(node).map(|name| write_name(&mut text, name));
            text.push(' ');
        } else {
            _ = write_front(&mut text, shape, node, unlike_a_box == Some(node));
            text.push_str(if is_first { "(" } else { "" });
        }
        if is_first {
            open.push(node);
        }
    }
    text
}

/// Tells for each node whether its name can be the first word of its list: nothing else stands before
/// the list, and what follows is no name before a colon, and not a leaf alone.
fn first_words(shape: &Shape) -> Vec<bool> {
    let mut known = vec![false; shape.len()];
    // A child has a greater number than its parent.
    for node in (0..shape.len() as u32).rev().filter(|node| !shape.is_leaf(*node)) {
        let children = shape.children(node);
        let first = children.start;
        known[node as usize] = shape.name(node).is_some_and(is_plain)
            && shape.graph.mark(shape.same(node)).is_none()
            && shape.label(node).is_none()
            && shape.bounds(node).is_none()
            && shape.estimate(node).is_none()
            && (shape.called(first).is_none() || known[first as usize])
            // They are written as a word.
            && shape.value(first) != Value::INF
            && shape.label(first).is_none()
            && (children.len() > 1 || !shape.is_leaf(first));
    }
    known
}

/// Returns `true` if a number or an interval before lists could be taken for one of the node around it
/// or below it, without commas.
fn needs_commas(shape: &Shape) -> bool {
    let is_number = |node: u32| {
        let is_valued = shape.is_leaf(node) || shape.estimate(node).is_some();
        is_valued && shape.called(node).is_none()
    };
    let is_list = |node: u32| !shape.is_leaf(node);
    let is_interval = |node: u32| {
        let bounds = shape.bounds(node).filter(|_| shape.is_leaf(node));
        bounds.is_some_and(|bounds| bounds.lower != bounds.upper)
    };
    let (mut before_list, mut leaf_behind) = (false, false);
    for node in (0..shape.len() as u32).filter(|node| is_list(*node)) {
        let mut children = shape.children(node);
        let first = children.start;
        if children.len() > 1 && is_number(first) && is_list(first + 1) {
            if is_list(first) {
                return true;
            }
            before_list = true;
        }
        // After an interval, it could be below that.
        if children.clone().any(|child| {
            is_interval(child) && children.contains(&(child + 1)) && is_list(child + 1)
        }) {
            return true;
        }
        leaf_behind |= children.any(|child| child > first && shape.is_leaf(child));
    }
    before_list && !leaf_behind
}
