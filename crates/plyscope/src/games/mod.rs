//! The games, a file each, and their register.
//!
//! A game is one line of text, `name:arguments`. To add one: its file, with
//! an implementation of [`Game`](crate::Game), of `Display` and of `Entry`;
//! its line in the register below; its line in `tests/core/games.rs`.

pub(crate) mod any;
#[cfg(feature = "games")]
mod arguments;
pub(crate) mod notation;

#[cfg(feature = "chess")]
pub mod chess;
#[cfg(feature = "games")]
pub mod connect_four;
#[cfg(feature = "games")]
pub mod nim;
#[cfg(feature = "games")]
pub mod puzzle;
#[cfg(feature = "games")]
pub mod random;
#[cfg(feature = "games")]
pub mod sum;
#[cfg(feature = "games")]
pub mod tic_tac_toe;
pub mod tree;
#[cfg(feature = "games")]
pub mod tsp;
#[cfg(feature = "words")]
pub mod words;

pub use any::GameInfo;
pub use notation::{Expected, Found, NotationError, NotationErrorKind};

any::register! { $
    Tree(tree::Tree),
    #[cfg(feature = "games")]
    Random(random::Random),
    #[cfg(feature = "games")]
    TicTacToe(tic_tac_toe::TicTacToe),
    #[cfg(feature = "games")]
    Nim(nim::Nim),
    #[cfg(feature = "games")]
    Tsp(tsp::Tsp),
    #[cfg(feature = "games")]
    Puzzle(puzzle::Puzzle),
    #[cfg(feature = "games")]
    ConnectFour(connect_four::ConnectFour),
    #[cfg(feature = "games")]
    Sum(sum::Sum),
    #[cfg(feature = "chess")]
    Chess(chess::Chess),
    #[cfg(feature = "words")]
    Words(words::Words),
}
