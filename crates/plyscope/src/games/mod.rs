//! The games, a file each, and their register.
//!
//! A game is one line of text, `name:arguments`. To add one: its file, with
//! an implementation of [`Game`](crate::Game), of `Display` and of `Entry`;
//! its line in the register below; its line in `tests/games.rs`.

mod any;
mod arguments;
mod notation;

pub mod connect_four;
pub mod nim;
pub mod puzzle;
pub mod random;
pub mod sum;
pub mod tic_tac_toe;
pub mod tree;
pub mod tsp;

pub use any::GameInfo;
pub use notation::{Expected, Found, Mistake, NotationError};

any::register! {
    Tree(tree::Tree),
    Random(random::Random),
    TicTacToe(tic_tac_toe::TicTacToe),
    Nim(nim::Nim),
    Tsp(tsp::Tsp),
    Puzzle(puzzle::Puzzle),
    ConnectFour(connect_four::ConnectFour),
    Sum(sum::Sum),
}
