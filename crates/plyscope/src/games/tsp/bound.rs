//! Lower bounds of tours: reduced matrices.

use super::matrix::{MOST_CITIES, Matrix};
use super::position::Position;
use crate::{BoundMatrix, BoundParts, LastRoad, Value};

/// A matrix with a zero in every row and column that is left, and what was
/// taken off to get there: every tour takes one road out of each row and one
/// out of each column, so it is at least that long (Horowitz and Sahni,
/// *Fundamentals of Computer Algorithms*, chapter 8).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Reduced {
    cities: usize,
    /// `NO_ROAD` where a road can't be part of the tour any more.
    roads: [[i32; MOST_CITIES]; MOST_CITIES],
    /// What was taken off in all.
    taken_off: i32,
    /// What was taken off each row and each column the last time.
    rows: [i32; MOST_CITIES],
    columns: [i32; MOST_CITIES],
}

const NO_ROAD: i32 = i32::MAX;

impl Reduced {
    /// The matrix of all tours.
    pub(super) fn of(matrix: &Matrix) -> Reduced {
        let cities = matrix.cities();
        let mut roads = [[NO_ROAD; MOST_CITIES]; MOST_CITIES];
        for (from, row) in roads.iter_mut().enumerate().take(cities) {
            for (to, road) in row.iter_mut().enumerate().take(cities) {
                if from != to {
                    *road = matrix.road(from as u8, to as u8);
                }
            }
        }
        let (rows, columns) = ([0; MOST_CITIES], [0; MOST_CITIES]);
        let mut reduced = Reduced { cities, roads, taken_off: 0, rows, columns };
        reduced.reduce();
        reduced
    }

    /// Returns a lower bound of the tours that begin with this path, which is not
    /// a tour yet.
    pub(super) fn bound(&self, path: Position) -> i32 {
        let mut reduced = *self;
        reduced.follow(path, |_, _| {});
        reduced.taken_off
    }

    /// Returns the numbers that this bound is the sum of.
    pub(super) fn parts(&self, path: Position) -> BoundParts {
        let (mut reduced, mut last) = (*self, None);
        reduced.follow(path, |before, (from, to)| {
            let (before, adds) = (before.taken_off, before.roads[from][to]);
            last = Some(LastRoad { from, to, before: Value::new(before), adds: Value::new(adds) });
        });
        let some = |taken: [i32; MOST_CITIES]| {
            taken.into_iter().filter(|&taken| taken > 0).map(Value::new).collect()
        };
        BoundParts::Matrix { last, rows: some(reduced.rows), columns: some(reduced.columns) }
    }

    /// Returns the matrix that is left after this path, with what was taken off last.
    pub(super) fn matrix(&self, path: Position) -> BoundMatrix {
        let mut reduced = *self;
        reduced.follow(path, |_, _| {});
        let cities = self.cities;
        let left = |road: &i32| (*road != NO_ROAD).then(|| Value::new(*road));
        let row = |row: &[i32; MOST_CITIES]| row[..cities].iter().map(left).collect();
        let taken =
            |taken: [i32; MOST_CITIES]| taken[..cities].iter().copied().map(Value::new).collect();
        BoundMatrix {
            roads: reduced.roads[..cities].iter().map(row).collect(),
            rows: taken(reduced.rows),
            columns: taken(reduced.columns),
        }
    }

    /// Takes the roads of a path, each after `see` has seen it.
    fn follow(&mut self, path: Position, mut see: impl FnMut(&Reduced, (usize, usize))) {
        for (from, to) in path.cities().zip(path.cities().skip(1)) {
            let (from, to) = (usize::from(from), usize::from(to));
            see(self, (from, to));
            self.take(from, to);
        }
    }

    /// Takes a road: no other leaves `from` or comes to `to`, and the one
    /// from `to` home would end the tour too early.
    fn take(&mut self, from: usize, to: usize) {
        self.taken_off += self.roads[from][to];
        self.roads[from].fill(NO_ROAD);
        self.roads.iter_mut().for_each(|row| row[to] = NO_ROAD);
        self.roads[to][0] = NO_ROAD;
        self.reduce();
    }

    /// Takes its least road off each row, then off each column.
    fn reduce(&mut self) {
        let cities = self.cities;
        for from in 0..cities {
            let row = &mut self.roads[from][..cities];
            let least = row.iter().copied().min().unwrap_or(NO_ROAD);
            self.rows[from] = take_off(row.iter_mut(), least);
            self.taken_off += self.rows[from];
        }
        for to in 0..cities {
            let column = || self.roads[..cities].iter().map(|row| row[to]);
            let least = column().min().unwrap_or(NO_ROAD);
            let column = self.roads[..cities].iter_mut().map(|row| &mut row[to]);
            self.columns[to] = take_off(column, least);
            self.taken_off += self.columns[to];
        }
    }
}

/// Takes `least` off every road that is left; returns what was taken.
fn take_off<'a>(roads: impl Iterator<Item = &'a mut i32>, least: i32) -> i32 {
    if least == NO_ROAD || least == 0 {
        return 0;
    }
    roads.filter(|road| **road != NO_ROAD).for_each(|road| *road -= least);
    least
}
