//! The errors of positions of chess that are wrong.

use super::mistake::mistake;

#[test]
fn of_the_pieces() {
    mistake("chess:8/8/8/8 w - -", "8/8/8/8", "eight ranks with `/` between them");
    mistake("chess:8/8/8/4k4/8/8/8/4K3 w", "4k4", "a rank has eight squares; rank 5 has 9");
    mistake("chess:8/8/8/4k3/8/8/8/4K2 w", "4K2", "rank 1 has 7");
    mistake("chess:8/8/8/4k3/8/2x5/8/4K3 w", "x", "KQRBNP for White and kqrbnp for Black");
    mistake("chess:4k2P/8/8/8/8/8/8/4K3 w", "P", "a pawn can't stand on rank 8");
    mistake(
        "chess:8/8/8/8/8/8/8/4K3 w",
        "8/8/8/8/8/8/8/4K3",
        "each side has one king; Black has 0",
    );
    mistake("chess:8/8/8/4k3/8/4K3/8/4K3 w", "8/8/8/4k3/8/4K3/8/4K3", "White has 2");
    mistake(
        "chess:4k3/8/8/8/8/8/8/4RK2 w",
        "4k3/8/8/8/8/8/8/4RK2",
        "the king of Black could be taken",
    );
    mistake(
        "chess:4k3/pppppppp/p7/8/8/8/8/4K3 w",
        "4k3/pppppppp/p7/8/8/8/8/4K3",
        "at most 16 pieces and 8 pawns",
    );
}

#[test]
fn of_the_other_fields() {
    mistake("chess:4k3/8/8/8/8/8/8/4K3 x - -", "x", "the side to move is w or b");
    mistake("chess:4k3/8/8/8/8/8/8/4K3 w K -", "K", "where they began");
    mistake("chess:4k3/8/8/8/8/8/8/4K2R w KX -", "KX", "KQkq, or `-`");
    mistake("chess:4k3/8/8/8/8/8/8/4K3 w - e3", "e3", "behind a pawn that has just made two steps");
    mistake("chess:4k3/8/8/8/8/8/8/4K3 w - - 101 1", "101", "from 0 to 100");
    mistake("chess:4k3/8/8/8/8/8/8/4K3 w - - 0 0", "0", "from 1 to 65535");
    mistake("chess:4k3/8/8/8/8/8/8/4K3_w_-_-_0_1_e4", "e4", "a FEN has six fields");
}

#[test]
fn of_the_moves() {
    mistake("chess:e4 Ke7", "Ke7", "this is no legal move here; there are a5, a6, b5");
    mistake("chess:1.e4 e5 2.Nd4", "Nd4", "no legal move here");
    mistake("chess:f3 e5 g4 Qh4# a3", "a3", "there are none: the game is over");
    mistake("chess:4k3/8/8/8/8/8/8/4K3 w,Ke2,Ke7", "Ke7", "only a position and the moves");
    mistake("chess:e4,depth=2", "depth=2", "has no option `depth`");
}

