//! The rest of a tour, estimated by single roads.

use super::matrix::Matrix;
use super::position::Position;
use crate::{Road, Value};

/// The roads that may still be taken on a tour that begins with a path.
pub(super) struct Rest<'a> {
    roads: &'a Matrix,
    /// The city at the end of the path.
    last: usize,
    /// The cities that it hasn't come through.
    left: Vec<usize>,
}

impl<'a> Rest<'a> {
    /// Returns the rest of a tour after a path that is not a tour yet.
    pub(super) fn of(roads: &'a Matrix, path: Position) -> Rest<'a> {
        let been = path.been();
        let left = (0..roads.cities()).filter(|city| been & (1 << city) == 0).collect();
        Rest { roads, last: path.cities().last().map_or(0, usize::from), left }
    }

    fn road(&self, from: usize, to: usize) -> Road {
        let length = Value::new(self.roads.road(from as u8, to as u8));
        Road { from, to, length }
    }

    /// Returns the shortest road out of each city that has to be left: the path's last city is left
    /// for a new one, and a new city for another, or for home.
    pub(super) fn cheapest_edges(&self) -> Vec<Road> {
        let new = |from: usize| {
            self.left.iter().filter(move |&&to| to != from).map(move |&to| self.road(from, to))
        };
        let first = new(self.last).min_by_key(|road| road.length);
        let others = self
            .left
            .iter()
            .map(|&from| new(from).chain([self.road(from, 0)]).min_by_key(|road| road.length));
        [first].into_iter().chain(others).flatten().collect()
    }

    /// Returns a minimum spanning tree of the new cities, the path's last city and home (Prim's
    /// algorithm). The rest of a tour is such a tree itself, or a circle if the path has no road
    /// yet. A road counts in the shorter of its possible directions.
    pub(super) fn spanning_tree(&self) -> Vec<Road> {
        self.tree(self.last == 0, |road| road.length)
    }

    /// Returns the cheapest spanning tree in which home is an end of its own, also where the path
    /// hasn't left it: the rest of a tour is a path from the last city to another one.
    pub(super) fn path_tree(&self, cost: impl Fn(&Road) -> i64) -> Vec<Road> {
        self.tree(false, cost)
    }

    fn tree<C: Ord>(&self, is_circle: bool, cost: impl Fn(&Road) -> C) -> Vec<Road> {
        let shorten = |road: &mut Road, other: Road| {
            if cost(&other) < cost(road) {
                *road = other;
            }
        };
        let mut tree = Vec::with_capacity(self.left.len() + 1);
        // The shortest road between a new city and the path's last one. Before the first road, a
        // circle may as well come home from there.
        let leaving = |&city: &usize| {
            let mut road = self.road(self.last, city);
            if is_circle {
                shorten(&mut road, self.road(city, 0));
            }
            (city, road)
        };
        // The shortest road by which each city outside of the tree can be added to it.
        let mut outside: Vec<(usize, Road)> = self.left.iter().map(leaving).collect();
        let mut home = (!is_circle).then_some(None::<Road>);
        loop {
            let nearest = outside.iter().enumerate().min_by_key(|(_, (_, road))| cost(road));
            let nearest = nearest.map(|(index, (_, road))| (index, *road));
            match (nearest, home) {
                (Some((_, road)), Some(Some(way))) if cost(&way) <= cost(&road) => {
                    tree.push(way);
                    home = None;
                    // From home, no city is nearer: its roads have been taken.
                    for (city, road) in &mut outside {
                        shorten(road, self.road(*city, 0));
                    }
                }
                (Some((index, road)), _) => {
                    let (city, _) = outside.remove(index);
                    tree.push(road);
                    for (other, road) in &mut outside {
                        shorten(road, self.road(city, *other));
                        shorten(road, self.road(*other, city));
                    }
                    if let Some(way) = &mut home {
                        let back = self.road(city, 0);
                        shorten(way.get_or_insert(back), back);
                    }
                }
                (None, Some(Some(way))) => {
                    tree.push(way);
                    return tree;
                }
                _ => return tree,
            }
        }
    }

    /// Returns the rest of the tour that goes to the nearest city each time.
    pub(super) fn nearest_neighbours(&self) -> Vec<Road> {
        let (mut left, mut at, mut tour) = (self.left.clone(), self.last, Vec::new());
        while let Some(nearest) = (0..left.len()).min_by_key(|&to| self.road(at, left[to]).length) {
            let to = left.remove(nearest);
            tour.push(self.road(at, to));
            at = to;
        }
        tour.push(self.road(at, 0));
        tour
    }
}
