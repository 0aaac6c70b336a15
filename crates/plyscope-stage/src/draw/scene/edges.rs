//! The connections between the rows: an edge for every node that is drawn alone, and a hatching of
//! edges where there are too many.

use std::ops::Range;

use plyscope::NodeId;

use super::edge::{Band, Edge, EdgeKind, Slash};
use super::input::SceneInput;
use super::look::Look;
use super::model::{PlacedBoard, Scene, set};
use super::reach::{first_in, visible};
use super::row::{Row, Single, glyph_of, look_at, with_neighbours};
use crate::draw::painter::{Ink, Place, Type, text_width};
use crate::record::state::NodeNumbers;
use crate::show::overlay::OverlayMarks;

/// Returns the bands of an edge, the widest first, so that all can be seen.
fn bands(overlays: OverlayMarks) -> impl Iterator<Item = (Ink, f32)> {
    let critical = (overlays.critical > 0).then_some((Ink::Hairline, 15.0));
    let solution = overlays.solution.then_some((Ink::Live, 10.0));
    let line = overlays.line.then_some((Ink::Best, 6.0));
    [critical, solution, line].into_iter().flatten()
}

/// The distance that the ends of edges keep from a row of pixels.
const CLEAR: f32 = 6.0;

/// Slashes and edges are thinner if nodes have less room than this, in pixels, but not thinner than
/// that share.
const ROOMY: f64 = 16.0;
const THINNEST: f64 = 0.4;

/// Returns the width of an edge, in a few steps, so that most edges of a row can be drawn at once.
pub(super) fn weight(room: f64) -> f32 {
    ((room / ROOMY).clamp(THINNEST, 1.0) * 5.0).round() as f32 / 5.0
}

/// Adds an edge that stands for those of a few pixels: up to the parent node, or straight up if
/// that is part of a span itself.
pub(super) fn hatch(
    input: &SceneInput<'_>,
    ply: usize,
    pixel: i32,
    apex: Option<Place>,
    touched: bool,
) -> Edge {
    let (y, height) = (input.view.to_screen(0.0, ply).1 as f32, input.view.ply as f32);
    let to = Place { x: pixel as f32 + 0.5, y: y - CLEAR.min(height / 4.0) };
    let from = apex.unwrap_or(Place { y: y - height + CLEAR.min(height / 4.0), ..to });
    let kind = if touched { EdgeKind::Searched } else { EdgeKind::Unexplored };
    Edge {
        from,
        to,
        kind,
        twice: false,
        weight: weight(0.0),
        share: None,
        link: false,
        slash: None,
    }
}

/// Returns the point where edges leave a node downwards; `None` in a span.
pub(super) fn foot(input: &SceneInput<'_>, ply: usize, rank: usize) -> Option<Place> {
    let glyph = glyph_of(input, ply, rank)?;
    Some(Place { x: glyph.at.x, y: glyph.at.y + glyph.half_height })
}

fn kind(input: &SceneInput<'_>, node: NodeId, look: Look) -> EdgeKind {
    match look {
        _ if input.state.cut_by(node).is_some() => EdgeKind::Cut,
        Look::Cut => EdgeKind::Cut,
        _ if input.state.on_line(node) => EdgeKind::Best,
        // A child has a greater number than its parent.
        _ if input.path_ahead.binary_search(&node).is_ok() => EdgeKind::Ahead,
        Look::Idle | Look::Known => EdgeKind::Unexplored,
        _ if input.state.is_again(node) || input.state.asked(node).is_none() => EdgeKind::Searched,
        _ => EdgeKind::Tested,
    }
}

/// Returns the share of the greatest width that the edge to a node has, where the nodes' numbers
/// decide it.
fn width_share(input: &SceneInput<'_>, node: NodeId) -> Option<f32> {
    let own = input.own_numbers?;
    let words = |node| {
        let departed = input.departed.binary_search_by_key(&node, |&(other, _)| other);
        let numbers =
            departed.map_or_else(|_| input.state.node_numbers(node), |at| input.departed[at].1);
        match numbers {
            NodeNumbers::Own(words) => Some(words),
            _ => None,
        }
    };
    own.edge_share(words(node)?, words(NodeId::ROOT)?)
}

