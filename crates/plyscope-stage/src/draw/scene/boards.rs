//! Boards, placed under the marks of nodes that are far enough apart.

use super::input::SceneInput;
use super::model::{PlacedBoard, Scene};
use super::row::{Row, Single};
use crate::draw::painter::Place;
use crate::draw::view::Size;
use crate::scale::GAMES;
use crate::show::board::board_size;

/// The least and the greatest height of a board, in pixels.
// See docs/decisions/boards-hang-under-their-marks.md.
const SIDES: (f64, f64) = (36.0, 72.0);
/// The distance from the middle of a mark to its board, clear of a ring around it.
const BELOW: f32 = 31.0;
/// The distance from a board to the middle of the next row's marks: room for edges, and for the
/// text under a leaf.
const ABOVE_NEXT: f64 = 54.0;
/// The distance between two boards.
const APART: f64 = 8.0;
/// The greatest ratio of width to height of a board: a sum is wide, a grid isn't.
const WIDEST: f64 = 4.0;
/// The greatest number of boards in a frame. Rows beyond that have none, so that within a row it
/// doesn't depend on the place of a node.
const MOST: usize = 60;

/// Returns the distance from the middle of a mark to that of its nearer neighbour; infinite without
/// one.
fn room(single: &Single) -> f64 {
    single.left.min(single.right)
}

/// Returns the height of the boards of a row, if it has any: as high as the plies and the room of
/// the nodes allow.
pub(super) fn height(input: &SceneInput<'_>, row: &Row, scene: &Scene) -> Option<f64> {
    let by_plies = (input.view.ply - f64::from(BELOW) - ABOVE_NEXT).min(SIDES.1);
    let rooms = || row.singles.iter().map(room).filter(|&room| room >= SIDES.0 + APART);
    let narrowest = rooms().fold(f64::INFINITY, f64::min);
    let height = by_plies.min(narrowest - APART);
    (height >= SIDES.0 && scene.boards.len() + rooms().count() <= MOST).then_some(height)
}

/// Returns the board of a node in a row whose boards have this height.
pub(super) fn hang(input: &SceneInput<'_>, single: &Single, height: f64) -> Option<PlacedBoard> {
    if !GAMES {
        return None;
    }
    let width = (room(single) - APART).min(WIDEST * height);
    let middle = single.mark.glyph.at;
    let top = middle.y + BELOW;
    let bottom = f64::from(top) + height;
    if width < height || middle.y < 0.0 || bottom > input.size.height {
        return None;
    }
    let board = (input.board)(single.mark.node)?;
    let size = board_size(&board, Size { width, height });
    Some(PlacedBoard { board, at: Place { x: middle.x - size.width as f32 / 2.0, y: top }, size })
}
