//! Exercises made to order: trees on which a search does what is wished for, found by trying seeds.

mod change;
mod difficulty;
mod feature;
mod features;
mod set;
mod shape;
mod wish;

pub use change::Change;
pub use difficulty::Difficulty;
pub use feature::{Feature, UnknownFeature};
pub use features::{FeatureCounter, Features};
pub use set::{Exercise, NoSet, Order};
pub use shape::Shape;
pub use wish::{Wish, WishError};
