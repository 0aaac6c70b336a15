//! Positions without the name of their game, told by their shape: boards of tic-tac-toe and Connect Four,
//! sliding puzzles, tables of distances, and sums of games. Chess and crosswords are told by their own
//! forms.

use std::collections::HashSet;

use super::boards;
use super::positions;
use super::tours;

/// The game of a position, and whether the text can be nothing else.
pub(super) struct Told {
    pub(super) game: &'static str,
    /// A mistake in the position is what is wrong with the text.
    pub(super) is_sure: bool,
}

/// The most bytes of a position that somebody wrote, with some room.
const MOST: usize = 10_000;

/// Returns the game whose position this seems to be.
pub(super) fn told(text: &str) -> Option<Told> {
    // With a colon, it has a name, or is a tree.
    if text.len() > MOST || text.contains(':') {
        return None;
    }
    let plain = boards::plain(text);
    let told = |game, is_sure| Some(Told { game, is_sure });
    if is_tic_tac_toe(&plain) {
        return told("tic-tac-toe", true);
    }
    if is_connect_four(&plain) {
        return told("connect-four", true);
    }
    if is_puzzle(&plain) {
        return told("puzzle", false);
    }
    if tours::is_table(text) {
        return told("tsp", false);
    }
    let is_sum = text.trim_start().starts_with('±')
        || text.trim_start().starts_with('{') && text.contains('|');
    if is_sum { told("sum", false) } else { None }
}

/// Nine squares, with X and O in some of them.
fn is_tic_tac_toe(plain: &str) -> bool {
    let has = |signs: [char; 2]| plain.contains(signs);
    let are_letters = has(['X', 'O']) || has(['x', 'o']) || has(['❌', '⭕']);
    are_letters && positions::tic_tac_toe(plain).is_some()
}

/// Six rows of seven squares with two signs for discs and one for empty squares, at most.
fn is_connect_four(plain: &str) -> bool {
    let Some(squares) = boards::of_size(plain, 6, 7) else { return false };
    let signs: HashSet<&String> = squares.iter().collect();
    signs.len() <= 3 && signs.iter().any(|sign| boards::is_empty(sign))
}

/// The numbers from 1 on, each once, and one gap, in at least two rows.
fn is_puzzle(plain: &str) -> bool {
    let Some(puzzle) = positions::puzzle(plain) else { return false };
    let mut tiles: Vec<usize> =
        puzzle.split([' ', '/']).map(|tile| tile.parse().unwrap_or(0)).collect();
    tiles.sort_unstable();
    tiles.len() >= 6 && puzzle.contains('/') && tiles.iter().copied().eq(0..tiles.len())
}
