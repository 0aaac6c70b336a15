//! The notation of games and trees: what is read is written, what is written is read, and a mistake
//! has its place.

use plyscope::{AnyGame, Game};

/// Reads a game.
pub(crate) fn try_text(text: &str) -> bool {
    match text.parse::<AnyGame>() {
        Ok(game) => {
            assert_same(&game);
            look_around(&game);
            true
        }
        Err(error) => {
            let characters = text.chars().count();
            assert!(error.offset <= characters, "{error}");
            assert!(error.offset + error.length <= characters.max(error.offset + 1), "{error}");
            assert!(error.line >= 1 && error.column >= 1, "{error}");
            let lines = text.split('\n').count();
            assert!(error.line <= lines, "line {} of {lines}: {error}", error.line);
            assert!(error.kind.to_string().len() > 10, "{error}");
            false
        }
    }
}

fn assert_same(game: &AnyGame) {
    let written = game.to_string();
    let again = written.parse::<AnyGame>();
    let again = again.unwrap_or_else(|error| panic!("{written}\n{error}"));
    assert_eq!(&again, game);
    assert_eq!(again.to_string(), written);
    if let AnyGame::Tree(tree) = game {
        let json = tree.to_json();
        let again = json.parse::<plyscope::tree::Tree>();
        assert_eq!(&again.unwrap_or_else(|error| panic!("{json}\n{error}")), tree);
    }
}

/// The greatest number of moves that are looked at, and of plies.
const MOST: usize = 200;
const PLIES: usize = 6;

/// Goes down the first line and the last one.
fn look_around(game: &AnyGame) {
    for is_last in [false, true] {
        let mut position = game.start();
        for _ in 0..PLIES {
            let mut moves = Vec::new();
            game.moves(&position, &mut moves);
            assert_eq!(game.is_over(&position), moves.is_empty());
            _ = (game.value(&position), game.board(&position));
            if let Some(bounds) = game.interval(&position) {
                assert!(bounds.lower <= bounds.upper);
            }
            let children: Vec<_> =
                moves.iter().take(MOST).map(|mv| game.play(&position, mv)).collect();
            for (mv, child) in moves.iter().zip(&children) {
                _ = game.move_name(&position, mv);
                let is_as_first = game.player(child) == game.player(&children[0]);
                assert!(is_as_first || game.mixes_players(), "siblings");
            }
            let next = if is_last { children.last() } else { children.first() };
            let Some(next) = next else { break };
            position = next.clone();
        }
    }
}
