//! The places of all nodes: a tidy drawing of the whole tree, made once.

mod drawing;
mod last_ranks;
mod places;
mod tidy;

pub use drawing::Drawing;
pub(crate) use places::BLOCK;
pub use places::Layout;

#[cfg(test)]
mod tests;
