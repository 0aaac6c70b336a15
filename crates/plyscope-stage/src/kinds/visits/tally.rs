//! The results of playouts: their sum, and the least and the greatest.

use plyscope::{Interval, Value};

/// The results of all playouts up to a moment, with infinite ones as they count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct VisitsTally {
    /// The root's visits and total.
    visits: u32,
    total: i64,
    /// The last result.
    last: i32,
    /// The least and the greatest of all results, and of all before the last.
    now: Option<Interval>,
    before: Option<Interval>,
}

impl VisitsTally {
    /// Adds the last result: the growth of the root's total, for its new visits.
    #[inline(always)]
    pub(super) fn add(&mut self, visits: u32, total: i64) {
        // It is a value, which has 32 bits.
        let last = (total - self.total) as i32;
        let value = Value::new(last);
        let Interval { lower, upper } = self.now.unwrap_or(Interval::exactly(value));
        *self = VisitsTally {
            visits,
            total,
            last,
            now: Some(Interval { lower: lower.min(value), upper: upper.max(value) }),
            before: self.now,
        };
    }

    /// Returns the number of playouts.
    pub fn visits(&self) -> u32 {
        self.visits
    }

    /// Returns the result of the last playout.
    pub fn last(&self) -> Value {
        Value::new(self.last)
    }

    /// Returns the least and the greatest result, the last one included.
    pub(super) fn extent(&self) -> Option<Interval> {
        self.now
    }

    /// Returns the least and the greatest result before the last one, which the last selection
    /// used.
    pub(super) fn extent_before(&self) -> Option<Interval> {
        self.before
    }
}
