//! Boards of squares.

use plyscope::{Cell, Player};

use super::{Area, chessmen, disc};
use crate::draw::painter::{Anchor, Glyph, Ink, Painter, Place, Shape, Stroke, Type};

/// Returns the number of columns and of rows.
pub(super) fn shape(columns: usize, cells: &[Cell]) -> (f32, f32) {
    let columns = columns.max(1);
    (columns as f32, cells.len().div_ceil(columns).max(1) as f32)
}

pub(super) fn paint(columns: usize, cells: &[Cell], area: Area, paper: &mut impl Painter) {
    let (across, down) = shape(columns, cells);
    let side = area.width / across;
    let middle = |column: f32, row: f32| Place {
        x: area.left + (column + 0.5) * side,
        y: area.top + (row + 0.5) * side,
    };
    let frame = Glyph {
        shape: Shape::Leaf,
        at: middle((across - 1.0) / 2.0, (down - 1.0) / 2.0),
        half_width: area.width / 2.0,
        half_height: area.height / 2.0,
    };
    paper.mark(frame, Ink::Paper, Stroke::new(Ink::Idle, 1.0));
    if cells.iter().any(|cell| matches!(cell, Cell::Chessman(..))) {
        chessmen::squares(columns, cells.len(), area, side, paper);
    // Tiles have edges of their own.
    } else if !cells.iter().any(|cell| matches!(cell, Cell::Tile(_))) {
        let thin = Stroke::new(Ink::Hairline, if side < 8.0 { 0.6 } else { 1.0 });
        let (right, bottom) = (area.left + area.width, area.top + area.height);
        for column in 1..across as usize {
            let x = area.left + column as f32 * side;
            paper.line(Place { x, y: area.top }, Place { x, y: bottom }, thin);
        }
        for row in 1..down as usize {
            let y = area.top + row as f32 * side;
            paper.line(Place { x: area.left, y }, Place { x: right, y }, thin);
        }
    }
    for (index, cell) in cells.iter().enumerate() {
        let (column, row) = (index % columns.max(1), index / columns.max(1));
        piece(*cell, middle(column as f32, row as f32), side, paper);
    }
}

fn piece(cell: Cell, at: Place, side: f32, paper: &mut impl Painter) {
    let width = (0.13 * side).max(1.2);
    let radius = 0.27 * side;
    match cell {
        // Those of a board with racks.
        Cell::Letter { .. } | Cell::Premium { .. } => {}
        Cell::Empty => {}
        Cell::Cross => {
            let corner = |x: f32, y: f32| Place { x: at.x + x * radius, y: at.y + y * radius };
            let stroke = Stroke::new(Ink::Alpha, width);
            paper.line(corner(-1.0, -1.0), corner(1.0, 1.0), stroke);
            paper.line(corner(-1.0, 1.0), corner(1.0, -1.0), stroke);
        }
        Cell::Nought => paper.ring(at, radius, Stroke::new(Ink::Beta, width)),
        Cell::Disc(Player::Max) => disc(paper, at, 0.38 * side, Ink::Alpha),
        Cell::Disc(Player::Min) => {
            paper.ring(at, 0.38 * side - width / 2.0, Stroke::new(Ink::Beta, width));
        }
        Cell::Tile(number) => {
            let half = 0.5 * side - (0.05 * side).max(0.8);
            let tile = Glyph { shape: Shape::Leaf, at, half_width: half, half_height: half };
            paper.mark(
                tile,
                Ink::Live,
                Stroke::new(Ink::Idle, if side < 16.0 { 0.6 } else { 1.0 }),
            );
            let style = Type {
                size: (0.56 * side).min(26.0),
                bold: true,
                ink: Ink::Ink,
                anchor: Anchor::Middle,
                halo: false,
            };
            paper.text(at, &number.to_string(), style);
        }
        Cell::Chessman(player, kind) => chessmen::paint(player, kind, at, side, paper),
    }
}
