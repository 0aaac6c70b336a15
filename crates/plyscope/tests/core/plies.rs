//! Nodes and different positions, ply by ply.

use plyscope::AnyGame;
use plyscope::plies::Plies;

fn plies(game: &str) -> Vec<(u128, u64)> {
    let game: AnyGame = game.parse().unwrap();
    Plies::of(&game).map(|ply| (ply.nodes, ply.positions)).collect()
}

/// The figures of the lecture: 9! orders of moves, and 72, 252, 756, 1260 … 126 different boards.
#[test]
fn tic_tac_toe_to_the_full_board() {
    let nodes = [1, 9, 72, 504, 3024, 15_120, 60_480, 181_440, 362_880, 362_880];
    let different = [1, 9, 72, 252, 756, 1260, 1680, 1260, 630, 126];
    let expected: Vec<_> = nodes.into_iter().zip(different).collect();
    assert_eq!(plies("tic-tac-toe:ends=full-board"), expected);
}

/// The well-known numbers of the game that ends with a line: 255,168 games, 5,478 positions.
#[test]
fn tic_tac_toe_to_the_first_line() {
    let all = plies("tic-tac-toe");
    assert_eq!(all.iter().map(|ply| ply.0).sum::<u128>(), 549_946);
    assert_eq!(all.iter().map(|ply| ply.1).sum::<u64>(), 5_478);
    // Up to symmetry.
    let up_to_symmetry = plies("tic-tac-toe:merge=symmetric-positions");
    assert_eq!(up_to_symmetry.iter().map(|ply| ply.1).sum::<u64>(), 765);
    assert_eq!(up_to_symmetry[1].0, 3, "three first moves");
}

#[test]
fn a_tree_has_no_equal_positions() {
    assert_eq!(plies("[[3,12,8],[2,4,6],5]"), [(1, 1), (3, 3), (6, 6)]);
    assert_eq!(plies("nim:3,2")[..2], [(1, 1), (5, 5)]);
}

/// However small the slices are, the plies are the same, and the one that comes next is known.
#[test]
fn plies_are_counted_in_slices() {
    let game: AnyGame = "tic-tac-toe:XO./.X./..O".parse().unwrap();
    for slice in [1, 7, usize::MAX] {
        let (mut plies, mut counted) = (Plies::of(&game), Vec::new());
        while let Some(ahead) = plies.ahead() {
            let ply = loop {
                let below = plies.positions_below();
                match plies.advance(slice) {
                    Some(ply) => break ply,
                    None => assert!(plies.positions_below() >= below),
                }
            };
            assert_eq!(ply, ahead);
            counted.push(ply);
        }
        assert_eq!(counted, Plies::of(&game).collect::<Vec<_>>());
        assert_eq!(plies.next(), None);
    }
}
