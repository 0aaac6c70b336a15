//! Any of the games, chosen by a line of text.

use std::fmt;

use super::notation::{Expected, NotationError, TextPart};
use crate::{Game, Limits, OptionSpec};

/// The description of a game, from which help and controls are made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameInfo {
    /// As written before the colon.
    pub name: &'static str,
    /// One sentence.
    pub about: &'static str,
    /// A line of text that names a game of this kind.
    pub example: &'static str,
    /// Its arguments of the form `name=value`.
    pub options: &'static [OptionSpec],
}

/// A game as the register needs it. Its `Display` writes the whole line, from
/// the name on, and `read` reads the text after the colon.
pub(crate) trait RegisteredGame: Game + fmt::Display + Sized {
    /// The description of the game.
    const INFO: GameInfo;

    /// Returns the game with bounds that hold, if its own may be wrong.
    fn sound(&self) -> Option<Self> {
        None
    }

    /// Appends the legal moves, each changed in this way.
    fn moves_as<M>(
        &self,
        position: &Self::Position,
        moves: &mut Vec<M>,
        change: impl Fn(Self::Move) -> M,
    ) {
        let mut own = Vec::new();
        self.moves(position, &mut own);
        moves.extend(own.into_iter().map(change));
    }

    /// Returns the game with these arguments. One that can be larger than the limits refuses them.
    fn read(arguments: TextPart<'_>, limits: Limits) -> Result<Self, NotationError>;

    /// Reads a line with the game's name or without it.
    fn parse(text: &str) -> Result<Self, NotationError> {
        let all = TextPart::of(text).trim();
        let arguments = match all.split_once(':') {
            Some((name, arguments)) if name.trim().as_str() == Self::INFO.name => arguments,
            None if all.as_str() == Self::INFO.name => {
                all.part(all.as_str().len(), all.as_str().len())
            }
            _ => all,
        };
        Self::read(arguments, Limits::NONE)
    }
}

/// Writes `FromStr` of a game.
macro_rules! from_text {
    ($game:ty) => {
        impl std::str::FromStr for $game {
            type Err = $crate::NotationError;

            /// Reads a line with the game's name or without it.
            fn from_str(text: &str) -> Result<$game, $crate::NotationError> {
                <$game as $crate::games::any::RegisteredGame>::parse(text)
            }
        }
    };
}
pub(super) use from_text;

/// A line of text, cut into a game's name and its arguments.
pub(crate) fn name_and_arguments(
    text: &str,
) -> Result<(TextPart<'_>, TextPart<'_>), NotationError> {
    let all = TextPart::of(text).trim();
    if all.as_str().is_empty() {
        return Err(all.expected(Expected::Game));
    }
    let length = all.as_str().len();
    Ok(all.split_once(':').unwrap_or((all, all.part(length, length))))
}

/// A position or a move was given to another game than its own.
pub(super) fn foreign() -> ! {
    panic!("a position or a move of another game")
}

/// From the list of games: [`AnyGame`](super::AnyGame), its positions and its
/// moves, and [`GAMES`](super::GAMES). Behind the semicolon are those that text can't name. `$d` is a
/// dollar sign, for the macro inside.
macro_rules! register {
    (@all $d:tt $($(#[$built:meta])* $game:ident($type:ty)),* $(,)?) => {
        /// Any of the games, as a line of text names it.
        ///
        /// Text that begins with a bracket, a brace or a number is a tree;
        /// all else is `name:arguments`. `Display` writes the line that
        /// `FromStr` reads. A clone costs next to nothing.
        ///
        /// ```
        /// use plyscope::{AnyGame, Game};
        ///
        /// let nim: AnyGame = "nim:3,2".parse()?;
        /// let mut moves = Vec::new();
        /// nim.moves(&nim.start(), &mut moves);
        /// assert_eq!(moves.len(), 5);
        ///
        /// let tree: AnyGame = "[[3,12,8],[2,4,6]]".parse()?;
        /// assert_eq!(tree.to_string(), "tree:[[3,12,8],[2,4,6]]");
        ///
        /// let error = "go".parse::<AnyGame>().unwrap_err().to_string();
        /// assert!(error.contains("there is no game `go`"));
        /// # Ok::<(), plyscope::NotationError>(())
        /// ```
        ///
        /// # Panics
        ///
        /// The methods of [`Game`](crate::Game) panic where they are given a
        /// position or a move of another kind of game.
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[non_exhaustive]
        pub enum AnyGame {
            $($(#[$built])* #[doc = concat!("See [`", stringify!($type), "`].")] $game($type)),*
        }

        /// A position of [`AnyGame`].
        #[derive(Clone, PartialEq, Eq, Hash, Debug)]
        #[non_exhaustive]
        pub enum AnyPosition {
            $($(#[$built])* #[doc = concat!("In [`", stringify!($type), "`].")]
            $game(<$type as $crate::Game>::Position)),*
        }

        /// A move of [`AnyGame`].
        #[derive(Clone, PartialEq, Eq, Hash, Debug)]
        #[non_exhaustive]
        pub enum AnyMove {
            $($(#[$built])* #[doc = concat!("In [`", stringify!($type), "`].")]
            $game(<$type as $crate::Game>::Move)),*
        }

        impl AnyGame {
            /// Returns the description of the game.
            pub fn info(&self) -> &'static $crate::GameInfo {
                match self {
                    $($(#[$built])* AnyGame::$game(_) => const { &<$type as any::RegisteredGame>::INFO }),*
                }
            }

            /// Returns the game with bounds that hold, if its own
            /// [may be wrong](crate::Game::is_sound).
            pub fn sound(&self) -> Option<AnyGame> {
                match self {
                    $($(#[$built])* AnyGame::$game(game) => any::RegisteredGame::sound(game).map(AnyGame::$game)),*
                }
            }
        }

        macro_rules! in_any_game {
            ($d any:expr, $d inner:ident => $d result:expr) => {
                match $d any {
                    $($(#[$built])* AnyGame::$game($d inner) => $d result),*
                }
            };
        }

        macro_rules! at_position {
            ($d any:expr, $d position:expr, ($d game:ident, $d at:ident) => $d result:expr) => {
                match ($d any, $d position) {
                    $($(#[$built])* (AnyGame::$game($d game), AnyPosition::$game($d at)) => {
                        $crate::work::look_at(1);
                        $d result
                    })*
                    #[allow(unreachable_patterns, reason = "there may be just one game")]
                    _ => any::foreign(),
                }
            };
        }

        #[allow(unreachable_patterns, reason = "there may be just one game")]
        impl $crate::Game for AnyGame {
            type Position = AnyPosition;
            type Move = AnyMove;

            fn start(&self) -> AnyPosition {
                match self {
                    $($(#[$built])* AnyGame::$game(game) => AnyPosition::$game(game.start())),*
                }
            }
            fn player(&self, position: &AnyPosition) -> $crate::Player {
                at_position!(self, position, (game, position) => game.player(position))
            }
            fn moves(&self, position: &AnyPosition, moves: &mut Vec<AnyMove>) {
                match (self, position) {
                    $($(#[$built])* (AnyGame::$game(game), AnyPosition::$game(position)) => {
                        let before = moves.len();
                        any::RegisteredGame::moves_as(game, position, moves, AnyMove::$game);
                        $crate::work::look_at(1 + moves.len() - before);
                    })*
                    _ => any::foreign(),
                }
            }
            fn is_over(&self, position: &AnyPosition) -> bool {
                at_position!(self, position, (game, position) => game.is_over(position))
            }
            fn seat(&self, position: &AnyPosition) -> $crate::Seat {
                at_position!(self, position, (game, position) => game.seat(position))
            }
            fn payoffs(&self, position: &AnyPosition) -> Option<$crate::Payoffs> {
                at_position!(self, position, (game, position) => game.payoffs(position))
            }
            fn is_quiet(&self, position: &AnyPosition) -> bool {
                at_position!(self, position, (game, position) => game.is_quiet(position))
            }
            fn play(&self, position: &AnyPosition, mv: &AnyMove) -> AnyPosition {
                match (self, position, mv) {
                    $($(#[$built])* (AnyGame::$game(game), AnyPosition::$game(position), AnyMove::$game(mv)) => {
                        $crate::work::look_at(1);
                        AnyPosition::$game(game.play(position, mv))
                    })*
                    _ => any::foreign(),
                }
            }
            fn value(&self, position: &AnyPosition) -> $crate::Value {
                at_position!(self, position, (game, position) => game.value(position))
            }
            fn value_ahead(&self, position: &AnyPosition, ahead: &mut u64) -> $crate::Value {
                at_position!(self, position, (game, position) => game.value_ahead(position, ahead))
            }
            fn interval(&self, position: &AnyPosition) -> Option<$crate::Interval> {
                at_position!(self, position, (game, position) => game.interval(position))
            }
            fn interval_ahead(
                &self,
                position: &AnyPosition,
                ahead: &mut u64,
            ) -> Option<$crate::Interval> {
                at_position!(self, position, (game, position) => game.interval_ahead(position, ahead))
            }
            fn bound_parts(&self, position: &AnyPosition) -> Option<$crate::BoundParts> {
                at_position!(self, position, (game, position) => game.bound_parts(position))
            }
            fn bound_matrix(&self, position: &AnyPosition) -> Option<$crate::BoundMatrix> {
                at_position!(self, position, (game, position) => game.bound_matrix(position))
            }
            fn with_bound(self, name: &str) -> Result<AnyGame, &'static [&'static str]> {
                match self {
                    $($(#[$built])* AnyGame::$game(game) => game.with_bound(name).map(AnyGame::$game)),*
                }
            }
            fn state(&self, position: &AnyPosition) -> Option<(AnyPosition, $crate::Value)> {
                match (self, position) {
                    $($(#[$built])* (AnyGame::$game(game), AnyPosition::$game(position)) => {
                        let (state, cost) = game.state(position)?;
                        Some((AnyPosition::$game(state), cost))
                    })*
                    _ => any::foreign(),
                }
            }
            fn move_name(&self, position: &AnyPosition, mv: &AnyMove) -> Option<String> {
                match (self, position, mv) {
                    $($(#[$built])* (AnyGame::$game(game), AnyPosition::$game(position), AnyMove::$game(mv)) => {
                        $crate::work::look_at(1);
                        game.move_name(position, mv)
                    })*
                    _ => any::foreign(),
                }
            }
            fn is_chance(&self, position: &AnyPosition) -> bool {
                at_position!(self, position, (game, position) => game.is_chance(position))
            }
            fn weights(&self, position: &AnyPosition, weights: &mut Vec<u32>) {
                at_position!(self, position, (game, position) => game.weights(position, weights))
            }
            fn board(&self, position: &AnyPosition) -> Option<$crate::Board> {
                at_position!(self, position, (game, position) => game.board(position))
            }
            $crate::game::whole_game!(in_any_game);
        }

        impl std::fmt::Display for AnyGame {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $($(#[$built])* AnyGame::$game(game) => game.fmt(f)),*
                }
            }
        }

        impl std::str::FromStr for AnyGame {
            type Err = NotationError;

            fn from_str(text: &str) -> Result<AnyGame, NotationError> {
                AnyGame::within(text, $crate::Limits::NONE)
            }
        }

        $(
            $(#[$built])*
            impl From<$type> for AnyGame {
                fn from(game: $type) -> AnyGame {
                    AnyGame::$game(game)
                }
            }
        )*
    };
    ($d:tt
        $($(#[$built:meta])* $game:ident($type:ty)),+ ;
        $($(#[$nameless_built:meta])* $nameless:ident($nameless_type:ty)),+ $(,)?
    ) => {
        /// Every game there is, described.
        ///
        /// ```
        /// use plyscope::{AnyGame, GAMES};
        ///
        /// for game in GAMES {
        ///     let example: AnyGame = game.example.parse()?;
        ///     assert_eq!(example.info(), game);
        /// }
        /// # Ok::<(), plyscope::NotationError>(())
        /// ```
        pub const GAMES: &[$crate::GameInfo] = &[$($(#[$built])* <$type as any::RegisteredGame>::INFO),*];

        impl AnyGame {
            /// Reads a line as `FromStr` does, unless the game is larger than these limits.
            ///
            /// # Errors
            ///
            /// The text names no game, or one in which a node may have more children, or a line of
            /// play more plies. A game that [may never end](crate::Game::is_endless) has no limit
            /// of plies: a search of it has one
            /// ([`SearchBuilder::within`](crate::SearchBuilder::within)).
            pub fn within(
                text: &str,
                limits: $crate::Limits,
            ) -> Result<AnyGame, NotationError> {
                let read = |text: &str| AnyGame::in_notation(text, limits);
                if $crate::scale::LARGE { forms::read(text, &read) } else { read(text) }
            }

            /// Returns the game that a text may mean as well, where it is read as a tree: a board, or a
            /// table of distances, in lists.
            ///
            /// ```
            /// use plyscope::AnyGame;
            ///
            /// let other = AnyGame::other_reading("[[0,3,9],[3,0,4],[9,4,0]]").unwrap();
            /// assert_eq!(other.to_string(), "tsp:[[0,3,9],[3,0,4],[9,4,0]]");
            /// assert_eq!(AnyGame::other_reading("[[3,12,8],[2,4,6]]"), None);
            /// ```
            pub fn other_reading(text: &str) -> Option<AnyGame> {
                let other = if $crate::scale::LARGE { forms::other_reading(text)? } else { return None };
                other.parse().ok()
            }

            fn in_notation(
                text: &str,
                limits: $crate::Limits,
            ) -> Result<AnyGame, NotationError> {
                if is_bare_tree(text) {
                    return any::RegisteredGame::read(notation::TextPart::of(text).trim(), limits)
                        .map(AnyGame::Tree);
                }
                let (name, arguments) = any::name_and_arguments(text)?;
                match name.trim().as_str() {
                    $($(#[$built])* word if word == <$type as any::RegisteredGame>::INFO.name => {
                        <$type as any::RegisteredGame>::read(arguments, limits).map(AnyGame::$game)
                    })*
                    word => Err(name.trim().error(names::unknown(word))),
                }
            }
        }

        any::register! { @all $d
            $($(#[$built])* $game($type),)+
            $($(#[$nameless_built])* $nameless($nameless_type),)+
        }
    };
}
pub(super) use register;
