//! Writing trees, in the notation that `FromStr` reads and as JSON.

use std::fmt::{self, Write};

use super::number::{is_name_char, is_name_start};
use super::shape::{Shape, Step};
use crate::games::bare_tree::{Mover, mover};
use crate::{Player, Value};

/// Writes a tree as nested lists, without `tree:`.
pub(super) fn write_lists(f: &mut impl Write, shape: &Shape) -> fmt::Result {
    f.write_str(players(shape))?;
    let unlike_a_box = leaf_to_write_as_interval(shape);
    let mut first = true;
    for step in shape.walk() {
        let Step::Down(node) = step else {
            f.write_char(']')?;
            first = false;
            continue;
        };
        if !first {
            f.write_char(',')?;
        }
        write_front(f, shape, node, unlike_a_box == Some(node))?;
        first = !shape.is_leaf(node);
        if first {
            f.write_char('[')?;
        }
    }
    Ok(())
}

/// Returns what stands in front of a tree if it isn't MAX who begins, or one player moves.
pub(super) fn players(shape: &Shape) -> &'static str {
    match (shape.player, shape.one_player) {
        (Player::Max, false) => "",
        (Player::Min, false) => "min:",
        (Player::Max, true) => "max-only:",
        (Player::Min, true) => "min-only:",
    }
}

/// Writes a leaf, or what stands before the list of another node. A value is written as bounds if
/// it must not look like one in brackets.
pub(super) fn write_front(
    f: &mut impl Write,
    shape: &Shape,
    node: u32,
    unlike_a_box: bool,
) -> fmt::Result {
    if let Some(probability) = shape.probability(node) {
        write!(f, "{probability}:")?;
    }
    if let Some(name) = shape.name(node) {
        write_name(f, name)?;
        f.write_char(':')?;
    }
    let bounds = shape.bounds(node);
    let label = shape.label(node);
    if let Some(mark) = shape.graph.mark(shape.same(node)) {
        let is_again = shape.same(node) != node;
        f.write_char(if is_again { '*' } else { '&' })?;
        write_name(f, mark)?;
        if is_again {
            return Ok(());
        }
        let is_worth = bounds.is_some() || shape.estimate(node).is_some() || !shape.is_quiet(node);
        if is_worth || label.is_some() {
            f.write_char(':')?;
        }
    }
    if let Some(mover) = label {
        // Without the colon, the word could be one about the list around it.
        write!(f, "{}:", word(mover))?;
    }
    if let Some(bounds) = bounds {
        let lower = shape.written(bounds.lower);
        let upper = shape.written(bounds.upper);
        if shape.is_leaf(node) && bounds.lower == bounds.upper && !unlike_a_box {
            write!(f, "{lower}")?;
        } else {
            write!(f, "{lower}..{upper}")?;
        }
    } else if !shape.is_quiet(node) {
        write!(f, "{}!", shape.written(shape.value(node)))?;
    } else if let Some(estimate) = shape.estimate(node) {
        write!(f, "{}", shape.written(estimate))?;
    }
    Ok(())
}

/// Returns the word that says who moves.
fn word(mover: Mover) -> &'static str {
    match mover {
        Mover::Player(Player::Max) => "max",
        Mover::Player(Player::Min) => "min",
        Mover::Chance => "chance",
    }
}

/// If every leaf would be read as a bracketed one, returns a leaf to be written as
/// an interval, which is not bracketed.
pub(super) fn leaf_to_write_as_interval(shape: &Shape) -> Option<u32> {
    let is_bracketed = |node: u32| {
        let children = shape.children(node);
        let child = children.start;
        children.len() == 1
            && shape.is_leaf(child)
            && shape.bounds(child).is_some_and(|bounds| bounds.lower == bounds.upper)
            && shape.called(child).is_none()
            && shape.called(node).is_none()
            && shape.bounds(node).is_none()
            && shape.estimate(node).is_none()
            && shape.mover(node).is_none()
    };
    let (mut leaf, mut leaves, mut bracketed, mut siblings) = (None, 0, 0, false);
    for node in 0..shape.len() as u32 {
        if shape.same(node) != node {
            continue;
        }
        if shape.is_leaf(node) {
            leaf.get_or_insert(node);
            leaves += 1;
        } else {
            let children = shape.children(node);
            let is_leaf = |child: u32| shape.is_leaf(child) && shape.same(child) == child;
            // Among others, a leaf is not a bracketed one.
            if children.len() > 1 && children.clone().any(is_leaf) {
                return None;
            }
            let here = children.filter(|child| is_bracketed(*child)).count();
            bracketed += here;
            siblings |= here > 1;
        }
    }
    leaf.filter(|_| siblings && bracketed == leaves)
}

