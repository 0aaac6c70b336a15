//! The games, a file each, and their register.

pub mod nim;
pub mod random;
pub mod tic_tac_toe;
pub mod tree;
