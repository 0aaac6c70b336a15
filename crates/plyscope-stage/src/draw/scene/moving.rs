//! The movements of a step, drawn over the tree.

use std::cmp::Ordering;

use plyscope::{CutBy, NodeId, Player, Value};

use super::edge::EdgeKind;
use super::input::SceneInput;
use super::model::{Moving, ON_THE_WAY, Ring, RingKind, Scene};
use super::numbers;
use super::paint::chip_width;
use super::row::glyph_of;
use crate::draw::painter::{Ink, Place, Stroke, text_width};
use crate::record::movement::Movement;
use crate::record::state::NodeNumbers;
use crate::show::sentence::shown;
use crate::show::signs::signed;

/// The greatest number of movements that are drawn at the same time, and of the edges of a path.
const MOST: usize = 200;
/// The part of the time for which numbers on their way up stay beside the parent's, to be compared:
/// 120 ms where nothing else moves. In the second half of it, the number that loses fades.
const COMPARED: f64 = 0.46;
/// The part of the time after which they are there.
pub(crate) const ARRIVED: f64 = 1.0 - COMPARED;
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
fn place(input: &SceneInput<'_>, node: NodeId) -> Option<Place> {
    if !input.layout.knows(node) {
        return None;
    }
    let rank = input.layout.rank(input.topology, node);
    let (x, y) = input.view.to_screen(input.layout.x(rank), input.layout.ply_of(rank));
    Some(Place { x: x as f32, y: y as f32 })
}

/// Returns the distance from the middle of a node's mark to its top and bottom; 0 in a span.
fn half_height(input: &SceneInput<'_>, node: NodeId) -> f32 {
    let rank = input.layout.rank(input.topology, node);
    let glyph = glyph_of(input, input.layout.ply_of(rank), rank);
    glyph.map_or(0.0, |glyph| glyph.half_height)
}

/// Returns the nodes on the way from one to another, up to the node that both are below and down
/// again; only the ends if the way is long.
fn way(input: &SceneInput<'_>, from: NodeId, to: NodeId) -> Vec<NodeId> {
    let above =
        |node| std::iter::successors(Some(node), |&node| input.topology.parent(node)).take(MOST);
    let mut up = Vec::new();
    for node in above(from) {
        up.push(node);
        let mut down: Vec<NodeId> = above(to).take_while(|&other| other != node).collect();
        if down.last().map_or(to == node, |&last| input.topology.parent(last) == Some(node)) {
            down.reverse();
            up.extend(down);
            return up;
        }
    }
    vec![from, to]
}

/// Returns both places, if something between them can be seen.
fn places(input: &SceneInput<'_>, from: NodeId, to: NodeId) -> Option<(Place, Place)> {
    let (from, to) = (place(input, from)?, place(input, to)?);
    let seen = |a: f32, b: f32, size: f64| a.max(b) > -BEYOND && a.min(b) < size as f32 + BEYOND;
    (seen(from.x, to.x, input.size.width) && seen(from.y, to.y, input.size.height))
        .then_some((from, to))
}

/// Returns a child's value beside the best value of its parent so far, and which of them is less, if
/// the parent keeps such a value; with the one that loses pale if `is_decided`.
fn compared(
    input: &SceneInput<'_>,
    parent: NodeId,
    value: Value,
    is_decided: bool,
) -> Option<Vec<(String, Ink)>> {
    if input.topology.is_chance(parent) {
        return None;
    }
    let player = input.topology.player(parent);
    let wants_more = (player == Player::Max) != input.side.turns(player);
    let best = match input.side.numbers(player, input.state.node_numbers(parent)) {
        NodeNumbers::Window { value, .. } | NodeNumbers::Test { value, .. } => value,
        NodeNumbers::Value(value, _) => Some(value),
        NodeNumbers::None => None,
        _ => return None,
    };
    let best = best.unwrap_or(if wants_more { Value::NEG_INF } else { Value::INF });
    let sign = match value.cmp(&best) {
        Ordering::Less => " <",
        Ordering::Equal => " =",
        Ordering::Greater => " >",
    };
    let wins = if wants_more { value > best } else { value < best };
    let ink = |loses: bool| if is_decided && loses { Ink::Muted } else { Ink::Ink };
    Some(vec![(shown(value, input.unit) + sign, ink(!wins)), (shown(best, input.unit), ink(wins))])
}