/// Without the name of the game, too: text that can be nothing but chess gets the sentence of chess.
#[test]
fn of_what_is_chess_without_its_name() {
    let fen = |pieces: &str| format!("{pieces} w KQkq - 0 1");
    let long = "rnbqkbnr/pppppppp/8/8/8/9/PPPPPPPP/RNBQKBNR";
    mistake(&fen(long), "9", "a piece is one of KQRBNP");
    let short = "rnbqkbnr/ppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    mistake(&fen(short), "ppppppp", "a rank has eight squares; rank 7 has 7");
    mistake(&fen("rnbqkbnr/ppzppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"), "z", "a piece is one of KQRBNP");
    mistake("rnbqkbnr/8/8/8/8/8/8/RNBQKBNR white", "white", "the side to move is w or b");
    mistake("rnbqkbnr/8/8/8/8/8/8/RNBQKBNR w KQxq -", "KQxq", "castling is a few of KQkq");
    mistake("4k3/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/4K3", "this has 7");
    mistake("8/8/8/8/8/8/8/8 w - - 0 1", "8/8/8/8/8/8/8/8", "White has 0");
    mistake("\n4k3/8/8/8/8/8/8/4K3 w - - 0 1 Ke2", "Ke2", "moves follow after a comma");
    mistake(
        "4k3/8/8/8/8/8/8/4K1K1 w - - bm Kf2; id \"two kings\";",
        "4k3/8/8/8/8/8/8/4K1K1",
        "has 2",
    );
    mistake("position fen 4k3/8/8/8/8/8/8/4K2 w - - 0 1 moves e1e2", "4K2", "rank 1 has 7");
    mistake("position startpos moves e2e4 e7e6 e1e3", "e1e3", "no legal move here");
    mistake("1. e4 e5 2. Nf6", "Nf6", "no legal move here");
    mistake("1.e4 e5 2.Bc4 Nc6 3.Qh5 Nf6 4.Qxf8#", "Qxf8#", "no legal move here");
    mistake("1. e2-e4 e7-e5 2. Ng1-f4", "Ng1-f4", "no legal move here");
    mistake("1. e4 e5 2. Cf3 Cc6", "Cf3", "no legal move here");
    mistake("e4 e5 Nf3 Nc6 Bb6", "Bb6", "no legal move here");
    mistake("e2e4 e7e5 g1f3 b8c6 f1b6", "f1b6", "no legal move here");
}

/// The place is that in the main line, whatever the comments have.
#[test]
fn of_files_of_games() {
    let file = |moves: &str| format!("% by hand\n[Event \"Casual\"]\n[Site \"?\"]\n\n{moves}\n");
    for front in ["", "chess:"] {
        let file = |moves: &str| format!("{front}{}", file(moves));
        let moves = "1. e4 {not Qh4} e5 2. Nf3 (2. Qh5 Qh4) Nc6 3. Bb5 a6 4. Qh4 *";
        let text = file(moves);
        mistake(&text, "Qh4", "no legal move here");
        let error = text.parse::<plyscope::AnyGame>().unwrap_err();
        let place = text.char_indices().nth(error.offset).unwrap().0;
        assert_eq!(place, text.rfind("Qh4").unwrap(), "{error}");
        mistake(&file("1. e4 e5 2. banana *"), "banana", "no legal move here");
        mistake(&file("1. e4 e5 (2. Nf3 Nc6 3. Bb5 a6"), "(", "this `(` is never closed");
        mistake(&file("1. e4 {the best e5 2. Nf3 Nc6"), "{", "this `{` is never closed");
        mistake(&file("1. e4 e5) 2. Nf3 Nc6"), ")", "this `)` closes nothing");
        mistake(&file("[FEN \"4k3/8/8/8/8/8/8/4K2 w - - 0 1\"]\n\n1. Ke2"), "4K2", "rank 1 has 7");
        mistake(&file("[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n1. Ke3"), "Ke3", "no legal move");
        mistake(&file("[Variant \"Atomic\"]\n\n1. e4"), "Atomic", "standard chess");
        let read = file("[Variant \"Standard\"]\n\n*").parse::<plyscope::AnyGame>().unwrap();
        assert_eq!(read.to_string(), "chess");
    }
}

/// The pieces alone are a position, as after the name of the game.
#[test]
fn the_pieces_alone_are_read() {
    let read = "r3k3/8/8/8/8/8/8/4K2R".parse::<plyscope::AnyGame>().unwrap();
    assert_eq!(read, "chess:r3k3/8/8/8/8/8/8/4K2R".parse().unwrap());
    let read = "r3k3/8/8/8/8/8/8/4K2R_b_K".parse::<plyscope::AnyGame>().unwrap();
    assert_eq!(read, "chess:r3k3/8/8/8/8/8/8/4K2R b K".parse().unwrap());
}

/// Lists, names and numbers are no chess.
#[test]
fn of_other_texts() {
    for text in ["1. apples\n2. pears", "a4 b5\na4 b6", "8/7/6/5/4/3/2/1", "position", "[A \"x\"]"]
    {
        let said = text.parse::<plyscope::AnyGame>().unwrap_err().kind.to_string();
        assert!(!said.contains("legal move") && !said.contains("rank"), "{text}: {said}");
    }
}
