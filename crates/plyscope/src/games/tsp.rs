//! The travelling salesman: the shortest round trip.

mod bound;
mod map;
mod matrix;
mod position;

use std::fmt;
use std::sync::Arc;

use super::any::{Entry, GameInfo};
use super::notation::{NotationError, Part};
use super::random::SEED;
use crate::{Board, BoundParts, Game, Interval, OptionKind, OptionSpec, Player, Value};

use bound::Reduced;
use matrix::{MOST_CITIES, Matrix};

pub use position::Position;

/// The travelling salesman: the shortest tour that comes through every city
/// once and back to city 1, where it began.
///
/// Written as a matrix, `tsp:[[0,3,9],[3,0,4],[9,4,0]]`: row by row, how long
/// the road is from that city to each; there and back may differ, and the
/// diagonal means nothing. Or `tsp:random,cities=6,seed=2`: places on a map of
/// 1000 by 1000, the roads straight and their lengths rounded. From 2 to 16
/// cities, and roads up to 100,000,000.
///
/// A position is a path that begins at city 1. Moves go to the cities that it
/// hasn't come through, in their order, and have their names. The move to the
/// last of them is followed by the road home, without a move of its own: a
/// tour of *n* cities takes *n* − 1 moves.
///
/// There is one player, who is MIN everywhere: a tour is worth its length. No
/// tour below a position is shorter than its bound from reduced matrices
/// ([`interval`](Game::interval)), which is also what it is worth at a horizon.
///
/// ```
/// use plyscope::{Game, Value, tsp::Tsp};
///
/// let tsp: Tsp = "tsp:[[0,3,9],[3,0,4],[9,4,0]]".parse()?;
/// let (mut path, mut moves) = (tsp.start(), Vec::new());
/// tsp.moves(&path, &mut moves);
/// while let Some(city) = moves.first() {
///     path = tsp.play(&path, city);
///     moves.clear();
///     tsp.moves(&path, &mut moves);
/// }
/// assert_eq!(path.cities().collect::<Vec<_>>(), [0, 1, 2]);
/// assert_eq!(tsp.value(&path), Value::new(3 + 4 + 9), "and home");
/// # Ok::<(), plyscope::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tsp(Arc<Map>);

#[derive(PartialEq, Eq, Debug)]
struct Map {
    roads: Matrix,
    /// The matrix of the root, reduced.
    reduced: Reduced,
    places: Vec<(u16, u16)>,
    /// The seed of the map, if the places are random.
    seed: Option<u64>,
}

/// A move is the next city, counted from 0.
impl Game for Tsp {
    type Position = Position;
    type Move = u8;

    fn start(&self) -> Position {
        Position::START
    }
    fn player(&self, _: &Position) -> Player {
        Player::Min
    }
    fn moves(&self, position: &Position, moves: &mut Vec<u8>) {
        let been = position.cities().fold(0_u16, |been, city| been | 1 << city);
        moves.extend((0..self.0.roads.cities() as u8).filter(|city| been & (1 << city) == 0));
    }
    fn play(&self, position: &Position, city: &u8) -> Position {
        position.then(*city)
    }
    fn value(&self, position: &Position) -> Value {
        Value::new(if position.is_tour(&self.0.roads) {
            self.tour(position).sum()
        } else {
            self.0.reduced.bound(*position)
        })
    }
    fn interval(&self, position: &Position) -> Option<Interval> {
        let lower = self.value(position);
        let is_tour = position.is_tour(&self.0.roads);
        Some(Interval { lower, upper: if is_tour { lower } else { Value::INF } })
    }
    fn bound_parts(&self, position: &Position) -> Option<BoundParts> {
        Some(if position.is_tour(&self.0.roads) {
            BoundParts::Roads(self.tour(position).map(Value::new).collect())
        } else {
            self.0.reduced.parts(*position)
        })
    }
    fn move_name(&self, _: &Position, city: &u8) -> Option<String> {
        Some((city + 1).to_string())
    }
    fn board(&self, position: &Position) -> Option<Board> {
        let mut way: Vec<usize> = position.cities().map(usize::from).collect();
        if position.is_tour(&self.0.roads) {
            way.push(0);
        }
        Some(Board::Map { places: self.0.places.clone(), way })
    }
}

impl Tsp {
    fn new(roads: Matrix, places: Vec<(u16, u16)>, seed: Option<u64>) -> Tsp {
        let reduced = Reduced::of(&roads);
        Tsp(Arc::new(Map { roads, reduced, places, seed }))
    }

    /// The lengths of a tour's roads, the road home included.
    fn tour(&self, position: &Position) -> impl Iterator<Item = i32> {
        let next = position.cities().skip(1).chain([0]);
        position.cities().zip(next).map(|(from, to)| self.0.roads.road(from, to))
    }
}

impl Entry for Tsp {
    const INFO: GameInfo = GameInfo {
        name: "tsp",
        about: "The travelling salesman: the shortest tour through all cities, by a matrix of \
                lengths or on a random map.",
        example: "tsp:random,cities=6,seed=2",
        options: &[
            OptionSpec {
                name: "cities",
                kind: OptionKind::Number { min: 2, max: MOST_CITIES as i64 },
                default: "6",
                about: "The number of cities on the random map.",
            },
            OptionSpec {
                name: SEED,
                kind: OptionKind::Number { min: 0, max: i64::MAX },
                default: "2",
                about: "The seed of the random map.",
            },
        ],
    };

    fn read(text: Part<'_>) -> Result<Tsp, NotationError> {
        let text = text.trim();
        if text.as_str().starts_with('[') {
            let roads = matrix::read(text)?;
            let places = map::circle(roads.cities());
            return Ok(Tsp::new(roads, places, None));
        }
        let (places, seed) = map::read(text, Self::INFO.name, Self::INFO.options)?;
        Ok(Tsp::new(map::roads(&places), places, Some(seed)))
    }
}

impl fmt::Display for Tsp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.seed {
            Some(seed) => write!(f, "tsp:random,cities={},seed={seed}", self.0.roads.cities()),
            None => write!(f, "tsp:{}", self.0.roads),
        }
    }
}
