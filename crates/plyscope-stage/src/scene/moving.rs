//! The movements of a step, drawn over the tree.

use plyscope::{CutBy, NodeId};

use super::input::SceneInput;
use super::model::{Moving, ON_THE_WAY, Ring, RingKind, Scene};
use super::numbers;
use super::row::glyph_of;
use crate::movement::Movement;
use crate::painter::{Ink, Place, Stroke, text_width};
use crate::signs::signed;
use crate::state::NodeNumbers;

/// The greatest number of movements that are drawn at the same time, and of the edges of a path.
const MOST: usize = 200;
/// The part of the time for which numbers on their way up stay beside the parent's, to be compared.
const COMPARED: f64 = 0.3;
/// The radius of a ring around a node whose numbers appear, and of the ring on its way.
const RADIUS: f32 = 13.0;
const RING: f32 = 24.0;
/// Half of the width of a cross.
const CROSS: f32 = 12.0;
/// The distance beyond the screen up to which movements are drawn, in pixels.
const BEYOND: f32 = 80.0;

/// Slower at the beginning and at the end.
fn eased(part: f64) -> f64 {
    part * part * (3.0 - 2.0 * part)
}

fn between(from: Place, to: Place, part: f64) -> Place {
    let part = part as f32;
    Place { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

/// Returns the place of a node, if it is drawn.
fn place(sight: &SceneInput<'_>, node: NodeId) -> Option<Place> {
    if !sight.layout.knows(node) {
        return None;
    }
    let rank = sight.layout.rank(sight.topology, node);
    let (x, y) = sight.view.to_screen(sight.layout.x(rank), sight.layout.ply_of(rank));
    Some(Place { x: x as f32, y: y as f32 })
}

/// Returns the distance from the middle of a node's mark to its top and bottom; 0 in a span.
fn half_height(sight: &SceneInput<'_>, node: NodeId) -> f32 {
    let rank = sight.layout.rank(sight.topology, node);
    let glyph = glyph_of(sight, sight.layout.ply_of(rank), rank);
    glyph.map_or(0.0, |glyph| glyph.half_height)
}

/// Returns both places, if something between them can be seen.
fn places(sight: &SceneInput<'_>, from: NodeId, to: NodeId) -> Option<(Place, Place)> {
    let (from, to) = (place(sight, from)?, place(sight, to)?);
    let seen = |a: f32, b: f32, size: f64| a.max(b) > -BEYOND && a.min(b) < size as f32 + BEYOND;
    (seen(from.x, to.x, sight.size.width) && seen(from.y, to.y, sight.size.height))
        .then_some((from, to))
}

impl Scene {
    /// Adds what is on its way when this part of the movements is over. The scene is that of the
    /// moment before them.
    pub(crate) fn add_movements(
        &mut self,
        sight: &SceneInput<'_>,
        movements: &[Movement<'_>],
        part: f64,
    ) {
        for movement in movements.iter().take(MOST) {
            self.add_movement(sight, movement, part);
        }
    }

    /// Adds the ring on its way from the node of the step before to that of the step.
    pub(crate) fn add_ring(
        &mut self,
        sight: &SceneInput<'_>,
        (from, to): (NodeId, NodeId),
        part: f64,
    ) {
        if let Some((from, to)) = places(sight, from, to) {
            let at = between(from, to, eased(part));
            self.rings.push(Ring { at, radius: RING, kind: RingKind::Now });
        }
    }

    /// Draws a cross over a place, stroke by stroke.
    fn cross_out(&mut self, Place { x, y }: Place, part: f64) {
        let corner =
            |x_sign: f32, y_sign: f32| Place { x: x + x_sign * CROSS, y: y + y_sign * CROSS };
        for (stroke, sign) in [1.0, -1.0].into_iter().enumerate() {
            let drawn = (2.0 * part - stroke as f64).clamp(0.0, 1.0);
            if drawn > 0.0 {
                let (from, to) = (corner(-1.0, -sign), corner(1.0, sign));
                let line =
                    Moving::Line(from, between(from, to, drawn), Stroke::new(Ink::Muted, 3.0));
                self.moving.push(line);
            }
        }
    }

    fn add_movement(&mut self, sight: &SceneInput<'_>, movement: &Movement<'_>, part: f64) {
        match *movement {
            Movement::Go { from, to } | Movement::Spread { from, to } => {
                self.stretch(sight, from, to, eased(part), Stroke::new(Ink::Ink, 1.7));
            }
            Movement::Appear(node) => {
                if let Some((at, _)) = places(sight, node, node) {
                    let radius = RADIUS * (1.6 - 0.6 * eased(part) as f32);
                    self.rings.push(Ring { at, radius, kind: RingKind::Hover });
                }
            }
            Movement::Rise { from, to } => self.rise(sight, from, to, part),
            Movement::Branch(children) => {
                let Some(parent) = sight.topology.parent(children.first) else { return };
                for child in children.iter().take(MOST) {
                    // Thinner than the edge of a child that the search goes to.
                    self.stretch(sight, parent, child, eased(part), Stroke::new(Ink::Muted, 1.2));
                }
            }
            Movement::Strike(pruned, by) => {
                let strokes = part * f64::from(pruned.count);
                let drawn = pruned.iter().enumerate().take(strokes.ceil() as usize);
                for (index, child) in drawn.take(MOST) {
                    self.strike(sight, child, by, (strokes - index as f64).min(1.0));
                }
            }
            Movement::Descend(node) => {
                let above = std::iter::successors(Some(node), |&node| sight.topology.parent(node));
                let mut path: Vec<NodeId> = above.take(MOST).collect();
                path.reverse();
                self.run_down(sight, &path, eased(part), Stroke::new(Ink::Ink, 4.0));
            }
            Movement::Line(outcome) => {
                let mut path = vec![NodeId::ROOT];
                for &child in outcome.line.children().iter().take(MOST) {
                    let node = path[path.len() - 1];
                    path.push(sight.topology.children(node).nth(child));
                }
                self.run_down(sight, &path, eased(part), Stroke::new(Ink::Best, 3.5));
            }
            Movement::Vanish(nodes) => {
                for &node in nodes.iter().take(MOST) {
                    if let Some((at, _)) = places(sight, node, node) {
                        self.cross_out(at, eased(part));
                    }
                }
            }
            Movement::Wipe => {
                let x = (sight.size.width * part) as f32;
                let (top, bottom) = (0.0, sight.size.height as f32);
                let line = (Place { x, y: top }, Place { x, y: bottom });
                self.moving.push(Moving::Line(line.0, line.1, Stroke::new(Ink::Now, 4.0)));
            }
        }
    }

    /// Carries a child's numbers up the edge to the right of the parent's.
    fn rise(&mut self, sight: &SceneInput<'_>, from: NodeId, to: NodeId, part: f64) {
        let Some((below, above)) = places(sight, from, to) else { return };
        let numbers = sight.state.node_numbers(from);
        let Some((mut text, _)) = numbers::short(sight, from, numbers) else { return };
        let (child, parent) = (sight.topology.player(from), sight.topology.player(to));
        if sight.side.turns(child) != sight.side.turns(parent) {
            // What it is to the parent's player, who counts the other way.
            if let NodeNumbers::Value(value, bound) = sight.side.numbers(parent, numbers) {
                text.push_str(" → ");
                text.push_str(&signed(value, bound, sight.decimals));
            }
        }
        let arrived = (part / (1.0 - COMPARED)).min(1.0);
        // Beside the edge, so that it stays visible, and below the parent's own numbers in the end.
        let aside = 0.5 * text_width(&text, ON_THE_WAY, true) + 8.0;
        let above = Place { x: above.x + aside + 10.0, y: above.y + 20.0 };
        self.moving.push(Moving::Chip(between(below, above, eased(arrived)), text));
    }

    fn stretch(
        &mut self,
        sight: &SceneInput<'_>,
        from: NodeId,
        to: NodeId,
        part: f64,
        stroke: Stroke,
    ) {
        if let Some((mut above, mut below)) = places(sight, from, to) {
            // From the foot of a mark to the top of the next, as an edge.
            above.y += half_height(sight, from);
            below.y -= half_height(sight, to);
            self.moving.push(Moving::Line(above, between(above, below, part), stroke));
        }
    }

    /// Draws a path from the root down, as far as it is at this part of the time.
    fn run_down(&mut self, sight: &SceneInput<'_>, path: &[NodeId], part: f64, stroke: Stroke) {
        let edges = part * (path.len() - 1) as f64;
        for (index, pair) in path.windows(2).enumerate() {
            let drawn = (edges - index as f64).clamp(0.0, 1.0);
            if drawn > 0.0 {
                self.stretch(sight, pair[0], pair[1], drawn, stroke);
            }
        }
    }

    fn strike(&mut self, sight: &SceneInput<'_>, node: NodeId, by: CutBy, part: f64) {
        let Some(parent) = sight.topology.parent(node) else { return };
        let Some((from, to)) = places(sight, parent, node) else { return };
        let middle = between(from, to, 0.5);
        let (ink, rise) = match by {
            CutBy::Alpha => (Ink::Alpha, -6.5),
            CutBy::Beta => (Ink::Beta, 6.5),
        };
        let begin = Place { x: middle.x - 9.0, y: middle.y + rise };
        let end = Place { x: middle.x + 9.0, y: middle.y - rise };
        self.moving.push(Moving::Line(begin, between(begin, end, part), Stroke::new(ink, 3.0)));
    }
}
