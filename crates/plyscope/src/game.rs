//! The interface between games and searches.

use std::fmt::Debug;
use std::hash::Hash;

use crate::{Board, BoundMatrix, BoundParts, Interval, Payoffs, Player, Seat, Unit, Value};

/// A game, as a search sees it: positions, the player to move, the moves in
/// order, and the value of a position.
///
/// Moves are visited in the order in which [`moves`](Game::moves) lists them;
/// a node's children are numbered by that order. A player may move several
/// times in a row, but all successors of one position have the same player to
/// move, unless [`mixes_players`](Game::mixes_players) says otherwise.
///
/// ```
/// use plyscope::{Game, Player, Silent, Value, minimax::{self, Minimax}, run};
///
/// /// Take one or two matches; whoever takes the last one wins.
/// struct Matches(u32);
///
/// impl Game for Matches {
///     type Position = (u32, bool);
///     type Move = u32;
///
///     fn start(&self) -> (u32, bool) {
///         (self.0, true)
///     }
///     fn player(&self, &(_, max): &(u32, bool)) -> Player {
///         if max { Player::Max } else { Player::Min }
///     }
///     fn moves(&self, &(left, _): &(u32, bool), moves: &mut Vec<u32>) {
///         moves.extend(1..=left.min(2));
///     }
///     fn play(&self, &(left, max): &(u32, bool), taken: &u32) -> (u32, bool) {
///         (left - taken, !max)
///     }
///     fn value(&self, &(_, max): &(u32, bool)) -> Value {
///         Value::new(if max { -1 } else { 1 })
///     }
/// }
///
/// let mut search = Minimax::new(Matches(4), minimax::Options::default());
/// let outcome = run(&mut search, &mut Silent);
/// assert_eq!(outcome.value(), Some(Value::new(1)));
/// assert_eq!(outcome.best, Some(0), "take one, and leave three");
/// ```
pub trait Game {
    /// A state of the game, including the player to move. Equal positions have
    /// equal successors and values.
    type Position: Clone + Eq + Hash + Debug;
    /// A move in a position.
    type Move: Clone + Eq + Hash + Debug;

    /// Returns the position at the root.
    fn start(&self) -> Self::Position;

    /// Returns the player to move; where chance moves, the one who moved last.
    fn player(&self, position: &Self::Position) -> Player;

    /// Appends the legal moves, left to right; none if the game is over.
    fn moves(&self, position: &Self::Position, moves: &mut Vec<Self::Move>);

    /// Returns `true` if the game is over: if there is no legal move. A game whose positions have
    /// many moves overrides it where it can tell without listing them.
    fn is_over(&self, position: &Self::Position) -> bool {
        let mut moves = Vec::new();
        self.moves(position, &mut moves);
        moves.is_empty()
    }

    /// Returns the position after a move that [`moves`](Game::moves) listed.
    fn play(&self, position: &Self::Position, mv: &Self::Move) -> Self::Position;

    /// Returns the value of the position to MAX: exact if the game is over, an
    /// evaluation elsewhere, which is needed only at a horizon.
    fn value(&self, position: &Self::Position) -> Value;

    /// Returns the [value](Game::value), and adds to `ahead` the positions below this one that the
    /// game looked at for it: in chess, those after captures.
    ///
    /// ```
    /// use plyscope::{Game, chess::Chess};
    ///
    /// let game: Chess = "chess:4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1".parse()?;
    /// let mut ahead = 0;
    /// let value = game.value_ahead(&game.start(), &mut ahead);
    /// assert_eq!((value, ahead), (game.value(&game.start()), 1), "the pawn takes the pawn");
    /// # Ok::<(), plyscope::NotationError>(())
    /// ```
    fn value_ahead(&self, position: &Self::Position, ahead: &mut u64) -> Value {
        let _ = ahead;
        self.value(position)
    }

    /// Returns `false` if the [value](Game::value) of the position can't be trusted at a horizon,
    /// because the next moves may change it much. A search with quiescence goes on from there.
    ///
    /// ```
    /// use plyscope::{Game, tree::Tree};
    ///
    /// let tree: Tree = "[A:5![3,12],B:7[2,4]]".parse()?;
    /// let child = |child| tree.play(&tree.start(), &child);
    /// assert_eq!((tree.is_quiet(&child(0)), tree.is_quiet(&child(1))), (false, true));
    /// # Ok::<(), plyscope::NotationError>(())
    /// ```
    fn is_quiet(&self, position: &Self::Position) -> bool {
        let _ = position;
        true
    }

