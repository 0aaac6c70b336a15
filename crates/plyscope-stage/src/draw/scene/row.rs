//! One ply of a scene: the nodes drawn alone, and those gathered by the pixel.

use std::ops::Range;

use plyscope::{NodeId, Player};

use super::blend::Blend;
use super::input::SceneInput;
use super::look::Look;
use super::model::{NodeMark, RingKind};
use super::reach::{first_in, is_squeezed, visible};
use super::tone::is_below_cut;
use crate::draw::painter::{Glyph, Place, Shape};
use crate::scale::GAMES;

/// Nodes of one ply that are closer than this, in pixels, are drawn as spans.
const DENSE: f64 = 3.0;

/// In a ply that has spans, nodes are drawn alone if they are at least this far from their
/// neighbours, in pixels: their marks all have the size for this room, and can be told apart.
const ALONE: f64 = 12.0;

/// The greatest room of a row, in pixels, that makes its marks larger than those of other rows.
const EVEN: f64 = 26.0;
/// The widths of triangles and leaves where there is room, in pixels.
const TRIANGLE: f64 = 38.0;
const LEAF: f64 = 30.0;
/// The ratio of height to width of a triangle.
const SLANT: f64 = 0.87;

/// A node that is drawn alone.
pub(super) struct Single {
    pub(super) mark: NodeMark,
    /// The rank of its parent.
    pub(super) parent: Option<usize>,
    /// The distance from its middle to that of its left neighbour, in pixels; infinite without one.
    pub(super) left: f64,
    /// The same to the right.
    pub(super) right: f64,
    pub(super) ring: Option<RingKind>,
}

impl Single {
    /// Returns the distance to its neighbours.
    pub(super) fn room(&self) -> f64 {
        self.left.min(self.right)
    }
}

/// Nodes in one pixel of a row.
#[derive(Clone, Copy)]
pub(super) struct Column {
    pub(super) pixel: i32,
    pub(super) blend: Blend,
    pub(super) count: u32,
    pub(super) now: bool,
    /// The rank of the parent of its first node.
    pub(super) parent: Option<usize>,
}

/// The part of a ply that is on the screen.
pub(super) struct Row {
    pub(super) ply: usize,
    /// The ranks on the screen.
    pub(super) ranks: Range<usize>,
    /// The nodes that are drawn alone, from left to right.
    pub(super) singles: Vec<Single>,
    /// The pixels of the other nodes, from left to right.
    pub(super) columns: Vec<Column>,
}

/// Returns the distances to the neighbours on both sides, in pixels.
fn gaps(input: &SceneInput<'_>, ply: &Range<usize>, rank: usize) -> (f64, f64) {
    let (layout, unit) = (input.layout, input.view.unit);
    let x = layout.x(rank);
    let left = if rank > ply.start { x - layout.x(rank - 1) } else { f64::INFINITY };
    let right = if rank + 1 < ply.end { layout.x(rank + 1) - x } else { f64::INFINITY };
    (left * unit, right * unit)
}

/// The distances between the nodes of a ply, in pixels.
struct Spacing {
    /// The least distance to a neighbour at which a node is drawn alone.
    alone: f64,
    /// The room that decides the size of their marks: one size for all of them.
    mark: f64,
}

impl Spacing {
    fn of(input: &SceneInput<'_>, ply: usize) -> Spacing {
        let least = input.layout.least_gap(ply) * input.view.unit;
        let alone = if least < DENSE { ALONE } else { DENSE };
        Spacing { alone, mark: least.max(alone).min(EVEN).max(input.view.unit) }
    }
}

/// Returns the mark of a node of a ply with this spacing.
fn glyph(input: &SceneInput<'_>, ply: usize, rank: usize, spacing: &Spacing) -> Glyph {
    let node = input.layout.node(rank);
    let shape = match input.topology.player(node) {
        _ if input.topology.is_leaf(node) => Shape::Leaf,
        _ if input.topology.is_chance(node) => Shape::Round,
        Player::Min if !(GAMES && input.players.is_some()) => Shape::Down,
        _ => Shape::Up,
    };
    let room = spacing.mark;
    let (width, ratio) = match shape {
        Shape::Leaf | Shape::Round => (LEAF.min(0.8 * room), 1.0),
        Shape::Up | Shape::Down => (TRIANGLE.min(0.86 * room), SLANT),
    };
    let half_width = width.min(0.45 * input.view.ply) / 2.0;
    let (x, y) = input.view.to_screen(input.layout.x(rank), ply);
    Glyph {
        shape,
        at: Place { x: x as f32, y: y as f32 },
        half_width: half_width as f32,
        half_height: (half_width * ratio) as f32,
    }
}

