//! The numbers that a bound is the sum of.

use crate::{Interval, Value};

/// The numbers that the lower bound of a position is the sum of, as its game adds them up. It is
/// data: whoever shows it decides how.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum BoundParts {
    /// The numbers subtracted in a matrix of roads, until each row and column that is left had a
    /// zero.
    Matrix {
        /// The last road of the route; none before the first.
        last: Option<LastRoad>,
        /// The numbers subtracted in each row, in their order; no zeros.
        rows: Vec<Value>,
        /// The numbers subtracted in each column after that, in their order; no zeros.
        columns: Vec<Value>,
    },
    /// The lengths of the roads of a round trip.
    Roads(Vec<Value>),
    /// The lengths of the roads of a route, and of other roads for the rest of a round trip.
    Route {
        /// The roads of the route so far.
        made: Vec<Value>,
        /// The kind of the other roads.
        rest: RouteRest,
        /// The other roads.
        roads: Vec<Road>,
    },
    /// The lengths of the roads of a route, and of a spanning tree for the rest of a round trip that
    /// was chosen by weights of the places.
    Weighted {
        /// The roads of the route so far.
        made: Vec<Value>,
        /// The tree.
        roads: Vec<Road>,
        /// The sum of the weights over the ends of all these roads, less that over the ends
        /// of the roads of a round trip. It may be below zero.
        weights: Value,
    },
    /// Moves, those made and those that are needed at least.
    Moves {
        /// The number of moves made.
        made: Value,
        /// The distance of each tile to its place, by the tiles' numbers; no zeros.
        distances: Vec<Value>,
    },
    /// Moves, those made and one for each tile that is not in its place.
    Misplaced {
        /// The number of moves made.
        made: Value,
        /// The number of tiles that are not in their places.
        tiles: Value,
    },
    /// Moves, those made, those that are needed at least, and those by which tiles get out of each
    /// other's way.
    Conflicts {
        /// The number of moves made.
        made: Value,
        /// The distance of each tile to its place, by the tiles' numbers; no zeros.
        distances: Vec<Value>,
        /// Two moves for each tile that has to leave its row or column, by rows, then by columns;
        /// no zeros.
        conflicts: Vec<Value>,
    },
    /// The bounds of each term of a sum of games.
    Terms(Vec<Interval>),
}

/// A road that was added to a route.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LastRoad {
    /// The place that it leaves, counted from 0.
    pub from: usize,
    /// The place that it comes to, counted from 0.
    pub to: usize,
    /// The bound of the route without the road.
    pub before: Value,
    /// What is left of the road's length in the matrix of the route without it: the rest of the
    /// length is in that bound already.
    pub adds: Value,
}

/// The roads that a bound has for the rest of a round trip.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum RouteRest {
    /// None: the bound is the length of the route.
    Nothing,
    /// The shortest road out of each place that still has to be left.
    CheapestEdges,
    /// A minimum spanning tree of the places at the ends of roads that are still to come.
    SpanningTree,
    /// A road to the nearest place each time, and home: a round trip, but perhaps not the shortest.
    NearestNeighbour,
}

/// A road between two places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Road {
    /// The place that it leaves, counted from 0.
    pub from: usize,
    /// The place that it comes to, counted from 0.
    pub to: usize,
    /// Its length.
    pub length: Value,
}

/// A reduced matrix: what is left of the roads' lengths, and what was subtracted last.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoundMatrix {
    /// What is left of each road's length, by the place that it leaves and the one that it comes
    /// to; `None` for a road that can't be taken.
    pub roads: Vec<Vec<Option<Value>>>,
    /// The numbers subtracted in each row.
    pub rows: Vec<Value>,
    /// The numbers subtracted in each column after that.
    pub columns: Vec<Value>,
}

impl BoundParts {
    /// Returns the sum: the lower bound.
    ///
    /// ```
    /// use plyscope::{Game, Value, tsp::Tsp};
    ///
    /// let cities: Tsp = "tsp:[[0,3,9],[3,0,4],[9,4,0]]".parse()?;
    /// let parts = cities.bound_parts(&cities.start()).unwrap();
    /// let out_of_each_city = 3 + 3 + 4;
    /// assert_eq!(parts.sum(), Value::new(out_of_each_city + 1), "and then into the third");
    /// # Ok::<(), plyscope::NotationError>(())
    /// ```
    pub fn sum(&self) -> Value {
        match self {
            BoundParts::Matrix { last, rows, columns } => {
                let before = last.map_or([Value::ZERO; 2], |road| [road.before, road.adds]);
                total(before.iter().chain(rows).chain(columns))
            }
            BoundParts::Roads(roads) => total(roads),
            BoundParts::Route { made, roads, .. } => {
                total(made.iter().chain(roads.iter().map(|road| &road.length)))
            }
            BoundParts::Weighted { made, roads, weights } => {
                let roads = roads.iter().map(|road| &road.length);
                total(made.iter().chain(roads).chain([weights]))
            }
            BoundParts::Moves { made, distances } => total([made].into_iter().chain(distances)),
            BoundParts::Misplaced { made, tiles } => total([made, tiles]),
            BoundParts::Conflicts { made, distances, conflicts } => {
                total([made].into_iter().chain(distances).chain(conflicts))
            }
            BoundParts::Terms(terms) => total(terms.iter().map(|term| &term.lower)),
        }
    }
}

/// Returns the sum of finite values, which is a bound and fits.
fn total<'a>(values: impl IntoIterator<Item = &'a Value>) -> Value {
    let units: i64 = values.into_iter().map(|value| i64::from(value.units())).sum();
    Value::new(units as i32)
}