pub(in crate::games) fn write_name(f: &mut impl Write, name: &str) -> fmt::Result {
    let plain = name.starts_with(is_name_start) && name.chars().all(is_name_char);
    // These would mean something else, at the beginning of a text or before a list.
    if plain && !["tree", "inf"].contains(&name) && mover(name).is_none() {
        f.write_str(name)
    } else {
        write_quoted(f, name)
    }
}

/// With JSON's escapes.
fn write_quoted(f: &mut impl Write, text: &str) -> fmt::Result {
    f.write_char('"')?;
    for c in text.chars() {
        match c {
            '"' | '\\' => write!(f, "\\{c}")?,
            c if c.is_control() => write!(f, "\\u{:04x}", u32::from(c))?,
            c => f.write_char(c)?,
        }
    }
    f.write_char('"')
}

/// Returns a tree as [`Tree::to_json`](super::Tree::to_json) has it.
pub(super) fn json(shape: &Shape) -> String {
    let mut json = String::new();
    // Writing to a string never fails.
    let _ = write_json(shape, &mut json);
    json
}

fn write_json(shape: &Shape, f: &mut String) -> fmt::Result {
    let mut first = true;
    for step in shape.walk() {
        let Step::Down(node) = step else {
            f.write_str("]}")?;
            first = false;
            continue;
        };
        f.write_str(if first { "{" } else { ",{" })?;
        if node == 0 {
            let said = players(shape).trim_end_matches(':');
            let said = shape.label(node).map_or(said, word);
            // A root where chance moves says that below.
            if !said.is_empty() && !shape.is_chance(node) {
                write!(f, "\"player\":\"{said}\",")?;
            }
        }
        if let Some(name) = shape.name(node) {
            f.write_str("\"name\":")?;
            write_quoted(f, name)?;
            f.write_char(',')?;
        }
        if let Some(mark) = shape.graph.mark(shape.same(node)) {
            let is_again = shape.same(node) != node;
            f.write_str(if is_again { "\"same\":" } else { "\"id\":" })?;
            write_quoted(f, mark)?;
            f.write_char(if is_again { '}' } else { ',' })?;
            if is_again {
                first = false;
                continue;
            }
        }
        if let Some(probability) = shape.probability(node) {
            let marks = if probability.contains('/') { "\"" } else { "" };
            write!(f, "\"probability\":{marks}{probability}{marks},")?;
        }
        if let Some(mover) = shape.mover(node) {
            let key = if mover == Mover::Chance { "type" } else { "player" };
            write!(f, "\"{key}\":\"{}\",", word(mover))?;
        }
        if !shape.is_quiet(node) {
            f.write_str("\"quiet\":false,")?;
        }
        first = !shape.is_leaf(node);
        match shape.bounds(node) {
            Some(bounds) if !first && bounds.lower == bounds.upper => {
                write_field(shape, f, "value", bounds.lower)?;
            }
            Some(bounds) => {
                write_field(shape, f, "lower", bounds.lower)?;
                f.write_char(',')?;
                write_field(shape, f, "upper", bounds.upper)?;
                f.write_str(if first { "," } else { "" })?;
            }
            None => {
                if let Some(estimate) = shape.estimate(node) {
                    write_field(shape, f, "value", estimate)?;
                    f.write_char(',')?;
                }
            }
        }
        f.write_str(if first { "\"children\":[" } else { "}" })?;
    }
    Ok(())
}

fn write_field(shape: &Shape, f: &mut String, key: &str, value: Value) -> fmt::Result {
    let written = shape.written(value);
    if value.is_finite() {
        write!(f, "\"{key}\":{written}")
    } else {
        write!(f, "\"{key}\":\"{written}\"")
    }
}
