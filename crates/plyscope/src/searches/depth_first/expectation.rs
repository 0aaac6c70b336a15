//! What is known of the mean at a chance node.

use super::Cut;
use crate::{Bound, Game, Interval, Value, Window};

/// The children of a chance node on the path, with what is known of their values.
#[derive(Debug)]
pub(in crate::searches) struct Expectation {
    /// The number of frames up to the node, this one included.
    pub(in crate::searches) depth: usize,
    weights: Vec<u32>,
    total: i128,
    /// The bounds of each child's value; all there is before anything is known.
    bounds: Vec<Interval>,
    /// The bounds of all values.
    pub(in crate::searches) range: Interval,
    /// The weighted sum of the results so far.
    sum: i128,
    /// `true` while one child of each child is searched for a bound.
    pub(in crate::searches) is_probing: bool,
}

impl Expectation {
    /// Returns what is known at a position where chance moves, which has children, before any of
    /// them is searched: their values lie in `range`.
    pub(in crate::searches) fn new<G: Game>(
        game: &G,
        position: &G::Position,
        depth: usize,
        range: Interval,
    ) -> Expectation {
        let mut weights = Vec::new();
        game.weights(position, &mut weights);
        let total = weights.iter().map(|weight| i128::from(*weight)).sum();
        let bounds = vec![range; weights.len()];
        Expectation { depth, weights, total, bounds, range, sum: 0, is_probing: false }
    }

    /// Takes note of the result of a child.
    pub(in crate::searches) fn learn(&mut self, child: u32, value: Value, bound: Bound) {
        let known = &mut self.bounds[child as usize];
        if bound != Bound::Upper {
            known.lower = value;
        }
        if bound != Bound::Lower {
            known.upper = value;
        }
    }

    /// Returns `true` if a search has shown the value of a child.
    pub(in crate::searches) fn is_known(&self, child: u32) -> bool {
        let known = self.bounds[child as usize];
        known.lower == known.upper && self.range.lower < self.range.upper
    }

    /// Adds the result of a child to the mean. Returns the sum so far.
    pub(in crate::searches) fn add(&mut self, child: u32, result: Value) -> Value {
        let weight = self.weights[child as usize];
        self.sum += i128::from(weight) * i128::from(result.units());
        value(self.sum.div_euclid(self.total))
    }

    /// Adds the value of a child that is known already.
    pub(in crate::searches) fn add_known(&mut self, child: u32) -> Value {
        self.add(child, self.bounds[child as usize].lower)
    }

    /// Ends the look for bounds: the sum begins again.
    pub(in crate::searches) fn begin_search(&mut self) {
        self.is_probing = false;
        self.sum = 0;
    }

    /// Returns the bounds of the mean. An end that is no whole number of units is one that is
    /// further out.
    pub(in crate::searches) fn bounds(&self) -> Interval {
        let lower = self.parts(|bounds| bounds.lower).sum::<i128>();
        let upper = self.parts(|bounds| bounds.upper).sum::<i128>();
        let (lower, upper) = (lower.div_euclid(self.total), ceiling(upper, self.total));
        Interval { lower: value(lower), upper: value(upper) }
    }

    /// Returns the window of a child: with a value beyond an end of it, the mean is beyond that end
    /// of the node's `window`, whatever the other children are worth (Ballard 1983). It ends where
    /// all values do.
    pub(in crate::searches) fn child_window(&self, child: u32, window: Window, cut: Cut) -> Window {
        let at = child as usize;
        let weight = i128::from(self.weights[at]);
        // What the child has to be worth for the mean to be `end`.
        let needed = |end: Value, bound: fn(&Interval) -> Value| {
            let own = i128::from(bound(&self.bounds[at]).units()) * weight;
            let others = self.parts(bound).sum::<i128>() - own;
            i128::from(end.units()) * self.total - others
        };
        let Interval { lower, upper } = self.range;
        // A value is whole: it passes a number between two of them as it passes one of the two.
        let (alpha, beta) =
            (needed(window.alpha, |it| it.upper), needed(window.beta, |it| it.lower));
        let (alpha, beta) = match cut {
            Cut::AtEquality => (alpha.div_euclid(weight), ceiling(beta, weight)),
            Cut::PastEquality => (ceiling(alpha, weight), beta.div_euclid(weight)),
        };
        Window {
            alpha: if window.alpha.is_finite() { value(alpha).max(lower) } else { lower },
            beta: if window.beta.is_finite() { value(beta).min(upper) } else { upper },
        }
    }

    /// Returns an end of each child's bounds, multiplied by the weight.
    fn parts(&self, bound: impl Fn(&Interval) -> Value) -> impl Iterator<Item = i128> {
        let pairs = self.weights.iter().zip(&self.bounds);
        pairs.map(move |(weight, bounds)| i128::from(*weight) * i128::from(bound(bounds).units()))
    }
}

fn ceiling(number: i128, divisor: i128) -> i128 {
    -(-number).div_euclid(divisor)
}

/// Returns a value of so many units, or the infinity on that side.
fn value(units: i128) -> Value {
    Value::new(units.clamp(i128::from(-i32::MAX), i128::from(i32::MAX)) as i32)
}
