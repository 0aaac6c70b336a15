//! Positions after moves at random, and iterative deepening on them. `PLYSCOPE_LONG=1` takes ten
//! thousand.

use plyscope::{AnyGame, AnySearch, Game, Silent};

use crate::differential::tree::Dice;
use crate::here::is_here;

fn read(text: &str) -> AnyGame {
    text.parse().unwrap_or_else(|error| panic!("{text}\n{error}"))
}

#[test]
fn an_opening_is_as_long_as_it_says_and_ends_no_game() {
    if !is_here("connect-four") {
        return;
    }
    for seed in 0..200 {
        let game = read(&format!("connect-four:44,opening=6,seed={seed}"));
        let text = game.to_string();
        assert!(text.starts_with("connect-four:44"), "{text}");
        assert_eq!(text.len(), "connect-four:".len() + 8, "{text}");
        assert_eq!(read(&text), game, "{text}");
        let game = read(&format!("connect-four:opening=100,seed={seed}"));
        assert!(!game.is_over(&game.start()), "{game}");
    }
    let texts: Vec<_> = [1, 1, 2]
        .iter()
        .map(|seed| read(&format!("connect-four:opening=9,seed={seed}")).to_string())
        .collect();
    assert!(texts[0] == texts[1] && texts[1] != texts[2], "{texts:?}");
    assert_eq!(read("connect-four:seed=9"), read("connect-four"));
}

#[cfg(feature = "chess")]
#[test]
fn an_opening_of_chess_is_a_line_of_play() {
    for seed in 0..50 {
        let game = read(&format!("chess:e4 e5,opening=10,seed={seed},merge=positions"));
        let text = game.to_string();
        assert_eq!(text.split(' ').count(), 12, "{text}");
        assert_eq!(read(&text), game);
        assert!(!game.is_over(&game.start()), "{game}");
    }
    // Ra8 would be a mate.
    for seed in 0..100 {
        let game = read(&format!("chess:6k1/5ppp/8/8/8/8/8/R6K w - - 0 1,opening=1,seed={seed}"));
        assert!(!game.is_over(&game.start()), "{game}");
    }
}

/// Whatever orders the moves, the value to each depth is that of alpha-beta from left to right.
#[test]
fn deepening_on_positions_is_worth_what_alpha_beta_is() {
    if !is_here("connect-four") {
        return;
    }
    let count = if std::env::var_os("PLYSCOPE_LONG").is_some() { 10_000 } else { 150 };
    let games: &[(&str, u32)] = &[
        ("connect-four:opening=OPENING,seed=SEED", 5),
        ("connect-four:opening=OPENING,seed=SEED,order=centre,evaluation=zero", 5),
        #[cfg(feature = "chess")]
        ("chess:opening=OPENING,seed=SEED", 3),
        #[cfg(feature = "chess")]
        ("chess:opening=OPENING,seed=SEED,merge=positions,order=board", 2),
    ];
    for seed in 0..count {
        let mut dice = Dice::new(seed);
        let (text, most) = games[seed as usize % games.len()];
        let opening = dice.below(30).to_string();
        let game = read(&text.replace("OPENING", &opening).replace("SEED", &seed.to_string()));
        let mut word = || if dice.below(2) == 0 { "on" } else { "off" };
        let given =
            ["pv", "table", "killers", "history", "null-windows"].map(|name| (name, word()));
        let aspiration = ["off", "0", "1", "20"][dice.below(4) as usize];
        for depth in 1..=most {
            let value = |name: &str, given: &[(&str, &str)]| {
                let mut search = AnySearch::builder(name, game.clone()).option("depth", depth);
                for (name, value) in given {
                    search = search.option(name, *value);
                }
                let mut search = search.build().unwrap();
                while search.step(&mut Silent) {}
                search.outcome().unwrap().value()
            };
            let mut all = given.to_vec();
            all.push(("aspiration", aspiration));
            let plain = value("alpha-beta", &[("table", "off")]);
            assert_eq!(value("iterative-deepening", &all), plain, "{all:?} to {depth}: {game}");
        }
    }
}
