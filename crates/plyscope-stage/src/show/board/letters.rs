//! Boards of letters, with the racks of both sides below.

use plyscope::Cell;

use super::{Area, disc, grid};
use crate::draw::painter::{Anchor, Glyph, Ink, Painter, Place, Shape, Stroke, Type};

/// As many letters as there may be on a rack.
const ON_RACK: f32 = 7.0;
/// The distance from the board to the racks, and from one to the other, in squares.
const APART: (f32, f32) = (0.5, 0.25);
/// The least side of a square on which a premium is written, and the worth of a letter, in pixels.
const WRITTEN: (f32, f32) = (13.0, 18.0);

/// Returns the side of a tile on a rack, in squares: a full rack is as wide as the board.
fn rack_tile(columns: f32) -> f32 {
    (columns / ON_RACK).min(1.0)
}

/// Returns the width and the height, in squares.
pub(super) fn shape(columns: usize, cells: &[Cell]) -> (f32, f32) {
    let (across, down) = grid::shape(columns, cells);
    (across, down + APART.0 + APART.1 + 2.0 * rack_tile(across))
}

pub(super) fn paint(
    columns: usize,
    cells: &[Cell],
    racks: &[Vec<Cell>; 2],
    area: Area,
    paper: &mut impl Painter,
) {
    let (across, down) = grid::shape(columns, cells);
    let side = area.width / across;
    // Its frame and its lines.
    let squares = Area { height: down * side, ..area };
    grid::paint(columns, &vec![Cell::Empty; cells.len()], squares, paper);
    for (index, cell) in cells.iter().enumerate() {
        let (column, row) = (index % columns.max(1), index / columns.max(1));
        let at = Place {
            x: area.left + (column as f32 + 0.5) * side,
            y: area.top + (row as f32 + 0.5) * side,
        };
        square(*cell, at, side, Ink::Idle, paper);
    }
    let tile = side * rack_tile(across);
    let mut y = area.top + (down + APART.0) * side + tile / 2.0;
    for (rack, ink) in racks.iter().zip([Ink::Alpha, Ink::Beta]) {
        for (index, cell) in rack.iter().enumerate() {
            let at = Place { x: area.left + (index as f32 + 0.5) * tile, y };
            square(*cell, at, tile, ink, paper);
        }
        y += tile + APART.1 * side;
    }
}

/// Paints what is on a square, a letter with an edge in this ink.
fn square(cell: Cell, at: Place, side: f32, edge: Ink, paper: &mut impl Painter) {
    let style = Type { size: 0.0, bold: true, ink: Ink::Ink, anchor: Anchor::Middle, halo: false };
    match cell {
        Cell::Letter { letter, worth } => {
            let half = 0.5 * side - (0.05 * side).max(0.5);
            let tile = Glyph { shape: Shape::Leaf, at, half_width: half, half_height: half };
            paper.mark(tile, Ink::Live, Stroke::new(edge, if side < 16.0 { 0.8 } else { 1.2 }));
            let is_written = side >= WRITTEN.1 && worth > 0;
            let left = if is_written { 0.08 * side } else { 0.0 };
            let place = Place { x: at.x - left, ..at };
            paper.text(place, &letter.to_string(), Type { size: 0.62 * side, ..style });
            if is_written {
                let place = Place {
                    x: at.x + if worth < 10 { 0.29 } else { 0.26 } * side,
                    y: at.y + 0.26 * side,
                };
                let size = if worth < 10 { 0.3 } else { 0.25 } * side;
                let style = Type { size, bold: false, ink: Ink::Muted, ..style };
                paper.text(place, &worth.to_string(), style);
            }
        }
        Cell::Premium { letter, word } => {
            let (times, ink) = if word > 1 { (word, Ink::Beta) } else { (letter, Ink::Alpha) };
            if side < WRITTEN.0 {
                disc(paper, at, if times > 2 { 0.2 } else { 0.12 } * side, ink);
                return;
            }
            let text = format!("{times}{}", if word > 1 { 'W' } else { 'L' });
            let style = Type { size: 0.4 * side, bold: false, ink, ..style };
            paper.text(at, &text, style);
        }
        _ => {}
    }
}
