//! Moves at random before the start of a game, so that there are samples of its positions.

use super::random::{SEED, from_to, stream};
use crate::{Game, OptionKind, OptionSpec, Settings};

pub(super) const OPENING: OptionSpec = OptionSpec {
    name: "opening",
    kind: OptionKind::Number { min: 0, max: 100 },
    default: "0",
    about: "The number of moves at random after those that are given; none of them ends the game.",
};

pub(super) const OPENING_SEED: OptionSpec = OptionSpec {
    name: SEED,
    kind: OptionKind::Number { min: 0, max: i64::MAX },
    default: "1",
    about: "Another seed, other moves at random.",
};

/// Returns the moves at random from the start of `game` that `settings` ask for, fewer if each move
/// ends the game.
pub(super) fn opening<G: Game>(game: &G, settings: &Settings) -> Vec<G::Move> {
    let count = settings.number(OPENING.name).unwrap_or(0_u32);
    let mut stream = stream(settings.number(SEED).unwrap_or_default(), 0);
    let (mut position, mut moves, mut played) = (game.start(), Vec::new(), Vec::new());
    while played.len() < count as usize {
        moves.clear();
        game.moves(&position, &mut moves);
        moves.retain(|mv| !game.is_over(&game.play(&position, mv)));
        let Some(last) = (moves.len() as u32).checked_sub(1) else { break };
        let mv = moves.swap_remove(from_to(&mut stream, 0, last) as usize);
        position = game.play(&position, &mv);
        played.push(mv);
    }
    played
}
