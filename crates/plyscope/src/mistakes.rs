//! Alpha-beta as people get it wrong, and which mistakes explain an answer.

mod exercise;
mod mistake;
mod prover;
mod set;
mod smallest;
mod work;

pub use exercise::{Exercise, NoExercise};
pub use mistake::{Mistake, UnknownMistake};
pub use prover::{Prover, Verdict, smallest_difference};
pub use set::Mistakes;
pub use work::Work;