/// Returns the mark of a node, on the screen or not; `None` if it is part of a span.
pub(super) fn glyph_of(input: &SceneInput<'_>, ply: usize, rank: usize) -> Option<Glyph> {
    let spacing = Spacing::of(input, ply);
    let is_alone = room(input, ply, rank) >= spacing.alone && !is_squeezed(input.view);
    is_alone.then(|| glyph(input, ply, rank, &spacing))
}

/// Returns the distance of a node to its neighbours, in pixels.
pub(super) fn room(input: &SceneInput<'_>, ply: usize, rank: usize) -> f64 {
    let (left, right) = gaps(input, &input.layout.ply(ply), rank);
    left.min(right)
}

impl Row {
    /// Returns the nodes of a ply that are drawn alone, and the pixels of the others. `now` are
    /// ranks in rising order; `hover` and `before` are ranks.
    pub(super) fn of(
        input: &SceneInput<'_>,
        ply: usize,
        now: &[usize],
        hover: [Option<usize>; 2],
        before: Option<usize>,
    ) -> Row {
        let (layout, view) = (input.layout, input.view);
        let ranks = visible(layout, view, input.size, ply);
        let mut row = Row { ply, ranks, singles: Vec::new(), columns: Vec::new() };
        let whole = layout.ply(ply);
        let spacing = Spacing::of(input, ply);
        let mut now = &now[now.partition_point(|&rank| rank < row.ranks.start)..];
        let mut parent = layout.parent(row.ranks.start.min(whole.end - 1));
        let mut struck = None;
        let mut rank = row.ranks.start;
        while rank < row.ranks.end {
            parent = parent
                .map(|parent| first_in(parent..rank, |above| layout.children(above).end > rank));
            let (left, right) = gaps(input, &whole, rank);
            let is_dense = left.min(right) < spacing.alone || is_squeezed(view);
            let pixel = view.to_screen(layout.x(rank), ply).0.floor();
            let next = if is_dense {
                let is_beyond = |rank| view.to_screen(layout.x(rank), ply).0 >= pixel + 1.0;
                first_in(rank + 1..row.ranks.end, is_beyond)
            } else {
                rank + 1
            };
            let happening = now.partition_point(|&rank| rank < next);
            now = &now[happening..];
            let is_now = happening > 0;
            if is_dense {
                row.columns.push(Column {
                    pixel: pixel as i32,
                    blend: input.blend(rank..next),
                    count: (next - rank) as u32,
                    now: is_now,
                    parent,
                });
                rank = next;
                continue;
            }
            // Siblings share the path up.
            let above = struck.filter(|&(of, _)| of == parent).unwrap_or_else(|| {
                let up = parent.map(|parent| layout.node(parent));
                (parent, up.is_some_and(|up| is_below_cut(input.topology, input.state, up)))
            });
            struck = Some(above);
            let node = layout.node(rank);
            let mark = NodeMark {
                node,
                glyph: glyph(input, ply, rank, &spacing),
                look: Look::of(input, node, above.1),
                on_line: input.state.on_line(node),
                overlays: input.overlays.at(node),
            };
            let ring = match Some(rank) {
                _ if is_now => Some(RingKind::Now),
                here if hover.contains(&here) => Some(RingKind::Hover),
                here if here == before => Some(RingKind::Before),
                _ => None,
            };
            row.singles.push(Single { mark, parent, left, right, ring });
            rank = next;
        }
        row
    }
}

/// Returns the nodes of `row` and one more on either side, whose edges may cross the screen.
pub(super) fn with_neighbours(input: &SceneInput<'_>, row: &Row) -> Range<usize> {
    let whole = input.layout.ply(row.ply);
    row.ranks.start.saturating_sub(1).max(whole.start)..(row.ranks.end + 1).min(whole.end)
}

/// Returns the node at a rank and its look, for an edge whose lower end is not on the screen.
pub(super) fn look_at(input: &SceneInput<'_>, rank: usize, parent: NodeId) -> (NodeId, Look) {
    let node = input.layout.node(rank);
    let struck = is_below_cut(input.topology, input.state, parent);
    (node, Look::of(input, node, struck))
}
