//! A search that is worked by hand: what is asked of it, and where an answer is wrong.

#[cfg(feature = "figures")]
mod explained;
#[cfg(feature = "figures")]
mod mark;
pub(crate) mod question;
#[cfg(feature = "figures")]
mod questions;

#[cfg(feature = "figures")]
pub use explained::explain;
#[cfg(feature = "figures")]
pub use mark::Marks;
pub use question::{Ask, Cell, Question};
#[cfg(feature = "figures")]
pub use questions::questions;
