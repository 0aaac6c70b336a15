//! The games, a file each, and their register.
//!
//! A game is one line of text, `name:arguments`. To add one: its file, with
//! an implementation of [`Game`](crate::Game), of `Display` and of `RegisteredGame`;
//! its line in the register below; its line in `tests/core/games.rs`.

pub(crate) mod any;
mod arguments;
mod bare_tree;
mod forms;
mod names;
pub(crate) mod notation;
mod opening;

#[cfg(feature = "chess")]
pub mod chess;
#[cfg(all(feature = "rules", not(plyscope_trees)))]
pub(crate) mod common_parts;
pub mod connect_four;
pub mod nim;
pub mod pig;
pub mod players;
pub mod puzzle;
pub mod random;
#[cfg(all(feature = "rules", not(plyscope_trees)))]
pub(crate) mod rules;
pub mod sum;
pub mod tic_tac_toe;
pub mod tree;
pub mod tsp;
mod typesetting;
#[cfg(feature = "words")]
pub mod words;

use bare_tree::is_bare_tree;

pub use any::GameInfo;
pub use notation::{Expected, Found, GambitMistake, NotationError, NotationErrorKind, Turn};

// The module of a frame for written trees (`plyscope_trees`) has no other game, and none of the
// modules of a frame has chance.
any::register! { $
    Tree(tree::Tree),
    #[cfg(not(plyscope_trees))]
    Random(random::Random),
    #[cfg(not(plyscope_trees))]
    TicTacToe(tic_tac_toe::TicTacToe),
    #[cfg(not(plyscope_trees))]
    Nim(nim::Nim),
    #[cfg(not(plyscope_trees))]
    Tsp(tsp::Tsp),
    #[cfg(not(plyscope_trees))]
    Puzzle(puzzle::Puzzle),
    #[cfg(not(plyscope_trees))]
    ConnectFour(connect_four::ConnectFour),
    #[cfg(not(plyscope_trees))]
    Sum(sum::Sum),
    #[cfg(not(plyscope_frame))]
    Pig(pig::Pig),
    #[cfg(not(plyscope_frame))]
    Players(players::Players),
    #[cfg(all(feature = "chess", not(plyscope_trees)))]
    Chess(chess::Chess),
    #[cfg(all(feature = "words", not(plyscope_trees)))]
    Words(words::Words);
    #[cfg(all(feature = "rules", not(plyscope_trees)))]
    Ruled(rules::Ruled),
}
