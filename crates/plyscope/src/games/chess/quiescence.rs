//! The search at the horizon: captures and promotions until the position is quiet.

use cozy_chess::{Board, Color, Move, Piece};

use super::evaluation::{evaluate, worth};

/// A mate at the root is worth this; one that is n moves of a side away is worth n less.
pub(super) const MATE: i32 = 10_000;
/// The greatest value of a position without a mate.
const MOST: i32 = 9_000;

/// The greatest number of positions of one such search. Few are ever needed; boards full of queens
/// have captures without end.
const MOST_POSITIONS: u64 = 10_000;

/// Returns the value of the position to the side to move, which may stand pat or capture; in
/// check, it makes any move. `ply` is the distance from the root. After [`MOST_POSITIONS`],
/// positions are worth what stands on the board. Those that are seen below this one are added to
/// `ahead`.
pub(super) fn quiesce(board: &Board, ply: i32, ahead: &mut u64) -> i32 {
    let mut seen = 0;
    let value = search(board, ply, -MATE, MATE, &mut seen);
    *ahead += seen - 1;
    value
}

/// Alpha-beta, from the side to move's view.
fn search(board: &Board, ply: i32, mut alpha: i32, beta: i32, seen: &mut u64) -> i32 {
    *seen += 1;
    if *seen > MOST_POSITIONS {
        return evaluate(board).clamp(-MOST, MOST);
    }
    let in_check = !board.checkers().is_empty();
    let mut best = if in_check { ply - MATE } else { evaluate(board).clamp(-MOST, MOST) };
    if best >= beta {
        return best;
    }
    alpha = alpha.max(best);
    let (mut moves, theirs) = (Vec::new(), board.colors(!board.side_to_move()));
    board.generate_moves(|mut of_piece| {
        // Of a queen's moves, few take something.
        if !in_check && of_piece.piece != Piece::Pawn {
            of_piece.to &= theirs;
        }
        moves.extend(of_piece.into_iter().filter(|mv| in_check || is_loud(board, *mv)));
        false
    });
    moves.sort_by_cached_key(|mv| -urgency(board, *mv));
    for mv in moves {
        let mut after = board.clone();
        after.play_unchecked(mv);
        let value = -search(&after, ply + 1, -beta, -alpha, seen);
        best = best.max(value);
        alpha = alpha.max(best);
        if best >= beta {
            break;
        }
    }
    best
}

/// Returns the piece that a move takes.
fn taken(board: &Board, mv: Move) -> Option<Piece> {
    let color = board.side_to_move();
    // Castling is written as the king taking his own rook.
    match board.color_on(mv.to) {
        Some(other) => board.piece_on(mv.to).filter(|_| other != color),
        None => is_en_passant(board, color, mv).then_some(Piece::Pawn),
    }
}

fn is_en_passant(board: &Board, color: Color, mv: Move) -> bool {
    mv.from.file() != mv.to.file() && board.colored_pieces(color, Piece::Pawn).has(mv.from)
}

/// Returns `true` for a capture, and a promotion to a queen.
fn is_loud(board: &Board, mv: Move) -> bool {
    match mv.promotion {
        Some(piece) => piece == Piece::Queen,
        None => taken(board, mv).is_some(),
    }
}

/// Returns a number by which moves are ordered, the greatest first: of the captures and
/// promotions those that win most, by the least piece; then all others.
pub(super) fn urgency(board: &Board, mv: Move) -> i32 {
    let won = taken(board, mv).map_or(0, worth) + mv.promotion.map_or(0, worth);
    if won == 0 {
        return 0;
    }
    16 * won - board.piece_on(mv.from).map_or(0, worth)
        + if board.piece_on(mv.from) == Some(Piece::King) { -worth(Piece::Queen) } else { 0 }
}
