//! Chess, with the move generator of `cozy-chess`.

mod evaluation;
mod position;
mod quiescence;
mod read;

use std::fmt;
use std::sync::Arc;

use cozy_chess::util::display_san_move;
use cozy_chess::{Board as Squares, File, Piece, Rank, Square};

use super::any::{GameInfo, RegisteredGame, from_text};
use super::arguments::Arguments;
use super::notation::{NotationError, TextPart};
use super::opening::{OPENING, OPENING_SEED, opening};
use crate::{Board, Cell, Chessman, Game, Interval, Limits, OptionKind, OptionSpec, Player, Value};

use quiescence::{MATE, quiesce, urgency};

pub use position::Position;

/// Chess. White is MAX.
///
/// Written `chess:` and a position in FEN, or moves from the initial position, or both with a comma
/// between them: `chess:e4 e5 Nf3`. Spaces may be written as `_`. `chess` is the initial
/// position. Moves are named in SAN.
///
/// **Values** are hundredths of a pawn, from White's view. At a horizon, a position is worth what
/// the side to move makes of it by captures and promotions, evaluated by material and squares; in
/// check, all moves count. A mate is worth 10,000, less one for each move of either side
/// that it is away from the root.
///
/// The game is drawn by stalemate, by the third repetition, also of a position of the line that was
/// given, after fifty moves of each side without a capture or a move of a pawn, and if neither side
/// has the pieces for a mate.
///
/// **Bounds** are those of Palay (1982, "The B* tree search algorithm: new results", Artificial
/// Intelligence 19): the side to move gets at best what it makes of the position by captures, and
/// at worst what is left if it passes and the other side captures. In check nobody can pass: then
/// the ends are those of the best and of the worst move out of it. Such bounds are estimates: a
/// backup may find a value outside of them.
///
/// With `opening=6,seed=3`, six moves at random come before the start, the same for the same seed.
///
/// With `merge=positions`, positions with the same pieces, rights and number of moves are
/// equal, however they came about. Then no repetition ends the game, and no count of moves.
///
/// ```
/// use plyscope::{Game, chess::Chess};
///
/// let game: Chess = "chess:e4 e5 Qh5 Nc6 Bc4 Nf6".parse()?;
/// let start = game.start();
/// let mut moves = Vec::new();
/// game.moves(&start, &mut moves);
/// let mate = moves.iter().find(|mv| game.move_name(&start, mv).as_deref() == Some("Qxf7#"));
/// let end = game.play(&start, mate.unwrap());
/// assert_eq!(game.value(&end), 9_999.into());
/// # Ok::<(), plyscope::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chess {
    line: Arc<Line>,
    order: Order,
    forgets: bool,
}

/// The position that was given, the moves from there, and where they lead.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Line {
    from: Squares,
    /// In SAN.
    moves: Vec<String>,
    start: Position,
}

