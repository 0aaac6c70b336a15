//! What every search says of every game, natively. The bindings' tests compare what it says in a
//! browser with the same table.

mod lines;

use expect_test::expect_file;
use plyscope::GAMES;

#[test]
fn every_search_says_the_same_of_every_game() {
    for game in GAMES {
        assert!(lines::TEXTS.contains(&game.example), "{} is missing", game.example);
    }
    expect_file!["table.txt"].assert_eq(&(lines::lines().join("\n") + "\n"));
}