    /// Returns whose turn it is, in a game of [three players](Game::payoffs).
    fn seat(&self, position: &Self::Position) -> Seat {
        Seat::new(u32::from(self.player(position) == Player::Min))
    }

    /// Returns what each of three players gets in this position, in units; `None` in a game of two,
    /// which most are.
    fn payoffs(&self, position: &Self::Position) -> Option<Payoffs> {
        let _ = position;
        None
    }

    /// Returns the least payoff that a player can get at all, and the most that all players get
    /// together, if they are known: what shallow pruning goes by.
    fn payoff_bounds(&self) -> Option<(Value, Value)> {
        None
    }

    /// Returns bounds on the position's value that are known without searching,
    /// for B* and branch and bound, if the game has any.
    fn interval(&self, position: &Self::Position) -> Option<Interval> {
        let _ = position;
        None
    }

    /// Returns the bounds of [`interval`](Game::interval), and adds to `ahead` the positions below
    /// this one that the game looked at for them.
    fn interval_ahead(&self, position: &Self::Position, ahead: &mut u64) -> Option<Interval> {
        let _ = ahead;
        self.interval(position)
    }

    /// Returns `false` if there are no bounds at any position: nobody then has to look for them.
    fn gives_bounds(&self) -> bool {
        true
    }

    /// Returns the numbers that the lower bound of [`interval`](Game::interval) is the sum of, if
    /// there are several.
    fn bound_parts(&self, position: &Self::Position) -> Option<BoundParts> {
        let _ = position;
        None
    }

    /// Returns the reduced matrix that the lower bound of [`interval`](Game::interval) comes from,
    /// if it comes from one.
    fn bound_matrix(&self, position: &Self::Position) -> Option<BoundMatrix> {
        let _ = position;
        None
    }

    /// Returns this game with another of its lower bounds.
    ///
    /// # Errors
    ///
    /// It has no bound of this name: the names of those that it has.
    fn with_bound(self, name: &str) -> Result<Self, &'static [&'static str]>
    where
        Self: Sized,
    {
        let _ = name;
        Err(&[])
    }

    /// Returns the state of a position and the cost of getting there, for a game in which several
    /// lines lead to one state. The state is a position, the same one for each of these lines. What
    /// can be reached from it costs the same, whichever line led to it.
    fn state(&self, position: &Self::Position) -> Option<(Self::Position, Value)> {
        let _ = position;
        None
    }

    /// Returns what one unit of [`Value`] is worth: with a tenth, a value of 25 units is written 2.5.
    fn unit(&self) -> Unit {
        Unit::ONE
    }

    /// Returns the name of this move, if it has one besides its number.
    fn move_name(&self, position: &Self::Position, mv: &Self::Move) -> Option<String> {
        let _ = (position, mv);
        None
    }

    /// Returns `false` if no move has a [name](Game::move_name).
    fn names_moves(&self) -> bool {
        true
    }

    /// Returns the board of the position, if it has one.
    fn board(&self, position: &Self::Position) -> Option<Board> {
        let _ = position;
        None
    }

    /// Returns `true` if equal positions are to be one node: a search that can
    /// remember positions then does so by default.
    fn merges(&self) -> bool {
        false
    }

    /// Returns `true` if successors of one position may have different players to
    /// move. A search then asks for the player at each of them, to report it.
    fn mixes_players(&self) -> bool {
        false
    }

    /// Returns `true` if chance moves at some position, which is a die, a card, or a coin. Only a
    /// search that [takes means](crate::Algorithm::refuses_chance) can search such a game.
    ///
    /// ```
    /// use plyscope::{Game, tree::Tree};
    ///
    /// let tree: Tree = "[chance[1/3:5, 2/3:2], 4]".parse()?;
    /// assert!(tree.has_chance());
    /// let chance = tree.play(&tree.start(), &0);
    /// assert!(tree.is_chance(&chance));
    /// let mut weights = Vec::new();
    /// tree.weights(&chance, &mut weights);
    /// assert_eq!(weights, [1, 2]);
    /// # Ok::<(), plyscope::NotationError>(())
    /// ```
    fn has_chance(&self) -> bool {
        false
    }

    /// Returns `true` if chance moves at this position.
    fn is_chance(&self, position: &Self::Position) -> bool {
        let _ = position;
        false
    }

    /// Appends a weight for each move at a position where chance moves, in the order of
    /// [`moves`](Game::moves): the probability of a move is its weight over the sum of all. A mean of
    /// values with these weights is a whole number of [units](Game::unit).
    fn weights(&self, position: &Self::Position, weights: &mut Vec<u32>) {
        let _ = (position, weights);
    }

    /// Returns the least and the greatest finite value that a position can have, if
    /// that is known. Evaluations at a horizon count, too, and so do the finite ends
    /// of bounds that [`interval`](Game::interval) returns.
    fn value_range(&self) -> Option<Interval> {
        None
    }

    /// Returns the same of the positions where the game is over: no evaluation counts.
    fn outcome_range(&self) -> Option<Interval> {
        self.value_range()
    }

    /// Returns `true` if a line of play may never end, so that a search that goes
    /// down a line to its end needs a horizon.
    fn is_endless(&self) -> bool {
        false
    }

    /// Returns `false` if bounds of [`interval`](Game::interval) may be wrong: on purpose, or because
    /// they are estimates.
    fn is_sound(&self) -> bool {
        true
    }
}

