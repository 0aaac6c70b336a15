//! A drawing of a position's board, by any painter.

mod chessmen;
mod grid;
mod heaps;
mod letters;
mod map;
mod sum;
#[cfg(test)]
mod tests;

use plyscope::{Board, Cell, Player};

use crate::draw::painter::Ink;
use crate::draw::painter::{Painter, Place, Stroke};
use crate::draw::view::Size;
use crate::scale::GAMES;
use crate::show::sentence::Sentence;

/// Returns the size at which a board fills this room without distortion.
///
/// ```
/// use plyscope::{Board, Cell};
/// use plyscope_stage::{Size, board_size};
///
/// let board = Board::Grid { columns: 2, cells: vec![Cell::Empty; 6] };
/// let size = board_size(&board, Size { width: 100.0, height: 60.0 });
/// assert_eq!(size, Size { width: 40.0, height: 60.0 });
/// ```
pub fn board_size(board: &Board, room: Size) -> Size {
    let (room_width, room_height) = (room.width as f32, room.height as f32);
    let (width, height) = match board {
        Board::Grid { columns, cells } => {
            within((room_width, room_height), grid::shape(*columns, cells))
        }
        Board::Letters { columns, cells, .. } => {
            within((room_width, room_height), letters::shape(*columns, cells))
        }
        Board::Heaps(heaps) => within((room_width, room_height), heaps::shape(heaps)),
        Board::Map { .. } => within((room_width, room_height), (1.0, 1.0)),
        Board::Sum(terms) => sum::Setting::of(terms, room_width, room_height).size(),
        _ => crate::show::nothing_else::nothing_else(),
    };
    Size { width: width.into(), height: height.into() }
}

/// Returns the largest rectangle with the ratio of this shape, width and height, in a room.
fn within(room: (f32, f32), shape: (f32, f32)) -> (f32, f32) {
    let scale = (room.0 / shape.0).min(room.1 / shape.1).max(0.0);
    (shape.0 * scale, shape.1 * scale)
}

/// Paints a board into the middle of a rectangle, given by its top left corner and its size, as
/// large as possible.
///
/// MAX's pieces are blue and MIN's vermillion, as α and β are; a cross differs from a zero, and a
/// disc from a ring, without colours as well.
///
/// ```
/// use plyscope::{Game, tic_tac_toe::TicTacToe};
/// use plyscope_stage::{Glyph, Ink, Painter, Place, Size, Stroke, Type, paint_board};
///
/// /// Counts what is round.
/// struct Rings(u32);
///
/// impl Painter for Rings {
///     fn ring(&mut self, _: Place, _: f32, _: Stroke) {
///         self.0 += 1;
///     }
///     fn line(&mut self, _: Place, _: Place, _: Stroke) {}
///     fn curve(&mut self, _: Place, _: Place, _: Stroke) {}
///     fn run(&mut self, _: Place, _: Place, _: Ink) {}
///     fn mark(&mut self, _: Glyph, _: Ink, _: Stroke) {}
///     fn text(&mut self, _: Place, _: &str, _: Type) {}
/// }
///
/// let game: TicTacToe = "tic-tac-toe:X.O/.X./..O".parse()?;
/// let board = game.board(&game.start()).unwrap();
/// let mut paper = Rings(0);
/// paint_board(&board, Place { x: 0.0, y: 0.0 }, Size { width: 90.0, height: 90.0 }, &mut paper);
/// assert_eq!(paper.0, 2);
/// # Ok::<(), plyscope::NotationError>(())
/// ```
pub fn paint_board(board: &Board, at: Place, room: Size, paper: &mut impl Painter) {
    if !GAMES {
        return;
    }
    let size = board_size(board, room);
    let area = Area {
        left: at.x + (room.width - size.width) as f32 / 2.0,
        top: at.y + (room.height - size.height) as f32 / 2.0,
        width: size.width as f32,
        height: size.height as f32,
    };
    match board {
        Board::Grid { columns, cells } => grid::paint(*columns, cells, area, paper),
        Board::Letters { columns, cells, racks } => {
            letters::paint(*columns, cells, racks, area, paper);
        }
        Board::Heaps(heaps) => heaps::paint(heaps, area, paper),
        Board::Map { places, way, names } => map::paint(places, way, names, area, paper),
        Board::Sum(terms) => {
            let setting = sum::Setting::of(terms, room.width as f32, room.height as f32);
            setting.paint(area, paper);
        }
        _ => crate::show::nothing_else::nothing_else(),
    }
}

/// Returns the description of a board in words, for those who don't see it.
///
/// ```
/// use plyscope::Board;
/// use plyscope_stage::board_words;
///
/// let sentence = board_words(&Board::Heaps(vec![3, 2]));
/// assert_eq!(sentence.key, "board.heaps");
/// ```
pub fn board_words(board: &Board) -> Sentence {
    match board {
        Board::Grid { columns, cells } => {
            Sentence::new("board.grid").word("rows", rows(*columns, cells))
        }
        Board::Letters { columns, cells, racks } => {
            let [max, min] = racks.each_ref().map(|rack| listed(rack, spoken));
            let rows = rows(*columns, cells);
            Sentence::new("board.grid").word("rows", format!("{rows}; MAX: {max}; MIN: {min}"))
        }
        Board::Heaps(heaps) => {
            Sentence::new("board.heaps").word("heaps", listed(heaps, u32::to_string))
        }
        Board::Map { places, way, names } => {
            let key = if way.is_empty() { "board.map" } else { "board.map.way" };
            let way = listed(way, |&place| place_name(names, place));
            Sentence::new(key).number("places", places.len()).word("way", way)
        }
        Board::Sum(terms) => Sentence::new("board.sum").word("terms", terms.join(" + ")),
        _ => crate::show::nothing_else::nothing_else(),
    }
}

/// Returns the name of a place on a map, or its number.
pub(crate) fn place_name(names: &[String], place: usize) -> String {
    names.get(place).cloned().unwrap_or_else(|| (place + 1).to_string())
}

fn listed<T>(things: &[T], write: impl Fn(&T) -> String) -> String {
    things.iter().map(write).collect::<Vec<_>>().join(" ")
}

/// Returns the cells row by row.
fn rows(columns: usize, cells: &[Cell]) -> String {
    let rows = cells.chunks(columns.max(1)).map(|row| listed(row, spoken));
    rows.collect::<Vec<_>>().join(", ")
}

fn spoken(cell: &Cell) -> String {
    match cell {
        Cell::Empty | Cell::Premium { .. } => ".".to_owned(),
        Cell::Cross => "X".to_owned(),
        Cell::Nought => "O".to_owned(),
        Cell::Disc(Player::Max) => "●".to_owned(),
        Cell::Disc(Player::Min) => "○".to_owned(),
        Cell::Tile(number) => number.to_string(),
        Cell::Chessman(player, kind) => chessmen::letter(*player, *kind).to_string(),
        Cell::Letter { letter, .. } => letter.to_string(),
    }
}

/// The place of a board, in pixels.
#[derive(Clone, Copy)]
struct Area {
    left: f32,
    top: f32,
    width: f32,
    height: f32,
}

/// Paints a filled circle, as a ring whose line fills it.
fn disc(paper: &mut impl Painter, middle: Place, radius: f32, ink: Ink) {
    paper.ring(middle, radius / 2.0, Stroke::new(ink, radius));
}
