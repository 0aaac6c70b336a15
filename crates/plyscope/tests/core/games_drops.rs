//! Boards of Connect Four, which are read as moves that lead to them.

use plyscope::{AnyGame, Board, Cell, Game, Player};
use proptest::prelude::*;

/// Returns the rows of a board, the highest first.
fn rows(board: &Board, signs: [char; 2]) -> Vec<String> {
    let Board::Grid { cells, .. } = board else { panic!("no grid: {board:?}") };
    let sign = |cell: &Cell| match cell {
        Cell::Disc(Player::Max) => signs[0],
        Cell::Disc(Player::Min) => signs[1],
        _ => '.',
    };
    cells.chunks(7).map(|row| row.iter().map(sign).collect()).collect()
}

proptest! {
    /// Also of a board that somebody has just won.
    #[test]
    fn boards_are_read_as_moves(played in prop::collection::vec(any::<u8>(), 1..42)) {
        let game: AnyGame = "connect-four".parse()?;
        let (mut position, mut moves) = (game.start(), Vec::new());
        for choice in played {
            moves.clear();
            game.moves(&position, &mut moves);
            if moves.is_empty() {
                break;
            }
            position = game.play(&position, &moves[usize::from(choice) % moves.len()]);
        }
        let board = game.board(&position).unwrap();
        for between in ["\n", "/"] {
            let text = format!("connect-four:{}", rows(&board, ['X', 'o']).join(between));
            let read: AnyGame = text.parse()?;
            prop_assert_eq!(read.board(&read.start()), Some(board.clone()), "{}", text);
        }
    }
}

#[test]
fn who_begins() {
    let read = |rows: &str| rows.parse::<AnyGame>().map(|game| game.to_string());
    let empty = "connect-four:.......\n.......\n.......\n.......\n";
    let equal = read(&format!("{empty}0002000\n0001000,order=centre").replace('.', "0"));
    assert_eq!(equal.unwrap(), "connect-four:44,order=centre");
    // The one with a disc more.
    assert_eq!(read(&format!("{empty}...R...\n..RY...")).unwrap(), "connect-four:344");
}

/// Discs in the air, two too many, three players, and nobody who says who begins.
#[test]
fn what_can_not_be_a_position() {
    for lowest in ["...X...\n.......", ".......\nXXX....", ".......\nXOR....", ".......\nRY....."] {
        let text = format!("connect-four:.......\n.......\n.......\n.......\n{lowest}");
        assert!(text.parse::<AnyGame>().is_err(), "{text}");
    }
}
