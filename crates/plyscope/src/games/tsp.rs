//! The travelling salesman: the shortest round trip.

mod bound;
mod bounds;
mod map;
mod matrix;
mod position;
mod rest;
mod weights;

use std::fmt;
use std::sync::Arc;

use super::any::{GameInfo, RegisteredGame, from_text};
use super::arguments::Arguments;
use super::notation::{NotationError, TextPart};
use super::random::SEED;
use crate::{
    Board, BoundMatrix, BoundParts, Game, Interval, Limits, OptionKind, OptionSpec, Player, Road,
    RouteRest, Value,
};

use bound::Reduced;
use bounds::Bound;
pub(super) use matrix::write_name as write_city;
use matrix::{MOST_CITIES, Matrix};
use rest::Rest;
use weights::Weights;

pub use position::Position;

/// The travelling salesman: the shortest tour that comes through every city
/// once and back to city 1, where it began.
///
/// Written as a matrix, `tsp:[[0,3,9],[3,0,4],[9,4,0]]`: row by row, how long
/// the road is from that city to each; there and back may differ, and the
/// diagonal means nothing. Cities may have names, `tsp:[Rome[0,3],"New York"[4,0]]`. Or `tsp:random,cities=6,seed=2`: places on a map of
/// 1000 by 1000, the roads straight and their lengths rounded. From 2 to 25
/// cities, and roads up to 100,000,000, with more than 21 cities somewhat less: a tour has to have
/// a length.
///
/// A position is a path that begins at city 1. Moves go to the cities that it
/// hasn't come through, in their order, and have their names. The move to the
/// last of them is followed by the road home, without a move of its own: a
/// tour of *n* cities takes *n* − 1 moves.
///
/// There is one player, who is MIN everywhere: a tour is worth its length. No
/// tour below a position is shorter than its bound ([`interval`](Game::interval)),
/// which is also what it is worth at a horizon. The option `bound` chooses it:
///
/// * `reduced`: from reduced matrices (Horowitz and Sahni).
/// * `path`: the length of the path so far.
/// * `cheapest-edges`: that, and the shortest road out of each city that still has
///   to be left.
/// * `spanning-tree`: that, and a minimum spanning tree of the cities that are left,
///   the end of the path and city 1.
/// * `held-karp`: the same tree, with weights of the cities by which it is nearly a path
///   (Held and Karp).
/// * `none`: zero.
/// * `too-high`: the length of the tour that goes on to the nearest city each time.
///   Another may be shorter, so this one is wrong, to show what comes of it.
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
pub struct Tsp {
    map: Arc<Map>,
    bound: Bound,
    /// For [`Bound::HeldKarp`] alone.
    weights: Option<Arc<Weights>>,
}

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
        let been = position.been();
        moves.extend((0..self.map.roads.cities() as u8).filter(|city| been & (1 << city) == 0));
    }
    fn play(&self, position: &Position, city: &u8) -> Position {
        position.then(*city)
    }
    fn value(&self, position: &Position) -> Value {
        match self.bound {
            Bound::Reduced if !position.is_tour(&self.map.roads) => {
                Value::new(self.map.reduced.bound(*position))
            }
            _ => self.parts(position).map_or(Value::ZERO, |parts| parts.sum()),
        }
    }
    fn interval(&self, position: &Position) -> Option<Interval> {
        let lower = self.value(position);
        let is_tour = position.is_tour(&self.map.roads);
        Some(Interval { lower, upper: if is_tour { lower } else { Value::INF } })
    }
    fn bound_parts(&self, position: &Position) -> Option<BoundParts> {
        self.parts(position)
    }
    fn bound_matrix(&self, position: &Position) -> Option<BoundMatrix> {
        let is_reduced = self.bound == Bound::Reduced && !position.is_tour(&self.map.roads);
        is_reduced.then(|| self.map.reduced.matrix(*position))
    }
    fn with_bound(self, name: &str) -> Result<Tsp, &'static [&'static str]> {
        Ok(self.bounded(Bound::named(name).ok_or(Bound::NAMES)?))
    }
    /// The rest of a tour depends on the cities that the path has come through and on the last.
    fn state(&self, position: &Position) -> Option<(Position, Value)> {
        let length = self.made(position).map(|road| road.length.units()).sum();
        Some((position.in_order(), Value::new(length)))
    }
    fn is_sound(&self) -> bool {
        self.bound != Bound::TooHigh
    }
    fn move_name(&self, _: &Position, city: &u8) -> Option<String> {
        Some(self.map.roads.name(*city))
    }
    fn board(&self, position: &Position) -> Option<Board> {
        let mut way: Vec<usize> = position.cities().map(usize::from).collect();
        if position.is_tour(&self.map.roads) {
            way.push(0);
        }
        let names = self.map.roads.names().to_vec();
        Some(Board::Map { places: self.map.places.clone(), way, names })
    }
}

