//! The numbers of a node that the step is about: they are written in any tree, however dense.

use plyscope::NodeId;

use super::input::SceneInput;
use super::model::{Label, Scene, ring_radius, set};
use super::numbers;
use super::row::glyph_of;
use crate::painter::{Anchor, Ink, Place, Type, text_width};
use crate::shown;

/// The font size, and the height of a line, in pixels.
const SIZE: f32 = 13.0;
const LEADING: f32 = 15.0;
/// The radius of the ring around a node that is part of a span, in pixels.
const IN_SPAN: f32 = 9.5;

/// Returns the value of a leaf, or the numbers of another node, each with its role.
pub(super) fn lines(sight: &SceneInput<'_>, node: NodeId) -> Vec<(String, Ink)> {
    let numbers = numbers::lines(sight, node, sight.state.node_numbers(node));
    match sight.topology.leaf_value(node) {
        Some(value) if !sight.own_numbers.is_some_and(|own| own.is_below_leaves()) => {
            let value = sight.side.value(sight.topology.player(node), value);
            vec![(shown(value, sight.decimals), Ink::Ink)]
        }
        _ => numbers,
    }
}

/// Adds the node to `told` if the labels from `before` on have all of its numbers; otherwise removes
/// those that they have.
pub(super) fn keep(
    sight: &SceneInput<'_>,
    node: NodeId,
    before: usize,
    told: &mut Vec<NodeId>,
    scene: &mut Scene,
) {
    let lines = lines(sight, node);
    let written = |text: &String| scene.labels[before..].iter().any(|label| label.text == *text);
    let numbers = sight.state.node_numbers(node);
    // The first of several numbers is not a short form of all.
    let short = numbers::short(sight, node, numbers).filter(|short| !lines.contains(short));
    if lines.iter().all(|(text, _)| written(text)) || short.is_some_and(|(text, _)| written(&text))
    {
        scene.labels[before..].iter_mut().for_each(|label| label.ringed = true);
        told.push(node);
        return;
    }
    let mut place = 0;
    scene.labels.retain(|label| {
        place += 1;
        place <= before || lines.iter().all(|(text, _)| *text != label.text)
    });
}

/// Writes the numbers of the node at this rank beside its ring, unless it was told.
pub(super) fn write(sight: &SceneInput<'_>, rank: usize, told: &[NodeId], scene: &mut Scene) {
    let (node, ply) = (sight.layout.node(rank), sight.layout.ply_of(rank));
    let (x, y) = sight.view.to_screen(sight.layout.x(rank), ply);
    let (x, y) = (x as f32, y as f32);
    let size = sight.size;
    let is_on_screen =
        (0.0..=size.width as f32).contains(&x) && (0.0..=size.height as f32).contains(&y);
    let lines = lines(sight, node);
    if lines.is_empty() || told.contains(&node) || !is_on_screen {
        return;
    }
    let clear = 6.0 + glyph_of(sight, ply, rank).map_or(IN_SPAN, ring_radius);
    let width = lines.iter().map(|(text, _)| text_width(text, SIZE, true)).fold(0.0, f32::max);
    let half = 0.5 * LEADING * lines.len() as f32;
    let y = y.min(size.height as f32 - half).max(half);
    let (anchor, x) = if x + clear + width <= size.width as f32 {
        (Anchor::Start, x + clear)
    } else {
        (Anchor::End, x - clear)
    };
    for (line, (text, ink)) in lines.into_iter().enumerate() {
        let at = Place { x, y: y - half + LEADING * (line as f32 + 0.5) };
        let style = Type { anchor, halo: true, ..set(SIZE, true, ink) };
        let changed = numbers::has_changed(sight, node, &text);
        scene.labels.push(Label { at, text, style, changed, ringed: true });
    }
}

/// Removes the texts over those of ringed nodes.
pub(super) fn clear(scene: &mut Scene) {
    let ringed: Vec<Label> = scene.labels.iter().filter(|label| label.ringed).cloned().collect();
    scene.labels.retain(|label| {
        // The names of rows stay: they are in front of everything. What stands on edges gives way.
        let is_in_front = label.style.halo && label.style.anchor != Anchor::Middle;
        label.ringed || is_in_front || !ringed.iter().any(|text| text.overlaps(label))
    });
}

#[cfg(test)]
mod tests;
