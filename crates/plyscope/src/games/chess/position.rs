//! A position of chess, and the draws that follow from what came before it.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use cozy_chess::{BitBoard, Board, Color, Move, Piece, Square};

use crate::Player;

/// A position in a line of play. A clone costs next to nothing.
///
/// Positions are equal if they are equal on the board, also in their clocks, equally far
/// from the root, and preceded by the same positions since the last capture or move of a pawn. So
/// equal positions have equal successors, repetitions included.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position(Arc<State>);

#[derive(Debug)]
struct State {
    board: Board,
    /// The distance from the root.
    ply: u32,
    /// The position before, if it can come up again.
    before: Option<Position>,
}

/// A position that has come up so often ends the game.
const REPETITIONS: usize = 3;
/// After so many moves of one side without a capture or a move of a pawn, the game ends. The
/// library counts no further.
const QUIET_MOVES: u8 = 100;

impl Eq for State {}

impl PartialEq for State {
    fn eq(&self, other: &State) -> bool {
        let clocks = |board: &Board| (board.halfmove_clock(), board.fullmove_number());
        self.ply == other.ply
            && clocks(&self.board) == clocks(&other.board)
            // Every double step leaves a square behind. It counts where a pawn can be taken there.
            && self.board.same_position(&other.board)
            && self.before == other.before
    }
}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        // The hash of the board is kept up to date by the moves.
        state.write_u64(self.0.board.hash_without_ep());
        state.write_u32(self.0.ply);
    }
}

impl Position {
    /// Returns a position that nothing precedes.
    pub(super) fn new(board: Board) -> Position {
        Position(Arc::new(State { board, ply: 0, before: None }))
    }

    /// Returns the same position as the root.
    pub(super) fn as_root(&self) -> Position {
        let State { board, before, .. } = &*self.0;
        Position(Arc::new(State { board: board.clone(), ply: 0, before: before.clone() }))
    }

    pub(super) fn board(&self) -> &Board {
        &self.0.board
    }

    pub(super) fn ply(&self) -> u32 {
        self.0.ply
    }

    pub(super) fn player(&self) -> Player {
        player(self.board().side_to_move())
    }

    /// Returns the position after a legal move. One that forgets counts no moves without
    /// a capture, and doesn't know what came before.
    pub(super) fn after(&self, mv: Move, forgets: bool) -> Position {
        let mut board = self.board().clone();
        board.play_unchecked(mv);
        if forgets {
            board.set_halfmove_clock(0);
            board.set_fullmove_number(1);
        }
        // When the clock has stopped, the game is over, and a line that was given may go on.
        let can_repeat = (1..QUIET_MOVES).contains(&board.halfmove_clock());
        let before = can_repeat.then(|| self.clone());
        Position(Arc::new(State { board, ply: self.0.ply + 1, before }))
    }

    /// Returns `true` if the game is drawn though there are moves.
    pub(super) fn is_drawn(&self) -> bool {
        self.board().halfmove_clock() >= QUIET_MOVES || self.is_repeated() || self.is_dead()
    }

    /// Returns `true` if this position has come up three times.
    fn is_repeated(&self) -> bool {
        let mut times = 1;
        let mut earlier = self.0.before.as_ref();
        while let Some(position) = earlier {
            times += usize::from(position.board().same_position(self.board()));
            if times == REPETITIONS {
                return true;
            }
            earlier = position.0.before.as_ref();
        }
        false
    }

    /// Returns `true` if neither side has the pieces for a mate: kings alone, with one knight,
    /// or with bishops on squares of one colour.
    fn is_dead(&self) -> bool {
        let board = self.board();
        let kings = board.pieces(Piece::King);
        let others = board.occupied() & !kings;
        let bishops = board.pieces(Piece::Bishop);
        let is_knight = others.len() == 1 && others == board.pieces(Piece::Knight);
        let is_one_colour = (others & BitBoard::DARK_SQUARES).is_empty()
            || (others & BitBoard::LIGHT_SQUARES).is_empty();
        is_knight || others == bishops && is_one_colour
    }

    /// Returns the piece on a square, with its side.
    pub(super) fn piece(&self, square: Square) -> Option<(Player, Piece)> {
        let board = self.board();
        Some((player(board.color_on(square)?), board.piece_on(square)?))
    }
}

/// White is MAX.
fn player(color: Color) -> Player {
    match color {
        Color::White => Player::Max,
        Color::Black => Player::Min,
    }
}
