//! Game-tree searches that can be watched.
//!
//! A search takes one [`step`](Search::step) at a time and reports to an
//! [`Observer`] what happened: which node it entered, what it evaluated, why it
//! cut. Between two steps it can be left for ever. With [`Silent`] as the
//! observer, the same code is a plain fast search.
//!
//! ```
//! use plyscope::{Event, Line, Search, alpha_beta::{self, AlphaBeta}, tree::Tree};
//!
//! let tree: Tree = "[[3,12,8],[2,4,6],[14,5,2]]".parse()?;
//! let mut search = AlphaBeta::new(&tree, alpha_beta::Options::default());
//! let mut cutoffs = 0;
//! let mut observer = |_: Line, event: Event<'_>| {
//!     cutoffs += u32::from(matches!(event, Event::Cutoff { .. }));
//! };
//! while search.step(&mut observer) {}
//! assert_eq!(cutoffs, 1);
//! # Ok::<(), plyscope::NotationError>(())
//! ```

mod board;
mod bound_parts;
mod counts;
mod decimal;
mod event;
pub mod exercises;
mod game;
mod games;
mod limits;
pub mod mistakes;
mod open;
mod options;
mod outcome;
mod path;
mod payoffs;
mod player;
pub mod plies;
mod proof;
mod scale;
mod search;
mod searches;
mod unit;
mod value;
mod window;
#[doc(hidden)]
pub mod work;

pub use board::{Board, Cell, Chessman};
pub use bound_parts::{BoundMatrix, BoundParts, LastRoad, Road, RouteRest};
pub use counts::{CountSpec, Counts};
pub use event::{
    Bound, CutBy, Event, Line, NodeId, Observer, OrderReason, Siblings, Silent, Status, Strategy,
    StrategyReason,
};
pub use game::Game;
#[cfg(feature = "chess")]
pub use games::chess;
#[cfg(all(feature = "rules", not(plyscope_trees)))]
pub use games::common_parts::{CommonParts, PartsError};
#[cfg(all(feature = "rules", not(plyscope_trees)))]
pub use games::rules::{Ruled, RuledMove, RuledPosition, Rules};
#[cfg(feature = "words")]
pub use games::words;
pub use games::{
    AnyGame, AnyMove, AnyPosition, Expected, Found, GAMES, GambitMistake, GameInfo, NotationError,
    NotationErrorKind, Turn, tree,
};
pub use games::{connect_four, nim, pig, players, puzzle, random, sum, tic_tac_toe, tsp};
pub use limits::Limits;
pub use open::OpenState;
pub use options::{
    Algorithm, CONVENTIONS, Convention, OptionError, OptionKind, OptionSpec, SearchKind, Settings,
};
pub use outcome::{Mean, Outcome, Reason};
pub use path::{Path, PathError};
pub use payoffs::{Payoffs, Seat};
pub use player::Player;
pub use proof::Proof;
pub use search::{Search, run};
pub use searches::*;
pub use unit::{Numbers, Unit};
pub use value::{DisplayValue, Interval, Value};
pub use window::Window;

/// The example in the README is one of the tests, in the repository and in the package.
#[cfg(doctest)]
#[doc = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", env!("CARGO_PKG_README")))]
struct Readme;
