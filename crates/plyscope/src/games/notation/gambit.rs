//! Errors in files of the program Gambit: games that are no trees of MAX and MIN.

use crate::scale::about;

/// The reason why a file of the program Gambit isn't read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum GambitMistake {
    /// Something else is expected in this place.
    #[error(
        "{}",
        about(
            "a Gambit file is expected here: `EFG 2 R`, a title, two players in braces, and then for each \
         node `p \"name\" player set \"\" { \"move\" \"move\" } 0` or `t \"name\" outcome \"\" { 3, -3 }`"
        )
    )]
    Form,
    /// More or fewer than two players.
    #[error("{}", about("only games of two players are read, MAX and MIN"))]
    Players,
    /// An information set of several nodes.
    #[error(
        "{}",
        about(
            "this node is in the same information set as one before: a player who doesn't know the \
         position is not searched for; give each node a set of its own"
        )
    )]
    Set,
    /// Payoffs with another sum than zero.
    #[error(
        "{}",
        about("the two payoffs don't add up to zero: only what one player loses, the other wins")
    )]
    Sum,
    /// An outcome at a node with moves.
    #[error(
        "{}",
        about("this node has moves and a payoff, which only the ends of the game can have")
    )]
    Inner,
    /// An outcome that has no payoffs.
    #[error("{}", about("this end of the game has no payoffs, such as `{ 3, -3 }`"))]
    NoPayoff,
}
