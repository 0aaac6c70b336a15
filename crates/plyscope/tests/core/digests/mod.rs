//! What every search says of every game, natively. The bindings' tests compare what it says in a
//! browser with the same table.

mod lines;

use expect_test::expect_file;
use plyscope::GAMES;

use crate::here::is_here;

#[test]
fn every_search_says_the_same_of_every_game() {
    for game in GAMES {
        assert!(lines::TEXTS.contains(&game.example), "{} is missing", game.example);
    }
    let lines = lines::lines();
    if lines::TEXTS.iter().all(|text| is_here(text)) {
        println!("`cargo xtask accept` writes the table anew");
        expect_file!["table.txt"].assert_eq(&(lines.join("\n") + "\n"));
    } else {
        let here =
            |line: &&str| lines::TEXTS.iter().any(|text| line.ends_with(text) && is_here(text));
        assert_eq!(lines, include_str!("table.txt").lines().filter(here).collect::<Vec<_>>());
    }
}
