//! The bindings that the page and the npm package call, and a frame does not.

mod catalogue;
mod check;
mod error;
mod notations;
mod orders;
mod palette;
mod positions;
mod practice;
mod search;
mod types;

pub use self::catalogue::catalogue;
pub use self::check::{check, told};
pub(crate) use self::error::OpenError;
pub use self::notations::{other_reading, written_in};
pub use self::orders::orders;
pub use self::palette::palette;
pub use self::positions::positions;
pub use self::practice::{Practice, Prover, judge};
pub use self::search::Search;
