//! Sums from which a mean and its standard error follow.

use serde::{Deserialize, Serialize};

/// What was counted in some runs: the sum and the sum of the squares, exact,
/// so that it doesn't matter in which order runs are added up, or where.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sum {
    pub(crate) sum: u128,
    squares: u128,
}

impl Sum {
    /// One run.
    pub(crate) fn of(count: u64) -> Sum {
        let sum = u128::from(count);
        Sum { sum, squares: sum * sum }
    }

    /// Of so many runs with a count of 1, all others having 0.
    pub(crate) fn of_ones(runs: u64) -> Sum {
        Sum { sum: runs.into(), squares: runs.into() }
    }

    /// The runs of both. Sums that don't fit become as great as can be, which
    /// is not [sound](Sum::is_sound); no machine counts that far.
    pub(crate) fn plus(self, other: Sum) -> Sum {
        Sum {
            sum: self.sum.saturating_add(other.sum),
            squares: self.squares.saturating_add(other.squares),
        }
    }

    /// Whether there are so many numbers with this sum and these squares, as
    /// far as (Σx)² ≤ n·Σx² and Σx ≤ Σx² ≤ (Σx)² tell, and all fit.
    pub(crate) fn is_sound(self, runs: u64) -> bool {
        let square = self.sum.checked_mul(self.sum);
        let most = self.squares.checked_mul(runs.into());
        square.is_some_and(|square| {
            self.sum <= self.squares && self.squares <= square && most >= Some(square)
        }) && most.is_some()
    }

    /// The mean of so many runs.
    pub(crate) fn mean(self, runs: u64) -> f64 {
        self.sum as f64 / runs as f64
    }

    /// The standard error of the mean, from the sample's variance with n − 1:
    /// √((n·Σx² − (Σx)²) / (n²·(n − 1))). `None` for a single run.
    pub(crate) fn standard_error(self, runs: u64) -> Option<f64> {
        let n = u128::from(runs);
        let spread = (n * self.squares - self.sum * self.sum) as f64;
        (runs > 1).then(|| (spread / (runs - 1) as f64).sqrt() / runs as f64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn by_hand() {
        // 2, 4, 4, 6: the mean is 4, the variance (4 + 0 + 0 + 4) / 3, and the
        // error √(8/3) / √4 = √(2/3).
        let sum = [2, 4, 4, 6].map(Sum::of).into_iter().fold(Sum::default(), Sum::plus);
        assert_eq!((sum.sum, sum.squares), (16, 72));
        assert_eq!(sum.mean(4), 4.0);
        assert_eq!(sum.standard_error(4), Some((2.0_f64 / 3.0).sqrt()));
        // One run says nothing of the spread; equal ones say there is none.
        assert_eq!(Sum::of(5).standard_error(1), None);
        assert_eq!(Sum::of(5).plus(Sum::of(5)).standard_error(2), Some(0.0));
    }

    #[test]
    fn great_counts_stay_exact() {
        let sum = Sum::of(u64::MAX >> 1).plus(Sum::of((u64::MAX >> 1) - 2));
        assert_eq!(sum.standard_error(2), Some(1.0));
        assert!(sum.is_sound(2));
    }

    #[test]
    fn sums_that_can_not_be() {
        let sum = |sum, squares| Sum { sum, squares };
        assert!(sum(16, 72).is_sound(4) && sum(16, 256).is_sound(1));
        assert!(!sum(16, 63).is_sound(4), "less than four times four squared");
        assert!(!sum(16, 257).is_sound(4), "more than sixteen squared");
        assert!(!sum(16, 15).is_sound(20), "a square is no less than its root");
        assert!(!sum(u128::MAX, u128::MAX).is_sound(2));
        assert!(!Sum { sum: u128::from(u64::MAX), squares: u128::MAX }.is_sound(2));
    }
}