impl Line {
    /// Adds a legal move.
    fn play(&mut self, mv: cozy_chess::Move, forgets: bool) {
        self.moves.push(display_san_move(self.start.board(), mv).to_string());
        self.start = self.start.after(mv, forgets).as_root();
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Order {
    Captures,
    Board,
}

/// A move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move(cozy_chess::Move);

impl Game for Chess {
    type Position = Position;
    type Move = Move;

    fn start(&self) -> Position {
        self.line.start.clone()
    }
    fn player(&self, position: &Position) -> Player {
        position.player()
    }
    fn moves(&self, position: &Position, moves: &mut Vec<Move>) {
        if position.is_drawn() {
            return;
        }
        let (board, first) = (position.board(), moves.len());
        board.generate_moves(|of_piece| {
            moves.extend(of_piece.into_iter().map(Move));
            false
        });
        if self.order == Order::Captures {
            moves[first..].sort_by_key(|mv| -urgency(board, mv.0));
        }
    }
    fn is_over(&self, position: &Position) -> bool {
        end(position).is_some()
    }
    fn play(&self, position: &Position, mv: &Move) -> Position {
        position.after(mv.0, self.forgets)
    }
    fn value(&self, position: &Position) -> Value {
        self.value_ahead(position, &mut 0)
    }
    fn value_ahead(&self, position: &Position, ahead: &mut u64) -> Value {
        let (board, ply) = (position.board(), position.ply() as i32);
        seen_by_white(position, end(position).unwrap_or_else(|| quiesce(board, ply, ahead)))
    }
    fn interval(&self, position: &Position) -> Option<Interval> {
        self.interval_ahead(position, &mut 0)
    }
    fn interval_ahead(&self, position: &Position, ahead: &mut u64) -> Option<Interval> {
        let (board, ply) = (position.board(), position.ply() as i32);
        let (worst, best) = match (end(position), board.null_move()) {
            (Some(value), _) => (value, value),
            (None, Some(passed)) => {
                *ahead += 1;
                (-quiesce(&passed, ply + 1, ahead), quiesce(board, ply, ahead))
            }
            (None, None) => out_of_check(board, ply, ahead),
        };
        // In zugzwang it is better to pass.
        let (one, other) = (seen_by_white(position, worst), seen_by_white(position, best));
        Interval::new(one.min(other), one.max(other))
    }
    fn is_sound(&self) -> bool {
        false
    }
    fn move_name(&self, position: &Position, mv: &Move) -> Option<String> {
        Some(display_san_move(position.board(), mv.0).to_string())
    }
    fn board(&self, position: &Position) -> Option<Board> {
        let ranks = Rank::ALL.into_iter().rev();
        let squares = ranks.flat_map(|rank| File::ALL.map(|file| Square::new(file, rank)));
        let cell = |square| match position.piece(square) {
            Some((player, piece)) => Cell::Chessman(player, chessman(piece)),
            None => Cell::Empty,
        };
        Some(Board::Grid { columns: 8, cells: squares.map(cell).collect() })
    }
    fn merges(&self) -> bool {
        self.forgets
    }
    fn value_range(&self) -> Option<Interval> {
        Interval::new(Value::new(-MATE), Value::new(MATE))
    }
    fn is_endless(&self) -> bool {
        true
    }
}

/// Returns the value to the side to move of a position in which the game is over.
fn end(position: &Position) -> Option<i32> {
    let board = position.board();
    if board.generate_moves(|_| true) {
        return position.is_drawn().then_some(0);
    }
    Some(if board.checkers().is_empty() { 0 } else { position.ply() as i32 - MATE })
}

/// Returns the values of the worst and of the best move to the side that is in check.
fn out_of_check(board: &Squares, ply: i32, ahead: &mut u64) -> (i32, i32) {
    let (mut worst, mut best) = (MATE, -MATE);
    board.generate_moves(|of_piece| {
        for mv in of_piece {
            let mut after = board.clone();
            after.play_unchecked(mv);
            *ahead += 1;
            let value = -quiesce(&after, ply + 1, ahead);
            (worst, best) = (worst.min(value), best.max(value));
        }
        false
    });
    (worst, best)
}

/// Returns the value to MAX of what is worth so much to the side to move.
fn seen_by_white(position: &Position, value: i32) -> Value {
    Value::new(if position.player() == Player::Max { value } else { -value })
}

fn chessman(piece: Piece) -> Chessman {
    match piece {
        Piece::Pawn => Chessman::Pawn,
        Piece::Knight => Chessman::Knight,
        Piece::Bishop => Chessman::Bishop,
        Piece::Rook => Chessman::Rook,
        Piece::Queen => Chessman::Queen,
        Piece::King => Chessman::King,
    }
}

from_text!(Chess);

impl RegisteredGame for Chess {
    const INFO: GameInfo = GameInfo {
        name: "chess",
        about: "Chess from a position in FEN, evaluated by material, squares and captures. White is MAX.",
        example: "chess:e4 e5 Qh5 Nc6 Bc4 Nf6",
        options: &[
            OptionSpec {
                name: "order",
                kind: OptionKind::Choice(&["captures", "board"]),
                default: "captures",
                about: "The order of moves: first captures and promotions, those that win most by the \
                        least piece at the front (captures); or by the pieces, pawns at the front, and \
                        their squares from a1 to h8 (board).",
            },
            OptionSpec {
                name: "merge",
                kind: OptionKind::Choice(&["none", "positions"]),
                default: "none",
                about: "Positions are the same if the same moves led to them since the last capture or \
                        move of a pawn, so that repetitions count (none); or if the pieces stand alike \
                        (positions).",
            },
            OPENING,
            OPENING_SEED,
        ],
    };

    fn read(text: TextPart<'_>, _: Limits) -> Result<Chess, NotationError> {
        let arguments = Arguments::read(text, Self::INFO.name, Self::INFO.options)?;
        let order = match arguments.settings.word("order") {
            "board" => Order::Board,
            _ => Order::Captures,
        };
        let forgets = arguments.settings.word("merge") == "positions";
        let line = Arc::new(read::read(&arguments.positional, forgets)?);
        let game = Chess { line, order, forgets };
        let moves = opening(&game, &arguments.settings);
        let mut line = Arc::unwrap_or_clone(game.line);
        for Move(mv) in moves {
            line.play(mv, forgets);
        }
        Ok(Chess { line: Arc::new(line), order, forgets })
    }
}

impl fmt::Display for Chess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Line { from, moves, .. } = &*self.line;
        let mut arguments = Vec::new();
        if *from != Squares::default() {
            arguments.push(from.to_string());
        }
        if !moves.is_empty() {
            arguments.push(moves.join(" "));
        }
        if self.order == Order::Board {
            arguments.push("order=board".to_owned());
        }
        if self.forgets {
            arguments.push("merge=positions".to_owned());
        }
        let separator = if arguments.is_empty() { "" } else { ":" };
        write!(f, "chess{separator}{}", arguments.join(","))
    }
}