impl Tsp {
    fn new(roads: Matrix, places: Vec<(u16, u16)>, seed: Option<u64>, bound: Bound) -> Tsp {
        let reduced = Reduced::of(&roads);
        let map = Arc::new(Map { roads, reduced, places, seed });
        Tsp { map, bound: Bound::Reduced, weights: None }.bounded(bound)
    }

    fn bounded(self, bound: Bound) -> Tsp {
        let weights = (bound == Bound::HeldKarp).then(|| Arc::new(Weights::of(&self.map.roads)));
        Tsp { bound, weights, ..self }
    }

    /// Returns the numbers that the bound of a position is the sum of, or the length of a tour.
    fn parts(&self, position: &Position) -> Option<BoundParts> {
        let roads = &self.map.roads;
        if position.is_tour(roads) {
            return Some(BoundParts::Roads(self.tour(position).map(Value::new).collect()));
        }
        if let Some(weights) = &self.weights {
            let made: Vec<Road> = self.made(position).collect();
            let (roads, weights) = weights.rest(&Rest::of(roads, *position), &made);
            let made = made.into_iter().map(|road| road.length).collect();
            return Some(BoundParts::Weighted { made, roads, weights });
        }
        let (rest, roads) = match self.bound {
            Bound::Reduced => return Some(self.map.reduced.parts(*position)),
            // With its weights, it was told above.
            Bound::None | Bound::HeldKarp => return None,
            Bound::Path => (RouteRest::Nothing, Vec::new()),
            Bound::CheapestEdges => {
                (RouteRest::CheapestEdges, Rest::of(roads, *position).cheapest_edges())
            }
            Bound::SpanningTree => {
                (RouteRest::SpanningTree, Rest::of(roads, *position).spanning_tree())
            }
            Bound::TooHigh => {
                (RouteRest::NearestNeighbour, Rest::of(roads, *position).nearest_neighbours())
            }
        };
        let made = self.made(position).map(|road| road.length).collect();
        Some(BoundParts::Route { made, rest, roads })
    }

    /// The roads of a path, without the road home.
    fn made(&self, position: &Position) -> impl Iterator<Item = Road> {
        let next = position.cities().skip(1);
        position.cities().zip(next).map(|(from, to)| Road {
            from: from.into(),
            to: to.into(),
            length: Value::new(self.map.roads.road(from, to)),
        })
    }

    /// The lengths of a tour's roads, the road home included.
    fn tour(&self, position: &Position) -> impl Iterator<Item = i32> {
        let next = position.cities().skip(1).chain([0]);
        position.cities().zip(next).map(|(from, to)| self.map.roads.road(from, to))
    }
}

from_text!(Tsp);

impl RegisteredGame for Tsp {
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
            BOUND,
        ],
    };

    fn sound(&self) -> Option<Tsp> {
        let bound = Bound::Reduced;
        (!self.is_sound()).then(|| self.clone().bounded(bound))
    }

    fn read(text: TextPart<'_>, _: Limits) -> Result<Tsp, NotationError> {
        let text = text.trim();
        if text.as_str().starts_with('[') {
            let (matrix, arguments) = matrix::split(text);
            let roads = matrix::read(matrix)?;
            let arguments = Arguments::read(arguments, Self::INFO.name, &[BOUND])?;
            arguments.only_named()?;
            let places = map::circle(roads.cities());
            return Ok(Tsp::new(roads, places, None, chosen(&arguments)));
        }
        let arguments = Arguments::read(text, Self::INFO.name, Self::INFO.options)?;
        let (places, seed) = map::read(&arguments)?;
        Ok(Tsp::new(map::roads(&places), places, Some(seed), chosen(&arguments)))
    }
}

const BOUND: OptionSpec = OptionSpec {
    name: "bound",
    kind: OptionKind::Choice(Bound::NAMES),
    default: "reduced",
    about: "The lower bound of the tours that begin with a path: from reduced matrices, the path's length, \
            with the shortest road out of each city that is left or with a spanning tree of these cities, \
            such a tree with weights of the cities (held-karp), none, or one that is too high on purpose.",
};

fn chosen(arguments: &Arguments<'_>) -> Bound {
    Bound::named(arguments.settings.word(BOUND.name)).unwrap_or(Bound::Reduced)
}

impl fmt::Display for Tsp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.map.seed {
            Some(seed) => write!(f, "tsp:random,cities={},seed={seed}", self.map.roads.cities())?,
            None => write!(f, "tsp:{}", self.map.roads)?,
        }
        match self.bound {
            Bound::Reduced => Ok(()),
            other => write!(f, ",bound={}", other.name()),
        }
    }
}
