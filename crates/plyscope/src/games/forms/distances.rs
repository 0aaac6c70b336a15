//! Distances between places, by the formulas of TSPLIB 95 (Reinelt).

/// A formula, by the name that TSPLIB has for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Formula {
    Euc2d,
    Ceil2d,
    Man2d,
    Max2d,
    Geo,
    Att,
}

/// The names, for a message.
pub(super) const NAMES: &str = "EUC_2D, CEIL_2D, MAN_2D, MAX_2D, GEO and ATT";

impl Formula {
    pub(super) fn named(name: &str) -> Option<Formula> {
        Some(match name {
            "EUC_2D" => Formula::Euc2d,
            "CEIL_2D" => Formula::Ceil2d,
            "MAN_2D" => Formula::Man2d,
            "MAX_2D" => Formula::Max2d,
            "GEO" => Formula::Geo,
            "ATT" => Formula::Att,
            _ => return None,
        })
    }

    /// Returns the distance between two different places.
    pub(super) fn distance(self, one: (f64, f64), other: (f64, f64)) -> i64 {
        let (dx, dy) = ((one.0 - other.0).abs(), (one.1 - other.1).abs());
        let square = dx * dx + dy * dy;
        let distance = match self {
            Formula::Euc2d => nearest(square.sqrt()),
            Formula::Ceil2d => square.sqrt().ceil(),
            Formula::Man2d => nearest(dx + dy),
            Formula::Max2d => nearest(dx).max(nearest(dy)),
            Formula::Att => {
                let length = (square / 10.0).sqrt();
                let rounded = nearest(length);
                if rounded < length { rounded + 1.0 } else { rounded }
            }
            Formula::Geo => geographical(one, other),
        };
        distance as i64
    }
}

fn nearest(length: f64) -> f64 {
    (length + 0.5).floor()
}

/// Degrees and minutes, as `38.24` for 38° 24′, on a ball. The functions are those of libm, as others
/// may round differently.
#[allow(clippy::approx_constant, reason = "TSPLIB rounds it like this")]
fn geographical(one: (f64, f64), other: (f64, f64)) -> f64 {
    const PI: f64 = 3.141592;
    const RADIUS: f64 = 6378.388;
    let radians = |angle: f64| {
        let degrees = angle.trunc();
        PI * (degrees + 5.0 * (angle - degrees) / 3.0) / 180.0
    };
    let place = |(latitude, longitude)| (radians(latitude), radians(longitude));
    let (one, other) = (place(one), place(other));
    let q1 = libm::cos(one.1 - other.1);
    let q2 = libm::cos(one.0 - other.0);
    let q3 = libm::cos(one.0 + other.0);
    let cosine = 0.5 * ((1.0 + q1) * q2 - (1.0 - q1) * q3);
    (RADIUS * libm::acos(cosine.clamp(-1.0, 1.0)) + 1.0).trunc()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formulas_by_hand() {
        let distance = |name, one, other| Formula::named(name).unwrap().distance(one, other);
        // 3, 4 and 5; √2 is 1.41, √(1 + 2.25) is 1.80.
        assert_eq!(distance("EUC_2D", (0.0, 0.0), (3.0, 4.0)), 5);
        assert_eq!(distance("EUC_2D", (0.0, 0.0), (1.0, 1.0)), 1);
        assert_eq!(distance("EUC_2D", (0.0, 0.0), (1.0, -1.5)), 2);
        // Half is rounded up.
        assert_eq!(distance("EUC_2D", (0.0, 0.0), (2.5, 0.0)), 3);
        assert_eq!(distance("CEIL_2D", (0.0, 0.0), (3.0, 4.0)), 5);
        assert_eq!(distance("CEIL_2D", (0.0, 0.0), (1.0, 1.0)), 2);
        assert_eq!(distance("MAN_2D", (1.0, 1.0), (4.0, -3.0)), 7);
        assert_eq!(distance("MAX_2D", (1.0, 1.0), (4.0, -3.0)), 4);
        // √(25/10) is 1.58, to 2; √(40/10) is 2; √(45/10) is 2.12, not below 3.
        assert_eq!(distance("ATT", (0.0, 0.0), (3.0, 4.0)), 2);
        assert_eq!(distance("ATT", (0.0, 0.0), (2.0, 6.0)), 2);
        assert_eq!(distance("ATT", (0.0, 0.0), (3.0, 6.0)), 3);
        // A quarter of the equator: 10,019.1, and one.
        assert_eq!(distance("GEO", (0.0, 0.0), (0.0, 90.0)), 10_020);
        // Half a degree is 30 minutes: 55.66, and one.
        assert_eq!(distance("GEO", (0.0, 0.0), (0.30, 0.0)), 56);
        assert_eq!(distance("GEO", (0.0, -0.30), (0.0, 0.30)), 112);
    }
}
