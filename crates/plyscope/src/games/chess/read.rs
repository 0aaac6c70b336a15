//! The text of a position: FEN, and moves.

use cozy_chess::util::{display_san_move, parse_san_move, parse_uci_move};
use cozy_chess::{Board, Color, File, Move};

use super::super::notation::{NotationError, NotationErrorKind, TextPart};
use super::Line;
use super::position::Position;

/// Reads a position in FEN, moves from the initial position, or both.
pub(super) fn read(arguments: &[TextPart<'_>], forgets: bool) -> Result<Line, NotationError> {
    let (fen, moves) = match *arguments {
        [] => (None, None),
        [one] if one.as_str().contains('/') => (Some(one), None),
        [one] => (None, Some(one)),
        [fen, moves] => (Some(fen), Some(moves)),
        [_, _, third, ..] => return Err(mistake(third, Mistake::Third)),
    };
    let from = fen.map_or_else(|| Ok(Board::default()), read_fen)?;
    let mut board = from.clone();
    if forgets {
        board.set_halfmove_clock(0);
    }
    let mut line = Line { from, moves: Vec::new(), start: Position::new(board) };
    for word in moves.into_iter().flat_map(words) {
        let Some(word) = without_number(word) else { continue };
        let mv = read_move(line.start.board(), word)?;
        line.play(mv, forgets);
    }
    Ok(line)
}

/// Returns the words of a text, which `_` separates as well as spaces.
fn words(text: TextPart<'_>) -> impl Iterator<Item = TextPart<'_>> {
    let mut rest = text;
    std::iter::from_fn(move || {
        loop {
            let text = rest.as_str();
            if text.is_empty() {
                return None;
            }
            let end = text.find(is_space).unwrap_or(text.len());
            let word = rest.part(0, end);
            rest = rest.part((end + 1).min(text.len()), text.len());
            if end > 0 {
                return Some(word);
            }
        }
    })
}

fn is_space(c: char) -> bool {
    c == '_' || c == ' ' || c == '\t' || c == '\n'
}

/// Returns the move of a word such as `1.e4`; none if it is only a number, such as `1.` or `1...`.
fn without_number(word: TextPart<'_>) -> Option<TextPart<'_>> {
    let text = word.as_str();
    let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let rest = text[digits..].trim_start_matches('.');
    // `0-0` is a move.
    let is_number = digits > 0 && rest.len() < text.len() - digits;
    let from = if is_number { text.len() - rest.len() } else { 0 };
    (from < text.len()).then(|| word.part(from, text.len()))
}

fn read_move(board: &Board, word: TextPart<'_>) -> Result<Move, NotationError> {
    let text = word.as_str().trim_end_matches(['!', '?']).replace('0', "O");
    if let Ok(mv) = parse_san_move(board, &text) {
        return Ok(mv);
    }
    // Its letters have another meaning in SAN.
    match parse_uci_move(board, &text) {
        Ok(mv) if board.is_legal(mv) => Ok(mv),
        _ => Err(mistake(word, Mistake::Move { known: known(board) })),
    }
}

/// Returns the first moves of a position, for a message.
fn known(board: &Board) -> String {
    const MOST: usize = 8;
    let mut names = Vec::new();
    board.generate_moves(|of_piece| {
        names.extend(of_piece.into_iter().map(|mv| display_san_move(board, mv).to_string()));
        names.len() > MOST
    });
    match names.len() {
        0 => "none: the game is over".to_owned(),
        1..=MOST => names.join(", "),
        _ => format!("{} and others", names[..MOST].join(", ")),
    }
}

/// Reads a FEN. What is missing at its end is `w - - 0 1`.
fn read_fen(text: TextPart<'_>) -> Result<Board, NotationError> {
    let fields: Vec<TextPart<'_>> = words(text).collect();
    let [pieces, rest @ ..] = &fields[..] else {
        return Err(mistake(text, Mistake::Ranks { found: 0 }));
    };
    check_pieces(*pieces)?;
    const REST: [&str; 5] = ["w", "-", "-", "0", "1"];
    if let Some(more) = rest.get(REST.len()) {
        return Err(mistake(*more, Mistake::More));
    }
    let word = |at: usize| rest.get(at).map_or(REST[at], |field| field.as_str());
    // With one field after the other as it was given, the first that is not right is the one that
    // the library refuses first.
    let board = |given: usize| {
        let of = |at: usize| if at < given { word(at) } else { REST[at] };
        let fields = [pieces.as_str(), of(0), of(1), of(2), of(3), of(4)];
        Board::from_fen(&fields.join(" "), false)
    };
    if let Some(side) = rest.first().filter(|side| !["w", "b"].contains(&side.as_str())) {
        return Err(mistake(*side, Mistake::Side));
    }
    let side = if word(0) == "b" { Color::Black } else { Color::White };
    if board(1).is_err() {
        let other = if side == Color::White { "b" } else { "w" };
        // The other side could move: then its king is attacked.
        let fields = format!("{} {other} - - 0 1", pieces.as_str());
        let is_attacked = Board::from_fen(&fields, false).is_ok();
        let kind =
            if is_attacked { Mistake::Attacked { king: name(!side) } } else { Mistake::Impossible };
        return Err(mistake(*pieces, kind));
    }
    let kinds =
        [Mistake::Side, Mistake::Castling, Mistake::EnPassant, Mistake::Clock, Mistake::Number];
    for (given, kind) in (1..).zip(kinds) {
        match board(given) {
            Ok(board) if given == CASTLING && !kings_may_castle(&board) => {
                return Err(mistake(rest[given - 1], kind));
            }
            Ok(_) => {}
            Err(_) => return Err(mistake(rest[given - 1], kind)),
        }
    }
    board(REST.len()).map_err(|_| mistake(text, Mistake::Impossible))
}

/// The number of the field of castling.
const CASTLING: usize = 2;

/// Returns `true` if each king that may castle is where it began: the library lets it begin on
/// another file, as in Chess960.
fn kings_may_castle(board: &Board) -> bool {
    [Color::White, Color::Black].into_iter().all(|color| {
        let rights = board.castle_rights(color);
        let may = rights.short.is_some() || rights.long.is_some();
        !may || board.king(color).file() == File::E
    })
}

/// Finds what is wrong with the pieces, as far as it has a place.
fn check_pieces(pieces: TextPart<'_>) -> Result<(), NotationError> {
    let ranks: Vec<TextPart<'_>> = pieces.split('/').collect();
    if ranks.len() != 8 {
        return Err(mistake(pieces, Mistake::Ranks { found: ranks.len() }));
    }
    for (row, rank) in ranks.iter().enumerate() {
        let mut squares = 0;
        for (at, char) in rank.as_str().char_indices() {
            let place = rank.part(at, at + char.len_utf8());
            squares += match char {
                '1'..='8' => char as usize - '0' as usize,
                'p' | 'P' if row == 0 || row == 7 => {
                    return Err(mistake(place, Mistake::Pawn { rank: 8 - row }));
                }
                _ if "pnbrqkPNBRQK".contains(char) => 1,
                _ => return Err(mistake(place, Mistake::Piece)),
            };
        }
        if squares != 8 {
            return Err(mistake(*rank, Mistake::Squares { rank: 8 - row, found: squares }));
        }
    }
    for (letter, king) in [('K', "White"), ('k', "Black")] {
        let found = pieces.as_str().matches(letter).count();
        if found != 1 {
            return Err(mistake(pieces, Mistake::Kings { king, found }));
        }
    }
    Ok(())
}

fn name(color: Color) -> &'static str {
    if color == Color::White { "White" } else { "Black" }
}

fn mistake(place: TextPart<'_>, kind: Mistake) -> NotationError {
    place.error(NotationErrorKind::position(kind))
}

#[derive(Debug, thiserror::Error)]
enum Mistake {
    #[error(
        "a position has eight ranks with `/` between them, such as 8/8/8/4k3/8/8/4P3/4K3; this has {found}"
    )]
    Ranks { found: usize },
    #[error("a rank has eight squares; rank {rank} has {found}")]
    Squares { rank: usize, found: usize },
    #[error(
        "a piece is one of KQRBNP for White and kqrbnp for Black, and a number from 1 to 8 counts empty squares"
    )]
    Piece,
    #[error("a pawn can't stand on rank {rank}")]
    Pawn { rank: usize },
    #[error("each side has one king; {king} has {found}")]
    Kings { king: &'static str, found: usize },
    #[error("the king of {king} could be taken: it is attacked, and the other side is to move")]
    Attacked { king: &'static str },
    #[error(
        "no game leads to this position: a side has at most 16 pieces and 8 pawns, and at most two pieces give check"
    )]
    Impossible,
    #[error("the side to move is w or b")]
    Side,
    #[error(
        "castling is a few of KQkq, or `-`, and the king and the rook must be where they began"
    )]
    Castling,
    #[error(
        "the square of a capture en passant is on the third or sixth rank behind a pawn that has just made two steps, such as e3; or `-`"
    )]
    EnPassant,
    #[error(
        "moves without a capture or a move of a pawn are counted from 0 to 100, and from 0 with a square of a capture en passant"
    )]
    Clock,
    #[error("the number of the move is from 1 to 65535")]
    Number,
    #[error(
        "a FEN has six fields: the pieces, the side to move, castling, en passant and two numbers; moves follow after a comma"
    )]
    More,
    #[error("this is no legal move here; there are {known}")]
    Move { known: String },
    #[error("only a position and the moves from there stand here")]
    Third,
}
