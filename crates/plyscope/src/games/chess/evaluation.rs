//! The value of a position without searching: material, and the squares that the pieces stand on.
//!
//! The numbers are those of the "Simplified Evaluation Function" (Tomasz Michniewski, in the Chess
//! Programming Wiki).

use cozy_chess::{Board, Color, Piece, Square};

/// The numbers of a piece's squares, as White sees them: the eighth rank first.
type Squares = [i32; 64];

/// Pawn, knight, bishop, rook, queen, king, as in [`Piece`].
const WORTH: [i32; 6] = [100, 320, 330, 500, 900, 0];

#[rustfmt::skip]
const SQUARES: [Squares; 6] = [
    [
          0,   0,   0,   0,   0,   0,   0,   0,
         50,  50,  50,  50,  50,  50,  50,  50,
         10,  10,  20,  30,  30,  20,  10,  10,
          5,   5,  10,  25,  25,  10,   5,   5,
          0,   0,   0,  20,  20,   0,   0,   0,
          5,  -5, -10,   0,   0, -10,  -5,   5,
          5,  10,  10, -20, -20,  10,  10,   5,
          0,   0,   0,   0,   0,   0,   0,   0,
    ],
    [
        -50, -40, -30, -30, -30, -30, -40, -50,
        -40, -20,   0,   0,   0,   0, -20, -40,
        -30,   0,  10,  15,  15,  10,   0, -30,
        -30,   5,  15,  20,  20,  15,   5, -30,
        -30,   0,  15,  20,  20,  15,   0, -30,
        -30,   5,  10,  15,  15,  10,   5, -30,
        -40, -20,   0,   5,   5,   0, -20, -40,
        -50, -40, -30, -30, -30, -30, -40, -50,
    ],
    [
        -20, -10, -10, -10, -10, -10, -10, -20,
        -10,   0,   0,   0,   0,   0,   0, -10,
        -10,   0,   5,  10,  10,   5,   0, -10,
        -10,   5,   5,  10,  10,   5,   5, -10,
        -10,   0,  10,  10,  10,  10,   0, -10,
        -10,  10,  10,  10,  10,  10,  10, -10,
        -10,   5,   0,   0,   0,   0,   5, -10,
        -20, -10, -10, -10, -10, -10, -10, -20,
    ],
    [
          0,   0,   0,   0,   0,   0,   0,   0,
          5,  10,  10,  10,  10,  10,  10,   5,
         -5,   0,   0,   0,   0,   0,   0,  -5,
         -5,   0,   0,   0,   0,   0,   0,  -5,
         -5,   0,   0,   0,   0,   0,   0,  -5,
         -5,   0,   0,   0,   0,   0,   0,  -5,
         -5,   0,   0,   0,   0,   0,   0,  -5,
          0,   0,   0,   5,   5,   0,   0,   0,
    ],
    [
        -20, -10, -10,  -5,  -5, -10, -10, -20,
        -10,   0,   0,   0,   0,   0,   0, -10,
        -10,   0,   5,   5,   5,   5,   0, -10,
         -5,   0,   5,   5,   5,   5,   0,  -5,
          0,   0,   5,   5,   5,   5,   0,  -5,
        -10,   5,   5,   5,   5,   5,   0, -10,
        -10,   0,   5,   0,   0,   0,   0, -10,
        -20, -10, -10,  -5,  -5, -10, -10, -20,
    ],
    [
        -30, -40, -40, -50, -50, -40, -40, -30,
        -30, -40, -40, -50, -50, -40, -40, -30,
        -30, -40, -40, -50, -50, -40, -40, -30,
        -30, -40, -40, -50, -50, -40, -40, -30,
        -20, -30, -30, -40, -40, -30, -30, -20,
        -10, -20, -20, -20, -20, -20, -20, -10,
         20,  20,   0,   0,   0,   0,  20,  20,
         20,  30,  10,   0,   0,  10,  30,  20,
    ],
];

/// Those of a king in the endgame.
#[rustfmt::skip]
const ENDGAME_KING: Squares = [
    -50, -40, -30, -20, -20, -30, -40, -50,
    -30, -20, -10,   0,   0, -10, -20, -30,
    -30, -10,  20,  30,  30,  20, -10, -30,
    -30, -10,  30,  40,  40,  30, -10, -30,
    -30, -10,  30,  40,  40,  30, -10, -30,
    -30, -10,  20,  30,  30,  20, -10, -30,
    -30, -30,   0,   0,   0,   0, -30, -30,
    -50, -30, -30, -30, -30, -30, -30, -50,
];

/// Returns the worth of a piece, in hundredths of a pawn.
pub(super) fn worth(piece: Piece) -> i32 {
    WORTH[piece as usize]
}

/// Returns the value of the position to the side to move, in hundredths of a pawn.
pub(super) fn evaluate(board: &Board) -> i32 {
    let ends = is_endgame(board);
    let mover = board.side_to_move();
    side(board, mover, ends) - side(board, !mover, ends)
}

/// Returns the sum of a side's pieces.
fn side(board: &Board, color: Color, ends: bool) -> i32 {
    let mut sum = 0;
    for piece in Piece::ALL {
        let squares = match piece {
            Piece::King if ends => &ENDGAME_KING,
            _ => &SQUARES[piece as usize],
        };
        for square in board.colored_pieces(color, piece) {
            sum += worth(piece) + squares[seen(square, color)];
        }
    }
    sum
}

/// Returns the place of a square in [`Squares`], for a side.
fn seen(square: Square, color: Color) -> usize {
    match color {
        Color::White => square as usize ^ 56,
        Color::Black => square as usize,
    }
}

/// Returns `true` if each side has no queen, or no other piece but one knight or bishop besides
/// its queen.
fn is_endgame(board: &Board) -> bool {
    [Color::White, Color::Black].into_iter().all(|color| {
        let count = |piece| board.colored_pieces(color, piece).len();
        let minor = count(Piece::Knight) + count(Piece::Bishop);
        count(Piece::Queen) == 0 || count(Piece::Rook) == 0 && minor <= 1
    })
}