/// Writes the methods about a game as a whole, for a game that passes them on to another:
/// `$inside!(self, game => …)` evaluates an expression with the other game.
macro_rules! whole_game {
    ($inside:ident) => {
        fn unit(&self) -> $crate::Unit {
            $inside!(self, game => game.unit())
        }
        fn merges(&self) -> bool {
            $inside!(self, game => game.merges())
        }
        fn has_chance(&self) -> bool {
            $inside!(self, game => game.has_chance())
        }
        fn mixes_players(&self) -> bool {
            $inside!(self, game => game.mixes_players())
        }
        fn value_range(&self) -> Option<$crate::Interval> {
            $inside!(self, game => game.value_range())
        }
        fn outcome_range(&self) -> Option<$crate::Interval> {
            $inside!(self, game => game.outcome_range())
        }
        fn payoff_bounds(&self) -> Option<($crate::Value, $crate::Value)> {
            $inside!(self, game => game.payoff_bounds())
        }
        fn is_endless(&self) -> bool {
            $inside!(self, game => game.is_endless())
        }
        fn is_sound(&self) -> bool {
            $inside!(self, game => game.is_sound())
        }
        fn names_moves(&self) -> bool {
            $inside!(self, game => game.names_moves())
        }
        fn gives_bounds(&self) -> bool {
            $inside!(self, game => game.gives_bounds())
        }
    };
}
pub(crate) use whole_game;

macro_rules! in_reference {
    ($reference:expr, $game:ident => $result:expr) => {{
        let $game = &**$reference;
        $result
    }};
}

impl<G: Game> Game for &G {
    type Position = G::Position;
    type Move = G::Move;

    fn start(&self) -> G::Position {
        (**self).start()
    }
    fn player(&self, position: &G::Position) -> Player {
        (**self).player(position)
    }
    fn moves(&self, position: &G::Position, moves: &mut Vec<G::Move>) {
        (**self).moves(position, moves);
    }
    fn is_over(&self, position: &G::Position) -> bool {
        (**self).is_over(position)
    }
    fn is_quiet(&self, position: &G::Position) -> bool {
        (**self).is_quiet(position)
    }
    fn play(&self, position: &G::Position, mv: &G::Move) -> G::Position {
        (**self).play(position, mv)
    }
    fn value(&self, position: &G::Position) -> Value {
        (**self).value(position)
    }
    fn seat(&self, position: &G::Position) -> Seat {
        (**self).seat(position)
    }
    fn payoffs(&self, position: &G::Position) -> Option<Payoffs> {
        (**self).payoffs(position)
    }
    fn value_ahead(&self, position: &G::Position, ahead: &mut u64) -> Value {
        (**self).value_ahead(position, ahead)
    }
    fn interval(&self, position: &G::Position) -> Option<Interval> {
        (**self).interval(position)
    }
    fn interval_ahead(&self, position: &G::Position, ahead: &mut u64) -> Option<Interval> {
        (**self).interval_ahead(position, ahead)
    }
    fn bound_parts(&self, position: &G::Position) -> Option<BoundParts> {
        (**self).bound_parts(position)
    }
    fn bound_matrix(&self, position: &G::Position) -> Option<BoundMatrix> {
        (**self).bound_matrix(position)
    }
    fn is_chance(&self, position: &G::Position) -> bool {
        (**self).is_chance(position)
    }
    fn weights(&self, position: &G::Position, weights: &mut Vec<u32>) {
        (**self).weights(position, weights);
    }
    fn state(&self, position: &G::Position) -> Option<(G::Position, Value)> {
        (**self).state(position)
    }
    fn move_name(&self, position: &G::Position, mv: &G::Move) -> Option<String> {
        (**self).move_name(position, mv)
    }
    fn board(&self, position: &G::Position) -> Option<Board> {
        (**self).board(position)
    }
    whole_game!(in_reference);
}
