//! Exact fractions in plain.

use std::cmp::Ordering;
use std::ops::{Add, Div, Mul, Sub};

/// A fraction in lowest terms; a denominator of zero is an infinity.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Fraction {
    above: i128,
    below: i128,
}

pub(super) const INF: Fraction = Fraction { above: 1, below: 0 };
pub(super) const NEG_INF: Fraction = Fraction { above: -1, below: 0 };

impl Fraction {
    pub(super) fn new(above: i128, below: i128) -> Fraction {
        let (mut one, mut other) = (above.abs(), below.abs());
        while other > 0 {
            (one, other) = (other, one % other);
        }
        let sign = below.signum();
        Fraction { above: sign * above / one, below: sign * below / one }
    }

    pub(super) fn whole(number: i128) -> Fraction {
        Fraction { above: number, below: 1 }
    }

    pub(super) fn is_finite(self) -> bool {
        self.below != 0
    }
}

impl Add for Fraction {
    type Output = Fraction;
    fn add(self, other: Fraction) -> Fraction {
        match (self.is_finite(), other.is_finite()) {
            (false, _) => self,
            (_, false) => other,
            _ => Fraction::new(
                self.above * other.below + other.above * self.below,
                self.below * other.below,
            ),
        }
    }
}

impl Sub for Fraction {
    type Output = Fraction;
    fn sub(self, other: Fraction) -> Fraction {
        self + Fraction { above: -other.above, ..other }
    }
}

impl Mul for Fraction {
    type Output = Fraction;
    fn mul(self, other: Fraction) -> Fraction {
        Fraction::new(self.above * other.above, self.below * other.below)
    }
}

impl Div for Fraction {
    type Output = Fraction;
    fn div(self, other: Fraction) -> Fraction {
        if !self.is_finite() {
            return self;
        }
        Fraction::new(self.above * other.below, self.below * other.above)
    }
}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Fraction) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Fraction {
    fn cmp(&self, other: &Fraction) -> Ordering {
        match (self.is_finite(), other.is_finite()) {
            (true, true) => (self.above * other.below).cmp(&(other.above * self.below)),
            (false, true) => self.above.cmp(&0),
            (true, false) => 0.cmp(&other.above),
            (false, false) => self.above.cmp(&other.above),
        }
    }
}
