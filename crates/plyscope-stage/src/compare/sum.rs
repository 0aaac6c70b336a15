//! Sums that determine a mean and its standard error.

use serde::{Deserialize, Serialize};

/// The sum of a count over some runs, and the sum of its squares. Both are exact, so that the
/// order in which runs are added does not matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sum {
    /// The sum.
    pub sum: u128,
    squares: u128,
}

impl Sum {
    /// Returns the sum of one run.
    pub fn of(count: u64) -> Sum {
        let sum = u128::from(count);
        Sum { sum, squares: sum * sum }
    }

    /// Returns the sum of this number of runs with a count of 1, and any number with 0.
    pub fn of_ones(runs: u64) -> Sum {
        Sum { sum: runs.into(), squares: runs.into() }
    }

    /// Returns the sum of the runs of both. It saturates on overflow, and is then not
    /// [sound](Sum::is_sound).
    pub fn plus(self, other: Sum) -> Sum {
        Sum {
            sum: self.sum.saturating_add(other.sum),
            squares: self.squares.saturating_add(other.squares),
        }
    }

    /// Returns `true` if this can be the sum of `runs` numbers: (Σx)² ≤ n·Σx² and
    /// Σx ≤ Σx² ≤ (Σx)² hold, and nothing overflows.
    pub fn is_sound(self, runs: u64) -> bool {
        let square = self.sum.checked_mul(self.sum);
        let max = self.squares.checked_mul(runs.into());
        square.is_some_and(|square| {
            self.sum <= self.squares && self.squares <= square && max >= Some(square)
        }) && max.is_some()
    }

    /// Returns the mean over `runs` runs.
    pub fn mean(self, runs: u64) -> f64 {
        self.sum as f64 / runs as f64
    }

    /// Returns the standard error of the mean, from the sample variance with n − 1:
    /// √((n·Σx² − (Σx)²) / (n²·(n − 1))). `None` for a single run.
    pub fn standard_error(self, runs: u64) -> Option<f64> {
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
        // One run has no standard error; that of equal runs is 0.
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
