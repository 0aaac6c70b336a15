//! The rows and columns of a puzzle, and how far tiles are from their places in them.

use super::goal::Goal;
use super::position::Position;

#[derive(Clone, Copy, Debug)]
pub(super) struct Shape {
    pub(super) columns: usize,
    pub(super) rows: usize,
    pub(super) goal: Goal,
}

impl Shape {
    /// Returns the number of rows and columns between two places, together.
    pub(super) fn distance(self, one: usize, other: usize) -> usize {
        let columns = self.columns;
        (one / columns).abs_diff(other / columns) + (one % columns).abs_diff(other % columns)
    }

    /// The distances of all tiles to their places.
    pub(super) fn distances(self, position: &Position) -> usize {
        self.tiles(position).map(|(_, distance)| distance).sum()
    }

    /// Each tile's number and its distance to its place, in reading order.
    pub(super) fn tiles(self, position: &Position) -> impl Iterator<Item = (usize, usize)> {
        let places = 0..self.columns * self.rows;
        let tiles = places.map(|place| (place, usize::from(position.tile(place))));
        let tiles = tiles.filter(|&(_, tile)| tile > 0);
        tiles.map(move |(place, tile)| (tile, self.distance(place, self.goal.home(tile))))
    }

    /// The number of tiles that are not in their places.
    pub(super) fn misplaced(self, position: &Position) -> usize {
        self.tiles(position).filter(|&(_, distance)| distance > 0).count()
    }

    /// Two moves for each tile that has to leave its row or its column: of the tiles that are in
    /// the row they belong to, those that stay pass nobody, so they are in order already. By rows,
    /// then by columns.
    pub(super) fn conflicts(self, position: &Position) -> impl Iterator<Item = usize> {
        let Shape { columns, rows, goal } = self;
        let home = move |place: usize| match usize::from(position.tile(place)) {
            0 => None,
            tile => Some(goal.home(tile)),
        };
        let row = move |row: usize| {
            let homes = (0..columns).filter_map(move |column| home(row * columns + column));
            homes.filter(|home| home / columns == row).collect()
        };
        let column = move |column: usize| {
            let homes = (0..rows).filter_map(move |row| home(row * columns + column));
            homes.filter(|home| home % columns == column).collect()
        };
        (0..rows).map(row).chain((0..columns).map(column)).map(|homes| 2 * out_of_order(homes))
    }
}

/// Returns the least number of elements without which the others are in ascending order.
fn out_of_order(homes: Vec<usize>) -> usize {
    // The length of the longest ascending part that ends with each.
    let mut lengths: Vec<usize> = Vec::with_capacity(homes.len());
    for (at, home) in homes.iter().enumerate() {
        let before = homes[..at].iter().zip(&lengths).filter(|(other, _)| *other < home);
        lengths.push(1 + before.map(|(_, length)| *length).max().unwrap_or(0));
    }
    homes.len() - lengths.into_iter().max().unwrap_or(0)
}
