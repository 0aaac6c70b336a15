//! Lower bounds of tours: reduced matrices.

use super::matrix::Matrix;
use super::position::Position;
use crate::{BoundMatrix, BoundParts, LastRoad, Value};

/// A matrix with a zero in every row and column that is left, and what was
/// taken off to get there: every tour takes one road out of each row and one
/// out of each column, so it is at least that long (Horowitz and Sahni,
/// *Fundamentals of Computer Algorithms*, chapter 8).
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Reduced {
    cities: usize,
    /// Row by row; `NO_ROAD` where a road can't be part of the tour any more.
    roads: Vec<i32>,
    /// What was taken off in all.
    taken_off: i32,
    /// What was taken off each row and each column the last time.
    rows: Vec<i32>,
    columns: Vec<i32>,
}

const NO_ROAD: i32 = i32::MAX;

impl Reduced {
    /// The matrix of all tours.
    pub(super) fn of(matrix: &Matrix) -> Reduced {
        let cities = matrix.cities();
        let road = |place: usize| match (place / cities, place % cities) {
            (from, to) if from == to => NO_ROAD,
            (from, to) => matrix.road(from as u8, to as u8),
        };
        let roads = (0..cities * cities).map(road).collect();
        let (rows, columns) = (vec![0; cities], vec![0; cities]);
        let mut reduced = Reduced { cities, roads, taken_off: 0, rows, columns };
        reduced.reduce();
        reduced
    }

    /// Returns a lower bound of the tours that begin with this path, which is not
    /// a tour yet.
    pub(super) fn bound(&self, path: Position) -> i32 {
        let mut reduced = self.clone();
        reduced.follow(path, |_, _| {});
        reduced.taken_off
    }

    /// Returns the numbers that this bound is the sum of.
    pub(super) fn parts(&self, path: Position) -> BoundParts {
        let (mut reduced, mut last) = (self.clone(), None);
        reduced.follow(path, |before, (from, to)| {
            let (before, adds) = (before.taken_off, before.roads[from * before.cities + to]);
            last = Some(LastRoad { from, to, before: Value::new(before), adds: Value::new(adds) });
        });
        let some = |taken: Vec<i32>| {
            taken.into_iter().filter(|&taken| taken > 0).map(Value::new).collect()
        };
        BoundParts::Matrix { last, rows: some(reduced.rows), columns: some(reduced.columns) }
    }

    /// Returns the matrix that is left after this path, with what was taken off last.
    pub(super) fn matrix(&self, path: Position) -> BoundMatrix {
        let mut reduced = self.clone();
        reduced.follow(path, |_, _| {});
        let left = |road: &i32| (*road != NO_ROAD).then(|| Value::new(*road));
        let row = |row: &[i32]| row.iter().map(left).collect();
        let taken = |taken: Vec<i32>| taken.into_iter().map(Value::new).collect();
        BoundMatrix {
            roads: reduced.roads.chunks(self.cities).map(row).collect(),
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
        let cities = self.cities;
        self.taken_off += self.roads[from * cities + to];
        self.roads[from * cities..][..cities].fill(NO_ROAD);
        self.roads.iter_mut().skip(to).step_by(cities).for_each(|road| *road = NO_ROAD);
        self.roads[to * cities] = NO_ROAD;
        self.reduce();
    }

    /// Takes its least road off each row, then off each column.
    fn reduce(&mut self) {
        let cities = self.cities;
        for (row, taken) in self.roads.chunks_mut(cities).zip(&mut self.rows) {
            let least = row.iter().copied().min().unwrap_or(NO_ROAD);
            *taken = take_off(row.iter_mut(), least);
            self.taken_off += *taken;
        }
        for (to, taken) in self.columns.iter_mut().enumerate() {
            let column = self.roads.iter().skip(to).step_by(cities);
            let least = column.copied().min().unwrap_or(NO_ROAD);
            *taken = take_off(self.roads.iter_mut().skip(to).step_by(cities), least);
            self.taken_off += *taken;
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
