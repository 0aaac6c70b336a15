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
