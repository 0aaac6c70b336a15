//! Weights of the cities, by which a spanning tree is nearly a tour.

use super::matrix::Matrix;
use super::position::Position;
use super::rest::Rest;
use crate::{Road, Value};

/// What leaving and entering each city costs besides the roads (Held and Karp 1970 and 1971).
///
/// Every tour leaves and enters every city once, so that weights change the lengths of all tours by
/// their sum. Trees don't: weights that cost where a tree has many roads, and pay where it has one,
/// make the cheapest tree longer. That of the rest of a tour, less the sum, is a lower bound for
/// any weights. These are found once, for the tree of all cities.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Weights {
    /// By city, in parts of a unit.
    leaving: Vec<i64>,
    entering: Vec<i64>,
}

/// The parts of a unit. Whole numbers, as floating point might round differently elsewhere.
const PARTS: i64 = 1024;
/// The number of trees after which the weights are good enough.
const TREES: i64 = 1000;

impl Weights {
    pub(super) fn of(roads: &Matrix) -> Weights {
        let cities = roads.cities();
        let rest = Rest::of(roads, Position::START);
        let is_symmetric = roads.is_symmetric();
        let mut weights = Weights { leaving: vec![0; cities], entering: vec![0; cities] };
        let mut best = Weights { leaving: vec![0; cities], entering: vec![0; cities] };
        let (mut most, mut first_step) = (i64::MIN, PARTS);
        // The roads that leave and enter each city too often, in this tree and the one before.
        let mut before = vec![[0; 2]; cities];
        for tree in 0..TREES {
            let roads = rest.path_tree(|road| weights.cost(road));
            let bound = weights.parts(&roads);
            if bound > most {
                most = bound;
                best.leaving.clone_from(&weights.leaving);
                best.entering.clone_from(&weights.entering);
            }
            if tree == 0 {
                first_step = first_step.max(bound / (2 * cities as i64));
            }
            let mut spare = vec![[-1; 2]; cities];
            for road in &roads {
                spare[road.from][0] += 1;
                spare[road.to][1] += 1;
            }
            if spare.iter().all(|spare| *spare == [0; 2]) {
                break;
            }
            if is_symmetric {
                // A road has no direction, but the first and the last of the tour.
                for spare in &mut spare[1..] {
                    *spare = [spare[0] + spare[1]; 2];
                }
            }
            // A part of the last step is taken again (Volgenant and Jonker 1982).
            let step = first_step * (TREES - tree) / TREES;
            let change = |now: i64, before: i64| step * (3 * now + 2 * before) / 5;
            for city in 0..cities {
                let ([leaving, entering], before) = (spare[city], before[city]);
                weights.leaving[city] += change(leaving, before[0]);
                weights.entering[city] += change(entering, before[1]);
            }
            before = spare;
        }
        best
    }

    /// Returns the length of a road with the weights at its ends, in parts.
    fn cost(&self, road: &Road) -> i64 {
        let length = i64::from(road.length.units());
        length * PARTS + self.leaving[road.from] + self.entering[road.to]
    }

    /// Returns what these roads are long with the weights, less those of a tour, in parts.
    fn parts(&self, roads: &[Road]) -> i64 {
        let cost: i64 = roads.iter().map(|road| self.cost(road)).sum();
        cost - self.leaving.iter().chain(&self.entering).sum::<i64>()
    }

    /// Returns a cheapest tree of the rest of a tour that begins with the roads of a path, and what
    /// the weights add to the lengths of all these roads so that they are a lower bound.
    pub(super) fn rest(&self, rest: &Rest<'_>, made: &[Road]) -> (Vec<Road>, Value) {
        let roads = rest.path_tree(|road| self.cost(road));
        let all = [made, &roads].concat();
        let length: i64 = all.iter().map(|road| i64::from(road.length.units())).sum();
        // Tours have whole lengths.
        let bound = -(-self.parts(&all)).div_euclid(PARTS);
        (roads, Value::new((bound - length) as i32))
    }
}
