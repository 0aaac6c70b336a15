//! The games and options that branch and bound can run with.

use super::options::{Options, Order, Stop};
use crate::options::OptionError;
use crate::{Game, Player, Value};

/// Returns the reason why the search can't run on a game with these options, if there is one.
pub(super) fn check<G: Game>(game: &G, options: &Options) -> Result<(), OptionError> {
    if is_for_max_alone(game) {
        let why = "branch and bound minimises, and here MAX is the one to move: write the tree \
                   with `min-only:` and the other sign for every value, and for both ends of \
                   every bound, `A:-9..-4[-5,-9]` for `A:4..9[5,9]`; the greatest value is \
                   then the result with the other sign";
        return Err(OptionError::Incompatible { name: "game", why: why.to_owned() });
    }
    if !is_bounded_for_one(game) {
        let why = "branch and bound takes a game of one player who minimises, with a lower \
                   bound for every position: `tsp`, `puzzle`, or a tree with `min-only:`";
        return Err(OptionError::Incompatible { name: "game", why: why.to_owned() });
    }
    if options.order == Order::Depth && options.budget.is_none() && game.is_endless() {
        let why = "a line of play in this game may never end, and depth first would follow it: \
                   limit the expansions with `budget=`, or leave out `order=depth`";
        return Err(OptionError::Incompatible { name: "order", why: why.to_owned() });
    }
    if options.order == Order::Depth && options.stop == Stop::AsPopped {
        let why = "the node that is popped has the least bound with `order=best` only: depth \
                   first, one with a lower bound may still wait, so leave out `stop=as-popped`";
        return Err(OptionError::Incompatible { name: "stop", why: why.to_owned() });
    }
    Ok(())
}

/// Returns `true` if MIN is to move at the root and all its children, and the root or one of them
/// has a lower bound.
fn is_bounded_for_one<G: Game>(game: &G) -> bool {
    let start = game.start();
    let mut moves = Vec::new();
    game.moves(&start, &mut moves);
    let children = || moves.iter().map(|mv| game.play(&start, mv));
    let is_bounded = |position: &G::Position| {
        game.interval(position).is_some_and(|bounds| bounds.lower > Value::NEG_INF)
    };
    // The root of a tree that is written by hand often has no bounds.
    !game.mixes_players()
        && (is_bounded(&start) || children().any(|child| is_bounded(&child)))
        && game.player(&start) == Player::Min
        && children().all(|child| game.player(&child) == Player::Min)
}

/// Returns `true` if MAX is to move at the root, and at all of its children.
fn is_for_max_alone<G: Game>(game: &G) -> bool {
    let start = game.start();
    let mut moves = Vec::new();
    game.moves(&start, &mut moves);
    let is_max = |position: &G::Position| game.player(position) == Player::Max;
    !moves.is_empty() && is_max(&start) && moves.iter().all(|mv| is_max(&game.play(&start, mv)))
}
