//! The report of the players at new children.

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
