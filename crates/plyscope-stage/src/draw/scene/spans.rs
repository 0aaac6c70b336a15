//! The spans of a dense row, with the hatching of edges above them.

use super::edges;
use super::input::SceneInput;
use super::model::{NodeSpan, Ring, RingKind, Scene};
use super::row::{Column, Row};
use crate::draw::painter::Place;

/// The distance of the edges above a span, in pixels.
const HATCH: i32 = 4;

/// Draws the pixels of a row, gathered into spans of the same look.
// See docs/decisions/levels-of-detail-are-pixels.md.
pub(super) fn draw(input: &SceneInput<'_>, row: &Row, scene: &mut Scene) {
    let (_, y) = input.view.to_screen(0.0, row.ply);
    let y = y as f32;
    let first_run = scene.spans.len();
    let mut last: Option<(Column, Option<Place>)> = None;
    for column in &row.columns {
        let (from, to) = (column.pixel, column.pixel + 1);
        match scene.spans[first_run..].last_mut() {
            Some(run) if (run.to, run.tone, run.now) == (from, column.blend.tone, column.now) => {
                run.to = to;
                run.count += column.count;
            }
            _ => scene.spans.push(NodeSpan {
                from,
                to,
                y,
                tone: column.blend.tone,
                count: column.count,
                now: column.now,
            }),
        }
        let Some(parent) = column.parent else { continue };
        let sibling = last.filter(|(last, _)| last.parent == column.parent);
        let is_hatched = last.is_some_and(|(last, _)| {
            from < last.pixel + HATCH && last.blend.touched == column.blend.touched
        });
        if is_hatched && sibling.is_some() {
            continue;
        }
        let apex = match sibling {
            Some((_, apex)) => apex,
            None => edges::foot(input, row.ply - 1, parent),
        };
        // Between spans only the pixels matter, not their parents.
        if is_hatched && apex.is_none() {
            continue;
        }
        scene.edges.push(edges::hatch(input, row.ply, from, apex, column.blend.touched));
        last = Some((*column, apex));
    }
    for run in &scene.spans[first_run..] {
        if run.now {
            let at = Place { x: (run.from + run.to) as f32 / 2.0, y };
            let radius = 9.0 + (run.to - run.from) as f32 / 2.0;
            scene.rings.push(Ring { at, radius, kind: RingKind::Now });
        }
    }
}