/// Slashes are smaller on edges shorter than this, but not smaller than that share.
const SLASHED: f32 = 14.0;
const SMALLEST: f32 = 0.3;

fn slash(
    input: &SceneInput<'_>,
    node: NodeId,
    (from, to): (Place, Place),
    weight: f32,
    boards: &[PlacedBoard],
) -> Option<Slash> {
    let by = input.state.cut_by(node)?;
    let height = to.y - from.y;
    let on_edge =
        |share: f32| Place { x: from.x + share * (to.x - from.x), y: from.y + share * height };
    let mut at = on_edge(0.5);
    // No board hides a cutoff: there is room for the slash below it.
    if let Some(hung) = boards.iter().find(|hung| hung.reaches(at, SLASHED)) {
        at = on_edge((hung.bottom() + SLASHED - from.y) / height);
    }
    Some(Slash { at, by, size: weight * (height / SLASHED).clamp(SMALLEST, 1.0) })
}

/// Adds the edge from a node up to its parent.
pub(super) fn up(input: &SceneInput<'_>, ply: usize, single: &Single, scene: &mut Scene) {
    let Some(parent) = single.parent else { return };
    let glyph = single.mark.glyph;
    let to = Place { x: glyph.at.x, y: glyph.at.y - glyph.half_height };
    let from = foot(input, ply - 1, parent).unwrap_or_else(|| {
        let (x, y) = input.view.to_screen(input.layout.x(parent), ply - 1);
        Place { x: x as f32, y: y as f32 + CLEAR }
    });
    let kind = kind(input, single.mark.node, single.mark.look);
    let weight = weight(single.left.min(single.right));
    let slash = slash(input, single.mark.node, (from, to), weight, &scene.boards);
    let twice = input.state.is_again(single.mark.node);
    let share = width_share(input, single.mark.node);
    let (is_cut, room) = (slash.is_some(), single.left.min(single.right));
    scene.edges.push(Edge { from, to, kind, twice, weight, share, link: false, slash });
    if !is_cut && let Some(chance) = (input.chance)(single.mark.node) {
        probability(chance, (from, to), room as f32, scene);
    }
    for (ink, width) in bands(single.mark.overlays) {
        scene.bands.push(Band { from, to, ink, width: width * weight });
    }
}

/// The font size of probabilities, and their place on an edge.
const PROBABILITY: f32 = 11.0;
const ON_EDGE: f32 = 0.58;

/// Writes the probability of a move on its edge, if there is room between the edges beside it.
fn probability(chance: String, (from, to): (Place, Place), room: f32, scene: &mut Scene) {
    let style = Type { halo: true, ..set(PROBABILITY, false, Ink::Ink) };
    let fits = text_width(&chance, PROBABILITY, false) + 4.0 < ON_EDGE * room;
    if fits && to.y - from.y > 2.0 * PROBABILITY {
        let on_edge = |from: f32, to: f32| from + ON_EDGE * (to - from);
        let at = Place { x: on_edge(from.x, to.x), y: on_edge(from.y, to.y) };
        scene.label(at, chance, style);
    }
}

/// Links from one node are drawn one by one if their ends are at least this far apart, in pixels.
const APART: f64 = 2.0;
/// The greatest number of links in a scene: browsers take long to draw their dashes, and nobody can
/// tell more of them apart.
pub(super) const MOST_LINKS: usize = 1_000;

