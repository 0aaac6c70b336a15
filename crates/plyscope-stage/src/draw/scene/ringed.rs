//! The numbers of a node that the step is about: they are written in any tree, however dense.

use plyscope::NodeId;

use super::input::SceneInput;
use super::model::{Label, Scene, ring_radius, set};
use super::numbers;
use super::row::{glyph_of, room};
use crate::draw::painter::{Anchor, Ink, Place, Type, WIDER, text_width};
use crate::show::sentence::shown;

/// The font size, and the height of a line, in pixels.
const SIZE: f32 = 13.0;
const LEADING: f32 = 15.0;
/// The radius of the ring around a node that is part of a span, in pixels.
const IN_SPAN: f32 = 9.5;

/// Returns the value of a leaf, or the numbers of another node, each with its role.
pub(super) fn lines(input: &SceneInput<'_>, node: NodeId) -> Vec<(String, Ink)> {
    let numbers = numbers::lines(input, node, input.state.node_numbers(node));
    match input.topology.leaf_value(node) {
        Some(value) if !input.own_numbers.is_some_and(|own| own.is_below_leaves()) => {
            let value = input.side.value(input.topology.player(node), value);
            vec![(shown(value, input.unit), Ink::Ink)]
        }
        _ => numbers,
    }
}

/// Adds the node to `labelled` if the labels from `before` on have all of its numbers; otherwise
/// removes those that they have.
pub(super) fn keep(
    input: &SceneInput<'_>,
    node: NodeId,
    before: usize,
    labelled: &mut Vec<NodeId>,
    scene: &mut Scene,
) {
    let lines = lines(input, node);
    let written = |text: &String| scene.labels[before..].iter().any(|label| label.text == *text);
    let numbers = input.state.node_numbers(node);
    // The first of several numbers is not a short form of all.
    let short = numbers::short(input, node, numbers).filter(|short| !lines.contains(short));
    if lines.iter().all(|(text, _)| written(text)) || short.is_some_and(|(text, _)| written(&text))
    {
        scene.labels[before..].iter_mut().for_each(|label| label.ringed = true);
        labelled.push(node);
        return;
    }
    let mut place = 0;
    scene.labels.retain(|label| {
        place += 1;
        place <= before || lines.iter().all(|(text, _)| *text != label.text)
    });
}

/// Writes the numbers of the node at this rank beside its ring, unless it was labelled.
pub(super) fn write(input: &SceneInput<'_>, rank: usize, labelled: &[NodeId], scene: &mut Scene) {
    let (node, ply) = (input.layout.node(rank), input.layout.ply_of(rank));
    let (x, y) = input.view.to_screen(input.layout.x(rank), ply);
    let (x, y) = (x as f32, y as f32);
    let size = input.size;
    let is_on_screen =
        (0.0..=size.width as f32).contains(&x) && (0.0..=size.height as f32).contains(&y);
    let lines = lines(input, node);
    if lines.is_empty() || labelled.contains(&node) || !is_on_screen {
        return;
    }
    let ring = glyph_of(input, ply, rank)
        .map_or(IN_SPAN, |glyph| ring_radius(glyph, room(input, ply, rank)));
    let clear = 6.0 + ring;
    let width = lines.iter().map(|(text, _)| text_width(text, SIZE, true)).fold(0.0, f32::max);
    let half = 0.5 * LEADING * lines.len() as f32;
    let is_right = x + clear + WIDER * width <= size.width as f32;
    let next = if is_right { rank.checked_add(1) } else { rank.checked_sub(1) };
    let next = next.filter(|next| input.layout.ply(ply).contains(next));
    let reach = |next| (input.view.to_screen(input.layout.x(next), ply).0 as f32 - x).abs();
    // Where one line would cover marks of the row, it stands above them, if the row before leaves
    // room.
    let above = clear + half;
    let has_room =
        lines.len() == 1 && above + half + ring <= input.view.ply as f32 && y - above >= half;
    let (y, clear) = match next {
        Some(next) if reach(next) < clear + width && has_room => (y - above, 0.0),
        _ => (y, clear),
    };
    let y = y.min(size.height as f32 - half).max(half);
    let (anchor, x) = if is_right { (Anchor::Start, x + clear) } else { (Anchor::End, x - clear) };
    for (line, (text, ink)) in lines.into_iter().enumerate() {
        let at = Place { x, y: y - half + LEADING * (line as f32 + 0.5) };
        let style = Type { anchor, halo: true, ..set(SIZE, true, ink) };
        let changed = numbers::has_changed(input, node, &text);
        scene.labels.push(Label { at, text, style, changed, ringed: true });
    }
}

/// Removes the texts over those of ringed nodes.
pub(super) fn clear(scene: &mut Scene) {
    let ringed: Vec<Label> = scene.labels.iter().filter(|label| label.ringed).cloned().collect();
    scene.labels.retain(|label| {
        // What stands on edges gives way.
        label.ringed || label.names_row() || !ringed.iter().any(|text| text.overlaps(label))
    });
}

#[cfg(test)]
mod tests;
