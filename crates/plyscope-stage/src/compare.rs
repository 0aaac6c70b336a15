//! Several searches on a sample of games: what each of them counts, added up.
//!
//! Sums are exact integers, so that a sample can be divided in any way, and its parts added in any
//! order.
// See docs/decisions/a-comparison-is-sums-of-integers.md.

mod counts;
mod error;
mod report;
mod sample;
mod spec;
mod sum;

pub use counts::all_counts;
pub use error::CompareError;
pub use report::{Disagreement, Disagreements, FORMAT, Found, Report, Row, TIME, range};
pub use sample::Sample;
pub use spec::SearchSpec;
pub use sum::Sum;
