//! The places of the cities.

use super::matrix::Matrix;
use crate::games::arguments::Arguments;
use crate::games::notation::{NotationError, NotationErrorKind};
use crate::games::random::{SEED, from_to, stream};

/// Width and height of the map.
const SIZE: u16 = 1000;

/// Returns the places that `random,cities=6,seed=2` means, and the seed they are from.
pub(super) fn read(arguments: &Arguments<'_>) -> Result<(Vec<(u16, u16)>, u64), NotationError> {
    for (index, argument) in arguments.positional.iter().enumerate() {
        if index > 0 || argument.as_str() != "random" {
            return Err(argument.error(NotationErrorKind::position(MapError)));
        }
    }
    let number = |name: &str| -> u64 { arguments.settings.number(name).unwrap_or_default() };
    let (cities, seed) = (number("cities"), number(SEED));
    let mut stream = stream(seed, 0);
    let mut coordinate = || from_to(&mut stream, 0, u32::from(SIZE)) as u16;
    Ok(((0..cities).map(|_| (coordinate(), coordinate())).collect(), seed))
}

#[derive(Debug, thiserror::Error)]
#[error(
    "the cities are a matrix of lengths, such as [[0,3,9],[3,0,4],[9,4,0]], or \
     random,cities=6,seed=2"
)]
struct MapError;

/// The lengths of the straight roads between places, rounded.
pub(super) fn roads(places: &[(u16, u16)]) -> Matrix {
    let length = |from: &(u16, u16), to: &(u16, u16)| {
        let (dx, dy) = (u32::from(from.0.abs_diff(to.0)), u32::from(from.1.abs_diff(to.1)));
        let square = dx * dx + dy * dy;
        let root = square.isqrt();
        // (root + 1/2)² is root² + root and a quarter.
        (if square - root * root > root { root + 1 } else { root }) as i32
    };
    Matrix::new(places.iter().map(|from| places.iter().map(|to| length(from, to)).collect()))
}

/// As many places on a circle, the first at the top, the others clockwise:
/// where cities stand of which nobody has said where they lie.
pub(super) fn circle(cities: usize) -> Vec<(u16, u16)> {
    let at = |angle: i64| (500 + (450 * sine(angle) + ONE / 2).div_euclid(ONE)) as u16;
    let place = |city: usize| {
        let angle = 2 * PI * city as i64 / cities as i64;
        (at(angle), at(angle - PI / 2))
    };
    (0..cities).map(place).collect()
}

/// Fixed point: floating point might round differently elsewhere.
const ONE: i64 = 1 << 24;
/// 3.14159265…
const PI: i64 = 52_707_179;

/// The first terms of Taylor's series, enough for an angle of up to ±2π.
fn sine(angle: i64) -> i64 {
    let (mut sum, mut term) = (0, angle);
    for k in 1..=14 {
        sum += term;
        term = -term * angle / ONE * angle / ONE / (2 * k * (2 * k + 1));
    }
    sum
}
