//! The report of who moves at new children.

use crate::scale::LARGE;
use crate::{Event, Game, Line, Observer, Player, Siblings};

/// Reports the children at which another player is to move than at the first, after their
/// expansion. `player` returns the player at the child of an index.
pub(super) fn report_movers<G: Game, O: Observer>(
    game: &G,
    children: Siblings,
    player: impl Fn(u32) -> Player,
    line: Line,
    observer: &mut O,
) {
    if !game.mixes_players() {
        return;
    }
    let first = player(0);
    for index in 1..children.count {
        let player = player(index);
        if player != first {
            observer.observe(line, Event::Mover { node: children.nth(index), player });
        }
    }
}

/// Reports the children at which chance is to move, after their expansion. `position` returns that
/// of the child of an index.
pub(super) fn report_chance<G: Game, O: Observer>(
    game: &G,
    children: Siblings,
    position: impl Fn(u32) -> G::Position,
    line: Line,
    observer: &mut O,
) {
    if !LARGE || !game.has_chance() {
        return;
    }
    for index in (0..children.count).filter(|index| game.is_chance(&position(*index))) {
        observer.observe(line, Event::Chance { node: children.nth(index) });
    }
}