/// Adds the edges from the nodes of a row that are drawn alone to their children that are links: to
/// the node that the link stands for, wherever that is. At most `left` more are drawn.
// See docs/decisions/a-link-has-no-place-in-the-drawing.md.
pub(super) fn links(input: &SceneInput<'_>, row: &Row, scene: &mut Scene, left: &mut usize) {
    let (topology, layout) = (input.topology, input.layout);
    let mut ends = Vec::new();
    for single in &row.singles {
        let glyph = single.mark.glyph;
        let from = Place { x: glyph.at.x, y: glyph.at.y + glyph.half_height };
        ends.clear();
        for &(link, of) in topology.links_among(topology.children(single.mark.node)) {
            if !layout.knows(link) || *left == 0 {
                continue;
            }
            let rank = layout.rank(topology, of);
            let ply = layout.ply_of(rank);
            let kind = kind(input, link, Look::of(input, link, false));
            let (x, y) = input.view.to_screen(layout.x(rank), ply);
            let end = ((x / APART).floor() as i64, ply, kind);
            let Err(before) = ends.binary_search(&end) else { continue };
            ends.insert(before, end);
            *left -= 1;
            let to = glyph_of(input, ply, rank).map_or_else(
                || Place { x: x as f32, y: y as f32 - CLEAR },
                |glyph| Place { x: glyph.at.x, y: glyph.at.y - glyph.half_height },
            );
            let weight = weight(single.left.min(single.right));
            scene.edges.push(Edge {
                from,
                to,
                kind,
                twice: false,
                weight,
                share: None,
                link: true,
                slash: None,
            });
        }
    }
}

/// An edge is drawn if it leaves the screen at least this much lower than the one before, in
/// pixels; so their number is limited.
const STEP: f64 = 2.0;

/// Returns the nodes of a row, and one more on either side, with children that are outside those in
/// view: some at its beginning, and some at its end.
fn parents_beyond(
    input: &SceneInput<'_>,
    row: &Row,
    seen: &Range<usize>,
) -> impl Iterator<Item = usize> {
    let parents = with_neighbours(input, row);
    let is_seen = |parent: usize| input.layout.children(parent).start >= seen.start;
    let left = first_in(parents.clone(), is_seen);
    let is_beyond = |parent: usize| input.layout.children(parent).end > seen.end;
    let right = first_in(left..parents.end, is_beyond);
    (parents.start..left).chain(right..parents.end)
}

/// Adds the edges down from a row whose lower ends are beyond the left or the right of the screen.
pub(super) fn stray(input: &SceneInput<'_>, row: &Row, scene: &mut Scene) {
    let below = row.ply + 1;
    if below >= input.layout.plies() {
        return;
    }
    let seen = visible(input.layout, input.view, input.size, below);
    for parent in parents_beyond(input, row, &seen) {
        let children = input.layout.children(parent);
        let Some(from) = foot(input, row.ply, parent) else {
            continue;
        };
        let node = input.layout.node(parent);
        let (x, y) = (f64::from(from.x), f64::from(from.y));
        let bottom = input.view.to_screen(0.0, below).1;
        let x_of = |child: usize| input.view.to_screen(input.layout.x(child), below).0;
        // Counted from the screen outwards, on both sides.
        let right = children.start.max(seen.end)..children.end;
        let left = children.start..children.end.min(seen.start);
        for (outwards, border, sign) in [(right, input.size.width, 1.0), (left, 0.0, -1.0)] {
            let across = (border - x) * sign;
            let nth = |n: usize| {
                if sign > 0.0 { outwards.start + n } else { outwards.end - 1 - n }
            };
            let mut next = 0;
            while across > 0.0 && next < outwards.len() {
                let child = nth(next);
                let share = across / ((x_of(child) - x) * sign);
                let exit = Place { x: border as f32, y: (y + (bottom - y) * share) as f32 };
                let (child, look) = look_at(input, child, node);
                let kind = kind(input, child, look);
                let end = Place { x: x_of(nth(next)) as f32, y: bottom as f32 };
                let weight = weight(input.view.unit);
                let slash = slash(input, child, (from, end), weight, &scene.boards)
                    .filter(|slash| (0.0..input.size.width as f32).contains(&slash.at.x));
                let twice = input.state.is_again(child);
                let of_width = width_share(input, child);
                let edge = Edge {
                    from,
                    to: exit,
                    kind,
                    twice,
                    weight,
                    share: of_width,
                    link: false,
                    slash,
                };
                scene.edges.push(edge);
                let share = share - STEP / (bottom - y).max(STEP);
                if share <= 0.0 {
                    break;
                }
                // The first child far enough out to leave the screen there.
                let (mut low, mut high) = (next + 1, outwards.len());
                while low < high {
                    let middle = (low + high) / 2;
                    if (x_of(nth(middle)) - x) * sign < across / share {
                        low = middle + 1;
                    } else {
                        high = middle;
                    }
                }
                next = low;
            }
        }
    }
}