impl Scene {
    /// Adds what is on its way when this part of the movements is over. The scene is that of the
    /// moment before them.
    pub(crate) fn add_movements(
        &mut self,
        input: &SceneInput<'_>,
        movements: &[Movement<'_>],
        part: f64,
    ) {
        for movement in movements.iter().take(MOST) {
            self.add_movement(input, movement, part);
        }
    }

    /// Adds the ring on its way from one node to another, along the edges between them.
    pub(crate) fn add_ring(
        &mut self,
        input: &SceneInput<'_>,
        (from, to): (NodeId, NodeId),
        part: f64,
    ) {
        let path = way(input, from, to);
        let along = eased(part) * (path.len() - 1) as f64;
        let index = (along as usize).min(path.len().saturating_sub(2));
        let next = path[(index + 1).min(path.len() - 1)];
        if let Some((from, to)) = places(input, path[index], next) {
            let at = between(from, to, along - index as f64);
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

    fn add_movement(&mut self, input: &SceneInput<'_>, movement: &Movement<'_>, part: f64) {
        match *movement {
            Movement::Approach(_) => {}
            Movement::Go { from, to } => {
                self.stretch(input, from, to, eased(part), Stroke::new(Ink::Ink, 1.7));
                self.hand_down(input, from, to, part);
            }
            Movement::Spread { from, to } => {
                self.stretch(input, from, to, eased(part), Stroke::new(Ink::Ink, 1.7));
            }
            Movement::Appear(node) => {
                if let Some((at, _)) = places(input, node, node) {
                    let radius = RADIUS * (1.6 - 0.6 * eased(part) as f32);
                    self.rings.push(Ring { at, radius, kind: RingKind::Hover });
                }
            }
            Movement::Rise { from, to } => self.rise(input, from, to, part),
            Movement::Branch(children) => {
                let Some(parent) = input.topology.parent(children.first) else { return };
                for child in children.iter().take(MOST) {
                    // Thinner than the edge of a child that the search goes to.
                    self.stretch(input, parent, child, eased(part), Stroke::new(Ink::Muted, 1.2));
                }
            }
            Movement::Strike(pruned, by) => {
                let strokes = part * f64::from(pruned.count);
                let drawn = pruned.iter().enumerate().take(strokes.ceil() as usize);
                for (index, child) in drawn.take(MOST) {
                    self.strike(input, child, by, (strokes - index as f64).min(1.0));
                }
            }
            Movement::Descend(node) => {
                let above = std::iter::successors(Some(node), |&node| input.topology.parent(node));
                let mut path: Vec<NodeId> = above.take(MOST).collect();
                path.reverse();
                self.run_down(input, &path, eased(part), Stroke::new(Ink::Ink, 4.0));
            }
            Movement::Line(outcome) => {
                let mut path = vec![NodeId::ROOT];
                for &child in outcome.line.children().iter().take(MOST) {
                    let node = path[path.len() - 1];
                    path.push(input.topology.children(node).nth(child));
                }
                self.run_down(input, &path, eased(part), EdgeKind::Best.stroke(self.line));
            }
            Movement::Vanish(nodes) => {
                for &node in nodes.iter().take(MOST) {
                    if let Some((at, _)) = places(input, node, node) {
                        self.cross_out(at, eased(part));
                    }
                }
            }
            Movement::Wipe => {
                let x = (input.size.width * part) as f32;
                let (top, bottom) = (0.0, input.size.height as f32);
                let line = (Place { x, y: top }, Place { x, y: bottom });
                self.moving.push(Moving::Line(line.0, line.1, Stroke::new(Ink::Now, 4.0)));
            }
        }
    }

    /// Carries a child's numbers up the edge to the right of the parent's.
    fn rise(&mut self, input: &SceneInput<'_>, from: NodeId, to: NodeId, part: f64) {
        let Some((below, above)) = places(input, from, to) else { return };
        let numbers = input.state.node_numbers(from);
        let Some((mut text, _)) = numbers::short(input, from, numbers) else { return };
        let (child, parent) = (input.topology.player(from), input.topology.player(to));
        // What it is to the parent's player, who may count the other way.
        let value = match input.side.numbers(parent, numbers) {
            NodeNumbers::Value(value, bound) => Some((value, bound)),
            _ => None,
        };
        if let Some((value, bound)) = value
            && input.side.turns(child) != input.side.turns(parent)
        {
            text.push_str(" → ");
            text.push_str(&signed(value, bound, input.unit));
        }
        let arrived = (part / ARRIVED).min(1.0);
        if let Some(chance) = (input.chance)(from) {
            text = format!("{chance} · {text}");
        }
        let chip = match value {
            Some((value, _)) if arrived == 1.0 => {
                compared(input, to, value, part > 1.0 - 0.5 * COMPARED)
            }
            _ => None,
        };
        let chip = chip.unwrap_or_else(|| vec![(text, Ink::Ink)]);
        // Beside the edge, so that it stays visible, and below the parent's own numbers in the end.
        let aside = 0.5 * chip_width(&chip) + 8.0;
        let above = Place { x: above.x + aside + 10.0, y: above.y + 20.0 };
        self.moving.push(Moving::Chip(between(below, above, eased(arrived)), chip));
    }

    /// Carries the bounds that a node's parent has down the edge.
    fn hand_down(&mut self, input: &SceneInput<'_>, from: NodeId, to: NodeId, part: f64) {
        let numbers =
            input.side.numbers(input.topology.player(from), input.state.node_numbers(from));
        let NodeNumbers::Window { alpha, beta, .. } = numbers else { return };
        let Some((above, below)) = places(input, from, to) else { return };
        let ends = [("α", alpha), ("β", beta)].into_iter().filter(|(_, value)| value.is_finite());
        let ends = ends.map(|(end, value)| format!("{end} {}", shown(value, input.unit)));
        let text = ends.collect::<Vec<_>>().join("  ");
        if !text.is_empty() {
            let aside = 0.5 * text_width(&text, ON_THE_WAY, true) + 18.0;
            let at = between(above, below, eased(part));
            self.moving.push(Moving::Chip(Place { x: at.x + aside, ..at }, vec![(text, Ink::Ink)]));
        }
    }

    fn stretch(
        &mut self,
        input: &SceneInput<'_>,
        from: NodeId,
        to: NodeId,
        part: f64,
        stroke: Stroke,
    ) {
        if let Some((mut above, mut below)) = places(input, from, to) {
            // From the foot of a mark to the top of the next, as an edge.
            above.y += half_height(input, from);
            below.y -= half_height(input, to);
            self.moving.push(Moving::Line(above, between(above, below, part), stroke));
        }
    }

    /// Draws a path from the root down, as far as it is at this part of the time.
    fn run_down(&mut self, input: &SceneInput<'_>, path: &[NodeId], part: f64, stroke: Stroke) {
        let edges = part * (path.len() - 1) as f64;
        for (index, pair) in path.windows(2).enumerate() {
            let drawn = (edges - index as f64).clamp(0.0, 1.0);
            if drawn > 0.0 {
                self.stretch(input, pair[0], pair[1], drawn, stroke);
            }
        }
    }

    fn strike(&mut self, input: &SceneInput<'_>, node: NodeId, by: CutBy, part: f64) {
        let Some(parent) = input.topology.parent(node) else { return };
        let Some((from, to)) = places(input, parent, node) else { return };
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
