//! The numbers that a bound is the sum of.

use crate::{Interval, Value};

/// The numbers that the lower bound of a position is the sum of, as its game adds them up. It is
/// data: whoever shows it decides how.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum BoundParts {
    /// What was subtracted in a matrix of roads, until each row and column that is left had a zero.
    Matrix {
        /// The last road of the route; none before the first.
        last: Option<LastRoad>,
        /// What was subtracted in each row, in their order; no zeros.
        rows: Vec<Value>,
        /// What was subtracted in each column after that, in their order; no zeros.
        columns: Vec<Value>,
    },
    /// The lengths of the roads of a round trip.
    Roads(Vec<Value>),
    /// Moves, those made and those that are needed at least.
    Moves {
        /// The number of moves made.
        made: Value,
        /// The distance of each tile to its place, by the tiles' numbers; no zeros.
        distances: Vec<Value>,
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

impl BoundParts {
    /// Returns the sum: the lower bound.
    ///
    /// ```
    /// use plyscope::{Game, Value, tsp::Tsp};
    ///
    /// let cities: Tsp = "tsp:[[0,3,9],[3,0,4],[9,4,0]]".parse()?;
    /// let parts = cities.bound_parts(&cities.start()).unwrap();
    /// assert_eq!(parts.sum(), Value::new(3 + 3 + 4 + 1), "out of each city, and then into the third");
    /// # Ok::<(), plyscope::NotationError>(())
    /// ```
    pub fn sum(&self) -> Value {
        match self {
            BoundParts::Matrix { last, rows, columns } => {
                let before = last.map_or([Value::ZERO; 2], |road| [road.before, road.adds]);
                total(before.iter().chain(rows).chain(columns))
            }
            BoundParts::Roads(roads) => total(roads),
            BoundParts::Moves { made, distances } => total([made].into_iter().chain(distances)),
            BoundParts::Terms(terms) => total(terms.iter().map(|term| &term.lower)),
        }
    }
}

/// Returns the sum of finite values, which is a bound and fits.
fn total<'a>(values: impl IntoIterator<Item = &'a Value>) -> Value {
    let units: i64 = values.into_iter().map(|value| i64::from(value.units())).sum();
    Value::new(units as i32)
}
