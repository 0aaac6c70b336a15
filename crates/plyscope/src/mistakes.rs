//! Searches as people get them wrong, and which mistakes explain an answer.

mod alpha_beta;
mod b_star;
mod exercise;
mod mistake;
mod mtd;
mod next;
mod procedure;
mod prover;
mod set;
mod smallest;
mod sss_star;
mod told;
mod uct;
mod work;

pub use exercise::{Exercise, NoExercise};
pub use mistake::{Mistake, UnknownMistake};
pub use next::{Next, Written};
pub use procedure::Procedure;
pub use prover::{Prover, Verdict, smallest_difference};
pub use set::Mistakes;
pub use work::{Step, Work};
