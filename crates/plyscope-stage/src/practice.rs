//! What readers do themselves: a search that is worked by hand, and a tree that is made. What is
//! asked, and where an answer is wrong.

#[cfg(feature = "figures")]
pub(crate) mod explained;
#[cfg(feature = "figures")]
mod follows;
#[cfg(feature = "figures")]
mod mark;
#[cfg(feature = "figures")]
mod next;
#[cfg(feature = "figures")]
mod open_list;
#[cfg(feature = "figures")]
mod pins;
pub(crate) mod question;
#[cfg(feature = "figures")]
mod questions;
#[cfg(feature = "figures")]
pub(crate) mod same;
#[cfg(feature = "figures")]
mod task;
#[cfg(feature = "figures")]
mod worked;

#[cfg(feature = "figures")]
pub use explained::explain;
#[cfg(feature = "figures")]
pub use follows::follows;
#[cfg(feature = "figures")]
pub use mark::Marks;
#[cfg(feature = "figures")]
pub use pins::{Pin, pins};
pub use question::{Ask, Cell, Question};
#[cfg(feature = "figures")]
pub use questions::questions;
#[cfg(feature = "figures")]
pub use task::{Judged, Task, TaskError};
